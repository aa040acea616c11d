"""QE on a page."""

from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

from spielgeld.games.qe.pieces import TILES_2017, TILES_2019
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.render.game import render_of
from spielgeld.render.html.boards import HtmlRender, Regions
from spielgeld.render.html.now import draw_now
from spielgeld.render.html.page import Table
from spielgeld.render.html.players import draw_players
from spielgeld.render.html.region import Region
from spielgeld.render.qe.html import aid
from spielgeld.render.qe.html.board import draw_board
from spielgeld.render.qe.html.end import draw_finished
from spielgeld.render.qe.html.mine import draw_mine
from spielgeld.render.qe.html.now import draw_question, title_of_now
from spielgeld.render.qe.html.players import draw_all
from spielgeld.render.qe.saying import tile_words
from spielgeld.render.qe.striking import is_striking
from spielgeld.render.words import Words

DRAWN = {
    ".tile": "company",
    ".certificate": "company",
    ".envelope": "envelope",
    ".nation-tag": "nation",
    ".shelf .tag": "auctioneer",
    ".open-bid": "open-bid",
    ".known": "eye",
}


class QeHtml(HtmlRender):
    places: ClassVar[dict[str, str]] = {"tile": "tile-{}"}
    terms = (*aid.TERMS, "look")
    drawn: ClassVar[dict[str, str]] = DRAWN
    headings = (
        ("rules-set-up", "QE-1"),
        ("rules-auction", "QE-5"),
        ("rules-scoring", "QE-16"),
        ("rules-2017", "QE-30"),
    )

    def name_fact(self, word: str, words: Words) -> str:
        is_tile = word in TILES_2019 or word in TILES_2017
        return tile_words(word, words) if is_tile else super().name_fact(word, words)

    def draw(self, table: Table) -> Regions:
        view = table.view
        over = view.over and table.at is None
        return (
            draw_now(table, draw_question, title_of_now),
            table.steady(draw_mine),
            draw_players(table, draw_all(table)),
            table.steady(draw_finished) if over else draw_board(table),
        )

    def aid(self, table: Table) -> Region:
        return table.steady(aid.draw)

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        if choice.kind == "look":
            return {"look": form.get("look") == "true"}
        return render_of("qe").read(form.get("bid", ""), view, choice, words)

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        if "look" in decision:
            return {"look": "true" if decision["look"] else "false"}
        return {"bid": str(decision["bid"])}

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        return is_striking(view, decision)


HTML = QeHtml("qe", Path(__file__).parent / "templates")

"""QE on a page."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from spielgeld.games.example import Example
from spielgeld.games.qe.page import aid
from spielgeld.games.qe.page.board import draw_board
from spielgeld.games.qe.page.end import draw_end
from spielgeld.games.qe.page.examples import draw_example
from spielgeld.games.qe.page.mine import draw_mine
from spielgeld.games.qe.page.now import draw_question, title_of_now
from spielgeld.games.qe.page.players import draw_all
from spielgeld.games.qe.rules.pieces import TILES_2017, TILES_2019
from spielgeld.games.qe.telling.saying import tile_words
from spielgeld.games.qe.telling.striking import is_striking
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.page.boards import GamePage, Regions
from spielgeld.page.examples import Picture
from spielgeld.page.now import draw_now
from spielgeld.page.page import TablePage
from spielgeld.page.region import Region
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

DRAWN = {
    ".tile": "company",
    ".certificate": "company",
    ".envelope": "envelope",
    ".nation-tag": "nation",
    ".shelf .tag": "auctioneer",
    ".open-bid": "open-bid",
    ".known": "eye",
}


class QePage(GamePage):
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

    def draw(self, table: TablePage) -> Regions:
        view = table.view
        over = view.over and table.at is None
        return (
            draw_now(table, draw_question, title_of_now, tells_why=False),
            table.steady(draw_mine),
            draw_all(table),
            draw_end(table) if over else draw_board(table),
        )

    def draw_example(
        self, example: Example, before: TablePage, after: TablePage
    ) -> Sequence[Picture]:
        return draw_example(example, before, after)

    def aid(self, table: TablePage) -> Region:
        return table.steady(aid.draw_aid_of)

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        if choice.kind == "look":
            return {"look": form.get("look") == "true"}
        return telling_of("qe").read(form.get("bid", ""), view, choice, words)

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        if "look" in decision:
            return {"look": "true" if decision["look"] else "false"}
        return {"bid": str(decision["bid"])}

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        return is_striking(view, decision)


PAGE = QePage("qe", Path(__file__).parent / "templates")

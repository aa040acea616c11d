"""Plutocracy on a page."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from spielgeld.games.example import Example
from spielgeld.games.plutocracy.page import aid
from spielgeld.games.plutocracy.page.board import draw_board
from spielgeld.games.plutocracy.page.end import draw_end
from spielgeld.games.plutocracy.page.examples import draw_example
from spielgeld.games.plutocracy.page.mine import draw_mine
from spielgeld.games.plutocracy.page.moments import moments_of
from spielgeld.games.plutocracy.page.now import draw_question, title_of_now
from spielgeld.games.plutocracy.page.players import draw_all, figures_of
from spielgeld.games.plutocracy.page.reading import read_form, wants_confirmation
from spielgeld.games.plutocracy.page.symbols import symbols_of
from spielgeld.games.plutocracy.rules.pieces import MARKERS
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Event
from spielgeld.kernel.view import View
from spielgeld.page.boards import Figure, GamePage, Regions, ShownMoment
from spielgeld.page.examples import Picture
from spielgeld.page.now import draw_now
from spielgeld.page.page import TablePage
from spielgeld.page.region import Region
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words

DRAWN = {
    ".price-tag.buys": "demand",
    ".price-tag.sells": "supply",
    ".body.of-earth": "earth",
    ".body.of-asteroid": "asteroid",
    ".body": "planet",
    ".ship": "ship",
    **{f".piece.{marker}": marker for marker in MARKERS},
    ".piece.end": "end",
    ".piece": "disc",
    ".space .star": "star",
    ".space": "orbit",
    ".parliament": "parliament",
}


class PlutocracyPage(GamePage):
    places: ClassVar[dict[str, str]] = {"planet": "planet-{}", "body": "body-{}", "seat": "ship-{}"}
    terms = (*aid.TERMS, *aid.PIECES)
    drawn: ClassVar[dict[str, str]] = DRAWN
    scripts = ("games/plutocracy/orbits.js",)
    headings = (
        ("rules-board", "PL-1"),
        ("rules-time", "PL-5"),
        ("rules-turn", "PL-12"),
        ("rules-end", "PL-19"),
        ("rules-set-up", "PL-20"),
        ("rules-out", "PL-30"),
    )
    chairs = "corporations"
    fact_words = ("body", "resource", "society", "corporation", "marker")

    def draw(self, table: TablePage) -> Regions:
        over = table.view.over and table.at is None
        return (
            draw_now(table, draw_question, title_of_now),
            table.steady(draw_mine),
            draw_all(table),
            table.steady(draw_end) if over else draw_board(table),
        )

    def draw_example(
        self, example: Example, before: TablePage, after: TablePage
    ) -> Sequence[Picture]:
        return draw_example(example, before, after)

    def moments(
        self, events: Sequence[Event], words: Words, names: tuple[str, ...]
    ) -> Sequence[ShownMoment]:
        return moments_of(events, words, names)

    def figures(self, table: TablePage) -> Sequence[tuple[Figure, ...]]:
        return figures_of(table.frame.words, Same(table.view.table))

    def aid(self, table: TablePage) -> Region:
        return table.steady(aid.draw_aid_of)

    def sprite(self, table: TablePage) -> dict[str, object]:
        return symbols_of(table.view.table)

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        return read_form(form, view, choice, words)

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        if "fly" in decision:
            q, r = decision["fly"]
            return {"fly": f"{q},{r},{decision['time']}"}
        return {name: "true" if value is True else str(value) for name, value in decision.items()}

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        return wants_confirmation(view.table, decision)


PAGE = PlutocracyPage("plutocracy", Path(__file__).parent / "templates")

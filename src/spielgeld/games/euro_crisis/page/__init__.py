"""€uro Crisis on a page."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from spielgeld.games.euro_crisis.page import aid
from spielgeld.games.euro_crisis.page.board import draw_board
from spielgeld.games.euro_crisis.page.editor import BoardEditor
from spielgeld.games.euro_crisis.page.end import draw_end
from spielgeld.games.euro_crisis.page.examples import draw_example
from spielgeld.games.euro_crisis.page.foresight import Foresight
from spielgeld.games.euro_crisis.page.mine import draw_mine
from spielgeld.games.euro_crisis.page.moments import moments_of
from spielgeld.games.euro_crisis.page.now import draw_question, title_of_now, value_of
from spielgeld.games.euro_crisis.page.players import draw_all, figures_of
from spielgeld.games.euro_crisis.rules.facts import box_facts
from spielgeld.games.euro_crisis.rules.pieces import PARTIES
from spielgeld.games.example import Example
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Event
from spielgeld.kernel.view import View
from spielgeld.page.boards import Figure, GamePage, Regions, ShownMoment
from spielgeld.page.examples import Picture
from spielgeld.page.now import draw_now
from spielgeld.page.origin import Section
from spielgeld.page.page import TablePage
from spielgeld.page.region import Region
from spielgeld.telling.game import NotUnderstood
from spielgeld.telling.words import Words

FIELDS = ("gold", "borrow", "weapons", "side")
"""The words of decisions that are typed or chosen one by one."""


DRAWN = {
    ".loan": "loan",
    ".debt": "debt",
    ".mood-marker": "happiness",
    ".fist, .fist-sign": "fist",
    ".black": "debt-cut",
    **{f".government.party-{party}": party for party in PARTIES},
    ".rung": "property",
    ".bond-zone": "bond",
    ".mood": "happiness",
    ".cross": "large",
    ".price-track.gold": "gold",
    ".price-track.weapons": "weapons",
    ".income-track": "income",
}


class EuroCrisisPage(GamePage):
    places: ClassVar[dict[str, str]] = {"state": "state-{}"}
    terms = aid.TERMS
    drawn: ClassVar[dict[str, str]] = DRAWN
    headings = (
        ("rules-set-up", "EC-1"),
        ("rules-first-round", "EC-6"),
        ("rules-year", "EC-10"),
        ("rules-actions", "EC-20"),
        ("rules-markers", "EC-26"),
        ("rules-privatisation", "EC-30"),
        ("rules-crises", "EC-33"),
        ("rules-end", "EC-40"),
    )
    scripts = ("games/euro-crisis/touch.js",)
    editors = MappingProxyType({"board": BoardEditor()})

    def facts(self, words: Words) -> Sequence[Section]:
        return self.editors["board"].sections(box_facts().data, words)

    def draw(self, table: TablePage) -> Regions:
        over = table.view.over and table.at is None
        return (
            draw_now(table, draw_question, title_of_now, "euro-now "),
            draw_mine(table),
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
        return figures_of(table)

    def aid(self, table: TablePage) -> Region:
        return table.steady(aid.draw_aid_of)

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        decision = choice.read(said_in(form))
        if decision is None:
            raise NotUnderstood(words.say("now-not-understood"))
        return decision

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        return {"decision": value_of(decision)}

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        """To leave out an action that is possible, or to put one's own bank out."""
        if "skip" in decision:
            return Foresight(view).could_act()
        if "borrow" in decision or decision.get("party") == "communists":
            return Foresight(view).drops_out(decision)
        return False


def said_in(form: Mapping[str, str]) -> object:
    """A whole decision from a button or a list, or one put together from fields."""
    if "decision" in form:
        try:
            return json.loads(form["decision"])
        except (ValueError, RecursionError):
            return None
    said = {name: form[name].strip() for name in FIELDS if form.get(name)}
    if said.get("weapons") == "0":
        said.pop("side", None)
    return said


PAGE = EuroCrisisPage("euro-crisis", Path(__file__).parent / "templates")

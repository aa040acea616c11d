"""€uro Crisis on a page."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from spielgeld.games.euro_crisis.board import box_facts
from spielgeld.games.euro_crisis.pieces import PARTIES
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.render.euro_crisis.html import aid
from spielgeld.render.euro_crisis.html.banks import draw_mine, draw_one
from spielgeld.render.euro_crisis.html.editor import BoardEditor
from spielgeld.render.euro_crisis.html.end import draw_results
from spielgeld.render.euro_crisis.html.foresight import Foresight
from spielgeld.render.euro_crisis.html.now import draw_question, title_of_now, value_of
from spielgeld.render.euro_crisis.html.sheets import draw_states
from spielgeld.render.euro_crisis.html.tracks import draw_middle
from spielgeld.render.euro_crisis.html.year import draw_events, draw_year
from spielgeld.render.game import NotUnderstood
from spielgeld.render.html.aid import draw_legend
from spielgeld.render.html.boards import HtmlRender, Regions
from spielgeld.render.html.now import draw_now
from spielgeld.render.html.origin import Section
from spielgeld.render.html.page import Table
from spielgeld.render.html.players import draw_players
from spielgeld.render.html.region import Region, group, tag
from spielgeld.render.words import Words

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


class EuroCrisisHtml(HtmlRender):
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
    editors = MappingProxyType({"board": BoardEditor()})

    def facts(self, words: Words) -> Sequence[Section]:
        return self.editors["board"].sections(box_facts().data, words)

    def draw(self, table: Table) -> Regions:
        players = [draw_one(table, seat) for seat in range(table.view.players)]
        return (
            draw_now(table, draw_question, title_of_now, "euro-now "),
            draw_mine(table),
            draw_players(table, players),
            draw_board(table),
        )

    def aid(self, table: Table) -> Region:
        return table.steady(aid.draw)

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


def draw_board(table: Table) -> Region:
    title, sheets = table.frame.say("board-title"), table.steady(draw_sheets)
    if not table.view.over or table.at is not None:
        parts = (draw_year(table), sheets)
        return group("board", tag(SECTION, title), parts, "</section>")
    shown = group("board-shown", tag(SHOWN, title), (sheets,), "</section>")
    return group("board", FINISHED, (table.steady(draw_results), shown), "</div>")


SECTION = (
    '<section id="board" class="board euro" aria-labelledby="board-title">'
    '<h2 id="board-title" class="hidden">%s</h2>'
)
SHOWN = SECTION.replace('id="board"', 'id="board-shown"')
FINISHED = '<div id="board" class="finished">'
SHEETS = '<div id="sheets" class="sheets%s">'
SIGNS = '<p id="signs" class="signs"><small>%s</small></p>'


def draw_sheets(table: Table) -> Region:
    """The states with what lies in their middle, which does not change while decisions are sealed.

    The last move is told by events, which come with steps, too.
    """
    states = draw_states(table)
    middle = draw_middle(table, draw_events(table))
    three = " three" if len(states) == 3 else ""
    parts = (*states[:2], middle, *states[2:])
    sheets = group("sheets", tag(SHEETS, three), parts, "</div>")
    say = table.frame.say
    signs = Region("signs", tag(SIGNS, say("board-legend")))
    parts = (sheets, signs, draw_legend(say, aid.DRAWN))
    return group("sheets-shown", '<div id="sheets-shown">', parts, "</div>")


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


HTML = EuroCrisisHtml("euro-crisis", Path(__file__).parent / "templates")

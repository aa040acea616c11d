"""€uro Crisis on a page: what its templates are filled with."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from spielgeld.games.euro_crisis.board import box_of
from spielgeld.games.euro_crisis.view import EuroCrisisTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.euro_crisis.html.banks import Bank, banks_of
from spielgeld.render.euro_crisis.html.end import (
    SheetLine,
    chart_of,
    follow,
    result,
    scoring_sheet,
)
from spielgeld.render.euro_crisis.html.foresight import Foresight
from spielgeld.render.euro_crisis.html.grounds import signed
from spielgeld.render.euro_crisis.html.now import (
    Question,
    announce,
    confirm_text,
    question_of,
    sealed_text,
    value_of,
    waiting_title,
    what_now,
)
from spielgeld.render.euro_crisis.html.sheets import StateSheet, draw_states
from spielgeld.render.euro_crisis.html.tracks import (
    IncomeTrack,
    PriceTrack,
    income_track,
    price_tracks,
)
from spielgeld.render.euro_crisis.html.year import (
    CardShown,
    EventYear,
    Quarter,
    cards_of,
    events_by_year,
    own_card,
    quarters_of,
)
from spielgeld.render.game import NotUnderstood
from spielgeld.render.html.boards import HtmlRender
from spielgeld.render.html.chart import Chart
from spielgeld.render.html.page import Table
from spielgeld.render.words import Words

FIELDS = ("gold", "borrow", "weapons", "side")
"""The words of decisions that are typed or chosen one by one."""


@dataclass(frozen=True)
class EuroCrisisPage:
    """All that the templates of €uro Crisis call `it`."""

    now: str
    """asked, sealed, waiting or over."""
    table: EuroCrisisTable
    question: Question | None
    states: tuple[StateSheet, ...]
    prices: tuple[PriceTrack, ...]
    track: IncomeTrack
    quarters: tuple[Quarter, ...]
    years: tuple[EventYear, ...]
    cards: tuple[CardShown, ...]
    banks: tuple[Bank, ...]
    own_card: str | None
    people: int
    """Weapons on the side of the people in a riot, and on that of the government."""
    government: int
    waiting_title: str
    sealed: str
    confirm: str
    confirm_value: str
    result: str
    announce: str
    winners: tuple[Seat, ...]
    sheet: tuple[SheetLine, ...]
    incomes: Chart | None
    points: Chart | None

    def signed(self, number: int) -> str:
        return signed(number)


class EuroCrisisHtml(HtmlRender):
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

    def prepare(self, table: Table) -> EuroCrisisPage:
        view = table.view
        euro: EuroCrisisTable = view.table
        box = box_of(view.options["board"])
        over_time = follow(table, table.told) if view.over else None
        placed = [] if euro.riot is None else [weapons for _, weapons in euro.riot.placed]
        fist = 0 if euro.riot is None else euro.riot.fist_weapons
        return EuroCrisisPage(
            now=what_now(table),
            table=euro,
            question=question_of(table),
            states=draw_states(table, box),
            prices=price_tracks(euro),
            track=income_track(euro, box),
            quarters=quarters_of(table, box),
            years=events_by_year(table, box),
            cards=cards_of(table),
            banks=banks_of(table),
            own_card=own_card(table),
            people=fist + sum(max(weapons, 0) for weapons in placed),
            government=sum(max(-weapons, 0) for weapons in placed),
            waiting_title=waiting_title(table),
            sealed=sealed_text(table),
            confirm=confirm_text(table),
            confirm_value="" if table.confirm is None else value_of(table.confirm),
            result=result(table),
            announce=announce(table),
            winners=view.winners,
            sheet=scoring_sheet(table) if view.over else (),
            incomes=None if over_time is None else chart_of(table, over_time.incomes),
            points=None if over_time is None else chart_of(table, over_time.points),
        )

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


HTML = EuroCrisisHtml("euro-crisis", Path(__file__).parent / "templates")

"""The course of the year: quarters with their starters, events, and the cards of this quarter."""

from dataclasses import dataclass

from spielgeld.games.euro_crisis.pieces import QUARTERS, Box
from spielgeld.games.euro_crisis.view import EuroCrisisTable
from spielgeld.kernel.state import Seat
from spielgeld.render.euro_crisis.board import QUARTER
from spielgeld.render.html.page import Table

EVENT_AFTER = ("anger", "economy", "market", "income")
"""By quarter."""


@dataclass(frozen=True)
class Quarter:
    """`state` is past, now or coming; `starter` takes the first turn."""

    number: int
    roman: str
    starter: Seat | None
    state: str
    event: str
    event_text: str
    event_now: bool


@dataclass(frozen=True)
class EventYear:
    year: int
    now: bool
    cells: tuple[str, str, str]


@dataclass(frozen=True)
class CardShown:
    """A bank's card of this quarter; `state` is revealed, mine, hidden, thinking or out."""

    seat: Seat
    card: str | None
    state: str
    acting: bool


def quarters_of(table: Table, box: Box) -> tuple[Quarter, ...]:
    euro: EuroCrisisTable = table.view.table
    done = quarters_done(table)
    texts = (*event_texts(table, box, euro.year), table.frame.say("event-income"))
    event_now = {"anger": 1, "economy": 2, "debt": 4}.get(euro.event or "", 0)
    quarters = []
    for number in range(1, QUARTERS + 1):
        state = "past" if number <= done else "now" if number == euro.quarter else "coming"
        quarters.append(
            Quarter(
                number,
                QUARTER[number],
                euro.starters[number - 1],
                state,
                EVENT_AFTER[number - 1],
                texts[number - 1],
                event_now == number,
            )
        )
    return tuple(quarters)


def quarters_done(table: Table) -> int:
    """How many quarters of this year are over."""
    euro: EuroCrisisTable = table.view.table
    if euro.quarter:
        return euro.quarter - 1
    if table.view.over:
        return QUARTERS
    return {"anger": 1, "economy": 2, "debt": 4}.get(euro.event or "", 0)


def event_texts(table: Table, box: Box, year: int) -> tuple[str, str, str]:
    """What the tokens of a year bring: after the first, second and third quarter."""
    euro: EuroCrisisTable = table.view.table
    say, tokens = table.frame.say, euro.tokens
    state, amount = tokens.economy[year - 1]
    gold, weapons = tokens.market[year - 1]
    angry = say(f"state-{tokens.anger[year - 1]}")
    return (
        say("event-anger-text", state=angry, named=box.anger_named, others=box.anger_others),
        say(
            "event-economy-text",
            state=say(f"state-{state}"),
            named=amount,
            others=box.economy_others,
        ),
        say("event-market-text", gold=gold, weapons=weapons),
    )


def events_by_year(table: Table, box: Box) -> tuple[EventYear, ...]:
    euro: EuroCrisisTable = table.view.table
    return tuple(
        EventYear(year, year == euro.year, event_texts(table, box, year))
        for year in range(1, euro.years + 1)
    )


def cards_of(table: Table) -> tuple[CardShown, ...]:
    """The cards of this quarter in the order in which the banks act."""
    view = table.view
    euro: EuroCrisisTable = view.table
    if not euro.quarter:
        return ()
    starter = euro.starters[euro.quarter - 1]
    assert starter is not None
    seats = [(starter + euro.direction * turn) % view.players for turn in range(view.players)]
    return tuple(show_card(table, seat) for seat in seats)


def show_card(table: Table, seat: Seat) -> CardShown:
    view = table.view
    euro: EuroCrisisTable = view.table
    bank = euro.banks[seat]
    acting = seat == euro.actor
    if bank.revealed is not None:
        return CardShown(seat, bank.revealed, "revealed", acting)
    if bank.out:
        return CardShown(seat, None, "out", acting)
    if euro.stage == "choose cards" and seat in view.waiting:
        return CardShown(seat, None, "thinking", acting)
    if seat == view.seat:
        return CardShown(seat, own_card(table), "mine", acting)
    return CardShown(seat, None, "hidden", acting)


def own_card(table: Table) -> str | None:
    """The reader's own card that nobody else knows."""
    view = table.view
    euro: EuroCrisisTable = view.table
    if view.sealed is not None and "card" in view.sealed:
        return str(view.sealed["card"])
    return euro.chosen

"""The course of the year: quarters with their starters, events, and the cards of this quarter."""

from typing import NamedTuple

from spielgeld.games.euro_crisis.rules.board_file import box_of
from spielgeld.games.euro_crisis.rules.pieces import QUARTERS, Box
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable
from spielgeld.games.euro_crisis.telling.terminal import QUARTER
from spielgeld.kernel.state import Seat
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region

YEAR = Macros("euro-crisis/year.html")

EVENT_AFTER = ("anger", "economy", "market", "income")
"""By quarter."""

QUARTERS_BEFORE = {"anger": 1, "economy": 2, "debt": 4}
"""How many quarters are over when the crises of an event are resolved."""


class Dateline(NamedTuple):
    """When it is; `direction` is a message, where the order of play may turn."""

    year: int
    years: int
    quarter: str
    last_year: bool
    direction: str


class QuarterShown(NamedTuple):
    """A quarter (past, now or coming) with its starter, and the event after it."""

    number: str
    state: str
    starter: Seat | None
    name: str
    event: str
    text: str
    event_now: bool


class PlayedCard(NamedTuple):
    """A bank's card of this quarter: revealed, mine, hidden, thinking or out."""

    seat: Seat
    name: str
    card: str | None
    state: str
    acting: bool


class PlacedWeapons(NamedTuple):
    """Weapons that a bank has added: above 0 for the people, below for the government."""

    seat: Seat
    name: str
    weapons: int


class RiotBulletin(NamedTuple):
    """How both sides of a riot stand."""

    rules: str
    state: str
    people: int
    government: int
    placed: tuple[PlacedWeapons, ...]


class CrisesBulletin(NamedTuple):
    """Crises that wait for each other, each with its state."""

    rules: str
    crises: tuple[tuple[str, str], ...]


class SaleBulletin(NamedTuple):
    """What gold is bid for."""

    rules: str
    state: str
    property: str
    points: int


class YearOfEvents(NamedTuple):
    """What the tokens of a year bring, after its first, second and third quarter."""

    year: int
    now: bool
    texts: tuple[str, str, str]


def draw_year(table: TablePage) -> Region:
    """When it is, the cards of the quarter, and what has everybody's attention."""
    words = table.frame.words
    euro: EuroCrisisTable = table.view.table
    parts = [*table.steady(draw_quarters)]
    if euro.quarter:
        parts.append(group("cards", YEAR.cards, words, None, draw_cards(table)))
    parts += table.steady(draw_bulletin)
    return group("year", YEAR.year, None, None, tuple(parts))


def draw_quarters(table: TablePage) -> tuple[Region, Region]:
    view, words = table.view, table.frame.words
    euro: EuroCrisisTable = view.table
    quarter = QUARTER[euro.quarter] if euro.quarter else ""
    direction = ""
    if view.players == 3:
        direction = "board-clockwise" if euro.direction == 1 else "board-anticlockwise"
    dateline = Dateline(euro.year, euro.years, quarter, euro.last_year, direction)
    return (
        region("dateline", YEAR.dateline, words, dateline),
        region("quarters", YEAR.quarters, words, quarters_of(table)),
    )


def quarters_of(table: TablePage) -> tuple[QuarterShown, ...]:
    euro: EuroCrisisTable = table.view.table
    box = box_of(table.view.options["board"])
    done = quarters_done(table)
    texts = (*event_texts(table, box, euro.year), table.frame.say("event-income"))
    event_now = QUARTERS_BEFORE.get(euro.event or "", 0)
    quarters = []
    for number in range(1, QUARTERS + 1):
        starter = euro.starters[number - 1]
        shown = QuarterShown(
            number=QUARTER[number],
            state="past" if number <= done else "now" if number == euro.quarter else "coming",
            starter=starter,
            name="" if starter is None else table.names[starter],
            event=EVENT_AFTER[number - 1],
            text=texts[number - 1],
            event_now=event_now == number,
        )
        quarters.append(shown)
    return tuple(quarters)


def quarters_done(table: TablePage) -> int:
    """How many quarters of this year are over."""
    euro: EuroCrisisTable = table.view.table
    if euro.quarter:
        return euro.quarter - 1
    if table.view.over:
        return QUARTERS
    return QUARTERS_BEFORE.get(euro.event or "", 0)


def draw_bulletin(table: TablePage) -> tuple[Region, ...]:
    """What has everybody's attention: a riot, crises or a sale."""
    words, rules = table.frame.words, table.rules
    euro: EuroCrisisTable = table.view.table
    if euro.riot is not None:
        riot = euro.riot
        placed = [PlacedWeapons(seat, table.names[seat], number) for seat, number in riot.placed]
        news = RiotBulletin(rules, riot.state, riot.people, riot.government, tuple(placed))
        return (region("riot", YEAR.riot, words, news),)
    if len(euro.crises) > 1:
        return (region("crises", YEAR.crises, words, CrisesBulletin(rules, euro.crises)),)
    if euro.sale is not None:
        sale = euro.sale
        offered = SaleBulletin(rules, sale.state, sale.property, sale.points)
        return (region("sale", YEAR.sale, words, offered),)
    return ()


def event_texts(table: TablePage, box: Box, year: int) -> tuple[str, str, str]:
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


def draw_events(table: TablePage) -> Region:
    """What the tokens bring in all years."""
    euro: EuroCrisisTable = table.view.table
    box = box_of(table.view.options["board"])
    years = [
        YearOfEvents(year, year == euro.year, event_texts(table, box, year))
        for year in range(1, euro.years + 1)
    ]
    return region("events", YEAR.events, table.frame.words, tuple(years))


def draw_cards(table: TablePage) -> tuple[Region, ...]:
    """The cards of this quarter in the order in which the banks act."""
    words = table.frame.words
    euro: EuroCrisisTable = table.view.table
    cards = []
    for seat in euro.turn_order():
        card, state = card_of(table, seat)
        shown = PlayedCard(seat, table.names[seat], card, state, seat == euro.actor)
        cards.append(region(f"card-{seat}", YEAR.card, words, shown))
    return tuple(cards)


def card_of(table: TablePage, seat: Seat) -> tuple[str | None, str]:
    """A bank's card of this quarter, as far as the reader knows it, and how it lies there."""
    view = table.view
    euro: EuroCrisisTable = view.table
    bank = euro.banks[seat]
    if bank.revealed is not None:
        return bank.revealed, "revealed"
    if bank.out:
        return None, "out"
    if euro.stage == "choose cards" and seat in view.waiting:
        return None, "thinking"
    return (own_card(table), "mine") if seat == view.seat else (None, "hidden")


def own_card(table: TablePage) -> str | None:
    """The reader's own card that nobody else knows."""
    view = table.view
    euro: EuroCrisisTable = view.table
    if view.sealed is not None and "card" in view.sealed:
        return str(view.sealed["card"])
    return euro.chosen

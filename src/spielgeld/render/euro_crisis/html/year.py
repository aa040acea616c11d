"""The course of the year: quarters with their starters, events, and the cards of this quarter."""

from spielgeld.games.euro_crisis.board import box_of
from spielgeld.games.euro_crisis.pieces import QUARTERS, Box
from spielgeld.games.euro_crisis.view import EuroCrisisTable
from spielgeld.kernel.state import Seat
from spielgeld.render.euro_crisis.html.tracks import MIDDLE
from spielgeld.render.euro_crisis.terminal import QUARTER
from spielgeld.render.html.page import Table
from spielgeld.render.html.region import Macros, Region, draw, group, tag

YEAR = Macros("euro-crisis/year.html")

EVENT_AFTER = ("anger", "economy", "market", "income")
"""By quarter."""


def draw_year(table: Table) -> Region:
    """When it is, the cards of the quarter, and what has everybody's attention."""
    view, say, rules, names = table.view, table.frame.say, table.rules, table.names
    euro: EuroCrisisTable = view.table
    roman = QUARTER[euro.quarter] if euro.quarter else ""
    direction = ""
    if view.players == 3:
        direction = "board-clockwise" if euro.direction == 1 else "board-anticlockwise"
    parts = [
        draw(
            "dateline", YEAR.dateline, say, euro.year, euro.years, roman, euro.last_year, direction
        ),
        table.steady(draw_quarters),
    ]
    if euro.quarter:
        opening = tag('<ol class="cards" id="cards" aria-label="%s">', say("board-cards"))
        parts.append(group("cards", opening, draw_cards(table), "</ol>"))
    last = table.story.last
    if last is not None and not last.secret and not euro.sale:
        parts.append(draw("ticker", YEAR.ticker, last.text))
    if euro.riot is not None:
        riot = euro.riot
        placed = tuple([(seat, names[seat], weapons) for seat, weapons in riot.placed])
        people = riot.fist_weapons + sum([max(weapons, 0) for _, weapons in riot.placed])
        government = sum([max(-weapons, 0) for _, weapons in riot.placed])
        parts.append(draw("riot", YEAR.riot, say, rules, riot.state, people, government, placed))
    elif len(euro.crises) > 1:
        parts.append(draw("crises", YEAR.crises, say, rules, euro.crises))
    elif euro.sale is not None:
        sale = euro.sale
        parts.append(draw("sale", YEAR.sale, say, rules, sale.state, sale.property, sale.points))
    return group("year", '<div class="year" id="year">', tuple(parts), "</div>")


def draw_quarters(table: Table) -> Region:
    euro: EuroCrisisTable = table.view.table
    box = box_of(table.view.options["board"])
    done = quarters_done(table)
    texts = (*event_texts(table, box, euro.year), table.frame.say("event-income"))
    event_now = {"anger": 1, "economy": 2, "debt": 4}.get(euro.event or "", 0)
    quarters = []
    for number in range(1, QUARTERS + 1):
        state = "past" if number <= done else "now" if number == euro.quarter else "coming"
        starter = euro.starters[number - 1]
        name = "" if starter is None else table.names[starter]
        event, text = EVENT_AFTER[number - 1], texts[number - 1]
        quarters.append((QUARTER[number], state, starter, name, event, text, event_now == number))
    return draw("quarters", YEAR.quarters, table.frame.say, tuple(quarters))


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


def draw_events(table: Table) -> Region:
    """What the tokens bring in all years."""
    euro: EuroCrisisTable = table.view.table
    box = box_of(table.view.options["board"])
    years = [
        (year, year == euro.year, event_texts(table, box, year))
        for year in range(1, euro.years + 1)
    ]
    return draw("events", MIDDLE.events, table.frame.say, tuple(years))


def draw_cards(table: Table) -> tuple[Region, ...]:
    """The cards of this quarter in the order in which the banks act."""
    view, say = table.view, table.frame.say
    euro: EuroCrisisTable = view.table
    starter = euro.starters[euro.quarter - 1]
    assert starter is not None
    seats = [(starter + euro.direction * turn) % view.players for turn in range(view.players)]
    return tuple(
        [
            draw(
                f"card-{seat}", YEAR.card, say, seat, table.names[seat], *show_card(table, seat),
                seat == euro.actor,
            )
            for seat in seats
        ]
    )  # fmt: skip


def show_card(table: Table, seat: Seat) -> tuple[str | None, str]:
    """A bank's card of this quarter, and revealed, mine, hidden, thinking or out."""
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


def own_card(table: Table) -> str | None:
    """The reader's own card that nobody else knows."""
    view = table.view
    euro: EuroCrisisTable = view.table
    if view.sealed is not None and "card" in view.sealed:
        return str(view.sealed["card"])
    return euro.chosen

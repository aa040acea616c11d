"""What is asked now, of whom, and what is one press away."""

from dataclasses import dataclass

from markupsafe import Markup

from spielgeld.games.plutocracy.choices import RULES, TRADES, BidChoice
from spielgeld.games.plutocracy.pieces import SEAT_PRICES, SPOTS
from spielgeld.games.plutocracy.view import PlanetView, PlutocracyTable
from spielgeld.kernel.choice import Choice
from spielgeld.kernel.state import Seat
from spielgeld.render.html.now import opening, question, remarks, spoken
from spielgeld.render.html.page import Table, Turn
from spielgeld.render.html.region import Macros, Region, fill, join, remembered
from spielgeld.render.plutocracy.html.flights import Flying, Target, Trip, flying, trip
from spielgeld.render.plutocracy.html.reading import flight_to, unspent
from spielgeld.render.words import Say

NOW = Macros("plutocracy/now.html")
END_OF_FORM = Markup("</form>")


@dataclass(frozen=True)
class Press:
    """A button: what it says, and the little that it costs or brings."""

    value: str
    label: str
    note: str = ""


@dataclass(frozen=True)
class Act:
    """One of the actions of a turn, with all that can be said to it."""

    kind: str
    rule: str
    title: str
    after: str
    """What follows from it."""
    presses: tuple[Press, ...]


@dataclass(frozen=True)
class Position:
    """PL-22: a position in the start auction."""

    number: int
    seat: Seat | None
    bid: int | None
    low: int
    high: int


def draw_question(table: Table) -> Region:
    game: PlutocracyTable = table.view.table
    say, turn, title = table.frame.say, table.turn, title_of(table)
    if table.confirm is not None:
        trip, money = flight_to_confirm(table), unspent(game, table.confirm)
        return spoken(table, confirming, say, turn, game.stage, title, trip, money)
    if game.stage == "auction":
        positions = positions_of(table)
        return spoken(table, bidding, say, turn, title, tuple(table.names), positions)
    if game.stage == "start":
        return spoken(table, starting, say, turn, title, game.planets)
    return spoken(table, turning, say, turn, title, acts_of(table), flying(say, game))


def confirming(
    say: Say, turn: Turn, stage: str, title: str, trip: Trip | None, money: int, said: Table | None
) -> Markup:
    return _ask(say, turn, stage, title, said, NOW.confirm(say, turn, trip, money))


def bidding(
    say: Say, turn: Turn, title: str, names: tuple[str, ...], positions: tuple[Position, ...],
    said: Table | None,
) -> Markup:  # fmt: skip
    return _ask(say, turn, "auction", title, said, NOW.bids(say, turn, names, positions))


def starting(
    say: Say, turn: Turn, title: str, planets: tuple[PlanetView, ...], said: Table | None
) -> Markup:
    return _ask(say, turn, "start", title, said, NOW.starts(say, turn, planets))


def turning(
    say: Say, turn: Turn, title: str, acts: tuple[Act, ...], flying: Flying, said: Table | None
) -> Markup:
    forms = [
        opening(turn, "decide-form", "deciding"),
        NOW.acts(say, turn.rules, acts),
        draw_flights(say, turn.rules, flying),
        END_OF_FORM,
    ]
    if flying.targets:
        forms += (opening(turn, "fly-form", ""), END_OF_FORM)
    return _ask(say, turn, "turn", title, said, *forms)


@remembered
def draw_flights(say: Say, rules: str, flying: Flying) -> Markup:
    """All flights of a turn: those that meet a body, all others, and of any length."""
    targets = flying.targets
    if not targets:
        return NOW.no_flight(say, rules)
    names = [space_of(say, target) for target in targets]
    shown = zip(targets, names, strict=True)
    listed = join([draw_target(say, target, name) for target, name in shown])
    options = join(
        [
            fill(OPTION, *target.to, say("fly-option", space=name, time=target.trips[0].time))
            for target, name in zip(targets, names, strict=True)
        ]
    )
    return NOW.flights(say, rules, flying.meetings, len(targets), listed, options, flying.reach)


def draw_target(say: Say, target: Target, name: str) -> Markup:
    trips = [
        fill(TRIP, trip.value, say("trip-press", time=trip.time), trip.said)
        for trip in target.trips
    ]
    return fill(TARGET, target.number, target.number, target.body, name, join(trips))


def space_of(say: Say, target: Target) -> str:
    q, r = target.to
    return say("picture-space", body=say(f"body-{target.body}"), q=q, r=r)


TARGET = (
    '<li id="to-%s" class="target f%s of-%s"><h3><span class="dot" aria-hidden="true"></span>%s'
    "</h3>%s</li>"
)
TRIP = '<p class="trip-line"><button name="fly" value="%s">%s</button> <span>%s</span></p>'
OPTION = '<option value="%s,%s">%s</option>'


def _ask(
    say: Say, turn: Turn, stage: str, title: str, said: Table | None, *forms: Markup
) -> Markup:
    return question(turn, f"at-{stage}", say, title, remarks(say, turn, said), *forms)


def flight_to_confirm(table: Table) -> Trip | None:
    decision = table.confirm
    if decision is None or "fly" not in decision:
        return None
    game: PlutocracyTable = table.view.table
    flight = flight_to(game, decision["fly"])
    return None if flight is None else trip(game, flight, decision["time"], table.frame.say)


def planet_here(game: PlutocracyTable) -> PlanetView | None:
    """The planet that the ship in turn is on."""
    if game.asked is None:
        return None
    body = game.players[game.asked].body
    return next((planet for planet in game.planets if planet.name == body), None)


def acts_of(table: Table) -> tuple[Act, ...]:
    """What can be done before the ship flies on, in the order of the turn."""
    choice = table.choice
    game: PlutocracyTable = table.view.table
    if choice is None or game.stage != "turn":
        return ()
    planet = planet_here(game)
    acts = []
    for kind in game.actions:
        if kind in TRADES and planet is not None:
            acts.append(trade(table, kind, planet, largest(choice, kind)))
        elif kind == "rescue":
            acts.append(rescue(table))
        elif kind == "join":
            acts.append(joining(table, choice))
    return tuple(acts)


def largest(choice: Choice, kind: str) -> int:
    """The most units or seats that this choice takes."""
    number = 1
    while {kind: number + 1} in choice:
        number += 1
    return number


def trade(table: Table, kind: str, planet: PlanetView, most: int) -> Act:
    say = table.frame.say
    numbers = range(1, most + 1)
    if kind == "seats":
        free = [
            price
            for owner, price in zip(planet.parliament, SEAT_PRICES, strict=True)
            if owner is None
        ]
        costs = [-sum(free[:number]) for number in numbers]
        title = say("act-seats", price=free[0])
        after = say("act-seats-after")
    elif kind == "sell":
        costs = [number * planet.demand_price for number in numbers]
        resource = say(f"resource-{planet.demand}")
        title = say("act-sell", resource=resource, price=planet.demand_price)
        after = say("act-sell-after", price=planet.demand_after)
    else:
        costs = [-number * planet.supply_price for number in numbers]
        resource = say(f"resource-{planet.supply}")
        title = say("act-buy", resource=resource, price=planet.supply_price)
        after = say("act-buy-after", price=planet.supply_after)
    presses = [
        Press(str(number), str(number), f"{'+' if cost > 0 else '−'}{abs(cost)} S€")
        for number, cost in zip(numbers, costs, strict=True)
    ]
    return Act(kind, RULES[kind], title, after, tuple(presses))


def rescue(table: Table) -> Act:
    say = table.frame.say
    left = table.view.table.aliens
    press = Press("true", say("act-rescue-press"))
    return Act("rescue", "PL-15", say("act-rescue", left=left), say("act-rescue-after"), (press,))


def joining(table: Table, choice: Choice) -> Act:
    say = table.frame.say
    game: PlutocracyTable = table.view.table
    presses = []
    for society in game.societies:
        if {"join": society.name} in choice:
            councillors = SPOTS[society.members.index(None)]
            note = say("councillors", number=councillors)
            presses.append(Press(society.name, say(f"society-{society.name}"), note))
    return Act("join", "PL-16", say("act-join"), say("act-join-after"), tuple(presses))


def positions_of(table: Table) -> tuple[Position, ...]:
    """PL-22: what can be bid on which position."""
    choice = table.choice
    game: PlutocracyTable = table.view.table
    if game.stage != "auction":
        return ()
    positions = []
    for number, bid in enumerate(game.auction):
        low, high = 0 if bid is None else bid.bid + 1, game.markers["the_end"] or 0
        if isinstance(choice, BidChoice):
            low, high = choice.lows[number], choice.high
        seat, amount = (None, None) if bid is None else (bid.seat, bid.bid)
        positions.append(Position(number + 1, seat, amount, low, high))
    return tuple(positions)


def title_of(table: Table) -> str:
    """What is asked of the reader, or what the others do."""
    say, game = table.frame.say, table.view.table
    assert game.asked is not None
    player = game.players[game.asked]
    if table.choice is None:
        return say(f"now-others-{game.stage}", name=table.names[game.asked], time=player.time)
    if game.stage != "turn":
        return say(f"now-{game.stage}-title")
    place = say("in-space") if player.body is None else say(f"body-{player.body}.on")
    return say("now-turn-title", time=player.time, place=place)

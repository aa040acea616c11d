"""What is asked now, of whom, and what is one press away."""

from dataclasses import dataclass

from spielgeld.games.plutocracy.choices import RULES, TRADES, BidChoice
from spielgeld.games.plutocracy.pieces import SEAT_PRICES, SPOTS
from spielgeld.games.plutocracy.view import PlanetView, PlutocracyTable
from spielgeld.kernel.choice import Choice
from spielgeld.kernel.state import Seat
from spielgeld.render.html.page import Table


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


def what_now(table: Table) -> str:
    if table.view.over:
        return "over"
    return "waiting" if table.choice is None else str(table.view.table.stage)


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
            acts.append(join(table, choice))
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


def join(table: Table, choice: Choice) -> Act:
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
    if table.view.over:
        return result(table)
    assert game.asked is not None
    player = game.players[game.asked]
    if table.choice is None:
        return say(f"now-others-{game.stage}", name=table.names[game.asked], time=player.time)
    if game.stage != "turn":
        return say(f"now-{game.stage}-title")
    place = say("in-space") if player.body is None else say(f"body-{player.body}.on")
    return say("now-turn-title", time=player.time, place=place)


def result(table: Table) -> str:
    say, seat = table.frame.say, table.view.seat
    winners = table.view.winners
    if seat in winners:
        return say("now-you-win")
    names = [table.names[winner] for winner in winners]
    return say("now-they-win", names=names, count=len(names))


def announce(table: Table) -> str:
    """For those who listen: is it my turn?"""
    if table.view.over:
        return result(table)
    return table.frame.say("now-your-turn" if table.choice is not None else "now-not-your-turn")

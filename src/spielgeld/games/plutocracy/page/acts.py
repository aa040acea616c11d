"""What can be done before the ship flies on, each act with its buttons."""

from typing import NamedTuple

from spielgeld.games.plutocracy.rules.choices import RULES, TRADES
from spielgeld.games.plutocracy.rules.pieces import SEAT_PRICES, SPOTS
from spielgeld.games.plutocracy.rules.view import PlanetView, PlutocracyTable
from spielgeld.kernel.choice import Choice
from spielgeld.page.page import TablePage
from spielgeld.telling.words import Say


class Press(NamedTuple):
    """A button: what it says, and the little that it costs or brings."""

    value: str
    label: str
    note: str = ""


class Act(NamedTuple):
    """One of the actions of a turn, with all that can be said to it."""

    kind: str
    rule: str
    title: str
    after: str
    """What follows from it."""
    presses: tuple[Press, ...]


def acts_of(table: TablePage) -> tuple[Act, ...]:
    """In the order of the turn."""
    choice, say = table.choice, table.frame.say
    game: PlutocracyTable = table.view.table
    if choice is None:
        return ()
    planet = planet_here(game)
    acts = []
    for kind in game.actions:
        if kind in TRADES and planet is not None:
            acts.append(trade(say, kind, planet, largest(choice, kind)))
        elif kind == "rescue":
            acts.append(rescue(say, game))
        elif kind == "join":
            acts.append(joining(say, game, choice))
    return tuple(acts)


def planet_here(game: PlutocracyTable) -> PlanetView | None:
    """The planet that the ship in turn is on."""
    if game.asked is None:
        return None
    body = game.players[game.asked].body
    return next((planet for planet in game.planets if planet.name == body), None)


def largest(choice: Choice, kind: str) -> int:
    """The most units or seats that this choice takes."""
    number = 1
    while {kind: number + 1} in choice:
        number += 1
    return number


def trade(say: Say, kind: str, planet: PlanetView, most: int) -> Act:
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


def rescue(say: Say, game: PlutocracyTable) -> Act:
    press = Press("true", say("act-rescue-press"))
    title = say("act-rescue", left=game.aliens)
    return Act("rescue", "PL-15", title, say("act-rescue-after"), (press,))


def joining(say: Say, game: PlutocracyTable, choice: Choice) -> Act:
    presses = []
    for society in game.societies:
        if {"join": society.name} in choice:
            councillors = SPOTS[society.members.index(None)]
            note = say("councillors", number=councillors)
            presses.append(Press(society.name, say(f"society-{society.name}"), note))
    return Act("join", "PL-16", say("act-join"), say("act-join-after"), tuple(presses))

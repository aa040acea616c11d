"""Bodies, spaces and decisions of Plutocracy in a few words, and what a turn offers."""

from collections.abc import Iterable, Sequence
from typing import Any

from spielgeld.games.plutocracy.rules.board import BODY_OF, SPACE_AT
from spielgeld.games.plutocracy.rules.pieces import BODIES, SEAT_PRICES, Hex
from spielgeld.games.plutocracy.rules.plans import flight_to, time_now, to_meet
from spielgeld.games.plutocracy.rules.view import BodyView, PlanetView, PlutocracyTable
from spielgeld.games.plutocracy.telling.typed import (
    highest,
    shown_body,
    shown_command,
    shown_society,
)
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.telling.words import Words


def said_body(name: str, body: str | None, words: Words) -> dict[str, Any]:
    """A body, also with the word for being there."""
    if body is None:
        return {name: "none", f"{name}_on": ""}
    return {name: words.say(f"body-{body}"), f"{name}_on": words.say(f"body-{body}.on")}


def by_demand(planets: Iterable[PlanetView]) -> list[PlanetView]:
    """PL-21: in an order in which the next planet, wherever it can, wants what one supplies."""
    left = {planet.demand: planet for planet in planets}
    ordered: list[PlanetView] = []
    while left:
        wanted = ordered[-1].supply if ordered and ordered[-1].supply in left else next(iter(left))
        ordered.append(left.pop(wanted))
    return ordered


def said_target(space: Hex, met: bool, words: Words) -> str:
    """To a body, or to a space of its orbit without it."""
    return words.say(f"body-{BODIES[BODY_OF[SPACE_AT[space]]]}.{'to' if met else 'empty'}")


def said_space(space: Hex, bodies: Sequence[BodyView], words: Words) -> str:
    """Uranus, 2 spaces ahead: whose space it is, and how far the body has to go to it."""
    name = BODIES[BODY_OF[SPACE_AT[space]]]
    body = next(body for body in bodies if body.name == name)
    said = words.say(f"body-{name}")
    if body.at == space:
        return words.say("space-here", body=said)
    if space not in body.coming:
        return words.say("space-left", body=said)
    return words.say("space-ahead", body=said, steps=body.coming.index(space) + 1)


def said_flight(decision: Decision, table: PlutocracyTable, words: Words) -> str:
    """Where the ship will be, and when."""
    to: Hex = (decision["fly"][0], decision["fly"][1])
    time = decision["time"]
    times = {"time": time, "arrival": time_now(table) + time}
    flight = flight_to(table, to)
    if flight is not None and flight.ends_on_body(time):
        return words.say("decide-fly", on=words.say(f"body-{flight.body}.on"), **times)
    return words.say("decide-fly-space", space=said_space(to, table.bodies, words), **times)


def offer(kind: str, table: PlutocracyTable, choice: Choice, words: Words) -> tuple[str, str]:
    """What to type for an action that is possible now, and what it does."""
    command = shown_command(kind, words)
    if kind in ("sell", "buy", "seats"):
        high = highest(choice, kind)
        return f"{command} {high}", offer_trade(kind, high, planet_under(table), words)
    if kind == "join":
        (open_to_me,) = [f["legal"] for f in choice.describe()["forms"] if f["kind"] == kind]
        names = [words.say(f"society-{society}") for society in open_to_me]
        example = f"{command} {shown_society(open_to_me[0], words)}"
        return example, words.say("offer-join", societies=names)
    if kind == "fly":
        return offer_flight(command, table, words)
    if kind == "retire" and "fly" not in table.actions:
        return command, words.say("offer-retire-only")
    return command, words.say(f"offer-{kind}")


def offer_trade(kind: str, high: int, planet: PlanetView, words: Words) -> str:
    if kind == "seats":
        free = [
            price
            for owner, price in zip(planet.parliament, SEAT_PRICES, strict=True)
            if owner is None
        ]
        return words.say("offer-seats", high=high, price=free[0], cost=sum(free[:high]))
    selling = kind == "sell"
    resource = words.say(f"resource-{planet.demand if selling else planet.supply}")
    price = planet.demand_price if selling else planet.supply_price
    return words.say(f"offer-{kind}", high=high, resource=resource, price=price)


def offer_flight(command: str, table: PlutocracyTable, words: Words) -> tuple[str, str]:
    """The nearest flight as an example: to a body if one can be met."""
    nearest = table.flights[0]
    wait = shown_command("wait", words)
    space = f"{command} {nearest.to[0]} {nearest.to[1]} {wait} 1"
    assert table.asked is not None
    here = table.players[table.asked].body
    plans = [to_meet(table, body.name) for body in table.bodies if body.name != here]
    met = min([plan for plan in plans if plan], key=lambda plan: plan.time, default=None)
    if met is None:
        return f"{command} {nearest.to[0]} {nearest.to[1]}", words.say("offer-fly", space=space)
    example = f"{command} {shown_body(met.flight.body, words)}"
    return example, words.say("offer-fly", space=space)


def planet_under(table: PlutocracyTable) -> PlanetView:
    assert table.asked is not None
    body = table.players[table.asked].body
    return next(planet for planet in table.planets if planet.name == body)

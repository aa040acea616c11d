"""Plutocracy in words and on a terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from spielgeld.games.plutocracy.board import BODY_OF, SPACE_AT
from spielgeld.games.plutocracy.pieces import BODIES, SEAT_PRICES, Hex
from spielgeld.games.plutocracy.view import PlanetView, PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event
from spielgeld.kernel.view import View
from spielgeld.render.ending import say_ending
from spielgeld.render.game import GameRender
from spielgeld.render.plutocracy.digest import sum_up
from spielgeld.render.plutocracy.lesson import LESSONS
from spielgeld.render.plutocracy.plan import flight_to, time_now, to_meet
from spielgeld.render.plutocracy.terminal import scoring_on_terminal, table_on_terminal
from spielgeld.render.plutocracy.typed import (
    TRADES,
    Reader,
    highest,
    shown_bid,
    shown_body,
    shown_command,
    shown_society,
    write,
)
from spielgeld.render.words import Words

WIDTH_OF_EXAMPLES = 18


class PlutocracyRender(GameRender):
    opening = ("TurnBegan",)
    lessons = LESSONS
    weight = 2.5

    def names(self, view: View, words: Words) -> list[str]:
        table: PlutocracyTable = view.table
        return [words.say(f"corporation-{player.corporation}") for player in table.players]

    def values(self, name: str, value: Any, words: Words, names: list[str]) -> dict[str, Any]:
        if name in ("body", "planet"):
            return said_body(name, value, words)
        if name in ("resource", "society"):
            return {name: words.say(f"{name}-{value}")}
        if name in ("start", "to"):
            return {name: said_space(value, words)}
        if name == "outbid":
            return {name: "none" if value is None else names[value]}
        if name == "order":
            return {name: [names[seat] for seat in value]}
        if name == "sent":
            sent = [
                words.say(
                    "sent-to-council",
                    planet=words.say(f"body-{entry.planet}"),
                    seat=names[entry.seat],
                    councillors=entry.councillors,
                )
                for entry in value
            ]
            return {name: sent, "sent_count": len(sent)}
        if name == "next":
            return {name: "none" if value is None else value}
        if name == "actions":
            return {name: [words.say(f"passes-{action}") for action in value]}
        if name == "seats":  # of a parliament, and so many
            return {name: value}
        if isinstance(value, dict):  # the board shows all places and prices
            return {}
        return super().values(name, value, words, names)

    def sum_up(self, events: Sequence[Event], words: Words, names: list[str]) -> list[str]:
        return sum_up(self, events, words, names)

    def question(self, view: View, choice: Choice, words: Words, names: list[str]) -> str:
        table: PlutocracyTable = view.table
        if table.stage == "auction":
            lows: list[int] = choice.describe()["lows"]
            position = lows.index(min(lows)) + 1
            return words.say("ask-auction", example=shown_bid(position, min(lows), words))
        if table.stage == "start":
            return words.say("ask-start", example=shown_body("saturn", words))
        assert table.asked is not None
        player = table.players[table.asked]
        asked = words.say("ask-turn", time=player.time, **said_body("body", player.body, words))
        offers = [offer(kind, table, choice, words) for kind in table.actions]
        lines = [f"  {example:{WIDTH_OF_EXAMPLES}} {said}" for example, said in offers]
        return "\n".join([asked, *lines])

    def read(self, text: str, view: View, choice: Choice, words: Words) -> Decision:
        return Reader(text, view, choice, words, self.words("en")).decision()

    def write(self, decision: Decision, words: Words) -> str:
        return write(decision, words)

    def decision(self, decision: Decision, view: View, words: Words) -> str:
        table: PlutocracyTable = view.table
        kind = next(iter(decision))
        if kind == "fly":
            return said_flight(decision, table, words)
        if kind == "position":
            return words.say("decide-position", number=decision[kind], bid=decision["bid"])
        if kind == "start":
            return words.say("decide-start", on=words.say(f"body-{decision[kind]}.on"))
        if kind == "join":
            return words.say("decide-join", society=words.say(f"society-{decision[kind]}"))
        if kind not in TRADES:
            return words.say(f"decide-{kind}")
        values = {"number": decision[kind]}
        if kind != "seats":
            planet = planet_under(table)
            traded = planet.demand if kind == "sell" else planet.supply
            values["resource"] = words.say(f"resource-{traded}")
        return words.say(f"decide-{kind}", **values)

    def moment(self, view: View, words: Words) -> str:
        table: PlutocracyTable = view.table
        if table.stage != "turn":
            return words.say(f"moment-{table.stage}")
        assert table.asked is not None
        player = table.players[table.asked]
        place = words.say("in-space" if player.body is None else f"body-{player.body}.on")
        return words.say("moment-turn", time=player.time, place=place)

    def board(self, view: View, words: Words, names: list[str]) -> RenderableType:
        return table_on_terminal(view, words, names)

    def ending(self, view: View, words: Words, names: list[str]) -> str:
        players = view.table.players
        points, out = [player.councillors for player in players], [player.out for player in players]
        by = view.table.tie_break
        if out.count(False) == 1 and (view.seat is None or not out[view.seat]):
            you = "" if view.seat is None else "-you"
            return words.say(f"ending-alone{you}", winner=names[out.index(False)])
        return say_ending(view.seat, view.ranking, points, out, words, names, by)

    def scoring(self, play: Play, words: Words, names: list[str]) -> RenderableType:
        return scoring_on_terminal(play, words, names)


def said_body(name: str, body: str | None, words: Words) -> dict[str, Any]:
    """A body, also with the word for being there."""
    if body is None:
        return {name: "none", f"{name}_on": ""}
    return {name: words.say(f"body-{body}"), f"{name}_on": words.say(f"body-{body}.on")}


def said_space(space: Hex, words: Words) -> str:
    """−9 8 (Uranus): the numbers of a space and whose orbit it belongs to."""
    body = words.say(f"body-{BODIES[BODY_OF[SPACE_AT[space]]]}")
    return f"{words.number(space[0])} {words.number(space[1])} ({body})"


def said_flight(decision: Decision, table: PlutocracyTable, words: Words) -> str:
    """Where the ship will be, and when."""
    to, time = tuple(decision["fly"]), decision["time"]
    times = {"time": time, "arrival": time_now(table) + time}
    flight = flight_to(table, to)
    if flight is not None and flight.ends_on_body(time):
        return words.say("decide-fly", on=words.say(f"body-{flight.body}.on"), **times)
    return words.say("decide-fly-space", q=to[0], r=to[1], **times)


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


RENDER = PlutocracyRender("plutocracy", Path(__file__).parent)

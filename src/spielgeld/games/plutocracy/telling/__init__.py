"""Plutocracy in words and on a terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from spielgeld.games.plutocracy.rules.events import ShipFlew
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.games.plutocracy.telling.digest import sum_up
from spielgeld.games.plutocracy.telling.saying import (
    offer,
    planet_under,
    said_body,
    said_flight,
    said_target,
)
from spielgeld.games.plutocracy.telling.terminal import scoring_on_terminal, table_on_terminal
from spielgeld.games.plutocracy.telling.typed import (
    TRADES,
    TypedLine,
    shown_bid,
    shown_body,
    write,
)
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event
from spielgeld.kernel.view import View
from spielgeld.telling.ending import say_ending
from spielgeld.telling.game import GameTelling
from spielgeld.telling.words import Words

WIDTH_OF_EXAMPLES = 18


class PlutocracyTelling(GameTelling):
    opening = ("TurnBegan",)
    weight = 2.5

    def names(self, view: View, words: Words) -> list[str]:
        table: PlutocracyTable = view.table
        return [words.say(f"corporation-{player.corporation}") for player in table.players]

    def values(self, name: str, value: Any, words: Words, names: list[str]) -> dict[str, Any]:
        if name in ("body", "planet"):
            return said_body(name, value, words)
        if name in ("resource", "society"):
            return {name: words.say(f"{name}-{value}")}
        if name in ("start", "to"):  # said_target says it
            return {}
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

    def all_values(self, event: Event, words: Words, names: list[str]) -> dict[str, Any]:
        values = super().all_values(event, words, names)
        if isinstance(event, ShipFlew):
            values["to"] = said_target(event.to, event.body is not None, words)
        return values

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
        return TypedLine(text, view, choice, words, self.words("en")).decision()

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


TELLING = PlutocracyTelling("plutocracy", Path(__file__).parent)

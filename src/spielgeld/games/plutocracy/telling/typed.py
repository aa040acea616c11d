"""What people type in a game of Plutocracy: `sell 2`, `fly mars wait 3`, `join merchant`."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Any

from spielgeld.games.plutocracy.rules.pieces import BODIES, PLANETS, RESOURCES, SOCIETIES
from spielgeld.games.plutocracy.rules.plans import (
    Plan,
    body_of,
    flight_to,
    to_meet,
    to_meet_after,
    to_meet_waiting,
)
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.telling.game import NotUnderstood
from spielgeld.telling.words import Words

TURN_COMMANDS = ("sell", "buy", "seats", "rescue", "join", "fly", "retire")
TRADES = ("sell", "buy", "seats")
_NUMBER = re.compile(r"-?\d{1,6}")


class TypedLine:
    """The words of one line, in the language of the table or in English."""

    def __init__(self, text: str, view: View, choice: Choice, words: Words, english: Words) -> None:
        self.table: PlutocracyTable = view.table
        self.choice = choice
        self.words = words
        self.languages = (words, english)
        fillers = self.spellings("fillers")
        self.parts = [part for part in split(text) if part not in fillers]

    def decision(self) -> Decision:
        if self.table.stage == "auction":
            return self.bid()
        if self.table.stage == "start":
            return self.start()
        return self.turn()

    # Words

    def spellings(self, command: str) -> list[str]:
        """All words that say a command."""
        said = [split(words.say(f"command-{command}")) for words in self.languages]
        return [word for spelling in said for word in spelling]

    def command(self, command: str) -> str:
        """The word of the command to show."""
        return shown_command(command, self.words)

    def is_said(self, command: str, part: str) -> bool:
        return part in self.spellings(command)

    def find(self, part: str, kind: str, codes: Iterable[str]) -> str | None:
        """The body, resource or society that a word means; its beginning is enough."""
        found = set()
        for code in codes:
            names = [split(words.say(f"{kind}-{code}")) for words in self.languages]
            spelled = {code, *[name for parts in names for name in parts]}
            if part in spelled:
                found = {code}
                break
            if len(part) > 1 and any(name.startswith(part) for name in spelled):
                found.add(code)
        return found.pop() if len(found) == 1 else None

    def unclear(self, message: str, **values: Any) -> NotUnderstood:
        return NotUnderstood(self.words.say(message, **values))

    # Set-up

    def start(self) -> Decision:
        parts = [part for part in self.parts if not self.is_said("start", part)]
        body = self.find(parts[0], "body", BODIES) if len(parts) == 1 else None
        if body is None:
            planets = [self.words.say(f"body-{planet}") for planet in PLANETS]
            raise self.unclear("type-planet", planets=planets)
        return {"start": body}

    def bid(self) -> Decision:
        """`2 3`, `place 2 bid 3` or `bid 3 place 2`."""
        numbers: dict[str, int] = {}
        meant = ""
        for part in self.parts:
            if _NUMBER.fullmatch(part):
                kind = meant or next((k for k in ("position", "bid") if k not in numbers), "bid")
                numbers[kind] = int(part)
                meant = ""
            elif self.is_said("bid", part):
                meant = "bid"
            elif self.is_said("place", part):
                meant = "position"
            else:
                numbers.clear()
                break
        if len(numbers) != 2:
            example = shown_bid(1, 0, self.words)
            raise self.unclear("type-bid", last=len(self.table.auction), example=example)
        return {"position": numbers["position"], "bid": numbers["bid"]}

    # A turn

    def turn(self) -> Decision:
        first = self.parts[0] if self.parts else ""
        fitting = [command for command in TURN_COMMANDS if self.is_said(command, first)]
        if not fitting:
            commands = [self.command(kind) for kind in self.table.actions]
            raise self.unclear("type-turn", commands=commands)
        command, rest = fitting[0], self.parts[1:]
        if command in TRADES:
            return {command: self.amount(command, rest)}
        if command == "join":
            return {command: self.society(rest)}
        if command == "fly":
            return self.flight(rest)
        return {command: True}

    def amount(self, command: str, rest: list[str]) -> int:
        number: int | None = None
        for part in rest:
            if number is None and _NUMBER.fullmatch(part):
                number = int(part)
            elif number is None and self.is_said("all", part):
                number = highest(self.choice, command) or 1
            elif not self.is_said("seats", part):
                self.check_resource(command, part)
        if number is None:
            raise self.unclear("type-number", example=f"{self.command(command)} 2")
        return number

    def check_resource(self, command: str, part: str) -> None:
        """A resource may be named, but it must be the one that is traded here."""
        assert self.table.asked is not None
        body = self.table.players[self.table.asked].body
        planet = next((planet for planet in self.table.planets if planet.name == body), None)
        resource = self.find(part, "resource", RESOURCES)
        if planet is None and resource is not None:
            return
        traded = None
        if planet is not None and command != "seats":
            traded = planet.demand if command == "sell" else planet.supply
        if traded is None or resource is None:
            raise self.unclear("type-number", example=f"{self.command(command)} 2")
        if resource != traded:
            raise self.unclear("type-resource", resource=self.words.say(f"resource-{traded}"))

    def society(self, rest: list[str]) -> str:
        common = set.intersection(
            *[set(split(self.words.say(f"society-{code}"))) for code in SOCIETIES]
        )
        named = [part for part in rest if part not in common and part != "society"]
        society = self.find(named[0], "society", SOCIETIES) if len(named) == 1 else None
        if society is None:
            example = f"{self.command('join')} {shown_society('merchant', self.words)}"
            raise self.unclear("type-society", example=example)
        return society

    def flight(self, rest: list[str]) -> Decision:
        """A body or a space, then perhaps how long to wait or to take, or to meet the body."""
        example = f"{self.command('fly')} {shown_body('saturn', self.words)}"
        if len(rest) >= 2 and _NUMBER.fullmatch(rest[0]) and _NUMBER.fullmatch(rest[1]):
            to = (int(rest[0]), int(rest[1]))
            return self.flight_to_space(to, self.terms_of_flight(rest[2:], example))
        body = self.find(rest[0], "body", BODIES) if rest else None
        if body is None:
            raise self.unclear("type-target", example=example)
        return self.flight_to_body(body, self.terms_of_flight(rest[1:], example))

    def terms_of_flight(self, rest: list[str], example: str) -> tuple[str, int]:
        """("wait", 3), ("time", 9), ("meet", 0) or ("", 0)."""
        if not rest:
            return "", 0
        if len(rest) == 1 and self.is_said("meet", rest[0]):
            return "meet", 0
        if len(rest) == 2 and _NUMBER.fullmatch(rest[1]):
            for term in ("wait", "time"):
                if self.is_said(term, rest[0]):
                    return term, int(rest[1])
        wait = f"{example} {self.command('wait')} 3"
        raise self.unclear("type-target", example=wait)

    def flight_to_space(self, to: tuple[int, int], terms: tuple[str, int]) -> Decision:
        term, number = terms
        flight = flight_to(self.table, to)
        time = number if term == "time" else number + (flight.shortest if flight else 3)
        if term == "meet" and flight is not None:
            if flight.to_meet is None:
                raise self.unclear("type-no-meeting", example=self.space_example(to))
            time = flight.to_meet
        return {"fly": list(to), "time": time}

    def flight_to_body(self, body: str, terms: tuple[str, int]) -> Decision:
        at = body_of(self.table, body).at
        term, number = terms
        if at is None:
            example = next(flight.to for flight in self.table.flights if flight.body == body)
            raise self.unclear("type-fallen", example=self.space_example(example))
        met: Plan | None
        if term == "wait":
            met = to_meet_waiting(self.table, body, number)
        elif term == "time":
            met = to_meet_after(self.table, body, number)
        else:
            met = to_meet(self.table, body)
        if met is not None:
            return {"fly": list(met.flight.to), "time": met.time}
        flight = flight_to(self.table, at)
        if flight is not None and not flight.in_reach:
            # The rules say best why this is too far.
            return {"fly": list(at), "time": flight.shortest}
        message = "type-not-then" if term in ("wait", "time") else "type-no-meeting"
        raise self.unclear(message, example=self.space_example(at))

    def space_example(self, to: tuple[int, int]) -> str:
        return f"{self.command('fly')} {to[0]} {to[1]}"


def split(text: str) -> list[str]:
    """The words and numbers of a line, without capitals and accents."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("\u2212", "-"))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.findall(r"-?\d+|[^\W\d_]+", letters)


def highest(choice: Choice, kind: str) -> int:
    """The most that can be said to an action now."""
    forms = choice.describe()["forms"]
    return next((form["high"] for form in forms if form["kind"] == kind and "high" in form), 0)


def shown_command(command: str, words: Words) -> str:
    return words.say(f"command-{command}").split()[0]


def shown_body(body: str, words: Words) -> str:
    return words.say(f"body-{body}").lower()


def shown_society(society: str, words: Words) -> str:
    """The one word of its name that no other society has."""
    names = {code: words.say(f"society-{code}").lower().split() for code in SOCIETIES}
    others = [part for code, parts in names.items() if code != society for part in parts]
    return next(part for part in names[society] if part not in others)


def shown_bid(position: int, bid: int, words: Words) -> str:
    place, word = shown_command("place", words), shown_command("bid", words)
    return f"{place} {position} {word} {bid}"


def write(decision: Decision, words: Words) -> str:
    """What to type for a decision, in the language."""
    kind, value = next(iter(decision.items()))
    if kind == "position":
        return shown_bid(value, decision["bid"], words)
    if kind == "start":
        return shown_body(value, words)
    command = shown_command(kind, words)
    if kind == "fly":
        return f"{command} {value[0]} {value[1]} {shown_command('time', words)} {decision['time']}"
    if kind == "join":
        return f"{command} {shown_society(value, words)}"
    return f"{command} {value}" if kind in TRADES else command

"""Sample Game in words, and on a terminal."""

from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid

from sample_game.rules import CONTRACTS, TendersView
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.view import View
from spielgeld.telling.game import GameTelling, NotUnderstood
from spielgeld.telling.words import Words


class SampleGameTelling(GameTelling):
    """What is not said here is inherited: events are told by the message with their name."""

    weight = 1.5

    def values(self, name: str, value: Any, words: Words, names: list[str]) -> dict[str, Any]:
        """The values with which a message says one field of an event or a reason."""
        if name == "envelopes":
            return {name: [f"{who} {notes}" for who, notes in zip(names, value, strict=True)]}
        if name == "friends":
            offices = [words.say(f"contract-{friend}") for friend in value]
            return {name: [f"{who}: {office}" for who, office in zip(names, offices, strict=True)]}
        return super().values(name, value, words, names)

    def question(self, view: View, choice: Choice, words: Words, names: list[str]) -> str:
        contract = view.table.contracts[-1]
        name, points = words.say(f"contract-{contract}"), CONTRACTS[contract]
        return words.say("ask-envelope", contract=name, points=points)

    def read(self, text: str, view: View, choice: Choice, words: Words) -> Decision:
        decision = choice.read({"envelope": text.strip()})
        if decision is None:
            raise NotUnderstood(words.say("type-envelope"))
        return decision

    def write(self, decision: Decision, words: Words) -> str:
        return str(decision["envelope"])

    def decision(self, decision: Decision, view: View, words: Words) -> str:
        return words.say("decide-envelope", notes=decision["envelope"])

    def moment(self, view: View, words: Words) -> str:
        return words.say(f"contract-{view.table.contracts[-1]}")

    def board(self, view: View, words: Words, names: list[str]) -> RenderableType:
        """All tenders so far, one row each."""
        table: TendersView = view.table
        grid = Grid(words.say("column-contract"), words.say("column-points"), *names)
        for number, contract in enumerate(table.contracts):
            cells = [""] * view.players
            if number < len(table.filled):
                taker = table.takers[number]
                cells = [
                    f"{notes} ★" if seat == taker else str(notes)
                    for seat, notes in enumerate(table.filled[number])
                ]
            mark = " ♥" if contract == table.friend else ""
            name = words.say(f"contract-{contract}") + mark
            grid.add_row(name, str(CONTRACTS[contract]), *cells)
        if table.friend is not None and table.friend not in table.contracts:
            grid.caption = words.say("your-friend", contract=words.say(f"contract-{table.friend}"))
        return grid

    def scoring(self, play: Play, words: Words, names: list[str]) -> RenderableType:
        sheet = Grid(words.say("column-player"), words.say("column-friend"), words.say("points"))
        for name, seat in zip(names, play.summary()["seats"], strict=True):
            sheet.add_row(name, words.say(f"contract-{seat['friend']}"), str(seat["points"]))
        return sheet


TELLING = SampleGameTelling("sample-game", Path(__file__).parent)

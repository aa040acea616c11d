"""What a game brings to be read and played by people, and where it is found."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.pretty import Pretty

from spielgeld.games.package import part_of
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event
from spielgeld.kernel.view import View
from spielgeld.telling.languages import folders_of
from spielgeld.telling.same import Same
from spielgeld.telling.words import REMEMBERED, Words, message_id, words_of

SEAT_FIELDS = ("seat", "auctioneer", "winner")
SEATS_FIELDS = ("seats", "winners", "scored")


class NotUnderstood(ValueError):
    """What was typed is no decision of a kind that is asked for; `expected` says what is."""

    def __init__(self, expected: str) -> None:
        super().__init__(expected)
        self.expected = expected


class GameTelling:
    """How a game is told and shown. As it stands it serves any game, in the notation's words."""

    untold: tuple[str, ...] = ()
    """Events that an account with full knowledge leaves out: others there say the same."""

    opening: tuple[str, ...] = ()
    """Events that begin a seat's turn, though they are told with what came before it."""

    weight: float = 3
    """How much there is to learn before one can play, from 1 to 5: light games come first."""

    def __init__(self, game: str, folder: Path | None = None) -> None:
        self.game = game
        self.folder = folder

    def words(self, language: str) -> Words:
        return words_of(language, *folders_of(self.game, self.folder and self.folder / "words"))

    def title(self, words: Words) -> str:
        return words.say("title") if words.has("title") else self.game

    def names(self, view: View, words: Words) -> list[str]:
        """What the players are called as long as nobody has said a name."""
        return [words.say("seat-name", number=seat + 1) for seat in range(view.players)]

    def line(self, event: Event, words: Words, names: Sequence[str]) -> str:
        """One event as a sentence: put together once, for all who hear of it."""
        return line_of(self, Same(event), words, tuple(names))

    def all_values(self, event: Event, words: Words, names: list[str]) -> dict[str, Any]:
        """All fields of an event, as its message says them."""
        values: dict[str, Any] = {}
        for name, value in vars_of(event).items():
            values |= self.values(name, value, words, names)
        return values

    def sum_up(self, events: Sequence[Event], words: Words, names: list[str]) -> list[str]:
        """What was told of one turn, in few lines. Here every event is a line."""
        return [self.line(event, words, names) for event in events]

    def values(self, name: str, value: Any, words: Words, names: list[str]) -> dict[str, Any]:
        """The values with which a message says one field of an event."""
        if name in SEAT_FIELDS:
            return {name: names[value] if value is not None else "none"}
        if name in SEATS_FIELDS:
            return {name: [names[seat] for seat in value], f"{name}_count": len(value)}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        return {name: words.word(name, value)}

    def question(self, view: View, choice: Choice, words: Words, names: list[str]) -> str:
        """What is asked of the one whose view this is."""
        return str(to_json(choice.describe()))

    def read(self, text: str, view: View, choice: Choice, words: Words) -> Decision:
        """The decision that somebody typed: here, its kind and its value."""
        kind, _, value = text.strip().partition(" ")
        for candidate in ({kind: value}, {kind: value == "yes"}, {choice.kind: text.strip()}):
            decision = choice.read(candidate)
            if decision is not None:
                return decision
        raise NotUnderstood(words.say("type-notation"))

    def write(self, decision: Decision, words: Words) -> str:
        """What to type for a decision, so that `read` gives it back."""
        return " ".join(f"{kind} {value}" for kind, value in decision.items())

    def decision(self, decision: Decision, view: View, words: Words) -> str:
        """A decision that could be made, in a few words: `Bid 25`."""
        return self.write(decision, words)

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        """Whether to ask again, because this is hardly meant."""
        return False

    def moment(self, view: View, words: Words) -> str:
        """When and about what something is asked, in a few words."""
        return words.say("advice-step", step=view.step)

    def reason(self, reason: str, raw: Mapping[str, Any], words: Words, names: list[str]) -> str:
        """What speaks for a decision, as a sentence."""
        values: dict[str, Any] = {}
        for name, value in raw.items():
            values |= self.values(name, value, words, names)
        return words.say(f"reason-{reason}", **values)

    def board(self, view: View, words: Words, names: list[str]) -> RenderableType:
        """The table as this view shows it, for a terminal."""
        return Pretty(to_json(view.table))

    def ending(self, view: View, words: Words, names: list[str]) -> str:
        """Why a game that is over ended so, in a sentence for the one whose view this is."""
        return ""

    def scoring(self, play: Play, words: Words, names: list[str]) -> RenderableType:
        """The scoring sheet of a finished game, for a terminal."""
        return Group(*[Pretty(seat) for seat in to_json(play.summary())["seats"]])


@lru_cache(REMEMBERED)
def line_of(telling: GameTelling, told: Same, words: Words, names: tuple[str, ...]) -> str:
    event: Event = told.value
    message = message_id(type(event).__name__)
    if not words.has(message):
        return f"{type(event).__name__} {to_json(event)}"
    return words.say(message, **telling.all_values(event, words, list(names)))


def vars_of(event: Event) -> dict[str, Any]:
    """The fields of an event, without who hears it."""
    fields = type(event).__dataclass_fields__
    return {name: getattr(event, name) for name in fields if name != "audience"}


@lru_cache(1000)
def telling_of(game: str) -> GameTelling:
    """How a game is shown: by its own renderer if it has one."""
    return part_of(game, "telling") or GameTelling(game)


def lightest_first(names: Iterable[str]) -> list[str]:
    """Games in the order in which newcomers would like to meet them."""
    return sorted(names, key=lambda name: telling_of(name).weight)


def words_for(language: str, game: str) -> Words:
    """All words of a game in a language."""
    return telling_of(game).words(language)

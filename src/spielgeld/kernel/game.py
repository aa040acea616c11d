"""What a game tells the kernel about itself."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from spielgeld.kernel.facts import Facts
from spielgeld.kernel.frozen import Frozen, keep_own_fields
from spielgeld.kernel.numbers import read_integer, text_of
from spielgeld.kernel.refusal import impossible
from spielgeld.kernel.secret import Secret
from spielgeld.kernel.state import Event, S, Seat
from spielgeld.kernel.view import View

Options = dict[str, Any]
Deal = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Option:
    """Something that a table agrees on before the game: here, one of a few values."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        keep_own_fields(cls)

    def __init__(self, name: str, values: Sequence[str | bool]) -> None:
        self.name = name
        self.values = values

    @property
    def default(self) -> Any:
        """What holds if nothing is said: the first of the values."""
        return self.values[0]

    @property
    def is_object(self) -> bool:
        """Whether a value is a JSON object, which a command line takes from a file."""
        return False

    @property
    def example(self) -> Any:
        """An object that a file for such an option can start from."""
        return None

    def read(self, raw: object) -> Any:
        """The value in its plain form; refused under G-4 if it can't be."""
        for value in self.values:
            if type(raw) is type(value) and raw == value:
                return value
        allowed = ", ".join(str(value).lower() for value in self.values)
        raise impossible("option", option=self.name, value=text_of(raw), allowed=allowed)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class NumberOption(Option):
    """A whole number from `low` to `high`."""

    def __init__(self, name: str, default: int, low: int, high: int) -> None:
        super().__init__(name, ())
        self.number = default
        self.low = low
        self.high = high

    @property
    def default(self) -> Any:
        return self.number

    def read(self, raw: object) -> Any:
        number = read_integer(raw)
        if number is None or not self.low <= number <= self.high:
            allowed = f"{self.low}, {self.low + 1}, ... {self.high}"
            raise impossible("option", option=self.name, value=text_of(raw), allowed=allowed)
        return number


@dataclass(frozen=True)
class DealChoice(Frozen):
    """A part of the deal that is drawn unless the table chooses it.

    It is a seat, or `number` different ones of `words` in the order in which they count.
    """

    name: str
    words: tuple[str, ...] = ()
    number: int = 0

    def read(self, raw: object, players: int) -> Any:
        """What was chosen, in its plain form; refused under G-4 if it can't be."""
        if not self.words:
            seat = read_integer(raw)
            if seat is None or not 0 <= seat < players:
                raise impossible("deal-first", last=players - 1)
            return seat
        if not isinstance(raw, list) or len(raw) != self.number:
            raise impossible("deal-number", key=self.name, number=self.number)
        for position, word in enumerate(raw):
            if word not in self.words or word in raw[:position]:
                shown = str(word)[:40]
                raise impossible("deal-word", key=self.name, position=position, word=shown)
        return list(raw)


@dataclass(frozen=True)
class TurnClock(Frozen):
    """A turn that is played against the clock: every `seconds` a time-out is entered."""

    turn: int
    seconds: int


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Game(Generic[S]):
    """The rules of one game, in all its editions. It holds no game that is being played.

    Rules have versions, counted from 1; a game whose rules never changed need not say so. Each
    version is a Game of its own, and `rules` says which one this is. `changes` has the ids of the
    rules that changed, by the version that changed them.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        keep_own_fields(cls)

    def __init__(
        self,
        name: str,
        options: tuple[Option, ...],
        rules: int = 1,
        changes: dict[int, tuple[str, ...]] | None = None,
    ) -> None:
        self.name = name
        self.options = options
        self.rules = rules
        self.changes: dict[int, tuple[str, ...]] = changes or {}

    @property
    def newest(self) -> int:
        """The version by which new games are played."""
        return max(self.changes, default=1)

    def by_rules(self, raw: object) -> "Game[S]":
        """This game by one version of its rules; one that it does not have is refused (G-4)."""
        rules = read_integer(raw)
        if rules is None or not 1 <= rules <= self.newest:
            allowed = ", ".join([str(number) for number in range(1, self.newest + 1)])
            raise impossible("rules", rules=str(raw)[:40], allowed=allowed)
        return self if rules == self.rules else self.version(rules)

    def version(self, rules: int) -> "Game[S]":
        """Another of the versions there are: for games whose rules have changed."""
        raise NotImplementedError

    def renew(self, options: Options) -> Options:
        """The same options for a game by the newest rules: what was a default becomes its own."""
        newest = self.by_rules(self.newest)
        before = {option.name: option.default for option in self.options}
        kept = {name: value for name, value in options.items() if value != before[name]}
        return newest.read_options(kept)

    def read_options(self, raw: object) -> Options:
        """All options with their values; what is not said is the default."""
        if not isinstance(raw, dict):
            raise impossible("options")
        known = [option.name for option in self.options]
        for name in raw:
            if name not in known:
                allowed = ", ".join(known)
                raise impossible("unknown-option", option=str(name), allowed=allowed)
        return {
            option.name: option.read(raw[option.name]) if option.name in raw else option.default
            for option in self.options
        }

    def facts(self) -> Facts | None:
        """What is in the box and how each value is known, for a game that tells it."""
        return None

    def player_counts(self, options: Options) -> tuple[int, ...]:
        """How many can play with these options."""
        raise NotImplementedError

    def check_players(self, raw: object, options: Options) -> int:
        players = read_integer(raw)
        counts = self.player_counts(options)
        if players is None or players not in counts:
            allowed = ", ".join(map(str, counts))
            raise impossible("players", players=text_of(raw), allowed=allowed)
        return players

    def deal(self, players: int, options: Options, rng: Random) -> Deal:
        """All that chance decides in a game, decided before its first decision."""
        raise NotImplementedError

    def lots(self, players: int, options: Options) -> tuple[DealChoice, ...]:
        """What a table may choose by itself instead of having it drawn."""
        return ()

    def all_lots(self, players: int) -> tuple[DealChoice, ...]:
        """What a table may choose, with one option or another."""
        defaults = self.read_options({})
        found = {lot.name: lot for lot in self.lots(players, defaults)}
        for option in self.options:
            for value in option.values:
                for lot in self.lots(players, {**defaults, option.name: value}):
                    found.setdefault(lot.name, lot)
        return tuple(found.values())

    def read_chosen(self, players: int, options: Options, raw: object) -> Deal:
        """What a table has chosen of the deal; refused under G-4 if it can't be."""
        if not isinstance(raw, dict):
            raise impossible("lots")
        if not raw:
            return {}
        lots = {lot.name: lot for lot in self.lots(players, options)}
        for name in raw:
            if name not in lots:
                allowed = ", ".join(lots) or "-"
                raise impossible("unknown-lot", name=str(name)[:40], allowed=allowed)
        return {name: lots[name].read(value, players) for name, value in raw.items()}

    def deal_as_chosen(self, players: int, options: Options, chosen: Deal, rng: Random) -> Deal:
        """A deal in which the table has chosen some parts; the others are drawn."""
        return {**self.deal(players, options, rng), **chosen}

    def set_up(self, players: int, options: Options, deal: object) -> S:
        """The table before the first decision; an impossible deal is refused under G-4."""
        raise NotImplementedError

    def look(self, state: S, seat: Seat | None) -> Any:
        """What this seat is shown of the table, built up from nothing: a frozen dataclass."""
        raise NotImplementedError

    def know(self, state: S, seat: Seat | None) -> Any:
        """What this seat may know, also where a table agreed that people remember by themselves."""
        return self.look(state, seat)

    def forgets(self, options: Options) -> bool:
        """Whether a table agreed that people are not shown again what they were shown before."""
        return False

    def remembered_since(
        self, state: S, chapters: Sequence[Sequence[Event]], seat: Seat | None, *, decided: bool
    ) -> int:
        """From which chapter on a seat is still told everything; before it, only what lasts.

        `decided` says whether the seat has answered the question of now.
        """
        return 0

    def imagine(self, view: View, rng: Random) -> S:
        """A state that the seat with this view can't tell from the true one."""
        raise NotImplementedError

    def secrets(self) -> tuple[Secret[S], ...]:
        """What some may not know, beside decisions that are sealed: nothing, if all lies open."""
        return ()

    def turn_clock(self, state: S) -> TurnClock | None:
        """The turn that is being played, if time presses. The clock itself is somebody else's."""
        return None

    def ranking(self, state: S) -> list[list[Seat]]:
        """The seats that share a place, best first, as if the game ended now."""
        raise NotImplementedError

    def winners(self, state: S) -> list[Seat]:
        """Who wins, as if the game ended now; several share the win, and perhaps nobody wins."""
        raise NotImplementedError

    def summary(self, state: S) -> dict[str, Any]:
        """`seats`, one object per seat, and whatever else a full account of the table needs."""
        raise NotImplementedError

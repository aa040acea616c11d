"""The games that are installed: found by entry point, so that other packages can add theirs."""

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any

from spielgeld.games.example import Example
from spielgeld.games.lesson import Lesson
from spielgeld.games.package import packages, part_of
from spielgeld.kernel import play as _play
from spielgeld.kernel import record as _record
from spielgeld.kernel.game import Game
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import Record
from spielgeld.kernel.view import View


class Installed(Mapping[str, Game[Any]]):
    """All games by name. One that is asked for is loaded, and only that one; to list them is to
    load them all, as those that can't be loaded are left out.
    """

    def __getitem__(self, name: str) -> Game[Any]:
        game: Game[Any] | None = part_of(name, "rules")
        if game is None:
            raise KeyError(name)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(packages())

    def __len__(self) -> int:
        return len(packages())

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and part_of(name, "rules") is not None


class UnknownGame(KeyError):
    """There is no game of this name; `known` are those there are."""

    def __init__(self, name: str, known: list[str]) -> None:
        super().__init__(name, known)
        self.name = name
        self.known = known

    def __str__(self) -> str:
        return f"no game {self.name!r}; there are {', '.join(self.known)}"


@cache
def installed() -> Mapping[str, Game[Any]]:
    """All games by name, which is the name of their entry point."""
    return Installed()


def get(name: str, rules: int | None = None) -> Game[Any]:
    """A game by its name: its newest rules, or an older version of them."""
    game = installed().get(name)
    if game is None:
        raise UnknownGame(name, sorted(installed()))
    return game.by_rules(game.newest if rules is None else rules)


def courses(name: str) -> list[str]:
    """The roles of the lessons that are offered: the first of each title."""
    offered: dict[str, str] = {}
    for role, lesson in lessons(name).items():
        offered.setdefault(lesson.title, role)
    return list(offered.values())


def lessons(name: str) -> Mapping[str, Lesson]:
    """Guided first games by the role of the learner; the first is for whoever names none."""
    return part_of(name, "lessons") or {}


def examples(name: str) -> tuple[Example, ...]:
    """The worked examples of a game, in the order of its rules."""
    return part_of(name, "examples") or ()


def new(
    name: str,
    players: int,
    *,
    seed: int | str | None = None,
    deal: dict[str, Any] | None = None,
    chosen: dict[str, Any] | None = None,
    rules: int | None = None,
    listen: bool = False,
    **options: Any,
) -> Play:
    """Start a game, with a given deal or one dealt from `seed`. `listen` keeps its story.

    Parts of the deal that a table may choose (`Game.lots`) can be `chosen`. It is played by the
    newest rules, unless `rules` names an older version.
    """
    game, rng = get(name, rules), Random(seed)
    return _play.new_play(game, players, options, deal=deal, chosen=chosen, rng=rng, listen=listen)


def imagine(view: View, rng: Random) -> Play:
    """A play in which all that a view hides is made up, and which gives the same view."""
    return _play.imagine(get(view.game, view.rules), view, rng)


def replay(
    record: str | dict[str, Any] | Record, *, at: int | None = None, listen: bool = False
) -> Play:
    """Play a record again (JSON text, JSON data or a Record), up to its decision `at`."""
    if isinstance(record, str):
        record = _record.parse_record(record)
    elif isinstance(record, dict):
        record = _record.read_record(record)
    return _record.replay(record, installed(), at=at, listen=listen)


def record(play: Play) -> dict[str, Any]:
    """The record of a play so far, as JSON data."""
    return _record.record_of(play).to_json()

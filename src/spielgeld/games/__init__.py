"""The games that are installed: found by entry point, so that other packages can add theirs."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.metadata import entry_points
from random import Random
from typing import Any

from spielgeld.kernel import play as _play
from spielgeld.kernel import record as _record
from spielgeld.kernel.game import Game
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import Record
from spielgeld.kernel.view import View

GROUP = "spielgeld.games"


class Installed(Mapping[str, Game[Any]]):
    """All games by name. A game is loaded when it is asked for, and only that one."""

    def __init__(self) -> None:
        self._points = {point.name: point for point in entry_points(group=GROUP)}
        self._games: dict[str, Game[Any]] = {}

    def __getitem__(self, name: str) -> Game[Any]:
        if name not in self._games:
            self._games[name] = self._points[name].load()
        return self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._points))

    def __len__(self) -> int:
        return len(self._points)

    def __contains__(self, name: object) -> bool:
        return name in self._points


@cache
def installed() -> Mapping[str, Game[Any]]:
    """All games by name, which is the name of their entry point."""
    return Installed()


def get(name: str, rules: int | None = None) -> Game[Any]:
    """A game by its name: its newest rules, or an older version of them."""
    game = installed()[name]
    return game.by_rules(game.newest if rules is None else rules)


def new(
    name: str,
    players: int,
    *,
    seed: int | str | None = None,
    deal: dict[str, Any] | None = None,
    rules: int | None = None,
    listen: bool = False,
    **options: Any,
) -> Play:
    """Start a game, with a given deal or one dealt from `seed`. `listen` keeps its story.

    It is played by the newest rules, unless `rules` names an older version.
    """
    game = get(name, rules)
    return _play.new_play(game, players, options, deal=deal, rng=Random(seed), listen=listen)


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

"""The games that are installed: found by entry point, so that other packages can add theirs."""

from functools import cache
from random import Random
from typing import Any

from spielgeld.kernel import play as _play
from spielgeld.kernel import record as _record
from spielgeld.kernel.game import Game
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import Record
from spielgeld.kernel.view import View
from spielgeld.plugs import all_plugged

GROUP = "spielgeld.games"


@cache
def installed() -> dict[str, Game[Any]]:
    """All games by name."""
    games = all_plugged(GROUP).values()
    return {game.name: game for game in sorted(games, key=lambda game: game.name)}


def get(name: str) -> Game[Any]:
    """A game by its name."""
    return installed()[name]


def new(
    name: str,
    players: int,
    *,
    seed: int | str | None = None,
    deal: dict[str, Any] | None = None,
    listen: bool = False,
    **options: Any,
) -> Play:
    """Start a game, with a given deal or one dealt from `seed`. `listen` keeps its story."""
    return _play.new_play(get(name), players, options, deal=deal, rng=Random(seed), listen=listen)


def imagine(view: View, rng: Random) -> Play:
    """A play in which all that a view hides is made up, and which gives the same view."""
    return _play.imagine(get(view.game), view, rng)


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

"""The JSON of a view says what the kernel's own view says, nothing less and nothing more."""

import random

import pytest
from msgspec import json

from spielgeld import games
from spielgeld.house.journal import Decide, Sit, Start
from spielgeld.house.settings import read_settings
from spielgeld.house.table import Table
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.state import Seat
from spielgeld.store import TableRow
from spielgeld.web.api.views import encode_view

STEPS = 60


def new_table(game: str) -> Table:
    """A table at which all sit and a game has begun."""
    rules = games.get(game)
    players = rules.player_counts(rules.read_options({}))[-1]
    settings = read_settings({"game": game, "players": players})
    table = Table(TableRow("a" * 18, game, settings.to_json(), "", "", 0.0))
    for seat in range(players):
        happen(table, Sit(seat, "ABCDE"[seat], str(seat)))
    deal = rules.deal(players, settings.options, random.Random(4))
    happen(table, Start(deal))
    return table


def happen(table: Table, what: Sit | Start | Decide) -> None:
    table.commit(table.preview(what, None, 0.0))


def check(table: Table, seat: Seat | None) -> None:
    play, told = table.play, json.decode(encode_view(table, seat))
    assert play is not None
    assert told["view"] == to_json(play.view(seat))
    asked = table.running and seat is not None and seat in play.waiting
    assert told["choice"] == (to_json(play.choice(seat or 0).describe()) if asked else None)
    assert (told["number"], told["status"]) == (table.number, table.status)
    assert (told["winners"], told["ranking"]) == (play.winners(), play.ranking())
    assert told["may_undo"] == (table.running and seat is not None and play.may_take_back(seat))


@pytest.mark.parametrize("game", list(games.installed()))
def test_a_view_as_json_is_the_view(game: str) -> None:
    """Whoever looks at every entry, and whoever looks now and then, is told how it stands."""
    table, rng = new_table(game), random.Random(7)
    for step in range(STEPS):
        play = table.play
        assert play is not None
        if play.over:
            break
        seat = rng.choice(play.waiting)
        decision = play.choice(seat).sample(rng)
        if step % 5 == 0 and "bid" in decision:
            decision = {"bid": 10**30 + step}
        happen(table, Decide(seat, play.judge(seat, decision)))
        for watcher in (0, None, *([1, 2] if step % 7 == 0 else [])):
            check(table, watcher)


def test_before_the_game_there_is_nothing_to_see() -> None:
    settings = read_settings({"game": "qe", "players": 3})
    table = Table(TableRow("b" * 18, "qe", settings.to_json(), "", "", 0.0))
    told = json.decode(encode_view(table, None))
    assert told == {"number": 0, "view": None, "choice": None, "status": "open"}

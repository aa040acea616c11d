"""Plutocracy adds up: money, goods, seats, councillors and time, told and counted."""

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from spielgeld.games.plutocracy.rules.events import (
    AlienRescued,
    ElectionHeld,
    PlayerRetired,
    PlayerWentOut,
    ResourcesBought,
    ResourcesSold,
    SeatsBought,
    ShipFlew,
    SocietyJoined,
    TimeRanOut,
)
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.play import Play
from tests.laws.configurations import CONFIGURATIONS, Configuration, share

GAMES = 60
PLUTOCRACY = [entry for entry in CONFIGURATIONS if entry.game == "plutocracy"]

pytestmark = pytest.mark.parametrize("configuration", PLUTOCRACY, ids=str)


def play_on(play: Play, rng: Random) -> None:
    """One decision; with time pressure the clock strikes now and then."""
    (seat,) = play.waiting
    choice = play.choice(seat)
    timeout = {"timeout": True}
    if rng.random() < 0.2 and timeout in choice:
        while play.waiting == [seat] and rng.random() < 0.9 and timeout in play.choice(seat):
            play.submit(seat, timeout)
    else:
        play.submit(seat, choice.sample(rng))


@dataclass
class Ledger:
    """What the story says that a seat must have."""

    end: int
    time: int = 0
    money: int = 12
    hold: Counter[str] = field(default_factory=Counter)
    seats: Counter[str] = field(default_factory=Counter)
    societies: list[str] = field(default_factory=list)
    councillors: int = 0
    alien: bool = False
    retired: bool = False
    out: bool = False

    def enter(self, event: Any) -> "Ledger":
        match event:
            case ResourcesSold():
                self.money += event.units * event.price
                self.hold[event.resource] -= event.units
            case ResourcesBought():
                self.money -= event.units * event.price
                self.hold[event.resource] += event.units
            case SeatsBought():
                self.money -= event.cost
                self.seats[event.planet] += event.seats
            case SocietyJoined():
                self.societies.append(event.society)
                self.councillors += event.councillors
            case AlienRescued():
                self.alien = True
            case ShipFlew():
                self.time += event.distance + 2 + event.waited
                assert self.time == event.time
            case PlayerRetired():
                self.retired = True
            case TimeRanOut():
                self.end -= 1
                assert self.end == event.end
            case PlayerWentOut():
                return Ledger(self.end, self.time, money=0, out=True)
        return self


def ledgers(play: Play) -> list[Ledger]:
    bids = {place[0]: place[1] for place in play.summary()["auction"].values() if place}
    end = play.summary()["markers"]["the_end"]
    if None in play.summary()["auction"].values():
        bids = {}
    books = [Ledger(end - bids.get(seat, 0)) for seat in range(play.players)]
    for event in play.full_story():
        if isinstance(event, ElectionHeld):
            for sent in event.sent:
                books[sent.seat].councillors += sent.councillors
        elif hasattr(event, "seat"):
            books[event.seat] = books[event.seat].enter(event)
    return books


def check(play: Play) -> None:
    summary = play.summary()
    aliens = summary["aliens"]
    for seat, book in enumerate(ledgers(play)):
        told = {
            "councillors": book.councillors,
            "money": book.money,
            "hold": {name: units for name, units in book.hold.items() if units},
            "seats": dict(book.seats),
            "societies": book.societies,
            "alien": book.alien,
            "time": book.time,
            "end": book.end,
            "retired": book.retired,
            "out": book.out,
        }
        counted = summary["seats"][seat]
        assert {name: counted[name] for name in told} == told
        assert counted["money"] >= 0
        assert all(1 <= units <= 5 for units in counted["hold"].values())
        assert counted["out"] or counted["time"] <= counted["end"]
        assert (counted["ship"] is None) == (
            counted["out"] or counted["retired"] or not on_track(play, seat)
        )
        owned = {
            name: owners.count(seat)
            for name, owners in summary["parliaments"].items()
            if seat in owners
        }
        assert counted["seats"] == owned
    rescued = sum(seat["alien"] for seat in summary["seats"])
    if not any(seat["out"] for seat in summary["seats"]) and summary["asteroid"] is not None:
        assert aliens + rescued == play.players
    for planet in summary["planets"].values():
        assert 1 <= planet["demand"][1] <= 7
        assert 1 <= planet["supply"][1] <= 7


def on_track(play: Play, seat: int) -> bool:
    table: PlutocracyTable = play.view(None).table
    return any(piece.seat == seat for stack in table.track for piece in stack.pieces)


def test_everything_adds_up(configuration: Configuration) -> None:
    for number in range(share(GAMES)):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number, listen=True)
        stop = rng.randrange(60)
        while not play.over:
            play_on(play, rng)
            if len(play.decisions) == stop:
                check(play)
        check(play)
        assert play.summary()["elections"] == 3
        assert all(seat["out"] or seat["retired"] for seat in play.summary()["seats"])
        in_game = [seat for seat in range(play.players) if not play.summary()["seats"][seat]["out"]]
        assert len(play.winners()) == (1 if in_game else 0)


def test_all_views_are_equal(configuration: Configuration) -> None:
    for number in range(5):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number, listen=True)
        while True:
            tables = [play.view(seat).table for seat in (*range(play.players), None)]
            assert all(table == tables[0] for table in tables)
            if play.over:
                break
            play_on(play, rng)
        assert play.story(None) == play.story(0) == play.full_story()

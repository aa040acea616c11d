"""EC "Knows": what others hide changes nothing that a seat can see, hear or choose."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from spielgeld.games.euro_crisis.state import EuroCrisisState
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from tests.laws.configurations import CONFIGURATIONS, Configuration, decide, play_on, share

TABLES = [configuration for configuration in CONFIGURATIONS if configuration.game == "euro-crisis"]
PAIRS = 600


def listening(play: Play) -> Play:
    """A clone whose story is kept from here on."""
    clone = play.clone()
    clone.chapters = [[]]
    return clone


def stage(play: Play) -> str:
    name: str = play.view(None).table.stage
    return name


def received(play: Play, seat: Seat | None) -> Any:
    """All that a seat gets: its view, what it heard in each chapter, and what it is asked."""
    choice = play.choice(seat).describe() if seat in play.waiting else None
    chapters = [
        [event for event in chapter if event.heard_by(seat)] for chapter in play.chapters or []
    ]
    return play.view(seat), chapters, to_json(choice)


def compare_hidden_cards(play: Play, rng: Random) -> bool:
    """Others choose other cards: nobody else notices until the first such card is revealed."""
    pair = listening(play), listening(play)
    seats = list(play.waiting)
    cards = {seat: play.choice(seat).sample(rng) for seat in seats}
    others = {seat: play.choice(seat).sample(rng) for seat in seats}
    knower = rng.choice(seats)
    others[knower] = cards[knower]
    for seat in rng.sample(seats, len(seats)):
        pair[0].submit(seat, cards[seat])
        pair[1].submit(seat, others[seat])
        if pair[0].sealed:
            compare(pair, [other for other in seats if cards[other] == others[other]])
    changed = [seat for seat in seats if cards[seat] != others[seat]]
    ignorant = [seat for seat in range(play.players) if seat not in changed]
    while not pair[0].over and not any_revealed(pair, changed):
        compare(pair, ignorant)
        for seat in changed:
            views = [one.view(seat).table for one in pair]
            assert views[0].chosen == cards[seat]["card"]
            assert views[1].chosen == others[seat]["card"]
            assert replace(views[0], chosen=None) == replace(views[1], chosen=None)
        seat = rng.choice(pair[0].waiting)
        decision = decide(pair[0].choice(seat), rng)
        for one in pair:
            one.submit(seat, decision)
    return bool(changed)


def any_revealed(pair: tuple[Play, Play], seats: list[Seat]) -> bool:
    for play in pair:
        state = play.state
        assert isinstance(state, EuroCrisisState)
        if state.quarter == 0 or stage(play) == "choose cards":
            return True
        if any(state.revealed[seat] >= 0 for seat in seats):
            return True
    return False


def compare(pair: tuple[Play, Play], seats: list[Seat]) -> None:
    for seat in (*seats, None):
        assert received(pair[0], seat) == received(pair[1], seat)
    assert pair[0].step == pair[1].step
    assert pair[0].waiting == pair[1].waiting


def compare_sealed_bids(play: Play, rng: Random) -> bool:
    """Others bid other amounts: nobody notices while a bid is missing."""
    pair = listening(play), listening(play)
    seats = rng.sample(play.waiting, len(play.waiting))
    knower, last = seats[0], seats[-1]
    differ = False
    for seat in seats[:-1]:
        bids = [play.choice(seat).sample(rng) for _ in pair]
        if seat == knower:
            bids[1] = bids[0]
        differ |= bids[0] != bids[1]
        for one, bid in zip(pair, bids, strict=True):
            one.submit(seat, bid)
        compare(pair, [knower, last])
    return differ


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_what_others_hide_is_hidden(configuration: Configuration) -> None:
    pairs = {"choose cards": 0, "gold bids": 0}
    comparisons = {"choose cards": compare_hidden_cards, "gold bids": compare_sealed_bids}
    number = 0
    while min(pairs.values()) < share(PAIRS) // 2:
        number += 1
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number)
        while not play.over:
            asked = stage(play)
            if asked in pairs and len(play.waiting) == len(play.asked):
                pairs[asked] += comparisons[asked](play, rng)
            play_on(play, rng, 1)
    assert sum(pairs.values()) >= share(PAIRS)

"""The no-leak law on a running server, for €uro Crisis.

Hidden are cards that were chosen and not yet revealed (EC-11), and gold bids until all are in
(EC-30). The two tables of a pair differ in these alone, and the reader can't tell them apart.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from tests.laws.configurations import Configuration, decide, play_on
from tests.web.pairs import Pair
from tests.web.server import Server

NONSENSE: tuple[Decision, ...] = (
    {"card": "paris"}, {"gold": -1}, {"gold": 99}, {"borrow": 0}, {"quarter": 9},
    {"lend": "atlantis", "markers": 1}, {"card": "rome", "gold": 1},
)  # fmt: skip
SENSE: tuple[Decision, ...] = ({"card": "london"}, {"gold": 0}, {"skip": True})
LONGEST_ACTION = 4
FORMS = ({"decision": '{"card": "paris"}'}, {"decision": "]"})


def find(players: int, seed: str, fits: Callable[[Any], bool]) -> tuple[Play, Random]:
    """A question of some game where the table is as wanted, and nobody has decided yet."""
    for number in range(100):
        rng = Random(f"{seed} {players} {number}")
        play = Configuration("euro-crisis", players, {}).start(f"{seed} {number}")
        while not play.over:
            if not play.sealed and fits(play.view(None).table):
                return play, rng
            play_on(play, rng, 1)
    raise AssertionError("no such moment in any game")


def other_than(play: Play, seat: int, decision: Decision, rng: Random) -> Decision:
    """Another answer of this seat, if there is one."""
    others = [other for other in play.choice(seat) if other != decision]
    return rng.choice(others) if others else decision


def in_order(play: Play) -> list[int]:
    """The banks in the order of this quarter's turns."""
    table = play.view(None).table
    start = table.starters[table.quarter - 1]
    return [(start + table.direction * place) % play.players for place in range(play.players)]


def check_hidden_cards(server: Server, players: int, number: int, watching: bool) -> bool:
    """Others hide other cards, until the first of them is revealed."""
    play, rng = find(
        players, "cards", lambda table: table.stage == "choose cards" and table.quarter > number
    )
    order = in_order(play)
    watcher = order[0] if watching else None
    changed = order[-2:]
    cards = {seat: decide(play.choice(seat), rng) for seat in order}
    # Rome asks several times, so that there is something to see before the others' turns.
    if {"card": "rome"} in play.choice(order[0]):
        cards[order[0]] = {"card": "rome"}
    others = {
        seat: other_than(play, seat, card, rng) if seat in changed else card
        for seat, card in cards.items()
    }
    pair = Pair(server, (play, play.clone()), watcher, nonsense=NONSENSE, sense=SENSE, forms=FORMS)
    pair.listen()
    pair.compare()
    for place, seat in enumerate(rng.sample(order, len(order))):
        pair.decide(seat, cards[seat], others[seat])
        if place:
            pair.compare()
    for _ in range(LONGEST_ACTION):
        if any(play.view(None).table.banks[seat].revealed for seat in changed):
            break
        pair.compare()
        seat = rng.choice(play.waiting)
        decision = decide(play.choice(seat), rng)
        pair.decide(seat, decision, decision)
    assert pair.compared >= players
    return cards != others


def check_sealed_bids(server: Server, players: int, number: int, watching: bool) -> bool:
    """Others seal other bids, and one of them thinks again; the last bid stays out."""
    play, rng = find(
        players,
        "bids",
        lambda table: (
            table.stage == "gold bids"
            and table.quarter >= number
            and all(bank.gold > 0 for bank in table.banks)
        ),
    )
    order = rng.sample(play.waiting, len(play.waiting))
    watcher = order[-1] if watching and number % 2 else order[0] if watching else None
    bids = {seat: play.choice(seat).sample(rng) for seat in order}
    others = {
        seat: bid if seat == watcher else other_than(play, seat, bid, rng)
        for seat, bid in bids.items()
    }
    pair = Pair(server, (play, play.clone()), watcher, nonsense=NONSENSE, sense=SENSE, forms=FORMS)
    pair.listen()
    for seat in order[:-1]:
        pair.decide(seat, bids[seat], others[seat])
        pair.compare()
    undecided = next(seat for seat in order[:-1] if seat != watcher)
    assert bids[undecided] != others[undecided]
    pair.undo(undecided)
    pair.compare()
    pair.decide(undecided, others[undecided], bids[undecided])
    pair.compare()
    return bids != others


CHECKS = [check_hidden_cards, check_sealed_bids]


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("watching", [True, False], ids=["seat", "spectator"])
def test_what_others_hide_is_hidden(
    server: Server, watching: bool, check: Callable[..., bool]
) -> None:
    for number, players in enumerate((4, 3) if server.workers == 1 else (4,)):
        assert check(server, players, number, watching)


def test_the_comparison_would_notice(server: Server) -> None:
    """One's own hidden card is no secret to oneself: the law finds the difference."""
    play, _ = find(4, "own", lambda table: table.stage == "choose cards")
    one, two = {"card": "london"}, {"card": "rome"}
    pair = Pair(server, (play, play.clone()), 0, nonsense=NONSENSE)
    pair.compare()
    pair.listen()
    pair.decide(0, one, two)
    with pytest.raises(AssertionError):
        pair.compare()

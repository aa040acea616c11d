"""The no-leak law on a running server, for Plutocracy.

All lies open there: what is hidden is only what somebody considers before they decide, and the
secrets of the chairs. And whoever looks sees the same.
"""

from random import Random

import pytest

from spielgeld.kernel.choice import Decision
from tests.laws.configurations import Configuration, play_on
from tests.web.pairs import Pair, Reader
from tests.web.server import Server

TABLES = [
    Configuration("plutocracy", 3, {}),
    Configuration("plutocracy", 4, {"setup": "random", "auction": True}),
]
NONSENSE: tuple[Decision, ...] = (
    {"sell": 0}, {"buy": 99}, {"seats": -1}, {"join": "nobility"}, {"fly": [99, 99], "time": 3},
    {"start": "earth"}, {"position": 9, "bid": 1},
)  # fmt: skip
SENSE: tuple[Decision, ...] = ({"retire": True}, {"start": "mars"}, {"position": 1, "bid": 3})
FORMS = ({"sell": "0"}, {"fly": "99,99"}, {"start": "earth"})
TURNS = 5


def consider(reader: Reader, step: int) -> None:
    """One who is asked tries this and that, and is asked whether they are sure; nothing is done."""
    base = f"/t/{reader.table.id}"
    for form in (*FORMS, {"text": "5 million"}):
        for door in ("decide", "preview"):
            for htmx in ({}, {"hx-request": "true"}):
                fields = {**form, "step": str(step)}
                reader.browser.post(f"{base}/{door}", data=fields, headers=htmx)
    for decision in NONSENSE:
        _, error = reader.client.error("POST", "/decide", {"decision": decision, "step": step})
        assert error["rule"]
    reader.browser.get(f"{base}?lang=fr")
    reader.browser.get(f"{base}/back?step=0")


@pytest.mark.parametrize("watching", [True, False], ids=["seat", "spectator"])
@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_what_others_consider_is_hidden(
    server: Server, configuration: Configuration, watching: bool
) -> None:
    rng = Random(f"{configuration} {watching}")
    play = configuration.start("considered")
    watcher = 1 if watching else None
    pair = Pair(server, (play, play.clone()), watcher, nonsense=NONSENSE, sense=SENSE, forms=FORMS)
    pair.listen()
    thinkers, calm = [
        [Reader(table, seat, nonsense=()) for seat in range(play.players)] for table in pair.tables
    ]
    # Who is at the table is no secret, so they all are at both.
    for player in (*thinkers, *calm):
        player.browser.get(f"/t/{player.table.id}")
        player.listen()
    for _ in range(TURNS):
        (seat,) = play.waiting
        if seat != watcher:
            consider(thinkers[seat], play.step)
        pair.compare()
        decision = play.choice(seat).sample(rng)
        pair.decide(seat, decision, decision)
    pair.compare()


@pytest.mark.parametrize("configuration", TABLES, ids=str)
def test_whoever_looks_sees_the_same(server: Server, configuration: Configuration) -> None:
    play = configuration.start("open")
    play_on(play, Random(3), 12)
    table = Pair(server, (play, play.clone()), 0, nonsense=()).tables[0]
    readers = [Reader(table, seat, nonsense=()) for seat in (*range(play.players), None)]
    views = [reader.client.get("/view") for reader in readers]
    assert all(view["view"]["table"] == views[0]["view"]["table"] for view in views)
    stories = [reader.client.get("/events") for reader in readers]
    assert all(story == stories[0] for story in stories)
    assert len(stories[0]) > 5

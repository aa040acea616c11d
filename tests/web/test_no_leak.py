"""The no-leak law on a running server, for QE and for strangers.

Two tables differ only in what a reader may not know: others' tokens, hidden bids and amounts,
the tiles to come. Everything that this reader receives from the two is equal to the byte.
"""

from random import Random
from typing import Any

import httpx
import pytest

from spielgeld import games
from spielgeld.house import keys
from tests.laws.configurations import CONFIGURATIONS, Configuration, play_on
from tests.rulebook.qe.test_memory import two_sales
from tests.web.pairs import API_DOORS, PAGE_DOORS, Pair, SeededTable, whole
from tests.web.server import PATIENCE, Server
from tests.web.watcher import Watcher, other_deal

PAIRS = {3: 1, 4: 2, 5: 2}
NONSENSE: tuple[dict[str, Any], ...] = ({"bid": -1}, {"bid": "x"}, {"look": 3})
FORMS = [{"bid": "-1"}, {"bid": "x"}]


def check_pair(server: Server, players: int, number: int, seed: str) -> bool:
    """Play a pair of tables beside each other; says whether there was a hidden difference."""
    rng = Random(f"{seed} {players} {number}")
    one = Configuration("qe", players, {}).start(f"{seed} {number}")
    watcher = None if number == 0 else rng.randrange(players)
    cut = rng.randrange(2, 5)
    two = games.new("qe", players, deal=other_deal(one.deal, one, watcher, cut, rng))
    pair = Pair(server, (one, two), watcher, nonsense=NONSENSE)
    pair.listen()
    decider = Watcher(watcher, rng)
    while not one.over and len(one.view(None).table.sales) <= cut:
        # A look is answered by any form.
        pair.let_send([] if one.view(None).table.stage == "look" else FORMS)
        pair.compare()
        decisions = {seat: decider.decide(one, seat) for seat in one.waiting}
        disguised = decider.disguise(one, decisions)
        order = rng.sample(sorted(decisions), len(decisions))
        for place, seat in enumerate(order):
            if place == len(order) - 1 and place > 0:
                pair.compare()
            pair.decide(seat, decisions[seat], disguised[seat])
    return (one.deal, one.decisions) != (two.deal, two.decisions)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_nobody_receives_a_byte_more_than_they_may(server: Server, players: int) -> None:
    pairs = PAIRS[players] if server.workers == 1 else 1
    different = [check_pair(server, players, number, "leak") for number in range(pairs)]
    assert any(different)


class Screen:
    """A browser with all chairs of a table."""

    def __init__(self, table: SeededTable) -> None:
        self.base = f"{table.server.url}/t/{table.id}"
        cookies = {"chair": ".".join(table.secrets)}
        self.http = httpx.Client(timeout=PATIENCE, cookies=cookies, verify=False)

    def get(self, path: str) -> str:
        return whole(self.http.get(f"{self.base}{path}".removesuffix("/")))

    def uncover(self, seat: int) -> None:
        assert self.http.post(f"{self.base}/uncover", data={"seat": str(seat)}).is_redirect


def test_a_curtain_hides_what_is_behind_it(server: Server) -> None:
    """One screen for all: until somebody lifts it, tokens and sealed bids are nowhere."""
    rng = Random("curtain")
    one = Configuration("qe", 3, {}).start("curtain")
    two = games.new("qe", 3, deal=other_deal(one.deal, one, None, 3, rng))
    decider = Watcher(None, rng)
    secrets, badge = [keys.new_secret() for _ in range(3)], keys.new_table_id()[:8]
    lifted = []
    for _ in range(3):
        decisions = {seat: decider.decide(one, seat) for seat in one.waiting}
        disguised = decider.disguise(one, decisions)
        seat = one.waiting[0]
        one.submit(seat, decisions[seat])
        two.submit(seat, disguised[seat])
        tables = [SeededTable(server, play, secrets, badge) for play in (one, two)]
        screens = [Screen(table) for table in tables]
        for path in (*PAGE_DOORS, "/fragments?page=table"):
            first, second = [screen.get(path) for screen in screens]
            assert first == second, path
        for screen in screens:
            screen.uncover(one.waiting[0])
        lifted.append([screen.get("/") for screen in screens])
    assert any(first != second for first, second in lifted)


@pytest.mark.parametrize("watcher", [0, 3, None])
def test_qe15_forgotten_amounts_are_in_no_door(server: Server, watcher: int | None) -> None:
    """Two tables without the memory aid that differ only in the amounts of a past sale."""
    plays = (two_sales(1), two_sales(1000))
    rng = Random(5)
    for play in plays:
        if watcher is not None:
            play.submit(watcher, {"bid": 41})
    pair = Pair(server, plays, watcher, nonsense=NONSENSE)
    pair.listen()
    pair.compare()
    seat = next(seat for seat in plays[0].waiting if seat != watcher)
    decision = plays[0].choice(seat).sample(rng)
    pair.decide(seat, decision, decision)
    pair.compare()
    if watcher is not None:
        back = pair.readers[0].browser.get(f"/t/{pair.tables[0].id}/back?step=1")
        assert back.status_code == 403


def test_the_comparison_would_notice(server: Server) -> None:
    """Where the reader may know the difference, the law finds it."""
    one, two = [Configuration("qe", 4, {}).start(seed) for seed in ("one", "two")]
    with pytest.raises(AssertionError):
        Pair(server, (one, two), 0, nonsense=NONSENSE).compare()


def test_the_law_knows_the_doors() -> None:
    assert {"/", "/fragments", "/back", "/record"} <= set(PAGE_DOORS)
    assert {"/", "/view", "/events", "/record"} <= {path or "/" for path in API_DOORS}


@pytest.mark.parametrize("game", sorted(games.installed()))
def test_a_table_without_spectators_tells_strangers_nothing(server: Server, game: str) -> None:
    """Nothing at all: the tables have another deal, and one of them is further on."""
    configuration = next(entry for entry in CONFIGURATIONS if entry.game == game)
    one, two = [configuration.start(seed) for seed in ("one", "two")]
    play_on(two, Random(7), 30)
    pair = Pair(server, (one, two), None, spectators=False, nonsense=NONSENSE, forms=[{"bid": "5"}])
    pair.compare()
    for text in pair.readers[0].everything(one.step, asked=False).values():
        assert text.startswith(("403", "401", "404", "422")), text[:300]

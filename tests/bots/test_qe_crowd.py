"""The many tables that QE's quant plays in plain numbers go by the same rules as real ones."""

from random import Random

import numpy as np
import pytest

from spielgeld import bots, games
from spielgeld.bots.guide import values
from spielgeld.games.qe.bots import reckoner
from spielgeld.games.qe.bots.beliefs import Beliefs
from spielgeld.games.qe.bots.cards import Numbers, cards_of
from spielgeld.games.qe.bots.crowd import Crowd, SharedLuck
from spielgeld.games.qe.bots.habits import LOWEST, Minds, Prospect
from spielgeld.games.qe.bots.past import imagine_tables
from spielgeld.games.qe.bots.scholar import play_on
from spielgeld.games.qe.bots.sight import PriceMemory
from spielgeld.games.qe.bots.worth import worth
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.games.qe.rules.scoring import scores
from spielgeld.games.qe.rules.state import QeState
from spielgeld.kernel.play import Play

every_box = pytest.mark.parametrize(("edition", "players"), list(BOXES), ids=str)


def state_of(play: Play) -> QeState:
    assert isinstance(play.state, QeState)
    return play.state


def crowd_of(play: Play, tables: int = 1) -> Crowd:
    """As many tables, with nothing sold, that are all like this one."""
    state = state_of(play)
    box = state.box
    cards = cards_of(box.edition, box.players)

    def same(numbers: list[int]) -> Numbers:
        return np.array([[number] * tables for number in numbers])

    return Crowd(
        cards,
        state.first,
        same([box.nations.index(nation) for nation in state.nations]),
        same([cards.number[tile.name] for tile in state.tiles]),
        same([box.industries.index(token) for token in state.tokens]),
        SharedLuck(1, tables),
    )


@every_box
def test_a_crowd_reckons_as_the_rules_do(edition: str, players: int) -> None:
    rng = Random(f"{edition} {players}")
    rookie = bots.find("rookie", "qe")
    for seed in range(3):
        play = games.new("qe", players, seed=seed, edition=edition)
        crowd = crowd_of(play)
        seats = range(players)
        while not play.over:
            state = state_of(play)
            if crowd.sale == len(state.sales) and not state.attempts and state.open_bid == 0:
                crowd.turn_up()
                assert crowd.auctioneer == state.auctioneer
                for seat in seats:
                    table = play.view(seat).table
                    believed = Beliefs(table, seat)
                    tile = table.sales[-1].tile
                    assert crowd.worth_own[seat, 0] == pytest.approx(worth(table, seat, tile))
                    assert crowd.prices[seat, :, 0] == pytest.approx(believed.price)
                    for other in believed.others:
                        at_least = table.players[other].spent_at_least
                        assert crowd.at_least[seat, other, 0] == at_least
                        assert crowd.points_seen[other, 0] + 3.0 == believed.points[other]
            for seat in play.waiting:
                play.submit(seat, rookie(play.view(seat), play.choice(seat), rng))
            if play.over or play.view(None).table.stage != "look":
                for sale in state.sales[crowd.sale :]:
                    winner = -1 if sale.winner is None else sale.winner
                    bids = np.array(sale.attempts[-1], float)[:, None]
                    looked = np.array([[seat in sale.looked] for seat in seats])
                    crowd.settle(bids, np.array([winner]), looked)
        state = state_of(play)
        assert crowd.spent[:, 0].tolist() == state.spent
        assert crowd.look_left[:, 0].tolist() == state.looks_left
        assert crowd.values()[:, 0].tolist() == pytest.approx(values(play.ranking(), players))
        assert crowd._points()[1, :, 0].tolist() == [card.subtotal for card in scores(state)]


@every_box
def test_imagined_tables_fit_the_view(edition: str, players: int) -> None:
    rng = Random(1)
    play = games.new("qe", players, seed=2, edition=edition)
    rookie = bots.find("rookie", "qe")
    while not play.over:
        for seat in play.waiting:
            view = play.view(seat)
            if len(view.table.sales) in (4, 9, 14):
                beliefs = Beliefs(view.table, seat)
                crowd = imagine_tables(view, beliefs, 20, rng).crowd
                assert (crowd.spent[seat] == view.table.players[seat].spent).all()
                for other in beliefs.others:
                    at_least = view.table.players[other].spent_at_least
                    assert (crowd.spent[other] >= at_least).all()
                    assert (crowd.points_seen[other] <= crowd.points_own[other]).all()
            play.submit(seat, rookie(view, play.choice(seat), rng))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_habits_are_those_of_reckoners(players: int) -> None:
    """How often reckoners bid as low as they may, and when."""
    rng = Random(players)
    true, thought = [], []
    for seed in range(3):
        play = games.new("qe", players, seed=seed)
        crowd = crowd_of(play)
        while not play.over:
            state = state_of(play)
            waiting = play.waiting
            made = {}
            for seat in waiting:
                view, choice = play.view(seat), play.choice(seat)
                made[seat] = reckoner.decide(view, choice, rng)
            stage = play.view(None).table.stage
            if stage in ("open bid", "secret bids", "blind bids"):
                if stage != "secret bids":
                    crowd.turn_up()
                open_bid = np.array([float(state.open_bid)]) if stage == "secret bids" else None
                prospect = Prospect(crowd, waiting, open_bid)
                thought += prospect.chances[LOWEST, :, 0].tolist()
                true += [made[seat]["bid"] == prospect.lowest for seat in waiting]
            for seat in waiting:
                play.submit(seat, made[seat])
            for sale in state.sales[crowd.sale :]:
                winner = -1 if sale.winner is None else sale.winner
                crowd.settle(np.array(sale.attempts[-1], float)[:, None], np.array([winner]))
        assert crowd.look_left[:, 0].tolist() == state_of(play).looks_left
    assert np.mean(thought) == pytest.approx(np.mean(true), abs=0.1)
    assert np.corrcoef(thought, true)[0, 1] > 0.3


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_all_think_is_what_each_thinks(players: int) -> None:
    """Reckoned together or alone; of others who spent the same the first seat comes first."""
    crowd = crowd_of(games.new("qe", players, seed=3), tables=50)
    first = np.arange(players - 1)[:, None, None]
    for sale in range(6):
        crowd.turn_up()
        seats = list(range(players))
        minds = Minds(crowd, seats)
        assert sale > 0 or (minds.order == first).all()
        auctioneer = crowd.auctioneer
        assert auctioneer is not None
        own = slice(auctioneer, auctioneer + 1)
        opening = Prospect(crowd, [auctioneer], None, minds.some(own))
        alone = Prospect(crowd, [auctioneer], None)
        assert (opening.features == alone.features).all()
        bids = np.floor(40.0 * crowd.luck.uniform(players)) + 1.0
        for seat in [seat for seat in seats if seat != auctioneer]:
            part = slice(seat, seat + 1)
            among = Prospect(crowd, [seat], bids[auctioneer], minds.some(part))
            alone = Prospect(crowd, [seat], bids[auctioneer])
            assert (among.features == alone.features).all()
            assert (among.highest == alone.highest).all()
        crowd.settle(bids, crowd.winner_of(bids))


def test_copies_of_tables_go_on_as_the_tables_do() -> None:
    tables = PriceMemory(crowd_of(games.new("qe", 4, seed=4), tables=30))
    tables.crowd.turn_up()
    some = np.arange(5, 15)
    once, thrice = tables.some(some, seed=2), tables.some(some, seed=2).times(3)
    for each in (once, thrice):
        bids = np.ones_like(each.crowd.spent)
        each.settle(bids, each.crowd.winner_of(bids))
        play_on(each)
    # The network may round otherwise for other numbers of tables, which hardly ever matters.
    assert (np.tile(once.crowd.spent, 3) == thrice.crowd.spent).mean() > 0.99
    assert tables.crowd.sale == 0


@pytest.mark.parametrize("players", [3, 4, 5])
def test_one_who_spends_a_fortune_is_likely_to_be_out(players: int) -> None:
    play = games.new("qe", players, seed=1)
    crowd = crowd_of(play, tables=300)
    crowd.turn_up()
    auctioneer = crowd.auctioneer
    assert auctioneer is not None
    bids = np.zeros((players, 300))
    bids[auctioneer] = 10_000.0
    tables = PriceMemory(crowd)
    tables.settle(bids, np.full(300, auctioneer))
    play_on(tables)
    assert (crowd.spent[auctioneer] == crowd.spent.max(0)).mean() > 0.5

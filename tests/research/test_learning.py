"""The bot that learned by itself, the way it learned, and the endgame that is solved."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from spielgeld import bots, games
from spielgeld.bots.qe.beliefs import Beliefs
from spielgeld.bots.qe.cards import cards_of
from spielgeld.bots.qe.crowd import Crowd, Luck
from spielgeld.bots.qe.habits import KINDS, Prospect
from spielgeld.games.qe.phases import BLIND_BIDS, OPEN_BID
from spielgeld.games.qe.state import QeState
from spielgeld.research.batch.deals import deal
from spielgeld.research.envs import endgame
from spielgeld.research.scholar import Scholar, load, own_network, remember
from spielgeld.research.selfplay import (
    CARDS,
    Course,
    School,
    ahead_of,
    bids_by_chance,
    bids_of_rookies,
    draw_guests,
    joined,
    main,
    play_hall,
)
from spielgeld.research.series import Series

TINY = Course(halls=2, tables=4, batches=4, hidden=(8,))


def test_it_learns_end_to_end(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("scholar.npz", "rise.svg", "rise.json")]
    budget = ["--lessons", "1", "--exam", "2", "--exams", "2"]
    out = [f"--out={files[0]}", f"--plot={files[1]}", f"--json={files[2]}"]
    result = CliRunner().invoke(main, [*budget, *out])
    assert result.exit_code == 0, result.output
    assert "256 games" in result.output
    rise = json.loads(files[2].read_text())
    assert rise["games"] == [0, 256]
    assert set(rise["ahead"]) == {"random", "rookie", "banker"}
    assert "banker" in files[1].read_text()
    play = games.new("qe", 4, seed=1)
    seat = play.waiting[0]
    decision = Scholar(load(files[0])).decide(play.view(seat), play.choice(seat), Random(1))
    assert decision in play.choice(seat)


def test_a_network_learns_what_it_is_told() -> None:
    """Bids of games that ended well are foretold more after some lessons."""
    course = Course(halls=1, tables=8, batches=200, hidden=(16,), guest_shares=(0, 0, 0))
    school = School(course)
    hall = play_hall(course, school.network, 1.0, 1)
    seen, kinds, ahead = hall

    def error() -> float:
        return float(np.mean((school.model.predict(joined(seen, kinds)) - ahead) ** 2))

    before = error()
    school.learn([hall])
    assert error() < before / 2


def test_a_network_says_the_same_as_the_one_it_was_trained_as() -> None:
    school = School(TINY)
    seen, kinds, _ = play_hall(TINY, school.network, 1.0, 1)
    values = school.network.values(seen.astype(np.float32))
    assert values.shape == (len(seen), KINDS)
    told = values[np.arange(len(seen)), kinds]
    assert told == pytest.approx(school.model.predict(joined(seen, kinds)), abs=1e-5)


def test_guests_of_three_kinds_bid_what_is_legal() -> None:
    rng = np.random.default_rng(1)
    course = Course(tables=2000)
    seated = np.bincount(draw_guests(course, rng).ravel()) / (4 * course.tables)
    assert seated == pytest.approx([0.5, *course.guest_shares], abs=0.02)
    deals = deal(CARDS.box, course.tables, rng)
    crowd = Crowd(CARDS, 0, deals.nations, deals.tiles, deals.tokens, Luck(1, course.tables))
    crowd.turn_up()
    opening = Prospect(crowd, [0], None)
    for bids in (bids_of_rookies(crowd, [0], opening, rng), bids_by_chance(opening, rng)):
        assert bids.min() >= 1
    seats, open_bid = [1, 2, 3], np.full(course.tables, 12.0)
    answers = Prospect(crowd, seats, open_bid)
    for bids in (bids_of_rookies(crowd, seats, answers, rng), bids_by_chance(answers, rng)):
        assert bids.shape == (3, course.tables)
        assert bids.min() >= 0
        assert not (bids == 12).any()
        assert (bids == np.floor(bids)).all()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_it_sees_at_a_table_is_what_it_saw_in_the_hall(players: int) -> None:
    """A game by the rules, and the same one in arrays that know everything."""
    cards = cards_of("2019", players)
    play = games.new("qe", players, seed=5)
    state, rng = play.state, Random(5)
    assert isinstance(state, QeState)
    hall = Crowd(
        cards,
        state.first,
        np.array([[cards.box.nations.index(nation)] for nation in state.nations]),
        np.array([[cards.number[tile.name]] for tile in state.tiles]),
        np.array([[cards.box.industries.index(token)] for token in state.tokens]),
        Luck(1, 1),
    )
    rookie, compared = bots.find("rookie", "qe"), 0
    while not play.over:
        if play.state.agenda[-1] in (OPEN_BID, BLIND_BIDS):
            if state.sales:
                sale = state.sales[-1]
                looked = np.array([[seat in sale.looked] for seat in range(players)])
                bids = np.array(sale.attempts[-1], float)[:, None]
                hall.settle(bids, np.array([sale.winner]), looked)
            hall.turn_up()
            for seat in range(players):
                view = play.view(seat)
                table = remember(view, Beliefs(view.table, seat))
                here, there = (Prospect(each, [seat], None).features for each in (table, hall))
                assert here == pytest.approx(there, abs=1e-6)
                compared += 1
        for seat in play.waiting:
            play.submit(seat, rookie(play.view(seat), play.choice(seat), rng))
    assert compared == players * cards.box.sales


@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (4, {}), (5, {}), (4, {"edition": "2017"})]
)
def test_the_scholar_sits_at_any_table_by_its_name(players: int, options: dict[str, str]) -> None:
    assert "scholar" in bots.known("qe")
    series = Series("qe", players, ("scholar", "random"), "1", options=options)
    game = series.play(0)
    assert game.play.over
    assert not any(bot.faults for bot in game.seated)


@pytest.mark.parametrize(("level", "number"), [("random", 12), ("rookie", 24), ("banker", 12)])
def test_the_shipped_scholar_is_ahead_of_chance(level: str, number: int) -> None:
    """Chance leaves half of the others behind. The games are the same each time."""
    course = Course(seed=77)
    shares = [ahead_of(course, own_network(), level, game) for game in range(number)]
    assert sum(shares) / number > 0.6


def test_the_last_sale_is_solved(tmp_path: Path) -> None:
    """A few iterations of CFR+ leave less to gain by best responses than the first."""
    plot, figures = tmp_path / "endgame.svg", tmp_path / "endgame.json"
    result = CliRunner().invoke(
        endgame.main, ["--iterations", "3", "--plot", str(plot), "--json", str(figures)]
    )
    assert result.exit_code == 0, result.output
    gains = [gain for _, gain in json.loads(figures.read_text())]
    assert gains[0] > gains[-1] >= 0
    assert "NashConv" in plot.read_text()

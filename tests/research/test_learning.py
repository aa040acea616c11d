"""The bot that learned by itself, the way it learned, and the endgame that is solved."""

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from spielgeld import bots, games
from spielgeld.games.qe.bots.beliefs import Beliefs
from spielgeld.games.qe.bots.cards import cards_of
from spielgeld.games.qe.bots.crowd import Crowd, SharedLuck
from spielgeld.games.qe.bots.scholar import Scholar, load, own_network, remember
from spielgeld.games.qe.bots.sight import BIDS, OPENS, PriceMemory, Sight
from spielgeld.games.qe.bots.temperaments import USUAL_ANSWERS, USUAL_OPENINGS
from spielgeld.games.qe.research import endgame
from spielgeld.games.qe.research.population import RECKONER, SCHOLAR, Guests, draw_chairs
from spielgeld.games.qe.research.selfplay import (
    Course,
    Hall,
    School,
    ahead_of,
    main,
    play_hall,
)
from spielgeld.games.qe.rules.phases import BLIND_BIDS, OPEN_BID
from spielgeld.games.qe.rules.state import QeState
from spielgeld.research.series import Series

MIDDLE = np.array([[0.5]])
TINY = Course(halls=2, tables=4, hidden=(8,))


def test_it_learns_end_to_end(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("scholar.npz", "rise.svg", "rise.json")]
    budget = ["--lessons", "1", "--exam", "2", "--exams", "2"]
    out = [f"--out={files[0]}", f"--plot={files[1]}", f"--json={files[2]}"]
    result = CliRunner().invoke(main, [*budget, *out])
    assert result.exit_code == 0, result.output
    assert "384 games" in result.output
    rise = json.loads(files[2].read_text())
    assert rise["games"] == [0, 384]
    assert set(rise["ahead"]) == {"random", "shopper", "reckoner"}
    assert "reckoner" in files[1].read_text()
    play = games.new("qe", 4, seed=1)
    seat = play.waiting[0]
    decision = Scholar(load(files[0])).decide(play.view(seat), play.choice(seat), Random(1))
    assert decision in play.choice(seat)


def test_a_network_learns_what_it_is_told() -> None:
    """Bids of games that ended well are made more often after some lessons."""
    school = School(Course(hidden=(16,), tables=32, habit=(0.0, 0.0)))
    played = play_hall(school.course, school.network, [], 0)
    praised = 7
    told = replace(played, earned=(played.kinds == praised).astype(np.float32))
    possible = played.sensible[:, praised]

    def likely() -> float:
        chances = school.network.chances(played.seen, played.sensible)
        return float(chances[possible, praised].mean())

    before = likely()
    for _ in range(20):
        school.learn(told, 0.0)
    assert likely() > 2 * before


def test_habit_alone_makes_it_bid_as_people_do() -> None:
    school = School(Course(hidden=(16,), tables=32, habit=(20.0, 20.0)))
    played = play_hall(school.course, school.network, [], 0)
    opens = played.seen[:, [OPENS]] > 0
    usual = played.sensible * np.where(opens, USUAL_OPENINGS, USUAL_ANSWERS)
    usual /= usual.sum(1, keepdims=True)

    def off() -> float:
        return float(np.abs(school.network.chances(played.seen, played.sensible) - usual).mean())

    before = off()
    for _ in range(30):
        school.learn(played, 0.0)
    assert off() < before / 2


def test_a_network_that_is_kept_says_the_same(tmp_path: Path) -> None:
    school = School(TINY)
    played = play_hall(TINY, school.network, [], 1)
    school.learn(played, 1.0)
    kept = tmp_path / "kept.npz"
    school.network.save(kept)
    chances = school.network.chances(played.seen, played.sensible)
    assert chances.shape == (len(played.kinds), BIDS)
    assert chances.sum(1) == pytest.approx(1.0, abs=1e-5)
    assert not chances[~played.sensible].any()
    assert load(kept).chances(played.seen, played.sensible) == pytest.approx(chances, abs=0.01)


def test_the_scholar_sits_everywhere_and_its_guests_where_they_should() -> None:
    rng = np.random.default_rng(1)
    guests = Guests(all_reckoners=0.0, all_alike=0.0)
    chairs = draw_chairs(guests, 4, 4000, rng)
    assert (chairs == SCHOLAR).any(0).all()
    seated = np.bincount(chairs.ravel()) / chairs.size
    shares = np.array([guests.old_selves, guests.reckoners, guests.styles]) * 3 / 4
    assert seated[1:] == pytest.approx(shares, abs=0.02)
    pure = draw_chairs(Guests(all_reckoners=1.0), 4, 100, rng)
    assert (np.sort(pure, axis=0)[1:] == RECKONER).all()


@pytest.mark.parametrize("number", range(3))
def test_a_hall_goes_by_the_rules(number: int) -> None:
    """The tables refuse what is not legal; of every game all that was earned is told."""
    course = Course(tables=64)
    hall = Hall(course, School(course).network, [], number)
    samples = hall.play()
    tables = hall.tables
    assert tables.question == "over"
    assert len(samples.kinds) > tables.box.sales * 64
    out = tables.points()["out"]
    earned = hall.earned()
    assert (earned[out] == -course.out).all()
    assert earned[(tables.places() == 0) & ~out].min() >= course.ahead
    assert (samples.chances > 0).all()
    assert samples.sensible[np.arange(samples.kinds.size), samples.kinds].all()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_it_sees_at_a_table_is_what_it_saw_in_the_hall(players: int) -> None:
    """A game by the rules, and the same one in arrays that know everything."""
    cards = cards_of("2019", players)
    play = games.new("qe", players, seed=5)
    state, rng = play.state, Random(5)
    assert isinstance(state, QeState)
    crowd = Crowd(
        cards,
        state.first,
        np.array([[cards.box.nations.index(nation)] for nation in state.nations]),
        np.array([[cards.number[tile.name]] for tile in state.tiles]),
        np.array([[cards.box.industries.index(token)] for token in state.tokens]),
        SharedLuck(1, 1),
    )
    hall = PriceMemory(crowd)
    rookie, compared = bots.find("rookie", "qe"), 0
    while not play.over:
        if play.state.agenda[-1] in (OPEN_BID, BLIND_BIDS):
            if state.sales:
                sale = state.sales[-1]
                looked = np.array([[seat in sale.looked] for seat in range(players)])
                bids = np.array(sale.attempts[-1], float)[:, None]
                hall.settle(bids, np.array([sale.winner]), looked)
            crowd.turn_up()
            for seat in range(players):
                view = play.view(seat)
                table = remember(view, Beliefs(view.table, seat))
                for open_bid in (None, np.array([37.0])):
                    here, there = (Sight(each, [seat], open_bid) for each in (table, hall))
                    assert here.features == pytest.approx(there.features, abs=1e-6)
                    for one, other in zip(*(s.bids(MIDDLE) for s in (here, there)), strict=True):
                        assert np.array_equal(one, other)
                compared += 1
        for seat in play.waiting:
            play.submit(seat, rookie(play.view(seat), play.choice(seat), rng))
    assert compared == players * cards.box.sales


@pytest.mark.parametrize("opening", [100, 10**6, 10**30, 10**400])
def test_money_has_no_measure(opening: int) -> None:
    """At the first sale an answer is so many times the open bid, whatever that is."""

    def answers(opening: int) -> list[float]:
        found = []
        for seed in range(20):
            play = games.new("qe", 4, seed=seed)
            (first,) = play.waiting
            play.submit(first, {"bid": opening})
            for seat in play.waiting:
                view, choice = play.known(seat), play.choice(seat)
                bid = Scholar().decide(view, choice, Random(seed))["bid"]
                found.append(float(Fraction(bid, opening)))
        return found

    assert answers(opening) == pytest.approx(answers(10_000), abs=0.02)


@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (4, {}), (5, {}), (4, {"edition": "2017"})]
)
def test_the_scholar_sits_at_any_table_by_its_name(players: int, options: dict[str, str]) -> None:
    assert "scholar" in bots.known("qe")
    series = Series("qe", players, ("scholar", "random"), "1", options=options)
    game = series.play(0)
    assert game.play.over
    assert not any(bot.faults for bot in game.seated)


@pytest.mark.parametrize(("level", "number"), [("random", 12), ("shopper", 24), ("reckoner", 12)])
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

"""A bot that learns by itself, from its first game to a chair at a table, on a tiny budget."""

import json
from pathlib import Path
from random import Random

import numpy as np
import pytest
from click.testing import CliRunner

from spielgeld import bots, games
from spielgeld.research.codecs import codec_for
from spielgeld.research.envs import endgame
from spielgeld.research.scholar import Eyes, Network, Scholar, load
from spielgeld.research.selfplay import Course, School, main, play_lesson
from spielgeld.research.series import Series


def test_it_learns_end_to_end(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("scholar.npz", "rise.svg", "rise.json")]
    budget = ["--lessons", "1", "--exam", "2", "--exams", "2"]
    out = [f"--out={files[0]}", f"--plot={files[1]}", f"--json={files[2]}"]
    result = CliRunner().invoke(main, [*budget, *out])
    assert result.exit_code == 0, result.output
    assert "64 games" in result.output
    rise = json.loads(files[2].read_text())
    assert rise["games"] == [0, 64]
    assert set(rise["ahead"]) == {"random", "rookie", "banker"}
    assert "banker" in files[1].read_text()
    network = load(files[0])
    play = games.new("qe", 4, seed=1)
    seat = play.waiting[0]
    decision = Scholar(network).decide(play.view(seat), play.choice(seat), Random(1))
    assert decision in play.choice(seat)


def test_the_same_course_gives_the_same_network() -> None:
    course = Course(games_per_lesson=2, batches_per_lesson=2, hidden=(8,))
    networks = []
    for _ in range(2):
        school = School(course)
        school.learn(play_lesson(course, school.network, 0.3, 1))
        networks.append(school.network)
    for one, other in zip(networks[0].layers, networks[1].layers, strict=True):
        assert (one[0] == other[0]).all()
        assert (one[1] == other[1]).all()


def test_a_network_learns_what_it_is_told() -> None:
    """Decisions of seats that came first are foretold better places after some lessons."""
    course = Course(batches_per_lesson=150, hidden=(16,), guests=())
    school = School(course)
    seen, places = play_lesson(course, school.network, 1.0, 1)
    before = float(np.mean((school.model.predict(seen.astype(np.float32)) - places) ** 2))
    school.learn((seen, places))
    after = float(np.mean((school.model.predict(seen.astype(np.float32)) - places) ** 2))
    assert after < before / 2


@pytest.mark.parametrize(
    ("players", "options"), [(3, {}), (4, {}), (5, {}), (4, {"edition": "2017"})]
)
def test_the_scholar_sits_at_any_table_by_its_name(players: int, options: dict[str, str]) -> None:
    assert "scholar" in bots.known("qe")
    series = Series("qe", players, ("scholar", "random"), "1", options=options)
    game = series.play(0)
    assert game.play.over
    assert not any(bot.faults for bot in game.seated)


def test_a_network_of_other_slots_is_refused() -> None:
    codec = codec_for("qe", 4)
    network = Network(codec.features, codec.slots[:-1], 150, ())
    with pytest.raises(ValueError, match="other slots"):
        Eyes(network, codec)


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

"""What a bot is like: styles of play as yardsticks, and a report that says it."""

import json
from collections.abc import Mapping
from typing import Any

import pytest
from click.testing import CliRunner, Result

from spielgeld import bots, games
from spielgeld.bots.budget import Budget
from spielgeld.cli.arena import arena
from spielgeld.research.league import (
    MIXED,
    SELF,
    League,
    best_response,
    league_games,
    play_league,
    probe,
    report,
)
from spielgeld.research.series import Series, fingerprint
from spielgeld.research.simulation import record_of


def run(*arguments: str) -> Result:
    return CliRunner().invoke(arena, arguments)


def test_qe_has_a_league_of_at_least_twenty_styles() -> None:
    assert len(bots.styles_of("qe").named) >= 20
    assert not {*bots.styles_of("qe").named} & {*bots.known("qe")}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_style_of_qe_plays_without_a_fault(players: int) -> None:
    names = sorted(bots.styles_of("qe").named)
    for number, name in enumerate([*names, f"{bots.DRAWN}1", f"{bots.DRAWN}2"]):
        other = names[-number % len(names)]
        game = Series("qe", players, (name, other), "styles").play(0)
        assert [fault for bot in game.seated for fault in bot.faults] == []


@pytest.mark.parametrize("game", ["plutocracy", "euro-crisis"])
def test_games_without_styles_of_their_own_have_some_that_fit_any(game: str) -> None:
    for name in bots.styles_of(game).named:
        played = Series(game, 3, (name, "rookie"), "styles").play(0)
        assert played.play.over
        assert [fault for bot in played.seated for fault in bot.faults] == []


def test_a_style_does_what_it_is_called_for() -> None:
    """Misers spend as little as the rules allow, so nobody wins; the runaways' prices run away."""

    def prices(name: str) -> list[int]:
        play = Series("qe", 4, (name,), "prices").play(0, listen=True).play
        return [bid for seat in play.summary()["seats"] for bid in seat["bids"]]

    assert prices("miser") == [1] * 16
    assert max(prices("runaway")) > 100_000
    assert max(prices("steady")) < 100


def test_a_league_seats_the_bot_among_styles_and_with_itself() -> None:
    league = League("qe", 4, "rookie", "seats")
    styles = bots.styles_of("qe").named
    mixed = league.series(MIXED, 0)
    assert mixed.bots[0] == "rookie"
    assert set(mixed.bots[1:]) <= set(styles)
    assert mixed == league.series(MIXED, 0) != league.series(MIXED, 1)
    assert league.series("miser", 0).bots == ("rookie", "miser", "miser", "miser")
    assert league.series(SELF, 0).bots == ("rookie",) * 4
    own = [league.play("miser", number).own for number in range(4)]
    assert sorted(own) == [0, 1, 2, 3]
    assert len(list(league_games(league, 4))) == 4 + 4 + 4 * len(styles)


def test_the_report_adds_up_and_is_the_same_each_time() -> None:
    league = League("qe", 3, "rookie", "report")
    first, second = (report(league, play_league(league, 3)) for _ in range(2))
    assert json.dumps(first) == json.dumps(second)
    assert first["mixed"]["games"] == first["self"]["games"] == first["self"]["distinct"] == 3
    assert [entry["games"] for entry in first["pure"]] == [3] * len(bots.styles_of("qe").named)
    shares = [entry["wins"]["share"] for entry in first["pure"]]
    assert shares == sorted(shares)
    assert first["worst"] == first["pure"][0]["style"]
    assert first["mean"] == pytest.approx(sum(shares) / len(shares), abs=1e-6)
    assert sum(first["self"]["seats"]) == pytest.approx(3)
    assert "price by round" in first["self"]["series"]
    by_name = {entry["situation"]: entry for entry in first["probe"]}
    assert by_name["answer to 7"]["count"] == 24
    assert by_name["opening after 10^30"]["count"] == 12


def test_answers_to_openings_are_told_as_they_are() -> None:
    def answers(name: str) -> Mapping[str, Any]:
        found = probe(League("qe", 4, name, "probe"), times=2)
        return {entry["situation"]: entry["median"] for entry in found}

    assert answers("topper")["answer to 10^30"] == str(10**30 + 1)
    assert answers("topper")["answer to 40"] == 41
    assert answers("miser")["answer to 7"] == 0
    assert probe(League("plutocracy", 3, "rookie", "probe"), times=2) == []


def test_a_search_finds_who_beats_a_bot() -> None:
    """Against those who bid for everything it is easy to be better."""
    found = best_response(League("qe", 3, "runaway", "response"), 2)
    assert found["tried"] == len(bots.styles_of("qe").named) + 4
    assert found["wins"]["share"] > 0.4


def test_the_command_prints_it_and_as_json() -> None:
    arguments = ("qe", "--league", "--bots", "miser", "--games", "4", "--processes", "1")
    said = run(*arguments)
    assert said.exit_code == 0, said.output
    assert "With itself, wins by seat" in said.output
    assert "answer to 10^12" in said.output
    assert "games differ: the others are copies" in said.output
    more = ("--players", "3", "--games", "3", "--search", "0", "--json")
    (found,) = json.loads(run(*arguments, *more).output)
    assert found["bot"] == "miser"
    assert found["best_response"]["tried"] >= 20
    assert found["self"]["nobody"]["share"] == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--league", "--resume", "r"], "--league has no --plot, --resume or --numbers."),
        (["--search", "3"], "--search is for a --league."),
    ],
)
def test_what_a_league_does_not_have_is_said(arguments: list[str], sentence: str) -> None:
    result = run("qe", "--bots", "miser", *arguments)
    assert result.exit_code == 2
    assert sentence in result.output


def test_copies_of_games_are_counted() -> None:
    """Misers decide the same whatever the deal is."""
    said = run("qe", "--bots", "miser", "--games", "8", "--processes", "1")
    assert "games differ: the others are copies of them." in said.output
    series = Series("qe", 4, ("erratic",), "copies")
    assert fingerprint(series.play(0).play) == fingerprint(series.play(0).play)
    assert fingerprint(series.play(0).play) != fingerprint(series.play(1).play)


def test_a_record_names_its_bots_and_budgets() -> None:
    series = Series("qe", 3, ("rookie", "quant", "quant@2it"), "names", budget=Budget(1))
    game = series.play(1)
    record = record_of(series, game)
    assert sorted(record["bots"]) == ["quant@1it", "quant@2it", "rookie"]
    assert record["bots"][game.seating.index(0)] == "rookie"
    assert games.replay(record).summary() == game.play.summary()

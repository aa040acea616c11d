"""Games that break a law are found, and what is told about them leads to the mistake."""

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from click.testing import CliRunner

from spielgeld import games
from spielgeld.cli import spielgeld
from spielgeld.kernel.choice import Pick
from spielgeld.kernel.game import Deal, Game, Options
from spielgeld.kernel.secret import Secret
from spielgeld.kernel.state import Asked, Decisions, Phase, Seat, State
from spielgeld.kernel.view import View
from spielgeld.laws import Report, check, table

GUESS = Pick("guess", "CT-1", ("heads", "tails"))


class Coins(State):
    def __init__(self, coins: tuple[str, ...]) -> None:
        super().__init__()
        self.coins = coins
        self.guessed: list[str] = []

    def clone(self) -> "Coins":
        state = Coins(self.coins)
        state.agenda = self.agenda.copy()
        state.guessed = self.guessed.copy()
        return state


class Guess(Phase[Coins]):
    """CT-1: everyone has a coin that nobody else sees; in turn they guess the next one's."""

    def asks(self, state: Coins) -> Asked:
        return {len(state.guessed): GUESS}

    def resolve(self, state: Coins, decisions: Decisions) -> None:
        (decision,) = decisions.values()
        state.guessed.append(decision["guess"])
        if len(state.guessed) < len(state.coins):
            state.follow((self,))


@dataclass(frozen=True)
class CoinTable:
    own: str | None
    guessed: tuple[str, ...]
    coins: tuple[str, ...] = ()


class OthersCoins(Secret[Coins]):
    def other_deal(self, deal: Deal, state: Coins, watcher: Seat | None, rng: Random) -> Deal:
        coins = [
            coin if seat == watcher else rng.choice(("heads", "tails"))
            for seat, coin in enumerate(state.coins)
        ]
        return {"coins": coins}


class CoinGame(Game[Coins]):
    """A game that keeps the laws, from which the broken ones below are made."""

    def __init__(self) -> None:
        super().__init__("coins", options=())

    def player_counts(self, options: Options) -> tuple[int, ...]:
        return 2, 3

    def deal(self, players: int, options: Options, rng: Random) -> Deal:
        return {"coins": [rng.choice(("heads", "tails")) for _ in range(players)]}

    def set_up(self, players: int, options: Options, deal: Any) -> Coins:
        state = Coins(tuple(deal["coins"]))
        state.follow((Guess(),))
        return state

    def look(self, state: Coins, seat: Seat | None) -> CoinTable:
        own = None if seat is None else state.coins[seat]
        return CoinTable(own, tuple(state.guessed), () if state.agenda else state.coins)

    def imagine(self, view: View, rng: Random) -> Coins:
        seen: CoinTable = view.table
        coins = seen.coins or [
            seen.own if seat == view.seat else rng.choice(("heads", "tails"))
            for seat in range(view.players)
        ]
        state = Coins(tuple(str(coin) for coin in coins))
        state.guessed = list(seen.guessed)
        if not view.over:
            state.follow((Guess(),))
        return state

    def secrets(self) -> tuple[Secret[Coins], ...]:
        return (OthersCoins("the others' coins", "CT-1"),)

    def ranking(self, state: Coins) -> list[list[Seat]]:
        seats = range(len(state.coins))
        right = [
            seat
            for seat, guess in enumerate(state.guessed)
            if guess == state.coins[(seat + 1) % len(state.coins)]
        ]
        return [place for place in (right, [s for s in seats if s not in right]) if place]

    def winners(self, state: Coins) -> list[Seat]:
        return self.ranking(state)[0]

    def summary(self, state: Coins) -> dict[str, Any]:
        return {"seats": [{"coin": coin} for coin in state.coins], "guessed": list(state.guessed)}


class MarkedCoins(Coins):
    """Fields of its own, in a dictionary and in slots."""

    __slots__ = ("mint",)

    def __init__(self, coins: tuple[str, ...]) -> None:
        super().__init__(coins)
        self.mint = "Berne"


class GuessOf(Guess):
    def __init__(self, metal: str) -> None:
        self.metal = metal


class Leaky(CoinGame):
    """Seat 0 sees the coin of seat 1 through a crack."""

    def look(self, state: Coins, seat: Seat | None) -> CoinTable:
        table = super().look(state, seat)
        return replace(table, coins=state.coins[1:2]) if seat == 0 and state.agenda else table

    def imagine(self, view: View, rng: Random) -> Coins:
        return super().imagine(replace(view, table=replace(view.table, coins=())), rng)


class Endless(Guess):
    def resolve(self, state: Coins, decisions: Decisions) -> None:
        state.follow((self,))


class NeverOver(CoinGame):
    def set_up(self, players: int, options: Options, deal: Any) -> Coins:
        state = super().set_up(players, options, deal)
        state.agenda = [Endless()]
        return state


class SharedCoins(Coins):
    def clone(self) -> "SharedCoins":
        state = SharedCoins(self.coins)
        state.agenda = self.agenda.copy()
        state.guessed = self.guessed
        return state


class Shared(CoinGame):
    """The list of guesses is shared between a game and its clone."""

    def set_up(self, players: int, options: Options, deal: Any) -> Coins:
        state = SharedCoins(tuple(deal["coins"]))
        state.follow((Guess(),))
        return state


class Unchanging(CoinGame):
    """It declares a secret and never says how else it could be."""

    def secrets(self) -> tuple[Secret[Coins], ...]:
        return (Secret("the mint mark", "CT-2"),)


class Forgetful(CoinGame):
    def summary(self, state: Coins) -> dict[str, Any]:
        raise KeyError("coins")


def found(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> Report:
    known = {**games.installed(), "coins": game}
    monkeypatch.setattr(games, "installed", lambda: known)
    monkeypatch.setattr(table, "LONGEST", 2_000)
    return check("coins", games_each=4)


def test_a_game_that_keeps_the_laws(monkeypatch: pytest.MonkeyPatch) -> None:
    report = found(monkeypatch, CoinGame())
    assert report.findings == []
    assert report.tables == 2
    assert report.secrets["the others' coins"] > 2
    assert len(report.games) == len(report.to_json()["laws"]) > 10


@pytest.mark.parametrize(
    "way", [copy.copy, copy.deepcopy, lambda it: pickle.loads(pickle.dumps(it))]
)
def test_copies_have_the_fields_of_games_from_elsewhere(way: Callable[[Any], Any]) -> None:
    """Plain classes on a kernel that may be compiled."""
    state = MarkedCoins(("heads", "tails"))
    state.follow((GuessOf("gold"),))
    state.guessed.append("tails")
    twin = way(state)
    assert (twin.coins, twin.guessed, twin.mint) == (state.coins, ["tails"], "Berne")
    assert twin.agenda == state.agenda != [GuessOf("silver")]
    assert way(CoinGame()).name == "coins"


@pytest.mark.parametrize(
    ("game", "law", "told"),
    [
        (
            Leaky(),
            "no leak",
            "the others' coins (CT-1): seat 0 receives the same\n    view.table.c",
        ),
        (NeverOver(), "random games end", "this one has not after"),
        (Shared(), "clones do not touch", "does not touch"),
        (Unchanging(), "no leak", "the mint mark (CT-2) was the same in all games"),
        (Forgetful(), "replay equals play", "KeyError: 'coins'\n    in "),
    ],
    ids=["leaky", "never-over", "shared", "unchanging", "forgetful"],
)
def test_a_broken_law_is_found(
    monkeypatch: pytest.MonkeyPatch, game: Game[Any], law: str, told: str
) -> None:
    findings = found(monkeypatch, game).findings
    problems = [finding.problem for finding in findings if finding.law == law]
    assert any(told in problem for problem in problems), findings


def test_the_same_seed_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, Leaky()).findings == found(monkeypatch, Leaky()).findings


def test_the_command_reports(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, code in ((CoinGame(), 0), (Leaky(), 1)):
        found(monkeypatch, game)
        arguments = ["check", "coins", "--games", "6", "--processes", "1"]
        shown = CliRunner().invoke(spielgeld, arguments)
        assert shown.exit_code == code, shown.output
        assert "Chance comes from the seed alone." in shown.output
        assert ("no leak, coins-" in shown.output) == (code == 1)
        data = json.loads(CliRunner().invoke(spielgeld, [*arguments, "--json"]).output)
        assert data["holds"] == (code == 0)


def test_wrong_calls_are_answered_clearly() -> None:
    for arguments, told in (
        (["check", "nothing"], "nothing"),
        (["check", "qe", "--players", "9"], "qe is not played by 9."),
        (["check", "qe", "--games", "0"], "--games"),
    ):
        shown = CliRunner().invoke(spielgeld, arguments)
        assert shown.exit_code == 2
        assert told in shown.output

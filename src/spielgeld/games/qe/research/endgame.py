"""QE endgames that are small enough to be solved: OpenSpiel's CFR and exploitability on them.

    python -m spielgeld.games.qe.research.endgame --iterations 200 --plot endgame.svg

Three players, the last tile, which all bid for at once and in secret; what everybody has won and
spent is laid open. Only the tokens are hidden: chance deals them among all that are possible, and
each player knows their own. Bids are those of a small menu, so the tree has a few thousand leaves.
"""

import json
from collections.abc import Sequence
from functools import lru_cache
from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

import click
import pyspiel
from open_spiel.python.algorithms import cfr, exploitability

from spielgeld import bots, games
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.research import plots
from spielgeld.research.envs.rewards import rank

PLAYERS = 3
NAME = "spielgeld_qe_endgame"
MENU = 5


@lru_cache(10_000)
def last_sales(seed: int) -> tuple[Play, ...]:
    """A game between rookies up to its last tile, once for each way to deal the tokens.

    Rookies look at their tokens, so the decisions are those of one game, played again as they are.
    """
    play = games.new("qe", PLAYERS, seed=seed)
    decide, rng = bots.find("rookie", "qe"), Random(seed)
    while play.view(0).table.stage != "blind bids":
        for seat in play.waiting:
            play.submit(seat, decide(play.view(seat), play.choice(seat), rng))
    record = games.record(play)
    industries = BOXES["2019", PLAYERS].industries
    return tuple(
        games.replay({**record, "deal": {**record["deal"], "industries": list(tokens)}})
        for tokens in permutations(industries, PLAYERS)
    )


def menu_for(plays: Sequence[Play]) -> tuple[int, ...]:
    """Zero, a little, and what takes one just below and just above each other's spending."""
    spent = sorted(seat["spent"] for seat in plays[0].summary()["seats"])
    gaps = {high - low for low in spent for high in spent if high > low}
    return tuple(sorted({0, 1, *[gap - 1 for gap in gaps], *[gap + 1 for gap in gaps]}))[:MENU]


class EndgameState(pyspiel.State):  # type: ignore[misc]
    """Chance deals the tokens, then each bids in turn without seeing the others.

    It is only numbers, because a solver copies it some thousand times in each iteration. What the
    bids lead to, the rules say, once for each way to bid.
    """

    def __init__(self, game: "Endgame") -> None:
        super().__init__(game)
        self.game = game
        self.start = -1
        self.bids: tuple[int, ...] = ()

    def current_player(self) -> int:
        if self.start < 0:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else len(self.bids)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        number = len(self.game.starts)
        return [(start, 1 / number) for start in range(number)]

    def _legal_actions(self, player: Seat) -> list[int]:
        return list(range(len(self.game.menu)))

    def _apply_action(self, action: int) -> None:
        if self.start < 0:
            self.start = action
        else:
            self.bids = (*self.bids, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"tokens {action}"
        return f"bid {self.game.menu[action]}"

    def is_terminal(self) -> bool:
        return len(self.bids) == PLAYERS

    def returns(self) -> list[float]:
        return self.game.worth(self.start, self.bids) if self.is_terminal() else [0.0] * PLAYERS

    def information_state_string(self, player: Seat | None = None) -> str:
        """One's own token and bid: all else is the same in every game of this endgame."""
        seat = self.current_player() if player is None else player
        token = self.game.tokens[self.start][seat]
        own = self.bids[seat] if seat < len(self.bids) else "to bid"
        return f"{seat} {token} {own}"

    def __str__(self) -> str:
        return f"tokens {self.start}, bids {self.bids}"


class Endgame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.starts = last_sales(int((params or {}).get("seed", 1)))
        self.menu = menu_for(self.starts)
        self.tokens = [tuple(play.deal["industries"]) for play in self.starts]
        self.worth = lru_cache(100_000)(self._worth)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.menu),
            max_chance_outcomes=len(self.starts),
            num_players=PLAYERS,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=PLAYERS,
        )
        super().__init__(KIND, info, params or {})

    def new_initial_state(self) -> EndgameState:
        return EndgameState(self)

    def _worth(self, start: int, bids: tuple[int, ...]) -> list[float]:
        play = self.starts[start].clone()
        for seat, bid in enumerate(bids):
            play.submit(seat, {"bid": self.menu[bid]})
        return rank(play)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> None:
        return None

    def __deepcopy__(self, memo: dict[int, Any]) -> "Endgame":
        # OpenSpiel clones a state by deep copies of all that it holds.
        return self


KIND = pyspiel.GameType(
    short_name=NAME,
    long_name="Spielgeld: the last sale of QE",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"seed": 1},
)
pyspiel.register_game(KIND, Endgame)


def solve(seed: int, iterations: int, points: int = 8) -> list[tuple[int, float]]:
    """After so many iterations of CFR, how much the players could gain by best responses."""
    game = pyspiel.load_game(NAME, {"seed": seed})
    solver = cfr.CFRPlusSolver(game)
    looks = {max(1, round(iterations ** (point / (points - 1)))) for point in range(points)}
    found = []
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration in looks:
            gain = exploitability.nash_conv(game, solver.average_policy())
            found.append((iteration, float(gain)))
    return found


@click.command()
@click.option("--seed", default=1, show_default=True, help="Which endgame.")
@click.option("--iterations", default=200, show_default=True, type=click.IntRange(1))
@click.option("--plot", metavar="FILE", help="The figure as SVG (needs spielgeld[plots]).")
@click.option("--json", "figures", metavar="FILE", help="The figure as JSON.")
def main(seed: int, iterations: int, plot: str | None, figures: str | None) -> None:
    """Solve the last sale of a game of QE."""
    found = solve(seed, iterations)
    for iteration, gain in found:
        click.echo(f"{iteration:6} iterations: NashConv {gain:.4f}")
    if figures is not None:
        Path(figures).write_text(json.dumps(found) + "\n", encoding="utf-8")
    if plot is not None:
        plots.draw_exploitability(found, plot)


if __name__ == "__main__":
    main()

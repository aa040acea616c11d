"""What a finished game is worth to each seat."""

from collections.abc import Callable, Sequence

from spielgeld.kernel.play import Play
from spielgeld.research.series import places

Reward = str | Callable[[Play], Sequence[float]]
"""`rank`, `survive`, `win`, or a function from a finished play to a number for each seat."""


def rank(play: Play) -> list[float]:
    """From 1 for the first place to -1 for the last; shared places share. The sum is 0."""
    last = play.players
    return [(last + 1 - 2 * place) / (last - 1) for place in places(play.ranking())]


def survive(play: Play) -> list[float]:
    """As `rank`, but -1 for everybody who is out, so it never pays that all are.

    By `rank` a game of QE that all are out of is worth 0 to each, as much as an average one.
    """
    seats = play.summary()["seats"]
    ranked = rank(play)
    return [-1.0 if seats[seat].get("out") else ranked[seat] for seat in range(play.players)]


def win(play: Play) -> list[float]:
    """1 for the winner, shared by winners; 0 for everybody else."""
    winners = play.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(play.players)]


KNOWN: dict[str, Callable[[Play], list[float]]] = {"rank": rank, "survive": survive, "win": win}


def reward_of(reward: Reward) -> Callable[[Play], Sequence[float]]:
    if callable(reward):
        return reward
    if reward not in KNOWN:
        raise ValueError(f"a reward is {', '.join(KNOWN)} or a function, not {reward!r}")
    return KNOWN[reward]

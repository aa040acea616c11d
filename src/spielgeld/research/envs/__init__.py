"""The games where those who study learning look for games.

    aec_env("qe", 4)                      PettingZoo, one agent after the other
    parallel_env("qe", 4)                 PettingZoo, all at once
    gym_env("qe", 4, opponents="banker")  Gymnasium, with bots on the other chairs
    openspiel_game("qe", 4)               OpenSpiel

All take the game's options by name, `reward` ("rank", "win" or a function) and `grid`, the
parameters of the game's codec. PettingZoo and Gymnasium come with spielgeld[zoo], OpenSpiel with
spielgeld[openspiel].
"""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from spielgeld.research.envs.rewards import Reward

if TYPE_CHECKING:
    from spielgeld.research.envs.gym import GymEnv
    from spielgeld.research.envs.openspiel import SpielGame
    from spielgeld.research.envs.zoo import AecTable, ParallelTable

__all__ = ["aec_env", "gym_env", "openspiel_game", "parallel_env"]

Grid = dict[str, Any] | None


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Says what to install where something is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("spielgeld"):
            raise
        said = f"there is no {error.name} here: pip install 'spielgeld[{name}]'"
        raise ModuleNotFoundError(said, name=error.name) from None


def aec_env(
    game: str, players: int, *, reward: Reward = "rank", grid: Grid = None, **options: Any
) -> "AecTable":
    """A PettingZoo environment in which those who are asked act one after the other."""
    with extra("zoo"):
        from spielgeld.research.envs.zoo import AecTable

    return AecTable(game, players, options, reward, grid)


def parallel_env(
    game: str, players: int, *, reward: Reward = "rank", grid: Grid = None, **options: Any
) -> "ParallelTable":
    """A PettingZoo environment in which all act at once; whoever is not asked passes."""
    with extra("zoo"):
        from spielgeld.research.envs.zoo import ParallelTable

    return ParallelTable(game, players, options, reward, grid)


def gym_env(
    game: str,
    players: int,
    *,
    opponents: str | tuple[str, ...] = "rookie",
    seat: int | None = None,
    reward: Reward = "rank",
    grid: Grid = None,
    illegal: str = "replace",
    **options: Any,
) -> "GymEnv":
    """A Gymnasium environment with bots on the other chairs.

    `opponents` is a level for all of them, or one for each clockwise. Without a `seat` it is
    drawn for each game. An `illegal` action is replaced by a legal one by chance (and the info
    says so), or it raises.
    """
    with extra("zoo"):
        from spielgeld.research.envs.gym import GymEnv

    return GymEnv(game, players, opponents, seat, options, reward, grid, illegal)


def openspiel_game(
    game: str, players: int, *, reward: str = "rank", grid: Grid = None, **options: Any
) -> "SpielGame":
    """An OpenSpiel game with explicit chance: the deal is a chain of even draws."""
    with extra("openspiel"):
        from spielgeld.research.envs.openspiel import load

    return load(game, players, options, reward, grid)

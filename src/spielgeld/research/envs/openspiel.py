"""OpenSpiel: every game as a Python game with explicit chance.

A deal is made by drawing whole numbers. Each draw is a chance node with even outcomes, so the
deal of any game is a chain of them, and nothing is left to chance after it.
"""

import json
from functools import lru_cache
from random import Random
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
import pyspiel

from spielgeld import games
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play, imagine, new_play
from spielgeld.kernel.state import Seat
from spielgeld.research.codecs import codec_for
from spielgeld.research.envs.rewards import KNOWN

PREFIX = "spielgeld_"
LONGEST_DEAL = 2_000
"""Draws of a deal, and LONGEST_GAME decisions of a game, that no game comes near to."""
LONGEST_GAME = 100_000
MOST_OUTCOMES = 1_000


class Undrawn(Exception):
    """The deal needs one more number below `below`."""

    def __init__(self, below: int) -> None:
        super().__init__(below)
        self.below = below


class Chain(Random):
    """A generator that gives the numbers it was given, and then asks for the next."""

    def __init__(self, drawn: list[int]) -> None:
        super().__init__(0)
        self.left = drawn[::-1]

    def _randbelow(self, n: int) -> int:
        # shuffle, sample, choice, randrange and randint all come down to this one.
        if n == 1:
            return 0
        if not self.left:
            raise Undrawn(n)
        return self.left.pop()

    def random(self) -> float:
        raise TypeError("a deal is drawn with randrange, choice, sample or shuffle, not random()")


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game for so many players with its options. Each game has a class of its own."""

    game_name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params = {**game_type(self.game_name).parameter_specification, **(params or {})}
        self.players = int(params["players"])
        self.options = read_parameter(params["options"])
        self.grid = read_parameter(params["grid"])
        reward = str(params["reward"])
        self.reward = KNOWN[reward]
        self.rules = games.get(self.game_name)
        self.rules_options = self.rules.read_options(self.options)
        # OpenSpiel makes a new state for every clone.
        self.first = self.deal([])
        self.codec = codec_for(self.game_name, self.players, self.options, self.grid)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.codec.slots),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if reward == "rank" else None,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(game_type(self.game_name, reward), info, params)

    def deal(self, drawn: list[int]) -> Play | int:
        """What these draws lead to: a play, or one more draw below a number."""
        try:
            deal = self.rules.deal(self.players, self.rules_options, Chain(drawn))
        except Undrawn as undrawn:
            return undrawn.below
        return new_play(self.rules, self.players, self.options, deal=deal)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> "SpielGame":
        # OpenSpiel clones a state by deep copies of all that it holds.
        return self

    def __reduce__(self) -> Any:
        return named, (self.game_name, str(self))

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST_DEAL

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> "Observer":
        return Observer(self)

    def information_state_tensor_size(self) -> int:
        return len(self.codec.features)

    def observation_tensor_shape(self) -> list[int]:
        return [len(self.codec.features)]

    def information_state_tensor_shape(self) -> list[int]:
        return [len(self.codec.features)]

    def observation_tensor_size(self) -> int:
        return len(self.codec.features)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """The draws so far, then a play. Those asked at once act one after the other, sealed."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game = game
        self.drawn: list[int] = []
        self.play: Play | None = None
        self.below = 0
        self._take(game.first)

    def _take(self, dealt: Play | int) -> None:
        """The play, once it is dealt, or what the next draw is below."""
        if isinstance(dealt, int):
            self.below = dealt
        else:
            self.play = dealt.clone()

    def current_player(self) -> int:
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        waiting = self.play.waiting
        return waiting[0] if waiting else int(pyspiel.PlayerId.TERMINAL)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / self.below) for outcome in range(self.below)]

    def _legal_actions(self, player: Seat) -> list[int]:
        assert self.play is not None
        mask = self.game.codec.mask(self.play.view(player), self.play.choice(player))
        slots: list[int] = np.flatnonzero(mask).tolist()
        return slots

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.drawn.append(action)
            self._take(self.game.deal(self.drawn))
            return
        seat = self.play.waiting[0]
        view, choice = self.play.view(seat), self.play.choice(seat)
        self.play.submit(seat, self.game.codec.decide(action, view, choice))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"draw {action}"
        return self.game.codec.slots[action]

    def is_terminal(self) -> bool:
        return self.play is not None and self.play.over

    def returns(self) -> list[float]:
        if self.play is None or not self.play.over:
            return [0.0] * self.game.players
        return self.game.reward(self.play)

    def rewards(self) -> list[float]:
        return self.returns()

    def __str__(self) -> str:
        if self.play is None:
            return f"dealing: {self.drawn}"
        summary = {**to_json(self.play.summary()), "sealed": to_json(self.play.sealed)}
        return json.dumps(summary, separators=(",", ":"))

    def information_state_string(self, player: Seat | None = None) -> str:
        """The seat's view and its own decisions: all that it knows and did."""
        seat = self.current_player() if player is None else player
        return known_to(self, seat)

    def information_state_tensor(self, player: Seat | None = None) -> list[float]:
        seat = self.current_player() if player is None else player
        if self.play is None:
            return [0.0] * len(self.game.codec.features)
        vector: list[float] = self.game.codec.observe(self.play.view(seat)).tolist()
        return vector

    observation_string = information_state_string
    observation_tensor = information_state_tensor

    def resample_from_infostate(self, player: Seat, sampler: Any) -> "SpielState":
        """A table that this player can't tell from the true one, for ISMCTS."""
        assert self.play is not None
        rng = Random(int(sampler() * 2**53))
        imagined = imagine(self.game.rules, self.play.view(player), rng)
        imagined.decisions = [entry for entry in self.play.decisions if entry[0] == player]
        state = SpielState(self.game)
        state.play = imagined
        return state


def known_to(state: SpielState, seat: Seat) -> str:
    play = state.play
    if play is None:
        return f"dealing, step {len(state.drawn)}"
    own = [decision for decider, decision in play.decisions if decider == seat]
    knowledge = {"view": to_json(play.view(seat)), "own": to_json(own)}
    return json.dumps(knowledge, separators=(",", ":"))


class Observer:
    """The same vector and text as those of the states."""

    def __init__(self, game: SpielGame) -> None:
        self.tensor = np.zeros(len(game.codec.features), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[:] = state.information_state_tensor(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        return known_to(state, player)


@lru_cache(1000)
def game_type(game: str, reward: str = "rank") -> Any:
    counts = games.get(game).player_counts(games.get(game).read_options({}))
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.replace("-", "_"),
        long_name=f"Spielgeld: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "rank" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": counts[0],
            "options": "",
            "grid": "",
            "reward": "rank",
        },
    )


@lru_cache(1000)
def register(game: str) -> str:
    """Make a game known to `pyspiel.load_game` under the name that this returns."""
    kind = game_type(game)
    pyspiel.register_game(kind, type(f"SpielGame_{game}", (SpielGame,), {"game_name": game}))
    return str(kind.short_name)


def named(game: str, written: str) -> SpielGame:
    """A game as OpenSpiel writes it, in a process that may not know it yet."""
    register(game)
    loaded: SpielGame = pyspiel.load_game(written)
    return loaded


def write_parameter(values: dict[str, Any] | None) -> str:
    """Options as a word without the signs that part OpenSpiel's parameters."""
    return quote(json.dumps(values, sort_keys=True), safe="") if values else ""


def read_parameter(written: str) -> dict[str, Any]:
    values: dict[str, Any] = json.loads(unquote(written)) if written else {}
    return values


def load(
    game: str,
    players: int,
    options: dict[str, Any],
    reward: str = "rank",
    grid: dict[str, Any] | None = None,
) -> SpielGame:
    if reward not in KNOWN:
        raise ValueError(f"OpenSpiel games have the rewards {', '.join(KNOWN)}")
    parameters = {
        "players": players,
        "options": write_parameter(options),
        "grid": write_parameter(grid),
        "reward": reward,
    }
    loaded: SpielGame = pyspiel.load_game(register(game), parameters)
    return loaded

"""Gymnasium: one chair is the learner's, bots sit on the others."""

from random import Random
from typing import Any, ClassVar

import gymnasium
import numpy as np

from spielgeld import bots
from spielgeld.bots.seated import SeatedBot, let_bots_decide
from spielgeld.kernel.state import Seat
from spielgeld.research.codecs import IllegalSlot
from spielgeld.research.codecs.codec import Mask, Vector
from spielgeld.research.envs.rewards import Reward
from spielgeld.research.envs.seats import NO_PICTURE, Seats

Info = dict[str, Any]


class GymEnv(gymnasium.Env[Any, np.int64]):
    """A game from one chair. The info has the `action_mask`, and at the end the `ranking`."""

    metadata: ClassVar[dict[str, Any]] = NO_PICTURE  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        players: int,
        opponents: str | tuple[str, ...],
        seat: Seat | None,
        options: dict[str, Any],
        reward: Reward = "rank",
        grid: dict[str, Any] | None = None,
        illegal: str = "replace",
    ) -> None:
        levels = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
        if len(levels) != players - 1:
            raise ValueError(f"{players} players have {players - 1} opponents, not {len(levels)}")
        if seat is not None and not 0 <= seat < players:
            raise ValueError(f"there is no seat {seat} at a table of {players}")
        if illegal not in ("replace", "raise"):
            raise ValueError(f"illegal is 'replace' or 'raise', not {illegal!r}")
        self.table = Seats(game, players, options, reward, grid)
        self.game = game
        self.levels = levels
        self.fixed_seat = seat
        self.raises = illegal == "raise"
        self.render_mode = None
        self.observation_space = self.table.observation_space()
        self.action_space = self.table.action_space(self.action_masks)
        for level in levels:
            bots.find(level, game)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, Info]:
        super().reset(seed=seed)
        table = self.table
        play = table.deal(seed)
        self.seat = (
            table.rng.randrange(table.players) if self.fixed_seat is None else self.fixed_seat
        )
        chance = table.rng.getrandbits(64)
        others = [(self.seat + step) % table.players for step in range(1, table.players)]
        self.seated = {
            seat: SeatedBot(bots.find(level, self.game), seat, str(chance))
            for seat, level in zip(others, self.levels, strict=True)
        }
        self.chance = Random(chance)
        let_bots_decide(play, self.seated)
        vector, mask = table.see(self.seat)
        return vector, {"action_mask": mask}

    def step(self, action: np.int64 | int) -> tuple[Vector, float, bool, bool, Info]:
        table = self.table
        play = table.play
        info: Info = {}
        try:
            table.act(self.seat, action)
        except IllegalSlot:
            if self.raises:
                raise
            legal = np.flatnonzero(self.action_masks())
            table.act(self.seat, int(legal[self.chance.randrange(len(legal))]))
            info["illegal"] = True
        let_bots_decide(play, self.seated)
        vector, info["action_mask"] = table.see(self.seat)
        if not play.over:
            return vector, 0.0, False, False, info
        info["ranking"] = play.ranking()
        return vector, table.rewards()[self.seat], True, False, info

    def action_masks(self) -> Mask:
        """The slots that are legal now, under the name that sb3-contrib's MaskablePPO asks for."""
        return self.table.see(self.seat)[1]

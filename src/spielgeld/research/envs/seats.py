"""A play whose seats see vectors and decide by slots: what all environments share."""

from collections.abc import Callable
from operator import index
from random import Random
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces

from spielgeld import games
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play, new_play
from spielgeld.kernel.refusal import Refused
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.research.codecs import PASS, Codec, IllegalSlot, codec_for
from spielgeld.research.codecs.codec import Mask, Vector
from spielgeld.research.envs.rewards import Reward, reward_of

NO_PICTURE: dict[str, Any] = {"render_modes": [], "render_fps": 1}
"""What environments say of drawing: there is nothing to be drawn, at no speed that matters."""


def slot_of(action: SupportsIndex) -> int:
    """Whole numbers of every kind, numpy's too; but 2.5 is not taken for 2."""
    try:
        return index(action)
    except TypeError:
        raise IllegalSlot(f"an action is the number of a slot, not {action!r}") from None


class Slots(spaces.Discrete):
    """The slots of a codec. A sample without a mask is one that is legal now."""

    def __init__(self, slots: int, legal: Callable[[], Mask]) -> None:
        super().__init__(slots)
        self.legal = legal

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.legal()
        drawn: np.int64 = super().sample(mask, probability)
        return drawn


class Seats:
    """The table of an environment: it deals, shows, checks slots and tells what it was worth."""

    def __init__(
        self,
        game: str,
        players: int,
        options: dict[str, Any],
        reward: Reward,
        grid: dict[str, Any] | None,
    ) -> None:
        self.codec: Codec = codec_for(game, players, options, grid)
        self.rules = games.get(game)
        self.players = self.rules.check_players(players, self.rules.read_options(options))
        self.options = options
        self.reward = reward_of(reward)
        self.slots = len(self.codec.slots)
        self.rng = Random()
        self.play: Play = self.deal()
        self._seen: tuple[Play, Seat, int, View] | None = None

    def deal(self, seed: int | None = None) -> Play:
        """A new game. A seed is for this one and all that follow it."""
        if seed is not None:
            self.rng = Random(seed)
        self.play = new_play(self.rules, self.players, self.options, rng=self.rng)
        return self.play

    def see(self, seat: Seat) -> tuple[Vector, Mask]:
        """What a seat knows, and the slots that it may choose."""
        play, codec = self.play, self.codec
        view = self.view(seat)
        choice = None if seat in play.sealed else play.asked.get(seat)
        return codec.observe(view), codec.mask(view, choice)

    def view(self, seat: Seat) -> View:
        """A seat looks before it decides: the second time its view is still there."""
        play = self.play
        seen = self._seen
        if seen is None or seen[0] is not play or seen[1] != seat or seen[2] != len(play.decisions):
            seen = self._seen = (play, seat, len(play.decisions), play.view(seat))
        return seen[3]

    def meant(self, seat: Seat, action: SupportsIndex) -> Decision:
        """The decision that a slot stands for; it raises if that is not legal."""
        return self.codec.decide(slot_of(action), self.view(seat), self.play.choice(seat))

    def act(self, seat: Seat, action: SupportsIndex) -> None:
        """Decide for a seat that is asked. The rules check what a slot stands for, once."""
        slot = slot_of(action)
        choice = self.play.choice(seat)
        decision = None
        if 0 < slot < self.slots:
            decision = self.codec.decision(slot, self.view(seat), choice)
        try:
            self.play.submit(seat, decision)
        except Refused:
            self.meant(seat, slot)

    def rewards(self) -> list[float]:
        return [float(value) for value in self.reward(self.play)]

    def observation_space(self) -> spaces.Box:
        return spaces.Box(0.0, 1.0, (len(self.codec.features),), np.float32)

    def action_space(self, legal: Callable[[], Mask]) -> "Slots":
        return Slots(self.slots, legal)

    def masked_space(self) -> spaces.Dict:
        """An observation and its mask, as PettingZoo's classic games have them."""
        mask = spaces.Box(0, 1, (self.slots,), np.int8)
        return spaces.Dict({"observation": self.observation_space(), "action_mask": mask})

    def must_pass(self, seat: Seat, action: SupportsIndex) -> None:
        if slot_of(action) != PASS:
            raise IllegalSlot(f"seat {seat} is not asked now and can only pass (slot 0)")

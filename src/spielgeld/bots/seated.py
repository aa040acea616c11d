"""A bot on a chair: asked safely, with a random decision where it fails."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from random import Random

from spielgeld.bots import Decide
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View


@dataclass(frozen=True)
class Fault:
    """A bot raised an error or answered what is not legal; chance decided for it."""

    seat: Seat
    decision_number: int
    reason: str


class SeatedBot:
    """One bot's game: its own chance, its faults and the time it took."""

    def __init__(self, decide: Decide, seat: Seat, seed: str) -> None:
        self._decide = decide
        self.seat = seat
        self.rng = Random(f"{seed} {seat}")
        self.faults: list[Fault] = []
        self.decisions = 0
        self.seconds = 0.0

    def decide(self, view: View, choice: Choice) -> Decision:
        """A legal decision: the bot's own if it has one."""
        started = time.perf_counter()
        self.decisions += 1
        try:
            decision = self._decide(view, choice, self.rng)
            if decision in choice:
                return decision
            reason = f"not legal: {decision!r}"
        except Exception as error:
            reason = f"{type(error).__name__}: {error}"
        finally:
            self.seconds += time.perf_counter() - started
        self.faults.append(Fault(self.seat, self.decisions, reason))
        return choice.sample(self.rng)


def let_bots_decide(play: Play, bots: Mapping[Seat, SeatedBot]) -> int:
    """Let every bot that is asked decide, until only others are asked or the game is over."""
    decided = 0
    while True:
        asked = [seat for seat in play.waiting if seat in bots]
        if not asked:
            return decided
        for seat in asked:
            play.submit(seat, bots[seat].decide(play.view(seat), play.choice(seat)))
            decided += 1

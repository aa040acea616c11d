"""What search needs to know about a game beyond its rules: a guide."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from spielgeld import games
from spielgeld.bots.budget import Budget
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.playout import play_out
from spielgeld.kernel.view import View

MANY = 24


@dataclass(frozen=True)
class Weighed:
    """A decision that was weighed."""

    decision: Decision
    worth: float
    """The share of the others one may hope to end ahead of, from 0 to 1."""
    tried: int


class Guide:
    """Sensible decisions, likely decisions and likely ends. This one knows no game.

    Plays that a guide is given are imagined ones: nothing in them is anybody's secret.
    """

    def plan(
        self, view: View, choice: Choice, budget: Budget, also: Sequence[Decision] = ()
    ) -> list[Weighed] | None:
        """What a search of the game's own finds, the best first, where that does better.

        Decisions that are `also` asked about are among it.
        """
        return None

    def imagine(self, view: View, rng: Random) -> Play:
        """A play that this view can't tell from the true one, and a likely one."""
        return games.imagine(view, rng)

    def menu(self, view: View, choice: Choice, rng: Random) -> list[Decision]:
        """A short list of decisions worth a thought; endless choices are cut down to it."""
        if choice.count() <= MANY:
            return list(choice)
        menu: list[Decision] = []
        for _ in range(MANY):
            decision = choice.sample(rng)
            if decision not in menu:
                menu.append(decision)
        return menu

    def likely(self, view: View, choice: Choice, rng: Random) -> Decision:
        """What a sensible player would decide."""
        return choice.sample(rng)

    def alternatives(self, view: View, choice: Choice, rng: Random) -> list[Decision]:
        """What else others in the tree may try."""
        return self.menu(view, choice, rng)

    def goes_deeper(self, play: Play) -> bool:
        """Whether the tree may grow beyond a quiet position that was reached before."""
        return True

    def is_quiet(self, play: Play) -> bool:
        """Whether this is a good moment to stop and to judge a position."""
        return True

    def judge(self, play: Play, rng: Random) -> list[float]:
        """What the position promises each seat, from 0 (last) to 1 (ahead of all others).

        The play is not needed any more: it may be played on.
        """
        play_out(play, rng)
        return values(play.ranking(), play.players)


def values(ranking: list[list[int]], players: int) -> list[float]:
    """The share of the others that each seat is ahead of; a shared place counts half."""
    result = [0.0] * players
    behind = players
    for shared in ranking:
        behind -= len(shared)
        for seat in shared:
            result[seat] = (behind + (len(shared) - 1) / 2) / (players - 1)
    return result

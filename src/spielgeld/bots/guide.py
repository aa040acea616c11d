"""What search needs to know about a game beyond its rules: a guide."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from spielgeld import games
from spielgeld.bots.budget import Budget
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.playout import play_out
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

MANY = 24


@dataclass(frozen=True)
class Weighed:
    """A decision that was weighed."""

    decision: Decision
    worth: float
    """The share of the others one may hope to end ahead of, from 0 to 1."""
    tried: int
    then: tuple[Decision, ...] = ()
    """What follows in the same turn, where a whole turn was planned."""
    doubt: float = 0.0
    """By how much it may be as good as the best in spite of its worth: a smaller lead is none."""


class Trials(Protocol):
    """Decisions tried in imagined plays."""

    menu: list[Decision]
    """Decisions worth a thought: the likely one, those also asked about, and others."""
    cut: int
    """One in so many others is tried on, each time that the worse ones are dropped."""

    def try_all(self, entries: list[int], most: int) -> list[list[float]]:
        """What each of these entries was worth in some more imagined plays, the same for all.

        In all not many more than `most` trials, and at least one of each.
        """


class Guide:
    """Sensible decisions, likely decisions and likely ends. This one knows no game.

    Plays that a guide is given are imagined ones: nothing in them is anybody's secret.
    """

    iterations = 200
    """For one decision, if nothing else is said."""

    doubt = 0.0
    """By how much a judgement may be wrong however often it is made: a smaller lead is none."""

    def plan(
        self, view: View, choice: Choice, budget: Budget, also: Sequence[Decision] = ()
    ) -> list[Weighed] | None:
        """What a search of the game's own finds, the best first, where that does better.

        Decisions that are `also` asked about are among it.
        """
        return None

    def outcome(self, view: View, decision: Decision) -> Hashable:
        """Equal for decisions that lead to the same position."""
        return str(to_json(decision))

    def goes_on(self, decision: Decision) -> bool:
        """Whether a turn that was planned as a whole goes on after this decision."""
        return False

    def trials(
        self, view: View, choice: Choice, rng: Random, also: Sequence[Decision]
    ) -> Trials | None:
        """Trials of the game's own, where a tree of plays is too slow."""
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

    def replies(self, play: Play, rng: Random) -> dict[Seat, Decision]:
        """What all who are asked now may do, where that is drawn and not searched for."""
        return {}

    def alternatives(self, view: View, choice: Choice, rng: Random) -> list[Decision]:
        """What else others in the tree may try."""
        return self.menu(view, choice, rng)

    def goes_deeper(self, play: Play) -> bool:
        """Whether the tree may grow beyond a quiet position that was reached before."""
        return True

    def is_quiet(self, play: Play) -> bool:
        """Whether this is a good moment to stop and to judge a position."""
        return True

    def figures(self, view: View, rng: Random) -> dict[str, float]:
        """Estimates, each from 0 to 1, that an analysis follows through a finished game."""
        return {}

    def judge(self, play: Play, rng: Random) -> list[float]:
        """What the position promises each seat, from 0 (last) to 1 (ahead of all others).

        The play is not needed any more: it may be played on.
        """
        play_out(play, rng)
        return values(play.ranking(), play.players)


def menu_of(
    likely: Decision, also: Sequence[Decision], others: Sequence[Decision]
) -> list[Decision]:
    """The likely decision, those also asked about and the others, each once."""
    menu = [likely, *[decision for decision in also if decision != likely]]
    return menu + [decision for decision in others if decision not in menu]


def values(ranking: list[list[int]], players: int) -> list[float]:
    """The share of the others that each seat is ahead of; a shared place counts half."""
    result = [0.0] * players
    behind = players
    for shared in ranking:
        behind -= len(shared)
        for seat in shared:
            result[seat] = (behind + (len(shared) - 1) / 2) / (players - 1)
    return result

"""The quant: searches among plays that its view can't tell from the true one.

Information-set Monte-Carlo tree search. Each iteration imagines a play, walks down what has been
searched and lets the game's guide judge where it ends.

- Nodes belong to a seat and to all that this seat can see, so nobody in the tree acts on more.
- Where several are asked at once each seat chooses from its own node (decoupled), and no one
  sees what the others have sealed.
- The others, who have few visits each, are taken to do what is likely, and now and then better.
- A game may have trials of its own instead of a tree, if they are faster: QE and €uro Crisis do.
- At the root the budget is shared out by sequential halving: all decisions of the menu are tried
  in the same imagined plays, the worse half is dropped, and so on. What the guide thinks likely
  is played unless another decision did better than chance explains.
"""

import math
import time
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from spielgeld.bots.budget import Budget
from spielgeld.bots.guide import Guide, Weighed, menu_of
from spielgeld.games.package import part_of
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

PLAIN = Guide()

EXPLORE = 0.7
LIKELY = 0.6
"""How much of the weight of a node's menu lies on what is likely."""
SURE = 1.0
"""Standard errors by which a decision must be better to be preferred to the likely one."""
TELLS_APART = 2.0
"""Standard errors by which two decisions must differ to be called better and worse."""
FIRST = 100
"""Trials after which it is known how long one takes."""
LONGEST = 60
"""Questions after which a position is judged even if it is not a quiet one."""


class Node:
    """A seat's decisions at one point of the tree. The first is the likely one."""

    __slots__ = ("menu", "totals", "visits", "weights")

    def __init__(self, likely: Decision, others: list[Decision]) -> None:
        self.menu = menu = [likely, *[other for other in others if other != likely]]
        rest = (1.0 - LIKELY) / max(len(menu) - 1, 1)
        self.weights = [LIKELY, *[rest] * (len(menu) - 1)]
        self.totals = [0.0] * len(menu)
        self.visits = [0] * len(menu)

    def select(self) -> int:
        """The entry with the best upper bound; weights say where to look first (PUCT)."""
        visits = sum(self.visits)
        if visits == 0:
            return 0
        root = EXPLORE * math.sqrt(visits)
        mean = sum(self.totals) / visits
        best, best_bound = 0, -1.0
        for entry, weight in enumerate(self.weights):
            seen = self.visits[entry]
            value = self.totals[entry] / seen if seen else mean
            bound = value + root * weight / (1 + seen)
            if bound > best_bound:
                best, best_bound = entry, bound
        return best


class Search:
    """One decision being searched for, by trials of the decisions on a menu.

    Decisions that are `also` to be weighed stay in until the end, as the likely one does.
    """

    def __init__(
        self,
        guide: Guide,
        view: View,
        choice: Choice,
        rng: Random,
        also: Sequence[Decision] = (),
    ) -> None:
        self.started = time.perf_counter()
        self.doubt = guide.doubt
        trials = guide.trials(view, choice, rng, also)
        self.trials = trials or Tree(guide, view, choice, rng, also)
        self.menu = self.trials.menu
        self.kept = 1 + sum([decision != self.menu[0] for decision in also])
        self.values: list[list[float]] = [[] for _ in self.menu]
        self.iterations = 0
        self.ready = time.perf_counter()

    def run(self, budget: Budget) -> list[Weighed]:
        """Sequential halving under a budget, or sharper. What is likely stays in until the end.

        The decision to be made comes first, the others by what they are worth.
        """
        kept, rivals = list(range(self.kept)), list(range(self.kept, len(self.menu)))
        cut = self.trials.cut
        rounds = math.ceil(math.log(len(rivals), cut)) + 1 if rivals else len(self.menu) - 1
        for number in range(1, rounds + 1):
            self._try_all([*kept, *rivals], budget, number / rounds)
            rivals.sort(key=lambda entry: (-self._mean(entry), entry))
            rivals = sorted(rivals[: (len(rivals) + cut - 1) // cut])
        better = [entry for entry in [*kept[1:], *rivals] if self._is_surely_better(entry)]
        best = max(better, key=self._mean, default=0)
        order = sorted(range(len(self.menu)), key=lambda entry: (entry != best, -self._mean(entry)))
        return [
            Weighed(
                self.menu[entry],
                self._mean(entry),
                len(self.values[entry]),
                doubt=self._doubt(best, entry),
            )
            for entry in order
        ]

    def _try_all(self, alive: list[int], budget: Budget, part: float) -> None:
        """Try each decision in one world after another; all have the same worlds behind them."""
        most = self._trials_left(budget, part)
        while most > 0 or not self.values[alive[-1]]:
            for entry, values in zip(alive, self.trials.try_all(alive, most), strict=True):
                self.values[entry] += values
                self.iterations += len(values)
            most = self._trials_left(budget, part)

    def _trials_left(self, budget: Budget, part: float) -> int:
        """How many more there may be in this part of the budget, as fast as they went so far."""
        if budget.seconds is None:
            return int((budget.iterations or 1) * part) - self.iterations
        now = time.perf_counter()
        left = self.started + budget.seconds * part - now
        if self.iterations == 0 or left <= 0.0:
            return FIRST if left > 0.0 else 0
        return math.ceil(self.iterations / (now - self.ready) * left)

    def _mean(self, entry: int) -> float:
        values = self.values[entry]
        return sum(values) / len(values) if values else -1.0

    def _is_surely_better(self, entry: int) -> bool:
        """Whether a decision beats the likely one by more than chance explains, world by world."""
        mean, error = self._lead(entry, 0)
        return mean > self.doubt + SURE * error

    def _doubt(self, best: int, entry: int) -> float:
        """What lead of the best over another may be chance, or the judgement's own mistake."""
        return self.doubt + TELLS_APART * self._lead(best, entry)[1]

    def _lead(self, entry: int, other: int) -> tuple[float, float]:
        """By how much one is better than the other in the same worlds, and the standard error."""
        pairs = list(zip(self.values[entry], self.values[other], strict=False))
        leads = [mine - theirs for mine, theirs in pairs]
        if not leads:
            return 0.0, 1.0
        mean = sum(leads) / len(leads)
        spread = sum([(lead - mean) ** 2 for lead in leads]) / len(leads)
        return mean, math.sqrt(spread / len(leads))


class Tree:
    """Trials by tree search: down what has been searched, and judged where it ends."""

    cut = 2

    def __init__(
        self, guide: Guide, view: View, choice: Choice, rng: Random, also: Sequence[Decision]
    ) -> None:
        assert view.seat is not None
        self.guide = guide
        self.view = view
        self.seat: Seat = view.seat
        self.rng = rng
        likely = guide.likely(view, choice, rng)
        self.menu = menu_of(likely, also, guide.menu(view, choice, rng))
        self.nodes: dict[Any, Node] = {}
        self.worlds = 0
        self.luck = Random(0)

    def try_all(self, entries: list[int], most: int) -> list[list[float]]:
        world = self.guide.imagine(self.view, self.rng)
        self.worlds += 1
        values: list[list[float]] = []
        for entry in entries:
            # The same luck for every decision that is tried in the same world.
            self.luck.seed(self.worlds)
            values.append([self._walk(world.clone(), self.menu[entry], self.luck)])
        return values

    def _walk(self, play: Play, first: Decision, rng: Random) -> float:
        """Down the tree and out of it; says what this was worth to the one who searches."""
        path: list[tuple[Seat, Node, int]] = []
        self._step(play, {self.seat: first}, path, rng)
        for _ in range(LONGEST):
            if play.over or (self.guide.is_quiet(play) and self._is_new(play)):
                break
            self._step(play, {}, path, rng)
        result = self.guide.judge(play, rng)
        for seat, node, entry in path:
            node.totals[entry] += result[seat]
            node.visits[entry] += 1
        return result[self.seat]

    def _is_new(self, play: Play) -> bool:
        """Whether nobody who is asked now has been here before."""
        if not self.guide.goes_deeper(play):
            return True
        return all([key_of(play.known(seat)) not in self.nodes for seat in play.waiting])

    def _step(
        self,
        play: Play,
        decided: dict[Seat, Decision],
        path: list[tuple[Seat, Node, int]],
        rng: Random,
    ) -> None:
        """Let all who are asked decide, each from what it sees."""
        chosen = self.guide.replies(play, rng) | decided
        for seat in play.waiting:
            if seat not in chosen:
                view, choice = play.known(seat), play.choice(seat)
                key = key_of(view)
                node = self.nodes.get(key)
                if node is None:
                    likely = self.guide.likely(view, choice, rng)
                    others = self.guide.alternatives(view, choice, rng)
                    node = self.nodes[key] = Node(likely, others)
                entry = node.select()
                path.append((seat, node, entry))
                chosen[seat] = node.menu[entry]
        for seat, decision in chosen.items():
            play.submit(seat, decision)


def key_of(view: View) -> Any:
    """A seat and all that it can see."""
    try:
        hash(view.table)
        return view.seat, view.table
    except TypeError:
        return view.seat, repr(view.table)


class Quant:
    """Search with the guide of the game that is played."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget

    def weigh(
        self, view: View, choice: Choice, rng: Random, also: Sequence[Decision] = ()
    ) -> list[Weighed]:
        """All decisions of the menu and those `also` asked about, the one to be made first."""
        guide = guide_of(view.game)
        budget = self.budget or Budget(iterations=guide.iterations)
        planned = guide.plan(view, choice, budget, also)
        if planned:
            return [replace(each, doubt=guide.doubt) for each in planned]
        return Search(guide, view, choice, rng, also).run(budget)

    def decide(self, view: View, choice: Choice, rng: Random) -> Decision:
        return self.weigh(view, choice, rng)[0].decision


def guide_of(game: str) -> Guide:
    """The guide that a game brings, or the one that knows no game."""
    return part_of(game, "guide") or PLAIN

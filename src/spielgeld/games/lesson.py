"""A guided first game: a script that explains a game while it is played.

The same script serves the terminal and the browser. Its items come one after the other: pages to
read, steps in which somebody decides, and at the end questions about what was learned.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain

from spielgeld.kernel.choice import Decision
from spielgeld.kernel.game import Deal, Options
from spielgeld.kernel.state import Seat

LEARNER: Seat = 0
"""Where the learner sits."""

LETTERS = "abc"
"""The answers to a question."""


@dataclass(frozen=True)
class Standings:
    """How a game may end, as a table: what is compared, and for each seat its values.

    `columns` are messages; of the seats one has won, and perhaps one is out in spite of its points.
    """

    columns: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]
    winner: Seat
    out: Seat | None = None


@dataclass(frozen=True)
class Page:
    """One idea to be read before the game goes on.

    `at` is a selector of the place on the page that it speaks of. `tells` are the names of events:
    what was told of the latest of them is said again here. `standings` are drawn below.
    """

    text: str
    at: str = ""
    tells: tuple[str, ...] = ()
    standings: Standings | None = None


def nothing_else(_: Decision) -> bool:
    return False


@dataclass(frozen=True)
class Step:
    """Who decides what. The learner is told `text` beforehand, and decides alone if it is `free`.

    What else the learner decides is carried out if it `fits` what comes next. If not, it is legal
    all the same: the script's decision is made in its place, and `other` says why.
    """

    seat: Seat
    decision: Decision
    text: str = ""
    at: str = ""
    free: bool = False
    fits: Callable[[Decision], bool] = nothing_else
    other: str = "learn-other"

    def allows(self, decision: Decision) -> bool:
        """Whether the script goes on after this decision as it is written."""
        return self.free or decision == self.decision or self.fits(decision)


@dataclass(frozen=True)
class Quiz:
    """A question with an attribute for each answer.

    `.why` is said to the right one, `.hint` to the others.
    """

    text: str
    right: str


Item = Page | Step | Quiz


@dataclass(frozen=True)
class Lesson:
    """A game, decided by its script up to a point and open from there on.

    All messages may use the names: `name` is the learner's, `one`, `two` and `three` are those of
    the others.
    """

    players: int
    options: Options
    deal: Deal
    items: tuple[Item, ...]
    minutes: int = 5
    """How long it takes, about."""
    title: str = "learn-start"
    """What it is called where it is offered."""

    @property
    def steps(self) -> list[Step]:
        return [item for item in self.items if isinstance(item, Step)]

    @property
    def told_items(self) -> list[Item]:
        """What the learner reads, does or answers."""
        return [item for item in self.items if is_told(item)]

    def told(self, left: Sequence[Item] = ()) -> int:
        """How many items the learner has read, done or answered; all of them if none are left."""
        return sum(map(is_told, self.items)) - sum(map(is_told, left))

    def left(self, decided: Iterable[Seat], read: int) -> list[Item]:
        """What is still to come when these seats have decided and so many items were read."""
        done = Counter(decided)
        left: list[Item] = []
        for item in self.items:
            if isinstance(item, Step):
                if done[item.seat]:
                    done[item.seat] -= 1
                    continue
            elif read:
                read -= 1
                continue
            left.append(item)
        return left


def is_told(item: Item) -> bool:
    """Is it the learner's, rather than what somebody else decides?"""
    return not isinstance(item, Step) or item.seat == LEARNER


def due(left: Sequence[Item], seat: Seat) -> Step | None:
    """The next step of a seat, if nothing has to be read before."""
    for item in left:
        if not isinstance(item, Step):
            return None
        if item.seat == seat:
            return item
    return None


def items(*parts: Item | Iterable[Item]) -> tuple[Item, ...]:
    return tuple(chain.from_iterable([part] if isinstance(part, Item) else part for part in parts))

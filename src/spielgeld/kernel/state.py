"""The table as it stands, what comes next on it, and what is told about it."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.frozen import Frozen, keep_own_fields

Seat = int
"""0, 1, ... clockwise. Where a seat may be None, None is a spectator."""

Asked = dict[Seat, Choice]
Decisions = dict[Seat, Decision]

NOBODY: Final[Asked] = {}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
@dataclass(frozen=True)
class Event(Frozen):
    """Something that happened, in the past tense, and who may know it (None: everyone)."""

    audience: tuple[Seat, ...] | None = field(default=None, kw_only=True)

    def heard_by(self, seat: Seat | None) -> bool:
        return self.audience is None or seat in self.audience

    def lasts_for(self, seat: Seat | None) -> bool:
        """Whether a seat that heard it may read it again at a table that forgets."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
@dataclass(frozen=True)
class OpenEvent(Event):
    """An event that follows from what all could see and from the decision before it.

    What tells of nothing else can be taken back: nobody has learned what was hidden before.
    """


@mypyc_attr(serializable=True)
@dataclass(frozen=True)
class DecisionTakenBack(Event):
    """A seat took back its last decision, which had been carried out."""

    seat: Seat


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class State:
    """Plain data that phases change. `agenda` is a stack: the phase on top is the current one."""

    __slots__ = ("agenda", "tell")

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        keep_own_fields(cls)

    def __init__(self) -> None:
        self.agenda: list[Phase[Any]] = []
        self.tell: Callable[[Event], None] | None = None

    def clone(self) -> Self:
        """A copy that shares nothing that changes, and that nobody listens to."""
        raise NotImplementedError

    def follow(self, phases: "tuple[Phase[Any], ...]") -> None:
        """Put phases on the agenda so that the first of them comes next."""
        agenda = self.agenda
        for place in range(len(phases) - 1, -1, -1):
            agenda.append(phases[place])


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Phase(Generic[S]):
    """One paragraph of a rulebook. It keeps nothing that changes: that is the state's.

    So two phases of one kind with the same fields are the same phase: a state that was pickled
    has the agenda that it had.
    """

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        keep_own_fields(cls)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and self.__getstate__() == other.__getstate__()

    def __hash__(self) -> int:
        return hash(type(self))

    def asks(self, state: S) -> Asked:
        """Who decides what, all at the same time; nobody if the phase runs by itself."""
        return NOBODY

    def resolve(self, state: S, decisions: Decisions) -> None:
        """Carry the phase out, once every seat that was asked has decided."""
        raise NotImplementedError

"""What is costly to list and seldom wanted: it is listed when somebody looks."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OnDemand(Generic[T]):
    """A tuple that `make(*known)` makes when somebody looks into it, once.

    `known` are plain values that never change, so equal ones make equal tuples.
    """

    __slots__ = ("known", "listed", "make")

    def __init__(self, make: Callable[..., tuple[T, ...]], *known: Any) -> None:
        self.make = make
        self.known = known
        self.listed: tuple[T, ...] | None = None

    def all(self) -> tuple[T, ...]:
        if self.listed is None:
            self.listed = self.make(*self.known)
        return self.listed

    def __len__(self) -> int:
        return len(self.all())

    def __iter__(self) -> Iterator[T]:
        return iter(self.all())

    def __getitem__(self, index: Any) -> Any:
        return self.all()[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, OnDemand) and self.known == other.known

    def __hash__(self) -> int:
        return hash(self.known)

    def __repr__(self) -> str:
        return repr(self.all())

"""What a game keeps from some at the table, said so that it can be tested."""

from random import Random
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from spielgeld.kernel.state import Decisions, S, Seat


class Answered(Generic[S]):
    """A question that is over: the state in which it was asked, and what all decided."""

    __slots__ = ("decisions", "state")

    def __init__(self, state: S, decisions: Decisions) -> None:
        self.state = state
        self.decisions = decisions


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret(Generic[S]):
    """Something that a seat may not know, told by how else it could be.

    Given a game so far and a watcher (None: a spectator), a secret makes another game in which
    only this is different. Whatever the watcher receives must be the same in both: that is the
    no-leak law. A secret speaks of the state and never of a view, which is what is tested.

    `name` is for reports, `rule` the id of the rule that says who may know.
    """

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule

    def other_deal(
        self, deal: dict[str, Any], state: S, watcher: Seat | None, rng: Random
    ) -> dict[str, Any]:
        """A deal that the watcher can't tell from this one, as things stand in `state`."""
        return deal

    def other_decisions(
        self, answered: list[Answered[S]], state: S, watcher: Seat | None, rng: Random
    ) -> list[Decisions]:
        """What others could have decided so far, as far as the watcher can tell."""
        return [question.decisions for question in answered]

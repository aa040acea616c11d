"""A worked example: a position, what happens in it, and the figures that come of it.

The rulebook's tests play the examples of a game, and its rules page and the terminal show them:
what is shown is what was proved.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from spielgeld.kernel.play import Play

Figure = int | str


@dataclass(frozen=True)
class Example:
    """The message `example-NAME` says the position, `example-NAME-1` and so on the reckoning.

    All of them may use the `figures`.
    """

    name: str
    rule: str
    lay_out: Callable[[], Play]
    go_on: Callable[[Play], object]
    """Makes the decisions of the example."""
    figures: Mapping[str, Figure] = field(default_factory=lambda: MappingProxyType({}))

    @cached_property
    def before(self) -> Play:
        """The position, to be looked at."""
        return self.lay_out()

    @cached_property
    def after(self) -> Play:
        """What came of it, to be looked at."""
        play = self.lay_out()
        self.go_on(play)
        return play

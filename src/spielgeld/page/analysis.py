"""What the page of an analysis is made from."""

from dataclasses import dataclass

from spielgeld.kernel.state import Seat
from spielgeld.page.chart import LineChart
from spielgeld.page.environment import draw_page
from spielgeld.page.page import Frame

DECISIVE = 3


@dataclass(frozen=True)
class Row:
    """A decision, and what the quant would have done; chances to win are in percent.

    `same`: another decision that comes to the same. `as_good`: one that can't be told from it.
    """

    number: int
    moment: str
    decided: str
    advised: str
    agrees: bool
    worth: int
    best: int
    lost: int
    swings: bool
    reasons: tuple[str, ...]
    back: str
    """Where to see what was known then."""
    same: bool = False
    as_good: bool = False
    unweighed: str = ""
    """slow or broken, if nothing could be said about it."""


@dataclass(frozen=True)
class AnalysisPage:
    frame: Frame
    badge: str
    seat: Seat
    names: tuple[str, ...]
    order: str
    """time or lost."""
    all: int | None
    """How many decisions are to be weighed; None until that is known."""
    rows: tuple[Row, ...]
    before: int
    """How many other analyses come first."""
    complete: bool
    charts: tuple[tuple[str, LineChart], ...]
    """Estimates through the game, by name."""

    @property
    def address(self) -> str:
        return f"{self.frame.links.analysis}?seat={self.seat}&order={self.order}"

    @property
    def weighed(self) -> int:
        return sum(not row.unweighed for row in self.rows)

    @property
    def agreed(self) -> int:
        return sum(row.agrees for row in self.rows)

    @property
    def decisive(self) -> list[Row]:
        """The decisions that cost most, the costliest first."""
        costly = [row for row in self.rows if row.lost]
        return sorted(costly, key=lambda row: -row.lost)[:DECISIVE]

    @property
    def swings(self) -> int:
        return sum(row.swings for row in self.rows)


def analysis_page(page: AnalysisPage) -> str:
    """A finished game looked back at from one chair."""
    return draw_page("analysis.html", page)


def analysis_fragment(page: AnalysisPage) -> str:
    """What is inside #analysis: as far as the game is weighed."""
    return draw_page("analysis-body.html", page)

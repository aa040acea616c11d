"""What there is to study in a game of QE: prices and spending."""

from collections.abc import Iterator
from typing import Any

from spielgeld.games.qe.events import CompanyRevealed, OpenBidMade, PricePaid, RoundBegan
from spielgeld.kernel.play import Play
from spielgeld.research.study import Observation, Study


class QeStudy(Study):
    def observe(self, play: Play, summary: dict[str, Any]) -> Iterator[Observation]:
        number = points = 0
        for event in play.full_story():
            if isinstance(event, RoundBegan):
                number = event.number
            elif isinstance(event, CompanyRevealed):
                points = event.points
            elif isinstance(event, OpenBidMade):
                yield Observation("open bid by round", number, event.amount)
            elif isinstance(event, PricePaid):
                yield Observation("price by round", number, event.amount)
                yield Observation("price by points on the tile", points, event.amount)
        spent = sorted(int(seat["spent"]) for seat in summary["seats"])
        for place, total in enumerate(spent, start=1):
            yield Observation("spending, lowest to highest", place, total)


STUDY = QeStudy("total")

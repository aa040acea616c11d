"""What there is to study in a game of €uro Crisis: sales, prices and income."""

from collections.abc import Iterator
from typing import Any

from spielgeld.games.euro_crisis.rules.events import (
    GoodsBought,
    LoansPlaced,
    PropertySold,
    YearBegan,
)
from spielgeld.games.euro_crisis.rules.pieces import YEARS
from spielgeld.kernel.play import Play
from spielgeld.research.study import Observation, Study


class EuroCrisisStudy(Study):
    def observe(self, play: Play, summary: dict[str, Any]) -> Iterator[Observation]:
        year = 0
        for event in play.full_story():
            if isinstance(event, YearBegan):
                year = event.year
            elif isinstance(event, PropertySold):
                yield Observation("gold paid, by points of the property", event.points, event.gold)
            elif isinstance(event, GoodsBought):
                yield Observation("gold price after a purchase, by year", year, event.gold_price)
                yield Observation(
                    "weapons price after a purchase, by year", year, event.weapons_price
                )
            elif isinstance(event, LoansPlaced):
                for _, _, number in event.spaces:
                    yield Observation("number under a loan marker, by state", event.state, number)
        yield Observation("year of the end, by its cause", cause_of_the_end(summary), year)
        for seat, bank in enumerate(summary["seats"]):
            yield Observation("income at the end, by seat", seat, bank["income"])
            place = (seat - play.deal["first"]) % play.players
            yield Observation(
                "score, by place clockwise from the initial player", place, bank["score"]
            )


def cause_of_the_end(summary: dict[str, Any]) -> str:
    """EC-16, EC-40: one bank was left, somebody had 33 PP early, or three years were over."""
    if sum(not bank["out"] for bank in summary["seats"]) == 1:
        return "one bank left"
    return "33 PP before year 3" if summary["year"] < YEARS else "end of year 3"


STUDY = EuroCrisisStudy("score")

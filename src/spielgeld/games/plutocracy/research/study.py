"""What there is to study in a game of Plutocracy: trade, flights and societies."""

from collections.abc import Iterator
from typing import Any

from spielgeld.games.plutocracy.rules.events import (
    ResourcesBought,
    ResourcesSold,
    SeatsBought,
    ShipFlew,
    SocietyJoined,
    TurnBegan,
)
from spielgeld.kernel.play import Play
from spielgeld.research.study import Observation, Study


class PlutocracyStudy(Study):
    def observe(self, play: Play, summary: dict[str, Any]) -> Iterator[Observation]:
        time = 0
        for event in play.full_story():
            if isinstance(event, TurnBegan):
                time = event.time
            elif isinstance(event, ResourcesSold):
                yield Observation("price of a unit sold, by planet", event.planet, event.price)
            elif isinstance(event, ResourcesBought):
                yield Observation("price of a unit bought, by planet", event.planet, event.price)
            elif isinstance(event, SeatsBought):
                yield Observation("cost of seats bought, by planet", event.planet, event.cost)
            elif isinstance(event, ShipFlew):
                goal = event.body or "where nothing is yet"
                yield Observation("hexes of a flight, by goal", goal, event.distance)
            elif isinstance(event, SocietyJoined):
                yield Observation("time at which a society is joined", event.society, time)
        councillors = sorted(seat["councillors"] for seat in summary["seats"])
        for place, number in enumerate(reversed(councillors), start=1):
            yield Observation("councillors, most to fewest", place, number)


STUDY = PlutocracyStudy("councillors")

"""The people of Plutocracy: turns near the best, and among them what somebody likes."""

from collections.abc import Callable
from random import Random
from typing import Final

from spielgeld import games
from spielgeld.bots.budget import Budget
from spielgeld.bots.company import Company, near_best
from spielgeld.bots.search import Quant
from spielgeld.games.plutocracy.bots.chart import StarChart
from spielgeld.games.plutocracy.bots.delivery import is_use_for
from spielgeld.games.plutocracy.bots.forecast import HOLD_ON, table_of
from spielgeld.games.plutocracy.bots.planner import Plan, Turn, plans, spread_of_leads
from spielgeld.games.plutocracy.bots.starts import best_starts, cheapest_position
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

PEOPLE: Final = {
    "mila": "trader",
    "otto": "trader",
    "vera": "politician",
    "hugo": "politician",
    "ines": "hermit",
    "bruno": "hermit",
}

DELTA: Final = {"random": 3.0, "rookie": 0.9, "banker": 0.6}
"""What somebody may give away with a turn, beside what can't be foreseen: see `spread_of_leads`."""
LEFT_OVER: Final = (0, 0, 0, 1, 1, 2)
"""Units that somebody leaves on the shelf: few fill their hold to the last one every time."""
SURE: Final = 0.02
"""Of the others to end ahead of, what an expert may give away."""


def trader(turn: Turn, view: View) -> float:
    """Much bought and sold."""
    return min(sum([goods(decision) for decision in turn]) / 8, 1.0)


def goods(decision: Decision) -> int:
    units: int = decision.get("sell", 0) + decision.get("buy", 0)
    return units


def politician(turn: Turn, view: View) -> float:
    """Seats, and the company of other politicians."""
    seats: int = sum([decision.get("seats", 0) for decision in turn])
    joins = any(["join" in decision for decision in turn])
    return 1.0 if joins else min(seats / 3, 1.0)


def hermit(turn: Turn, view: View) -> float:
    """Where nobody else is, and far away from there."""
    table: PlutocracyTable = view.table
    last = turn[-1]
    if "fly" not in last:
        return 0.0
    bodies = {body.at: body.name for body in table.bodies if body.at is not None}
    there = bodies.get(tuple(last["fly"]))
    company = sum([player.body == there is not None for player in table.players])
    far: float = min(last["time"] / 12, 1.0)
    return max(far - 0.5 * company, 0.0)


def indifferent(turn: Turn, view: View) -> float:
    """Somebody of no temperament."""
    return 0.0


LIKINGS: Final[dict[str, Callable[[Turn, View], float]]] = {
    "trader": trader,
    "politician": politician,
    "hermit": hermit,
}


class PlutocracyPerson:
    """One of the people, at one of the levels."""

    def __init__(self, level: str, temperament: str, budget: Budget | None) -> None:
        self._delta = DELTA.get(level)
        self._liking = LIKINGS.get(temperament, indifferent)
        self._quant = Quant(budget)

    def decide(self, view: View, choice: Choice, rng: Random) -> Decision:
        table: PlutocracyTable = view.table
        assert view.seat is not None
        if self._delta is None:
            weighed = self._quant.weigh(view, choice, rng)
            tried = [(each.decision, each.worth) for each in weighed if each.tried]
            return near_best(tried or [(weighed[0].decision, 0.0)], SURE, self._like(view), rng)
        if table.stage == "auction":
            return cheapest_position(table)
        if table.stage == "start":
            starts = [(start, -float(place)) for place, start in enumerate(best_starts(table))]
            return near_best(starts, self._delta, lambda start: 0.0, rng)
        state = table_of(games.imagine(view, rng))
        chart = StarChart(state, state.seat, [], HOLD_ON)
        delta = self._delta * spread_of_leads(chart.end - chart.now)
        turn = near_best(
            sensible(plans(chart), table, view.seat),
            delta,
            lambda turn: self._liking(turn, view),
            rng,
        )
        first = turn[0]
        if first.get("buy", 0) > max(LEFT_OVER):
            return {**first, "buy": first["buy"] - rng.choice(LEFT_OVER)}
        return first

    def _like(self, view: View) -> Callable[[Decision], float]:
        return lambda decision: self._liking([decision], view)


def sensible(weighed: list[Plan], table: PlutocracyTable, seat: Seat) -> list[Plan]:
    """Without turns in which goods are bought that can't be delivered any more."""
    if "buy" not in table.actions:
        return weighed
    here = next(planet for planet in table.planets if planet.name == table.players[seat].body)
    if is_use_for(table, seat, here.supply):
        return weighed
    return [plan for plan in weighed if not any(["buy" in each for each in plan[0]])]


def banker(view: View, choice: Choice, rng: Random) -> Decision:
    """Nobody in particular: without a temperament."""
    return PlutocracyPerson("banker", "", None).decide(view, choice, rng)


def play(
    level: str, temperament: str, budget: Budget | None
) -> Callable[[View, Choice, Random], Decision]:
    return PlutocracyPerson(level, temperament, budget).decide


COMPANY = Company(
    PEOPLE,
    play,
    pauses={"auction": 1.5, "start": 1.5, "turn": 1.2},
    remarks={
        "ResourcesSold": ("remark-sold-1", "remark-sold-2"),
        "SeatsBought": ("remark-seats-1", "remark-seats-2"),
        "SocietyJoined": ("remark-joined-1", "remark-joined-2"),
        "AlienRescued": ("remark-rescued-1",),
    },
)

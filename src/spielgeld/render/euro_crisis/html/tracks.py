"""The market and the income track as drawings."""

from dataclasses import dataclass

from markupsafe import Markup

from spielgeld.games.euro_crisis.pieces import Box
from spielgeld.games.euro_crisis.view import EuroCrisisTable
from spielgeld.kernel.state import Seat
from spielgeld.render.euro_crisis.html.grounds import income_row

WIDTH = 360
PAD = 8

INCOME_PER_ROW = 16
MOST_ROWS = 8
CHIP = 14
"""The height of an income disc, seen from the side: discs on one space lie in a stack."""
TICKS = 16
"""The height of the numbers below a row."""

PRICE_LEFT = 76
PRICE_ROW = 44


@dataclass(frozen=True)
class Disc:
    x: float
    y: float
    seat: Seat
    income: int


@dataclass(frozen=True)
class IncomeTrack:
    height: float
    cell: float
    rows: tuple[Markup, ...]
    discs: tuple[Disc, ...]


@dataclass(frozen=True)
class PriceTrack:
    """A track of prices; `at` is the space that shows the price now."""

    good: str
    y: float
    cell: float
    prices: tuple[int, ...]
    at: int

    @property
    def price(self) -> int:
        return self.prices[self.at]

    def x(self, space: int) -> float:
        return PRICE_LEFT + self.cell * space


def income_track(euro: EuroCrisisTable, box: Box) -> IncomeTrack:
    """Rows of spaces from the lowest income at the bottom; the top of a stack is the higher."""
    values = range(box.least_income, box.most_income + 1)
    cell = (WIDTH - 2 * PAD) / INCOME_PER_ROW
    incomes = [euro.banks[seat].income for seat in euro.income_order]
    rows = [
        values[first : first + INCOME_PER_ROW] for first in range(0, len(values), INCOME_PER_ROW)
    ]
    if len(rows) > MOST_ROWS:  # a board of one's own may have a very long track
        rows = [row for row in rows if any(income in row for income in incomes)]
    floors: dict[int, float] = {}
    height = 0.0
    for row in reversed(rows):
        tallest = max(incomes.count(value) for value in row)
        height += CHIP * max(tallest, 1) + TICKS + 2
        floors[row[0]] = height

    def spot(value: int) -> tuple[float, float]:
        column = (value - box.least_income) % INCOME_PER_ROW
        return PAD + column * cell, floors[value - column]

    drawn = tuple(income_row(row[0], len(row), PAD, floors[row[0]], cell) for row in rows)
    discs = []
    for place, seat in enumerate(euro.income_order):
        x, y = spot(incomes[place])
        level = incomes[place + 1 :].count(incomes[place])
        discs.append(Disc(x, y - TICKS - CHIP * (level + 1), seat, incomes[place]))
    discs.sort(key=lambda disc: disc.seat)
    return IncomeTrack(height + 4, cell, drawn, tuple(discs))


def price_tracks(euro: EuroCrisisTable) -> tuple[PriceTrack, PriceTrack]:
    market = euro.market
    longest = max(len(market.gold_track), len(market.weapons_track))
    cell = min(34, (WIDTH - PAD - PRICE_LEFT) / longest)
    return (
        PriceTrack("gold", 8, cell, market.gold_track, market.gold_at),
        PriceTrack("weapons", 8 + PRICE_ROW, cell, market.weapons_track, market.weapons_at),
    )

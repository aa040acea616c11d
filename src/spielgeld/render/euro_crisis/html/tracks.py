"""The market and the income track as drawings."""

from dataclasses import dataclass

from markupsafe import Markup

from spielgeld.games.euro_crisis.board import box_of
from spielgeld.games.euro_crisis.pieces import Box
from spielgeld.games.euro_crisis.view import EuroCrisisTable, Market
from spielgeld.kernel.state import Seat
from spielgeld.render.euro_crisis.html.grounds import income_row, signed
from spielgeld.render.html.page import Table
from spielgeld.render.html.region import Macros, Region, draw, group, tag
from spielgeld.render.same import Same
from spielgeld.render.words import Say

MIDDLE = Macros("euro-crisis/middle.html")

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


def draw_middle(table: Table, years: Region) -> Region:
    """The market with the events to come, and the income track: the same for everybody."""
    euro: EuroCrisisTable = table.view.table
    say, names, market = table.frame.say, table.names, euro.market
    incomes = tuple([(seat, euro.banks[seat].income) for seat in euro.income_order])
    standing = tuple([(seat, names[seat], signed(income)) for seat, income in incomes])
    gone = tuple([(seat, names[seat]) for seat, bank in enumerate(euro.banks) if bank.out])
    box = Same(box_of(table.view.options["board"]))
    sold = (
        draw("price-tracks", prices, say, market),
        years,
    )
    earned = (
        draw("income-track", incomes_drawn, incomes, box),
        draw("income-order", MIDDLE.order, say, standing, gone),
    )
    parts = (
        group("market", tag(MARKET, say("board-market")), sold, "</section>"),
        group("income", tag(INCOME, say("board-income")), earned, "</section>"),
    )
    return group("middle", '<div class="middle" id="middle">', parts, "</div>")


MARKET = (
    '<section class="card market" id="market" aria-labelledby="market-title">'
    '<h3 id="market-title">%s</h3>'
)
INCOME = (
    '<section class="card income" id="income" aria-labelledby="income-title">'
    '<h3 id="income-title">%s</h3>'
)


def prices(say: Say, market: Market) -> str:
    return MIDDLE.prices(say, market.gold, market.weapons, price_tracks(market))


def incomes_drawn(incomes: tuple[tuple[Seat, int], ...], box: Same) -> str:
    return MIDDLE.incomes(income_track(incomes, box.value))


def income_track(banks: tuple[tuple[Seat, int], ...], box: Box) -> IncomeTrack:
    """Rows of spaces from the lowest income at the bottom; the top of a stack is the higher.

    The banks come in the order of their incomes.
    """
    values = range(box.least_income, box.most_income + 1)
    cell = (WIDTH - 2 * PAD) / INCOME_PER_ROW
    incomes = [income for _, income in banks]
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
    for place, (seat, _) in enumerate(banks):
        x, y = spot(incomes[place])
        level = incomes[place + 1 :].count(incomes[place])
        discs.append(Disc(x, y - TICKS - CHIP * (level + 1), seat, incomes[place]))
    discs.sort(key=lambda disc: disc.seat)
    return IncomeTrack(height + 4, cell, drawn, tuple(discs))


def price_tracks(market: Market) -> tuple[PriceTrack, PriceTrack]:
    longest = max(len(market.gold_track), len(market.weapons_track))
    cell = min(34, (WIDTH - PAD - PRICE_LEFT) / longest)
    return (
        PriceTrack("gold", 8, cell, market.gold_track, market.gold_at),
        PriceTrack("weapons", 8 + PRICE_ROW, cell, market.weapons_track, market.weapons_at),
    )

"""The tracks between the states as drawings: prices on the market, and incomes."""

from typing import NamedTuple

from spielgeld.games.euro_crisis.rules.board_file import box_of
from spielgeld.games.euro_crisis.rules.pieces import Box
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable, Market
from spielgeld.kernel.state import Seat
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.same import Same

TRACKS = Macros("euro-crisis/tracks.html")

WIDTH = 360
PAD = 8

INCOME_PER_ROW = 16
MOST_ROWS = 8
CHIP = 14
"""The height of an income disc, seen from the side: discs on one space lie in a stack."""
TICKS = 16
"""The height of the numbers below a row."""
EVERY_LABEL = 5

PRICE_LEFT = 76
PRICE_ROW = 44
WIDEST_PRICE = 34


class IncomeSpace(NamedTuple):
    """A printed space; some have their number below."""

    x: float
    y: float
    kind: str
    label: str


class IncomeDisc(NamedTuple):
    x: float
    y: float
    seat: Seat


class IncomeTrack(NamedTuple):
    height: float
    cell: float
    spaces: tuple[IncomeSpace, ...]
    discs: tuple[IncomeDisc, ...]


class BankIncome(NamedTuple):
    """A bank on the income track, whose place there breaks ties."""

    seat: Seat
    name: str
    income: str


class IncomeOrder(NamedTuple):
    """The banks from the highest income on, and those that are out."""

    standing: tuple[BankIncome, ...]
    gone: tuple[tuple[Seat, str], ...]


class PriceSpace(NamedTuple):
    x: float
    price: int


class PriceTrack(NamedTuple):
    """A track of prices, and where the ring lies on the price of now."""

    good: str
    y: float
    cell: float
    spaces: tuple[PriceSpace, ...]
    ring: float


class Prices(NamedTuple):
    gold: int
    weapons: int
    tracks: tuple[PriceTrack, ...]


def draw_market(table: TablePage, events: Region) -> Region:
    """Prices, and the events to come."""
    words, market = table.frame.words, table.view.table.market
    prices = Prices(market.gold, market.weapons, price_tracks(market))
    parts = (region("price-tracks", TRACKS.prices, words, prices), events)
    return group("market", TRACKS.market, words, None, parts)


def draw_incomes(table: TablePage) -> Region:
    return group("income", TRACKS.income, table.frame.words, None, draw_income_discs(table))


def draw_income_discs(table: TablePage) -> tuple[Region, ...]:
    """The track with the discs, and their order in words."""
    words, names = table.frame.words, table.names
    euro: EuroCrisisTable = table.view.table
    incomes = tuple([(seat, euro.banks[seat].income) for seat in euro.income_order])
    track = income_track(incomes, Same(box_of(table.view.options["board"])))
    order = IncomeOrder(
        tuple([BankIncome(seat, names[seat], signed(income)) for seat, income in incomes]),
        tuple([(seat, names[seat]) for seat, bank in enumerate(euro.banks) if bank.out]),
    )
    return (
        region("income-track", TRACKS.incomes, None, track),
        region("income-order", TRACKS.order, words, order),
    )


@remembered
def income_track(banks: tuple[tuple[Seat, int], ...], same: Same) -> IncomeTrack:
    """Rows of spaces from the lowest income at the bottom; the top of a stack is the higher.

    The banks come in the order of their incomes.
    """
    box: Box = same.value
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

    spaces = [income_space(*spot(value), value) for row in rows for value in row]
    discs = []
    for place, (seat, _) in enumerate(banks):
        x, y = spot(incomes[place])
        level = incomes[place + 1 :].count(incomes[place])
        discs.append(IncomeDisc(x, y - TICKS - CHIP * (level + 1), seat))
    discs.sort(key=lambda disc: disc.seat)
    return IncomeTrack(height + 4, cell, tuple(spaces), tuple(discs))


def income_space(x: float, y: float, value: int) -> IncomeSpace:
    kind = "below" if value < 0 else "" if value else "zero"
    return IncomeSpace(x, y, kind, "" if value % EVERY_LABEL else signed(value))


def signed(number: int) -> str:
    """With a true minus."""
    return f"−{-number}" if number < 0 else str(number)


@remembered
def price_tracks(market: Market) -> tuple[PriceTrack, PriceTrack]:
    longest = max(len(market.gold_track), len(market.weapons_track))
    cell = min(WIDEST_PRICE, (WIDTH - PAD - PRICE_LEFT) / longest)

    def track(good: str, y: float, prices: tuple[int, ...], at: int) -> PriceTrack:
        spaces = [
            PriceSpace(PRICE_LEFT + cell * place, price) for place, price in enumerate(prices)
        ]
        return PriceTrack(good, y, cell, tuple(spaces), spaces[at].x)

    return (
        track("gold", PAD, market.gold_track, market.gold_at),
        track("weapons", PAD + PRICE_ROW, market.weapons_track, market.weapons_at),
    )

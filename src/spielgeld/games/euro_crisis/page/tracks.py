"""What all banks share as drawings: prices on the market, and the rulers of income and points."""

from typing import NamedTuple

from spielgeld.games.euro_crisis.rules.board_file import box_of
from spielgeld.games.euro_crisis.rules.pieces import LAST_YEAR_PP, Box
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable, Market
from spielgeld.kernel.state import Seat
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group, region

TRACKS = Macros("euro-crisis/tracks.html")

WIDTH = 300
PAD = 8

DISC_WIDTH, DISC_HEIGHT = 38, 15
"""A disc with the letter of its bank and the number; discs that would meet lie in a stack."""
GAP = 5
"""Between the lowest disc and the ruler, which its point reaches."""
SCALE = 20
"""The height of the ruler itself with its numbers."""
MOST_LABELS = 9
STEPS = (1, 2, 5)
ABOVE_LAST_YEAR = 7
"""How far the ruler of points goes on after the number that ends the game, at least."""

PRICE_LEFT = 72
PRICE_ROW = 44
WIDEST_PRICE = 28


class RulerTick(NamedTuple):
    """A line of a ruler; some have their number below."""

    x: float
    length: float
    label: str


class RulerDisc(NamedTuple):
    """A bank's disc: where its corner is, and the place on the ruler to which it points."""

    x: float
    y: float
    point: float
    seat: Seat
    label: str


class Ruler(NamedTuple):
    """A straight line of numbers from `low` to `high` with a disc for each bank."""

    height: float
    floor: float
    ticks: tuple[RulerTick, ...]
    discs: tuple[RulerDisc, ...]
    zero: float | None
    """Where the numbers above 0 begin, if there are others."""
    flag: float | None
    """Where a number is marked."""


class BankIncome(NamedTuple):
    """A bank on the income track, whose place there breaks ties."""

    seat: Seat
    name: str
    income: str


class BankPoints(NamedTuple):
    name: str
    points: int


class PointsTrack(NamedTuple):
    """The ruler of points: `most` makes the year in which a bank has them the last."""

    ruler: Ruler
    most: int
    banks: tuple[BankPoints, ...]


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
    """Income and points, each on its ruler."""
    parts = (*draw_income_discs(table), draw_points(table))
    return group("income", TRACKS.income, table.frame.words, None, parts)


def draw_income_discs(table: TablePage) -> tuple[Region, ...]:
    """The track with the discs, and their order in words."""
    words, names = table.frame.words, table.names
    euro: EuroCrisisTable = table.view.table
    incomes = tuple([(seat, euro.banks[seat].income) for seat in euro.income_order])
    box: Box = box_of(table.view.options["board"])
    track = ruler(box.least_income, box.most_income, incomes)
    order = IncomeOrder(
        tuple([BankIncome(seat, names[seat], signed(income)) for seat, income in incomes]),
        tuple([(seat, names[seat]) for seat, bank in enumerate(euro.banks) if bank.out]),
    )
    return (
        region("income-track", TRACKS.incomes, None, track),
        region("income-order", TRACKS.order, words, order),
    )


def draw_points(table: TablePage) -> Region:
    """How many points each bank has, and how many make this year the last."""
    banks = table.view.table.banks
    points = tuple([(seat, bank.pp) for seat, bank in enumerate(banks)])
    most = max([LAST_YEAR_PP + ABOVE_LAST_YEAR, *[number for _, number in points]])
    named = [BankPoints(name, bank.pp) for name, bank in zip(table.names, banks, strict=True)]
    track = PointsTrack(ruler(0, most, points, LAST_YEAR_PP), LAST_YEAR_PP, tuple(named))
    return region("points-track", TRACKS.points, table.frame.words, track)


@remembered
def ruler(
    low: int, high: int, banks: tuple[tuple[Seat, int], ...], flag: int | None = None
) -> Ruler:
    """The banks come with their numbers, and of equal ones the first lies on top."""
    across = WIDTH - 2 * PAD

    def at(number: int) -> float:
        return PAD + across * (number - low) / (high - low)

    discs: list[tuple[int, float, Seat, int]] = []
    for seat, number in reversed(banks):
        x = min(max(at(number) - DISC_WIDTH / 2, 0), WIDTH - DISC_WIDTH)
        level = 0
        while any([there == level and abs(x - left) < DISC_WIDTH for there, left, _, _ in discs]):
            level += 1
        below = [there for there, _, _, other in discs if other == number]
        discs.append((max([level, *[there + 1 for there in below]]), x, seat, number))
    floor = (DISC_HEIGHT + 1) * (1 + max([level for level, _, _, _ in discs], default=0)) + GAP
    shown = [
        RulerDisc(
            x, floor - GAP - (DISC_HEIGHT + 1) * (level + 1), at(number), seat, signed(number)
        )
        for level, x, seat, number in sorted(discs, key=lambda disc: disc[2])
    ]
    return Ruler(
        height=floor + SCALE,
        floor=floor,
        ticks=tuple(
            [RulerTick(at(number), *tick(number, low, high)) for number in ticks(low, high)]
        ),
        discs=tuple(shown),
        zero=at(0) if low < 0 < high else None,
        flag=None if flag is None else at(flag),
    )


def ticks(low: int, high: int) -> range:
    """Every number of a short ruler, and of a long one only those with a label."""
    between = label_step(low, high)
    step = 1 if between <= 10 else between
    return range(-(-low // step) * step, high + 1, step)


def tick(number: int, low: int, high: int) -> tuple[float, str]:
    """How long it is, and its label."""
    if number % label_step(low, high) == 0:
        return 6, signed(number)
    return (4 if number % 5 == 0 else 2.5), ""


def label_step(low: int, high: int) -> int:
    """1, 2, 5, 10, 20, 50 and so on: the least with which there are not too many labels."""
    power = 1
    while True:
        for step in STEPS:
            if high - low <= step * power * MOST_LABELS:
                return step * power
        power *= 10


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

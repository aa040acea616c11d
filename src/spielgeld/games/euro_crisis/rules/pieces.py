"""What is in the box: the boards, compiled once into tables, and the numbers of the rules.

The numbers on the boards stand in board.json, which also says how each of them is known.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spielgeld.kernel.frozen import Frozen

PARTIES: Final = ("conservatives", "socialists", "liberals", "communists")
CONSERVATIVES: Final = 0
SOCIALISTS: Final = 1
LIBERALS: Final = 2
COMMUNISTS: Final = 3
CARDS: Final = ("frankfurt", "london", "moscow", "brussels", "rome")
PARTY_NUMBER: Final = {party: number for number, party in enumerate(PARTIES)}
CARD_NUMBER: Final = {card: number for number, card in enumerate(CARDS)}

YEARS: Final = 3
QUARTERS: Final = 4
LAST_YEAR_PP: Final = 33
BORROWING_COST: Final = 2
MOST_GOODS: Final = 5
MOST_REFORMS: Final = 4
LEAD_PER_PROPERTY: Final = 3
FIRST_LOAN: Final = 4
SECOND_LOAN: Final = 5

BLACK: Final = "EURO"


@dataclass(frozen=True)
class Sheet(Frozen):
    """The board of a state as printed. Rows count from the lowest, None is a blank space."""

    properties: tuple[tuple[str, int], ...]
    columns: int
    rows: tuple[tuple[int | str | None, ...], ...]
    debt_start: tuple[int, int]
    annual_debt: int
    most_happiness: int
    happiness_start: int
    fist_weapons: int
    economy_shock: int


@mypyc_attr(serializable=True)
class Country:
    """A state's board as tables. A space of the bond zone is row * columns + column, from 0.

    `up`, `down`, `left` and `right` lead from space to space (EC-27), to the same one where the
    move is lost. `lend_at` says where a loan marker goes that belongs on a space (EC-21),
    `to_black` how many steps to the right a debt cut is away (EC-35).
    """

    __slots__ = (
        "annual_debt",
        "black",
        "column",
        "columns",
        "debt_start",
        "down",
        "economy_shock",
        "first_loans",
        "fist_weapons",
        "happiness_start",
        "left",
        "lend_at",
        "most_happiness",
        "name",
        "number",
        "property_names",
        "property_values",
        "right",
        "row",
        "sheet",
        "to_black",
        "up",
    )

    def __init__(self, name: str, sheet: Sheet) -> None:
        self.name = name
        self.sheet = sheet
        self.property_names = tuple([name for name, _ in sheet.properties])
        self.property_values = tuple([value for _, value in sheet.properties])
        self.annual_debt = sheet.annual_debt
        self.most_happiness = sheet.most_happiness
        self.happiness_start = sheet.happiness_start
        self.fist_weapons = sheet.fist_weapons
        self.economy_shock = sheet.economy_shock

        columns, rows = sheet.columns, sheet.rows
        self.columns = columns
        self.debt_start = self.space(*sheet.debt_start)
        self.black = self.space(len(rows[-1]), len(rows))
        spaces = range(columns * len(rows))
        self.column = [space % columns for space in spaces]
        self.row = [space // columns for space in spaces]
        self.number = [self._number(space) for space in spaces]
        self.up = [self._above(space) for space in spaces]
        self.right = [self._beside(space) for space in spaces]
        self.down = [
            space - columns if self._exists(space - columns) else space for space in spaces
        ]
        self.left = [space - 1 if space % columns else space for space in spaces]
        self.to_black = [self._steps_to_black(space) for space in spaces]
        self.lend_at = [self._nearest_number(space) for space in spaces]
        lowest = next(row for row in range(len(rows)) if shows_first_loans(rows[row]))
        self.first_loans = (lowest * columns, lowest * columns + 1)

    def space(self, column: int, row: int) -> int:
        """The space in this column and row, both counted from 1."""
        return (row - 1) * self.columns + column - 1

    def place(self, space: int) -> tuple[int, int]:
        """The column and row of a space, both counted from 1."""
        return self.column[space] + 1, self.row[space] + 1

    def _steps_to_black(self, space: int) -> int:
        steps = 0
        while space != self.black and steps < len(self.right):
            space = self.right[space]
            steps += 1
        return steps

    def _exists(self, space: int) -> bool:
        rows = self.sheet.rows
        row, column = divmod(space, self.columns)
        return 0 <= row < len(rows) and column < len(rows[row])

    def _number(self, space: int) -> int:
        """The number on a space; -1 where there is none."""
        row, column = divmod(space, self.columns)
        shown = self.sheet.rows[row][column] if self._exists(space) else None
        return shown if isinstance(shown, int) else -1

    def _above(self, space: int) -> int:
        above = space + self.columns
        return above if self._exists(above) else space

    def _beside(self, space: int) -> int:
        """EC-27: from the last space of a row it goes up instead; the black space is the end."""
        row, column = divmod(space, self.columns)
        is_last = column + 1 >= len(self.sheet.rows[row])
        return self._above(space) if is_last else space + 1

    def _nearest_number(self, space: int) -> int:
        """EC-21: the nearest row that shows a number in this column; of two the higher one."""
        spaces = range(space % self.columns, len(self.number), self.columns)
        numbered = [other for other in spaces if self.number[other] >= 0]
        return min(numbered, key=lambda other: (abs(other - space), -other), default=space)


def shows_first_loans(row: tuple[int | str | None, ...]) -> bool:
    """EC-6: this row shows 4, then 5, in its first two columns."""
    return row[:2] == (FIRST_LOAN, SECOND_LOAN)


@mypyc_attr(serializable=True)
class Box:
    """All boards of one data file, as tables."""

    __slots__ = (
        "anger_named",
        "anger_others",
        "black_market",
        "countries",
        "economy_others",
        "gold",
        "gold_start",
        "gold_track",
        "hand",
        "income_start",
        "large_steps",
        "least_income",
        "loan_markers",
        "money",
        "most_income",
        "quick_start",
        "small_steps",
        "weapons",
        "weapons_start",
        "weapons_track",
        "width",
    )

    def __init__(self, board: dict[str, Any]) -> None:
        self.countries = {
            name: Country(name, sheet_of(board["states"][name])) for name in board["states"]
        }
        self.width: int = max([country.columns for country in self.countries.values()])
        self.large_steps: int = board["party_tracks"]["large_starts"]
        self.small_steps: int = board["party_tracks"]["small_starts"]
        prices = board["prices"]
        self.gold_track: tuple[int, ...] = tuple(prices["gold"]["track"])
        self.gold_start: int = self.gold_track.index(prices["gold"]["start"])
        self.weapons_track: tuple[int, ...] = tuple(prices["weapons"]["track"])
        self.weapons_start: int = self.weapons_track.index(prices["weapons"]["start"])
        self.black_market: tuple[tuple[int, int], ...] = tokens_of(board["black_market"])
        self.anger_named: int = board["public_anger"]["named"]
        self.anger_others: int = board["public_anger"]["others"]
        self.economy_others: int = board["economy_others"]
        self.hand: tuple[int, ...] = tuple([board["cards"][card] for card in CARDS])
        self.least_income: int = board["income"]["min"]
        self.most_income: int = board["income"]["max"]
        self.income_start: int = board["income"]["start"]
        self.loan_markers: int = board["start"]["loan_markers"]
        self.gold: int = board["start"]["gold"]
        self.weapons: int = board["start"]["weapons"]
        self.money: tuple[int, ...] = tuple(board["start"]["money"])
        self.quick_start: dict[str, Any] | None = board.get("quick_start_4p")


def sheet_of(state: dict[str, Any]) -> Sheet:
    zone = state["bond_zone"]
    happiness = state["happiness"]
    return Sheet(
        properties=tuple([(name, value) for name, value in state["properties"]]),
        columns=zone["columns"],
        rows=tuple([tuple(row) for row in zone["rows_bottom_up"]]),
        debt_start=(zone["debt_start"]["column"], zone["debt_start"]["row"]),
        annual_debt=state["annual_debt"],
        most_happiness=happiness["max"],
        happiness_start=happiness["start"],
        fist_weapons=happiness["fist_weapons"],
        economy_shock=state["economy_shock"],
    )


def all_from(stock: Sequence[Any], taken: Sequence[Any]) -> bool:
    """Is each of these there, and as often?"""
    return all([taken.count(each) <= stock.count(each) for each in taken])


def tokens_of(pairs: list[list[int]]) -> tuple[tuple[int, int], ...]:
    return tuple([(gold, weapons) for gold, weapons in pairs])


def load(name: str) -> Any:
    """A data file of this package."""
    file = files("spielgeld.games.euro_crisis.rules").joinpath(name)
    return json.loads(file.read_text(encoding="utf-8"))


@cache
def printed_box() -> Box:
    """The boards of board.json."""
    return Box(load("board.json"))

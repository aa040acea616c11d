"""A replacement board: read, checked and compiled. What is wrong with one is said to the spot."""

import json
from functools import lru_cache
from typing import Any

from spielgeld.games.euro_crisis.pieces import (
    BLACK,
    QUARTERS,
    Box,
    load,
    printed_box,
    shows_first_loans,
)
from spielgeld.kernel.game import Option
from spielgeld.kernel.numbers import read_integer
from spielgeld.kernel.refusal import impossible

Board = dict[str, Any]


class BoardOption(Option):
    """A whole board object in place of the printed one."""

    def __init__(self) -> None:
        super().__init__("board", ())

    @property
    def default(self) -> Any:
        return None

    @property
    def is_object(self) -> bool:
        return True

    @property
    def example(self) -> Any:
        return load("board.json")

    def read(self, raw: object) -> Any:
        if raw is None:
            return None
        try:
            plain = json.loads(json.dumps(raw, allow_nan=False))
            text = json.dumps(with_plain_numbers(plain))
        except (TypeError, ValueError, RecursionError):
            raise impossible("board-json") from None
        compile_board(text)
        return json.loads(text)


def box_of(board: Board | None) -> Box:
    """The tables of a board that was read; of the printed one if there is none."""
    return printed_box() if board is None else compile_board(json.dumps(board))


@lru_cache(maxsize=32)
def compile_board(text: str) -> Box:
    """The tables of a board in JSON; refused under G-4 if something is wrong with it."""
    board = json.loads(text)
    check_shape(board)
    check_sense(board)
    return Box(board)


def with_plain_numbers(value: Any) -> Any:
    """A copy in which decimal strings are integers, as everywhere in a record."""
    if isinstance(value, dict):
        return {key: with_plain_numbers(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [with_plain_numbers(entry) for entry in value]
    number = read_integer(value) if isinstance(value, str) else None
    return value if number is None else number


def check_shape(board: Any) -> None:
    """Every part is there and of the right kind."""
    # Imported here because it takes a tenth of a second that most games need not spend.
    from jsonschema import Draft202012Validator, validators

    strict = Draft202012Validator.TYPE_CHECKER.redefine("integer", is_whole)
    checker = validators.extend(Draft202012Validator, type_checker=strict)
    errors = list(checker(load("board.schema.json")).iter_errors(board))
    if errors:
        first = min(errors, key=lambda error: (len(error.absolute_path), error.json_path))
        raise impossible("board-schema", path=first.json_path, detail=first.message)


def is_whole(checker: Any, value: Any) -> bool:
    """An integer that is written as one: neither 2.0 nor true."""
    return type(value) is int


def check_range(path: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise impossible("board-range", path=path, low=low, high=high)


def check_same(path: str, entries: list[Any], allowed: list[Any]) -> None:
    """Each of the allowed entries once."""
    if sorted(entries) != sorted(allowed):
        raise impossible("board-each-once", path=path, allowed=", ".join(map(str, allowed)))


def check_known(path: str, word: str | int, allowed: list[Any]) -> None:
    if word not in allowed:
        words = ", ".join(map(str, allowed))
        raise impossible("board-unknown", path=path, word=word, allowed=words)


def check_sense(board: Board) -> None:
    """The parts fit each other."""
    for name, state in board["states"].items():
        path = f"$.states.{name}"
        check_properties(f"{path}.properties", state["properties"])
        happiness = state["happiness"]
        check_range(f"{path}.happiness.start", happiness["start"], 1, happiness["max"])
        check_bond_zone(f"{path}.bond_zone", state["bond_zone"])
    for good, price in board["prices"].items():
        track = price["track"]
        for number in range(1, len(track)):
            if track[number] <= track[number - 1]:
                raise impossible("board-order", path=f"$.prices.{good}.track[{number}]")
        check_known(f"$.prices.{good}.start", price["start"], track)
    if sum(board["cards"].values()) < QUARTERS:
        raise impossible("board-cards", path="$.cards", number=QUARTERS)
    income = board["income"]
    check_range("$.income.start", income["start"], income["min"], income["max"])
    if "quick_start_4p" in board:
        check_quick_start(board)


def check_properties(path: str, properties: list[Any]) -> None:
    """EC-30, EC-34: the cheapest is sold first and the topmost lost first."""
    names: set[str] = set()
    for number, (name, value) in enumerate(properties):
        if name in names:
            raise impossible("board-twice", path=f"{path}[{number}][0]", name=name)
        names.add(name)
        if number and value < properties[number - 1][1]:
            raise impossible("board-order", path=f"{path}[{number}][1]")


def check_bond_zone(path: str, zone: dict[str, Any]) -> None:
    rows = zone["rows_bottom_up"]
    columns = len(rows[-1])
    check_range(f"{path}.columns", zone["columns"], columns, columns)
    for number, row in enumerate(rows):
        if len(row) > columns:
            raise impossible("board-row", path=f"{path}.rows_bottom_up[{number}]")
        for column, space in enumerate(row):
            is_end = number == len(rows) - 1 and column == columns - 1
            if (space == BLACK) != is_end:
                spot = f"{path}.rows_bottom_up[{number}][{column}]"
                raise impossible("board-black", path=spot)
    for column in range(columns - 1):
        if all([len(row) <= column or row[column] is None for row in rows]):
            raise impossible("board-column", path=f"{path}.rows_bottom_up", column=column + 1)
    if sum([shows_first_loans(tuple(row)) for row in rows]) != 1:
        raise impossible("board-first-loans", path=f"{path}.rows_bottom_up")
    start = zone["debt_start"]
    check_range(f"{path}.debt_start.row", start["row"], 1, len(rows))
    row = rows[start["row"] - 1]
    check_range(f"{path}.debt_start.column", start["column"], 1, len(row))
    if row[start["column"] - 1] == BLACK:
        raise impossible("board-debt-start", path=f"{path}.debt_start")


def check_quick_start(board: Board) -> None:
    """EC-8: it names its own four colours, tokens of this board and gold that the banks have."""
    path, quick = "$.quick_start_4p", board["quick_start_4p"]
    colours = quick["colours"]
    check_same(f"{path}.black_market", quick["black_market"], board["black_market"])
    check_same(f"{path}.gold_paid", list(quick["gold_paid"]), colours)
    for colour, paid in quick["gold_paid"].items():
        check_range(f"{path}.gold_paid.{colour}", paid, 0, board["start"]["gold"])
    for state, colour in quick["owners"].items():
        check_known(f"{path}.owners.{state}", colour, colours)
    for column, loans in quick["loans"].items():
        check_same(f"{path}.loans.{column}", list(loans.values()), colours)

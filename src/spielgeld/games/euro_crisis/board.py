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

    def read(self, raw: object) -> Any:
        if raw is None:
            return None
        try:
            text = json.dumps(raw, allow_nan=False)
        except (TypeError, ValueError, RecursionError):
            raise impossible("board", path="$", problem="no JSON data") from None
        return read_board(text)[0]


def box_of(board: Board | None) -> Box:
    """The tables of a board that was read; of the printed one if there is none."""
    return printed_box() if board is None else read_board(json.dumps(board))[1]


@lru_cache(maxsize=32)
def read_board(text: str) -> tuple[Board, Box]:
    """A board from JSON text, as plain data and as tables; refused under G-4 if it is wrong."""
    board = with_plain_numbers(json.loads(text))
    check_shape(board)
    check_sense(board)
    return board, Box(board)


def with_plain_numbers(value: Any) -> Any:
    """A copy in which decimal strings are integers, as everywhere in a record."""
    if isinstance(value, dict):
        return {key: with_plain_numbers(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [with_plain_numbers(entry) for entry in value]
    number = read_integer(value) if isinstance(value, str) else None
    return value if number is None else number


def wrong(path: str, problem: str) -> Exception:
    return impossible("board", path=path, problem=problem)


def check_shape(board: Any) -> None:
    """Every part is there and of the right kind."""
    # Imported here because it takes a tenth of a second that most games need not spend.
    from jsonschema import Draft202012Validator, validators

    strict = Draft202012Validator.TYPE_CHECKER.redefine("integer", is_whole)
    checker = validators.extend(Draft202012Validator, type_checker=strict)
    errors = list(checker(load("board.schema.json")).iter_errors(board))
    if errors:
        first = min(errors, key=lambda error: (len(error.absolute_path), error.json_path))
        raise wrong(first.json_path, first.message)


def is_whole(checker: Any, value: Any) -> bool:
    """An integer that is written as one: neither 2.0 nor true."""
    return type(value) is int


def check_sense(board: Board) -> None:
    """The parts fit each other."""
    for name, state in board["states"].items():
        check_state(f"$.states.{name}", state)
    for good in ("gold", "weapons"):
        price = board["prices"][good]
        check_track(f"$.prices.{good}", price)
    cards = board["cards"]
    if sum([cards[card] for card in cards]) < QUARTERS:
        raise wrong("$.cards", f"fewer than {QUARTERS} cards")
    income = board["income"]
    if not income["min"] <= income["start"] <= income["max"]:
        raise wrong("$.income.start", f"not from {income['min']} to {income['max']}")
    if "quick_start_4p" in board:
        check_quick_start(board)


def check_track(path: str, price: dict[str, Any]) -> None:
    track = price["track"]
    for number in range(1, len(track)):
        if track[number] <= track[number - 1]:
            raise wrong(f"{path}.track[{number}]", "not more than the price before")
    if price["start"] not in track:
        raise wrong(f"{path}.start", f"{price['start']} is not on the track")


def check_state(path: str, state: dict[str, Any]) -> None:
    check_properties(f"{path}.properties", state["properties"])
    happiness = state["happiness"]
    if happiness["start"] > happiness["max"]:
        raise wrong(f"{path}.happiness.start", f"more than {happiness['max']}")
    check_bond_zone(f"{path}.bond_zone", state["bond_zone"])


def check_properties(path: str, properties: list[Any]) -> None:
    """EC-30, EC-34: the cheapest is sold first and the topmost lost first."""
    names: set[str] = set()
    for number, (name, value) in enumerate(properties):
        if name in names:
            raise wrong(f"{path}[{number}][0]", f"{name} is there twice")
        names.add(name)
        if number and value < properties[number - 1][1]:
            raise wrong(f"{path}[{number}][1]", "less than the property before")


def check_bond_zone(path: str, zone: dict[str, Any]) -> None:
    rows = zone["rows_bottom_up"]
    columns = len(rows[-1])
    for number, row in enumerate(rows):
        if len(row) > columns:
            raise wrong(f"{path}.rows_bottom_up[{number}]", "longer than the top row")
    if zone["columns"] != columns:
        raise wrong(f"{path}.columns", f"the top row has {columns}")
    for number, row in enumerate(rows):
        for column, space in enumerate(row):
            is_end = number == len(rows) - 1 and column == columns - 1
            spot = f"{path}.rows_bottom_up[{number}][{column}]"
            if is_end and space != BLACK:
                raise wrong(spot, f"the top row must end with {BLACK}")
            if space == BLACK and not is_end:
                raise wrong(spot, f"{BLACK} belongs at the end of the top row")
    for column in range(columns - 1):
        if all([len(row) <= column or row[column] is None for row in rows]):
            raise wrong(f"{path}.rows_bottom_up", f"no number in column {column + 1}")
    if sum([shows_first_loans(tuple(row)) for row in rows]) != 1:
        raise wrong(f"{path}.rows_bottom_up", "not one row that shows 4, then 5")
    check_debt_start(f"{path}.debt_start", zone)


def check_debt_start(path: str, zone: dict[str, Any]) -> None:
    start, rows = zone["debt_start"], zone["rows_bottom_up"]
    if start["row"] > len(rows):
        raise wrong(f"{path}.row", f"there are {len(rows)} rows")
    row = rows[start["row"] - 1]
    if start["column"] > len(row):
        raise wrong(f"{path}.column", f"row {start['row']} has {len(row)} spaces")
    if row[start["column"] - 1] == BLACK:
        raise wrong(path, "on the black space")


def check_quick_start(board: Board) -> None:
    """EC-8: it names its own four colours, tokens of this board and gold that the banks have."""
    path, quick = "$.quick_start_4p", board["quick_start_4p"]
    colours = quick["colours"]
    if sorted(quick["black_market"]) != sorted(board["black_market"]):
        raise wrong(f"{path}.black_market", "not the tokens of this board")
    if sorted(quick["gold_paid"]) != sorted(colours):
        raise wrong(f"{path}.gold_paid", "not the four colours")
    for colour, paid in quick["gold_paid"].items():
        if paid > board["start"]["gold"]:
            raise wrong(f"{path}.gold_paid.{colour}", f"more than {board['start']['gold']}")
    for state, colour in quick["owners"].items():
        if colour not in colours:
            raise wrong(f"{path}.owners.{state}", f"{colour} is none of the four colours")
    for column, loans in quick["loans"].items():
        if sorted(loans.values()) != sorted(colours):
            raise wrong(f"{path}.loans.{column}", "not each of the four colours once")

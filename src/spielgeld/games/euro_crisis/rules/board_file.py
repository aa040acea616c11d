"""A replacement board: read, checked and compiled. What is wrong with one is said to the spot."""

import json
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from spielgeld.games.euro_crisis.rules.pieces import (
    BLACK,
    QUARTERS,
    Box,
    all_from,
    load,
    printed_box,
    shows_first_loans,
)
from spielgeld.kernel.game import Option
from spielgeld.kernel.numbers import read_integer, text_of
from spielgeld.kernel.refusal import IMPOSSIBLE, Refusal, Refused, impossible

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
    for fault in faults_of(board):
        raise Refused(fault)
    return Box(board)


def with_plain_numbers(value: Any) -> Any:
    """A copy in which decimal strings are integers, as everywhere in a record."""
    if isinstance(value, dict):
        return {key: with_plain_numbers(entry) for key, entry in value.items()}
    if isinstance(value, list):
        return [with_plain_numbers(entry) for entry in value]
    number = read_integer(value) if isinstance(value, str) else None
    return value if number is None else number


def faults_of(board: Any) -> list[Refusal]:
    """All that is wrong with a board: its parts first, then how they fit."""
    return shape_faults(board) or list(sense_faults(board))


def fault(reason: str, path: str, **values: Any) -> Refusal:
    return Refusal(IMPOSSIBLE, f"board-{reason}", {"path": path, **values})


def shape_faults(board: Any) -> list[Refusal]:
    """Whether every part is there and of the right kind; what is nearest to the whole first."""
    # Imported here because it takes a tenth of a second that most games need not spend.
    from jsonschema import Draft202012Validator, validators

    strict = Draft202012Validator.TYPE_CHECKER.redefine("integer", is_whole)
    checker = validators.extend(Draft202012Validator, type_checker=strict)
    errors = list(checker(load("board.schema.json")).iter_errors(board))
    errors.sort(key=lambda error: (len(error.absolute_path), error.json_path))
    return [shape_fault(error) for error in errors]


def shape_fault(error: Any) -> Refusal:
    """What the schema says, in the terms of a board."""
    path, wanted, found, schema = (
        error.json_path, error.validator_value, error.instance, error.schema,
    )  # fmt: skip
    kind: str = error.validator
    if kind == "required":
        missing = [part for part in wanted if part not in found]
        return fault("missing", path, parts=", ".join(missing))
    if kind in ("minimum", "maximum") and "minimum" in schema and "maximum" in schema:
        return fault("range", path, low=schema["minimum"], high=schema["maximum"])
    if kind in ("minItems", "maxItems"):
        return fault("count", path, low=schema["minItems"], high=schema["maxItems"])
    if kind == "type":
        return fault("type", path, kind=wanted if isinstance(wanted, str) else wanted[0])
    if kind == "enum":
        allowed = ", ".join([str(word) for word in wanted])
        return fault("unknown", path, word=text_of(found)[:40], allowed=allowed)
    if kind == "uniqueItems":
        twice = [entry for place, entry in enumerate(found) if entry in found[:place]]
        return fault("twice", path, name=text_of(twice[0])[:40])
    if kind == "anyOf":
        return fault("space", path)
    if kind == "minLength":
        return fault("nameless", path)
    return fault("schema", path, detail=error.message[:200])


def is_whole(checker: Any, value: Any) -> bool:
    """An integer that is written as one: neither 2.0 nor true."""
    return type(value) is int


Faults = Iterator[Refusal]


def out_of_range(path: str, value: int, low: int, high: int) -> Faults:
    if not low <= value <= high:
        yield fault("range", path, low=low, high=high)


def not_each_once(path: str, entries: list[Any], allowed: list[Any]) -> Faults:
    """Each of the allowed entries once."""
    if sorted(entries) != sorted(allowed):
        yield fault("each-once", path, allowed=", ".join([str(word) for word in allowed]))


def unknown(path: str, word: str | int, allowed: list[Any]) -> Faults:
    if word not in allowed:
        words = ", ".join([str(word) for word in allowed])
        yield fault("unknown", path, word=word, allowed=words)


def sense_faults(board: Board) -> Faults:
    """Whether the parts fit each other."""
    for name, state in board["states"].items():
        path = f"$.states.{name}"
        yield from property_faults(f"{path}.properties", state["properties"])
        happiness = state["happiness"]
        yield from out_of_range(f"{path}.happiness.start", happiness["start"], 1, happiness["max"])
        yield from zone_faults(f"{path}.bond_zone", state["bond_zone"])
    for good, price in board["prices"].items():
        track = price["track"]
        for number in range(1, len(track)):
            if track[number] <= track[number - 1]:
                yield fault("order", f"$.prices.{good}.track[{number}]")
        yield from unknown(f"$.prices.{good}.start", price["start"], track)
    if sum(board["cards"].values()) < QUARTERS:
        yield fault("cards", "$.cards", number=QUARTERS)
    income = board["income"]
    yield from out_of_range("$.income.start", income["start"], income["min"], income["max"])
    if "quick_start_4p" in board:
        yield from quick_start_faults(board)


def property_faults(path: str, properties: list[Any]) -> Faults:
    """EC-30, EC-34: the cheapest is sold first and the topmost lost first."""
    names: set[str] = set()
    for number, (name, value) in enumerate(properties):
        if name in names:
            yield fault("twice", f"{path}[{number}][0]", name=name)
        names.add(name)
        if number and value < properties[number - 1][1]:
            yield fault("order", f"{path}[{number}][1]")


def zone_faults(path: str, zone: dict[str, Any]) -> Faults:
    rows = zone["rows_bottom_up"]
    columns = len(rows[-1])
    yield from out_of_range(f"{path}.columns", zone["columns"], columns, columns)
    for number, row in enumerate(rows):
        if len(row) > columns:
            yield fault("row", f"{path}.rows_bottom_up[{number}]")
        for column, space in enumerate(row):
            is_end = number == len(rows) - 1 and column == columns - 1
            if (space == BLACK) != is_end:
                yield fault("black", f"{path}.rows_bottom_up[{number}][{column}]")
    for column in range(columns - 1):
        if all([len(row) <= column or row[column] is None for row in rows]):
            yield fault("column", f"{path}.rows_bottom_up", column=column + 1)
    if sum([shows_first_loans(tuple(row)) for row in rows]) != 1:
        yield fault("first-loans", f"{path}.rows_bottom_up")
    start = zone["debt_start"]
    if not 1 <= start["row"] <= len(rows):
        yield fault("range", f"{path}.debt_start.row", low=1, high=len(rows))
        return
    row = rows[start["row"] - 1]
    if not 1 <= start["column"] <= len(row):
        yield fault("range", f"{path}.debt_start.column", low=1, high=len(row))
    elif row[start["column"] - 1] == BLACK:
        yield fault("debt-start", f"{path}.debt_start")


def quick_start_faults(board: Board) -> Faults:
    """EC-8: it names its own four colours, tokens of this board and gold that the banks have."""
    path, quick = "$.quick_start_4p", board["quick_start_4p"]
    colours = quick["colours"]
    if not all_from(board["black_market"], quick["black_market"]):
        stock = ", ".join([str(token) for token in board["black_market"]])
        yield fault("each-once", f"{path}.black_market", allowed=stock)
    yield from not_each_once(f"{path}.gold_paid", list(quick["gold_paid"]), colours)
    for colour, paid in quick["gold_paid"].items():
        yield from out_of_range(f"{path}.gold_paid.{colour}", paid, 0, board["start"]["gold"])
    for state, colour in quick["owners"].items():
        yield from unknown(f"{path}.owners.{state}", colour, colours)
    for column, loans in quick["loans"].items():
        yield from not_each_once(f"{path}.loans.{column}", list(loans.values()), colours)

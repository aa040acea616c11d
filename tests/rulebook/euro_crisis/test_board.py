"""A replacement board: taken as it is, or refused with the place that is wrong."""

import json
from functools import partial
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.examples import RED, act, board, quick, turn_of
from spielgeld.games.euro_crisis.rules.board_file import faults_of
from tests.rulebook.euro_crisis.table import PRINTED, all_seats, deal, impossible, land, seat

SPAIN = "states.spain."
ZONE = SPAIN + "bond_zone."


def test_the_printed_board_is_sound_and_says_where_it_comes_from() -> None:
    assert faults_of(PRINTED) == []
    assert set(PRINTED["provenance"]) == {"rulebook", "rulebook, by inference", "reconstructed"}


@pytest.mark.parametrize("remark", [0.5, [1.5], {"deep": [float("nan")]}])
def test_a_remark_that_no_record_can_hold_is_refused(remark: object) -> None:
    (found,) = faults_of({**PRINTED, "provenance": {"mine": remark}})
    assert (found.rule, found.reason) == ("G-4", "board-type")
    assert found.values["path"].startswith("$.provenance.mine")
    assert faults_of({**PRINTED, "provenance": {"mine": [1, "two", None]}}) == []


def test_the_printed_values() -> None:
    properties = {name: state["properties"] for name, state in PRINTED["states"].items()}
    assert properties["greece"] == [["Ports", 6], ["Acropolis", 12], ["The Greek Islands", 15]]
    assert [value for _, value in properties["spain"]] == [4, 7, 12, 13, 14]
    assert [value for _, value in properties["france"]] == [2, 3, 7, 10, 11, 12, 15]
    assert [value for _, value in properties["ireland"]] == [2, 4, 6, 9]
    assert PRINTED["states"]["greece"]["happiness"]["fist_weapons"] == 2


def test_another_board_is_played_on() -> None:
    changes = {ZONE + "debt_start.column": 7, "start.money": [20, 21, 22, 23], "start.gold": 9}
    play = quick(changes=changes)
    assert land(play, "spain")["debt"] == [7, 2]
    assert all_seats(play, "money") == [20, 21, 22, 23]
    assert all_seats(play, "gold") == [7, 8, 5, 9]
    turn_of(RED, "london", play)
    act(play, RED, {"lend": "spain", "markers": 2})
    assert seat(play, RED)["income"] == 15


def test_a_record_carries_its_board() -> None:
    play = quick(changes={"income.start": -3})
    record = games.record(play)
    assert record["options"]["board"]["income"]["start"] == -3
    again = games.replay(json.dumps(record))
    assert again.summary() == play.summary()
    assert games.record(quick())["options"]["board"] is None


def test_numbers_of_a_board_may_be_decimal_strings() -> None:
    play = quick(changes={"income.start": "-3", "start.money": ["1", 2, "3", 4]})
    assert all_seats(play, "income") == [6, 6, 6, 6]
    assert all_seats(play, "money") == [1, 2, 3, 4]


def test_no_board_is_the_printed_one() -> None:
    play = games.new("euro-crisis", 4, deal=deal(), board=None)
    assert land(play, "spain")["debt"] == [5, 2]


def read(wrong: Any) -> None:
    games.get("euro-crisis").read_options({"board": wrong})


def without(path: str) -> dict[str, Any]:
    other = board({})
    *steps, last = path.split(".")
    part = other
    for step in steps:
        part = part[step]
    del part[last]
    return other


ROWS = PRINTED["states"]["spain"]["bond_zone"]["rows_bottom_up"]
QUICK = "quick_start_4p."
ALL_RED = dict.fromkeys(["spain", "france", "ireland", "greece"], "red")

WRONG: list[tuple[Any, str]] = [
    ("printed", "$"),
    ([], "$"),
    ({}, "$"),
    (without("states.spain.annual_debt"), "$.states.spain"),
    (without("states.greece"), "$.states"),
    (board({"states.italy": {}}), "$.states"),
    (board({"statse": {}}), "$"),
    (board({SPAIN + "annual_debt": -1}), "$.states.spain.annual_debt"),
    (board({SPAIN + "annual_debt": 2.0}), "$.states.spain.annual_debt"),
    (board({SPAIN + "annual_debt": True}), "$.states.spain.annual_debt"),
    (board({SPAIN + "properties": [["La Roja", "four"]]}), "$.states.spain.properties[0][1]"),
    (board({SPAIN + "properties": [["A", 4], ["B", 3]]}), "$.states.spain.properties[1][1]"),
    (board({SPAIN + "properties": [["A", 4], ["A", 5]]}), "$.states.spain.properties[1][0]"),
    (board({SPAIN + "happiness.start": 8}), "$.states.spain.happiness.start"),
    (board({SPAIN + "happiness.start": 0}), "$.states.spain.happiness.start"),
    (board({ZONE + "columns": 9}), "$.states.spain.bond_zone.columns"),
    (board({ZONE + "debt_start.column": 9}), "$.states.spain.bond_zone.debt_start.column"),
    (board({ZONE + "debt_start.row": 5}), "$.states.spain.bond_zone.debt_start.row"),
    (
        board({ZONE + "debt_start": {"column": 10, "row": 4}}),
        "$.states.spain.bond_zone.debt_start",
    ),
    (
        board({ZONE + "rows_bottom_up": [*ROWS[:3], [*ROWS[3][:9], 9]]}),
        "$.states.spain.bond_zone.rows_bottom_up[3][9]",
    ),
    (
        board({ZONE + "rows_bottom_up": [[*ROWS[0], "EURO"], *ROWS[1:]]}),
        "$.states.spain.bond_zone.rows_bottom_up[0][7]",
    ),
    (
        board({ZONE + "rows_bottom_up": [ROWS[0], [4, "5a", 5], *ROWS[2:]]}),
        "$.states.spain.bond_zone.rows_bottom_up[1][1]",
    ),
    (
        board({ZONE + "rows_bottom_up": [ROWS[0], [*ROWS[1], *[None] * 5], *ROWS[2:]]}),
        "$.states.spain.bond_zone.rows_bottom_up[1]",
    ),
    (
        board({ZONE + "rows_bottom_up": [ROWS[0], [4, 6, 6, 6, 6], *ROWS[2:]]}),
        "$.states.spain.bond_zone.rows_bottom_up",
    ),
    (
        board({ZONE + "rows_bottom_up": [*ROWS[:3], [*ROWS[3][:8], None, "EURO"]]}),
        "$.states.spain.bond_zone.rows_bottom_up",
    ),
    (board({"prices.gold.start": 9}), "$.prices.gold.start"),
    (board({"prices.weapons.track": [1, 3, 2]}), "$.prices.weapons.track[2]"),
    (board({"black_market": [[2, 2], [3, 1]]}), "$.black_market"),
    (
        board({"cards": {"frankfurt": 1, "london": 1, "moscow": 1, "brussels": 0, "rome": 0}}),
        "$.cards",
    ),
    (board({"income.start": -21}), "$.income.start"),
    (board({"start.money": [11, 12, 13]}), "$.start.money"),
    (board({"start.loan_markers": 1}), "$.start.loan_markers"),
    (
        board({QUICK + "public_anger": ["france", "italy", "spain"]}),
        "$.quick_start_4p.public_anger[1]",
    ),
    (board({QUICK + "owners.spain": "pink"}), "$.quick_start_4p.owners.spain"),
    (board({QUICK + "gold_paid.red": 5}), "$.quick_start_4p.gold_paid.red"),
    (without(QUICK + "gold_paid.red"), "$.quick_start_4p.gold_paid"),
    (board({QUICK + "loans.first_column": ALL_RED}), "$.quick_start_4p.loans.first_column"),
    (board({QUICK + "black_market": [[2, 2], [2, 2], [1, 3]]}), "$.quick_start_4p.black_market"),
    (
        board({QUICK + "governments.spain": ["liberals", "liberals"]}),
        "$.quick_start_4p.governments.spain",
    ),
]


@pytest.mark.parametrize(("wrong", "path"), WRONG, ids=[path for _, path in WRONG])
def test_g4_a_wrong_board_is_refused_with_its_place(wrong: Any, path: str) -> None:
    refusal = impossible(lambda: games.new("euro-crisis", 4, deal=deal(), board=wrong))
    assert refusal.reason.startswith("board-")
    assert refusal.values["path"] == path


def test_g4_reasons_of_a_wrong_board() -> None:
    reasons = set()
    for wrong, _ in WRONG:
        refusal = impossible(partial(read, wrong))
        reasons.add(refusal.reason.removeprefix("board-"))
    assert reasons == {
        "schema", "missing", "type", "count", "space", "range", "each-once", "unknown", "order",
        "cards", "twice", "row", "black", "column", "first-loans", "debt-start",
    }  # fmt: skip


def test_g4_a_board_that_is_no_json() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    nested = board({"provenance": {"deep": deep}})
    for wrong in (board({"income.start": float("nan")}), {1, 2}, nested):
        refusal = impossible(partial(read, wrong))
        assert (refusal.reason, refusal.values) == ("board-json", {})


def test_g4_a_quick_start_needs_one_on_the_board() -> None:
    other = without("quick_start_4p")
    assert games.new("euro-crisis", 4, deal=deal(), board=other).waiting == [0]
    refusal = impossible(
        lambda: games.new("euro-crisis", 4, deal={"first": 0}, quick_start=True, board=other)
    )
    assert (refusal.reason, refusal.values) == ("board-quick-start", {})


def test_a_board_that_was_read_is_the_tables_own() -> None:
    first = quick(changes={"income.start": -3})
    first.options["board"]["income"]["start"] = 0
    assert quick(changes={"income.start": -3}).options["board"]["income"]["start"] == -3

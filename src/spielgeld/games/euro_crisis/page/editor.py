"""The board as a form: owners of the box correct what is reconstructed."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from spielgeld import games
from spielgeld.games.euro_crisis.page.sheets import draw_sheets_of
from spielgeld.games.euro_crisis.rules.board_file import (
    Board,
    faults_of,
    shape_faults,
    with_plain_numbers,
)
from spielgeld.games.euro_crisis.rules.facts import box_facts, without_remarks
from spielgeld.games.euro_crisis.rules.pieces import BLACK, CARDS, PARTIES
from spielgeld.kernel.facts import Facts, leaves
from spielgeld.kernel.refusal import Refusal
from spielgeld.page.origin import OWN, Editor, Field, Section, SourcedValue
from spielgeld.page.region import Region
from spielgeld.telling.words import Words

BLANK = "·"
EURO = "€"
BLANKS = (BLANK, ".", "-", "–", "_")
STATES = ("spain", "france", "ireland", "greece")
MOST = 50
"""Rows or properties that are read of a form; a board with more is refused anyway."""

_NUMBER = re.compile(r"[-−]?\d{1,6}")
_STEP = re.compile(r"\.(\w+)|\[(\d+)\]")


class BoardEditor(Editor):
    def sections(
        self, board: Board, words: Words, faults: Sequence[Refusal] = ()
    ) -> Sequence[Section]:
        return _Form(board, words, faults).sections()

    def faults(self, board: Any) -> list[Refusal]:
        return faults_of(with_plain_numbers(board))

    def is_whole(self, board: Any) -> bool:
        return not shape_faults(with_plain_numbers(board))

    def read(self, form: Mapping[str, str]) -> Board:
        board: Board = {"states": {state: _read_state(form, state) for state in STATES}}
        for path in _common_paths():
            _put(board, path, _read_entry(form.get(path, "")))
        for path in _list_paths():
            _put(board, path, [_read_entry(part) for part in form.get(path, "").split()])
        stock = _read_tokens(form, "$.black_market", MOST)
        board["black_market"] = [token for place, token in enumerate(stock) if token or place < 3]
        if "$.quick_start_4p.colours" in form:
            board["quick_start_4p"] = _read_quick_start(form)
        return board

    def preview(self, board: Any, words: Words) -> Sequence[Region]:
        view = games.new("euro-crisis", len(STATES), seed=0, board=board).view(None)
        drawn = draw_sheets_of(view, words, ("",) * view.players, unfolded=True)
        return sorted(drawn, key=lambda sheet: STATES.index(sheet.id.removeprefix("state-")))

    def file(self, board: Board) -> Board:
        """The board with the list of all that differs from ours."""
        plain, ours = without_remarks(board), dict(leaves(box_facts().data))
        corrected = [path for path, value in leaves(plain) if ours.get(path, ...) != value]
        return {**plain, "provenance": {"corrected": corrected}}


# Reading


def _read_entry(text: str) -> Any:
    """A number if it is one; otherwise what was typed, which the checks will refuse."""
    text = text.strip()[:40]
    return int(text.replace("−", "-")) if _NUMBER.fullmatch(text) else text


def _read_space(text: str) -> Any:
    if text in BLANKS:
        return None
    return BLACK if text.upper() in (EURO, BLACK) else _read_entry(text)


def _read_state(form: Mapping[str, str], state: str) -> Board:
    path = f"$.states.{state}"
    properties = []
    for place in range(MOST):
        name = form.get(f"{path}.properties[{place}][0]", "").strip()[:80]
        value = form.get(f"{path}.properties[{place}][1]", "").strip()
        if name or value:
            properties.append([name, _read_entry(value)])
    texts = [form.get(f"{path}.bond_zone.rows_bottom_up[{row}]", "") for row in range(MOST)]
    rows = [[_read_space(part) for part in text.split()[: MOST + 1]] for text in texts]
    rows = [row for row in rows if row]
    land: Board = {"properties": properties, "bond_zone": {"rows_bottom_up": rows}}
    for inner in STATE_PATHS:
        _put(land, f"${inner}", _read_entry(form.get(f"{path}{inner}", "")))
    land["bond_zone"]["columns"] = len(rows[-1]) if rows else 0
    return land


def _read_tokens(form: Mapping[str, str], path: str, most: int = 3) -> list[Any]:
    texts = [form.get(f"{path}[{place}]", "") for place in range(most)]
    return [[_read_entry(part) for part in text.split()] for text in texts]


def _read_quick_start(form: Mapping[str, str]) -> Board:
    path = "$.quick_start_4p"
    colours = form[f"{path}.colours"].split()
    quick: Board = {"colours": colours, "black_market": _read_tokens(form, f"{path}.black_market")}
    for event in ("public_anger", "economy"):
        quick[event] = [form.get(f"{path}.{event}[{year}]", "") for year in range(3)]
    quick["governments"] = {
        state: [form.get(f"{path}.governments.{state}[{place}]", "") for place in range(2)]
        for state in STATES
    }
    quick["gold_paid"] = {
        colour: _read_entry(form.get(f"{path}.gold_paid.{colour}", "")) for colour in colours
    }
    quick["owners"] = {state: form.get(f"{path}.owners.{state}", "") for state in STATES}
    quick["loans"] = {
        column: {state: form.get(f"{path}.loans.{column}.{state}", "") for state in STATES}
        for column in ("first_column", "second_column")
    }
    return quick


STATE_PATHS = (
    ".bond_zone.debt_start.column",
    ".bond_zone.debt_start.row",
    ".annual_debt",
    ".happiness.max",
    ".happiness.start",
    ".happiness.fist_weapons",
    ".economy_shock",
)


def _common_paths() -> list[str]:
    return [
        "$.party_tracks.large_starts",
        "$.party_tracks.small_starts",
        "$.prices.gold.start",
        "$.prices.weapons.start",
        "$.public_anger.named",
        "$.public_anger.others",
        "$.economy_others",
        *[f"$.cards.{card}" for card in CARDS],
        "$.income.min",
        "$.income.max",
        "$.income.start",
        "$.start.loan_markers",
        "$.start.gold",
        "$.start.weapons",
    ]


def _list_paths() -> list[str]:
    return ["$.prices.gold.track", "$.prices.weapons.track", "$.start.money"]


def _put(board: Board, path: str, value: Any) -> None:
    *steps, last = [step[0] for step in _STEP.findall(path)]
    for step in steps:
        board = board.setdefault(step, {})
    board[last] = value


def _at(board: Any, path: str) -> Any:
    """What stands there; None if nothing does."""
    for key, place in _STEP.findall(path):
        try:
            board = board[key] if key else board[int(place)]
        except (LookupError, TypeError):
            return None
    return board


# Showing


class _Form:
    def __init__(self, board: Board, words: Words, faults: Sequence[Refusal]) -> None:
        self.board = board
        self.words = words
        self.say = words.say
        self.facts: Facts = box_facts()
        self.ours = dict(leaves(self.facts.data))
        self.left = list(faults)

    def sections(self) -> Sequence[Section]:
        made = [self.state(state) for state in STATES]
        made.append(self.common())
        if "quick_start_4p" in self.board:
            made.append(self.quick_start())
        return made

    def state(self, state: str) -> Section:
        path, say = f"$.states.{state}", self.say
        rows = len(self.board["states"][state]["bond_zone"]["rows_bottom_up"])
        number = len(self.board["states"][state]["properties"])
        fields = [
            self.listed(f"{path}.bond_zone.rows_bottom_up[{row}]", say("edit-row", row=row + 1))
            for row in range(rows, -1, -1)
        ]
        fields += [
            self.number(f"{path}{inner}", say(f"edit{inner.replace('.', '-')}"))
            for inner in STATE_PATHS
        ]
        for place in range(number + 1):
            below = f"{path}.properties[{place}]"
            fields.append(self.field(f"{below}[0]", say("edit-property", number=place + 1), "text"))
            fields.append(self.number(f"{below}[1]", say("edit-points", number=place + 1)))
        return Section(f"board-{state}", say(f"state-{state}"), fields=self.with_faults(fields))

    def common(self) -> Section:
        say = self.say
        fields = []
        for path in _common_paths():
            name = path.removeprefix("$.").replace(".", "-")
            card = name.removeprefix("cards-")
            label = say(f"card-{card}") if card in CARDS else ""
            label = say("edit-cards-of", card=label) if label else say(f"edit-{name}")
            fields.append(self.number(path, label))
        for path in _list_paths():
            name = path.removeprefix("$.").replace(".", "-")
            fields.append(self.listed(path, say(f"edit-{name}")))
        fields += self.tokens("$.black_market", len(self.board["black_market"]) + 1)
        return Section("board-common", say("edit-common"), fields=self.with_faults(fields))

    def quick_start(self) -> Section:
        path, say = "$.quick_start_4p", self.say
        colours = [str(colour) for colour in self.board["quick_start_4p"]["colours"]]
        named = [(colour, self.colour(colour)) for colour in colours]
        states = [(state, say(f"state-{state}")) for state in STATES]
        parties = [(party, say(f"party-{party}")) for party in PARTIES]
        fields = [self.field(f"{path}.colours", "", "hidden")]
        for event in ("public_anger", "economy"):
            fields += [
                self.choice(
                    f"{path}.{event}[{year}]", say(f"edit-quick-{event}", year=year + 1), states
                )
                for year in range(3)
            ]
        fields += self.tokens(f"{path}.black_market", 3)
        for state, name in states:
            for place, size in enumerate(("large", "small")):
                label = say(f"edit-quick-{size}", state=name)
                fields.append(self.choice(f"{path}.governments.{state}[{place}]", label, parties))
        for colour, name in named:
            label = say("edit-quick-gold", name=name)
            fields.append(self.number(f"{path}.gold_paid.{colour}", label))
        for part in ("loans.first_column", "loans.second_column", "owners"):
            for state, name in states:
                label = say(f"edit-quick-{part.removeprefix('loans.')}", state=name)
                fields.append(self.choice(f"{path}.{part}.{state}", label, named))
        return Section("board-quick", say("edit-quick"), fields=self.with_faults(fields))

    def colour(self, colour: str) -> str:
        known = f"edit-colour-{colour}"
        return self.say(known) if self.words.has(known) else colour

    def with_faults(self, fields: list[Field]) -> list[Field]:
        """Each fault at the field that holds its place, or at the first one below it."""
        told: dict[str, list[str]] = {}
        kept = []
        for fault in self.left:
            spot = str(fault.values["path"])
            holding = [field.path for field in fields if _holds(field.path, spot)]
            below = [field for field in fields if _holds(spot, field.path)]
            filled = [field.path for field in below if field.text]
            found = holding or filled or [field.path for field in below]
            if not found:
                kept.append(fault)
                continue
            told.setdefault(found[0], []).append(self.told(fault, found[0]))
        self.left = kept
        return [
            Field(
                field.path, field.label, field.text, field.cells, field.kind, field.values,
                tuple(told.get(field.path, [])),
            )
            for field in fields
        ]  # fmt: skip

    def told(self, fault: Refusal, path: str) -> str:
        """What is wrong, and with which of several values in one field."""
        values = {name: value for name, value in fault.values.items() if name != "path"}
        said = self.say(f"fault-{fault.reason}", **values)
        inside = _STEP.findall(str(fault.values["path"]).removeprefix(path))
        if inside and inside[0][1]:
            return self.say("edit-place", number=int(inside[0][1]) + 1, fault=said)
        return said

    # Fields

    def cells(self, path: str) -> tuple[SourcedValue, ...]:
        value = _at(self.board, path)
        if value is None and path not in self.ours:
            return ()
        return tuple([self.cell(inner, leaf) for inner, leaf in leaves(value, path)])

    def cell(self, path: str, value: Any) -> SourcedValue:
        same = path in self.ours and self.ours[path] == value
        return SourcedValue(self.text(value), self.facts.source(path) if same else OWN)

    def text(self, value: Any) -> str:
        if value is None:
            return BLANK
        if isinstance(value, int):
            return self.words.number(value)
        return EURO if value == BLACK else str(value)

    def field(self, path: str, label: str, kind: str) -> Field:
        value = _at(self.board, path)
        parts = value if isinstance(value, list) else [] if value is None else [value]
        typed = [str(part) if isinstance(part, int) else self.text(part) for part in parts]
        return Field(path, label, " ".join(typed), self.cells(path), kind)

    def number(self, path: str, label: str) -> Field:
        return self.field(path, label, "number")

    def listed(self, path: str, label: str) -> Field:
        return self.field(path, label, "list")

    def tokens(self, path: str, number: int) -> list[Field]:
        return [
            self.listed(f"{path}[{place}]", self.say("edit-market-token", number=place + 1))
            for place in range(number)
        ]

    def choice(self, path: str, label: str, values: list[tuple[str, str]]) -> Field:
        shown = self.field(path, label, "choice")
        names = dict(values)
        cells = tuple(
            [SourcedValue(names.get(cell.text, cell.text), cell.source) for cell in shown.cells]
        )
        return Field(path, label, shown.text, cells, "choice", tuple(values))


def _holds(outer: str, inner: str) -> bool:
    return inner == outer or inner.startswith((f"{outer}.", f"{outer}["))

"""What the pages around a table are made from: the lobby, a new table, the room before the game."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spielgeld.kernel.refusal import Refusal
from spielgeld.kernel.state import Seat
from spielgeld.render.html.lines import ChatLine
from spielgeld.render.html.origin import Section
from spielgeld.render.html.page import Chair, Frame, Private

PACES = ("live", "1", "3", "7")
"""Live, or so many days for a decision."""

CLOCKS = ("none", "60", "180", "600")
"""Seconds for a decision at a live table."""


@dataclass(frozen=True)
class TableCard:
    """A table in the lobby."""

    badge: str
    game: str
    link: str
    names: tuple[str, ...]
    state: str
    """open, running, over or closed."""
    your_turn: bool = False


@dataclass(frozen=True)
class MyTable:
    """One of the reader's tables, with what became of it."""

    badge: str
    game: str
    link: str
    names: tuple[str, ...]
    state: str
    """open, running, over or closed."""
    your_turn: bool
    result: str
    date: str


@dataclass(frozen=True)
class MyTables:
    """`name` is kept for all tables on this device; `move` is the link that takes them along."""

    frame: Frame
    tables: tuple[MyTable, ...]
    search: str = ""
    name: str = ""
    move: str = ""


@dataclass(frozen=True)
class Lobby:
    frame: Frame
    games: tuple[str, ...]
    tables: tuple[TableCard, ...] = ()
    """Those of the reader."""


@dataclass(frozen=True)
class NewTable:
    """The form for a new table.

    It posts `game`, `option-NAME` for every option, `players`, `others` (open or bot:LEVEL: who
    sits on the other chairs), `seat-0`, `seat-1`, ... (me, open, bot:LEVEL or nothing), `name`
    (several, with commas between, if several chairs are mine), `language`, `pace`, `clock`,
    `timeout` (bot or wait), `spectators` and `hints`. Options that are objects are files,
    or texts in `packed-NAME`.
    """

    frame: Frame
    game: str
    levels: tuple[str, ...]
    form: Mapping[str, str] = field(default_factory=dict)
    """What was filled in before something was refused."""
    refusal: Refusal | None = None
    note: str = ""
    """What else is wrong with it."""
    name: str = ""
    """What the reader was called at the last table."""
    kept: Mapping[str, str] = field(default_factory=dict)
    """Objects that this browser keeps, by the option that they are for, packed into a text."""
    given: Mapping[str, str] = field(default_factory=dict)
    """Objects that came with the address."""


@dataclass(frozen=True)
class BoardPage:
    """An object for a table, such as a board, that can be corrected.

    It posts every field by its path, or a `file`, and `action`: check, keep, share, download,
    table, load or forget.
    """

    frame: Frame
    game: str
    option: str
    link: str
    sections: Sequence[Section]
    faults: int = 0
    refusal: Refusal | None = None
    note: str = ""
    """What was done: checked or kept."""
    share: str = ""
    """The address at which others find it."""
    kept: bool = False
    """Whether this browser keeps one."""


@dataclass(frozen=True)
class Mailing:
    """The page behind the links in mails about a table."""

    frame: Frame
    badge: str
    state: str
    """ask: whether the address wants mails at all; on: it gets them; off: it gets none."""
    link: str
    """POST `action`: confirm or stop."""
    table: str


@dataclass(frozen=True)
class RoomLuck:
    """What is promised about the deal. `hash` is what the reader's own chair gave.

    `state`: pledge (give a hash), tell (tell the number) or wait.
    """

    commitment: str
    state: str
    hash: str
    gave: tuple[str, ...]
    missing: tuple[str, ...]
    drawing: bool


@dataclass(frozen=True)
class LuckPage:
    """A finished game whose deal was checked."""

    frame: Frame
    badge: str
    outcome: str
    sentence: str
    lines: tuple[str, ...]
    commitment: str | None


@dataclass(frozen=True)
class Room:
    """A table before its game begins: who is there, and how others get in."""

    frame: Frame
    badge: str
    game: str
    options: dict[str, Any]
    chairs: tuple[Chair, ...]
    seat: Seat | None = None
    """The reader's chair."""
    host: bool = False
    own: tuple[Seat, ...] = ()
    """The chairs of the reader: several on one screen for all."""
    levels: tuple[str, ...] = ()
    """The bots that the host can choose from."""
    closed: bool = False
    pace: str = "live"
    clock: int | None = None
    """Seconds for a decision."""
    hints: bool = True
    name: str = ""
    """A name to suggest to a newcomer."""
    chat: tuple[ChatLine, ...] = ()
    private: Private | None = None
    """None: the page keeps what it has."""
    note: str = ""
    """Something to be said first: the chair is taken, the name is missing."""
    local: bool = False
    """The invitation works on this computer only."""
    luck: RoomLuck | None = None
    number: int = 0
    """The last entry of the table's journal that the page shows."""
    rules: int = 1
    before: int | None = None
    """By which rules the game was played of which this is a rematch, if by others."""

    @property
    def free(self) -> int:
        return len([chair for chair in self.chairs if chair.kind == "open"])

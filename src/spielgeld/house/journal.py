"""The journal of a table: what can happen there, and the form in which each is stored.

An entry that is stored stays readable for ever: what a class needs later has a default.
"""

from dataclasses import MISSING, dataclass, fields
from typing import ClassVar, Literal, NamedTuple, get_args

from spielgeld.house.problems import Problem
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.game import Deal
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.state import Seat
from spielgeld.store import Entry

By = Literal["player", "bot", "clock", "lesson"]


@dataclass(frozen=True, slots=True)
class Sit:
    """Somebody took a chair; only a hash of their secret is known."""

    kind: ClassVar[str] = "sit"
    seat: Seat
    name: str
    hash: str


@dataclass(frozen=True, slots=True)
class Renew:
    """The player of a chair has another secret now."""

    kind: ClassVar[str] = "renew"
    seat: Seat
    hash: str


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot plays this chair from now on."""

    kind: ClassVar[str] = "bot"
    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class Return:
    """The chair is its player's again, or open: before the start also one without a bot."""

    kind: ClassVar[str] = "return"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Promise:
    """The server drew its number for the deal: only its hash is shown until the game is over."""

    kind: ClassVar[str] = "promise"
    seat: ClassVar[None] = None
    secret: str


@dataclass(frozen=True, slots=True)
class Pledge:
    """A chair gave the hash of its number for the deal."""

    kind: ClassVar[str] = "pledge"
    seat: Seat
    hash: str


@dataclass(frozen=True, slots=True)
class Draw:
    """The host started: no more hashes, and each chair that gave one tells its number."""

    kind: ClassVar[str] = "draw"
    seat: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Tell:
    """A chair told the number whose hash it gave."""

    kind: ClassVar[str] = "tell"
    seat: Seat
    value: str


@dataclass(frozen=True, slots=True)
class Start:
    """The game began, and this is all that chance decides in it."""

    kind: ClassVar[str] = "start"
    seat: ClassVar[None] = None
    deal: Deal


@dataclass(frozen=True, slots=True)
class Decide:
    """A seat decided, or a bot, the clock or the script of a lesson did for it."""

    kind: ClassVar[str] = "decide"
    seat: Seat
    decision: Decision
    by: By = "player"


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat took its last decision back."""

    kind: ClassVar[str] = "undo"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Chat:
    """Somebody said something to all: a text, or a message that readers have in their language."""

    kind: ClassVar[str] = "chat"
    seat: Seat | None
    text: str = ""
    message: str = ""


@dataclass(frozen=True, slots=True)
class Read:
    """The learner at a lesson has read what was to be read next, or answered it."""

    kind: ClassVar[str] = "read"
    seat: Seat


@dataclass(frozen=True, slots=True)
class Close:
    """The host closed the table before its game was over."""

    kind: ClassVar[str] = "close"
    seat: ClassVar[None] = None


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same players have a new table."""

    kind: ClassVar[str] = "rematch"
    seat: ClassVar[None] = None
    table: str


What = (
    Sit | Renew | Bot | Return | Promise | Pledge | Draw | Tell | Start | Decide | Undo | Chat
    | Read | Close | Rematch
)  # fmt: skip
"""What an entry says has happened."""


class StoredForm(NamedTuple):
    """How entries of a kind are stored: with a seat or not, and which fields are their body.

    A field that has its default is not stored, so that an entry looks as it always did.
    """

    kind: type[What]
    seated: bool
    needs_seat: bool
    body: tuple[tuple[str, object], ...]


def stored_form(kind: type[What]) -> StoredForm:
    named = {field.name: field for field in fields(kind)}
    seat = named.pop("seat", None)
    body = tuple([(name, field.default) for name, field in named.items()])
    return StoredForm(kind, seat is not None, seat is not None and seat.type == Seat, body)


KINDS = {kind.kind: stored_form(kind) for kind in get_args(What)}


def to_stored(table_id: str, number: int, what: What, key: str | None, at: float) -> Entry:
    values = [(name, getattr(what, name), default) for name, default in KINDS[what.kind].body]
    body = {name: to_json(value) for name, value, default in values if value != default}
    return Entry(table_id, number, what.kind, what.seat, body, key, at)


def from_stored(entry: Entry) -> What:
    """What a stored entry says; refused if a newer version wrote it, or if it makes no sense."""
    form = KINDS.get(entry.kind)
    if form is None:
        raise Problem("newer-table", number=entry.number, kind=entry.kind)
    try:
        if form.needs_seat and entry.seat is None:
            raise ValueError("an entry of this kind has a seat")
        values = {
            name: entry.body[name] if default is MISSING else entry.body.get(name, default)
            for name, default in form.body
        }
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise Problem("broken-table", number=entry.number) from error
    return form.kind(**({"seat": entry.seat, **values} if form.seated else values))

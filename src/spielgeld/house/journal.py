"""The journal of a table: what can happen there, and the form in which each is stored.

An entry that is stored stays readable for ever: what a class needs later has a default.
"""

from dataclasses import dataclass
from typing import Any, ClassVar, Literal, Self

from spielgeld.house.problems import Problem
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.state import Seat
from spielgeld.store import Entry

By = Literal["player", "bot", "clock"]


@dataclass(frozen=True, slots=True)
class Sit:
    """Somebody took a chair; only a hash of their secret is known."""

    kind: ClassVar = "sit"
    seat: Seat
    name: str
    hash: str

    def body(self) -> dict[str, Any]:
        return {"name": self.name, "hash": self.hash}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(known(seat), body["name"], body["hash"])


@dataclass(frozen=True, slots=True)
class Renew:
    """The player of a chair has another secret now."""

    kind: ClassVar = "renew"
    seat: Seat
    hash: str

    def body(self) -> dict[str, Any]:
        return {"hash": self.hash}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(known(seat), body["hash"])


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot plays this chair from now on."""

    kind: ClassVar = "bot"
    seat: Seat
    level: str

    def body(self) -> dict[str, Any]:
        return {"level": self.level}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(known(seat), body["level"])


@dataclass(frozen=True, slots=True)
class Return:
    """The chair is its player's again, or open: before the start also one without a bot."""

    kind: ClassVar = "return"
    seat: Seat

    def body(self) -> dict[str, Any]:
        return {}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(known(seat))


@dataclass(frozen=True, slots=True)
class Promise:
    """The server drew its number for the deal: only its hash is shown until the game is over."""

    kind: ClassVar = "promise"
    seat: ClassVar[None] = None
    secret: str

    def body(self) -> dict[str, Any]:
        return {"secret": self.secret}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(body["secret"])


@dataclass(frozen=True, slots=True)
class Pledge:
    """A chair gave the hash of its number for the deal."""

    kind: ClassVar = "pledge"
    seat: Seat
    hash: str

    def body(self) -> dict[str, Any]:
        return {"hash": self.hash}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(known(seat), body["hash"])


@dataclass(frozen=True, slots=True)
class Draw:
    """The host started: no more hashes, and each chair that gave one tells its number."""

    kind: ClassVar = "draw"
    seat: ClassVar[None] = None

    def body(self) -> dict[str, Any]:
        return {}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls()


@dataclass(frozen=True, slots=True)
class Tell:
    """A chair told the number whose hash it gave."""

    kind: ClassVar = "tell"
    seat: Seat
    value: str

    def body(self) -> dict[str, Any]:
        return {"value": self.value}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(known(seat), body["value"])


@dataclass(frozen=True, slots=True)
class Start:
    """The game began, and this is all that chance decides in it."""

    kind: ClassVar = "start"
    seat: ClassVar[None] = None
    deal: dict[str, Any]

    def body(self) -> dict[str, Any]:
        return {"deal": self.deal}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(body["deal"])


@dataclass(frozen=True, slots=True)
class Decide:
    """A seat decided, or a bot or the clock did for it."""

    kind: ClassVar = "decide"
    seat: Seat
    decision: Decision
    by: By = "player"

    def body(self) -> dict[str, Any]:
        body = {"decision": to_json(self.decision)}
        return body if self.by == "player" else {**body, "by": self.by}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(known(seat), body["decision"], body.get("by", "player"))


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat took its last decision back."""

    kind: ClassVar = "undo"
    seat: Seat

    def body(self) -> dict[str, Any]:
        return {}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(known(seat))


@dataclass(frozen=True, slots=True)
class Chat:
    """Somebody said something to all."""

    kind: ClassVar = "chat"
    seat: Seat | None
    text: str

    def body(self) -> dict[str, Any]:
        return {"text": self.text}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(seat, body["text"])


@dataclass(frozen=True, slots=True)
class Read:
    """The learner at a lesson has read what was to be read next, or answered it."""

    kind: ClassVar = "read"
    seat: Seat

    def body(self) -> dict[str, Any]:
        return {}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(known(seat))


@dataclass(frozen=True, slots=True)
class Close:
    """The host closed the table before its game was over."""

    kind: ClassVar = "close"
    seat: ClassVar[None] = None

    def body(self) -> dict[str, Any]:
        return {}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls()


@dataclass(frozen=True, slots=True)
class Rematch:
    """The same players have a new table."""

    kind: ClassVar = "rematch"
    seat: ClassVar[None] = None
    table: str

    def body(self) -> dict[str, Any]:
        return {"table": self.table}

    @classmethod
    def read(cls, seat: Seat | None, body: dict[str, Any]) -> Self:
        return cls(body["table"])


What = (
    Sit | Renew | Bot | Return | Promise | Pledge | Draw | Tell | Start | Decide | Undo | Chat
    | Read | Close | Rematch
)  # fmt: skip
"""What an entry says has happened."""

KINDS: dict[str, type[What]] = {
    kind.kind: kind
    for kind in (
        Sit, Renew, Bot, Return, Promise, Pledge, Draw, Tell, Start, Decide, Undo, Chat, Read,
        Close, Rematch,
    )
}  # fmt: skip


def known(seat: Seat | None) -> Seat:
    """The seat of an entry of a kind that always has one."""
    if seat is None:
        raise ValueError("an entry of this kind has a seat")
    return seat


def to_stored(table_id: str, number: int, what: What, key: str | None, at: float) -> Entry:
    return Entry(table_id, number, what.kind, what.seat, what.body(), key, at)


def from_stored(entry: Entry) -> What:
    """What a stored entry says; refused if a newer version wrote it, or if it makes no sense."""
    kind = KINDS.get(entry.kind)
    if kind is None:
        raise Problem("newer-table", number=entry.number, kind=entry.kind)
    try:
        return kind.read(entry.seat, entry.body)
    except (KeyError, TypeError, ValueError) as error:
        raise Problem("broken-table", number=entry.number) from error

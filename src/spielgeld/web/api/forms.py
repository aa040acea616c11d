"""What the JSON API takes and answers."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=1000)]
# Databases don't keep the character zero.
Key = Annotated[str, Meta(max_length=64, pattern=r"^[^\x00]*$")] | None


class NewTableForm(Struct, forbid_unknown_fields=True):
    """What a table agrees on. `bots` are levels by seat, `clock` seconds for a decision."""

    game: str
    players: int
    options: dict[str, Any] = {}
    chosen: dict[str, Any] = {}
    bots: dict[str, str] = {}
    language: str = "en"
    pace: str = "live"
    clock: int | None = None
    timeout: str = "bot"
    spectators: bool = True
    hints: bool = True


class Created(Struct):
    """Keep `host`, the secret of the one who may start and close; `invite` is for all."""

    table: str
    host: str
    invite: str


class SitForm(Struct, forbid_unknown_fields=True):
    invite: Text
    name: Text
    seat: int | None = None


class Seated(Struct):
    """Keep `secret`: it is your chair."""

    seat: int
    secret: str


class SubmissionForm(Struct, forbid_unknown_fields=True):
    """A decision in the notation of the rules. With `step` a question of the past is not meant,

    and a submission repeated with the same `key` is answered as the first time.
    """

    decision: dict[str, Any]
    step: int | None = None
    key: Key = None


class DecideForm(SubmissionForm, forbid_unknown_fields=True):
    """A submission for one of several own chairs."""

    seat: int | None = None


class Decided(Struct):
    number: int
    step: int | None


class ChatForm(Struct, forbid_unknown_fields=True):
    text: Text
    key: Key = None


class BotForm(Struct, forbid_unknown_fields=True):
    seat: int
    level: Text


class LuckForm(Struct, forbid_unknown_fields=True):
    """Before the start the `hash` of a chair's number for the deal, afterwards its `value`."""

    hash: Text | None = None
    value: Text | None = None
    seat: int | None = None


class SeatForm(Struct, forbid_unknown_fields=True, frozen=True):
    seat: int | None = None


class ErrorSaid(Struct):
    """`rule` is the id of the rule that refused, if one did; `message` is for people."""

    rule: str | None
    reason: str
    values: dict[str, Any]
    message: str
    retry_after: int | None


class ErrorAnswer(Struct):
    error: ErrorSaid

"""A table as it stands: its journal, read from the first entry to the last."""

from dataclasses import dataclass
from typing import Any

from spielgeld import games
from spielgeld.house import keys
from spielgeld.house.settings import from_json
from spielgeld.kernel.play import Play, new_play
from spielgeld.kernel.state import Seat
from spielgeld.render.game import render_of
from spielgeld.render.lesson import Item, Step, due
from spielgeld.store import Entry, TableRow
from spielgeld.store.journal import Mark

MOST_CHAT = 200
PROOF_LENGTH = 16
AWAY_SECONDS = 25.0
"""Who has not been seen for so long is away."""
BOT_PATIENCE = 5.0
"""Seconds after which another process may move a bot whose own process seems to be gone."""


@dataclass
class Chair:
    """Who sits there: a person with a secret, a bot of some level, or nobody yet.

    With both a secret and a level, a bot stands in for a person who is missing.
    """

    seat: Seat
    name: str = ""
    secret_hash: str | None = None
    level: str | None = None

    @property
    def open(self) -> bool:
        return self.secret_hash is None and self.level is None


@dataclass(frozen=True)
class Said:
    number: int
    seat: Seat | None
    name: str
    text: str
    at: float


@dataclass(frozen=True)
class Role:
    """What somebody's secrets allow: the chairs that are theirs, and whether they are the host."""

    seats: tuple[Seat, ...] = ()
    host: bool = False

    @property
    def seat(self) -> Seat | None:
        return self.seats[0] if self.seats else None


class Table:
    """`number` is that of the last entry read. Live messages carry it and nothing else."""

    def __init__(self, row: TableRow) -> None:
        self.id = row.id
        self.row = row
        self.settings = from_json(row.settings)
        self.number = 0
        self.status = "open"
        self.chairs = [
            Chair(seat, level=self.settings.bots.get(seat)) for seat in range(self.settings.players)
        ]
        self.chat: list[Said] = []
        self.play: Play | None = None
        self.began = [0]
        """After how many decisions each step of the play began."""
        self.since = row.created
        """When the current step began."""
        self.turn: tuple[int, float] | None = None
        """In a game against the clock: the turn, and since when its time runs."""
        self.answers: dict[tuple[Seat | None, str], dict[str, Any]] = {}
        self.rematch: str | None = None
        self.read = 0
        """At a lesson: how much of what the script explains was read."""
        self.stories: dict[tuple[Seat | None, str, bool], tuple[int, list[Any]]] = {}
        """What has been told so far, by reader and language: chapters and lines."""
        self.seen: dict[Seat, float] = {}
        """When the player of a chair was last there, as far as this process has heard."""
        self.present: frozenset[Seat] = frozenset()
        self.pages: dict[Any, Any] = {}
        """What was drawn of the table as it stands now, by reader."""
        self.views: dict[Seat | None, bytes] = {}
        """What each seat sees of the table as it stands now, as JSON."""
        self.looks: dict[Seat | None, tuple[int, bytes]] = {}
        """The game's own part of it, with the step in which it was seen."""

    def role(self, secrets: list[str]) -> Role:
        hashes = [keys.hash_of(secret) for secret in secrets]
        seats = [chair.seat for chair in self.chairs if chair.secret_hash in hashes]
        return Role(tuple(seats), self.row.host_hash in hashes)

    def proof(self, role: Role) -> str:
        """Shows that somebody has a secret here, without being one: for lists of own tables."""
        known = self.row.host_hash if role.seat is None else self.chairs[role.seat].secret_hash
        return (known or "")[:PROOF_LENGTH]

    def role_by_proof(self, proof: str) -> Role:
        if len(proof) != PROOF_LENGTH:
            return Role()
        seats = [c.seat for c in self.chairs if c.secret_hash and c.secret_hash.startswith(proof)]
        return Role(tuple(seats), self.row.host_hash.startswith(proof))

    @property
    def running(self) -> bool:
        return self.status == "running"

    def look_round(self, now: float) -> bool:
        """Whether others than before are at the table."""
        present = frozenset([s for s, seen in self.seen.items() if seen > now - AWAY_SECONDS])
        changed = present != self.present
        if changed:
            self.present = present
            self.pages = {}
        return changed

    def bots_to_move(self) -> list[Seat]:
        """The seats that are asked and whose decision a bot makes."""
        if self.play is None or not self.running:
            return []
        seats = [seat for seat in self.play.waiting if self.chairs[seat].level is not None]
        if not seats or not self.script_left():
            return seats
        return [seat for seat in seats if self.script_step(seat) is not None]

    def script_left(self) -> list[Item]:
        """What is still to come of the script; nothing where there is none."""
        role, play = self.settings.lesson, self.play
        if role is None or play is None:
            return []
        lesson = render_of(self.settings.game).lessons.get(role)
        return (
            [] if lesson is None else lesson.left([seat for seat, _ in play.decisions], self.read)
        )

    def script_step(self, seat: Seat) -> Step | None:
        """What the script has for a seat next, if nothing has to be read before."""
        return due(self.script_left(), seat)

    @property
    def deadline(self) -> float | None:
        """When the clock decides for those who have not."""
        if self.play is None or not self.running:
            return None
        return self._deadline_of(self.play, self.since, self.turn)

    def _deadline_of(
        self, play: Play, since: float, turn: tuple[int, float] | None
    ) -> float | None:
        clock = play.turn_clock()
        if clock is not None and turn is not None:
            return turn[1] + clock.seconds
        return None if self.settings.clock is None else since + self.settings.clock

    def _turn_of(self, play: Play, at: float, *, rang: bool = False) -> tuple[int, float] | None:
        """The turn after an entry: its time begins anew with each turn and each time-out."""
        clock = play.turn_clock()
        if clock is None:
            return None
        if self.turn is None or self.turn[0] != clock.turn or rang:
            return clock.turn, at
        return self.turn

    def add(self, entry: Entry) -> None:
        """Read the next entry of the journal."""
        assert entry.number == self.number + 1, "entries are read in order"
        READERS[entry.kind](self, entry)
        self.number = entry.number
        self.pages = {}
        self.views = {}
        if entry.key is not None:
            step = None if self.play is None else self.play.step
            self.answers[entry.seat, entry.key] = {"number": entry.number, "step": step}

    def mark_after(self, entry: Entry) -> Mark | None:
        """How the table's row changes with an entry that is not read yet; None if it does not."""
        if entry.kind == "close":
            return Mark("closed", None)
        if entry.kind == "start":
            return self._mark(self.deal(entry.body["deal"]), entry.at)
        if entry.kind in ("bot", "return", "read") and self.running:
            return Mark("running", entry.at)
        if entry.kind == "decide" and self.play is not None and len(self.play.waiting) == 1:
            play = self.play.clone()
            rang = self._rings(entry)
            play.submit(seat_of(entry), entry.body["decision"])
            timed = self.settings.clock or play.turn_clock()
            if play.over or timed or any([chair.level for chair in self.chairs]):
                return self._mark(play, entry.at, rang=rang)
        return None

    def asked_after(self, entry: Entry) -> tuple[Seat, ...] | None:
        """The people whose turn it is after an entry that is not read yet; None if none changes."""
        play, bots = self.play, {chair.seat for chair in self.chairs if chair.level is not None}
        if entry.kind == "close":
            return ()
        if entry.kind == "start":
            play = self.deal(entry.body["deal"])
        elif play is None or entry.kind not in ("decide", "undo", "bot", "return"):
            return None
        elif entry.kind == "decide":
            play = play.clone()
            play.submit(seat_of(entry), entry.body["decision"])
        elif entry.kind == "undo":
            seat = seat_of(entry)
            if seat not in play.sealed:
                return None
            play = play.clone()
            play.withdraw(seat)
        elif entry.kind == "bot":
            bots.add(seat_of(entry))
        else:
            bots.discard(seat_of(entry))
        return tuple([seat for seat in play.waiting if seat not in bots])

    def _rings(self, entry: Entry) -> bool:
        """Whether a decision is the game's own answer to time that ran out."""
        assert self.play is not None
        choice = self.play.choice(seat_of(entry))
        decision: dict[str, Any] = entry.body["decision"]
        return choice.timeout() == decision

    def _mark(self, play: Play, at: float, *, rang: bool = False) -> Mark:
        if play.over:
            return Mark("over", None)
        if any([self.chairs[seat].level for seat in play.waiting]):
            return Mark("running", at + BOT_PATIENCE)
        return Mark("running", self._deadline_of(play, at, self._turn_of(play, at, rang=rang)))

    def deal(self, deal: dict[str, Any]) -> Play:
        settings = self.settings
        game = games.get(settings.game)
        return new_play(game, settings.players, settings.options, deal=deal, listen=True)

    def look_back(self, step: int) -> Play:
        """The play as it was when this step began; what was taken back is passed over."""
        assert self.play is not None
        at = min(self.began[step:])
        return games.replay(games.record(self.play), at=at, listen=True)

    def _start(self, entry: Entry) -> None:
        self.play = self.deal(entry.body["deal"])
        self.status = "over" if self.play.over else "running"
        self.since = entry.at
        self.turn = self._turn_of(self.play, entry.at)

    def _sit(self, entry: Entry) -> None:
        chair = self.chairs[seat_of(entry)]
        chair.name, chair.secret_hash = entry.body["name"], entry.body["hash"]

    def _renew(self, entry: Entry) -> None:
        self.chairs[seat_of(entry)].secret_hash = entry.body["hash"]

    def _bot(self, entry: Entry) -> None:
        self.chairs[seat_of(entry)].level = entry.body["level"]

    def _return(self, entry: Entry) -> None:
        self.chairs[seat_of(entry)].level = None

    def _decide(self, entry: Entry) -> None:
        assert self.play is not None
        step = self.play.step
        rang = self._rings(entry)
        self.play.submit(seat_of(entry), entry.body["decision"])
        if self.play.step != step:
            self.began.append(len(self.play.decisions))
            self.since = entry.at
            self.turn = self._turn_of(self.play, entry.at, rang=rang)
        if self.play.over:
            self.status = "over"

    def _undo(self, entry: Entry) -> None:
        assert self.play is not None
        step = self.play.step
        self.play.take_back(seat_of(entry))
        if self.play.step != step:
            self.began.append(len(self.play.decisions))

    def _chat(self, entry: Entry) -> None:
        name = self.chairs[entry.seat].name if entry.seat is not None else ""
        self.chat.append(Said(entry.number, entry.seat, name, entry.body["text"], entry.at))
        del self.chat[:-MOST_CHAT]

    def _read(self, entry: Entry) -> None:
        self.read += 1

    def _close(self, entry: Entry) -> None:
        self.status = "closed"

    def _rematch(self, entry: Entry) -> None:
        self.rematch = entry.body["table"]


def seat_of(entry: Entry) -> Seat:
    """The seat of an entry of a kind that always has one."""
    assert entry.seat is not None
    return entry.seat


READERS = {
    "sit": Table._sit,
    "renew": Table._renew,
    "bot": Table._bot,
    "return": Table._return,
    "start": Table._start,
    "decide": Table._decide,
    "undo": Table._undo,
    "chat": Table._chat,
    "read": Table._read,
    "close": Table._close,
    "rematch": Table._rematch,
}

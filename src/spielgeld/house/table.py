"""A table: who it is, and how things stand there as far as its journal has been read."""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import count
from typing import NamedTuple

from spielgeld import games
from spielgeld.games.lesson import Item
from spielgeld.house import keys
from spielgeld.house.journal import Decide, Undo, What, from_stored, to_stored
from spielgeld.house.problems import Problem
from spielgeld.house.settings import from_json
from spielgeld.house.standing import Chair, ChatMessage, Standing, Status
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.store import Entry, TableRow
from spielgeld.store.journal import Mark

PROOF_LENGTH = 16
VERSIONS = count(1)
AWAY_SECONDS = 25.0
BYTES_OF_AN_ENTRY = 100
"""Besides what is said in it."""
"""Who has not been seen for so long is away."""


@dataclass(frozen=True)
class Role:
    """What somebody's secrets allow: the chairs that are theirs, and whether they are the host."""

    seats: tuple[Seat, ...] = ()
    host: bool = False

    @property
    def seat(self) -> Seat | None:
        return self.seats[0] if self.seats else None

    def own(self, wanted: Seat | None = None) -> Seat:
        """The chair that is meant, one's first if none is named; refused to those of others."""
        seat = self.seat if wanted is None else wanted
        if seat is None or seat not in self.seats:
            raise Problem("not-yours")
        return seat

    def looking_from(self, wanted: Seat | None) -> Seat | None:
        """As `own`, but whoever has no chair and names none watches."""
        return None if wanted is None and not self.seats else self.own(wanted)

    @property
    def only_seat(self) -> Seat:
        """The chair of someone who has one; a screen for several has nothing private."""
        if len(self.seats) != 1:
            raise Problem("not-yours")
        return self.seats[0]


class Receipt(NamedTuple):
    """What a submission led to: its entry, and the step that the game was at then."""

    number: int
    step: int | None


class Repeated(NamedTuple):
    """A submission with a key that its seat has used before: it was answered then."""

    answer: Receipt


class KeyUse(NamedTuple):
    """What a key was used for: the answer, and what was decided or said if it still stands."""

    answer: Receipt
    said: object


class Preview(NamedTuple):
    """What an entry will lead to, once it is stored."""

    entry: Entry
    what: What
    standing: Standing
    mark: Mark | None


class Table:
    """`number` is that of the last entry read. Live messages carry it and nothing else."""

    def __init__(self, row: TableRow) -> None:
        self.id = row.id
        self.row = row
        self.settings = from_json(row.settings)
        seats = range(self.settings.players)
        chairs = [Chair(seat, level=self.settings.bots.get(seat)) for seat in seats]
        self.standing = Standing(self.settings, tuple(chairs), row.created)
        self.answers: dict[tuple[Seat | None, str], KeyUse] = {}
        self._last_keys: dict[Seat | None, str | None] = {}
        """With which key each seat decided last."""
        self.counts: Counter[str] = Counter()
        """How many entries there are of each kind."""
        self.bytes = 0
        """About so long is the journal."""
        self.seen: dict[Seat, float] = {}
        """When the player of a chair was last there, as far as this process has heard."""
        self.present: frozenset[Seat] = frozenset()
        self.loaded = next(VERSIONS)
        """Another each time that a table is read from its journal anew."""
        self.version = self.loaded
        """Another with all that happens and with all who come and go; no two tables share one."""

    @property
    def number(self) -> int:
        return self.standing.number

    @property
    def status(self) -> Status:
        return self.standing.status

    @property
    def running(self) -> bool:
        return self.standing.status == "running"

    @property
    def open_to_all(self) -> bool:
        """Whether nothing is to be kept from anybody: it is over, or no person sat here."""
        if self.status == "over":
            return True
        return self.status == "closed" and not any(chair.secret_hash for chair in self.chairs)

    @property
    def chairs(self) -> tuple[Chair, ...]:
        return self.standing.chairs

    @property
    def play(self) -> Play | None:
        return self.standing.play

    @property
    def asked(self) -> list[Seat]:
        """Who has something to decide now."""
        return [] if self.play is None or not self.running else self.play.waiting

    @property
    def chat(self) -> tuple[ChatMessage, ...]:
        return self.standing.chat

    @property
    def since(self) -> float:
        return self.standing.since

    @property
    def deadline(self) -> float | None:
        return self.standing.deadline

    @property
    def rematch(self) -> str | None:
        return self.standing.rematch

    def bots_to_move(self) -> list[Seat]:
        return self.standing.bots_to_move()

    def script_left(self) -> list[Item]:
        return self.standing.script_left()

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

    def look_round(self, now: float) -> bool:
        """Whether others than before are at the table."""
        present = frozenset([s for s, at in self.seen.items() if abs(now - at) < AWAY_SECONDS])
        changed = present != self.present
        if changed:
            self.present = present
            self.version = next(VERSIONS)
        return changed

    def look_back(self, step: int) -> Play:
        """The play as it was when this step began; what was taken back is passed over."""
        assert self.play is not None
        at = min(self.standing.began[step:])
        return games.replay(games.record(self.play), at=at, listen=True)

    def answered(self, seat: Seat, key: str | None, said: object) -> Repeated | None:
        """Whether this seat has sent this very decision or text with this key, and it stands.

        Refused if the key was used for anything else: nobody is told that something is stored
        that is not.
        """
        kept = None if key is None else self.answers.get((seat, key))
        if kept is None:
            return None
        if kept.said is None or as_texts(kept.said) != as_texts(said):
            raise Problem("used-key")
        return Repeated(kept.answer)

    def decided_with(self, seat: Seat, key: str) -> Decision | None:
        """The decision that stands and was sent with this key; None if there is none."""
        used = self.answers.get((seat, key))
        return used.said if used is not None and isinstance(used.said, dict) else None

    def preview(self, what: What, key: str | None, at: float) -> Preview:
        """The next entry and what it will lead to. The table stays as it is until it is stored."""
        before = self.standing
        standing = before.after(what, at)
        entry = to_stored(self.id, standing.number, what, key, at)
        return Preview(entry, what, standing, standing.mark(before, what, at))

    def commit(self, preview: Preview) -> None:
        """The entry is stored. Whoever was told of it by others may have read it before us."""
        if preview.entry.number == self.number + 1:
            self._stand(preview.standing, preview.entry)

    def read(self, entry: Entry) -> None:
        """Read the next entry of the journal, which may be of any age and was stored by anyone."""
        assert entry.number == self.number + 1, "entries are read in order"
        try:
            what = from_stored(entry)
            if isinstance(what, Decide) and self.play is not None:
                what = replace(what, decision=self.play.judge(what.seat, what.decision))
            standing = self.standing.after(what, entry.at)
        except Problem:
            raise
        except Exception as error:
            # Damaged, or of a game that is not installed any more: only this table has it.
            raise Problem("broken-table", number=entry.number) from error
        self._stand(standing, entry)

    def _stand(self, standing: Standing, entry: Entry) -> None:
        self.standing = standing
        self.version = next(VERSIONS)
        self.counts[entry.kind] += 1
        self.bytes += BYTES_OF_AN_ENTRY + size_of(entry.body)
        self._keep_answer(entry, Receipt(standing.number, standing.step))

    def _keep_answer(self, entry: Entry, answer: Receipt) -> None:
        decided = entry.kind == Decide.kind
        if entry.key is not None:
            said = entry.body["decision"] if decided else entry.body.get("text")
            self.answers[entry.seat, entry.key] = KeyUse(answer, said)
        if decided:
            self._last_keys[entry.seat] = entry.key
        elif entry.kind == Undo.kind:
            key = self._last_keys.pop(entry.seat, None)
            if key is not None:
                kept = self.answers[entry.seat, key]
                self.answers[entry.seat, key] = kept._replace(said=None)


def size_of(data: object) -> int:
    """About so many characters are needed to write it down. A number is not, as that takes long."""
    if isinstance(data, int):
        return data.bit_length() * 3 // 10 + 1
    if isinstance(data, str):
        return len(data)
    if isinstance(data, dict):
        return sum([len(name) + size_of(value) for name, value in data.items()])
    if isinstance(data, (list, tuple)):
        return sum([size_of(value) for value in data])
    return 4


def as_texts(data: object) -> object:
    """A decision or a sentence, the same for a number and its digits."""
    if isinstance(data, dict):
        return {str(name): as_texts(value) for name, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [as_texts(entry) for entry in data]
    return str(data) if type(data) is int else data

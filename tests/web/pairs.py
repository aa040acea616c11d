"""The same table in two worlds, and readers who ask both for everything.

The worlds differ only in what a reader may not know; all that this reader receives from the two is
equal to the byte: status, headers, pages, fragments, JSON, live messages with their number and
order, refusals, exports, mails and the log. What may differ stands in `asking.NORMALISED`.
"""

import difflib
import re
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar

from spielgeld.house import keys
from spielgeld.house.settings import read_settings
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.luck.promise import commitment_of
from spielgeld.store import Entry, Store, TableRow
from spielgeld.store.mailboxes import Mailbox
from tests.aside import run
from tests.web.asking import PATIENCE, Asker, Socket, Stream
from tests.web.doors import Door, Moment, Request, deeds, doors, looks
from tests.web.worlds import World

OTHERWISE: tuple[tuple[str, dict[str, Any]], ...] = (
    ("HEAD", {}),
    ("GET", {"Accept-Language": "de"}),
    ("GET", {"Accept-Language": "fr"}),
    ("GET", {"User-Agent": "WhatsApp/2"}),
)
QUIET = 3.0
"""Seconds without a line after which no other is expected in a log."""
NAMES = ("Ada", "Bob", "Cyd", "Dan", "Eve")


class Leak(AssertionError):
    """A reader received something else in the other world."""


@dataclass
class Secrets:
    """Of a table in one world. What a reader has is the same in both."""

    chairs: list[str]
    host: str
    invite: str
    promise: str
    tokens: list[str]

    @classmethod
    def of(cls, name: str, world: World, players: int, shared: tuple[str, ...]) -> "Secrets":
        def draw(what: str) -> str:
            salt = "" if what in shared else world.name
            return keys.hash_of(f"{name} {what} {salt}")

        chairs = [draw(f"chair {seat}")[:32] for seat in range(players)]
        tokens = [draw(f"token {seat}")[:32] for seat in range(players)]
        return cls(chairs, draw("host")[:32], draw("invite")[:32], draw("promise"), tokens)


@dataclass
class Set:
    """A table as a world begins with it. `private` are notes and addresses, by seat."""

    id: str
    play: Play | None
    settings: dict[str, Any]
    secrets: Secrets
    began: float
    status: str = "running"
    promised: bool = True
    seated: int = 9
    made: list[tuple[str, int | None, dict[str, Any]]] = field(default_factory=list)
    notes: dict[int, str] = field(default_factory=dict)
    addresses: dict[int, str] = field(default_factory=dict)

    @property
    def number(self) -> int:
        return len(self.journal())

    def journal(self) -> list[Entry]:
        kinds: list[tuple[str, int | None, dict[str, Any], str | None]] = []
        if self.promised:
            kinds.append(("promise", None, {"secret": self.secrets.promise}, None))
        kinds += [
            ("sit", seat, {"name": NAMES[seat], "hash": keys.hash_of(secret)}, None)
            for seat, secret in enumerate(self.secrets.chairs[: self.seated])
        ]
        if self.play is not None:
            kinds.append(("start", None, {"deal": self.play.deal}, None))
            for number, (seat, decision) in enumerate(self.play.decisions):
                kinds.append(("decide", seat, {"decision": decision}, f"key {number}"))
        kinds += [(kind, seat, body, None) for kind, seat, body in self.made]
        return [
            Entry(self.id, number, kind, seat, body, key, self.began)
            for number, (kind, seat, body, key) in enumerate(kinds, start=1)
        ]

    async def keep(self, database: str) -> None:
        row = TableRow(
            self.id, self.settings["game"], read_settings(self.settings).to_json(),
            keys.hash_of(self.secrets.host), keys.hash_of(self.secrets.invite), self.began,
            status=self.status,
        )  # fmt: skip
        store = Store(database)
        await store.create(row, self.journal())
        for seat, notes in self.notes.items():
            await store.chairs.keep_notes(self.id, seat, notes)
        for seat, address in self.addresses.items():
            token = self.secrets.tokens[seat]
            box = Mailbox(self.id, seat, address, "en", token, confirmed=True)
            await store.mailboxes.put(box)
        store.close()


class Reader:
    """The same person in both worlds. `live` are its open streams and sockets."""

    def __init__(self, name: str, askers: tuple[Asker, Asker], moment: Moment) -> None:
        self.name = name
        self.askers = askers
        self.moment = moment
        self.live: list[tuple[str, Any, Any]] = []

    def listen(self) -> None:
        table = self.askers[0].table
        if self.moment.api:
            one, other = [Socket(asker) for asker in self.askers]
            self.live.append(("socket", one, other))
        self.open_stream(f"/t/{table}/stream?page={self.moment.page}")
        if self.moment.api:
            self.open_stream(f"/api/tables/{table}/stream?last=0")

    def open_stream(self, path: str, **headers: str) -> None:
        one, other = [Stream(asker, path, **headers) for asker in self.askers]
        self.live.append((f"{path} {headers or ''}".rstrip(), one, other))

    def hang_up(self) -> None:
        for _, *lines in self.live:
            for line in lines:
                line.close()
        self.live = []


class Pair:
    """A table in two worlds. `asked` are the doors that were asked, by stage."""

    asked: ClassVar[defaultdict[str, set[Door]]] = defaultdict(set)

    def __init__(self, worlds: tuple[World, World], tables: tuple[Set, Set], stage: str) -> None:
        self.worlds = worlds
        self.tables = tables
        self.stage = stage
        self.id = tables[0].id
        self.readers: list[Reader] = []
        self.number = tables[0].number
        assert tables[1].number == self.number
        for world, table in zip(worlds, tables, strict=True):
            run(table.keep(world.database))
        self._hide = [
            (commitment_of(table.id, table.secrets.promise).encode(), b"COMMITMENT")
            for table in tables
        ]
        self._players = [
            [
                Asker(world, self.id, secret, process=seat)
                for seat, secret in enumerate(table.secrets.chairs)
            ]
            for world, table in zip(worlds, tables, strict=True)
        ]

    def admit(self, name: str, *secrets: tuple[str, str], **about: Any) -> Reader:
        """A reader with these secrets, each as it is in either world."""
        askers = [
            Asker(world, self.id, *[pair[place] for pair in secrets], process=len(self.readers) + 1)
            for place, world in enumerate(self.worlds)
        ]
        table = self.tables[0]
        play = table.play
        moment = Moment(
            self.id, table.settings["game"], 0 if play is None else play.step,
            **{"other": 2, "own": None, **about},
        )  # fmt: skip
        if play is not None and moment.own is not None:
            moment.may_undo = play.may_take_back(moment.own)
        moment.secrets = tuple([pair[0] for pair in secrets])
        reader = Reader(name, (askers[0], askers[1]), moment)
        self.readers.append(reader)
        return reader

    @property
    def step(self) -> int:
        play = self.tables[0].play
        return 0 if play is None else play.step

    def player(self, place: int, seat: int) -> Asker:
        """Whoever sits there in one of the worlds."""
        return self._players[place][seat]

    def same(self, what: str, one: bytes, other: bytes) -> None:
        """What is a hash of something secret has its own name in either world."""
        (hidden, name), (also, _) = self._hide
        one, other = one.replace(hidden, name), other.replace(also, name)
        if self.stage == "room":
            # The mark of a page is a hash of its text, that hash included.
            one, other = [re.sub(rb'data-mark="\w+"', b"MARK", text) for text in (one, other)]
        if one != other:
            raise Leak(f"{self.stage}: {what}\n{difference(one, other)}")

    def ask(self, reader: Reader, request: Request) -> bytes:
        """The same of both worlds."""
        door, path, body, htmx = request
        if door.streams:
            told = [open_for_a_look(Stream(asker, path)) for asker in reader.askers]
        elif door.method == "SOCKET":
            told = [look_by_socket(asker) for asker in reader.askers]
        else:
            told = [asker.ask(door.method, path, body, htmx=htmx) for asker in reader.askers]
        assert not told[0].startswith(b"5"), (request, told[0])
        self.asked[self.stage].add(door)
        self.same(f"{reader.name} {door.method} {path} {body or ''} htmx={htmx}", *told)
        return told[0]

    def ask_otherwise(self, reader: Reader, request: Request) -> None:
        """A plain page or call once more, as programs and readers of other languages ask for it."""
        door, path, _, htmx = request
        if door.method != "GET" or door.streams or htmx or "?" in path:
            return
        for method, headers in OTHERWISE:
            told = [asker.ask(method, path, **headers) for asker in reader.askers]
            assert not told[0].startswith(b"5"), (method, headers, request, told[0])
            self.same(f"{reader.name} {method} {path} {headers}", *told)

    def compare(self, *, thorough: bool = False, deeds_too: bool = True) -> None:
        """Everything that can be asked for now, by all readers."""
        for reader in self.readers:
            if not (thorough or deeds_too or reader.moment.curious or not reader.moment.api):
                continue
            if thorough:
                # So that their browsers remember the table, which the pages around it then name.
                self.same(
                    f"{reader.name} comes",
                    *[asker.ask("GET", f"/t/{self.id}") for asker in reader.askers],
                )
            for request in requests(reader.moment, thorough=thorough, deeds_too=deeds_too):
                self.ask(reader, request)
                if thorough:
                    self.ask_otherwise(reader, request)
        self.hear()

    def hear(self) -> None:
        """What was told without being asked for: every byte, and so their number and order."""
        self.number = self.look_how_far()
        for reader in self.readers:
            for path, one, other in reader.live:
                for line in (one, other):
                    line.wait(self.number)
                self.same(f"{reader.name} heard {path}", one.told, other.told)

    def look_how_far(self) -> int:
        """The number of the last entry, which is the same in both worlds."""
        numbers = [self._number(place) for place in (0, 1)]
        assert numbers[0] == numbers[1], "the worlds went different ways"
        return numbers[0]

    def _number(self, place: int) -> int:
        player = self._players[place][0]
        number: int = player.must("GET", player.at(""))["number"]
        return number

    def refused(self, reader: Reader, told: bytes, what: str) -> None:
        """Whoever is not let in is told nothing but that."""
        if told.startswith(b"2"):
            raise Leak(f"{self.stage}: {reader.name} was let in: {what}")

    def others(self, do: Callable[[Asker, int], Any], seat: int, *, heard: bool = True) -> None:
        """Somebody else does something, perhaps another thing in either world."""
        for place, world in enumerate(self.worlds):
            with world.for_others():
                do(self._players[place][seat], place)
        if heard:
            self.hear()

    def decide(
        self, seat: int, one: Decision, other: Decision, key: str | None = None, *,
        heard: bool = True,
    ) -> None:  # fmt: skip
        """A decision in both worlds, and what readers hear of it, unless it is heard later."""
        plays = [table.play for table in self.tables]
        step = plays[0].step if plays[0] is not None else 0

        def do(player: Asker, place: int) -> None:
            decision = (one, other)[place]
            body = {"decision": decision, "step": step, "key": key}
            player.must("POST", player.at("/decide"), body)
            play = plays[place]
            assert play is not None
            play.submit(seat, decision)

        self.others(do, seat, heard=heard)
        self.tell_readers()

    def tell_readers(self) -> None:
        """They know which step it is, whether they are asked and what they may take back."""
        play = self.tables[0].play
        assert play is not None
        for reader in self.readers:
            own = reader.moment.own
            reader.moment.step = play.step
            reader.moment.asked = own in play.waiting
            reader.moment.may_undo = own is not None and play.may_take_back(own)

    def logs(self, start: tuple[int, int] = (0, 0)) -> None:
        """What the servers wrote down; a request is noted just after it was answered.

        What differs is looked at again until nothing has been written for a while.
        """
        late, before = time.monotonic() + PATIENCE, (b"", b"")
        while True:
            one, other = [
                "".join(sorted(without_time(world.log[begin:]))).encode()
                for world, begin in zip(self.worlds, start, strict=True)
            ]
            if one == other or (one, other) == before or time.monotonic() > late:
                break
            before = one, other
            time.sleep(QUIET)
        self.same("the log", one, other)


def without_time(log: str) -> Iterator[str]:
    for line in log.splitlines(keepends=True):
        # A stream is noted when it ends, whenever the server notices that.
        if '/stream"' in line:
            continue
        yield re.sub(r'"ms": [0-9.]+', '"ms": MS', line)


def requests(at: Moment, *, thorough: bool, deeds_too: bool) -> Iterator[Request]:
    """What a reader asks for at a moment, at every door there is."""
    for door in doors():
        if not door.at_table and not thorough:
            continue
        if door.path == "/metrics" or (door.path.startswith("/api") and not at.api):
            continue
        if door.method == "SOCKET":
            yield Request(door, door.path)
        elif door.method == "GET":
            if not door.streams or thorough:
                yield from looks(door, at, thorough=thorough)
        elif deeds_too:
            yield from deeds(door, at)


def open_for_a_look(stream: Stream) -> bytes:
    stream.wait(0)
    told = stream.told
    stream.close()
    return told


def look_by_socket(asker: Asker) -> bytes:
    """What is said at once; by a message, which is how a browser would say who it is."""
    told = b""
    for by_message in (False, True):
        for query in ("", "?seat=2&as=2"):
            socket = Socket(asker, query, by_message=by_message)
            socket.receive()
            told += socket.told
            socket.close()
    return told


def difference(one: bytes, other: bytes) -> str:
    first, second = [
        text.decode(errors="replace").replace("><", ">\n<").split("\n") for text in (one, other)
    ]
    told = list(difflib.unified_diff(first, second, "one", "other", n=1, lineterm=""))
    return "\n".join([line[:300] for line in told[:40]])


def shuffled(rng: Random, items: list[Any]) -> list[Any]:
    return rng.sample(items, len(items))

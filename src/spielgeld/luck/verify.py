"""Whether a record keeps what was promised about its deal."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from spielgeld import games
from spielgeld.kernel.numbers import JsonObject, to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import BrokenRecord
from spielgeld.kernel.refusal import Refused
from spielgeld.kernel.state import Seat
from spielgeld.luck.promise import (
    VERSION,
    Contribution,
    Luck,
    deal_from,
    hash_of,
    is_number,
    pledge_of,
)

LUCK, SEAL = "luck", "seal"


@dataclass(frozen=True)
class Verdict:
    """`outcome` is `kept`, `broken` or `none` (no promise was made).

    `gave` are the chairs whose numbers the deal follows from, `silent` those that gave a hash and
    no number, `absent` those that gave nothing. `faults` say what is broken, and of which seat.
    """

    outcome: str
    commitment: str | None = None
    gave: tuple[Seat, ...] = ()
    silent: tuple[Seat, ...] = ()
    absent: tuple[Seat, ...] = ()
    faults: list[tuple[str, JsonObject]] = field(default_factory=list)

    def to_json(self) -> JsonObject:
        faults = [{"fault": name, **values} for name, values in self.faults]
        return {**vars(self), "faults": faults}


def seal(record: JsonObject) -> JsonObject:
    """The record with a hash over all of it, by which an accident to any part is noticed."""
    return {**record, SEAL: seal_of(record)}


def seal_of(record: JsonObject) -> str:
    """The hash of the record without its seal: JSON with sorted keys, no spaces and pure ASCII."""
    rest = {name: value for name, value in record.items() if name != SEAL}
    return hash_of(json.dumps(rest, sort_keys=True, separators=(",", ":")))


def verify(record: str | JsonObject, commitment: str | None = None) -> Verdict:
    """Check a record (JSON text or data), also against a commitment that somebody wrote down.

    BrokenRecord and IllegalRecord are raised where there is no game.
    """
    play = games.replay(record)
    raw = json.loads(record, object_pairs_hook=once) if isinstance(record, str) else record
    if LUCK not in raw and SEAL not in raw:
        if commitment is not None:
            return Verdict("broken", faults=[("missing", {})])
        return Verdict("none")
    luck = read_luck(raw.get(LUCK), play.players)
    if luck is None or not play.over:
        return Verdict("broken", faults=[("form", {})])
    seats = set(range(play.players))
    gave = tuple(part.seat for part in luck.parts if part.value is not None)
    silent = tuple(part.seat for part in luck.parts if part.value is None)
    faults = list(faults_of(raw, luck))
    if commitment is not None and commitment != raw[LUCK]["commitment"]:
        faults.append(("other-promise", {}))
    if not dealt_by(luck, play):
        faults.append(("deal", {}))
    absent = tuple(sorted(seats.difference(gave, silent)))
    outcome = "broken" if faults else "kept"
    return Verdict(outcome, raw[LUCK]["commitment"], gave, silent, absent, faults)


def dealt_by(luck: Luck, play: Play) -> bool:
    """Whether the deal is the one that follows from the luck and from what the table chose."""
    game = play.game
    try:
        deal = deal_from(game.name, play.players, play.options, luck.seed, game.rules, luck.chosen)
    except Refused:
        return False
    same: bool = deal == to_json(play.deal)
    return same


def faults_of(raw: JsonObject, luck: Luck) -> Iterator[tuple[str, JsonObject]]:
    if raw.get(SEAL) != seal_of(raw):
        yield "seal", {}
    if raw[LUCK]["commitment"] != luck.commitment:
        yield "commitment", {}
    for part in luck.parts:
        if part.value is not None and pledge_of(part.value) != part.pledge:
            yield "chair", {"seat": part.seat}


def read_luck(raw: object, players: int) -> Luck | None:
    """What a record says about its luck; None if that can't be read."""
    keys = {"version", "table", "commitment", "secret", "chairs"}
    if not isinstance(raw, dict) or {*raw, "chosen"} != {*keys, "chosen"}:
        return None
    chosen = raw.get("chosen", {})
    if raw["version"] != VERSION or not isinstance(chosen, dict):
        return None
    texts = isinstance(raw["table"], str) and is_number(raw["commitment"])
    if not texts or not is_number(raw["secret"]) or not isinstance(raw["chairs"], list):
        return None
    parts = [read_part(chair, players) for chair in raw["chairs"]]
    read = tuple([part for part in parts if part is not None])
    seats = [part.seat for part in read]
    if len(read) != len(parts) or seats != sorted(set(seats)):
        return None
    return Luck(raw["table"], raw["secret"], read, chosen)


def read_part(raw: object, players: int) -> Contribution | None:
    if not isinstance(raw, dict) or set(raw) != {"seat", "hash", "value"}:
        return None
    seat, pledge, value = raw["seat"], raw["hash"], raw["value"]
    if type(seat) is not int or not 0 <= seat < players or not is_number(pledge):
        return None
    return Contribution(seat, pledge, value) if value is None or is_number(value) else None


def once(pairs: list[tuple[str, Any]]) -> JsonObject:
    """An object in which nothing stands twice: of two luck parts one could be shown to each."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise BrokenRecord("twice")
    return found

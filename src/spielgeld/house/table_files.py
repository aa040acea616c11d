"""A table as a file, to be taken to another server: what was agreed on, its journal, its notes.

Of secrets it holds hashes, so everybody's link works at the new place, too. Sealed decisions stand
in it: it is a file for hosts. Addresses for mail stay behind, as they were given to one server.
"""

import json

import jsonschema

from spielgeld import __version__
from spielgeld.house.news import read
from spielgeld.house.problems import Problem
from spielgeld.house.table import Table
from spielgeld.kernel.numbers import JsonObject
from spielgeld.kernel.refusal import Refused
from spielgeld.store import Entry, Store, TableRow

FORMAT = "spielgeld-table/1"
MOST_BYTES = 64 * 1024 * 1024

TEXT = {"type": "string", "maxLength": 64}
NAME = {"type": "string", "pattern": "^[0-9a-f]{8,32}$"}
HASH = {"type": "string", "pattern": "^[0-9a-f]{64}$"}
NUMBER = {"type": "number"}
SEAT = {"type": ["integer", "null"], "minimum": 0, "maximum": 64}
SCHEMA = {
    "type": "object",
    "required": ["format", "table", "entries"],
    "properties": {
        "format": {"const": FORMAT},
        "table": {
            "type": "object",
            "required": ["id", "game", "settings", "host_hash", "invite_hash", "created", "status"],
            "additionalProperties": False,
            "properties": {
                "id": NAME,
                "game": TEXT,
                "settings": {"type": "object"},
                "host_hash": HASH,
                "invite_hash": HASH,
                "created": NUMBER,
                "status": {"enum": ["open", "running", "over", "closed"]},
                "wakes": {"type": ["number", "null"]},
            },
        },
        "entries": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["number", "kind", "seat", "body", "key", "at"],
                "additionalProperties": False,
                "properties": {
                    "number": {"type": "integer", "minimum": 1},
                    "kind": TEXT,
                    "seat": SEAT,
                    "key": {"type": ["string", "null"], "maxLength": 64},
                    "at": NUMBER,
                },
                "patternProperties": {"^body$": {}},
            },
        },
        "notes": {"type": "object", "additionalProperties": {"type": "string", "maxLength": 4000}},
    },
}


class NoTableFile(Exception):
    """Why a file can't become a table: the id of a sentence, and its values."""

    def __init__(self, reason: str, **values: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


async def to_file(store: Store, table_id: str) -> str:
    row = await store.table(table_id)
    if row is None:
        raise NoTableFile("none", table=table_id)
    entries = [dict(vars(entry)) for entry in await store.journal(table_id)]
    for entry in entries:
        del entry["table_id"]
    seats = range(int(row.settings["players"]))
    notes = {str(seat): await store.chairs.notes(table_id, seat) for seat in seats}
    data = {
        "format": FORMAT,
        "version": __version__,
        "table": vars(row),
        "entries": entries,
        "notes": {seat: text for seat, text in notes.items() if text},
    }
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


async def from_file(store: Store, text: str) -> Table:
    """Keep the table that a file holds, after all of it has been read as a server would."""
    data = parse(text)
    try:
        row = TableRow(**data["table"])
        entries = [Entry(table_id=row.id, **entry) for entry in data["entries"]]
        table = Table(row)
        read(table, entries)
        notes = {int(seat): note for seat, note in data.get("notes", {}).items()}
    except Problem as problem:
        raise NoTableFile("broken", number=problem.values.get("number", 0)) from None
    except (Refused, ValueError, LookupError, TypeError, AttributeError, AssertionError):
        raise NoTableFile("broken", number=0) from None
    if table.number != len(entries) or table.status != row.status:
        raise NoTableFile("broken", number=table.number + 1)
    if await store.table(row.id) is not None:
        raise NoTableFile("taken", table=row.id)
    await store.create(row, entries)
    for seat, note in notes.items():
        if seat in range(table.settings.players):
            await store.chairs.keep_notes(row.id, seat, note)
    return table


def parse(text: str) -> JsonObject:
    try:
        data: JsonObject = json.loads(text)
        jsonschema.validate(data, SCHEMA)
    except (json.JSONDecodeError, RecursionError):
        raise NoTableFile("no-json") from None
    except jsonschema.ValidationError as error:
        raise NoTableFile("form", place=error.json_path) from None
    return data

"""The journal: each kind of entry, its stored form, and journals of former versions."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from spielgeld.house.journal import (
    KINDS,
    Bot,
    Chat,
    Close,
    Decide,
    Draw,
    Pledge,
    Promise,
    Read,
    Rematch,
    Renew,
    Return,
    Sit,
    Start,
    Tell,
    Undo,
    What,
    from_stored,
    to_stored,
)
from spielgeld.house.problems import Problem
from spielgeld.house.table import Table
from spielgeld.store import Entry, TableRow
from spielgeld.store.store import to_text
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.words import words_of
from spielgeld.web.api.views import describe_table, encode_view
from spielgeld.web.errors import message_of

JOURNALS = sorted((Path(__file__).parent / "journals").glob("*.json"))

EVERYTHING: list[What] = [
    Sit(1, "Ada", "0" * 64),
    Renew(1, "1" * 64),
    Bot(2, "random"),
    Return(2),
    Promise("a" * 64),
    Pledge(1, "b" * 64),
    Draw(),
    Tell(1, "c" * 64),
    Start({"cards": [3, 1, 2]}),
    Decide(0, {"bid": 25}),
    Decide(0, {"bid": 25}, "bot"),
    Decide(0, {"clock": True}, "clock"),
    Undo(0),
    Chat(None, "hello"),
    Chat(1, "½ “hello”"),
    Chat(2, message="remark-won-1"),
    Read(0),
    Close(),
    Rematch("abc"),
]


def stored(what: What) -> Entry:
    """As it comes back from the database."""
    entry = to_stored("t", 7, what, "key", 12.5)
    return Entry(**{**vars(entry), "body": json.loads(to_text(entry.body))})


STORED = """
sit 1 {"name":"Ada","hash":"0000000000000000000000000000000000000000000000000000000000000000"}
renew 1 {"hash":"1111111111111111111111111111111111111111111111111111111111111111"}
bot 2 {"level":"random"}
return 2 {}
promise None {"secret":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"}
pledge 1 {"hash":"bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"}
draw None {}
tell 1 {"value":"cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc"}
start None {"deal":{"cards":[3,1,2]}}
decide 0 {"decision":{"bid":25}}
decide 0 {"decision":{"bid":25},"by":"bot"}
decide 0 {"decision":{"clock":true},"by":"clock"}
undo 0 {}
chat None {"text":"hello"}
chat 1 {"text":"½ “hello”"}
chat 2 {"message":"remark-won-1"}
read 0 {}
close None {}
rematch None {"table":"abc"}
"""
"""What stands in the databases of hosts: kind, seat and body, to the letter."""


def test_what_is_stored_looks_as_it_always_did() -> None:
    entries = [to_stored("t", 7, what, None, 0.0) for what in EVERYTHING]
    lines = [f"{entry.kind} {entry.seat} {to_text(entry.body)}" for entry in entries]
    assert lines == STORED.strip().splitlines()


@pytest.mark.parametrize("what", EVERYTHING)
def test_an_entry_comes_back_as_it_was_stored(what: What) -> None:
    assert from_stored(stored(what)) == what


def test_every_kind_is_among_them() -> None:
    assert {what.kind for what in EVERYTHING} == set(KINDS)


def test_a_bid_without_end_is_stored_as_digits() -> None:
    """Databases and browsers would round it."""
    entry = stored(Decide(0, {"bid": 10**40 + 1}))
    assert entry.body == {"decision": {"bid": "1" + "0" * 39 + "1"}}


def test_a_kind_that_a_newer_version_wrote_is_a_clear_error() -> None:
    with pytest.raises(Problem) as caught:
        from_stored(Entry("t", 41, "auctioned", 1, {}, None, 0.0))
    for language in LANGUAGES:
        message = message_of(caught.value, words_of(language))
        assert "41" in message
        assert "auctioned" in message


@pytest.mark.parametrize(
    "entry",
    [
        Entry("t", 1, "sit", None, {"name": "A", "hash": "h"}, None, 0.0),
        Entry("t", 1, "sit", 9, {"name": "A", "hash": "h"}, None, 0.0),
        Entry("t", 1, "sit", 0, {"name": "A"}, None, 0.0),
        Entry("t", 1, "decide", 0, {"decision": {"bid": 1}}, None, 0.0),
        Entry("t", 1, "undo", 0, {}, None, 0.0),
        Entry("t", 1, "start", None, {"deal": {}}, None, 0.0),
        Entry("t", 1, "start", None, cast(Any, []), None, 0.0),
    ],
)
def test_an_entry_that_makes_no_sense_is_a_clear_error(entry: Entry) -> None:
    settings = {"game": "qe", "players": 3, "bots": {}}
    table = Table(TableRow("t", "qe", settings, "", "", 0.0))
    with pytest.raises(Problem) as caught:
        table.read(entry)
    assert caught.value.reason == "broken-table"
    assert table.number == 0


@pytest.mark.parametrize("path", JOURNALS, ids=lambda path: path.stem)
def test_a_journal_of_a_former_version_is_read_as_it_was(path: Path) -> None:
    """A file is named after the version that wrote it, and never changes."""
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    table = Table(TableRow(**kept["table"]))
    for entry in kept["entries"]:
        table.read(Entry(table_id=table.id, **entry))
    stands, standing = kept["stands"], table.standing
    about = json.loads(json.dumps(describe_table(table)))
    agreed, settings = stands["about"].pop("settings"), about["settings"]
    assert {name: settings[name] for name in agreed} == agreed
    assert settings["rules"] == 1
    assert {name: about[name] for name in stands["about"]} == stands["about"]
    for seat, view in zip((0, 1, 2, None), stands["views"], strict=True):
        seen = json.loads(encode_view(table, seat))
        for name in view:
            if name != "view":
                assert seen[name] == view[name]
        for name in view["view"]:
            assert seen["view"][name] == view["view"][name]
    assert list(standing.began) == stands["began"]
    assert standing.since == stands["since"]
    assert standing.turn == stands["turn"]
    assert standing.rematch == stands["rematch"]
    answers = [[*reader, *given.answer] for reader, given in table.answers.items()]
    assert answers == stands["answers"]

"""Tables go along to another device: asked first, once, for a few minutes, and nothing is lost."""

import re
import sqlite3
import time
from pathlib import Path

import pytest

from spielgeld.house import moves
from spielgeld.house.moves import Key, pack, seal, unpack
from spielgeld.house.problems import Problem
from spielgeld.store import Overfull, Store, move_codes
from tests.aside import run
from tests.web.browser import Browser
from tests.web.inside import Inside
from tests.web.server import Server
from tests.web.test_pages import invitation, join, open_table


def table_of(browser: Browser) -> str:
    """The one table that it has a chair at."""
    (path,) = chairs(browser)
    return path.removeprefix("/t/")


def make_link(browser: Browser) -> str:
    browser.open("/tables")
    browser.send("move-form")
    found = re.search(r"/tables/move/([\w-]+)", browser.text)
    assert found, browser.text
    return found[0]


def chairs(browser: Browser) -> dict[str, str | None]:
    return {c.path: c.value for c in browser.http.cookies.jar if c.name == "chair"}


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_tables_go_along_once_and_only_after_a_question(server: Server, language: str) -> None:
    ada, phone, third = open_table(server), Browser(server, language), Browser(server)
    table, link = table_of(ada), make_link(ada)
    phone.open(link)
    assert phone.status == 200
    assert "Ada" in phone.text
    assert chairs(phone) == {}, "to open a link changes nothing"
    phone.open(link)
    phone.send("take-along-form")
    assert f"/t/{table}" in phone.text
    assert chairs(phone) == {f"/t/{table}": chairs(ada)[f"/t/{table}"]}
    assert "decide" in phone.open(f"/t/{table}") or "host" in phone.text
    for ask in (third.open, lambda path: third.post(path, {})):
        ask(link)
        assert third.status == 404
    assert chairs(third) == {}


def test_what_a_device_has_stays_whoever_made_the_link(server: Server) -> None:
    ada = open_table(server, **{"seat-1": "open"})
    bob = join(server, invitation(ada), "Bob")
    before, mine = chairs(bob), f"/t/{table_of(ada)}"
    assert mine in before
    bob.open(make_link(ada))
    bob.send("take-along-form")
    assert chairs(bob)[mine] == before[mine]
    assert chairs(bob)[mine] != chairs(ada)[mine]


def test_a_code_is_no_secret_and_opens_nothing_for_who_reads_the_database(tmp_path: Path) -> None:
    server = Inside(f"sqlite:///{tmp_path / 'games.db'}")
    ada = open_table(server)
    code = make_link(ada).rpartition("/")[2]
    secret = str(chairs(ada)[f"/t/{table_of(ada)}"])
    server.stop()
    with sqlite3.connect(tmp_path / "games.db") as connection:
        dump = "\n".join(connection.iterdump())
    assert code not in dump
    for one in secret.strip('"').split("."):
        assert one not in code
        assert one not in dump
        assert pack([Key(table_of(ada), one)]).hex() not in dump


def test_a_code_is_sealed_with_itself() -> None:
    keys = [Key("0" * 18, "A" * 32), Key("f" * 18, "-_" * 16)]
    sealed = seal(pack(keys), "one code")
    assert unpack(seal(sealed, "one code")) == keys
    assert unpack(seal(sealed, "another")) != keys
    assert pack([Key("x", "y"), Key("00", "AAAA"), *keys]) == pack(keys)


def test_codes_are_short_lived_and_few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(move_codes, "MOST", 2)

    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path / 'games.db'}")
        offered, keys, now = moves.Moves(store.move_codes), [Key("0" * 18, "A" * 32)], time.time()
        codes = [await offered.offer(keys) for _ in range(2)]
        with pytest.raises(Overfull):
            await offered.offer(keys)
        assert await offered.look(codes[0]) == keys
        monkeypatch.setattr(time, "time", lambda: now + 60 * moves.MINUTES + 1)
        for ask in (offered.look, offered.take):
            with pytest.raises(Problem):
                await ask(codes[1])
        await offered.offer(keys)
        store.close()

    run(work())

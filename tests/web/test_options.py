"""A board of one's own on a page: corrected, kept, shared and downloaded without any script."""

import base64
import json
import zlib

import httpx
import pytest

from spielgeld.kernel.refusal import Refused
from spielgeld.web.pages.packed import LARGEST, pack, unpack
from tests.web.browser import Browser
from tests.web.server import Server

PAGE = "/options/euro-crisis/board"
DEBT = "$.states.spain.annual_debt"


def press(browser: Browser, action: str, **fields: str) -> str:
    browser.open(PAGE)
    return browser.send("board-form", ("action", action), **fields)


def board_of(browser: Browser) -> dict[str, dict[str, dict[str, int]]]:
    table = browser.url.rpartition("/t/")[2]
    settings = browser.http.get(f"/api/tables/{table}").json()["settings"]
    board: dict[str, dict[str, dict[str, int]]] = settings["options"]["board"]
    return board


def test_a_corrected_board_is_downloaded_and_loaded_again(server: Server) -> None:
    browser = Browser(server)
    browser.open(PAGE)
    form = {**browser.form("board-form").fields, DEBT: "5", "action": "download"}
    file = browser.http.post(PAGE, data=form)
    assert file.headers["content-disposition"] == 'attachment; filename="euro-crisis-board.json"'
    board = file.json()
    assert board["states"]["spain"]["annual_debt"] == 5
    assert board["provenance"] == {"corrected": [DEBT]}
    files = {"file": ("my.json", file.text, "application/json")}
    shown = browser.http.post(PAGE, data={"action": "load"}, files=files)
    assert shown.status_code == 200
    assert f'name="{DEBT}" type="text" autocomplete="off" maxlength="400" inputmode="numeric"' in (
        shown.text
    )
    assert "1 of yours" in shown.text


@pytest.mark.parametrize(
    ("language", "said"), [("de", "Erlaubt ist 0 bis 20"), ("fr", "Il faut de 0 à 20")]
)
def test_g4_a_wrong_value_comes_back_with_what_is_wrong(
    server: Server, language: str, said: str
) -> None:
    browser = Browser(server, language)
    for action in ("check", "keep", "share", "download", "table"):
        page = press(browser, action, **{DEBT: "99"})
        assert browser.status == 422
        assert said in page
        assert browser.form("board-form").fields[DEBT] == "99"
    assert not browser.http.cookies.get("board-euro-crisis")


def test_a_kept_board_is_chosen_for_a_table(server: Server) -> None:
    browser = Browser(server)
    assert "kept in this browser" in press(browser, "keep", **{DEBT: "5"})
    browser.open(PAGE)
    assert browser.form("board-form").fields[DEBT] == "5"
    browser.open("/new?game=euro-crisis")
    (kept,) = {
        cookie.value for cookie in browser.http.cookies.jar if cookie.name == "board-euro-crisis"
    }
    assert kept
    browser.send("new-form", None, **{"name": "Ada", "players": "3", "packed-board": kept})
    assert board_of(browser)["states"]["spain"]["annual_debt"] == 5
    browser.open(PAGE)
    browser.send("load-form", ("action", "forget"))
    browser.open(PAGE)
    assert browser.form("board-form").fields[DEBT] == "2"
    browser.open("/new?game=euro-crisis")
    assert "packed-board" not in browser.form("new-form").fields


def test_a_shared_board_is_all_in_its_link(server: Server) -> None:
    owner, friend = Browser(server), Browser(server)
    page = press(owner, "share", **{DEBT: "5"})
    assert owner.url in page.replace("&amp;", "&")
    friend.open(owner.url)
    assert friend.form("board-form").fields[DEBT] == "5"
    friend.send("board-form", ("action", "table"))
    assert "/new?game=euro-crisis&board=" in friend.url
    friend.send("new-form", None, name="", players="3")
    assert friend.status == 422
    friend.send("new-form", None, name="Bob", players="3")
    assert board_of(friend)["states"]["spain"]["annual_debt"] == 5


def test_a_board_without_faults_is_drawn_as_it_looks_at_a_table(server: Server) -> None:
    browser = Browser(server)
    page = browser.open(PAGE)
    states = [f'id="zone-{state}"' for state in ("spain", "france", "ireland", "greece")]
    assert sorted(states, key=page.index) == states
    assert "debt +5 a year" not in page
    page = press(browser, "check", **{DEBT: "5"})
    assert "debt +5 a year" in page
    assert 'id="zone-' not in press(browser, "check", **{DEBT: "many"})


def test_files_and_links_that_are_no_boards_are_refused(server: Server) -> None:
    browser = Browser(server)
    files = ["", "{", "[]", '{"states": {}}', '"\\ud800"', "[" * 50_000, '{"a": "\\u0000"}']
    for text in files:
        sent = {"file": ("my.json", text, "application/json")}
        answer = browser.http.post(PAGE, data={"action": "load"}, files=sent)
        assert answer.status_code in (400, 422), (text[:20], answer.status_code)
    deep = json.dumps({"a": [[[[]]]]})
    texts: list[str | None] = [
        "x",
        "AAAA",
        "é",
        "x" * 3500,
        pack({"states": "no"}),
        pack(json.loads(deep)),
    ]
    bomb = zlib.compress(b'"' + b"9" * 1_000_000 + b'"')
    number = zlib.compress(b"[" + b"9" * 50_000 + b"]")
    half = zlib.compress(b'{"states": "\\ud800"}')
    texts += [base64.urlsafe_b64encode(raw).decode() for raw in (bomb, number, half)]
    for packed in texts:
        answer = browser.http.get(PAGE, params={"is": packed})
        assert answer.status_code == 422, packed
        assert "G-4" in answer.text
        form = {"game": "euro-crisis", "players": "4", "name": "A", "seat-0": "me"}
        made = browser.http.post("/new", data={**form, "packed-board": str(packed)})
        assert made.status_code == 422
    empty = browser.http.post(PAGE, data={"action": "download"})
    assert empty.status_code == 422


def test_only_options_that_are_objects_have_a_page(server: Server) -> None:
    for path in ("/options/qe/edition", "/options/euro-crisis/x", "/options/none/board"):
        assert httpx.get(f"{server.url}{path}").status_code == 404
        assert httpx.post(f"{server.url}{path}", data={"a": "b"}).status_code == 404
    assert httpx.get(f"{server.url}/options/euro-crisis/board.json").json()["states"]


def test_what_is_packed_is_bounded_both_ways() -> None:
    assert unpack(pack({"a": [1, None, "€"]}) or "") == {"a": [1, None, "€"]}
    assert pack([str(number) for number in range(5000)]) is None
    large = base64.urlsafe_b64encode(zlib.compress(b'"' + b"x" * LARGEST + b'"')).decode()
    with pytest.raises(Refused):
        unpack(large)

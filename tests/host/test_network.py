"""Friends in the same network: an address that they reach, and a word where there is none."""

import re
from pathlib import Path

from tests.web.browser import Browser
from tests.web.server import Server, fetch


def test_who_asks_from_this_machine_is_told_the_address_of_the_network(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", network="http://192.168.7.9:8123")
    try:
        page = room_of(server)
        assert "http://192.168.7.9:8123/t/" in page
        assert "only-here" not in page
    finally:
        server.stop()


def test_an_invitation_that_works_here_only_says_so(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", "--reach", "here")
    try:
        page = room_of(server)
        assert f"{server.url}/t/" in page
        assert "This link works on this computer only" in page
        invite = re.search(r'value="(http://[^"]*/join/[^"]*)"', page)
        assert invite is not None
        card = fetch(invite[1], headers={"user-agent": "WhatsApp/2.0"}).text
        assert 'property="og:title" content="Ada invites you: QE"' in card
        assert "chairs are still free" in card
        assert invite[1].rpartition("/")[2] not in card.partition("<body")[0]
    finally:
        server.stop()


def room_of(server: Server) -> str:
    browser = Browser(server)
    browser.open("/new?game=qe")
    return browser.send("new-form", None, name="Ada", others="open")

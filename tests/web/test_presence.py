"""Who is at the table, also for other server processes; and what lies on one's own desk."""

from tests.web.server import Server, new_table, send
from tests.web.stream import Stream
from tests.web.test_api import wait_for
from tests.web.test_pages import full_table


def test_those_at_the_table_hear_at_once_that_somebody_came(server: Server) -> None:
    _, players = new_table(server)
    waiting = Stream(players[0])
    if server.workers == 1:
        arriving = Stream(players[1])
        wait_for(lambda: b"event: presence" in waiting.raw)
        assert arriving.numbers == []
    assert waiting.numbers in ([], [5])


def test_a_page_that_nobody_looks_at_makes_nobody_present(server: Server) -> None:
    host, players = new_table(server)
    Stream(players[1], path=f"/api/tables/{host.table}/stream?hidden=1")
    Stream(players[0])
    if server.workers == 1:
        here, hidden, *_ = host.get("")["chairs"]
        assert here["present"]
        assert not hidden["present"]
        assert hidden["seen"] is None


def test_notes_are_private_and_stay(server: Server) -> None:
    browsers = full_table(server)
    browsers[1].open(browsers[1].url)
    browsers[1].send("notes-form", notes="Cyd has gone mad & <b>spends</b>")
    for browser in browsers:
        browser.open(browser.url)
        assert ("has gone mad &amp; &lt;b&gt;spends" in browser.text) == (browser is browsers[1])
        fragments = browser.http.get(f"{browser.url}/fragments?page=table").text
        assert "has gone mad" not in fragments
        assert '<div id=\\"desk\\" hx-morph-skip></div>' in fragments
    answer = browsers[1].http.post(
        f"{browsers[1].url}/notes", data={"notes": "x"}, headers={"hx-request": "true"}
    )
    assert answer.status_code == 204
    long = browsers[1].http.post(f"{browsers[1].url}/notes", data={"notes": "x" * 5000})
    assert long.status_code == 400
    stranger = send(f"{browsers[1].url}/notes", data={"notes": "x"})
    assert stranger.status_code == 403

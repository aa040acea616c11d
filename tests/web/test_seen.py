"""What happens to everybody lies over the board until it is read, also without scripts."""

from random import Random

from spielgeld import games
from spielgeld.house import keys
from spielgeld.kernel.play import Play
from tests.web.browser import Browser
from tests.web.seeded import SeededTable
from tests.web.server import Server


def just_told(event: str, seed: int = 1) -> Play:
    """A game of Plutocracy by chance, in which this has happened a moment ago."""
    play, rng = games.new("plutocracy", 3, seed=seed, listen=True), Random(seed)
    while not play.over:
        if play.chapters and any(type(told).__name__ == event for told in play.chapters[-1]):
            return play
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(rng))
    raise AssertionError(event)


def test_what_happened_stays_until_it_is_read(server: Server) -> None:
    play = just_told("ElectionHeld")
    table = SeededTable(server, play, [keys.new_secret() for _ in range(3)], "")
    players = [Browser(server) for _ in range(3)]
    for browser, secret in zip(players, table.secrets, strict=True):
        browser.open(f"/t/{table.id}/chair/{secret}")
        assert "Election 1 of 3" in browser.text
        assert browser.text.count('class="moment"') <= 3
    asked, other, _ = players
    asked.send("moments-read")
    assert asked.status == 200
    assert 'class="moment"' not in asked.text
    assert 'class="moment"' not in asked.open(f"/t/{table.id}")
    assert "Election 1 of 3" in other.open(f"/t/{table.id}")
    # A spectator reads for themselves; looking back shows no cards.
    watcher = Browser(server)
    assert "Election 1 of 3" in watcher.open(f"/t/{table.id}")
    watcher.send("moments-read")
    assert 'class="moment"' not in watcher.text
    assert 'class="moment"' not in other.open(f"/t/{table.id}/back?step={play.step}")


def test_only_what_was_shown_can_be_called_read(server: Server) -> None:
    play = just_told("BodiesRotated")
    table = SeededTable(server, play, [keys.new_secret() for _ in range(3)], "")
    browser = Browser(server)
    browser.open(f"/t/{table.id}")
    for step in ("", "x", "-1", str(play.step + 1)):
        browser.post(f"/t/{table.id}/read", {"step": step})
        assert browser.status == 400, step
    assert "Rotation" in browser.open(f"/t/{table.id}")
    later = next(
        seat for seat in play.waiting if play.choice(seat).why_not({"retire": True}) is None
    )
    browser.send("moments-read")
    table.decide(later, {"retire": True}, play.step)
    browser.open(f"/t/{table.id}")
    assert f'id="moment-{play.step}-' not in browser.text

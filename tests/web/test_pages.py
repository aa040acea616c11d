"""Pages without scripts: forms and reloads, over real HTTP, on both databases."""

import json
import re
from html import unescape
from random import Random

import pytest

from spielgeld import games
from spielgeld.house import keys
from spielgeld.kernel.playout import play_out
from tests.web.browser import Browser
from tests.web.seeded import SeededTable
from tests.web.server import Server, fetch, send


def open_table(server: Server, language: str = "en", **fields: str) -> Browser:
    """Somebody makes a table and sits down at it."""
    host = Browser(server, language)
    host.open("/new?game=qe")
    assert host.status == 200, host.text
    fields = {"name": "Ada", "players": "4", **fields}
    host.send("new-form", None, **fields)
    assert host.status == 200, host.text
    assert re.search(r"/t/[0-9a-f]{18}$", host.url)
    return host


def invitation(host: Browser) -> str:
    found = re.search(r'value="(http://[^"]+/join/[^"]+)"', host.text)
    assert found is not None
    return found[1]


def join(server: Server, address: str, name: str, language: str = "en") -> Browser:
    guest = Browser(server, language)
    guest.open(address)
    guest.send("take-form", name=name)
    assert guest.status == 200
    return guest


def full_table(server: Server, **fields: str) -> list[Browser]:
    """Four people, and the game has started."""
    host = open_table(server, **{"seat-1": "open", "seat-2": "open", "seat-3": "open", **fields})
    address = invitation(host)
    guests = [join(server, address, name) for name in ("Bob", "Cyd", "Dan")]
    host.open(host.url)
    host.send("host", ("action", "start"))
    return [host, *guests]


def play_round(browsers: list[Browser], rng: Random) -> bool:
    """Everybody who is asked decides; False if nobody is."""
    asked = False
    for browser in browsers:
        browser.open(browser.url)
        if browser.has("bid-form"):
            asked = True
            browser.send("bid-form", bid=str(rng.randrange(1, 60)))
            if browser.status == 422:
                browser.send("bid-form", bid=str(rng.randrange(60, 99)))
        elif browser.has("look-form"):
            asked = True
            browser.send("look-form", ("look", "false"))
    return asked


def test_a_whole_game_without_scripts(server: Server) -> None:
    browsers = full_table(server)
    rng = Random(1)
    rounds = 0
    while play_round(browsers, rng):
        rounds += 1
        assert rounds < 200
    for browser in browsers:
        assert "scor" in browser.text.lower()
        record = browser.http.get(f"{browser.url}/record")
        assert record.headers["content-disposition"].startswith("attachment")
        assert len(record.json()["decisions"]) >= 64
    looking = browsers[2].open(f"{browsers[2].url}/back?step=3&as=1")
    assert browsers[2].status == 200
    assert 'id="step-as"' in looking


def test_against_bots_it_starts_at_once(server: Server) -> None:
    browser = open_table(server, "de")
    assert 'lang="de"' in browser.text
    for _ in range(3000):
        browser.open(browser.url)
        if browser.has("bid-form"):
            browser.send("bid-form", bid="3 Tausend", sure="yes")
            if browser.status == 422:  # a bot has opened with just that
                browser.send("bid-form", bid="3001", sure="yes")
        elif "data-over" in browser.text or "Rangliste" in browser.text or over(browser):
            break
    assert over(browser)


def over(browser: Browser) -> bool:
    return browser.http.get(f"{browser.url}/record").status_code == 200


def test_a_refused_bid_is_kept_and_explained(server: Server) -> None:
    browsers = full_table(server)
    auctioneer = next(browser for browser in browsers if asked(browser))
    auctioneer.send("bid-form", bid="40")
    bidder = next(browser for browser in browsers if asked(browser))
    bidder.send("bid-form", bid="forty")
    assert bidder.status == 422
    assert 'value="forty"' in bidder.text
    bidder.send("bid-form", bid="40")
    assert bidder.status == 422
    assert "/rules/qe#QE-6" in bidder.text
    bidder.send("bid-form", bid="41")
    assert bidder.status == 200
    assert bidder.has("undo-form")
    bidder.send("undo-form")
    assert bidder.has("bid-form")


def asked(browser: Browser) -> bool:
    browser.open(browser.url)
    return browser.has("bid-form")


def test_what_cant_be_undone_leads_back_to_the_table(server: Server) -> None:
    browser = full_table(server)[0]
    browser.post(f"{browser.url}/undo", {})
    assert browser.status == 409
    assert f'href="{browser.url.removeprefix(server.url).removesuffix("/undo")}"' in browser.text


def test_a_striking_bid_is_confirmed_first(server: Server) -> None:
    browsers = full_table(server)
    auctioneer = next(browser for browser in browsers if asked(browser))
    auctioneer.send("bid-form", bid="3 million")
    assert auctioneer.has("confirm")
    auctioneer.send("confirm")
    assert not auctioneer.has("confirm")
    assert "3,000,000" in auctioneer.text


def test_the_same_form_twice_counts_once_and_a_stale_page_does_no_harm(server: Server) -> None:
    browsers = full_table(server)
    auctioneer = next(browser for browser in browsers if asked(browser))
    form = auctioneer.form("bid-form")
    values = {**form.fields, "bid": "5"}
    auctioneer.post(form.action, values)
    assert auctioneer.status == 200
    auctioneer.post(form.action, values)
    assert auctioneer.status == 200
    assert "refusal" not in auctioneer.text
    auctioneer.post(form.action, {**values, "bid": "6"})
    assert auctioneer.status == 422
    assert "/rules/qe#G-1" in auctioneer.text


def test_names_and_chat_are_escaped(server: Server) -> None:
    name, text = '<img src=x onerror="1">', "<script>alert('x')</script> & more"
    host = open_table(server, name=name)
    host.send("chat-form", text=text)
    assert name not in host.text
    assert text not in host.text
    assert name in unescape(host.text)
    assert text in unescape(host.text)


def test_the_private_link_opens_the_chair_on_another_device(server: Server) -> None:
    host = open_table(server, **{"seat-1": "open"})
    found = re.search(r'value="(http://[^"]+/chair/[^"]+)"', host.text)
    assert found is not None
    phone = Browser(server)
    phone.open(found[1])
    assert phone.url == host.url
    assert "/chair/" in phone.text
    phone.send("renew")
    host.open(host.url)
    assert "/chair/" not in host.text
    stranger = Browser(server)
    stranger.open(found[1])
    assert stranger.status == 403


def test_the_lobby_lists_ones_own_tables(server: Server) -> None:
    host = open_table(server, spectators="", **{"seat-1": "open"})
    address = host.url.removeprefix(server.url)
    assert f'href="{address}"' in host.open("/")
    stranger = Browser(server)
    stranger.http.cookies.set("tables", f"{address.removeprefix('/t/')}-{'0' * 16}")
    assert address not in stranger.open("/")


def test_the_lobby_begins_with_the_game_that_is_easiest_to_begin_with(server: Server) -> None:
    page = Browser(server).open("/")
    assert re.findall(r'<form id="learn-([^"]+)"', page) == ["qe", "plutocracy", "euro-crisis"]


def test_looking_back_opens_on_ones_own_chair_and_rules_beside_the_table(server: Server) -> None:
    play = games.new("plutocracy", 3, seed="back")
    rng = Random(1)
    while play.step < 12:
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(rng))
    waiting = (play.waiting[0] + 1) % 3
    table = SeededTable(server, play, [keys.new_secret() for _ in range(3)], "")
    sitting, address = Browser(server, "en"), f"/t/{table.id}"
    sitting.open(f"{address}/chair/{table.secrets[waiting]}")
    page = sitting.text
    rules = re.findall(r'<a [^>]*href="[^"]*/rules/[^"]*"[^>]*>', page)
    assert rules
    assert all('target="_blank"' in link for link in rules)
    # Without a script the waiting box itself has a way to look again.
    box = page[page.index('<section id="now"') :]
    box = box[: box.index("</section>")]
    assert re.search(rf'<noscript>.*href="{address}".*Reload.*</noscript>', box)

    play_out(play, rng)
    over = SeededTable(server, play, [keys.new_secret() for _ in range(3)], "")
    sitting.open(f"/t/{over.id}/chair/{over.secrets[1]}")
    for asked, chosen in (("", '<option value="1" selected>'), ("&as=2", '<option value="2" sel')):
        sitting.open(f"/t/{over.id}/back?step=3{asked}")
        seen_by = sitting.text[sitting.text.index('id="step-as"') :]
        assert chosen in seen_by[: seen_by.index("</select>")]


def test_a_closed_door(server: Server) -> None:
    host = open_table(server, spectators="", **{"seat-1": "open"})
    stranger = Browser(server)
    stranger.open(host.url)
    assert stranger.status == 403
    join(server, invitation(host), "Bob")


def test_one_screen_for_all_has_a_curtain(server: Server) -> None:
    chairs = {f"seat-{seat}": "me" for seat in range(3)}
    screen = open_table(server, players="3", screen="shared", **chairs)
    for _ in range(6):
        screen.open(screen.url)
        assert not screen.has("bid-form")
        screen.send("uncover")
        assert screen.has("bid-form")
        screen.send("bid-form", bid="7")
        if screen.status == 422:
            screen.send("bid-form", bid="9")


@pytest.mark.parametrize("language", ["de", "en", "fr"])
def test_pages_speak_the_readers_language(server: Server, language: str) -> None:
    browser = Browser(server, f"{language}-CH, en;q=0.5")
    assert f'lang="{language}"' in browser.open("/")
    for path in ("/new?game=qe", "/rules/qe"):
        assert f'<html lang="{language}"' in browser.open(path)
        assert browser.status == 200
    browser.open("/?lang=fr")
    assert '<html lang="fr"' in browser.open("/rules/qe")
    browser.post("/settings", {"language": "de", "theme": "dark", "back": "/rules/qe"})
    assert browser.url.endswith("/rules/qe")
    assert '<html lang="de"' in browser.text
    assert 'data-theme="dark"' in browser.text
    browser.post("/settings", {"language": "de", "back": "//evil.example/"})
    assert browser.url == f"{server.url}/"


def test_pages_that_are_not_there(server: Server) -> None:
    browser = Browser(server)
    for path in ("/nothing", "/t/0123456789abcdef01", "/rules/chess", "/new?game=chess"):
        browser.open(path)
        assert browser.status == 404, path
        assert "<html" in browser.text
    for path in ("css/tokens.css", "games/qe/game.css", "games/plutocracy/accent.css"):
        browser.open(f"/static/{path}")
        assert browser.status == 200
    for path in ("../environment.py", "games/qe/../end.py", "games/chess/game.css", "games/"):
        browser.open(f"/static/{path}")
        assert browser.status == 404


def test_the_headers_are_safe(server: Server) -> None:
    host = open_table(server)
    response = host.http.get(host.url)
    policy = response.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "default-src 'none'" in policy
    assert response.headers["cache-control"] == "no-store"
    assert " style=" not in response.text
    assert "<script>" not in response.text
    cookies = [
        cookie
        for past in (*response.history, response, Browser(server).http.get("/?lang=de"))
        for cookie in past.headers.get_list("set-cookie")
    ]
    assert cookies
    for cookie in cookies:
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


def test_forms_of_other_sites_are_not_carried_out(server: Server) -> None:
    for headers in (
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": "http://[::1"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site", "origin": server.url},
    ):
        response = send(f"{server.url}/new", data={"game": "qe"}, headers=headers)
        assert response.status_code == 403, headers
    large = send(f"{server.url}/new", content=b"x" * 100_000)
    assert large.status_code == 413
    kind = {"content-type": "application/x-www-form-urlencoded"}
    chunks = send(f"{server.url}/new", content=iter([b"x" * 40_000] * 3), headers=kind)
    assert chunks.status_code == 413
    assert fetch(f"{server.url}/?{'x' * 5000}").status_code == 413


def test_a_board_of_ones_own(server: Server) -> None:
    board = fetch(f"{server.url}/options/euro-crisis/board.json").json()
    board["states"]["spain"]["happiness"]["start"] += 1
    host = Browser(server)
    host.open("/new?game=euro-crisis")
    form = {**host.form("new-form").fields, "name": "Ada", "players": "3"}
    for text, said in (("{", "line 1"), ("[]", "G-4"), ('{"x": 1}', "G-4")):
        files = {"option-board": ("my.json", text, "application/json")}
        refused = host.http.post("/new", data=form, files=files)
        assert refused.status_code == 422
        assert said in refused.text
        assert 'value="Ada"' in refused.text
    files = {"option-board": ("my.json", json.dumps(board), "application/json")}
    made = host.http.post("/new", data=form, files=files)
    assert made.status_code == 200, made.text
    table = made.url.path.removeprefix("/t/")
    settings = host.http.get(f"/api/tables/{table}").json()["settings"]
    assert settings["options"]["board"] == board


def test_names_for_all_at_one_screen(server: Server) -> None:
    chairs = {f"seat-{seat}": "me" for seat in range(3)}
    screen = open_table(server, players="3", name="Ada, Bob", **chairs)
    table = screen.url.rpartition("/")[2]
    seated = screen.http.get(f"/api/tables/{table}").json()["chairs"]
    assert [chair["name"] for chair in seated] == ["Ada", "Bob", "Bob 3"]
    screen.open("/new?game=qe")
    screen.send("new-form", name=" ")
    assert screen.status == 422
    assert "characters" in screen.text


def test_the_host_closes_and_deletes_a_table(server: Server) -> None:
    browsers = full_table(server)
    host = browsers[0]
    host.open(host.url)
    assert not host.has("delete-form")
    assert "thinking" in host.text
    host.send("close-form", ("action", "close"))
    assert "thinking" not in host.text.replace("icon-thinking", "")
    assert host.has("delete-form")
    browsers[1].open(host.url)
    assert not browsers[1].has("delete-form")
    assert browsers[1].http.post(f"{host.url}/delete").status_code == 403
    address = host.url
    host.send("delete-form")
    assert host.url == f"{server.url}/"
    for browser in browsers:
        for _ in range(4):
            browser.open(address)
            assert browser.status == 404


def test_a_bot_stands_in_until_the_chair_is_given_back(server: Server) -> None:
    browsers = full_table(server)
    host = browsers[0]
    host.open(host.url)
    host.send("host", ("action", "bot:1"), level="rookie")
    assert "bot, medium" in host.text
    host.send("host", ("action", "give-back:1"))
    assert ("action", "bot:1") in host.form("host").buttons

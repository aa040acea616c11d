"""Mail to players of turn-based tables, by a real mail server on loopback."""

import re
import time
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.web.browser import Browser
from tests.web.post_office import PostOffice
from tests.web.server import Client, Server, fetch, new_table, send
from tests.web.stream import Stream
from tests.web.test_api import wait_for
from tests.web.test_serve import check_sentence, serve

SITE = "https://games.example.org"
ADA, BOB, CYD = "ada@example.net", "bob@example.net", "cyd@example.net"


@pytest.fixture
def office() -> Iterator[PostOffice]:
    office = PostOffice()
    yield office
    office.close()


@pytest.fixture
def server(office: PostOffice, tmp_path: Path) -> Iterator[Server]:
    running = mailing_server(f"sqlite:///{tmp_path}/games.db", office)
    yield running
    log = running.stop()
    assert "Traceback" not in log
    assert "@example.net" not in log


def mailing_server(database: str, office: PostOffice, **more: Any) -> Server:
    return Server(
        database,
        smtp=f"smtp://127.0.0.1:{office.port}",
        sender="Spiele <games@example.org>",
        site=SITE,
        mail_after=0.3,
        mail_patience=3.0,
        **more,
    )


def table_of_days(server: Server) -> tuple[Client, list[Client]]:
    return new_table(server, "ABC", pace="days", clock=86400)


def post(player: Client, path: str, language: str = "en", **form: str) -> httpx.Response:
    """A form sent from a chair, without opening the table's page."""
    return send(
        f"{player.server.url}/t/{player.table}/{path}",
        data=form,
        cookies={"chair": player.secrets[0]},
        headers={"accept-language": language},
    )


def give(player: Client, office: PostOffice, address: str, language: str = "en") -> EmailMessage:
    """Give an address with a chair and say yes to the mail that asks; the answer is that mail."""
    assert post(player, "mail", language, address=address).status_code == 303
    wait_for(lambda: office.to(address))
    asking = office.to(address)[0]
    page = send(f"{player.server.url}{link_in(asking)}", data={"action": "confirm"})
    assert page.status_code == 200
    office.letters.clear()
    return asking


def link_in(letter: EmailMessage) -> str:
    """The first link in a mail, on the server that the test has started."""
    found = re.search(rf"{re.escape(SITE)}(/\S+)", letter.get_content())
    assert found is not None
    return found[1]


def bid_in_turn(players: list[Client]) -> None:
    """The auctioneer bids, then everybody else."""
    first = players[0].get("")["waiting"][0]
    players[first].decide(bid=5)
    for seat in (0, 1, 2):
        if seat != first:
            players[seat].decide(bid=6 + seat)


def settle() -> None:
    """Long enough for a mail that should not come."""
    time.sleep(1.2)


def test_who_is_asked_gets_one_mail_in_their_language(server: Server, office: PostOffice) -> None:
    host, players = table_of_days(server)
    for player, address, language in zip(players, (ADA, BOB, CYD), ("de", "en", "fr"), strict=True):
        asking = give(player, office, address, language)
        assert asking["From"] == "Spiele <games@example.org>"
        assert asking["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    host.post("/start")
    first = host.get("")["waiting"][0]
    addresses = (ADA, BOB, CYD)
    wait_for(lambda: office.letters)
    settle()
    assert [address for address, _ in office.letters] == [addresses[first]]
    letter = office.letters[0][1]
    assert link_in(letter) == f"/t/{host.table}"
    assert ["Du bist dran", "Your turn", "À vous"][first] in letter["Subject"]
    for secret in (host.invite, *host.secrets, *[p.secrets[0] for p in players]):
        assert secret not in letter.as_string()
    # The next two are asked at the same time; whoever decides at once is not bothered.
    second, third = (first + 2) % 3, (first + 1) % 3
    players[first].decide(bid=5)
    players[second].decide(bid=6)
    wait_for(lambda: office.to(addresses[third]))
    settle()
    assert not office.to(addresses[second])
    assert len(office.letters) == 2
    # Who decides last and is asked next is mailed of that turn too, after a quarter of an hour.
    players[third].decide(bid=7)
    assert host.get("")["waiting"] == [third]
    wait_for(lambda: "spielgeld_mails_due 1.0" in fetch(f"{server.url}/metrics").text)
    settle()
    assert len(office.letters) == 2


def test_who_is_at_the_table_gets_no_mail(server: Server, office: PostOffice) -> None:
    host, players = table_of_days(server)
    for player, address in zip(players, (ADA, BOB, CYD), strict=True):
        give(player, office, address)
    streams = [Stream(player) for player in players]
    host.post("/start")
    settle()
    assert office.letters == []
    assert streams


def test_an_address_that_has_not_said_yes_gets_one_mail_only(
    server: Server, office: PostOffice
) -> None:
    host, players = table_of_days(server)
    for player, address in zip(players, (ADA, BOB, CYD), strict=True):
        post(player, "mail", address=address)
        wait_for(lambda address=address: office.to(address))
    host.post("/start")
    bid_in_turn(players)
    settle()
    assert sorted(address for address, _ in office.letters) == [ADA, BOB, CYD]


def test_mails_end_by_the_link_in_them_or_at_the_table(server: Server, office: PostOffice) -> None:
    host, players = table_of_days(server)
    asked = [
        give(player, office, address)
        for player, address in zip(players, (ADA, BOB, CYD), strict=True)
    ]
    page = Browser(server)
    page.open(link_in(asked[0]))
    page.open(link_in(asked[0]))
    page.send("mailing-form", ("action", "stop"))
    assert page.status == 200
    one_click = re.sub(r"[<> ]", "", str(asked[1]["List-Unsubscribe"])).removeprefix(SITE)
    body = {"List-Unsubscribe": "One-Click"}
    assert send(f"{server.url}{one_click}", data=body).status_code == 200
    assert fetch(f"{server.url}{one_click}").status_code == 404
    assert post(players[2], "mail", address="").status_code == 303
    host.post("/start")
    settle()
    assert office.letters == []


def test_a_rematch_keeps_the_addresses(server: Server, office: PostOffice) -> None:
    host, players = table_of_days(server)
    for player, address in zip(players, (ADA, BOB, CYD), strict=True):
        give(player, office, address)
    host.post("/close")
    again = Client(server, host.post("/rematch")["table"], *host.secrets)
    again.post("/start")
    wait_for(lambda: office.letters)
    assert link_in(office.letters[0][1]) == f"/t/{again.table}"


def test_an_address_is_nobody_elses_business(server: Server, office: PostOffice) -> None:
    host, players = table_of_days(server)
    give(players[1], office, BOB)
    host.post("/start")
    for reader in (*players, host, Client(server, host.table)):
        cookies = {"chair": reader.secrets[0]} if reader.secrets else {}
        address = f"{server.url}/t/{host.table}"
        page = fetch(address, cookies=cookies, follow_redirects=True).text
        assert (BOB in page) == (reader is players[1])
        assert BOB not in fetch(f"{address}/fragments?page=table", cookies=cookies).text
        for path in ("", "/view", "/events"):
            assert BOB not in str(reader.get(path))
    refused = post(players[0], "mail", address="no address")
    assert refused.status_code == 422
    assert "name@example.org" in refused.text


def test_a_mail_server_that_is_down_and_a_restart(server: Server, office: PostOffice) -> None:
    host, players = table_of_days(server)
    for player, address in zip(players, (ADA, BOB, CYD), strict=True):
        give(player, office, address)
    office.close()
    host.post("/start")
    settle()
    server.kill()
    server.restart()
    settle()
    office.open_again()
    wait_for(lambda: office.letters)
    settle()
    assert len(office.letters) == 1


def test_an_address_that_is_refused_is_left_alone(server: Server, office: PostOffice) -> None:
    _, players = table_of_days(server)
    post(players[0], "mail", address="nobody@example.net")
    wait_for(lambda: office.refused)
    time.sleep(3.5)
    assert office.refused == ["nobody@example.net"]


def test_two_servers_send_a_mail_once(postgres_url: str, office: PostOffice) -> None:
    one = mailing_server(postgres_url, office, workers=2)
    tables = [table_of_days(one) for _ in range(3)]
    for number, (_, players) in enumerate(tables):
        for seat, player in enumerate(players):
            give(player, office, f"p{seat}t{number}@example.net")
    for host, _ in tables:
        host.post("/start")
    wait_for(lambda: len(office.letters) >= 3)
    settle()
    assert len(office.letters) == 3
    assert "Traceback" not in one.stop()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--smtp", "mail.example.org"], "smtp://"),
        (["--smtp", "smtp://127.0.0.1:x", "--sender", "a@b.c"], "smtp://"),
        (["--smtp", "smtp://me:secret@127.0.0.1"], "SPIELGELD_SMTP"),
        (["--smtp", "smtp://127.0.0.1"], "--sender"),
        (["--smtp", "smtp://127.0.0.1", "--sender", "a@b.c", "--site", "x"], "https://"),
    ],
)
def test_mail_that_is_not_set_up_well(tmp_path: Path, arguments: list[str], said: str) -> None:
    done = serve("--port", "0", "--database", f"sqlite:///{tmp_path}/games.db", *arguments)
    sentence = check_sentence(done)
    assert said in sentence
    assert "secret" not in sentence


def test_a_stranger_gets_one_mail_a_day_whatever_tables_want_it(
    server: Server, office: PostOffice
) -> None:
    """However the address is written, and also after a restart. Who says yes can be asked again."""
    ways = ("ada@example.net", "Ada+1@example.net", "a.d.a+x@EXAMPLE.net")
    chairs = [player for _ in range(3) for player in table_of_days(server)[1]]
    post(chairs[0], "mail", address=ways[0])
    wait_for(lambda: office.letters)
    for number, player in enumerate(chairs[1:-1]):
        post(player, "mail", address=ways[number % 3])
        post(player, "mail", address="")
        post(player, "mail", address=ways[number % 3])
    post(chairs[-1], "mail", address=BOB)
    wait_for(lambda: len(office.letters) == 2)
    wait_for(lambda: "spielgeld_mails_due 7.0" in fetch(f"{server.url}/metrics").text)
    server.kill()
    server.restart()
    settle()
    assert len(office.letters) == 2, office.letters
    (letter,) = [letter for address, letter in office.letters if address != BOB]
    send(f"{server.url}{link_in(letter)}", data={"action": "confirm"})
    office.letters.clear()
    player = table_of_days(server)[1][0]
    post(player, "mail", address=ADA)
    wait_for(lambda: office.to(ADA))


def test_a_name_in_a_mail_is_no_link(server: Server, office: PostOffice) -> None:
    _, players = new_table(
        server, ["http://evil.example/x", "you@evil.example", "Zoë O’Hara-López"],
        pace="days", clock=86400,
    )  # fmt: skip
    for player, address in zip(players, (ADA, BOB, CYD), strict=True):
        post(player, "mail", address=address)
        wait_for(lambda address=address: office.to(address))
    for address, name in (
        (ADA, "http evil example x"),
        (BOB, "you evil example"),
        (CYD, "Zoë O’Hara-López"),
    ):
        text = office.to(address)[0].get_content()
        assert text.startswith(f"Hello {name},")
        assert "evil.example" not in text

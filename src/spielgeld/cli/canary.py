"""spielgeld canary: plays at a live server with hidden bids, and looks for them."""

import json
import secrets
import sys
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import urlencode
from urllib.request import HTTPRedirectHandler, Request, build_opener

import click
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from spielgeld.cli.shared import CantRun, language_option
from spielgeld.laws.bid_forms import Bid, HiddenBidForms, find_in, forms_of
from spielgeld.telling.words import Words, words_of

PLAYERS = 4
PATIENCE = 20
LANGUAGES = ("en", "de", "fr")
PAGES = ("", "/fragments?page=table", "/back?step={step}", "/back?step={step}&as={other}",
         "/record", "/luck", "/analysis?seat={other}", "/lesson", "/rematch")  # fmt: skip
CALLS = ("", "/view", "/view?seat={other}", "/events", "/events?seat={other}", "/record", "/luck",
         "/hint?seat={other}", "/analysis?seat={other}")  # fmt: skip
STREAMS = ("/t/{table}/stream?page=table", "/api/tables/{table}/stream?last=0")
FIRST_BYTES = 400_000


class NoRedirects(HTTPRedirectHandler):
    """What a redirect says is read, not followed."""

    def redirect_request(self, *_: object) -> None:
        return None


@click.command("canary")
@click.argument("url")
@click.option("--sales", default=2, show_default=True, help="How many companies are sold.")
@language_option
def command(url: str, sales: int, lang: str) -> None:
    """Play at the server at URL with bids of 40 digits, and look for them where they must
    not be.
    """
    words = words_of(lang)
    try:
        found, asked = Canary(url.rstrip("/"), words).fly(sales)
    except (URLError, OSError, ValueError, WebSocketException) as error:
        raise CantRun(words.say("canary-cant", url=url, reason=str(error)[:200])) from None
    for leak in found:
        click.echo(leak)
    click.echo(words.say("canary-found" if found else "canary-none", leaks=len(found), asked=asked))
    sys.exit(1 if found else 0)


class Canary:
    """Has all chairs of a table of QE, and reads there as everybody and as nobody."""

    def __init__(self, url: str, words: Words) -> None:
        self._url = url
        self._words = words
        self._open = build_opener(NoRedirects()).open
        self._asked = 0
        self._bids: list[Bid] = []
        self._leaks: dict[str, None] = {}

    def fly(self, sales: int) -> tuple[list[str], int]:
        """What was found where it must not be, and how many answers were looked at."""
        made = self._call("POST", "/api/tables", {"game": "qe", "players": PLAYERS})
        self._table, self._host = made["table"], made["host"]
        try:
            self._chairs = [
                self._call("POST", f"{self._api}/chairs", {"invite": made["invite"], "name": name})[
                    "secret"
                ]
                for name in "ABCD"
            ]
            self._call("POST", f"{self._api}/start", {}, self._host)
            while self._sold() < sales:
                self._decide()
            self._call("POST", f"{self._api}/close", {}, self._host)
            self._look()
        finally:
            self._call("DELETE", self._api, None, self._host)
        return list(self._leaks), self._asked

    @property
    def _api(self) -> str:
        return f"/api/tables/{self._table}"

    def _view(self, seat: int | None) -> dict[str, object]:
        secret = None if seat is None else self._chairs[seat]
        view: dict[str, object] = self._call("GET", f"{self._api}/view", None, secret)["view"]
        return view

    def _sold(self) -> int:
        table = self._view(None)["table"]
        assert isinstance(table, dict)
        return len([sale for sale in table["sales"] if sale["winner"] is not None])

    def _decide(self) -> None:
        """One question: each bids what nobody could guess, and between two bids all is read."""
        for seat in self._call("GET", self._api, None, None)["waiting"]:
            view = self._view(seat)
            table = view["table"]
            assert isinstance(table, dict)
            stage, sale = table["stage"], len(table["sales"])
            decision: dict[str, object] = {"look": False}
            if stage == "open bid":
                decision = {"bid": 1}  # so a hidden bid wins, and is spent
            elif stage != "look":
                amount = 10**39 + secrets.randbelow(9 * 10**39)
                decision = {"bid": str(amount)}
                auctioneer = table["sales"][-1]["auctioneer"]
                self._bids.append(Bid(amount, seat, auctioneer, sale))
            body = {"decision": decision, "step": view["step"]}
            self._call("POST", f"{self._api}/decide", body, self._chairs[seat])
            if stage not in ("look", "open bid"):
                self._look()

    def _look(self) -> None:
        """Everything, as a spectator and from every chair."""
        table = self._view(None)["table"]
        assert isinstance(table, dict)
        open_sale = len(table["sales"]) if table["sales"][-1]["winner"] is None else None
        for seat in (None, *range(PLAYERS)):
            hidden = [bid for bid in self._bids if not bid.is_known_to(seat, open_sale)]
            if not hidden:
                continue
            reader = HiddenBidForms(seat, forms_of(hidden))
            for door, text in self._read(seat):
                self._asked += 1
                for bid in find_in(text, reader.forms):
                    self._leaks.setdefault(self._tell(seat, door, bid))

    def _tell(self, seat: int | None, door: str, bid: Bid) -> str:
        say = self._words.say
        reader = say("canary-spectator") if seat is None else say("canary-seat", seat=seat + 1)
        return say("canary-leak", reader=reader, door=door, seat=bid.seat + 1)

    def _read(self, seat: int | None) -> list[tuple[str, str]]:
        secret = None if seat is None else self._chairs[seat]
        other = 0 if seat is None else (seat + 1) % PLAYERS
        step = self._view(seat)["step"]
        told = []
        values = {"step": step, "other": other, "table": self._table}
        for path in PAGES:
            for language in LANGUAGES:
                mark = "&" if "?" in path else "?"
                address = f"/t/{self._table}{path.format(**values)}{mark}lang={language}"
                for htmx in (False, True):
                    told.append((f"GET /t/...{path}", self._text(address, secret, htmx=htmx)))
        for path in CALLS:
            told.append(
                (f"GET /api/...{path}", self._text(self._api + path.format(**values), secret))
            )
        for path in STREAMS:
            told.append((f"GET {path}", self._text(path.format(**values), secret, stream=True)))
        for query in ("", f"?seat={other}&as={other}"):
            told.append((f"SOCKET /api/...{query}", self._hear(query, secret)))
        for body in ({"bid": "-1"}, {"bid": "1", "step": "0"}):
            address = f"/t/{self._table}/decide"
            told.append(("POST /t/.../decide", self._text(address, secret, form=body)))
        return told

    def _text(
        self,
        path: str,
        secret: str | None,
        *,
        htmx: bool = False,
        stream: bool = False,
        form: dict[str, str] | None = None,
    ) -> str:
        """Headers and body of an answer, whatever its status."""
        headers = {"HX-Request": "true"} if htmx else {}
        if secret is not None:
            headers |= {"Authorization": f"Bearer {secret}", "Cookie": f"chair={secret}"}
        data = None if form is None else urlencode(form).encode()
        try:
            answer = self._open(Request(self._url + path, data, headers), timeout=PATIENCE)
        except HTTPError as error:
            answer = error
        with answer:
            read = answer.read1 if stream and hasattr(answer, "read1") else answer.read
            body = read(FIRST_BYTES)
            if stream and b"data:" not in body and answer.status == 200:
                body += read(FIRST_BYTES)
            return f"{answer.headers}\n{body.decode(errors='replace')}"

    def _hear(self, query: str, secret: str | None) -> str:
        """What a socket says at once, and to a decision that can't be."""
        address = f"ws{self._url.removeprefix('http')}{self._api}/socket{query}"
        impossible = {"decision": {"bid": -1}, "step": 0, "key": "canary"}
        said = ""
        with connect(address, open_timeout=PATIENCE) as socket:
            try:
                for message in ({"secret": secret}, impossible):
                    socket.send(json.dumps(message))
                    said += str(socket.recv(timeout=PATIENCE))
            except ConnectionClosed:
                pass
        return said

    def _call(self, method: str, path: str, body: object = None, secret: str | None = None) -> Any:
        headers = {"Content-Type": "application/json"}
        if secret is not None:
            headers["Authorization"] = f"Bearer {secret}"
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._url + path, data, headers, method=method)
        with self._open(request, timeout=PATIENCE) as answer:
            text = answer.read()
        return json.loads(text) if text else {}

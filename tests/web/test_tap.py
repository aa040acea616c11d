"""A tap on the wire: programs bid unique 40-digit amounts on a running server.

Everybody else reads all they can get meanwhile, and no amount is found where it must not be.
"""

import re
import threading
from random import Random

import httpx

from tests.web.server import PATIENCE, Client, Line, Server, new_table
from tests.web.stream import Stream
from tests.web.wire import Socket

SALES = 6
PATHS = (
    "/t/{}",
    "/t/{}?lang=de",
    "/t/{}/fragments?page=table",
    "/t/{}/back?step=1",
    "/t/{}/record",
)
CALLS = ("", "/view", "/events", "/record")
NUMBER = re.compile(r"\d{40}")


class Policy:
    """Who may know which amount (QE-5 to QE-8): an open bid all; a secret one its bidder, and the
    auctioneer once all are in. With four players nobody else ever learns one.
    """

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.all: set[str] = set()
        self.known: dict[int | None, set[str]] = {seat: set() for seat in (0, 1, 2, 3, None)}

    def tell(self, amount: str, *seats: int | None) -> None:
        with self.lock:
            self.all.add(amount)
            for seat in seats:
                self.known[seat].add(amount)

    def leaks(self, reader: int | None, text: str) -> set[str]:
        """The amounts in a text that this reader may not know, however their digits are grouped."""
        digits = re.sub(r"(?<=\d)[,. '_\u00a0\u202f](?=\d)", "", text)
        with self.lock:
            found = {amount for amount in self.all if amount in digits}
            return found - self.known[reader]


class Tap(threading.Thread):
    """A reader who never stops asking."""

    def __init__(self, client: Client, seat: int | None, policy: Policy) -> None:
        super().__init__(daemon=True)
        self.seat = seat
        self.policy = policy
        self.client = client
        cookies = {"chair": ".".join(client.secrets)} if client.secrets else {}
        self.browser = Line(
            base_url=client.server.url,
            cookies=cookies,
            timeout=PATIENCE,
            follow_redirects=True,
            verify=False,
        )
        self.stream = Stream(client)
        self.socket = Socket(client)
        self.found: list[tuple[str, set[str]]] = []
        self.read = 0
        self.read_on_socket = 0
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            for path in PATHS:
                self.search(self.browser.get(path.format(self.client.table)))
            for call in CALLS:
                self.search(self.client.http.get(f"/api/tables/{self.client.table}{call}"))
            # Everything up to the answer to this.
            self.socket.decide({"look": "nothing"})
            for text in self.socket.texts[self.read_on_socket :]:
                self.search_text("socket", text)
            self.read_on_socket = len(self.socket.texts)

    def search(self, response: httpx.Response) -> None:
        self.search_text(str(response.url), f"{response.headers}{response.text}")

    def search_text(self, source: str, text: str) -> None:
        self.read += 1
        leaks = self.policy.leaks(self.seat, text)
        if leaks:
            self.found.append((source, leaks))


def test_no_secret_amount_is_on_any_other_wire(server: Server) -> None:
    host, players = new_table(server)
    host.post("/start")
    policy = Policy()
    taps = [Tap(player, seat, policy) for seat, player in enumerate(players)]
    taps.append(Tap(Client(server, host.table), None, policy))
    for tap in taps:
        tap.start()
    rng = Random(40)
    for _ in range(SALES):
        auctioneer = host.get("")["waiting"][0]
        opening = str(rng.randrange(10**39, 10**40))
        policy.tell(opening, 0, 1, 2, 3, None)
        players[auctioneer].decide(bid=opening)
        bids: list[str] = []
        for seat in rng.sample([seat for seat in range(4) if seat != auctioneer], 3):
            bids.append(str(rng.randrange(10**39, 10**40)))
            policy.tell(bids[-1], seat)
            if len(bids) == 3:
                for bid in bids:
                    policy.tell(bid, auctioneer)
            players[seat].decide(bid=bids[-1])
    for tap in taps:
        tap.ended.set()
        tap.join()
        assert tap.read > 20
        assert tap.found == []
        assert tap.read_on_socket > SALES
        assert NUMBER.search(tap.stream.raw.decode()) is None
    assert len(policy.all) == SALES * 4

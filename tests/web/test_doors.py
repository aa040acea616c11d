"""Whatever is put through a door gets a clear answer, and the server goes on for everybody else."""

import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from spielgeld.web.context import household_of
from tests.web.browser import Browser
from tests.web.server import PATIENCE, Client, Line, Server, new_table
from tests.web.test_pages import open_table
from tests.web.wire import open_socket

INVALID_TEXT = 1007

HALF = b"\xed\xa0\x80"
BOUNDARY = "border"


def multipart(fields: dict[str, bytes], charset: str = "", file: str = "") -> dict[str, Any]:
    """A form as no browser would send it."""
    body = b""
    for name, value in fields.items():
        kind = f'form-data; name="{name}"' + (f'; filename="{name}.json"' if name == file else "")
        head = f"--{BOUNDARY}\r\ncontent-disposition: {kind}\r\n"
        if charset:
            head += f"content-type: text/plain; charset={charset}\r\n"
        body += head.encode() + b"\r\n" + value + b"\r\n"
    body += f"--{BOUNDARY}--\r\n".encode()
    kind = f"multipart/form-data; boundary={BOUNDARY}" + (f"; charset={charset}" if charset else "")
    return {"content": body, "headers": {"content-type": kind}}


class Visit:
    """Somebody with a chair at a table, in a browser and as a program."""

    def __init__(self, server: Server, *, started: bool = True) -> None:
        self.host, self.players = new_table(server, "ABC")
        if started:
            self.host.post("/start")
        self.server = server
        self.me = self.players[self.host.get("")["waiting"][0] if started else 0]
        cookies = {"chair": ".".join([*self.me.secrets, *self.host.secrets, self.host.invite])}
        self.http = Line(base_url=server.url, cookies=cookies, timeout=PATIENCE)
        self.page, self.api = f"/t/{self.host.table}", f"/api/tables/{self.host.table}"

    def post(self, path: str, **arguments: Any) -> httpx.Response:
        return self.http.post(f"{self.page}{path}", **arguments)

    def check(self) -> None:
        """The server still writes, for this table and for others."""
        self.me.post("/chat", text="still here")
        new_table(self.server, "AB")


@pytest.fixture
def visit(server: Server) -> Iterator[Visit]:
    visit = Visit(server)
    yield visit
    visit.check()


def refused(response: httpx.Response, *statuses: int) -> None:
    assert response.status_code in (statuses or (400, 422)), (response.status_code, response.text)


@pytest.mark.parametrize("text", [b"\\ud800", b"a\\u0000b", b"\\udfff\\ud800"])
def test_text_that_no_database_holds_is_refused_at_forms(visit: Visit, text: bytes) -> None:
    escaped = "unicode_escape"
    refused(visit.post("/notes", **multipart({"notes": text}, escaped)))
    fields = {"bid": b"20", "step": b"0", "key": text}
    refused(visit.post("/decide", **multipart(fields, escaped)))
    refused(visit.post("/chat", **multipart({"text": text}, escaped)))
    refused(visit.post("/decide", **multipart({"bid": text, "step": b"0"}, escaped)), 400, 422)
    refused(visit.post("/take", **multipart({"name": text}, escaped)), 400, 409, 422)


@pytest.mark.parametrize("text", ["\\ud800", "\\u0000"])
def test_text_that_no_database_holds_is_refused_in_json(visit: Visit, text: str) -> None:
    for path, body in (
        ("/decide", '{"decision": {"bid": 3}, "key": "%s"}'),
        ("/decide", '{"decision": {"%s": "%s"}}'),
        ("/chat", '{"text": "%s"}'),
        ("/chairs", '{"invite": "%s", "name": "%s"}'),
    ):
        content = body.replace("%s", text)
        answer = visit.me.http.post(
            f"{visit.api}{path}", content=content, headers={"content-type": "application/json"}
        )
        refused(answer, 400, 403, 422)
    whole = json.dumps(json.loads(BOARD) | {"about": "%s"})
    new = '{"game": "euro-crisis", "players": 4, "options": {"board": WHOLE}}'
    for about, statuses in ((text, ()), ("\\u00bd", (201,))):
        answer = visit.me.http.post(
            "/api/tables",
            content=new.replace("WHOLE", whole.replace("%s", about)),
            headers={"content-type": "application/json"},
        )
        refused(answer, *statuses)


def board(**changes: Any) -> bytes:
    response_board: dict[str, Any] = json.loads(BOARD)
    return json.dumps({**response_board, **changes}).encode()


BOARD = ""


@pytest.fixture(scope="module", autouse=True)
def example_board() -> None:
    global BOARD
    from spielgeld import games

    (option,) = [option for option in games.get("euro-crisis").options if option.is_object]
    BOARD = json.dumps(option.example)


@pytest.mark.parametrize("text", ["\ud800", "x\0y"])
def test_a_board_file_with_half_a_character_is_refused(visit: Visit, text: str) -> None:
    fields = {
        "game": b"euro-crisis",
        "players": b"4",
        "name": b"Ada",
        "seat-0": b"me",
        "option-board": board(about=text),
    }
    refused(visit.http.post("/new", **multipart(fields, file="option-board")))
    fields["option-board"] = board(about="½ → ß 𝄞")
    taken = visit.http.post("/new", **multipart(fields, file="option-board"))
    assert taken.status_code == 303, taken.text


def test_long_numbers_are_not_even_read(server: Server, visit: Visit) -> None:
    """60,000 digits cost a fifth of a second to read, which all others would wait for."""
    long = "9" * 60_000
    refused(visit.post("/decide", data={"bid": "20", "step": long}))
    refused(visit.post("/decide", data={"bid": "20", "step": "9" * 9000}), 409, 422)
    refused(visit.http.get(f"{visit.page}/back?step={'9' * 3000}"), 404)
    refused(visit.http.get(f"{visit.page}/back?step=0&as={'9' * 3000}"), 200, 404)
    answer = visit.me.http.post(
        f"{visit.api}/decide",
        content='{"decision": {"bid": 20}, "step": LONG}'.replace("LONG", long),
        headers={"content-type": "application/json"},
    )
    refused(answer, 400, 422)
    for decision in ('{"bid": %s}', '{"bid": "%s"}'):
        answer = visit.me.http.post(
            f"{visit.api}/decide",
            content='{"decision": %s, "step": 0}' % (decision % long),
            headers={"content-type": "application/json"},
        )
        refused(answer, 400)
        assert answer.json()["error"]["reason"] == "long-number"
    for value in (long, f'"{long}"', "9" * 6000, f'"{"9" * 6000}"'):
        for body in (
            '{"game": "qe", "players": %s}',
            '{"game": "qe", "players": 4, "clock": %s}',
            '{"game": "qe", "players": 4, "options": {"max_digits": %s}}',
            '{"game": "euro-crisis", "players": 4, "options": {"board": {"a": %s}}}',
        ):
            answer = visit.me.http.post(
                "/api/tables", content=body % value, headers={"content-type": "application/json"}
            )
            refused(answer)
            assert len(answer.content) < 2000, "nobody wants to read it again"
    for field in ("players", "clock", "pace", "option-max_digits"):
        form = {"game": "qe", "players": "4", "name": "Ada", field: "9" * 6000}
        refused(visit.http.post("/new", data=form))
    fields = {"game": b"euro-crisis", "players": b"4", "name": b"A", "option-board": b""}
    fields["option-board"] = board().replace(b"1", b"9" * 20_000, 1)
    refused(visit.http.post("/new", **multipart(fields, file="option-board")))


def test_json_nested_deeply_is_refused(visit: Visit) -> None:
    deep = "[" * 5000 + "]" * 5000
    for path in (f"{visit.api}/decide", "/api/tables", f"{visit.api}/chat"):
        for body in (deep, f'{{"decision": {{"bid": {deep}}}}}', f'{{"options": {deep}}}'):
            answer = visit.me.http.post(
                path, content=body, headers={"content-type": "application/json"}
            )
            refused(answer)
    fields = {"game": b"euro-crisis", "players": b"4", "name": b"Ada"}
    for nested in (deep, '{"a":' * 5000 + "1" + "}" * 5000):
        form = multipart({**fields, "option-board": nested.encode()}, file="option-board")
        refused(visit.http.post("/new", **form))


@pytest.mark.parametrize(
    "charset", ["no-such-thing", "", "base64", "idna", "utf-7", "zip", "rot13"]
)
def test_a_form_in_an_unknown_script_is_refused(visit: Visit, charset: str) -> None:
    """Also scripts that Python knows but that are no way to write a form."""
    for path in ("/notes", "/chat", "/decide", "/take", "/host", "/mail"):
        answer = visit.post(path, **multipart({"text": b"\xff\xfe", "notes": b"\xff"}, charset))
        assert answer.status_code < 500, (path, answer.text)
        kind = f"application/x-www-form-urlencoded; charset={charset}"
        answer = visit.post(path, content=b"text=%ff&notes=%ff", headers={"content-type": kind})
        assert answer.status_code < 500, (path, answer.text)
    kind = f"application/json; charset={charset}"
    answer = visit.me.http.post(
        f"{visit.api}/chat", content=b'{"text": "a"}', headers={"content-type": kind}
    )
    assert answer.status_code < 500


def test_broken_multipart_is_refused(visit: Visit) -> None:
    for kind in ("multipart/form-data", "multipart/form-data; boundary=", "multipart/mixed"):
        for body in (b"", b"--", b"--x\r\n\r\n", b"--border\r\ncontent-disposition: x\r\n\r\n"):
            answer = visit.post("/chat", content=body, headers={"content-type": kind})
            assert answer.status_code < 500, (kind, body)


def test_nothing_hides_behind_a_zero_in_an_address(visit: Visit) -> None:
    for path in (
        "/t/%00", "/t/a%00b", "/api/tables/%00", "/api/tables/a%00b/view", "/mail/%00",
        "/t/%ED%A0%80", "/api/tables/%ED%A0%80/view", "/mail/%ff", "/t/%ff/stream",
        "/rules/%00", "/options/qe/%00", f"{visit.page}/join/%00", f"{visit.page}/chair/%00",
        f"{visit.page}/chair/{'%00' * 20}", f"{visit.page}/chair/{'%ED%A0%80' * 20}",
        f"/t/{'a' * 3000}", "/static/%00", "/static/..%2f..%2fapp.py",
    ):  # fmt: skip
        refused(visit.http.get(path), 400, 403, 404)
    answer = visit.http.get(f"{visit.page}?lang=%00&theme=%ff")
    assert answer.status_code == 200
    for cookies in ({"chair": "%00" * 20}, {"tables": "x-" + "y" * 16}, {"tables": "%-" * 9}):
        answer = httpx.get(f"{visit.server.url}/", cookies=cookies, timeout=PATIENCE)
        assert answer.status_code == 200


def test_a_chair_is_taken_too_late(server: Server) -> None:
    """A page from before the start can still be sent."""
    visit = Visit(server)
    for htmx in ({}, {"hx-request": "true"}):
        answer = visit.post("/take", data={"name": "Eve"}, headers=htmx)
        refused(answer, 409)
        assert "chair" in answer.text or "started" in answer.text


def test_chat_before_the_start(server: Server) -> None:
    visit = Visit(server, started=False)
    for htmx in ({}, {"hx-request": "true"}):
        answer = visit.post("/chat", data={"text": "who is there?"}, headers=htmx)
        assert answer.status_code == (204 if htmx else 303), answer.text
    assert len(visit.host.get("")["chat"]) == 2


def test_a_socket_that_sends_rubbish_is_told_so(server: Server, visit: Visit) -> None:
    """By an error; text that is none ends the socket before it is ours (RFC 6455, section 8.1)."""
    bearer = {"authorization": f"Bearer {visit.me.secrets[0]}"}
    for rubbish in (b"\xff\xfe", b'{"decision": {"bid": "\xed\xa0\x80"}}', b'"\xc3"', b"\x00"):
        with open_socket(server, visit.host.table, additional_headers=bearer) as socket:
            socket.recv(timeout=PATIENCE)
            socket.send(rubbish)
            assert "error" in json.loads(socket.recv(timeout=PATIENCE))
            socket.send('{"decision": {"bid": %s}}' % ("[" * 3000 + "]" * 3000))
            assert "error" in json.loads(socket.recv(timeout=PATIENCE))
            socket.send('{"decision": {"bid": 3}, "key": "\\ud800"}')
            assert "error" in json.loads(socket.recv(timeout=PATIENCE))
        for headers in (bearer, {}):
            with open_socket(server, visit.host.table, additional_headers=headers) as socket:
                if headers:
                    socket.recv(timeout=PATIENCE)
                with socket.send_context():
                    socket.protocol.send_text(rubbish)
                if rubbish.isascii():
                    assert "error" in json.loads(socket.recv(timeout=PATIENCE))
                    continue
                with pytest.raises(ConnectionClosed) as closed:
                    socket.recv(timeout=PATIENCE)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == INVALID_TEXT


@pytest.mark.parametrize("path", ["/api/tables", "/new"])
def test_a_slash_at_the_end_is_the_same_door(path: str, tmp_path: Any) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", limited=True)
    body = {"json": {"game": "qe", "players": 4}} if "api" in path else {"data": {"game": "qe"}}
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        answers = [http.post(f"{path}/", **body).status_code for _ in range(60)]
        assert answers.count(429) > 20, answers
        hints = [http.post(f"/t/{'a' * 18}/hint/").status_code for _ in range(40)]
        assert hints.count(429) > 10
        hints = [http.get(f"/api/tables/{'a' * 18}/hint/").status_code for _ in range(10)]
        assert set(hints) == {429}
    server.stop()


@pytest.mark.parametrize("path", ["//api/tables", "/api//tables", "/learn/qe", "//learn//qe/"])
def test_no_way_around_the_limit_on_new_tables(path: str, tmp_path: Any) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", limited=True)
    with httpx.Client(timeout=PATIENCE) as http:
        body: Any = {"json": {"game": "qe", "players": 4}} if "api" in path else {}
        answers = [http.post(f"{server.url}{path}", **body).status_code for _ in range(45)]
    assert answers[0] in (201, 303), answers
    assert answers.count(429) > 10, answers
    server.stop()


def test_rematches_without_end_are_new_tables_too(tmp_path: Any) -> None:
    server = Server(f"sqlite:///{tmp_path}/games.db", limited=True)
    host, _ = new_table(server, "AB")
    answers = []
    for _ in range(40):
        table = f"/api/tables/{host.table}"
        host.http.post(f"{table}/close")
        answers.append(again := host.http.post(f"{table}/rematch"))
        if again.status_code != 201:
            break
        host.table = again.json()["table"]
    assert [answer.status_code for answer in answers[:5]] == [201] * 5
    assert answers[-1].status_code == 429
    server.stop()


def test_names_that_no_file_can_have(server: Server) -> None:
    for path in ("a" * 300, "css/tokens.css/more", "é" * 200, "a/" * 1_500, "%00", "."):
        assert httpx.get(f"{server.url}/static/{path}", timeout=PATIENCE).status_code == 404, path


def test_a_household_has_one_limit() -> None:
    assert household_of("192.0.2.7") == "192.0.2.7" == household_of("::ffff:192.0.2.7")
    assert household_of("2001:db8:1:2:3:4:5:6") == household_of("2001:db8:1:2::9%eth0")
    assert household_of("2001:db8:1:2::1") != household_of("2001:db8:1:3::1")
    assert household_of("a:b") == "a:b"


def test_a_page_is_opened_as_before(server: Server) -> None:
    """What people do is not refused: umlauts, long notes, large bids, any script."""
    browser: Browser = open_table(server, name="Zoë Łukasz")
    assert "Zoë Łukasz" in browser.text
    visit = Visit(server)
    visit.post("/notes", data={"notes": "½ → ß 𝄞\n" * 100})
    visit.me.post("/decide", decision={"bid": "9" * 900}, step=0)
    client: Client = visit.me
    assert client.view["number"] > 0

"""Forms, calls and sockets filled with anything at all: the server answers, never with a 500.

python -m tests.fuzz [REQUESTS]

So many requests at each kind of door: forms, the JSON API, sockets; and so many at all doors
together that are bytes as they come: wrong UTF-8, broken framing, headers twice. The figures go to
docs/trust.md.
"""

import re
import socket
import tempfile
from collections import Counter
from contextlib import suppress
from typing import Any
from urllib.parse import quote_from_bytes

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.generation import GenerationMode
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests import figures
from tests.web.doors import Door, doors
from tests.web.server import PATIENCE, Client, Server, new_table
from tests.web.wire import open_socket

NAMES = (
    "bid", "step", "key", "sure", "seat", "name", "text", "notes", "address", "action", "level",
    "take", "game", "players", "clock", "pace", "language", "theme", "back", "hash", "value",
    "luck", "option-edition", "option-max_digits", "option-board", "seat-0", "seat-1", "timeout",
)  # fmt: skip
WORDS = (
    "", "0", "1", "-1", "25", "true", "me", "open", "bot:quant", "start", "close", "bot:0", "days",
    "give-back:1", "qe", "euro-crisis", "plutocracy", "de", "dark", "//x.org", "[[[", "{}", "1e999",
    "9" * 50, "9" * 4400, "9" * 20_000, "½", "²", "٣", "\u202e", "a\tb", "NaN", "0x10", "' OR 1=1",
)  # fmt: skip
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
CALLS = 15
"""There are at least so many calls of the JSON API."""
CHARSETS = ("utf-8", "latin-1", "utf-16", "unicode_escape", "idna", "no-such", "zip", "utf-7", "")

values = st.one_of(
    st.sampled_from(WORDS).map(str.encode),
    st.text(max_size=40).map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.binary(max_size=40),
    st.integers().map(lambda number: str(number).encode()),
)
names = st.one_of(st.sampled_from(NAMES), st.text("ab-\0é;=&", max_size=8))
fields = st.lists(st.tuples(names, values), max_size=6)


def urlencoded(form: list[tuple[str, bytes]], charset: str) -> tuple[bytes, str]:
    body = "&".join(f"{quote_from_bytes(n.encode())}={quote_from_bytes(v)}" for n, v in form)
    return body.encode(), f"application/x-www-form-urlencoded; charset={charset}"


def multipart(form: list[tuple[str, bytes]], charset: str) -> tuple[bytes, str]:
    parts = [
        f'--b\r\ncontent-disposition: form-data; name="{name}"\r\n'.encode()
        + f"content-type: text/plain; charset={charset}\r\n\r\n".encode()
        + value
        + b"\r\n"
        for name, value in form
    ]
    return b"".join([*parts, b"--b--\r\n"]), f"multipart/form-data; boundary=b; charset={charset}"


bodies = st.one_of(
    st.builds(urlencoded, fields, st.sampled_from(CHARSETS)),
    st.builds(multipart, fields, st.sampled_from(CHARSETS)),
    st.tuples(st.binary(max_size=200), st.sampled_from(["multipart/form-data", "text/plain", ""])),
)
nested = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=10)),
    lambda inside: st.one_of(
        st.lists(inside, max_size=3), st.dictionaries(st.text(max_size=6), inside, max_size=3)
    ),
    max_leaves=8,
)
keys = st.one_of(st.none(), st.text(max_size=70))
messages = st.one_of(
    st.binary(max_size=200),
    st.text(max_size=100).map(lambda text: text.encode("utf-8", "surrogatepass")),
    st.builds(
        lambda decision, step, key: to_bytes({"decision": decision, "step": step, "key": key}),
        st.one_of(nested, st.fixed_dictionaries({"bid": nested})),
        st.one_of(st.none(), st.integers()),
        keys,
    ),
)


def to_bytes(data: Any) -> bytes:
    import json

    return json.dumps(data).encode()


def often(number: int) -> settings:
    return settings(
        max_examples=number,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


def form_doors() -> list[str]:
    """Every address that takes a form, as the app itself names them."""
    return sorted(
        [
            door.path
            for door in doors()
            if door.method == "POST" and not door.path.startswith("/api")
        ]
    )


def fill(path: str, table: str) -> str:
    """An address with something in it that leads somewhere."""
    path = re.sub(r"\{table_id[^}]*\}", table, path)
    path = re.sub(r"\{game[^}]*\}", "euro-crisis", path)
    path = re.sub(r"\{name[^}]*\}", "board", path)
    return re.sub(r"\{[^}]*\}", "x" * 20, path)


def fuzz_forms(server: Server, number: int) -> Counter[str]:
    """So many forms at each door; what was answered, by door and kind."""
    told: Counter[str] = Counter()
    for door in form_doors():
        host, players = new_table(server, "ABC")
        if len(door) % 2:
            host.post("/start")
        path = fill(door, host.table)
        chairs = ".".join([*host.secrets, *players[0].secrets, host.invite])
        http = httpx.Client(base_url=server.url, timeout=PATIENCE, cookies={"chair": chairs})

        @often(number)
        @given(bodies, st.booleans())
        def send(body: tuple[bytes, str], htmx: bool) -> None:
            headers = {"content-type": body[1], **({"hx-request": "true"} if htmx else {})}
            answer = http.post(path, content=body[0], headers=headers)  # noqa: B023
            assert answer.status_code < 500, (door, body, answer.text[:300])  # noqa: B023
            told[f"forms {answer.status_code // 100}xx"] += 1

        send()
        http.close()
    return told


HEADERS = (
    b"host", b"content-length", b"content-type", b"transfer-encoding", b"connection", b"upgrade",
    b"cookie", b"authorization", b"origin", b"accept-language", b"last-event-id", b"hx-request",
    b"x-forwarded-for", b"x-forwarded-proto", b"sec-fetch-site", b"user-agent", b"expect",
    b"sec-websocket-key", b"sec-websocket-version", b"accept-encoding", b"te", b"x",
)  # fmt: skip
SAID = (
    b"", b"localhost", b"evil.example", b"[::1", b"http://[", b"http://\xff", b"0", b"3", b"-1",
    b"+3", b"99999999999999999999", b"chunked", b"gzip, chunked", b"upgrade", b"websocket",
    b"close",
    b"application/json", b"application/x-www-form-urlencoded; charset=\xff",
    b"multipart/form-data; boundary=\xff", b"multipart/form-data", b"Bearer \xff",
    b"chair=\xff\xfe",
    b"name=%ff; tables=\xe9-\xe9; key-\xff=x; theme", b"de;q=\xff, fr;q=nan", b"::, [, \xff", b"13",
    b"dGhlIHNhbXBsZSBub25jZQ==", b"100-continue", b"cross-site", b"y" * 5_000,
)  # fmt: skip
TAILS = (
    b"",
    b"?",
    b"?q=%ff%00",
    b"?seat=\xd9\xa3",
    b"?step=%ed%a0%80&as=",
    b"/%2e%2e/",
    b"%",
    b"#",
    b"\xff",
)
BODIES = (
    b"", b"{}", b'{"text": "\xff"}', b"\xff\xfe{\x00}\x00", b"[" * 1100, b"a=%ff&b=\xff",
    b"3\r\nabc\r\n0\r\n\r\n", b"zz\r\nabc\r\n", b"ffffffffffffffff1\r\n", b"--\xff\r\n\r\nx",
    b"GET / HTTP/1.1\r\n\r\n", b"\x88\x80" * 4,
)  # fmt: skip

usual_names, said = st.sampled_from(HEADERS), st.sampled_from(SAID)
headers = st.lists(
    st.one_of(
        *[st.tuples(usual_names, said)] * 6,
        st.tuples(usual_names, st.binary(max_size=30)),
        st.tuples(st.binary(min_size=1, max_size=8), st.binary(max_size=30)),
    ),
    max_size=4,
)
breaks = st.sampled_from([b"\r\n"] * 9 + [b"\n", b"\r", b"\r\n "])
requests = st.tuples(
    st.sampled_from(TAILS), headers, breaks,
    st.one_of(st.sampled_from(BODIES), st.binary(max_size=60)), st.booleans(), st.booleans(),
)  # fmt: skip


def fuzz_bytes(server: Server, number: int) -> Counter[str]:
    """So many requests that no client would send, at all doors there are."""
    told: Counter[str] = Counter()
    every = doors()
    for door in every:
        told += fuzz_door(server, door, -(-number // len(every)))
    return told


def fuzz_door(server: Server, door: Door, number: int) -> Counter[str]:
    told: Counter[str] = Counter()
    host, players = new_table(server, "ABC")
    host.post("/start")
    secrets = ".".join([*host.secrets, *players[0].secrets]).encode()
    method = b"GET" if door.method == "SOCKET" else door.method.encode()
    line = method + b" " + fill(door.path, host.table).encode()

    @often(number)
    @given(requests)
    def send(request: tuple[bytes, list[tuple[bytes, bytes]], bytes, bytes, bool, bool]) -> None:
        tail, given_headers, end, body, known, framed = request
        head = [(b"host", b"localhost"), *given_headers]
        if known:
            head += [(b"authorization", b"Bearer " + secrets), (b"cookie", b"chair=" + secrets)]
        if framed:
            head.append((b"content-length", str(len(body)).encode()))
        lines = [line + tail + b" HTTP/1.1", *[name + b": " + said for name, said in head]]
        answer = exchange(server, end.join([*lines, b"", body]))
        status = re.match(rb"HTTP/1\.1 (\d)", answer)
        assert status is None or status[1] != b"5", (door, request, answer[:300])
        told[f"bytes {status[1].decode()}xx" if status else "bytes, hung up on"] += 1

    send()
    for client in (host, *players):
        client.http.close()
    return told


def exchange(server: Server, said: bytes) -> bytes:
    """The beginning of what is answered, if anything is; nothing more is said."""
    address = ("127.0.0.1", server.port)
    with socket.create_connection(address, PATIENCE) as connection, suppress(ConnectionError):
        connection.sendall(said)
        connection.shutdown(socket.SHUT_WR)
        return connection.recv(1 << 12)
    return b""


def is_text(message: bytes) -> bool:
    """Whether it may be sent as text: else the protocol itself ends the socket."""
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True


def fuzz_socket(server: Server, number: int) -> Counter[str]:
    told: Counter[str] = Counter()
    host, players = new_table(server, "ABC")
    host.post("/start")
    bearer = {"authorization": f"Bearer {players[0].secrets[0]}"}
    with open_socket(server, host.table, additional_headers=bearer) as socket:
        socket.recv(timeout=PATIENCE)

        @often(number)
        @given(messages, st.booleans())
        def send(message: bytes, as_text: bool) -> None:
            with socket.send_context():
                if as_text and is_text(message):
                    socket.protocol.send_text(message)
                else:
                    socket.protocol.send_binary(message)
            while b'"view"' in (answer := bytes(str(socket.recv(timeout=PATIENCE)), "utf-8")):
                pass
            assert b'"failed"' not in answer, (message, answer)
            told["socket messages"] += 1

        send()
    return told


def calls_of(operation: Any) -> SearchStrategy[Any]:
    """What its description allows, and what it does not."""
    modes = list(GenerationMode) if operation.body else [GenerationMode.POSITIVE]
    return st.one_of([operation.as_strategy(generation_mode=mode) for mode in modes])


def fuzz_call(operation: Any, host: Client, secrets: list[str], number: int) -> Counter[str]:
    """Call it again and again; what was answered, by kind."""
    told: Counter[str] = Counter()

    @often(number)
    @given(case=calls_of(operation))
    def call(case: Any) -> None:
        # An address drawn at random is no table: half of the calls are for a real one.
        if len(str(case.path_parameters)) % 2 and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = host.table
        bearer = {"authorization": f"Bearer {'.'.join(secrets)}"}
        response = case.call(headers=bearer, timeout=PATIENCE)
        told[f"JSON {response.status_code // 100}xx"] += 1
        case.validate_response(response, checks=CHECKS)

    call()
    return told


def fuzz_json(server: Server, number: int) -> dict[str, Counter[str]]:
    """So many calls of each of the API's, each at a table of its own."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    called = {}
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        operation = found.ok()
        if operation.path.endswith("/stream"):
            continue
        host, players = new_table(server)
        host.post("/start")
        secrets = [*host.secrets, *players[0].secrets]
        name = f"{operation.method} {operation.path}"
        called[name] = fuzz_call(operation, host, secrets, number)
    return called


def fuzz(number: int) -> Counter[str]:
    """So many requests at each of the three kinds of doors."""
    with tempfile.TemporaryDirectory() as folder:
        # What no client would send is a line in the log each time, and nobody reads it meanwhile.
        server = Server(f"sqlite:///{folder}/games.db", "--log-level", "error")
        told = fuzz_forms(server, -(-number // len(form_doors())))
        told += fuzz_socket(server, number)
        for counted in fuzz_json(server, -(-number // CALLS)).values():
            told += counted
        told += fuzz_bytes(server, number)
        log = server.stop()
    assert "Traceback" not in log, log
    return told


def write(told: Counter[str], number: int) -> None:
    lines = [
        f"{number:,} requests at each kind of door: forms at {len(form_doors())} addresses, calls"
        " of the JSON API, messages at a socket, bytes as they come at all doors.",
        "", "| what | how many |", "| --- | --- |",
    ]  # fmt: skip
    lines += [f"| {name} | {count:,} |" for name, count in sorted(told.items())]
    lines += ["| 5xx, sockets that failed | 0 |"]
    figures.write("fuzz", lines)


if __name__ == "__main__":
    many = figures.how_many("tests.fuzz", "Requests at each kind of door.", 20_000)
    write(fuzz(many), many)

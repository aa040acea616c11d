"""Every door of the server, as the app itself names them, and what a reader tries at each.

A door of tomorrow is asked by itself. Only if a part of its address is unknown here, it fails.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute, WebSocketRoute

import spielgeld.web
from spielgeld.web.app import DOORS

SOURCE = Path(str(spielgeld.web.__file__)).parent
OUTER = ("/healthz", "/readyz", "/metrics")
"""What is answered before the app."""
READ_FROM = ("query_params", "query", "form", "cookies")
GUESSED = ("player", "chair", "who", "of", "viewer", "all", "full", "debug", "reveal", "format")
"""What somebody might ask for, though no door reads it today."""
STAGES = ("room", "running", "closed", "over")


class Door(NamedTuple):
    method: str
    path: str

    @property
    def at_table(self) -> bool:
        return "{table_id" in self.path

    @property
    def last(self) -> str:
        """What it is called: `decide` of /t/.../decide."""
        parts = [part for part in self.path.split("/") if part and not part.startswith("{")]
        return "" if parts in ([], ["t"], ["api", "tables"]) else parts[-1]

    @property
    def streams(self) -> bool:
        return self.method == "GET" and self.last == "stream"


def doors_of(app: Litestar) -> list[Door]:
    found = {Door("GET", path) for path in OUTER}
    for route in app.routes:
        if isinstance(route, WebSocketRoute):
            found.add(Door("SOCKET", route.path))
        elif isinstance(route, HTTPRoute):
            found |= {
                Door(method, route.path)
                for handler in route.route_handlers
                for method in handler.http_methods
                if method != "OPTIONS"
            }
    return sorted(found)


@cache
def doors() -> list[Door]:
    return doors_of(Litestar(list(DOORS), openapi_config=None))


@cache
def names_read() -> list[str]:
    """The names of all parameters, fields and cookies that any door reads."""
    found: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                source, name = node.func.value, node.args[0] if node.args else None
                if node.func.attr != "get":
                    continue
            elif isinstance(node, ast.Subscript):
                source, name = node.value, node.slice
            else:
                continue
            if ast.unparse(source).rpartition(".")[2] in READ_FROM and isinstance(
                name, ast.Constant
            ):
                found.add(str(name.value))
    for controller in DOORS:
        for handler in getattr(controller, "__dict__", {}).values():
            if isinstance(handler, HTTPRouteHandler):
                found |= set(inspect.signature(handler.fn).parameters)
    return sorted(found - {"self", "request", "table_id", "data"})


@dataclass
class Moment:
    """Where a reader stands when it asks: all that requests are made of."""

    table: str
    game: str
    step: int
    other: int
    """A seat that is not the reader's."""
    own: int | None
    host: bool = False
    asked: bool = False
    """Whether the reader may decide now: then nothing legal is tried."""
    may_undo: bool = False
    page: str = "table"
    over: bool = False
    curious: bool = False
    """Whether everything is tried that could be read from an address."""
    api: bool = True
    """A screen for several has a curtain only in the browser."""
    ending: bool = False
    """Whether the reader may do what can't be undone."""
    secrets: tuple[str, ...] = ()
    invite: str = ""
    token: str = ""
    nonsense: list[dict[str, Any]] = field(default_factory=list)
    sense: list[dict[str, Any]] = field(default_factory=list)
    keys: tuple[str, ...] = ()
    """Under which others have decided."""

    def fill(self, path: str) -> str:
        secret = self.secrets[0] if self.secrets else "x" * 20
        known = {
            "table_id": self.table, "game": self.game, "invite": self.invite or "x" * 20,
            "secret": secret, "token": self.token or "x" * 20, "name": "board.json",
            "key": "x" * 20, "code": "x" * 20,
        }  # fmt: skip

        def value(found: re.Match[str]) -> str:
            name = found[1]
            if name not in known:
                raise AssertionError(f"{path}: nobody knows what to write for {name}")
            return known[name]

        filled = re.sub(r"\{(\w+)(?::\w+)?\}", value, path)
        return filled.rstrip("/") or "/"


class Request(NamedTuple):
    door: Door
    path: str
    body: Any = None
    htmx: bool = False


def parameters(at: Moment) -> Iterator[str]:
    """Every name that any door reads, with a value that would be worth something."""
    step = max(at.step - 1, 0)
    known = [
        f"seat={at.other}", "seat=9", f"as={at.other}", f"as={at.other}&step={step}",
        f"step={step}", "order=lost", "from_step=1", "lang=de", "page=room", "hidden=1&mark=x",
        "last=1",
    ]  # fmt: skip
    yield from known
    named = {part.partition("=")[0] for query in known for part in query.split("&")}
    rest = sorted({*names_read(), *GUESSED} - named)
    yield "&".join([f"{name}={at.other}" for name in rest])


def looks(door: Door, at: Moment, *, thorough: bool) -> Iterator[Request]:
    """All that can be asked for by reading."""
    path = at.fill(door.path)
    if door.last in ("analysis", "hint") and not thorough:
        return
    if door.last == "analysis" and at.over:
        # How far it is by now is a matter of time; of a seat that is not there it is never made.
        yield Request(door, f"{path}?seat=9")
        return
    # Without its page a stream or a fragment is only told to reload.
    start = f"?page={at.page}&" if door.last in ("stream", "fragments") else "?"
    if door.streams and path.startswith("/api"):
        start = "?last=0&"
    yield Request(door, path + start.rstrip("?&"))
    if not path.startswith("/api") and not door.streams:
        yield Request(door, path + start.rstrip("?&"), htmx=True)
    if thorough and at.curious:
        if door.at_table:
            for query in parameters(at):
                yield Request(door, f"{path}{start}{query}")
        if not door.streams:
            yield Request(Door("HEAD", door.path), path)


def deeds(door: Door, at: Moment) -> Iterator[Request]:
    """All that can be tried by sending something."""
    path = at.fill(door.path)
    bodies = list(json_bodies(door, at) if path.startswith("/api") else form_bodies(door, at))
    for body in bodies:
        yield Request(door, path, body)
        if not path.startswith("/api"):
            yield Request(door, path, body, htmx=True)


HOSTS = ("host", "start", "bot", "give-back", "close", "delete")
UNASKED = ("start", "close", "delete")
"""What a host would really do, whatever the body says."""


def form_bodies(door: Door, at: Moment) -> Iterator[dict[str, str]]:
    other, step = str(at.other), str(at.step)
    name = door.last
    if (name == "renew" and not at.ending) or (name == "undo" and at.may_undo):
        return
    if name in HOSTS and at.host:
        if name not in UNASKED:
            yield {"action": "nonsense"}
        return
    bodies: dict[str, list[dict[str, str]]] = {
        "preview": [{"bid": "5 million"}, {"bid": "x"}],
        "hint": [{"step": "-1"}],
        "chat": [{"text": "hello"}],
        "notes": [{"notes": "my own"}],
        "mail": [{"address": "reader@example.net"}, {"address": "x"}, {"action": "confirm"}],
        "host": [{"action": f"bot:{other}", "level": "rookie"}, {"action": "close"}],
        "take": [{"name": "Zoe", "seat": other}, {"name": "Zoe"}],
        "uncover": [{"seat": other}, {"seat": "" if at.own is None else str(at.own)}],
        "lesson": [{"do": "step"}, {"answer": "a"}],
        "luck": [{"hash": "0" * 64}, {"value": "0" * 64}],
        "settings": [{"theme": "dark", "back": "/"}],
        "new": [{"game": at.game}, {"game": at.game, "players": "4", "name": "Zoe"}],
    }
    if name == "decide":
        sent = [*at.nonsense, *([] if at.asked else at.sense)]
        for decision in sent:
            fields = {field: form_text(value) for field, value in decision.items()}
            yield {**fields, "step": step}
            yield {**fields, "step": step, "sure": "yes", "key": (*at.keys, "")[0]}
        yield {"decision": "]", "step": step}
        yield {**(at.nonsense[0] if at.nonsense else {}), "step": "99999"}
        return
    yield from bodies.get(name, [{}, {"seat": other}])
    yield {"seat": other, "step": step}


def form_text(value: Any) -> str:
    return value if isinstance(value, str) else str(value).lower()


def json_bodies(door: Door, at: Moment) -> Iterator[dict[str, Any]]:
    name = door.last
    if door.method == "DELETE":
        name = "delete"
    if name in HOSTS and at.host:
        if name not in UNASKED:
            yield {"seat": at.other, "level": "x"}
        return
    if name == "decide":
        sent = [*at.nonsense, *([] if at.asked else at.sense)]
        for decision in sent:
            yield {"decision": decision, "step": at.step}
            yield {"decision": decision, "step": at.step, "seat": at.other}
            for key in at.keys:
                yield {"decision": decision, "step": at.step, "key": key}
        for decision in at.nonsense[:1]:
            yield {"decision": decision, "step": at.step + 5}
        return
    bodies: dict[str, list[dict[str, Any]]] = {
        "chat": [{"text": "hello"}, *[{"text": "hello", "key": key} for key in at.keys]],
        "chairs": [{"invite": at.invite or "x" * 20, "name": "Zoe"}],
        "bot": [{"seat": at.other, "level": "rookie"}],
        "luck": [{"hash": "0" * 64}, {"value": "0" * 64, "seat": at.other}],
        "tables": [{"game": at.game, "players": 4}, {"game": at.game, "players": 99}],
        "": [{"game": at.game, "players": 4}],
        "undo": [{"seat": at.other}, {"seat": 9}, *([] if at.may_undo else [{}])],
        "renew": [{"seat": at.other}, *([{}] if at.ending else [])],
    }
    yield from bodies.get(name, [{}, {"seat": at.other}])

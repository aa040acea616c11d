"""A decision by the form of a page: what it says, whoever read it."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import parse_qsl

from spielgeld.house.service import Secrets, Service
from spielgeld.house.table import Table
from spielgeld.house.texts import check_text, read_small
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat
from spielgeld.render.game import words_for
from spielgeld.render.html.boards import html_render_of
from spielgeld.render.numbers import LANGUAGES
from spielgeld.render.words import Words
from spielgeld.web.context import COOKIE as LANGUAGE_COOKIE
from spielgeld.web.context import language_of_headers, split_secrets
from spielgeld.web.express import NO_CONTENT, Plain, Said
from spielgeld.web.pages.memory import memory_of
from spielgeld.web.pages.visitor import CHAIR_COOKIE

Form = Mapping[str, str]

START = "/t/"
END = "/decide"
FORM = b"application/x-www-form-urlencoded"
OURS = ("step", "key", "sure", "seat")
"""What the page added to what the player says."""


async def decide(
    service: Service, table: Table, seat: Seat, form: Form, words: Words, secrets: Secrets
) -> Decision | None:
    """Decide as a form says. Or else the answer is what is to be confirmed first."""
    play = table.play
    assert play is not None
    step = read_small(form.get("step"))
    key = f"{form.get('key', '')[:20]}:{fingerprint(form)}"
    if step == play.step and seat in play.waiting:
        view = play.view_around(memory_of(table).look(play, seat), seat)
        choice, render = play.choice(seat), html_render_of(table.settings.game)
        decision = render.read(form, view, choice, words)
        sure = form.get("sure") == "yes" or decision not in choice
        if not sure and render.wants_confirmation(view, decision):
            return decision
    else:
        # The same form again, after a second press of its button or a lost answer, or an old one.
        decision = table.said_with(seat, key) or form_as_decision(form)
    step = -1 if step is None else step
    await service.decide(table.id, secrets, decision, step=step, key=key, seat=seat)
    return None


class ExpressForm:
    """The form of a page that listens: it needs no answer but the number of its entry."""

    def __init__(self, service: Service) -> None:
        self._service = service

    def route(self, scope: Any) -> str:
        path: str = scope["path"]
        if scope["method"] != "POST" or scope["query_string"]:
            return ""
        if not (path.startswith(START) and path.endswith(END)):
            return ""
        return f"{START}{{table_id}}{END}"

    async def answer(self, request: Plain) -> Said | None:
        if request.headers.get(b"hx-request") != b"true":
            return None
        cookies = cookies_in(request.headers)
        secrets = split_secrets(cookies.get(CHAIR_COOKIE, ""))
        table_id = request.path[len(START) : -len(END)]
        table, role = await self._service.visit(table_id, secrets)
        if table.play is None or role.seat is None or len(role.seats) > 1:
            return None
        form = read_plain(await request.body(FORM))
        if form is None:
            return None
        chosen = cookies.get(LANGUAGE_COOKIE)
        language = chosen if chosen in LANGUAGES else language_of_headers(request.headers)
        words = words_for(language, table.settings.game)
        if await decide(self._service, table, role.seat, form, words, secrets) is not None:
            return None
        newest = await self._service.desk.at(table_id, table.number)
        return Said(NO_CONTENT, [(b"number", b"%d" % newest.number)])


def read_plain(body: bytes | None) -> Form | None:
    """The fields of a small form; None if there is anything unusual about it."""
    if body is None or not body.isascii():
        return None
    try:
        fields = parse_qsl(body.decode(), keep_blank_values=True, errors="strict")
    except ValueError:
        return None
    form = dict(fields)
    if len(form) != len(fields):
        return None
    for text in (*form, *form.values()):
        check_text(text)
    return form


def cookies_in(headers: Mapping[bytes, bytes]) -> dict[str, str]:
    parts = headers.get(b"cookie", b"").decode("latin-1").split(";")
    return {
        name.strip(): value.strip() for name, _, value in [part.partition("=") for part in parts]
    }


def typed(form: Form) -> dict[str, str]:
    """What the player said, without what the page added."""
    return {name: value for name, value in form.items() if name not in OURS}


def draft_of(form: Form) -> str:
    return next(iter(typed(form).values()), "")[:20_000]


def form_as_decision(form: Form) -> dict[str, Any]:
    """A form for a question that is not asked any more: only good for saying so."""
    return {
        name: {"true": True, "false": False}.get(value, value)
        for name, value in typed(form).items()
    }


def fingerprint(form: Form) -> str:
    """The same form sent twice is one submission; another bid on an old page is not."""
    return hashlib.sha256(json.dumps(typed(form)).encode()).hexdigest()[:16]

"""My tables: all of them on one page, and how they move to another device without an account."""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from typing import NamedTuple

from litestar import Controller, get, post
from litestar.params import FromPath

from spielgeld.house.names import badge_of, names_of
from spielgeld.house.problems import Problem
from spielgeld.house.settings import read_name
from spielgeld.house.table import Role, Table
from spielgeld.render import html
from spielgeld.render.html.rooms import MyTable, MyTables
from spielgeld.render.words import Words
from spielgeld.web.context import AnyRequest, service_of
from spielgeld.web.pages.sitting import Answer
from spielgeld.web.pages.table import read_form
from spielgeld.web.pages.times import iso
from spielgeld.web.pages.visitor import MOST_TABLES_REMEMBERED, Visitor, here_of

ID_BYTES, SECRET_BYTES = 9, 24
PARCEL = ID_BYTES + SECRET_BYTES
MOST_KEYS = 60
LONGEST_SEARCH = 40


class Key(NamedTuple):
    """A secret, and the table where it opens something."""

    table: str
    secret: str


class MinePages(Controller):
    path = "/tables"
    include_in_schema = False

    @get("/")
    async def tables(self, request: AnyRequest) -> Answer:
        visitor = Visitor(request)
        search = request.query_params.get("q", "")[:LONGEST_SEARCH]
        cards = [card for card in await cards_of(visitor) if fits(card, search)]
        keys = [Key(t, s) for t, secrets in visitor.keys().items() for s in secrets]
        move = f"{here_of(visitor)}{visitor.at('/tables/move/')}{pack(keys)}" if keys else ""
        page = MyTables(visitor.frame(), tuple(cards), search, visitor.name, move)
        return visitor.page(html.my_tables_page(page))

    @get("/move/{code:str}")
    async def move(self, request: AnyRequest, code: FromPath[str]) -> Answer:
        """All tables of another device, on this one too."""
        visitor, desk = Visitor(request), service_of(request).desk
        found: dict[str, list[str]] = {}
        for key in unpack(code):
            found.setdefault(key.table, []).append(key.secret)
        for table_id, secrets in list(found.items())[:MOST_TABLES_REMEMBERED]:
            try:
                table = await desk.get(table_id)
            except Problem:
                continue
            role = table.role(secrets)
            if role != Role():
                visitor.keep_only(table_id, *secrets)
                visitor.remember(table, role)
        return visitor.go(visitor.at("/tables"))

    @post("/name")
    async def keep_name(self, request: AnyRequest) -> Answer:
        """A name for all tables on this device, or none."""
        visitor, form = Visitor(request), await read_form(request)
        name = form.get("name", "").strip()
        visitor.keep_name(read_name(name) if name else "", forget=not name)
        return visitor.go(visitor.at("/tables"))


async def cards_of(visitor: Visitor) -> list[MyTable]:
    """One's tables: those that wait for one, then running ones, open ones, and what is over."""
    words = visitor.frame().words
    cards = [
        draw_mine(table, role, words, visitor.at(f"/t/{table.id}"))
        for table, role in await visitor.own_tables()
    ]
    return sorted(cards, key=lambda card: (ORDER.index(card.state), not card.your_turn))


ORDER = ("running", "open", "over", "closed")


def draw_mine(table: Table, role: Role, words: Words, address: str) -> MyTable:
    play, names = table.play, names_of(table, words)
    waiting = [] if play is None or not table.running else play.waiting
    result = ""
    if play is not None and table.status == "over":
        winners = play.winners()
        if role.seat in winners:
            result = words.say("now-you-win")
        elif winners:
            winning = [names[seat] for seat in winners]
            result = words.say("now-they-win", names=winning, count=len(winning))
    return MyTable(
        badge_of(table),
        table.settings.game,
        address,
        tuple(names),
        table.status,
        any(seat in role.seats for seat in waiting),
        result,
        iso(table.since)[:10] if table.since < time.time() + 1 else "",
    )


def fits(card: MyTable, search: str) -> bool:
    text = " ".join([card.badge, card.game, *card.names, card.result]).lower()
    return all(word in text for word in search.lower().split())


def pack(keys: list[Key]) -> str:
    """Tables and secrets as a text for an address; whoever has it has the chairs."""
    raw = b""
    for key in keys[:MOST_KEYS]:
        try:
            raw += bytes.fromhex(key.table) + urlsafe_b64decode(key.secret)
        except (ValueError, NotBase64):
            continue
    return urlsafe_b64encode(raw).decode().rstrip("=")


def unpack(code: str) -> list[Key]:
    try:
        raw = urlsafe_b64decode(code + "=" * (-len(code) % 4))
    except (ValueError, NotBase64):
        raise Problem("no-page") from None
    if not raw or len(raw) % PARCEL or len(raw) > MOST_KEYS * PARCEL:
        raise Problem("no-page")
    parts = [raw[at : at + PARCEL] for at in range(0, len(raw), PARCEL)]
    return [Key(p[:ID_BYTES].hex(), urlsafe_b64encode(p[ID_BYTES:]).decode()) for p in parts]

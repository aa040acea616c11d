"""My tables: all of them on one page, and how they move to another device without an account."""

import time

from litestar import Controller, get, post
from litestar.params import FromPath

from spielgeld.house.moves import MOST_KEYS, Key
from spielgeld.house.names import badge_of, names_of, table_name
from spielgeld.house.problems import Problem
from spielgeld.house.settings import read_name
from spielgeld.house.table import Role, Table
from spielgeld.page.my_tables import Moved, MovePage, MyTable, MyTables, move_page, my_tables_page
from spielgeld.telling.words import Words
from spielgeld.web.context import AnyRequest, service_of
from spielgeld.web.pages.sitting import Answer
from spielgeld.web.pages.table import read_form
from spielgeld.web.pages.times import iso
from spielgeld.web.pages.visitor import MOST_TABLES_REMEMBERED, Visitor, here_of

LONGEST_SEARCH = 40


class MyTablesPages(Controller):
    path = "/tables"
    include_in_schema = False

    @get("/")
    async def tables(self, request: AnyRequest) -> Answer:
        return await show_mine(Visitor(request))

    @post("/move", status_code=200)
    async def offer_move(self, request: AnyRequest) -> Answer:
        """A link for another device, good for a few minutes and for once."""
        visitor = Visitor(request)
        keys = keys_of(visitor)
        if not keys:
            return visitor.go(visitor.at("/tables"))
        code = await service_of(request).moves.offer(keys)
        return await show_mine(visitor, f"{here_of(visitor)}{visitor.at('/tables/move/')}{code}")

    @get("/move/{code:str}")
    async def ask_move(self, request: AnyRequest, code: FromPath[str]) -> Answer:
        """Whose chairs these are, and whether they are wanted here: a link may be anybody's."""
        visitor = Visitor(request)
        found = await tables_of(request, await service_of(request).moves.look(code))
        words = visitor.frame().words
        moved = [describe_moved(table, table.role(secrets), words) for table, secrets in found]
        link = visitor.at(f"/tables/move/{code}")
        return visitor.page(move_page(MovePage(visitor.frame(), tuple(moved), link)))

    @post("/move/{code:str}")
    async def move(self, request: AnyRequest, code: FromPath[str]) -> Answer:
        """All tables of another device, on this one too. What is here already stays as it is."""
        visitor = Visitor(request)
        found = await tables_of(request, await service_of(request).moves.take(code))
        here = {*visitor.keys(), *[table_id for table_id, _ in visitor.tables()]}
        for table, secrets in found:
            if table.id not in here:
                visitor.keep_only(table.id, *secrets)
                visitor.remember(table, table.role(secrets))
        return visitor.go(visitor.at("/tables"))

    @post("/name")
    async def keep_name(self, request: AnyRequest) -> Answer:
        """A name for all tables on this device, or none."""
        visitor, form = Visitor(request), await read_form(request)
        name = form.get("name", "").strip()
        visitor.keep_name(read_name(name) if name else "", forget=not name)
        return visitor.go(visitor.at("/tables"))


async def show_mine(visitor: Visitor, move: str = "") -> Answer:
    search = visitor.request.query_params.get("q", "")[:LONGEST_SEARCH]
    cards = [card for card in await cards_of(visitor) if fits(card, search)]
    movable = bool(keys_of(visitor))
    page = MyTables(visitor.frame(), tuple(cards), search, visitor.name, movable, move)
    return visitor.page(my_tables_page(page))


def keys_of(visitor: Visitor) -> list[Key]:
    return [Key(t, s) for t, secrets in visitor.keys().items() for s in secrets][:MOST_KEYS]


async def tables_of(request: AnyRequest, keys: list[Key]) -> list[tuple[Table, list[str]]]:
    """The tables that are still there and at which these keys open something, with the keys."""
    found: dict[str, list[str]] = {}
    for key in keys:
        found.setdefault(key.table, []).append(key.secret)
    opened = []
    for table_id, secrets in list(found.items())[:MOST_TABLES_REMEMBERED]:
        try:
            table = await service_of(request).find(table_id)
        except Problem:
            continue
        if table.role(secrets) != Role():
            opened.append((table, secrets))
    return opened


def describe_moved(table: Table, role: Role, words: Words) -> Moved:
    names = names_of(table, words)
    called, game = table_name(table, words), table.settings.game
    return Moved(badge_of(table), called, game, tuple([names[s] for s in role.seats]))


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
        table_name(table, words),
        table.settings.game,
        address,
        tuple(names),
        table.status,
        any(seat in role.seats for seat in waiting),
        result,
        iso(table.since)[:10] if table.since < time.time() + 1 else "",
    )


def fits(card: MyTable, search: str) -> bool:
    text = " ".join([card.badge, card.called, card.game, *card.names, card.result]).lower()
    return all(word in text for word in search.lower().split())

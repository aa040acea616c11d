"""Leaks by letting in whom nobody invited, and by lifting curtains."""

from dataclasses import replace
from typing import Any

from spielgeld.house import keys, service
from spielgeld.house.table import Role, Table
from spielgeld.web import stream
from spielgeld.web.api import socket
from spielgeld.web.pages import sitting, visitor
from tests.mutants import mutant, wrap

SPECTATORS = "spectators admitted by any secret"
CURTAIN = "curtain"
SECRETS = "secrets and private things of others"


@mutant(SPECTATORS)
def any_secret_opens() -> None:
    """A table without spectators lets in whoever has some secret."""

    def role_at(old: Any, table: Table, secrets: Any) -> Role:
        return table.role(secrets) if secrets else old(table, secrets)

    for module in (service, sitting):
        wrap(module, "role_at", role_at)


@mutant(SPECTATORS)
def api_lets_all_in() -> None:
    """The API of a table without spectators asks nobody who they are."""

    async def visit(old: Any, house: Any, table_id: str, secrets: Any) -> Any:
        table = await house.desk.get(table_id)
        return table, table.role(secrets)

    wrap(service.Service, "visit", visit)


@mutant(SPECTATORS)
def socket_lets_all_in() -> None:
    """The socket of a table without spectators asks nobody who they are."""

    async def serve(old: Any, caller: Any) -> None:
        async def visit(table_id: str, shown: Any) -> Any:
            table = await caller._service.desk.get(table_id)
            return table, table.role(shown)

        house = caller._service
        caller._service = type("House", (), {**vars(house), "visit": staticmethod(visit)})()
        caller._service.decide = house.decide
        await old(caller)

    wrap(socket.SocketChair, "serve", serve)


@mutant(SPECTATORS)
def stream_outlives_its_secret() -> None:
    """A stream goes on after its secret was renewed."""

    async def allowed(old: Any, messages: Any, *rest: Any) -> Any:
        async for message in messages:
            yield message

    wrap(stream, "while_allowed", allowed)


@mutant(SPECTATORS)
def old_secrets_open() -> None:
    """A secret that was renewed opens the chair as before."""
    known: dict[tuple[str, int], set[str]] = {}

    def role(old: Any, table: Table, secrets: Any) -> Role:
        found = old(table, secrets)
        for chair in table.chairs:
            known.setdefault((table.id, chair.seat), set()).add(chair.secret_hash or "")
        hashes = {keys.hash_of(secret) for secret in secrets}
        seats = [c.seat for c in table.chairs if hashes & known[table.id, c.seat]]
        return Role(tuple(seats), found.host)

    wrap(Table, "role", role)


@mutant(CURTAIN)
def no_curtain() -> None:
    """A screen for several shows its first seat."""
    wrap(sitting, "seat_shown", lambda old, who, table, role: role.seat)


@mutant(CURTAIN)
def curtain_of_the_asked() -> None:
    """A screen for several shows whoever is asked, without lifting anything."""

    def shown(old: Any, who: Any, table: Any, role: Any) -> Any:
        if len(role.seats) < 2 or table.play is None:
            return old(who, table, role)
        return next((seat for seat in role.seats if seat in table.play.waiting), role.seat)

    wrap(sitting, "seat_shown", shown)


@mutant(CURTAIN)
def closed_curtain_is_forgotten() -> None:
    """Once the table is closed, a screen for several shows its first seat."""

    def shown(old: Any, who: Any, table: Any, role: Any) -> Any:
        return role.seat if table.status == "closed" else old(who, table, role)

    wrap(sitting, "seat_shown", shown)


@mutant(SECRETS)
def notes_of_another() -> None:
    """The notes on the page are those of the next seat."""

    async def private(old: Any, house: Any, table_id: str, seat: int) -> Any:
        table = await house.desk.get(table_id)
        return await old(house, table_id, (seat + 1) % len(table.chairs))

    wrap(service.Service, "private", private)


@mutant(SECRETS)
def address_of_another() -> None:
    """The address for mail on the page is that of whoever gave one last."""

    async def private(old: Any, house: Any, table_id: str, seat: int) -> Any:
        notes, box = await old(house, table_id, seat)
        other = await house.desk.store.mailboxes.of(table_id, (seat + 1) % 3)
        return notes, replace(box, address=other.address) if box and other else box

    wrap(service.Service, "private", private)


@mutant(SECRETS)
def links_of_the_host() -> None:
    """The page has the hash of the invitation in its links."""

    def links(old: Any, table: Table, *rest: Any, **more: Any) -> Any:
        found = old(table, *rest, **more)
        return replace(found, chat=f"{found.chat}?{table.row.invite_hash[:6]}")

    wrap(sitting, "links_of", links)
    wrap(visitor, "links_of", links)


@mutant(SECRETS)
def proof_of_another() -> None:
    """The cookie that remembers tables has the proof of the next chair."""

    def proof(old: Any, table: Table, role: Role) -> str:
        seat = 0 if role.seat is None else (role.seat + 1) % len(table.chairs)
        return str(old(table, Role((seat,))))

    wrap(Table, "proof", proof)


@mutant(SECRETS)
def hashes_in_the_api() -> None:
    """The chairs in the API have the hashes of their secrets."""
    from spielgeld.web.api import tables

    def describe(old: Any, table: Table) -> Any:
        told = old(table)
        hashes = [(chair.secret_hash or "")[:8] for chair in table.chairs]
        return {
            **told,
            "chairs": [{**c, "id": h} for c, h in zip(told["chairs"], hashes, strict=True)],
        }

    wrap(tables, "describe_table", describe)

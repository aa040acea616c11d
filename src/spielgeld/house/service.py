"""What can be done at tables, by whom. Pages and the JSON API are two doors to it."""

import time
from dataclasses import dataclass, replace
from random import Random

from spielgeld import games
from spielgeld.bots.company import seated
from spielgeld.house import keys
from spielgeld.house.bot_quota import BotTableQuota
from spielgeld.house.desk import Desk, Draft
from spielgeld.house.journal import (
    Bot,
    By,
    Chat,
    Close,
    Decide,
    Promise,
    Rematch,
    Renew,
    Return,
    Sit,
    Undo,
    to_stored,
)
from spielgeld.house.moves import Moves
from spielgeld.house.pledges import Pledges, begin, luck_of
from spielgeld.house.presence import Presence
from spielgeld.house.problems import Problem
from spielgeld.house.script import by_script
from spielgeld.house.settings import (
    Settings,
    read_address,
    read_chat,
    read_level,
    read_name,
    read_notes,
)
from spielgeld.house.standing import Chair
from spielgeld.house.table import Receipt, Repeated, Role, Table
from spielgeld.house.texts import is_storable
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.numbers import JsonObject
from spielgeld.kernel.refusal import MALFORMED, Refusal, Refused
from spielgeld.kernel.state import Seat
from spielgeld.luck import Verdict, new_number, seal, verify
from spielgeld.store import Entry, TableRow
from spielgeld.store.mailboxes import Mailbox
from spielgeld.store.store import Counts

Secrets = list[str]

QUIET = 12
"""Entries that bots let pass after one of them has said a word."""


@dataclass(frozen=True)
class Invited:
    """A new table, with the secrets that exist only here: of its host and its invitation."""

    table: Table
    host: str
    invite: str


class Service:
    """`desk` is for the house: the doors ask for tables here, and watch them by `live`."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.live = desk.live
        self.presence = Presence(desk)
        self.pledges = Pledges(desk)
        self.moves = Moves(desk.store.move_codes)
        self.bot_tables = BotTableQuota(desk.limits.bot_tables_of_a_visitor)

    async def create(self, settings: Settings) -> Invited:
        host, invite = keys.new_secret(), keys.new_secret()
        table_id = keys.new_table_id()
        company = seated(settings.game, settings.bots, Random(table_id))
        settings = replace(settings, bots=company)
        row = TableRow(
            table_id,
            settings.game,
            settings.to_json(),
            keys.hash_of(host),
            keys.hash_of(invite),
            time.time(),
        )
        return Invited(await self.desk.create(row, [promise(row.id, row.created)]), host, invite)

    async def visit(self, table_id: str, secrets: Secrets) -> tuple[Table, Role]:
        """A table and what these secrets allow there; refused if strangers may not watch."""
        table = await self.desk.get(table_id)
        return table, role_at(table, secrets)

    async def find(self, table_id: str) -> Table:
        """A table as it stands now, whoever asks."""
        return await self.desk.get(table_id)

    async def at(self, table_id: str, number: int) -> Table:
        """The table after this entry or a later one."""
        return await self.desk.at(table_id, number)

    @property
    def tables_at_hand(self) -> int:
        return len(self.desk.all_cached())

    @property
    def writes_waiting(self) -> int:
        return self.desk.store.waiting

    async def counts(self) -> Counts:
        """How many tables and unsent messages the database has, for whoever runs the server."""
        return await self.desk.store.counts()

    async def check_database(self) -> None:
        """Raises whatever is wrong with it."""
        await self.desk.store.check()

    async def sit(self, table_id: str, invite: str, name: object, seat: object = None) -> str:
        """Take an open chair, this one or the first; the answer is the secret of the chair."""
        name, secret = read_name(name), keys.new_secret()

        def write(table: Table) -> Draft:
            if not keys.fits(invite, table.row.invite_hash):
                raise Problem("bad-invitation")
            if table.status in ("closed", "over"):
                raise Problem("closed")
            chair = find_open_chair(table, seat)
            return Draft(Sit(chair.seat, name, keys.hash_of(secret)))

        await self.desk.add(table_id, write)
        return secret

    async def renew(self, table_id: str, secrets: Secrets, seat: Seat) -> str:
        """A new secret for one's chair; the old link stops working."""
        secret = keys.new_secret()

        def write(table: Table) -> Draft:
            return Draft(Renew(table.role(secrets).own(seat), keys.hash_of(secret)))

        await self.desk.add(table_id, write)
        return secret

    async def start(self, table_id: str, secrets: Secrets, address: str = "") -> None:
        """The host starts when nobody is missing; what chance decides is decided now."""

        def write(table: Table) -> Draft:
            check_host(table, secrets)
            if table.play is not None:
                raise Problem("started")
            if table.status == "closed":
                raise Problem("closed")
            if any([chair.open for chair in table.chairs]):
                raise Problem("not-ready")
            if not any([chair.secret_hash for chair in table.chairs]):
                self.bot_tables.check(address, table.id, self.desk)
            return begin(table)

        await self.desk.add(table_id, write)

    async def decide(
        self,
        table_id: str,
        secrets: Secrets,
        decision: object,
        *,
        step: int | None,
        key: str | None = None,
        seat: Seat | None = None,
    ) -> Receipt:
        """Decide for one's chair. A repeated submission is answered as the first time."""

        def write(table: Table) -> Draft | Repeated:
            mine = table.role(secrets).own(seat)
            repeated = table.answered(mine, key, decision)
            if repeated is not None:
                return repeated
            judged = judge(table, mine, decision, step)
            check_not_the_clock(table, mine, judged)
            decided, by = by_script(table, mine, judged)
            return Draft(Decide(mine, decided, by), key)

        outcome = await self.desk.add(table_id, write)
        assert outcome is not None
        return outcome.answer

    async def decide_for(
        self, table_id: str, seat: Seat, decision: Decision, step: int, by: By
    ) -> None:
        """A bot or the clock decides. If the game has moved on meanwhile, nothing happens."""

        def write(table: Table) -> Draft | None:
            if by == "bot" and seat not in table.bots_to_move():
                return None
            try:
                return Draft(Decide(seat, judge(table, seat, decision, step), by))
            except (Refused, Problem):
                return None

        await self.desk.add(table_id, write)

    async def undo(self, table_id: str, secrets: Secrets, seat: Seat) -> None:
        """Take back one's own last decision, as far as the kernel allows it."""

        def write(table: Table) -> Draft:
            table.role(secrets).own(seat)
            if not table.running or table.play is None or not table.play.may_take_back(seat):
                raise Problem("nothing-to-undo")
            return Draft(Undo(seat))

        await self.desk.add(table_id, write)

    async def chat(
        self, table_id: str, secrets: Secrets, text: object, key: str | None = None
    ) -> None:
        text = read_chat(text)

        def write(table: Table) -> Draft | Repeated:
            seat = table.role(secrets).own()
            return table.answered(seat, key, text) or Draft(Chat(seat, text), key)

        await self.desk.add(table_id, write)

    async def remark(self, table_id: str, seat: Seat, message: str, step: int) -> None:
        """A bot says a word, unless the game has gone on or a bot has spoken just before."""

        def write(table: Table) -> Draft | None:
            last = table.chat[-1] if table.chat else None
            spoken = last is not None and last.message and table.number - last.number < QUIET
            may = (
                table.running
                and table.standing.step == step
                and table.chairs[seat].level is not None
            )
            return Draft(Chat(seat, message=message)) if may and not spoken else None

        await self.desk.add(table_id, write)

    async def private(self, table_id: str, seat: Seat) -> tuple[str, Mailbox | None]:
        """What only this chair has: notes to oneself, and where mail goes."""
        notes = await self.desk.store.chairs.notes(table_id, seat)
        return notes, await self.desk.store.mailboxes.of(table_id, seat)

    async def keep_notes(self, table_id: str, secrets: Secrets, notes: object) -> None:
        notes = read_notes(notes)
        _, role = await self.visit(table_id, secrets)
        await self.desk.store.chairs.keep_notes(table_id, role.only_seat, notes)

    def takes_mail(self, table: Table) -> bool:
        """Whether players can be mailed when it is their turn."""
        return self.desk.takes_mail(table)

    def takes_push(self, table: Table) -> bool:
        """Whether browsers can be told when it is their player's turn."""
        return self.desk.takes_push(table)

    async def mailbox(self, token: str) -> Mailbox:
        """The address to which the link with this token was mailed."""
        box = await self.desk.store.mailboxes.by_token(token) if is_storable(token) else None
        if box is None:
            raise Problem("no-address")
        return box

    async def confirm_mail(self, box: Mailbox) -> None:
        await self.desk.store.mailboxes.confirm(box.token)

    async def stop_mail(self, box: Mailbox) -> None:
        await self.desk.store.mailboxes.remove(box.table_id, box.seat)

    async def keep_address(
        self, table_id: str, secrets: Secrets, address: object, language: str
    ) -> None:
        """An address to be mailed when it is one's turn, or an empty one to be no more."""
        table, role = await self.visit(table_id, secrets)
        seat, boxes = role.only_seat, self.desk.store.mailboxes
        if not self.takes_mail(table):
            raise Problem("no-mail")
        if address == "":
            await boxes.remove(table_id, seat)
            return
        address = read_address(address)
        known = await boxes.of(table_id, seat)
        if known is not None and known.address == address:
            return
        token, now, asked = keys.new_secret(), time.time(), seat in table.asked
        await boxes.put(Mailbox(table_id, seat, address, language, token, asked=asked, due=now))

    async def seat_bot(self, table_id: str, secrets: Secrets, seat: object, level: object) -> None:
        """The host puts a bot on an open chair, or lets one stand in for a missing player."""

        def write(table: Table) -> Draft:
            check_host(table, secrets)
            chair = find_chair(table, seat)
            if chair.level is not None:
                raise Problem("taken")
            name = read_level(level, table.settings.game)
            there = {other.seat: other.level for other in table.chairs if other.level}
            chance = Random(f"{table.id} {chair.seat}")
            company = seated(table.settings.game, {**there, chair.seat: name}, chance)
            return Draft(Bot(chair.seat, company[chair.seat]))

        await self.desk.add(table_id, write)

    async def give_back(self, table_id: str, secrets: Secrets, seat: object) -> None:
        """The host gives a chair back to its player, or opens it again before the start.

        Also one whose player never came: perhaps the answer that had its secret was lost.
        """

        def write(table: Table) -> Draft:
            role = table.role(secrets)
            chair = find_chair(table, seat)
            if not role.host and chair.seat not in role.seats:
                raise Problem("not-host")
            begun = table.play is not None or table.status != "open"
            if chair.open or (begun and (chair.level is None or chair.secret_hash is None)):
                raise Problem("not-yours")
            if table.standing.drawing is not None:
                raise Problem("started")
            return Draft(Return(chair.seat))

        await self.desk.add(table_id, write)

    async def close(self, table_id: str, secrets: Secrets) -> None:
        def write(table: Table) -> Draft:
            check_host(table, secrets)
            if table.status in ("closed", "over"):
                raise Problem("closed")
            return Draft(Close())

        await self.desk.add(table_id, write)

    async def delete(self, table_id: str, secrets: Secrets) -> None:
        """The host deletes a table at which nobody plays any more, with its record."""
        table = await self.desk.get(table_id)
        check_host(table, secrets)
        if table.status not in ("closed", "over"):
            raise Problem("not-closed")
        await self.desk.delete(table_id)

    async def rematch(self, table_id: str, secrets: Secrets) -> str:
        """A new table for the same players: each keeps their secret and so finds their chair."""
        table = await self.desk.get(table_id)
        role = table.role(secrets)
        if not role.host and not role.seats:
            raise Problem("not-yours")
        if table.status not in ("over", "closed"):
            raise Problem("not-over")
        if table.rematch is not None:
            return table.rematch
        new_id, now = keys.new_table_id(), time.time()
        levels = {c.seat: c.level for c in table.chairs if c.level and not c.secret_hash}
        settings = replace(renewed(table.settings, levels), lesson=None).to_json()
        row = replace(table.row, id=new_id, settings=settings, created=now, status="open")
        people = [Sit(c.seat, c.name, c.secret_hash) for c in table.chairs if c.secret_hash]
        seated = [to_stored(new_id, n, sit, None, now) for n, sit in enumerate(people, start=2)]
        journal = [promise(new_id, now), *seated]
        await self.desk.create(replace(row, wakes=None), journal)
        await self._take_addresses_along(table_id, new_id, people)
        # Nobody is waited for: whoever plays against bots alone plays on at once.
        if role.host and len(people) == 1 and len(people) + len(levels) == len(table.chairs):
            await self.start(new_id, secrets)

        def write(table: Table) -> Draft | None:
            return None if table.rematch else Draft(Rematch(new_id))

        if await self.desk.add(table_id, write) is None:
            await self.desk.delete(new_id)
        table = await self.desk.get(table_id)
        assert table.rematch is not None
        return table.rematch

    async def _take_addresses_along(self, old_id: str, new_id: str, people: list[Sit]) -> None:
        boxes = self.desk.store.mailboxes
        for chair in people:
            box = await boxes.of(old_id, chair.seat)
            if box is not None and box.confirmed:
                token = keys.new_secret()
                new = Mailbox(new_id, chair.seat, box.address, box.language, token, confirmed=True)
                await boxes.put(new)

    async def check_luck(self, table_id: str, secrets: Secrets) -> Verdict:
        """Whether the cards of a finished game were dealt as promised."""
        return verify(await self.record(table_id, secrets))

    async def record(self, table_id: str, secrets: Secrets) -> JsonObject:
        """The record of a finished game. Before its end it would tell what nobody may know."""
        table, _ = await self.visit(table_id, secrets)
        if table.play is None or table.status != "over":
            raise Problem("not-over")
        record, luck = games.record(table.play), luck_of(table)
        return record if luck is None else seal({**record, "luck": luck.to_json()})


def judge(table: Table, seat: Seat, decision: object, step: int | None) -> Decision:
    """The decision in its plain form, if it can be made now and the rules accept it."""
    if table.play is None:
        raise Problem("not-running")
    if table.status == "closed":
        raise Problem("closed")
    return table.play.judge(seat, decision, step)


def check_not_the_clock(table: Table, seat: Seat, decision: Decision) -> None:
    """That time ran out is for the clock to say, never for a player."""
    assert table.play is not None
    if table.play.choice(seat).timeout() == decision:
        raise Refused(Refusal(MALFORMED, "clock"), table.settings.game)


def promise(table_id: str, at: float) -> Entry:
    """The first entry of a table: the server's number, drawn before anybody can sit down."""
    return to_stored(table_id, 1, Promise(new_number()), None, at)


def invited(table: Table, secrets: Secrets) -> bool:
    return any([keys.fits(secret, table.row.invite_hash) for secret in secrets])


def renewed(settings: Settings, levels: dict[Seat, str]) -> Settings:
    """The settings of a rematch: as before, but by the newest rules."""
    game = games.get(settings.game, settings.rules)
    return replace(
        settings,
        rules=game.newest,
        rules_before=None if game.rules == game.newest else game.rules,
        options=game.renew(settings.options),
        bots=levels,
    )


def role_at(table: Table, secrets: Secrets) -> Role:
    """What these secrets allow; refused if strangers may not watch."""
    role = table.role(secrets)
    stranger = role == Role() and not invited(table, secrets) and not shared(table, secrets)
    if not table.settings.spectators and stranger:
        raise Problem("no-spectators")
    return role


def share_key(table: Table) -> str:
    """What lets anybody look back at this game once it is over. Nothing is stored for it."""
    return keys.hash_of(f"shared {table.id} {table.row.invite_hash}")[:32]


def shared(table: Table, secrets: Secrets) -> bool:
    return table.status == "over" and share_key(table) in secrets


def check_host(table: Table, secrets: Secrets) -> None:
    if not table.role(secrets).host:
        raise Problem("not-host")


def find_chair(table: Table, seat: object) -> Chair:
    if type(seat) is not int or not 0 <= seat < len(table.chairs):
        raise Problem("no-chair", seats=len(table.chairs))
    return table.chairs[seat]


def find_open_chair(table: Table, seat: object) -> Chair:
    if seat is not None:
        chair = find_chair(table, seat)
        if not chair.open:
            raise Problem("taken")
        return chair
    chairs = [chair for chair in table.chairs if chair.open]
    if not chairs:
        raise Problem("no-open-chair")
    return chairs[0]

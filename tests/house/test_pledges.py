"""The deal of a table follows from what everybody promised, and nobody can choose it."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from spielgeld.house import pledges as house_pledges
from spielgeld.house.clock import Clock
from spielgeld.house.desk import Desk
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.table import Table
from spielgeld.house.thinking.robots import Robots
from spielgeld.house.thinking.workers import Workers
from spielgeld.luck import commitment_of, new_number, pledge_of, verify
from spielgeld.store import Store
from spielgeld.vigil import Vigil
from tests.aside import run


class House:
    """Three people at a table before its game."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder}/games.db")
        self.service = Service(Desk(self.store))
        self.pledges = self.service.pledges

    async def open(self) -> None:
        made = await self.service.create(read_settings({"game": "qe", "players": 3}))
        self.id, self.host = made.table.id, made.host
        self.seats = [[await self.service.sit(self.id, made.invite, name)] for name in "ABC"]

    async def table(self) -> Table:
        return await self.service.desk.get(self.id)

    async def start(self) -> None:
        await self.service.start(self.id, [self.host])

    async def play(self) -> dict[str, Any]:
        """To the end, by the rules alone; the answer is the record."""
        rng = Random(1)
        while (table := await self.table()).running:
            assert table.play is not None
            seat = table.play.waiting[0]
            decision = table.play.choice(seat).sample(rng)
            await self.service.decide_for(self.id, seat, decision, table.play.step, "clock")
        return await self.service.record(self.id, [self.host])


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


async def refuse(work: Any, reason: str) -> None:
    with pytest.raises(Problem, match=reason):
        await work


def test_two_rounds_and_then_the_deal(house: House) -> None:
    async def work() -> None:
        await house.open()
        promised = (await house.table()).standing.promised
        assert promised is not None
        commitment = commitment_of(house.id, promised.secret)
        values = [new_number() for _ in range(2)]
        await refuse(house.pledges.tell(house.id, house.seats[0], values[0]), "not-drawing")
        for seat, value in enumerate(values):
            await house.pledges.pledge(house.id, house.seats[seat], new_number())
            await house.pledges.pledge(house.id, house.seats[seat], pledge_of(value))
        await refuse(house.pledges.pledge(house.id, house.seats[0], "x"), "bad-luck")
        await refuse(house.pledges.pledge(house.id, [house.host], new_number()), "not-yours")
        await refuse(house.pledges.pledge(house.id, house.seats[0], new_number(), 1), "not-yours")
        await house.start()
        assert (await house.table()).play is None
        # From now on nobody can promise, or tell anything but what was promised.
        await refuse(house.pledges.pledge(house.id, house.seats[2], new_number()), "started")
        await refuse(house.pledges.tell(house.id, house.seats[0], values[1]), "bad-luck")
        await refuse(house.pledges.tell(house.id, house.seats[2], values[1]), "not-drawing")
        await refuse(house.service.start(house.id, [house.host]), "started")
        await house.pledges.tell(house.id, house.seats[1], values[1])
        assert (await house.table()).play is None
        await house.pledges.tell(house.id, house.seats[0], values[0])
        assert (await house.table()).running
        record = await house.play()
        found = verify(record, commitment)
        assert (found.outcome, found.gave, found.silent, found.absent) == ("kept", (0, 1), (), (2,))
        assert await house.service.check_luck(house.id, []) == verify(record)
        # What is on the disk tells the same.
        again = await Service(Desk(house.store)).record(house.id, [])
        assert again == record
        house.store.close()

    run(work())


def test_who_never_tells_is_left_out_visibly(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        await house.open()
        value = new_number()
        await house.pledges.pledge(house.id, house.seats[0], pledge_of(value))
        await house.pledges.pledge(house.id, house.seats[2], new_number())
        await house.start()
        await house.pledges.tell(house.id, house.seats[0], value)
        vigil = Vigil()
        clock = Clock(house.service, Robots(house.service, Workers("b", vigil), vigil, moment=0))
        await clock.look_after(await house.table())
        assert (await house.table()).play is None
        drawing = (await house.table()).standing.drawing
        assert drawing is not None
        assert await house.store.waking(drawing) == [house.id]
        later = type("Later", (), {"time": staticmethod(lambda: drawing)})
        monkeypatch.setattr(house_pledges, "time", later)
        await clock.look_after(await house.table())
        found = verify(await house.play())
        assert (found.outcome, found.gave, found.silent, found.absent) == ("kept", (0,), (2,), (1,))
        house.store.close()

    run(work())


def test_without_numbers_of_chairs_it_starts_at_once(house: House) -> None:
    async def work() -> None:
        await house.open()
        await house.start()
        assert (await house.table()).running
        found = verify(await house.play())
        assert (found.outcome, found.gave, found.absent) == ("kept", (), (0, 1, 2))
        house.store.close()

    run(work())


def test_somebody_new_on_a_chair_has_given_nothing(house: House) -> None:
    async def work() -> None:
        await house.open()
        await house.pledges.pledge(house.id, house.seats[0], new_number())
        table = await house.table()
        assert table.standing.promised is not None
        assert [part.seat for part in table.standing.promised.parts] == [0]
        rematch_before = table.standing._seated(99, 0, name="Z")._forget_part(0)
        assert rematch_before.promised is not None
        assert rematch_before.promised.parts == ()
        house.store.close()

    run(work())


def test_the_servers_number_is_told_at_the_end_only(house: House) -> None:
    """Whoever knew it could work out all cards."""
    from spielgeld.web.api.views import describe_table, encode_view

    async def work() -> None:
        await house.open()
        table = await house.table()
        assert table.standing.promised is not None
        secret = table.standing.promised.secret
        await house.pledges.pledge(house.id, house.seats[0], new_number())
        for _ in range(2):
            shown = str(describe_table(await house.table()))
            assert secret not in shown
            assert commitment_of(house.id, secret) in shown
            for seat in (None, 0, 1, 2):
                assert secret.encode() not in encode_view(await house.table(), seat)
            await refuse(house.service.record(house.id, [house.host]), "not-over")
            await house.start()
            break
        house.store.close()

    run(work())


def test_old_tables_made_no_promise(house: House) -> None:
    async def work() -> None:
        await house.open()
        table = await house.table()
        old = Table(table.row)
        assert house_pledges.luck_of(old) is None
        assert set(house_pledges.deal_of(old)) == {"nations", "industries", "tiles", "first"}
        house.store.close()

    run(work())

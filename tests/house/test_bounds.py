"""Everything that a visitor can grow is bounded, and nobody's bound is anybody else's."""

from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from pathlib import Path

import pytest

from spielgeld.house import desk as desks
from spielgeld.house.clock import Clock
from spielgeld.house.desk import Desk
from spielgeld.house.live import Live, WatchQuota
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.texts import DEEPEST, check_data
from spielgeld.house.thinking.robots import Robots
from spielgeld.house.thinking.workers import Workers
from spielgeld.limits import Limits
from spielgeld.store import Store
from spielgeld.vigil import Vigil
from tests.aside import run

SETTINGS = {"game": "qe", "players": 3}


class House:
    """A house without doors, with one table and everybody seated."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(f"sqlite:///{folder}/games.db")
        self.service = Service(Desk(self.store))

    async def open(self, **settings: object) -> None:
        made = await self.service.create(read_settings({**SETTINGS, **settings}))
        self.id, self.host = made.table.id, made.host
        self.seats = [
            await self.service.sit(self.id, made.invite, name) for name in ("Ada", "Bob", "Cyd")
        ]
        await self.service.start(self.id, [self.host])

    @property
    async def asked(self) -> tuple[int, str]:
        table = await self.service.desk.get(self.id)
        assert table.play is not None
        seat = table.play.waiting[0]
        return seat, self.seats[seat]


def in_house(folder: Path, work: Callable[[House], Awaitable[None]]) -> None:
    async def live() -> None:
        house = House(folder)
        await house.open()
        await work(house)
        house.store.close()

    run(live())


def test_what_a_table_agrees_on_is_not_nested_without_end() -> None:
    nested: object = "flat"
    for _ in range(DEEPEST):
        nested = {"inside": [nested]}
    with pytest.raises(Problem, match="bad-form"):
        check_data(nested)
    check_data({"inside": ["flat"] * 1000})


def test_talk_has_room_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However much was said, the game can be played, closed and deleted."""
    monkeypatch.setitem(desks.MOST_OF_A_KIND, "chat", 3)

    async def work(house: House) -> None:
        service = house.service
        for number in range(3):
            await service.chat(house.id, [house.seats[0]], f"word {number}")
        with pytest.raises(Problem, match="full-chat"):
            await service.chat(house.id, [house.seats[0]], "one more")
        _, secret = await house.asked
        await service.decide(house.id, [secret], {"bid": 20}, step=0)
        await service.close(house.id, [house.host])
        await service.delete(house.id, [house.host])

    in_house(tmp_path, work)


def test_taking_back_without_end_is_bounded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(desks.MOST_OF_A_KIND, "undo", 2)

    async def work(house: House) -> None:
        service = house.service
        _, secret = await house.asked
        await service.decide(house.id, [secret], {"bid": 20}, step=0)
        seat, secret = await house.asked
        for _ in range(2):
            await service.decide(house.id, [secret], {"bid": 7}, step=1)
            await service.undo(house.id, [secret], seat)
        await service.decide(house.id, [secret], {"bid": 8}, step=1)
        with pytest.raises(Problem, match="full-table"):
            await service.undo(house.id, [secret], seat)

    in_house(tmp_path, work)


def test_a_key_answers_only_for_what_stands(tmp_path: Path) -> None:
    """Nobody is told that a decision is stored which is not."""

    async def work(house: House) -> None:
        service = house.service
        seat, secret = await house.asked
        await service.chat(house.id, [secret], "hello", "k")
        await service.chat(house.id, [secret], "hello", "k")
        for decision in ({"bid": 20}, {"bid": 5}):
            with pytest.raises(Problem, match="used-key"):
                await service.decide(house.id, [secret], decision, step=0, key="k")
        first = await service.decide(house.id, [secret], {"bid": 20}, step=0, key="mine")
        for written in (20, "20"):
            again = await service.decide(house.id, [secret], {"bid": written}, step=0, key="mine")
            assert again == first
        with pytest.raises(Problem, match="used-key"):
            await service.decide(house.id, [secret], {"bid": 21}, step=0, key="mine")
        seat, secret = await house.asked
        await service.decide(house.id, [secret], {"bid": 7}, step=1, key="sealed")
        await service.undo(house.id, [secret], seat)
        with pytest.raises(Problem, match="used-key"):
            await service.decide(house.id, [secret], {"bid": 7}, step=1, key="sealed")
        table = await service.desk.get(house.id)
        assert table.play is not None
        assert seat in table.play.waiting
        await service.decide(house.id, [secret], {"bid": 7}, step=1, key="another")
        # The same after a restart: the journal knows it all.
        again_there = await Desk(house.store).get(house.id)
        assert again_there.answers == table.answers

    in_house(tmp_path, work)


def test_spectators_take_no_players_room() -> None:
    async def work() -> None:
        live, open_ = Live(Limits(spectators_of_a_table=4, pages_of_a_chair=2)), ExitStack()
        for number in range(4):
            open_.enter_context(live.watch("t", 0, (), quota=WatchQuota(None, f"a{number}")))
        with pytest.raises(Problem, match="too-many"):
            live.check_quota("t", WatchQuota(None, "b"))
        live.check_quota("another", WatchQuota(None, "b"))
        for _ in range(2):
            live.check_quota("t", WatchQuota(1, "b"))
            open_.enter_context(live.watch("t", 0, (1,), quota=WatchQuota(1, "b")))
        with pytest.raises(Problem, match="too-many"):
            live.check_quota("t", WatchQuota(1, "b"))
        live.check_quota("t", WatchQuota(2, "c"))
        open_.close()

    run(work())


def test_one_address_has_its_share_of_streams() -> None:
    async def work() -> None:
        live, open_ = Live(Limits(streams_of_a_visitor=3)), ExitStack()
        for number in range(3):
            open_.enter_context(live.watch(f"t{number}", 0, (), quota=WatchQuota(None, "greedy")))
        with pytest.raises(Problem, match="too-many"):
            live.check_quota("t9", WatchQuota(None, "greedy"))
        with pytest.raises(Problem, match="too-many"):
            live.check_quota("t9", WatchQuota(0, "greedy"))
        live.check_quota("t9", WatchQuota(None, "modest"))
        with live.watch("t9", 0, (), quota=WatchQuota(None, "modest")):
            assert live._addresses["modest"] == 1
        assert "modest" not in live._addresses
        open_.close()

    run(work())


def test_a_table_that_cant_be_read_stops_no_clock(tmp_path: Path) -> None:
    """It is set aside, said once, and looked at no more; the others are looked after."""

    async def work(house: House) -> None:
        service, store = house.service, house.store
        _, secret = await house.asked
        await service.decide(house.id, [secret], {"bid": 20}, step=0)
        broken = house.id
        await house.open(clock=1)

        def spoil(connection: object) -> None:
            connection.exec_driver_sql(  # type: ignore[attr-defined]
                'UPDATE entries SET body = \'{"decision": {"bid": -5}}\''
                f" WHERE table_id = '{broken}' AND kind = 'decide'"
            )
            connection.exec_driver_sql("UPDATE tables SET wakes = 1")  # type: ignore[attr-defined]

        await store._writer.write("", spoil)
        fresh = Service(Desk(store))
        vigil = Vigil()
        clock = Clock(fresh, Robots(fresh, Workers("bots", vigil), vigil, moment=0))
        for table_id in await store.waking(2.0):
            await clock._look_at(table_id)
        assert await store.waking(2.0) == []
        for _ in range(2):
            with pytest.raises(Problem, match="broken-table"):
                await fresh.desk.get(broken)
        assert dict(fresh.desk.set_aside) == {broken: 6}
        assert (await fresh.desk.get(house.id)).running
        assert [part.failures for part in store.vigil.parts if part.name == "a table"] == [1]

    in_house(tmp_path, work)


def test_a_journal_is_bounded_in_bytes(tmp_path: Path) -> None:
    """However long what was taken back, the game goes on, to its end if need be."""

    async def work(house: House) -> None:
        service = house.service
        most = (await service.find(house.id)).bytes + 4_000
        service.desk.limits = Limits(journal_bytes=most)
        long = {"bid": 10**900}
        _, secret = await house.asked
        await service.decide(house.id, [secret], {"bid": 20}, step=0)
        seat, secret = await house.asked
        for _ in range(3):
            await service.decide(house.id, [secret], long, step=1)
            await service.undo(house.id, [secret], seat)
        await service.decide(house.id, [secret], long, step=1)
        with pytest.raises(Problem, match="full-table"):
            await service.undo(house.id, [secret], seat)
        with pytest.raises(Problem, match="full-chat"):
            await service.chat(house.id, [secret], "one more word")
        _, secret = await house.asked
        await service.decide(house.id, [secret], long, step=1)
        table = await service.find(house.id)
        assert most < table.bytes < 2 * most
        assert (await Desk(house.store).get(house.id)).bytes == table.bytes
        await service.close(house.id, [house.host])

    in_house(tmp_path, work)

"""What is told at a table: that time was up, and what happened since one decided last."""

from collections.abc import Sequence
from json import dumps
from pathlib import Path
from random import Random

from spielgeld import games
from spielgeld.bots.analysis import decisions_of
from spielgeld.bots.company import BotName
from spielgeld.house.desk import Desk
from spielgeld.house.from_record import go_on, open_record
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.house.settings import read_settings
from spielgeld.house.table import Table
from spielgeld.house.thinking.analyses import Analysis, Unweighed
from spielgeld.kernel.play import Play
from spielgeld.kernel.playout import play_out
from spielgeld.page.page import Frame
from spielgeld.page.story import still_shown
from spielgeld.store import Store
from spielgeld.telling.game import words_for
from spielgeld.web.pages import memory
from spielgeld.web.pages.analysis import draw_analysis
from tests.aside import run

WORDS = words_for("en", "qe")
NAMES = ["Ada", "Bob", "Cyd"]


def finished() -> Play:
    play = games.new("qe", 3, seed="happened", listen=True)
    play_out(play, Random(5))
    return play


async def seated(service: Service, names: Sequence[str] = NAMES, memory: str = "on") -> Table:
    agreed = {"game": "qe", "players": len(names), "chosen": {"first": 0}}
    settings = read_settings({**agreed, "options": {"memory": memory}})
    made = await service.create(settings)
    for name in names:
        await service.sit(made.table.id, made.invite, name)
    await service.start(made.table.id, [made.host])
    return await service.desk.get(made.table.id)


def story_of(table: Table, seat: int) -> list[str]:
    assert table.play is not None
    story = memory.story(table, table.play, seat, WORDS, NAMES)
    return [line.text for line in story]


def test_a_time_out_is_told_as_one_once_nothing_is_sealed_any_more(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        table = await seated(service)
        assert table.play is not None
        await service.decide_for(table.id, 0, {"bid": 10}, 0, "player")
        await service.decide_for(table.id, 1, {"bid": 11}, 1, "clock")
        said = "Bob's time was up; a bot decided instead."
        assert said not in story_of(table, 0)
        await service.decide_for(table.id, 2, {"bid": 12}, 1, "player")
        assert said in story_of(table, 0)
        again = Table(table.row)
        for entry in await store.journal(table.id):
            again.read(entry)
        assert again.standing.late == table.standing.late == ((2, 1),)
        story = memory.story(table, table.play, 0, WORDS, NAMES)
        happened = memory.happened(table, table.play, 0, WORDS, story)
        told = [(turn.seat, turn.secret) for turn in happened.turns]
        assert told == [(0, False), (None, False), (None, True), (1, False)]
        assert any([place.startswith("tile-") for place in happened.places])
        store.close()

    run(work())


def test_who_heard_more_is_told_more_and_chairs_stay_as_they_are(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        names = [*NAMES, "Dia"]
        table = await seated(service, names)
        price = "900"
        chairs = memory.chairs(table, WORDS)
        for seat, bid in enumerate([10, 11, int(price), 12]):
            assert table.play is not None
            await service.decide_for(table.id, seat, {"bid": bid}, table.play.step, "player")
        play = table.play
        assert play is not None
        told = []
        for seat in range(4):
            story = memory.story(table, play, seat, WORDS, names)
            told.append(memory.happened(table, play, seat, WORDS, story))
        auctioneer, loser, winner, _ = told
        assert price not in str(loser)
        assert price in str(winner), "who paid knows what"
        assert price in str(auctioneer)
        assert memory.chairs(table, WORDS) is chairs, "nobody came or went"
        table.seen[0] = 1.0
        assert memory.chairs(table, WORDS)[0].away == "1970-01-01T00:00:01Z"
        store.close()

    run(work())


def test_a_table_that_forgets_sums_up_until_one_decides_again(tmp_path: Path) -> None:
    """QE-15: what happened since one's last decision was never shown before."""

    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        table = await seated(service, memory="off")

        def told(seat: int) -> list[tuple[bool, str]]:
            assert table.play is not None
            story = still_shown(
                memory.story(table, table.play, seat, WORDS, NAMES), table.play, seat
            )
            happened = memory.happened(table, table.play, seat, WORDS, story)
            return [(turn.secret, line) for turn in happened.turns for line in turn.lines]

        for seat, bid in [(0, 4321), (1, 777), (2, 5555), (1, 99)]:
            assert table.play is not None
            await service.decide_for(table.id, seat, {"bid": bid}, table.play.step, "player")
        seen = told(0)
        assert any(["4321" in line or "5,555" in line or "5555" in line for _, line in seen])
        assert not [line for secret, line in seen if not secret and "777" in line]
        assert [line for secret, line in seen if secret and "777" in line]
        assert table.play is not None
        await service.decide_for(table.id, 0, {"bid": 1}, table.play.step, "player")
        assert not [line for _, line in told(0) if "777" in line or "555" in line]
        store.close()

    run(work())


def test_an_opened_record_goes_on_only_where_nothing_is_to_be_kept(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        play = finished()
        made = await open_record(service, dumps(games.record(play)), "en")
        assert made.table.status == "over"
        new, secret = await go_on(service, made.table, 4, 1, "rookie", "Ada")
        assert new.table.running
        assert new.table.play is not None
        assert new.table.play.step == 4
        assert new.table.role([secret]).seats == (1,)
        first, own, last = [BotName.read(chair.level or "") for chair in new.table.chairs]
        assert (first.level, own.level, last.level) == ("rookie", "", "rookie")
        assert first.person != last.person
        for wrong in (
            go_on(service, new.table, 1, 1, None, "Ada"),
            go_on(service, made.table, play.step, 1, None, "Ada"),
            go_on(service, made.table, play.step + 1, 1, None, "Ada"),
            go_on(service, made.table, 1, 7, None, "Ada"),
            go_on(service, made.table, 1, 1, "no such bot", "Ada"),
        ):
            try:
                await wrong
            except Problem:
                continue
            raise AssertionError("it must be refused")
        store.close()

    run(work())


def test_a_decision_that_broke_the_analysis_keeps_its_row_and_is_not_called_late(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        table = await seated(service)
        record = games.record(finished())
        decisions = decisions_of(record, 0)
        analysis = Analysis(record, 0, {"en": NAMES}, decisions)
        analysis.unweighed += [Unweighed(decisions[0], 0, False), Unweighed(decisions[1], 1, True)]
        page = draw_analysis(table, analysis, 0, "time", Frame(WORDS, game="qe"))
        assert [row.unweighed for row in page.rows] == ["broken", "slow"]
        assert [row.number for row in page.rows] == [1, 2]
        assert all([row.decided and row.moment for row in page.rows])
        store.close()

    run(work())

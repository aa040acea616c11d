"""A lesson at a table: the script decides for the others and waits for the learner."""

from itertools import islice
from pathlib import Path

import pytest

from spielgeld import games
from spielgeld.games.lesson import LEARNER, Page, Quiz
from spielgeld.house import lessons
from spielgeld.house.desk import Desk
from spielgeld.house.names import names_of
from spielgeld.house.problems import Problem
from spielgeld.house.script import step_due
from spielgeld.house.service import Service
from spielgeld.house.table import Table
from spielgeld.store import Store
from spielgeld.telling.words import words_of
from tests.aside import run


class Classroom:
    """A learner at a lesson, and bots that do what the script says."""

    def __init__(self, service: Service, table_id: str, secret: str) -> None:
        self.service = service
        self.table_id = table_id
        self.secrets = [secret]

    async def table(self) -> Table:
        return await self.service.desk.get(self.table_id)

    async def move_bots(self) -> None:
        table = await self.table()
        while table.script_left() and table.bots_to_move():
            seat = table.bots_to_move()[0]
            step = step_due(table, seat)
            assert step is not None
            assert table.play is not None
            await self.service.decide_for(
                self.table_id, seat, step.decision, table.play.step, "bot"
            )
            table = await self.table()

    async def decide(self, decision: object) -> None:
        await self.service.decide(self.table_id, self.secrets, decision, step=None)

    async def read(self, answer: str | None = None) -> None:
        await lessons.read_on(self.service, self.table_id, self.secrets, answer)


@pytest.mark.parametrize("game", sorted(games.installed()))
def test_a_lesson_is_read_and_done_to_its_end(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        made, secret = await lessons.begin(service, game, "en", "Ada")
        room = Classroom(service, made.table.id, secret)
        # Pages about all tables know the words of no game, but what its players are called.
        assert not any(["-" in name for name in names_of(made.table, words_of("en"))])
        lesson = next(iter(games.lessons(game).values()))
        read = led = 0
        while (left := (await room.table()).script_left()) and read < 100:
            if isinstance(left[0], Page):
                table = await room.table()
                assert table.bots_to_move() == []
                assert table.play is not None
                if LEARNER in table.play.waiting:
                    with pytest.raises(Problem, match="read-first"):
                        await room.decide(next(iter(table.play.choice(LEARNER))))
                await room.read()
                read += 1
            elif isinstance(left[0], Quiz):
                wrong = next(letter for letter in "abc" if letter != left[0].right)
                with pytest.raises(Problem, match="lesson-wrong"):
                    await room.read(wrong)
                await room.read(left[0].right)
            elif left[0].seat == LEARNER:
                table = await room.table()
                assert table.play is not None
                others, step = islice(table.play.choice(LEARNER), 99), left[0]
                other = next((each for each in others if not step.allows(each)), step.decision)
                # Any legal answer goes on: the script decides in its place, and that is kept.
                await room.decide(other)
                led += other != step.decision
                assert len((await room.table()).standing.led) == led
            else:
                await room.move_bots()
        table = await room.table()
        assert table.play is not None
        decided = [(seat, decision) for seat, decision in table.play.decisions]
        assert sorted(map(str, decided)) == sorted(
            str((step.seat, step.decision)) for step in lesson.steps
        )
        assert led > 1
        assert table.running
        bots = [seat for seat in table.play.waiting if seat != LEARNER]
        assert table.bots_to_move() == bots
        store.close()

    run(work())


def test_what_was_taken_back_is_asked_again_by_the_script(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        made, secret = await lessons.begin(service, "plutocracy", "en", "Ada")
        room = Classroom(service, made.table.id, secret)
        for _ in range(3):
            await room.read()
        await room.decide({"buy": 3})
        await room.decide({"seats": 1})
        for _ in range(2):
            await service.undo(room.table_id, room.secrets, LEARNER)
        with pytest.raises(Problem, match="nothing-to-undo"):
            await service.undo(room.table_id, room.secrets, LEARNER)
        table = await room.table()
        assert table.play is not None
        assert table.play.decisions == []
        assert table.look_back(1).decisions == []
        step = step_due(table, LEARNER)
        assert step is not None
        assert step.decision == {"buy": 3}
        fresh = Desk(store)
        again = (await fresh.get(room.table_id)).play
        assert again is not None
        assert again.view(0) == table.play.view(0)
        assert again.full_story() == table.play.full_story()
        store.close()

    run(work())

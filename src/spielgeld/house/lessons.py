"""A first game that teaches: its script decides for the others, and the learner reads and does."""

from dataclasses import replace

from spielgeld import games
from spielgeld.games.lesson import LEARNER, Quiz, Step
from spielgeld.house.desk import Draft
from spielgeld.house.journal import Read
from spielgeld.house.problems import Problem
from spielgeld.house.service import Invited, Secrets, Service
from spielgeld.house.settings import read_settings
from spielgeld.house.table import Table

LEVEL = "rookie"
"""Who sits on the other chairs when the script is over."""


async def begin(
    service: Service, game: str, language: str, name: str, role: str = ""
) -> tuple[Invited, str]:
    """A table at which a lesson of a game is on, by default the first, and the learner's secret."""
    lessons = games.lessons(game)
    role = role or next(iter(lessons), "")
    lesson = lessons.get(role)
    if lesson is None:
        raise Problem("no-page")
    others = {str(seat): LEVEL for seat in range(lesson.players) if seat != LEARNER}
    settings = read_settings(
        {
            "game": game,
            "players": lesson.players,
            "options": lesson.options,
            "bots": others,
            "language": language,
            "spectators": False,
        }
    )
    settings = replace(settings, lesson=role)
    made = await service.create(settings)
    secret = await service.sit(made.table.id, made.invite, name, LEARNER)
    await service.start(made.table.id, [made.host])
    return made, secret


async def read_on(service: Service, table_id: str, secrets: Secrets, answer: str | None) -> None:
    """The learner has read a page, or answers a question."""

    def write(table: Table) -> Draft | None:
        table.role(secrets).own(LEARNER)
        left = table.script_left()
        if not left or isinstance(left[0], Step) or not table.running:
            return None
        if isinstance(left[0], Quiz) and answer != left[0].right:
            raise Problem("lesson-wrong")
        return Draft(Read(LEARNER))

    await service.desk.add(table_id, write)

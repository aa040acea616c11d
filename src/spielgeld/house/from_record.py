"""Records as tables: a game from a file to look through, and any past step to go on from."""

import time
from dataclasses import replace
from random import SystemRandom

from spielgeld import games
from spielgeld.bots.company import anyone, seated
from spielgeld.house import keys
from spielgeld.house.journal import Close, Decide, Sit, Start, What, to_stored
from spielgeld.house.problems import Problem
from spielgeld.house.service import Invited, Service
from spielgeld.house.settings import Settings, levels_of, read_level
from spielgeld.house.table import Table
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.store import TableRow

USUAL_LEVEL = "rookie"


async def open_record(service: Service, text: str, language: str) -> Invited:
    """A table that stands where the record ends. Nobody sits at it, and nothing more happens.

    Raises what `games.replay` does if it is no record, or if a decision in it is refused.
    """
    play = games.replay(text)
    if len(play.decisions) > service.desk.limits.decisions_of_a_record:
        raise Problem("too-large")
    settings = Settings(
        play.game.name,
        play.players,
        rules=play.game.rules,
        options=play.options,
        language=language,
    )
    end: list[What] = [] if play.over else [Close()]
    status = "over" if play.over else "closed"
    return await lay_out(service, settings, [*played(play), *end], status)


async def go_on(
    service: Service, table: Table, step: int, seat: Seat, level: object, name: str
) -> tuple[Invited, str]:
    """A new table that stands where this one stood, with oneself on a chair and bots elsewhere."""
    if not table.open_to_all or table.play is None:
        raise Problem("not-over")
    if not 0 <= seat < len(table.chairs):
        raise Problem("no-chair", seats=len(table.chairs))
    if not 0 <= step <= table.play.step:
        raise Problem("no-page")
    play = table.look_back(step)
    if play.over:
        raise Problem("over-there")
    level = read_level(level or usual_level(table.settings.game), table.settings.game)
    wanted = {
        other: anyone(table.settings.game, level) for other in range(play.players) if other != seat
    }
    others = seated(table.settings.game, wanted, SystemRandom())
    settings = replace(
        table.settings, bots=others, lesson=None, pace="live", clock=None, chosen={}, hints=True
    )
    secret = keys.new_secret()
    begin = [Sit(seat, name, keys.hash_of(secret)), *played(play)]
    return await lay_out(service, settings, begin, "running"), secret


def usual_level(game: str) -> str:
    levels = levels_of(game)
    return USUAL_LEVEL if USUAL_LEVEL in levels else levels[0]


def played(play: Play) -> list[What]:
    return [Start(play.deal), *[Decide(seat, decision) for seat, decision in play.decisions]]


async def lay_out(service: Service, settings: Settings, what: list[What], status: str) -> Invited:
    """The table with all of this in its journal, as if it had just happened."""
    host, invite, now = keys.new_secret(), keys.new_secret(), time.time()
    row = TableRow(
        keys.new_table_id(), settings.game, settings.to_json(), keys.hash_of(host),
        keys.hash_of(invite), now, status, now if status == "running" else None,
    )  # fmt: skip
    journal = [to_stored(row.id, n, entry, None, now) for n, entry in enumerate(what, start=1)]
    return Invited(await service.desk.create(row, journal), host, invite)

"""A table against bots that begins at once: nothing is asked before."""

from spielgeld import games
from spielgeld.bots.company import anyone
from spielgeld.house.from_record import usual_level
from spielgeld.house.problems import Problem
from spielgeld.house.service import Invited, Service
from spielgeld.house.settings import read_settings


def players_at_once(game: str) -> int:
    """The second smallest company, as fewest are seldom the best."""
    counts = sorted(games.get(game).player_counts(games.get(game).read_options({})))
    return counts[1] if len(counts) > 1 else counts[0]


async def begin_at_once(
    service: Service, game: str, language: str, name: str, address: str = ""
) -> tuple[Invited, str]:
    """A running table with the usual options, and the secret of its first chair."""
    if game not in games.installed():
        raise Problem("no-page")
    players, level = players_at_once(game), anyone(game, usual_level(game))
    bots = {str(seat): level for seat in range(1, players)}
    settings = read_settings({"game": game, "players": players, "bots": bots, "language": language})
    made = await service.create(settings)
    secret = await service.sit(made.table.id, made.invite, name, 0)
    await service.start(made.table.id, [made.host], address)
    return made, secret

"""The players of Plutocracy, and what lies before them: all of it is open."""

from typing import NamedTuple

from spielgeld.games.plutocracy.page.mine import Cargo
from spielgeld.games.plutocracy.rules.pieces import RESOURCES
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.state import Seat
from spielgeld.page.boards import Figure
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.players import draw_player, draw_players, draw_turn
from spielgeld.page.region import Macros, Region, region
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words

PLAYERS = Macros("plutocracy/players.html")

SIGNS = {"out": "out", "retired": "chair"}


class CouncilSeats(NamedTuple):
    """How many councillors of a player are in the council."""

    seat: Seat
    councillors: int


class SeatsOnPlanet(NamedTuple):
    """How many seats a player has in a parliament, perhaps the `most` of all."""

    planet: str
    number: int
    most: bool


class Possessions(NamedTuple):
    """What lies before a player; `end` is their own THE END, if everybody has one."""

    seat: Seat
    money: int
    cargo: tuple[Cargo, ...]
    alien: bool
    time: int
    end: int | None
    seats: tuple[SeatsOnPlanet, ...]
    societies: tuple[str, ...]


def draw_all(table: TablePage) -> Region:
    facts = facts_of_all(table.frame.words, Same(table.view.table))
    return draw_players(table, [draw_one(table, seat, *said) for seat, said in enumerate(facts)])


def draw_one(table: TablePage, seat: Seat, label: str, council: Region, facts: Region) -> Region:
    game: PlutocracyTable = table.view.table
    player = game.players[seat]
    state = "out" if player.out else "retired" if player.retired else ""
    if seat == game.asked:
        state = game.stage
    said = f"player-state-{state}" if state else ""
    turn = draw_turn(table, seat, said, SIGNS.get(state, "thinking"))
    style = " out" if player.out else ""
    return draw_player(table, seat, label, turn, council, facts, style=style)


@remembered
def facts_of_all(words: Words, same: Same) -> tuple[tuple[str, Region, Region], ...]:
    """The corporation of each player, their councillors, and what else lies before them."""
    game: PlutocracyTable = same.value
    found = []
    for seat, player in enumerate(game.players):
        council = CouncilSeats(seat, player.councillors)
        found.append(
            (
                words.say(f"corporation-{player.corporation}"),
                region(f"council-{seat}", PLAYERS.council, words, council),
                region(f"facts-{seat}", PLAYERS.facts, words, possessions_of(game, seat)),
            )
        )
    return tuple(found)


@remembered
def figures_of(words: Words, same: Same) -> tuple[tuple[Figure, ...], ...]:
    """Councillors, money and what is on board; who is out has none of it."""
    game: PlutocracyTable = same.value
    say = words.say
    found: list[tuple[Figure, ...]] = []
    for player in game.players:
        if player.out:
            found.append((Figure("icon-out", say("player-out-short"), "–"),))
            continue
        figures = [
            Figure("icon-council", say("score-councillors"), str(player.councillors), "strong"),
            Figure("", say("mine-money"), f"{player.money} S€"),
        ]
        figures += [
            Figure(f"res-{name}", say(f"resource-{name}"), str(player.hold[name]), f"of-{name}")
            for name in RESOURCES
            if player.hold[name]
        ]
        if player.alien:
            figures.append(Figure("icon-alien", say("player-alien"), ""))
        found.append(tuple(figures))
    return tuple(found)


def possessions_of(game: PlutocracyTable, seat: Seat) -> Possessions:
    player = game.players[seat]
    seats = [
        SeatsOnPlanet(planet.name, player.seats[planet.name], planet.ahead[0] == seat)
        for planet in game.planets
        if player.seats[planet.name]
    ]
    return Possessions(
        seat=seat,
        money=player.money,
        cargo=tuple([Cargo(name, player.hold[name]) for name in RESOURCES if player.hold[name]]),
        alien=player.alien,
        time=player.time,
        end=player.end if game.personal else None,
        seats=tuple(seats),
        societies=player.societies,
    )

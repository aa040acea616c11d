"""Where money becomes councillors: the boards of the planets, and Earth with its societies."""

from typing import NamedTuple

from spielgeld.games.plutocracy.rules.pieces import SEAT_PRICES, SPOTS
from spielgeld.games.plutocracy.rules.view import PlanetView, PlutocracyTable
from spielgeld.games.plutocracy.telling.saying import by_demand
from spielgeld.kernel.state import Seat
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.words import Words

MARKET = Macros("plutocracy/market.html")


class Place(NamedTuple):
    """A seat in a parliament or a spot in a society, and what it costs or brings."""

    worth: int
    seat: Seat | None
    name: str


class SeatsAhead(NamedTuple):
    """How many seats of a parliament a player has."""

    seat: Seat
    name: str
    number: int


class PlanetBoard(NamedTuple):
    """A planet with its prices and its parliament; `here` is the ship in turn."""

    rules: str
    name: str
    here: bool
    demand: str
    demand_price: int
    supply: str
    supply_price: int
    parliament: tuple[Place, ...]
    ahead: tuple[SeatsAhead, ...]


class SocietySpots(NamedTuple):
    society: str
    spots: tuple[Place, ...]


class TradeLine(NamedTuple):
    """A resource: where it is supplied and where demanded, and for which prices."""

    resource: str
    bought_at: str
    supply_price: int
    sold_at: str
    demand_price: int

    @property
    def profit(self) -> int:
        return self.demand_price - self.supply_price


class EarthBoard(NamedTuple):
    """Earth with its societies, and what time has brought so far."""

    rules: str
    societies: tuple[SocietySpots, ...]
    elections: int
    asteroid_falls: int | None
    aliens: int


def draw_market(words: Words, rules: str, names: tuple[str, ...], game: PlutocracyTable) -> Region:
    here = None if game.asked is None else game.players[game.asked].body
    boards = [
        region(
            f"planet-{planet.name}",
            MARKET.planet,
            words,
            planet_board(rules, names, planet, here=planet.name == here),
        )
        for planet in by_demand(game.planets)
    ]
    earth = region("planet-earth", MARKET.earth, words, earth_board(rules, names, game))
    return group("planets", MARKET.planets, None, None, (*boards, earth))


def draw_trade(words: Words, game: PlutocracyTable) -> Region:
    """What is bought where and sold where."""
    supplied = {planet.supply: planet for planet in game.planets}
    lines = []
    for planet in game.planets:
        resource, source = planet.demand, supplied[planet.demand]
        prices = source.supply_price, planet.name, planet.demand_price
        line = TradeLine(resource, source.name, *prices)
        lines.append(region(f"trade-{resource}", MARKET.trade_line, words, line))
    return group("trade", MARKET.trade, words, None, tuple(lines))


def planet_board(
    rules: str, names: tuple[str, ...], planet: PlanetView, *, here: bool
) -> PlanetBoard:
    parliament = planet.parliament
    return PlanetBoard(
        rules=rules,
        name=planet.name,
        here=here,
        demand=planet.demand,
        demand_price=planet.demand_price,
        supply=planet.supply,
        supply_price=planet.supply_price,
        parliament=places(names, SEAT_PRICES, parliament),
        ahead=tuple([SeatsAhead(s, names[s], parliament.count(s)) for s in planet.ahead]),
    )


def earth_board(rules: str, names: tuple[str, ...], game: PlutocracyTable) -> EarthBoard:
    societies = [
        SocietySpots(society.name, places(names, SPOTS, society.members))
        for society in game.societies
    ]
    return EarthBoard(rules, tuple(societies), game.elections, game.asteroid_falls, game.aliens)


def places(
    names: tuple[str, ...], worth: tuple[int, ...], seats: tuple[Seat | None, ...]
) -> tuple[Place, ...]:
    return tuple(
        [
            Place(each, seat, "" if seat is None else names[seat])
            for each, seat in zip(worth, seats, strict=True)
        ]
    )

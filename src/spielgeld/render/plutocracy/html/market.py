"""What lies beside the map: planet boards, societies, and what everybody has."""

from spielgeld.games.plutocracy.pieces import HOLD_LIMIT, RESOURCES, SEAT_PRICES, SPOTS
from spielgeld.games.plutocracy.view import PlayerView, PlutocracyTable
from spielgeld.kernel.state import Seat
from spielgeld.render.html.boards import DESK
from spielgeld.render.html.page import Table
from spielgeld.render.html.players import draw_player, draw_turn
from spielgeld.render.html.region import Macros, Region, draw, group, remembered
from spielgeld.render.same import Same
from spielgeld.render.words import Say

BOARD = Macros("plutocracy/board.html")
MINE = Macros("plutocracy/mine.html")
PLAYERS = Macros("plutocracy/players.html")

SECTION = '<section id="mine" class="mine card" aria-labelledby="mine-title">'
SIGNS = {"out": "out", "retired": "chair"}


@remembered
def draw_around(say: Say, rules: str, names: tuple[str, ...], same: Same) -> tuple[Region, ...]:
    """All that stands around the map: the same for everybody at the table."""
    game: PlutocracyTable = same.value
    bodies = tuple([(body.name, *body.at) for body in game.bodies if body.at is not None])
    ships = tuple(
        [
            (names[seat], player.body, *player.ship)
            for seat, player in enumerate(game.players)
            if player.ship is not None
        ]
    )
    parts = [draw("board-facts", BOARD.facts, say, bodies, ships)]
    if game.stage == "auction":
        bids = [
            (number, None, "", None)
            if bid is None
            else (number, bid.seat, names[bid.seat], bid.bid)
            for number, bid in enumerate(game.auction, start=1)
        ]
        parts.append(draw("auction", BOARD.auction, say, rules, tuple(bids)))
    if game.stage != "over":
        coming = [
            (time, piece.kind, piece.seat, "" if piece.seat is None else names[piece.seat])
            for time, piece in game.next_pieces()
        ]
        parts.append(draw("coming", BOARD.coming, say, rules, tuple(coming)))
    planets = group(
        "planets",
        '<ul class="planet-boards" id="planets">',
        (*draw_planets(say, rules, names, game), draw_earth(say, rules, names, game)),
        "</ul>",
    )
    return (*parts, planets)


def draw_planets(
    say: Say, rules: str, names: tuple[str, ...], game: PlutocracyTable
) -> list[Region]:
    here = None if game.asked is None else game.players[game.asked].body
    boards = []
    for planet in game.planets:
        benches = tuple(zip(SEAT_PRICES, planet.parliament, strict=True))
        ahead = tuple([(seat, planet.parliament.count(seat)) for seat in planet.ahead])
        boards.append(
            draw(
                f"planet-{planet.name}", BOARD.planet, say, rules, names, planet.name,
                planet.name == here, planet.demand, planet.demand_price, planet.supply,
                planet.supply_price, benches, ahead,
            )
        )  # fmt: skip
    return boards


def draw_earth(say: Say, rules: str, names: tuple[str, ...], game: PlutocracyTable) -> Region:
    societies = [
        (society.name, tuple(zip(SPOTS, society.members, strict=True)))
        for society in game.societies
    ]
    return draw(
        "planet-earth", BOARD.earth, say, rules, names, tuple(societies), game.elections,
        game.asteroid_falls, game.aliens,
    )  # fmt: skip


def draw_mine(table: Table) -> Region:
    view, say = table.view, table.frame.say
    game: PlutocracyTable = view.table
    me = None if view.seat is None else game.players[view.seat]
    corporation = "" if me is None else me.corporation
    parts = [draw("mine-title", MINE.title, say, view.seat, corporation)]
    if me is not None and view.seat is not None:
        units = tuple([(resource, me.hold[resource]) for resource in RESOURCES])
        parts.append(draw("purse", MINE.purse, say, me.money, me.councillors))
        parts.append(draw("tanks", MINE.tanks, say, units, HOLD_LIMIT))
        if not view.over:
            parts.append(draw("wants", MINE.wants, say, wants_of(game, me, view.seat)))
    else:
        parts.append(draw("mine-watching", MINE.watching, say, view.over))
    return group("mine", SECTION, (*parts, DESK), "</section>")


def wants_of(
    game: PlutocracyTable, me: PlayerView, seat: Seat
) -> tuple[tuple[str, int, int, str], ...]:
    """By society: what the reader has, what it wants to see, and how that stands."""
    found = []
    for society in game.societies:
        have = me.shows[society.name]
        state = "open"
        if seat in society.members:
            state = "joined"
        elif None not in society.members:
            state = "full"
        elif have < society.wants:
            state = "not-yet"
        found.append((society.name, have, society.wants, state))
    return tuple(found)


def draw_one(table: Table, seat: Seat) -> Region:
    """A player, and what lies before them."""
    view, say = table.view, table.frame.say
    game: PlutocracyTable = view.table
    player = game.players[seat]
    state = "out" if player.out else "retired" if player.retired else ""
    if seat == game.asked:
        state = game.stage
    said = f"player-state-{state}" if state else ""
    turn = draw_turn(table, seat, said, SIGNS.get(state, "thinking"))
    council = draw(f"council-{seat}", PLAYERS.council, say, seat, player.councillors)
    label, style = say(f"corporation-{player.corporation}"), " out" if player.out else ""
    facts = draw_facts(say, seat, Same(game))
    return draw_player(table, seat, label, turn, council, facts, style=style)


@remembered
def draw_facts(say: Say, seat: Seat, same: Same) -> Region:
    game: PlutocracyTable = same.value
    player = game.players[seat]
    hold = tuple([(name, player.hold[name]) for name in RESOURCES if player.hold[name]])
    seats = [
        (planet.name, player.seats[planet.name], planet.ahead[0] == seat)
        for planet in game.planets
        if player.seats[planet.name]
    ]
    return draw(
        f"facts-{seat}", PLAYERS.facts, say, seat, player.money, hold, player.alien, player.time,
        player.end if game.personal else None, tuple(seats), player.societies,
    )  # fmt: skip

"""The Plutocracy table on a terminal."""

from collections.abc import Iterable

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from spielgeld.games.plutocracy.rules.pieces import SEAT_PRICES, Hex
from spielgeld.games.plutocracy.rules.plans import time_now, to_meet
from spielgeld.games.plutocracy.rules.view import (
    BodyView,
    PieceView,
    PlanetView,
    PlayerView,
    PlutocracyTable,
)
from spielgeld.games.plutocracy.telling.saying import by_demand
from spielgeld.games.plutocracy.telling.sky import SHIP_STYLES, map_as_text, ship_letter
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.telling.words import Words

WIDE = 96
"""From so many columns on the map stands beside the time track."""
SCORE_LINES = ("councillors", "time", "end", "seats", "societies", "money")


class SideBySide:
    """Two things beside each other, or below each other where the screen is narrow."""

    def __init__(self, left: RenderableType, right: RenderableType) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < WIDE:
            yield self.left
            yield self.right
            return
        grid = Table.grid(padding=(0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column()
        grid.add_row(self.left, self.right)
        yield grid


def table_on_terminal(view: View, words: Words, names: list[str]) -> RenderableType:
    """The whole table. During a turn its player does not need to see again what stays the same."""
    table: PlutocracyTable = view.table
    parts: list[RenderableType] = []
    if table.done is None or view.seat != table.asked:
        aside: list[RenderableType] = [track_on_terminal(table, words, names), ""]
        aside += [Text(line) for line in news(table, words)]
        aside += ["", societies_on_terminal(table, words)]
        parts.append(SideBySide(map_on_terminal(table, words), Group(*aside)))
    parts.append(players_on_terminal(table, view.seat, words, names))
    parts.append(bodies_on_terminal(table, words))
    if table.stage == "auction":
        parts.append(auction_on_terminal(table, words, names))
    if table.flights and table.asked is not None:
        parts.append(flights_on_terminal(table, words, names[table.asked]))
    return Group(*[line for part in parts for line in (part, "")])


def map_on_terminal(table: PlutocracyTable, words: Words) -> RenderableType:
    ships = ", ".join(ship_letter(player.corporation) for player in table.players)
    legend = Text(words.say("map-legend", ships=ships), style="dim")
    chart = map_as_text(table, words)
    grid = Table.grid()
    width = max(len(line) for line in chart.plain.splitlines())
    grid.add_column(width=width, min_width=width)
    grid.add_row(chart)
    grid.add_row(legend)
    return grid


def news(table: PlutocracyTable, words: Words) -> list[str]:
    """What is known of events to come, apart from the time track."""
    lines = [words.say("elections-held", number=table.elections)]
    if table.asteroid_falls is not None:
        said = words.say("asteroid-falls", time=table.asteroid_falls, aliens=table.aliens)
        lines.append(said)
    return lines


def track_on_terminal(table: PlutocracyTable, words: Words, names: list[str]) -> RenderableType:
    grid = plain_table(words.say("track-title"))
    grid.add_column(words.say("track-time"), justify="right")
    grid.add_column(words.say("track-pieces"))
    for stack in table.track:
        pieces = [piece_words(piece, words, names) for piece in reversed(stack.pieces)]
        grid.add_row(words.number(stack.time), ", ".join(pieces))
    return grid


def piece_words(piece: PieceView, words: Words, names: list[str]) -> str:
    if piece.seat is None:
        return words.say(f"marker-{piece.kind}")
    name = names[piece.seat]
    return name if piece.kind == "disc" else words.say("track-retired", name=name)


def societies_on_terminal(table: PlutocracyTable, words: Words) -> RenderableType:
    grid = plain_table(None)
    grid.add_column(words.say("column-society"))
    grid.add_column(words.say("column-wants"))
    grid.add_column(words.say("column-first"))
    grid.add_column(words.say("column-second"))
    for society in table.societies:
        grid.add_row(
            words.say(f"society-{society.name}"),
            words.say(f"society-{society.name}.wants"),
            *[ship_of(table, member) for member in society.members],
        )
    return grid


def players_on_terminal(
    table: PlutocracyTable, seat: Seat | None, words: Words, names: list[str]
) -> RenderableType:
    grid = plain_table(None)
    grid.add_column("")
    grid.add_column(words.say("column-player"))
    grid.add_column(words.say("column-council"), justify="right")
    grid.add_column(words.say("column-money"), justify="right")
    grid.add_column(words.say("column-hold"))
    grid.add_column(words.say("column-societies"))
    grid.add_column(words.say("column-used"), justify="right")
    grid.add_column(words.say("column-ship"))
    for player, shown in enumerate(table.players):
        grid.add_row(
            ship_of(table, player),
            names[player],
            words.number(shown.councillors),
            words.number(shown.money),
            hold_words(shown, words),
            society_words(shown, words),
            time_words(table, shown, words),
            ship_words(shown, words),
            style="bold" if player == seat else "",
        )
    return grid


def hold_words(player: PlayerView, words: Words) -> str:
    loaded = [
        f"{units} {words.say(f'resource-{name}')}" for name, units in player.hold.items() if units
    ]
    return ", ".join(loaded) or "-"


def society_words(player: PlayerView, words: Words) -> str:
    joined = [words.say(f"society-{society}") for society in player.societies]
    alien = [words.say("player-alien")] if player.alien else []
    return ", ".join([*joined, *alien]) or "-"


def time_words(table: PlutocracyTable, player: PlayerView, words: Words) -> str:
    if player.end == table.markers["the_end"]:
        return words.number(player.time)
    return words.say("player-end", time=player.time, end=player.end)


def ship_words(player: PlayerView, words: Words) -> str:
    if player.out:
        return words.say("player-out-short")
    if player.retired:
        return words.say("player-retired-short")
    if player.body is not None:
        return words.say(f"body-{player.body}")
    return "-" if player.ship is None else place_words(player.ship, words)


def bodies_on_terminal(table: PlutocracyTable, words: Words) -> RenderableType:
    grid = plain_table(None)
    grid.add_column(words.say("column-body"))
    grid.add_column(words.say("column-place"), justify="right")
    grid.add_column(words.say("column-demand"))
    grid.add_column(words.say("column-supply"))
    grid.add_column(words.say("column-seats"), no_wrap=True)
    grid.add_column(words.say("column-next-seat"), justify="right")
    grid.add_column(words.say("column-ships"))
    planets = {planet.name: planet for planet in by_demand(table.planets)}
    bodies = {body.name: body for body in table.bodies}
    for name in dict.fromkeys([*planets, *bodies]):
        planet, body = planets.get(name), bodies[name]
        grid.add_row(
            words.say(f"body-{body.name}"),
            "-" if body.at is None else place_words(body.at, words),
            *(["", "", "", ""] if planet is None else planet_cells(table, planet, words)),
            ships_at(table, body),
        )
    return grid


def planet_cells(
    table: PlutocracyTable, planet: PlanetView, words: Words
) -> Iterable[RenderableType]:
    owners = Text("").join(
        [Text("·") if owner is None else ship_of(table, owner) for owner in planet.parliament]
    )
    free = [
        price for owner, price in zip(planet.parliament, SEAT_PRICES, strict=True) if owner is None
    ]
    return (
        f"{planet.demand_price} {words.say(f'resource-{planet.demand}')}",
        f"{planet.supply_price} {words.say(f'resource-{planet.supply}')}",
        owners,
        words.number(free[0]) if free else "-",
    )


def ships_at(table: PlutocracyTable, body: BodyView) -> Text:
    here = [seat for seat, player in enumerate(table.players) if player.body == body.name]
    return Text(" ").join([ship_of(table, seat) for seat in here])


def ship_of(table: PlutocracyTable, seat: Seat | None) -> Text:
    """The letter of a player, in the player's colour."""
    if seat is None:
        return Text("·")
    corporation = table.players[seat].corporation
    return Text(ship_letter(corporation), style=SHIP_STYLES[corporation])


def flights_on_terminal(table: PlutocracyTable, words: Words, name: str) -> RenderableType:
    """For each body the flight that is soonest on it."""
    assert table.asked is not None
    grid = plain_table(words.say("flights-title", name=name))
    grid.add_column(words.say("column-body"))
    for column in ("to", "hexes", "time", "arrival"):
        grid.add_column(words.say(f"column-{column}"), justify="right")
    grid.add_column(words.say("column-way"))
    for body in table.bodies:
        met = to_meet(table, body.name)
        label = words.say(f"body-{body.name}")
        if table.players[table.asked].body == body.name:
            label = words.say("body-here", body=label)
        if met is None:
            message = "way-gone" if body.at is None else "way-no-meeting"
            grid.add_row(label, "", "", "", "", words.say(message))
            continue
        grid.add_row(
            label,
            place_words(met.flight.to, words),
            words.number(met.flight.distance),
            words.number(met.time),
            words.number(time_now(table) + met.time),
            way_words(met.rotations, met.wait, words),
        )
    return grid


def way_words(rotations: int, wait: int, words: Words) -> str:
    if wait:
        return words.say("way-wait", rotations=rotations, wait=wait)
    return words.say("way-rotations", rotations=rotations) if rotations else words.say("way-there")


def auction_on_terminal(table: PlutocracyTable, words: Words, names: list[str]) -> RenderableType:
    grid = plain_table(words.say("auction-title"))
    grid.add_column(words.say("column-position"), justify="right")
    grid.add_column(words.say("column-bidder"))
    grid.add_column(words.say("column-bid"), justify="right")
    for number, bid in enumerate(table.auction, 1):
        grid.add_row(
            words.number(number),
            "-" if bid is None else names[bid.seat],
            "-" if bid is None else words.number(bid.bid),
        )
    return grid


def scoring_on_terminal(play: Play, words: Words, names: list[str]) -> RenderableType:
    """One column a player."""
    seats = play.summary()["seats"]
    winners = play.winners()
    sheet = Table(title=words.say("scoring-sheet"), box=box.SIMPLE_HEAVY)
    sheet.add_column("")
    for seat, name in enumerate(names):
        sheet.add_column(name + (" ★" if seat in winners else ""), justify="right")
    places = {seat: number for number, tied in enumerate(play.ranking(), 1) for seat in tied}
    sheet.add_row(
        words.say("score-place"), *[words.number(places[seat]) for seat in range(len(names))]
    )
    personal = play.view(None).table.personal
    for line in SCORE_LINES:
        if line == "end" and not personal:
            continue
        cells = [score_words(score[line], words) for score in seats]
        if line == "councillors":
            cells = [
                words.say("score-out") if score["out"] else cell
                for score, cell in zip(seats, cells, strict=True)
            ]
        style = "bold" if line == "councillors" else ""
        sheet.add_row(words.say(f"score-{line}"), *cells, style=style)
    return sheet


def score_words(value: object, words: Words) -> str:
    if isinstance(value, dict):
        return words.number(sum(value.values()))
    if isinstance(value, list):
        return words.number(len(value))
    assert isinstance(value, int)
    return words.number(value)


def place_words(place: Hex, words: Words) -> str:
    return f"{words.number(place[0])} {words.number(place[1])}"


def plain_table(title: str | None) -> Table:
    return Table(
        title=title,
        title_justify="left",
        title_style="bold",
        box=box.SIMPLE_HEAD,
        show_edge=False,
        pad_edge=False,
        padding=(0, 1, 0, 0),
    )

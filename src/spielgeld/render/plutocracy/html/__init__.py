"""Plutocracy on a page: what its templates are filled with."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from markupsafe import Markup

from spielgeld.games.plutocracy.events import ShipFlew
from spielgeld.games.plutocracy.pieces import BODIES, SUN
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.html.boards import HtmlRender
from spielgeld.render.html.chart import Chart, line_chart
from spielgeld.render.html.page import Table
from spielgeld.render.plutocracy.html import flights, frame, market, sky
from spielgeld.render.plutocracy.html.end import SheetLine, over_time, scoring_sheet
from spielgeld.render.plutocracy.html.now import (
    Act,
    Position,
    acts_of,
    announce,
    positions_of,
    title_of,
    what_now,
)
from spielgeld.render.plutocracy.html.reading import flight_to, read_form
from spielgeld.render.plutocracy.map import (
    SIZE,
    centre,
    closed,
    corners,
    draw_orbit,
    empty_sky,
)
from spielgeld.render.words import Words

ORBITS_DRAWN = Markup("".join([draw_orbit(body) for body in range(len(BODIES))]))


@dataclass(frozen=True)
class Shapes:
    """What is drawn and never changes."""

    width: int = frame.WIDTH
    height: int = frame.HEIGHT
    cell: int = frame.CELL
    hex: str = closed(corners((0, 0), SIZE - 2))
    sky: str = empty_sky()
    sun: str = "".join([closed(corners(centre(place), SIZE)) for place in SUN])
    orbits: Markup = ORBITS_DRAWN


SHAPES = Shapes()


@dataclass(frozen=True)
class PlutocracyPage:
    """All that the templates of Plutocracy call `it`."""

    now: str
    """turn, start, auction, waiting or over."""
    game: PlutocracyTable
    shapes: Shapes
    title: str
    announce: str
    acts: tuple[Act, ...]
    positions: tuple[Position, ...]
    targets: tuple[flights.Target, ...]
    meetings: tuple[tuple[flights.Target, flights.Trip], ...]
    ghosts: tuple[flights.Ghosts, ...]
    confirm: flights.Trip | None
    """The flight that is to be confirmed."""
    confirm_way: str
    reach: int
    """The longest flight that ends in time."""
    personal: bool
    spaces: tuple[sky.Space, ...]
    bodies: tuple[sky.Body, ...]
    ships: tuple[sky.Ship, ...]
    cells: tuple[sky.Cell, ...]
    pieces: tuple[sky.Piece, ...]
    coming: tuple[sky.Coming, ...]
    last: tuple[Seat, str] | None
    """Who flew last, and on which way."""
    falls_at: int | None
    """When the asteroid falls into the sun; None if it has."""
    planets: tuple[market.PlanetBoard, ...]
    societies: tuple[market.SocietyBoard, ...]
    corporations: tuple[market.Corporation, ...]
    winners: tuple[Seat, ...]
    sheet: tuple[SheetLine, ...]
    charts: tuple[tuple[str, Chart], ...]


class PlutocracyHtml(HtmlRender):
    headings = (
        ("rules-board", "PL-1"),
        ("rules-time", "PL-5"),
        ("rules-turn", "PL-12"),
        ("rules-end", "PL-19"),
        ("rules-set-up", "PL-20"),
        ("rules-out", "PL-30"),
    )

    def prepare(self, table: Table) -> PlutocracyPage:
        view, say = table.view, table.frame.say
        game: PlutocracyTable = view.table
        choosing = table.choice is not None and table.confirm is None and table.at is None
        targets = flights.targets_of(game, say) if choosing else ()
        return PlutocracyPage(
            now=what_now(table),
            game=game,
            shapes=SHAPES,
            title=title_of(table),
            announce=announce(table),
            acts=acts_of(table),
            positions=positions_of(table),
            targets=targets,
            meetings=flights.meetings(targets),
            ghosts=flights.ghosts_of(game, targets),
            confirm=flight_to_confirm(table),
            confirm_way=way_to_confirm(table),
            reach=reach_of(game),
            personal=game.personal,
            spaces=sky.spaces_of(game),
            bodies=sky.bodies_of(game),
            ships=sky.ships_of(game),
            cells=sky.cells_of(game),
            pieces=sky.pieces_of(game),
            coming=sky.coming_of(game),
            last=last_flight(table),
            falls_at=game.asteroid_falls,
            planets=market.planets_of(table),
            societies=market.societies_of(table),
            corporations=market.corporations_of(table),
            winners=view.winners,
            sheet=scoring_sheet(table),
            charts=charts_of(table) if view.over else (),
        )

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        return read_form(form, view, choice, words)

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        if "fly" in decision:
            q, r = decision["fly"]
            return {"fly": f"{q},{r},{decision['time']}"}
        return {name: "true" if value is True else str(value) for name, value in decision.items()}

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        """Retiring while one can fly, and a flight after which the ship is on nothing."""
        game: PlutocracyTable = view.table
        if "retire" in decision:
            return "fly" in game.actions
        if "fly" not in decision:
            return False
        flight = flight_to(game, decision["fly"])
        return flight is not None and not flight.ends_on_body(decision["time"])


def flight_to_confirm(table: Table) -> flights.Trip | None:
    decision = table.confirm
    if decision is None or "fly" not in decision:
        return None
    game: PlutocracyTable = table.view.table
    flight = flight_to(game, decision["fly"])
    return None if flight is None else flights.trip(game, flight, decision["time"], table.frame.say)


def way_to_confirm(table: Table) -> str:
    decision = table.confirm
    game: PlutocracyTable = table.view.table
    if decision is None or "fly" not in decision or game.asked is None:
        return ""
    start, flight = game.players[game.asked].ship, flight_to(game, decision["fly"])
    return "" if start is None or flight is None else flights.way_path(start, flight.to)


def reach_of(game: PlutocracyTable) -> int:
    if game.asked is None:
        return 0
    player = game.players[game.asked]
    return min(player.end, game.markers["the_end"] or 0) - player.time


def last_flight(table: Table) -> tuple[Seat, str] | None:
    flown = [event for event in table.told if isinstance(event, ShipFlew)]
    if not flown or table.view.over:
        return None
    return flown[-1].seat, flights.way_path(flown[-1].start, flown[-1].to)


def charts_of(table: Table) -> tuple[tuple[str, Chart], ...]:
    """Councillors and money over time, if the server has told what happened."""
    if not table.told:
        return ()
    game: PlutocracyTable = table.view.table
    the_end = game.markers["the_end"]
    assert the_end is not None
    councillors, money = over_time(table.told, table.view.players, the_end)
    words = table.frame.words
    return (
        ("councillors", line_chart(councillors, words)),
        ("money", line_chart(money, words)),
    )


HTML = PlutocracyHtml("plutocracy", Path(__file__).parent / "templates")

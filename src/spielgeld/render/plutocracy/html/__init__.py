"""Plutocracy on a page."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from markupsafe import Markup

from spielgeld.games.plutocracy.events import ShipFlew
from spielgeld.games.plutocracy.pieces import BODIES, MARKERS, SUN, Hex
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.html.aid import draw_legend
from spielgeld.render.html.boards import HtmlRender, Regions
from spielgeld.render.html.now import draw_now
from spielgeld.render.html.page import Table
from spielgeld.render.html.parts import icon
from spielgeld.render.html.players import draw_players
from spielgeld.render.html.region import Region, fill, group, join, remembered, tag
from spielgeld.render.plutocracy.html import aid, flights, frame
from spielgeld.render.plutocracy.html.end import draw_results
from spielgeld.render.plutocracy.html.market import draw_around, draw_mine, draw_one
from spielgeld.render.plutocracy.html.now import draw_question, title_of
from spielgeld.render.plutocracy.html.reading import flight_to, read_form, unspent
from spielgeld.render.plutocracy.html.sky import SKY, cells_of, draw_picture
from spielgeld.render.plutocracy.map import SIZE, centre, closed, corners, draw_orbit, empty_sky
from spielgeld.render.same import Same
from spielgeld.render.words import Say, Words

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


DRAWN = {
    ".price-tag.buys": "demand",
    ".price-tag.sells": "supply",
    ".body.of-earth": "earth",
    ".body.of-asteroid": "asteroid",
    ".body": "planet",
    ".ship": "ship",
    **{f".piece.{marker}": marker for marker in MARKERS},
    ".piece.end": "end",
    ".piece": "disc",
    ".space .star": "star",
    ".space": "orbit",
    ".parliament": "parliament",
}


class PlutocracyHtml(HtmlRender):
    places: ClassVar[dict[str, str]] = {"planet": "planet-{}", "body": "body-{}", "seat": "ship-{}"}
    terms = (*aid.TERMS, *aid.PIECES)
    drawn: ClassVar[dict[str, str]] = DRAWN
    scripts = ("games/plutocracy/orbits.js",)
    headings = (
        ("rules-board", "PL-1"),
        ("rules-time", "PL-5"),
        ("rules-turn", "PL-12"),
        ("rules-end", "PL-19"),
        ("rules-set-up", "PL-20"),
        ("rules-out", "PL-30"),
    )
    fact_words = ("body", "resource", "society", "corporation", "marker")

    def draw(self, table: Table) -> Regions:
        players = [draw_one(table, seat) for seat in range(table.view.players)]
        return (
            draw_now(table, draw_question, title_of),
            table.steady(draw_mine),
            draw_players(table, players),
            draw_board(table),
        )

    def aid(self, table: Table) -> Region:
        return table.steady(aid.draw)

    def sprite(self, table: Table) -> dict[str, object]:
        return {"shapes": SHAPES, "cells": cells_of(table.view.table)}

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        return read_form(form, view, choice, words)

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        if "fly" in decision:
            q, r = decision["fly"]
            return {"fly": f"{q},{r},{decision['time']}"}
        return {name: "true" if value is True else str(value) for name, value in decision.items()}

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        """Retiring while one can fly, a flight after which the ship is on nothing, and one that

        leaves with money that buys something here and hardly anything later.
        """
        game: PlutocracyTable = view.table
        if "retire" in decision:
            return "fly" in game.actions
        if "fly" not in decision:
            return False
        if unspent(game, decision):
            return True
        flight = flight_to(game, decision["fly"])
        return flight is not None and not flight.ends_on_body(decision["time"])


def draw_board(table: Table) -> Region:
    view, say = table.view, table.frame.say
    same = Same(view.table)
    names = tuple(table.names)
    sky = [draw_picture(say, names, same, last_flight(table))]
    if view.table.stage == "turn" and table.choice is not None and table.at is None:
        sky.append(draw_plans(table))
    zoom = tag(SKY_VIEW, icon("zoom"), say("board-zoom"))
    parts = (
        Region("sky-view", zoom, (group("sky", SVG, tuple(sky), "</svg>"),), "</div></div></div>"),
        draw_legend(say, aid.drawn(view.table)),
        *draw_around(say, table.rules, names, same),
    )
    title = say("picture-title")
    if not view.over or table.at is not None:
        return group("board", tag(SECTION, title), parts, "</section>")
    shown = group("board-shown", tag(SHOWN, title), parts, "</section>")
    return group("board", FINISHED, (table.steady(draw_results), shown), "</div>")


SECTION = (
    '<section id="board" class="board plutocracy" aria-labelledby="board-title">'
    '<h2 id="board-title" class="hidden">%s</h2>'
)
SHOWN = SECTION.replace('id="board"', 'id="board-shown"')
FINISHED = '<div id="board" class="finished">'
SKY_VIEW = (
    '<div class="sky-view" id="sky-view"><input type="checkbox" id="zoom" class="zoom">'
    '<label for="zoom" class="button quiet">%s%s</label><div class="scrolls" tabindex="0"'
    ' role="group" aria-labelledby="board-title"><div class="sky-size">'
)
SVG = (
    f'<svg id="sky" class="sky-map" viewBox="{-frame.WIDTH // 2} {-frame.HEIGHT // 2}'
    f' {frame.WIDTH} {frame.HEIGHT}">'
)
WAY = '<g id="aims"><path class="way" d="%s"/></g>'


def draw_plans(table: Table) -> Region:
    """Where the reader can fly, or the way that they are asked about."""
    if table.confirm is not None:
        return Region("aims", fill(WAY, way_to_confirm(table)))
    return draw_aims(table.frame.say, flights.flying(table.frame.say, table.view.table))


@remembered
def draw_aims(say: Say, flying: flights.Flying) -> Region:
    aims = join([draw_aim(say, target) for target in flying.targets])
    return Region("aims", SKY.aims(say, flying.ghosts, aims))


def draw_aim(say: Say, target: flights.Target) -> Markup:
    number, at, best = target.number, target.at, target.best
    after = fill(AFTER, best.rotations) if best.rotations else ""
    name = say(f"body-{target.body}")
    return fill(
        AIM, number, number, name, say("page-colon"), best.said, at, after, target.path, at,
        target.arrives,
    )  # fmt: skip


AFTER = '<use href="#after-%s"/>'
AIM = (
    '<a class="aim w%s" href="#to-%s" tabindex="-1" aria-hidden="true"><title>%s%s%s</title>'
    '<use href="#hex" transform="translate(%s)" class="hit"/><g class="plan">%s'
    '<path class="way" d="%s"/><use href="#hex" transform="translate(%s)" class="goal"/>'
    '<circle class="arrives" transform="translate(%s)" r="25"/></g></a>'
)


def way_to_confirm(table: Table) -> str:
    decision = table.confirm
    game: PlutocracyTable = table.view.table
    if decision is None or "fly" not in decision or game.asked is None:
        return ""
    start, flight = game.players[game.asked].ship, flight_to(game, decision["fly"])
    return "" if start is None or flight is None else flights.way_path(start, flight.to)


def last_flight(table: Table) -> tuple[Seat, Hex, Hex] | None:
    """Who flew last, and from where to where."""
    if table.view.over:
        return None
    flown = (event for event in reversed(table.told) if isinstance(event, ShipFlew))
    last = next(flown, None)
    return None if last is None else (last.seat, last.start, last.to)


HTML = PlutocracyHtml("plutocracy", Path(__file__).parent / "templates")

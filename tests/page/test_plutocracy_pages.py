"""Plutocracy's pages: every stage and seat holds together, and all that is offered is legal."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html.parser import HTMLParser
from itertools import combinations, pairwise
from random import Random

import pytest

from spielgeld import games
from spielgeld.games.plutocracy.page.end import over_time
from spielgeld.games.plutocracy.page.flights import departure_of, targets_of
from spielgeld.games.plutocracy.page.geometry import (
    CLEAR,
    centre,
    from_the_sun,
    straightened,
    way,
)
from spielgeld.games.plutocracy.page.labels import (
    HEXES,
    box_at,
    inside_the_frame,
    label_of,
    overlap,
    places_of,
    small_label_of,
    touches,
)
from spielgeld.games.plutocracy.page.prospects import trips_of, two_flights_of
from spielgeld.games.plutocracy.page.time_track import LAST_TIME, cell, inwards
from spielgeld.games.plutocracy.rules.board import SPACES
from spielgeld.games.plutocracy.rules.pieces import BODIES, ORBITS, PLANETS
from spielgeld.games.plutocracy.rules.plans import body_of, to_meet
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.games.plutocracy.telling.saying import by_demand
from spielgeld.kernel.play import Play
from spielgeld.page.boards import page_of
from spielgeld.page.environment import static_file
from spielgeld.page.table import fragment, table_page
from spielgeld.telling.game import NotUnderstood, words_for
from spielgeld.telling.languages import LANGUAGES
from tests.laws.configurations import CONFIGURATIONS, Configuration, some_are_proof
from tests.page.plutocracy import busy, on, pages_of_plutocracy, play_until
from tests.page.samples import SECTIONS, table_of
from tests.page.test_contrast import TEXT, contrast, tokens
from tests.page.test_pages import NASTY, Page

PAGE = page_of("plutocracy")
WORDS = words_for("en", "plutocracy")
OURS = [configuration for configuration in CONFIGURATIONS if configuration.game == "plutocracy"]


class Forms(HTMLParser):
    """What a person can send from a page: the fields of each form with each of its buttons."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.form = ""
        self.fields: dict[str, dict[str, str]] = {}
        self.buttons: list[tuple[str, str, str]] = []
        self.choices: dict[tuple[str, str], list[str]] = {}
        self.select: tuple[str, str] | None = None
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        owner = found.get("form", self.form)
        if tag == "form":
            self.form = found["id"]
            self.fields.setdefault(self.form, {})
        elif tag == "input" and "name" in found and owner:
            self.fields.setdefault(owner, {})[found["name"]] = found.get("value", "")
        elif tag == "button" and owner:
            self.buttons.append((owner, found.get("name", ""), found.get("value", "")))
        elif tag == "select":
            self.select = (owner, found["name"])
        elif tag == "option" and self.select:
            self.choices.setdefault(self.select, []).append(found["value"])

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self.form = ""

    def sent(self) -> Iterator[dict[str, str]]:
        for form, name, value in self.buttons:
            fields = self.fields.get(form, {}) | ({name: value} if name else {})
            picks = [(key, options) for (of, key), options in self.choices.items() if of == form]
            if not picks:
                yield fields
            for key, options in picks:
                yield from [fields | {key: option} for option in options]


def offered(play: Play, seat: int) -> list[dict[str, str]]:
    return list(Forms(fragment("now", table_of(play, seat, "en"))).sent())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_holds_together(language: str) -> None:
    for name, text in pages_of_plutocracy(language):
        page = Page(text)
        page.check()
        assert len([tag for tag, _ in page.tags if tag == "h1"]) == 1, name
        used = {str(attrs["href"])[1:] for tag, attrs in page.tags if tag == "use"}
        assert used <= set(page.ids), name
        aimed = {
            str(attrs["href"])[1:]
            for tag, attrs in page.tags
            if tag == "a" and "aim" in str(attrs.get("class"))
        }
        assert aimed <= set(page.ids), name


@pytest.mark.parametrize("configuration", some_are_proof(OURS), ids=str)
def test_pages_of_random_games(configuration: Configuration) -> None:
    """Every stage, from every chair, in one language or another; what is offered is legal."""
    rng = Random(str(configuration))
    play = configuration.start(5, listen=True)
    while True:
        if rng.random() < 0.2 or play.over:
            seat = rng.choice([None, *range(play.players)])
            page = Page(table_page(table_of(play, seat, rng.choice(LANGUAGES))))
            page.check()
            assert set(SECTIONS) <= set(page.ids)
            for body in play.view(None).table.bodies:
                assert (f"body-{body.name}" in page.ids) == (body.at is not None)
        if play.over:
            return
        asked = play.waiting[0]
        if rng.random() < 0.2:
            choice, view = play.choice(asked), play.view(asked)
            forms = offered(play, asked)
            for form in forms:
                decision = PAGE.read(form, view, choice, WORDS)
                assert play.why_not(asked, decision) is None, form
            kinds = {next(iter(PAGE.read(form, view, choice, WORDS))) for form in forms}
            assert kinds >= set(view.table.actions)
        play.submit(asked, play.choice(asked).sample(rng))


def test_every_space_in_reach_can_be_flown_to() -> None:
    play = play_until(busy)
    asked = play.waiting[0]
    choice, view = play.choice(asked), play.view(asked)
    read = [PAGE.read(form, view, choice, WORDS) for form in offered(play, asked)]
    flights = {(*decision["fly"], decision["time"]) for decision in read if "fly" in decision}
    for flight in view.table.flights:
        assert ((*flight.to, flight.shortest) in flights) == flight.in_reach
        assert flight.to_meet is None or (*flight.to, flight.to_meet) in flights


@pytest.mark.parametrize("seed", range(4))
def test_flights_end_as_their_buttons_say(seed: int) -> None:
    """Alone on the board: the ship is on the body, in empty space, or lost."""
    rng = Random(seed)
    play = games.new("plutocracy", 2)
    play.submit(0, {"fly": [0, -2], "time": rng.randint(8, 55)})
    play.submit(1, {"retire": True})
    departure = departure_of(play.view(0).table)
    assert departure is not None
    for target in targets_of(WORDS, departure):
        for trip in target.trips:
            clone = play.clone()
            clone.submit(0, PAGE.read({"fly": trip.value}, play.view(0), play.choice(0), WORDS))
            table: PlutocracyTable = clone.view(0).table
            assert table.players[0].out == trip.falls
            assert trip.falls or table.players[0].body == trip.body
            assert table.rotations - play.view(0).table.rotations == trip.rotations
            assert table.elections - play.view(0).table.elections == trip.elections
            if not trip.falls:
                assert table.players[0].time == trip.arrival


def test_forms_are_read_and_nonsense_is_not() -> None:
    play = play_until(busy)
    asked = play.waiting[0]
    choice, view = play.choice(asked), play.view(asked)

    def read(**form: str) -> object:
        return PAGE.read(form, view, choice, WORDS)

    to = view.table.flights[0]
    where = f"{to.to[0]},{to.to[1]}"
    assert read(sell="2") == {"sell": 2}
    assert read(fly=where) == {"fly": list(to.to), "time": to.shortest}
    assert read(fly=where, time=" 9 ") == {"fly": list(to.to), "time": 9}
    assert read(fly=f"{where},7") == {"fly": list(to.to), "time": 7}
    assert read(retire="true") == {"retire": True}
    for nonsense in ({}, {"sell": "x"}, {"fly": "sun"}, {"fly": "1"}, {"fly": ""}, {"join": "me"}):
        with pytest.raises(NotUnderstood):
            read(**nonsense)


def test_what_is_asked_again() -> None:
    """Retiring while one can fly, and flights to nowhere; not what is done every day."""
    play = play_until(busy)
    view = play.view(play.waiting[0])
    assert PAGE.wants_confirmation(view, {"retire": True})
    assert not PAGE.wants_confirmation(view, {"sell": 1})
    for flight in view.table.flights:
        decision = {"fly": list(flight.to), "time": flight.shortest}
        assert PAGE.wants_confirmation(view, decision) == (not flight.there)
    last = play_until(lambda table: table.actions == ("retire",), 2)
    assert not PAGE.wants_confirmation(last.view(last.waiting[0]), {"retire": True})


def test_a_doomed_flight_is_named() -> None:
    """PL-8: who would be on the asteroid at its fall is told so before."""

    def doomed(table: PlutocracyTable) -> bool:
        return any(flight.falls and flight.in_reach for flight in table.flights)

    play = play_until(doomed, 2)
    asked = play.waiting[0]
    page = Page(table_page(table_of(play, asked, "en")))
    assert "You would be out of the game." in page.text
    flight = next(flight for flight in play.view(asked).table.flights if flight.falls)
    decision = {"fly": list(flight.to), "time": flight.shortest}
    assert PAGE.wants_confirmation(play.view(asked), decision)


@pytest.mark.parametrize("configuration", OURS, ids=str)
def test_charts_end_where_the_game_ends(configuration: Configuration) -> None:
    play = configuration.start(3, listen=True)
    rng = Random(3)
    while not play.over:
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(rng))
    table: PlutocracyTable = play.view(None).table
    the_end = table.markers["the_end"]
    assert the_end is not None
    councillors, money = over_time(play.story(None), play.players, the_end)
    assert [line[-1] for line in councillors] == [player.councillors for player in table.players]
    assert [line[-1] for line in money] == [player.money for player in table.players]


def test_only_the_one_in_turn_is_offered_anything() -> None:
    play = play_until(busy)
    asked = play.waiting[0]
    for seat in (None, *range(play.players)):
        text = fragment("now", table_of(play, seat, "en"))
        assert bool(Forms(text).buttons) == (seat == asked)
        assert ('class="aim' in fragment("board", table_of(play, seat, "en"))) == (seat == asked)


def test_names_are_escaped() -> None:
    for play in (play_until(busy), play_until(lambda table: table.stage == "over")):
        table = table_of(play, 0, "en")
        chairs = tuple(replace(chair, name=NASTY) for chair in table.chairs)
        text = table_page(replace(table, chairs=chairs))
        Page(text)
        assert "<script>alert" not in text


@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
def test_contrast_of_the_sky(mode: int) -> None:
    """Letters, names and rims of bodies and resources, by day and by night."""
    sheet = static_file("games/plutocracy/game.css").read_text(encoding="utf-8")
    own = re.findall(r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", sheet)
    colours = tokens("plutocracy") | {name: (light, dark) for name, light, dark in own}
    pairs = [(ink, "night") for ink in ("ink", "muted", "accent")]
    pairs += [("on-sun", "sun"), ("on-accent", "alarm")]
    for body in BODIES:
        pairs += [(body, "card"), (body, "night"), (body, "raised"), ("ink", f"{body}-disc")]
    weak = {
        f"{ink} on {ground}": contrast(colours[ink][mode], colours[ground][mode])
        for ink, ground in pairs
        if contrast(colours[ink][mode], colours[ground][mode]) < TEXT
    }
    assert not weak


def test_the_frame_goes_around_clockwise() -> None:
    places = [cell(time) for time in range(LAST_TIME + 1)]
    assert len(set(places)) == LAST_TIME + 1
    for (x, y), (after_x, after_y) in zip(places, places[1:] + places[:1], strict=True):
        assert abs(after_x - x) + abs(after_y - y) == 57
    for time, (x, y) in enumerate(places):
        dx, dy = inwards(time)
        assert abs(x + dx) + abs(y + dy) < abs(x) + abs(y)


@pytest.mark.parametrize("seed", range(12))
def test_no_label_on_the_map_covers_another_or_a_hex_or_the_time_track(seed: int) -> None:
    """Wherever the bodies are, in every language, on large maps and on small ones."""
    rng = Random(seed)
    for _ in range(12):
        at = {name: centre(rng.choice(orbit)) for name, orbit in zip(BODIES, ORBITS, strict=True)}
        if rng.random() < 0.2:
            del at["asteroid"]
        for language in LANGUAGES:
            say = words_for(language, "plutocracy").say
            said = [(name, say(f"body-{name}"), place) for name, place in at.items()]
            wide = [label_of(*each, trades=each[0] in PLANETS) for each in said]
            for labels in (wide, [small_label_of(*each) for each in said]):
                places = places_of(tuple(labels))
                boxes = [box_at(places[label.body], label) for label in labels]
                assert all(map(inside_the_frame, boxes)), at
                assert not any(overlap(*pair) for pair in combinations(boxes, 2)), at
                for label in labels:
                    size = (label.width, label.height)
                    hidden = [one for one in HEXES if touches(places[label.body], *size, *one)]
                    assert not hidden, (label, at)


@pytest.mark.parametrize("seed", range(6))
def test_straight_ways_never_cross_the_sun(seed: int) -> None:
    rng = Random(seed)
    for _ in range(60):
        start, to = rng.sample(SPACES, 2)
        line = straightened(way(start, to))
        assert (line[0], line[-1]) == (centre(start), centre(to))
        hexes = [centre(place) for place in way(start, to)]
        assert set(line) <= set(hexes)
        for one, other in pairwise(line):
            neighbours = hexes.index(other) == hexes.index(one) + 1
            assert neighbours or from_the_sun(one, other) >= CLEAR


def test_pieces_on_one_space_are_fanned_out_and_say_which_is_next() -> None:
    """PL-5: at the start all discs lie on 0, and the upper one moves first."""
    play = games.new("plutocracy", 4, listen=True)
    page = Page(fragment("board", table_of(play, None, "en")))
    discs = {
        str(attrs["id"]): attrs
        for tag, attrs in page.tags
        if tag == "g" and str(attrs.get("id", "")).startswith("disc-")
    }
    assert len({str(attrs["transform"]) for attrs in discs.values()}) == 4
    upper = [name for name, attrs in discs.items() if "upper" in str(attrs["class"])]
    assert upper == [f"disc-{play.waiting[0]}"]


def test_two_flights_can_be_planned_as_they_can_be_flown() -> None:
    """What the table of two flights says is what the second turn offers."""
    play = games.new("plutocracy", 2)
    play.submit(0, {"fly": [0, -2], "time": 60})
    table: PlutocracyTable = play.view(1).table
    departure = departure_of(table)
    assert departure is not None
    two = two_flights_of(WORDS, departure)
    assert two.legs
    for trip, legs in zip(trips_of(WORDS, departure, table), two.legs, strict=True):
        then = play.clone()
        then.submit(
            1, PAGE.read({"fly": trip.meeting.trip.value}, play.view(1), play.choice(1), WORDS)
        )
        assert trip.again == (then.waiting == [1])
        if then.waiting != [1]:
            continue
        after: PlutocracyTable = then.view(1).table
        assert after.players[1].body == legs.body
        for body, time in zip(two.bodies, legs.then, strict=True):
            met = to_meet(after, body)
            if body_of(after, body).at is not None:
                assert (None if met is None else legs.arrival + met.time) == time, (legs, body)


def test_a_flight_says_what_waits_at_its_end() -> None:
    play = play_until(busy)
    asked = play.waiting[0]
    table: PlutocracyTable = play.view(asked).table
    departure = departure_of(table)
    assert departure is not None
    planets = {planet.name: planet for planet in table.planets}
    offered = trips_of(WORDS, departure, table)
    assert {trip.meeting.target.body for trip in offered} >= {"earth"}
    for trip in offered:
        planet = planets.get(trip.meeting.target.body)
        assert (trip.prospect is None) == (planet is None)
        if planet is not None and trip.prospect is not None:
            changes = trip.meeting.trip.prices
            assert trip.prospect.demand_price == min(planet.demand_price + changes, 7)
            assert trip.prospect.supply_price == max(planet.supply_price - changes, 1)
            assert trip.prospect.load == table.players[asked].hold[planet.demand]
    text = fragment("now", table_of(play, asked, "en"))
    assert "THE END: time" in text


def test_pieces_keep_their_ids() -> None:
    play = play_until(on("earth"), 3)
    before = set(Page(fragment("board", table_of(play, None, "en"))).ids)
    seat = play.waiting[0]
    play.submit(seat, {"fly": [-3, -1], "time": 20})
    after = set(Page(fragment("board", table_of(play, None, "en"))).ids)
    kept = {f"body-{body}" for body in BODIES[:6]} | {f"ship-{n}" for n in range(3)}
    kept |= {f"disc-{n}" for n in range(3)} | {"event-rotate", "event-the_end"}
    assert kept <= before & after


def test_pl21_planets_stand_so_that_the_next_one_wants_what_is_supplied() -> None:
    table = games.new("plutocracy", 2).view(None).table
    standard = [planet.name for planet in by_demand(table.planets)]
    assert standard == ["mars", "saturn", "jupiter", "neptune", "uranus"]
    page = table_page(table_of(games.new("plutocracy", 2), 0, "en"))
    assert re.findall(r'<li id="planet-(\w+)"', page) == [*standard, "earth"]
    for seed in range(50):
        drawn = games.new("plutocracy", 2, seed=seed, setup="random").view(None)
        ordered = by_demand(drawn.table.planets)
        assert sorted(planet.name for planet in ordered) == sorted(standard)
        met = sum([a.supply == b.demand for a, b in pairwise(ordered)])
        assert met in (3, 4)  # two circles, or one

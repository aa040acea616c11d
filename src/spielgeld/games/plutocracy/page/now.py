"""What is asked now, of whom, and what is one press away."""

from typing import NamedTuple

from spielgeld.games.plutocracy.page.acts import Act, acts_of
from spielgeld.games.plutocracy.page.flights import (
    Departure,
    Target,
    Trip,
    departure_of,
    targets_of,
    trip_of,
)
from spielgeld.games.plutocracy.page.prospects import EndOfTime, trips_of, two_flights_of
from spielgeld.games.plutocracy.page.reading import flight_of
from spielgeld.games.plutocracy.rules.choices import BidChoice
from spielgeld.games.plutocracy.rules.plans import money_left_over
from spielgeld.games.plutocracy.rules.view import PlanetView, PlutocracyTable
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat
from spielgeld.page.now import Remarks, remarks_of, spoken
from spielgeld.page.page import DecisionForm, TablePage
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.words import Words

NOW = Macros("plutocracy/now.html")


class Confirming(NamedTuple):
    """Whether the reader is sure: of a flight that leaves `money` behind, or to retire."""

    form: DecisionForm
    stage: str
    title: str
    trip: Trip | None
    money: int
    said: Remarks | None


class AuctionPosition(NamedTuple):
    """PL-22: a position in the start auction, and what can be bid on it."""

    number: int
    seat: Seat | None
    name: str
    bid: int | None
    low: int
    high: int


class BiddingForPosition(NamedTuple):
    form: DecisionForm
    title: str
    positions: tuple[AuctionPosition, ...]
    said: Remarks | None


class ChoosingStart(NamedTuple):
    """PL-21: the planets on which a ship can start."""

    form: DecisionForm
    title: str
    planets: tuple[PlanetView, ...]
    said: Remarks | None


class TakingTurn(NamedTuple):
    """What can be done before the ship flies on, and whether it can."""

    form: DecisionForm
    title: str
    acts: tuple[Act, ...]
    flies: bool
    pressed: int | None
    """PL-23: under time pressure the own THE END, which moves back if the time runs out."""
    said: Remarks | None


class OfferedFlights(NamedTuple):
    """All flights of a turn, and of any length."""

    targets: tuple[Target, ...]
    reach: int


def draw_question(table: TablePage) -> Region:
    game: PlutocracyTable = table.view.table
    words, form, title, said = table.frame.words, table.form, title_of(table), remarks_of(table)
    if table.confirm is not None:
        return spoken(words, NOW.confirming, confirming(table, table.confirm))
    if game.stage == "auction":
        bidding = BiddingForPosition(form, title, positions_of(table), said)
        return spoken(words, NOW.bidding, bidding)
    if game.stage == "start":
        return spoken(words, NOW.starting, ChoosingStart(form, title, game.planets, said))
    departure = departure_of(game)
    flights = None if departure is None else draw_flights(words, table.rules, departure, game)
    pressure = game.players[game.asked or 0].end if table.view.options["pressure"] else None
    turn = TakingTurn(form, title, acts_of(table), flights is not None, pressure, said)
    return spoken(words, NOW.turn, turn, *([] if flights is None else [flights]))


def confirming(table: TablePage, decision: Decision) -> Confirming:
    game: PlutocracyTable = table.view.table
    trip, money = None, 0
    if "fly" in decision:
        flight, departure = flight_of(game, decision), departure_of(game)
        money = money_left_over(game, decision["time"])
        if flight is not None and departure is not None:
            trip = trip_of(table.frame.words, departure, flight, decision["time"])
    return Confirming(table.form, game.stage, title_of(table), trip, money, remarks_of(table))


def draw_flights(
    words: Words, rules: str, departure: Departure, game: PlutocracyTable
) -> Region | None:
    """None if nothing is in reach. All spaces stay the same in all steps of a turn, while what

    waits at the bodies depends on what was sold and bought.
    """
    targets = targets_of(words, departure)
    if not targets:
        return None
    trips = [
        region(f"trip-{offered.meeting.target.body}", NOW.trip, words, offered)
        for offered in trips_of(words, departure, game)
    ]
    end = EndOfTime(departure.end, departure.reach, game.personal)
    parts = (
        group("trips", NOW.trips, None, None, (*trips, region("own-end", NOW.end, words, end))),
        region("two-flights", NOW.two_flights, words, two_flights_of(words, departure)),
        region("all-spaces", NOW.spaces, words, OfferedFlights(targets, departure.reach)),
    )
    return group("act-fly", NOW.flights, words, rules, parts)


def positions_of(table: TablePage) -> tuple[AuctionPosition, ...]:
    """PL-22: what can be bid on which position."""
    choice, names = table.choice, table.names
    assert isinstance(choice, BidChoice)
    game: PlutocracyTable = table.view.table
    positions = []
    for number, (bid, low) in enumerate(zip(game.auction, choice.lows, strict=True), start=1):
        seat, name, amount = None, "", None
        if bid is not None:
            seat, name, amount = bid.seat, names[bid.seat], bid.bid
        positions.append(AuctionPosition(number, seat, name, amount, low, choice.high))
    return tuple(positions)


def title_of(table: TablePage) -> str:
    """What is asked of the reader."""
    say, game = table.frame.say, table.view.table
    if game.stage != "turn":
        return say(f"now-{game.stage}-title")
    assert game.asked is not None
    player = game.players[game.asked]
    place = say("in-space") if player.body is None else say(f"body-{player.body}.on")
    return say("now-turn-title", time=player.time, place=place)


def title_of_now(table: TablePage) -> str:
    """What the others do."""
    say, game = table.frame.say, table.view.table
    assert game.asked is not None
    time = game.players[game.asked].time
    return say(f"now-others-{game.stage}", name=table.names[game.asked], time=time)

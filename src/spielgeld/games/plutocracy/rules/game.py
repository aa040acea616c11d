"""Plutocracy as a game: its options, its deal and what the kernel asks of it."""

from random import Random
from typing import Any

from spielgeld.games.plutocracy.rules import scoring
from spielgeld.games.plutocracy.rules.board import NEXT_SPACE, NOWHERE, SPACES
from spielgeld.games.plutocracy.rules.facts import box_facts
from spielgeld.games.plutocracy.rules.imagine import imagine_state
from spielgeld.games.plutocracy.rules.phases import AUCTION, RANDOM, STANDARD, TURN
from spielgeld.games.plutocracy.rules.pieces import (
    ASTEROID,
    CORPORATIONS,
    DEMANDED,
    DIE_SIDES,
    EARTH,
    FREE,
    MARKERS,
    PLANETS,
    PLAYER_COUNTS,
    PRICES_BY_DIE,
    RESOURCES,
    ROTATE,
    SOCIETIES,
    STANDARD_STARTS,
    STANDARD_SUPPLY,
)
from spielgeld.games.plutocracy.rules.state import PlutocracyState, Terms, read_terms
from spielgeld.games.plutocracy.rules.versions import CHANGES, NEWEST, gaps
from spielgeld.games.plutocracy.rules.view import PlutocracyTable, look_at_table
from spielgeld.kernel.chance import shuffle
from spielgeld.kernel.facts import Facts
from spielgeld.kernel.game import Deal, DealChoice, Game, NumberOption, Option, Options, TurnClock
from spielgeld.kernel.numbers import read_integer, text_of
from spielgeld.kernel.refusal import impossible
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

A_DAY = 60 * 60 * 24


class Plutocracy(Game[PlutocracyState]):
    def __init__(self, rules: int) -> None:
        super().__init__(
            "plutocracy",
            rules=rules,
            changes=CHANGES,
            options=(
                Option("setup", ("standard", "random")),
                Option("auction", (False, True)),
                Option("pressure", (False, True)),
                Option("gap", gaps(rules)),
                NumberOption("turn_seconds", default=90, low=1, high=A_DAY),
            ),
        )

    def version(self, rules: int) -> Game[PlutocracyState]:
        return VERSIONS[rules]

    def read_options(self, raw: object) -> Options:
        options = super().read_options(raw)
        if options["auction"] and options["setup"] != "random":
            raise impossible("auction-setup")
        return options

    def facts(self) -> Facts | None:
        return box_facts()

    def player_counts(self, options: Options) -> tuple[int, ...]:
        return PLAYER_COUNTS

    def lots(self, players: int, options: Options) -> tuple[DealChoice, ...]:
        """PL-21: at a random set-up any corporations may play, however many players there are."""
        if options["setup"] == "standard":
            return ()
        return (corporations_of(players),)

    def deal(self, players: int, options: Options, rng: Random) -> Deal:
        """PL-21: the dice are thrown from Neptune inwards. A standard set-up knows no chance."""
        if options["setup"] == "standard":
            return {}
        supply = shuffled_supply(rng)
        return {
            "supply": {name: RESOURCES[supply[planet]] for planet, name in enumerate(PLANETS)},
            "dice": {name: rng.randint(1, DIE_SIDES) for name in reversed(PLANETS)},
            "first": rng.randrange(players),
        }

    def set_up(self, players: int, options: Options, deal: object) -> PlutocracyState:
        if not isinstance(deal, dict):
            raise impossible("deal")
        corporations = read_corporations(players, options, deal)
        terms = read_terms(players, options, self.rules, corporations)
        state = set_up_random(terms, deal) if terms.random else set_up_standard(terms, deal)
        for marker, time in enumerate(terms.first_times):
            state.track.put(ROTATE + marker, time)
        return state

    def look(self, state: PlutocracyState, seat: Seat | None) -> PlutocracyTable:
        return look_at_table(state)

    def imagine(self, view: View, rng: Random) -> PlutocracyState:
        return imagine_state(view)

    def turn_clock(self, state: PlutocracyState) -> TurnClock | None:
        """PL-23: only in a turn, never during set-up. A turn lasts until a disc is put down."""
        if not state.terms.pressure or state.agenda[-1] != TURN:
            return None
        return TurnClock(state.track.top, state.terms.turn_seconds)

    def ranking(self, state: PlutocracyState) -> list[list[Seat]]:
        return scoring.ranking(state)

    def winners(self, state: PlutocracyState) -> list[Seat]:
        return scoring.winners(state)

    def summary(self, state: PlutocracyState) -> dict[str, Any]:
        return {
            "seats": [summary_of_seat(state, seat) for seat in range(state.terms.players)],
            "planets": {
                name: {
                    "at": coordinates(state.places[planet]),
                    "demand": [RESOURCES[DEMANDED[planet]], state.demand[planet]],
                    "supply": [RESOURCES[state.supplied[planet]], state.supply[planet]],
                }
                for planet, name in enumerate(PLANETS)
            },
            "earth": coordinates(state.places[EARTH]),
            "asteroid": coordinates(state.places[ASTEROID]),
            "aliens": state.aliens,
            "markers": {
                name: state.track.time_of(ROTATE + number) for number, name in enumerate(MARKERS)
            },
            "elections": state.elections,
            "parliaments": {
                name: [None if seat == FREE else seat for seat in state.parliaments[planet]]
                for planet, name in enumerate(PLANETS)
            },
            "auction": {
                str(number + 1): None if place is None else list(place)
                for number, place in enumerate(state.auction)
            },
        }


def set_up_standard(terms: Terms, deal: Deal) -> PlutocracyState:
    """PL-20: ships on their planets, discs on 0 so that they move in the order of the seats."""
    if deal:
        raise impossible("deal-empty")
    state = PlutocracyState(terms, STANDARD_SUPPLY)
    for seat in reversed(range(terms.players)):
        state.ships[seat] = state.places[STANDARD_STARTS[seat]]
        state.track.put(seat, 0)
    state.follow(STANDARD)
    return state


def set_up_random(terms: Terms, deal: Deal) -> PlutocracyState:
    """PL-21, PL-22: planets moved on by the dice, prices set by them, start planets to choose."""
    if set(deal) - {"corporations"} != {"supply", "dice", "first"}:
        raise impossible("deal-keys", keys="supply, dice, first")
    first = read_integer(deal["first"])
    if first is None or not 0 <= first < terms.players:
        raise impossible("deal-first", last=terms.players - 1)
    state = PlutocracyState(terms, read_supply(deal["supply"]))
    places = list(state.places)
    for planet, die in enumerate(read_dice(deal["dice"])):
        for _ in range(die):
            places[planet] = NEXT_SPACE[places[planet]]
        state.demand[planet], state.supply[planet] = PRICES_BY_DIE[die]
    state.places = tuple(places)
    state.seat = first
    state.choosing = tuple([(first + step) % terms.players for step in range(terms.players)])
    state.follow(AUCTION if terms.auction else RANDOM)
    return state


def shuffled_supply(rng: Random) -> list[int]:
    """PL-21: at random, but no planet supplies what it demands."""
    supply = list(range(len(RESOURCES)))
    while True:
        shuffle(supply, rng)
        if all([supplied != own for supplied, own in zip(supply, DEMANDED, strict=True)]):
            return supply


def corporations_of(players: int) -> DealChoice:
    return DealChoice("corporations", CORPORATIONS, players)


def read_corporations(players: int, options: Options, deal: Deal) -> tuple[str, ...]:
    """PL-20, PL-21: as the table chose, or in their usual order."""
    if options["setup"] == "standard" or "corporations" not in deal:
        return CORPORATIONS
    chosen: list[str] = corporations_of(players).read(deal["corporations"], players)
    return tuple(chosen)


def read_supply(raw: object) -> tuple[int, ...]:
    """PL-21: every resource once, and none on the planet that demands it."""
    by_planet = read_planets("supply", raw)
    supply: list[int] = []
    for planet, name in enumerate(PLANETS):
        word = by_planet[name]
        if not isinstance(word, str) or word not in RESOURCES:
            raise impossible("deal-resource", planet=name, resource=text_of(word))
        resource = RESOURCES.index(word)
        if resource in supply:
            raise impossible("deal-resource-twice", planet=name, resource=word)
        if resource == DEMANDED[planet]:
            raise impossible("deal-own-resource", planet=name, resource=word)
        supply.append(resource)
    return tuple(supply)


def read_dice(raw: object) -> list[int]:
    by_planet = read_planets("dice", raw)
    dice = []
    for name in PLANETS:
        die = read_integer(by_planet[name])
        if die is None or not 1 <= die <= DIE_SIDES:
            raise impossible("deal-die", planet=name, die=text_of(by_planet[name]), sides=DIE_SIDES)
        dice.append(die)
    return dice


def read_planets(key: str, raw: object) -> dict[str, Any]:
    """One entry for every planet."""
    if not isinstance(raw, dict) or set(raw) != set(PLANETS):
        raise impossible("deal-planets", key=key, planets=", ".join(PLANETS))
    return raw


def summary_of_seat(state: PlutocracyState, seat: Seat) -> dict[str, Any]:
    hold = state.holds[seat]
    seats = [state.seats_on(planet, seat) for planet in range(len(PLANETS))]
    return {
        "councillors": state.councillors[seat],
        "money": state.money[seat],
        "hold": {name: units for name, units in zip(RESOURCES, hold, strict=True) if units},
        "seats": {name: number for name, number in zip(PLANETS, seats, strict=True) if number},
        "societies": [SOCIETIES[society] for society in state.joined[seat]],
        "alien": state.rescued[seat],
        "time": state.track.times[seat],
        "end": state.ends[seat],
        "ship": coordinates(state.ships[seat]),
        "retired": state.retired[seat],
        "out": state.out[seat],
    }


def coordinates(space: int) -> list[int] | None:
    return None if space == NOWHERE else list(SPACES[space])


VERSIONS = {rules: Plutocracy(rules) for rules in range(1, NEWEST + 1)}
GAME = VERSIONS[NEWEST]

"""The phases of Plutocracy: set-up, turns and the events on the time track."""

from typing import Final

from spielgeld.games.plutocracy.rules.board import BODY_OF, NEXT_SPACE, NOWHERE, SPACES
from spielgeld.games.plutocracy.rules.choices import PLACE_OF, BidChoice, turn_choice
from spielgeld.games.plutocracy.rules.events import (
    AsteroidFell,
    AuctionEnded,
    BidMade,
    BodiesRotated,
    BodyReached,
    CouncillorsSent,
    ElectionHeld,
    GameEnded,
    PricesChanged,
    StartChosen,
    TurnBegan,
)
from spielgeld.games.plutocracy.rules.moves import (
    buy,
    buy_seats,
    fallen,
    fly,
    go_out,
    join,
    rescue,
    retire,
    risen,
    run_out_of_time,
    sell,
)
from spielgeld.games.plutocracy.rules.pieces import (
    ASTEROID,
    BODIES,
    COUNCILLORS,
    ELECT,
    PLANETS,
    PRICES,
    ROTATE,
    ROTATIONS_OF_THE_ASTEROID,
    SOCIETIES,
)
from spielgeld.games.plutocracy.rules.scoring import winners
from spielgeld.games.plutocracy.rules.state import PlutocracyState
from spielgeld.kernel.choice import Pick, kind_of
from spielgeld.kernel.state import Asked, Decisions, Phase, Seat


class StartAuction(Phase[PlutocracyState]):
    """PL-22: whoever has no position bids time on one; who is outbid must bid again."""

    def asks(self, state: PlutocracyState) -> Asked:
        return {state.seat: BidChoice(state)}

    def resolve(self, state: PlutocracyState, decisions: Decisions) -> None:
        ((seat, decision),) = decisions.items()
        position: int = decision["position"]
        bid: int = decision["bid"]
        before = state.auction[position - 1]
        state.auction[position - 1] = (seat, bid)
        if state.tell is not None:
            outbid = None if before is None else before[0]
            state.tell(BidMade(seat, position, bid, outbid))
        following = next_bidder(state, seat)
        if following is None:
            state.follow((END_OF_AUCTION,))
        else:
            state.seat = following
            state.follow((self,))


class EndOfAuction(Phase[PlutocracyState]):
    """PL-22: the bids shorten everybody's time; positions are the order of choosing."""

    def resolve(self, state: PlutocracyState, decisions: Decisions) -> None:
        places = [place for place in state.auction if place is not None]
        for seat, bid in places:
            state.ends[seat] -= bid
        state.choosing = tuple([seat for seat, _ in places])
        state.seat = state.choosing[0]
        if state.tell is not None:
            ends = tuple([state.ends[seat] for seat in state.choosing])
            state.tell(AuctionEnded(state.choosing, ends))


class ChooseStart(Phase[PlutocracyState]):
    """PL-21: one after the other puts the ship on a planet and the disc on top on 0."""

    def asks(self, state: PlutocracyState) -> Asked:
        return {state.seat: START_PLANET}

    def resolve(self, state: PlutocracyState, decisions: Decisions) -> None:
        ((seat, decision),) = decisions.items()
        state.ships[seat] = state.places[PLANETS.index(decision["start"])]
        state.track.put(seat, 0)
        if state.tell is not None:
            state.tell(StartChosen(seat, decision["start"]))
        chosen = state.choosing.index(seat) + 1
        if chosen < state.terms.players:
            state.seat = state.choosing[chosen]
            state.follow((self,))


class Next(Phase[PlutocracyState]):
    """PL-5: the disc or marker that has spent least time is next."""

    def resolve(self, state: PlutocracyState, decisions: Decisions) -> None:
        piece = state.track.next()
        state.agenda.append(self)
        if piece >= ROTATE:
            state.agenda.append(EVENTS[piece - ROTATE])
            return
        state.agenda.append(TURN)
        state.seat = piece
        state.done = 0
        if state.tell is not None:
            body = state.body_under(piece)
            name = None if body == NOWHERE else BODIES[body]
            state.tell(TurnBegan(piece, state.track.times[piece], name))


class Turn(Phase[PlutocracyState]):
    """PL-12 to PL-18, PL-23: one action at a time, until the player flies, retires or is out."""

    def asks(self, state: PlutocracyState) -> Asked:
        return {state.seat: turn_choice(state)}

    def resolve(self, state: PlutocracyState, decisions: Decisions) -> None:
        seat = state.seat
        decision = decisions[seat]
        if "fly" in decision:
            to: list[int] = decision["fly"]
            fly(state, seat, to[0], to[1], decision["time"])
            return
        kind = kind_of(decision)
        if kind == "retire":
            retire(state, seat)
            return
        if kind == "timeout":
            run_out_of_time(state, seat)
            if not state.out[seat]:
                state.agenda.append(self)
            return
        if kind == "sell":
            sell(state, seat, decision["sell"])
        elif kind == "buy":
            buy(state, seat, decision["buy"])
        elif kind == "seats":
            buy_seats(state, seat, decision["seats"])
        elif kind == "rescue":
            rescue(state, seat)
        else:
            join(state, seat, SOCIETIES.index(decision["join"]))
        state.done = PLACE_OF[kind]
        state.agenda.append(self)


class Rotate(Phase[PlutocracyState]):
    """PL-7, PL-8: all bodies move on with the ships on them; the 6th time the asteroid falls."""

    def resolve(self, state: PlutocracyState, decisions: Decisions) -> None:
        before = state.places
        carried = [state.body_under(seat) for seat in range(state.terms.players)]
        state.rotations += 1
        state.places = tuple([NOWHERE if at == NOWHERE else NEXT_SPACE[at] for at in before])
        for seat, body in enumerate(carried):
            if body != NOWHERE:
                state.ships[seat] = state.places[body]
        time = state.track.times[ROTATE]
        following = move_marker(state, ROTATE)
        if state.tell is not None:
            places = {
                BODIES[body]: SPACES[at] for body, at in enumerate(state.places) if at != NOWHERE
            }
            state.tell(BodiesRotated(time, state.rotations, places, following))
            for seat, body in enumerate(carried):
                if body == NOWHERE and state.body_under(seat) != NOWHERE:
                    state.tell(BodyReached(seat, BODIES[BODY_OF[state.ships[seat]]]))
        if state.rotations == ROTATIONS_OF_THE_ASTEROID:
            drop_asteroid(state, carried)


class ChangePrices(Phase[PlutocracyState]):
    """PL-9: every DEMAND price rises and every SUPPLY price falls by 1, if they can."""

    def resolve(self, state: PlutocracyState, decisions: Decisions) -> None:
        state.demand = [risen(price) for price in state.demand]
        state.supply = [fallen(price) for price in state.supply]
        time = state.track.times[PRICES]
        following = move_marker(state, PRICES)
        if state.tell is not None:
            demand = dict(zip(PLANETS, state.demand, strict=True))
            supply = dict(zip(PLANETS, state.supply, strict=True))
            state.tell(PricesChanged(time, demand, supply, following))


class Elect(Phase[PlutocracyState]):
    """PL-10: every planet sends councillors of those with most seats into the council."""

    def resolve(self, state: PlutocracyState, decisions: Decisions) -> None:
        councillors = COUNCILLORS[state.elections]
        state.elections += 1
        sent: list[CouncillorsSent] = []
        for planet in range(len(PLANETS)):
            for rank, seat in enumerate(ahead(state, planet)[: len(councillors)]):
                number = councillors[rank]
                state.councillors[seat] += number
                if state.tell is not None:
                    sent.append(CouncillorsSent(PLANETS[planet], seat, number))
        time = state.track.times[ELECT]
        following = move_marker(state, ELECT)
        if state.tell is not None:
            state.tell(ElectionHeld(time, state.elections, tuple(sent), following))


class TheEnd(Phase[PlutocracyState]):
    """PL-11: the game is over."""

    def resolve(self, state: PlutocracyState, decisions: Decisions) -> None:
        state.agenda.clear()
        if state.tell is not None:
            state.tell(GameEnded(tuple(winners(state))))


START_PLANET: Final = Pick("start", "PL-21", PLANETS, BODIES)
START_AUCTION, END_OF_AUCTION, CHOOSE_START = StartAuction(), EndOfAuction(), ChooseStart()
NEXT: Final = Next()
TURN: Final = Turn()
EVENTS: Final[tuple[Phase[PlutocracyState], ...]] = (Rotate(), ChangePrices(), Elect(), TheEnd())

STANDARD: tuple[Phase[PlutocracyState], ...] = (NEXT,)
RANDOM: tuple[Phase[PlutocracyState], ...] = (CHOOSE_START, NEXT)
AUCTION: tuple[Phase[PlutocracyState], ...] = (START_AUCTION, CHOOSE_START, NEXT)


def next_bidder(state: PlutocracyState, last: Seat) -> Seat | None:
    """PL-22: the next clockwise from the last bidder who has no position."""
    players = state.terms.players
    bidding = [place[0] for place in state.auction if place is not None]
    for step in range(1, players):
        seat = (last + step) % players
        if seat not in bidding:
            return seat
    return None


def move_marker(state: PlutocracyState, marker: int) -> int | None:
    """PL-6: on by its number, or off the track if that is past THE END."""
    time = state.track.times[marker] + state.terms.first_times[marker - ROTATE]
    if time > state.terms.the_end:
        state.track.take_off(marker)
        return None
    state.track.put(marker, time)
    return time


def drop_asteroid(state: PlutocracyState, carried: list[int]) -> None:
    """PL-8: the asteroid, its aliens and the ships on it fall into the sun."""
    if state.tell is not None:
        state.tell(AsteroidFell(state.aliens))
    state.aliens = 0
    for seat, body in enumerate(carried):
        if body == ASTEROID:
            go_out(state, seat, "asteroid")


def ahead(state: PlutocracyState, planet: int) -> list[Seat]:
    """PL-10: who has seats on a planet: most first, and of equals the latest buyer."""
    return by_seats(state.recent[planet], state.parliaments[planet])


def by_seats(recent: tuple[Seat, ...], parliament: tuple[int, ...]) -> list[Seat]:
    if len(recent) < 2:
        return list(recent)
    return sorted(recent, key=lambda seat: -parliament.count(seat))

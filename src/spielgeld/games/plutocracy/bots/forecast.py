"""What the others are likely to do: a game of bankers from here to the end."""

from typing import Final

from spielgeld.games.plutocracy.bots.chart import Deed, StarChart
from spielgeld.games.plutocracy.bots.planner import Journey, Turn, chance, plans, said
from spielgeld.games.plutocracy.rules.board import SPACES
from spielgeld.games.plutocracy.rules.pieces import ASTEROID, EARTH, SOCIETIES
from spielgeld.games.plutocracy.rules.scoring import ranking
from spielgeld.games.plutocracy.rules.state import PlutocracyState
from spielgeld.kernel.choice import kind_of
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat

HOLD_ON: Final = 0.8
"""How likely a lead in a parliament lasts till the next election but one, and so on."""


def bankers_turns(state: PlutocracyState) -> list[Turn]:
    """What the banker would do, and what it would do next best."""
    return [turn for turn, _ in plans(StarChart(state, state.seat, [], HOLD_ON))]


def forecast(play: Play, seat: Seat, journey: Journey | None = None) -> list[Deed]:
    """The deeds of all others, if this seat goes on a journey. The play is played out.

    All others are bankers, and so is this seat if it has no journey.
    """
    deeds: list[Deed] = []
    later = [] if journey is None else later_turns(journey, table_of(play))
    while not play.over:
        state = table_of(play)
        mover = state.seat
        if mover == seat and later:
            follow(play, later.pop(0))
            continue
        for decision in bankers_turns(state)[0]:
            kind = kind_of(decision)
            if mover != seat and kind in ("sell", "buy", "seats", "join"):
                if kind == "join":
                    place, number = SOCIETIES.index(decision["join"]), 1
                else:
                    place, number = state.body_under(mover), decision[kind]
                deeds.append(Deed(state.track.times[mover], mover, kind, place, number))
            play.submit(mover, decision)
    return deeds


def follow(play: Play, turn: Turn) -> None:
    """Do what was planned, as far as it is possible."""
    seat = table_of(play).seat
    for decision in turn:
        if decision in play.choice(seat):
            play.submit(seat, decision)
            if "fly" in decision or "retire" in decision:
                return


def later_turns(journey: Journey, state: PlutocracyState) -> list[Turn]:
    """All turns of a journey. It ends with retirement."""
    turns = [journey.turn]
    time = state.track.times[state.seat]
    turn: Turn = []
    for number, stop in enumerate(journey.stops):
        if number:
            turn.append({"fly": list(SPACES[stop.leg.space]), "time": stop.leg.time - time})
            turns.append(turn)
        time = stop.leg.time
        if stop.leg.body == EARTH:
            turn = [{"join": name} for name in SOCIETIES]
        elif stop.leg.body == ASTEROID:
            turn = [{"rescue": True}]
        else:
            turn = said(stop.trade)
    if journey.stops:
        turns.append([*turn, {"retire": True}])
    return turns


def outcome(play: Play, seat: Seat, left: int) -> float:
    """What a play that is over was worth to a seat, if so much time was still to be foreseen."""
    state = table_of(play)
    order = [other for place in ranking(state) for other in place]
    leads = []
    for other in range(play.players):
        if other != seat and not state.out[other]:
            lead = float(state.councillors[seat] - state.councillors[other])
            if lead == 0:
                lead = 0.3 if order.index(seat) < order.index(other) else -0.3
            leads.append(lead)
    return 0.0 if state.out[seat] else chance(leads, left, play.players)


def table_of(play: Play) -> PlutocracyState:
    """The state of an imagined play. Nothing is hidden in this game."""
    state = play.state
    assert isinstance(state, PlutocracyState)
    return state

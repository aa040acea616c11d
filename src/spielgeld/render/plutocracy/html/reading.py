"""The decision that a form says."""

from collections.abc import Mapping

from spielgeld.games.plutocracy.choices import TRADES
from spielgeld.games.plutocracy.flights import FlightView
from spielgeld.games.plutocracy.pieces import START_AND_LANDING
from spielgeld.games.plutocracy.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.numbers import read_integer
from spielgeld.kernel.view import View
from spielgeld.render.game import NotUnderstood
from spielgeld.render.words import Words


def read_form(form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
    decision = choice.read(said_in(form, view.table))
    if decision is None:
        raise NotUnderstood(words.say(f"not-understood-{view.table.stage}"))
    return decision


def said_in(form: Mapping[str, str], game: PlutocracyTable) -> dict[str, object]:
    """In the notation; what is no decision is left for the choice to refuse."""
    if "position" in form:
        return {"position": form["position"], "bid": form.get("bid", "").strip()}
    if "start" in form:
        return {"start": form["start"]}
    for kind in TRADES:
        if kind in form:
            return {kind: form[kind]}
    if "join" in form:
        return {"join": form["join"]}
    if "fly" in form:
        return flight_said(form, game)
    for kind in ("rescue", "retire"):
        if form.get(kind) == "true":
            return {kind: True}
    return {}


def flight_said(form: Mapping[str, str], game: PlutocracyTable) -> dict[str, object]:
    """`fly` is q,r,time, or q,r with `time` in a field of its own: empty is the shortest."""
    q, r, time, *_ = [*form["fly"].split(","), "", "", ""]
    time = time or form.get("time", "").strip()
    flight = flight_to(game, [q, r])
    if not time and flight is not None:
        time = str(flight.shortest)
    return {"fly": [q, r], "time": time}


def flight_to(game: PlutocracyTable, to: list[str] | list[int]) -> FlightView | None:
    place = tuple([read_integer(entry) for entry in to])
    return next((flight for flight in game.flights if flight.to == place), None)


def unspent(game: PlutocracyTable, decision: Decision) -> int:
    """The money that leaves a place where seats can be bought, on a flight that may be the last."""
    if "fly" not in decision or "seats" not in game.actions or game.asked is None:
        return 0
    player = game.players[game.asked]
    last = player.time + decision["time"] + START_AND_LANDING >= player.end
    return player.money if last else 0

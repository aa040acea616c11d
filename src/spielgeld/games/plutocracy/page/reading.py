"""The decision that a form says, and which decisions are asked about once more."""

from collections.abc import Mapping

from spielgeld.games.plutocracy.rules.choices import TRADES
from spielgeld.games.plutocracy.rules.flights import FlightView
from spielgeld.games.plutocracy.rules.plans import flight_to, money_left_over
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.numbers import read_integer
from spielgeld.kernel.view import View
from spielgeld.telling.game import NotUnderstood
from spielgeld.telling.words import Words


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
    across, down = read_integer(q), read_integer(r)
    if not time and across is not None and down is not None:
        flight = flight_to(game, (across, down))
        time = "" if flight is None else str(flight.shortest)
    return {"fly": [q, r], "time": time}


def wants_confirmation(game: PlutocracyTable, decision: Decision) -> bool:
    """Retiring while one can fly, a flight after which the ship is on nothing, and one that

    leaves with money that buys something here and hardly anything later.
    """
    if "retire" in decision:
        return "fly" in game.actions
    if "fly" not in decision:
        return False
    if money_left_over(game, decision["time"]):
        return True
    flight = flight_of(game, decision)
    return flight is not None and not flight.ends_on_body(decision["time"])


def flight_of(game: PlutocracyTable, decision: Decision) -> FlightView | None:
    """The flight that a decision is, with any length."""
    q, r = decision["fly"]
    return flight_to(game, (q, r))

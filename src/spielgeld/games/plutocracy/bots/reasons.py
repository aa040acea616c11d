"""What speaks for a decision in Plutocracy: all of it can be read off the board."""

from spielgeld.bots.reason import Reason, because
from spielgeld.games.plutocracy.bots.chart import StarChart
from spielgeld.games.plutocracy.bots.voyage import begin
from spielgeld.games.plutocracy.rules.imagine import imagine_state
from spielgeld.games.plutocracy.rules.pieces import COUNCILLORS, PLANETS, SOCIETIES, SPOTS
from spielgeld.games.plutocracy.rules.view import PlanetView, PlayerView, PlutocracyTable
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View


def plutocracy_reasons(view: View, decision: Decision) -> list[Reason]:
    table: PlutocracyTable = view.table
    assert view.seat is not None
    me = table.players[view.seat]
    match next(iter(decision)):
        case "sell":
            return on_selling(table, me, decision["sell"])
        case "buy":
            return [*on_passing(table, "buy"), on_goods(table, planet_of(table, me.body))]
        case "seats":
            return [*on_passing(table, "seats"), *on_seats(table, view.seat, decision["seats"])]
        case "rescue":
            return [because("rescue", councillors=free_spot(table, "scientist"))]
        case "join":
            society = decision["join"]
            return [because("join", society=society, councillors=free_spot(table, society))]
        case "fly":
            return on_flight(view, decision)
        case "retire":
            return [on_retiring(view)]
        case "start":
            return [on_goods(table, planet_of(table, decision["start"]))]
        case _:
            return [because("position", number=decision["position"], bid=decision["bid"])]


def on_passing(table: PlutocracyTable, kind: str) -> list[Reason]:
    """PL-11: what could still be done now, and not after this."""
    order = ("sell", "buy", "seats")
    passed = [action for action in order[: order.index(kind)] if action in table.actions]
    return [because("passes", actions=passed)] if passed else []


def on_retiring(view: View) -> Reason:
    """PL-19, PL-24: what breaks ties at this table; or nothing else is left."""
    table: PlutocracyTable = view.table
    if "fly" not in table.actions:
        return because("retire-only")
    return because(f"retire-{view.options['gap']}" if table.personal else "retire")


def planet_of(table: PlutocracyTable, name: str | None) -> PlanetView:
    return next(planet for planet in table.planets if planet.name == name)


def buyer_of(table: PlutocracyTable, resource: str) -> PlanetView:
    return next(planet for planet in table.planets if planet.demand == resource)


def free_spot(table: PlutocracyTable, society: str) -> int:
    """The councillors of the next spot; 0 if it is full."""
    members = next(known.members for known in table.societies if known.name == society)
    return SPOTS[members.index(None)] if None in members else 0


def on_selling(table: PlutocracyTable, me: PlayerView, units: int) -> list[Reason]:
    planet = planet_of(table, me.body)
    money = units * planet.demand_price
    return [because("sell", money=money, total=me.money + money, resource=planet.demand)]


def on_goods(table: PlutocracyTable, planet: PlanetView) -> Reason:
    """What is bought here, and what it brings where it is wanted, as prices stand."""
    buyer = buyer_of(table, planet.supply)
    return because(
        "goods",
        resource=planet.supply,
        body=planet.name,
        price=planet.supply_price,
        planet=buyer.name,
        paid=buyer.demand_price,
    )


def on_seats(table: PlutocracyTable, seat: Seat, number: int) -> list[Reason]:
    body = table.players[seat].body
    assert body is not None
    mine = table.players[seat].seats[body] + number
    rival = max([p.seats[body] for other, p in enumerate(table.players) if other != seat])
    kind = "seats-lead" if mine > rival else "seats-level" if mine == rival else "seats-behind"
    reasons = [because(kind, mine=mine, rival=rival)]
    when = table.markers["elect"]
    if when is not None and table.elections < len(COUNCILLORS):
        councillors = COUNCILLORS[table.elections][0]
        reasons.append(because("election", time=when, councillors=councillors))
    return reasons


def on_flight(view: View, decision: Decision) -> list[Reason]:
    table: PlutocracyTable = view.table
    seat = view.seat
    assert seat is not None
    me = table.players[seat]
    to = tuple(decision["fly"])
    body = next((flight.body for flight in table.flights if flight.to == to), None)
    arrival = me.time + decision["time"]
    reasons: list[Reason] = []
    if body in PLANETS:
        planet = planet_of(table, body)
        carried = me.hold[planet.demand]
        if carried:
            reasons.append(
                because(
                    "demand",
                    planet=planet.name,
                    resource=planet.demand,
                    units=carried,
                    price=planet.demand_price,
                )
            )
        reasons.append(on_goods(table, planet))
    elif body == "earth":
        ready = begin(StarChart(imagine_state(view), seat, [], 1.0))
        names = [name for number, name in enumerate(SOCIETIES) if ready.can_join(number)]
        if names:
            spot = free_spot(table, names[0])
            reasons.append(because("earth", society=names[0], councillors=spot))
    elif body == "asteroid" and table.aliens and not me.alien:
        reasons.append(because("asteroid", aliens=table.aliens))
    the_end = table.markers["the_end"] or 0
    reasons.append(because("time-left", arrival=arrival, left=min(me.end, the_end) - arrival))
    return reasons

"""What can be decided in a turn, by where the ship is, and in the start auction.

A choice is a few numbers that were copied from the table, and tables. Nothing is listed before
somebody asks for a list, and no reason is sought before a refusal.
"""

import math
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from spielgeld.games.plutocracy.rules.board import (
    DISTANCE,
    FLIGHTS,
    IN_REACH,
    NEAREST,
    NOWHERE,
    SPACE_AT,
    SPACES,
)
from spielgeld.games.plutocracy.rules.pieces import (
    ASTEROID,
    DEMANDED,
    EARTH,
    FREE,
    HIGH,
    HOLD_LIMIT,
    INFLUENCER,
    RESOURCES,
    SCIENTIST,
    SEAT_PRICES,
    SOCIETIES,
    START_AND_LANDING,
    SUN,
    WANTED,
)
from spielgeld.games.plutocracy.rules.state import PlutocracyState
from spielgeld.kernel.choice import Choice, Decision, kind_of
from spielgeld.kernel.numbers import read_integer
from spielgeld.kernel.refusal import Refusal

ACTIONS: Final[tuple[str, ...]] = ("", "sell", "buy", "seats", "rescue", "join")
"""In the order of a turn; the first stands for nothing done yet."""
PLACE_OF: Final[dict[str, int]] = {action: place for place, action in enumerate(ACTIONS)}
SELL: Final = 1
BUY: Final = 2
SEATS: Final = 3
TRADES: Final[tuple[str, ...]] = ACTIONS[SELL : SEATS + 1]
RULES: Final = {
    "sell": "PL-12",
    "buy": "PL-13",
    "seats": "PL-14",
    "rescue": "PL-15",
    "join": "PL-16",
}
COUNTED: Final[tuple[str, ...]] = ("money", "", "planets", "resources")
"""What each society counts."""
WRONG_PLACE: Final = {
    "sell": "no-planet",
    "buy": "no-planet",
    "seats": "no-planet",
    "rescue": "no-asteroid",
    "join": "no-earth",
}

SAMPLED_RETIREMENT: Final = 0.02
"""Who can still fly seldom retires by chance, or random games would be over too soon."""
SAMPLED_ACTIONS: Final = 0.75
"""So often something is done before the ship flies on, if it can be."""
SAMPLED_BODIES: Final = 0.75
"""So many of the flights that are sampled aim at a body, the others at a space near by."""
SAMPLED_DELAY: Final = 8.0
"""The higher, the shorter are waits and the lower are bids that are sampled."""


class TurnChoice(Choice):
    """PL-17, PL-18: in empty space one can fly or retire. On a body there is more to do."""

    __slots__ = ("clock", "done", "end", "places", "reach", "space", "the_end", "time")

    def __init__(self, state: PlutocracyState) -> None:
        super().__init__("")
        seat = state.seat
        terms = state.terms
        self.done = state.done
        self.clock = terms.pressure
        self.space = state.ships[seat]
        self.places = state.places
        self.time = state.track.times[seat]
        self.the_end = terms.the_end
        self.end = state.ends[seat]
        self.reach = (self.end if self.end < terms.the_end else terms.the_end) - self.time

    def actions(self) -> list[str]:
        """What can be done here and now, apart from flying and retiring."""
        return []

    def values(self, kind: str) -> Sequence[Any]:
        """What can be said to such an action: how many units, which society, yes."""
        raise NotImplementedError

    def why_not_act(self, kind: str, value: Any) -> Refusal | None:
        """Why an action (not a flight) is not possible."""
        return Refusal(RULES[kind], WRONG_PLACE[kind])

    def timeout(self) -> Decision | None:
        return {"timeout": True} if self.clock else None

    def can_fly(self) -> bool:
        return self.reach > START_AND_LANDING and IN_REACH[self.space][self.reach] > 0

    def kinds(self) -> list[str]:
        """All kinds of decisions that are possible now."""
        return [*self.actions(), "fly", "retire"] if self.can_fly() else [*self.actions(), "retire"]

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict):
            return None
        if len(raw) == 2:
            return read_flight(raw)
        if len(raw) != 1:
            return None
        kind = kind_of(raw)
        value = raw[kind]
        if kind in TRADES:
            number = read_integer(value)
            return None if number is None else {kind: number}
        if kind == "join":
            return {kind: value} if isinstance(value, str) and value in SOCIETIES else None
        if kind in ("rescue", "retire") or (kind == "timeout" and self.clock):
            return {kind: True} if value is True else None
        return None

    def why_not(self, decision: Decision) -> Refusal | None:
        if "fly" in decision:
            return self.why_not_fly(decision["fly"], decision["time"])
        kind = kind_of(decision)
        if kind in ("retire", "timeout"):
            return None
        return self.why_not_act(kind, decision[kind])

    def why_not_fly(self, to: list[int], time: int) -> Refusal | None:
        """PL-17, PL-24."""
        target = (to[0], to[1])
        space = SPACE_AT.get(target, NOWHERE)
        if space == NOWHERE:
            reason = "sun" if target in SUN else "no-space"
            return Refusal("PL-17", reason, {"q": to[0], "r": to[1]})
        if space == self.space:
            return Refusal("PL-17", "same-space")
        distance = DISTANCE[self.space][space]
        if time < distance + START_AND_LANDING:
            shortest = distance + START_AND_LANDING
            return Refusal("PL-17", "short", {"distance": distance, "shortest": shortest})
        if time <= self.reach:
            return None
        arrival = self.time + time
        if arrival > self.the_end:
            return Refusal("PL-17", "end", {"arrival": arrival, "end": self.the_end})
        return Refusal("PL-24", "personal-end", {"arrival": arrival, "end": self.end})

    def sample(self, rng: Random) -> Decision:
        actions = self.actions()
        if actions and rng.random() < SAMPLED_ACTIONS:
            kind = actions[int(rng.random() * len(actions))]
            values = self.values(kind)
            return {kind: values[int(rng.random() * len(values))]}
        if self.can_fly() and rng.random() >= SAMPLED_RETIREMENT:
            return self._sample_flight(rng)
        return {"retire": True}

    def _sample_flight(self, rng: Random) -> Decision:
        here = self.space
        distance = DISTANCE[here]
        to = NOWHERE
        if rng.random() < SAMPLED_BODIES:
            to = self.places[int(rng.random() * len(self.places))]
        if to in (NOWHERE, here) or distance[to] + START_AND_LANDING > self.reach:
            near = math.pow(rng.random(), 2.0)
            to = NEAREST[here][int(near * IN_REACH[here][self.reach])]
        shortest = distance[to] + START_AND_LANDING
        time = shortest + sample_delay(self.reach - shortest, rng)
        return {"fly": list(SPACES[to]), "time": time}

    def count(self) -> float:
        number = 1 + (FLIGHTS[self.space][self.reach] if self.can_fly() else 0)
        return float(number + sum([len(self.values(kind)) for kind in self.actions()]))

    def __iter__(self) -> Iterator[Decision]:
        for kind in self.actions():
            for value in self.values(kind):
                yield {kind: value}
        for to in self._spaces_in_reach():
            shortest = DISTANCE[self.space][to] + START_AND_LANDING
            for time in range(shortest, self.reach + 1):
                yield {"fly": list(SPACES[to]), "time": time}
        yield {"retire": True}

    def _spaces_in_reach(self) -> tuple[int, ...]:
        return NEAREST[self.space][: IN_REACH[self.space][self.reach]] if self.can_fly() else ()

    def describe(self) -> dict[str, Any]:
        """Only what is possible. A flight may take from the shortest time up to `longest`."""
        forms: list[dict[str, Any]] = []
        for kind in self.actions():
            values = self.values(kind)
            if kind in TRADES:
                high = len(values)
                forms.append({"kind": kind, "type": "amount", "low": 1, "high": high, "barred": []})
            else:
                forms.append({"kind": kind, "type": "pick", "legal": list(values)})
        spaces = [
            {"to": list(SPACES[to]), "shortest": DISTANCE[self.space][to] + START_AND_LANDING}
            for to in self._spaces_in_reach()
        ]
        if spaces:
            forms.append({"kind": "fly", "type": "flight", "longest": self.reach, "spaces": spaces})
        forms.append({"kind": "retire", "type": "pick", "legal": [True]})
        return {"type": "one of", "forms": forms}


class PlanetChoice(TurnChoice):
    """PL-12 to PL-14: on a planet one sells, buys and takes seats, in this order."""

    __slots__ = (
        "demanded",
        "hold",
        "money",
        "parliament",
        "supplied",
        "supply",
        "to_buy",
        "to_seat",
        "to_sell",
    )

    def __init__(self, state: PlutocracyState, planet: int) -> None:
        super().__init__(state)
        seat = state.seat
        hold = state.holds[seat]
        money = state.money[seat]
        self.hold = hold
        self.money = money
        self.demanded = DEMANDED[planet]
        self.supplied = state.supplied[planet]
        self.supply = state.supply[planet]
        self.parliament = state.parliaments[planet]
        done = self.done
        self.to_sell = hold[self.demanded] if done < SELL else 0
        self.to_buy = 0
        if done < BUY:
            room = HOLD_LIMIT - hold[self.supplied]
            affordable = money // self.supply
            self.to_buy = affordable if affordable < room else room
        self.to_seat = seats_for(money, self.parliament) if done < SEATS else 0

    def actions(self) -> list[str]:
        actions = []
        if self.to_sell > 0:
            actions.append("sell")
        if self.to_buy > 0:
            actions.append("buy")
        if self.to_seat > 0:
            actions.append("seats")
        return actions

    def values(self, kind: str) -> Sequence[Any]:
        if kind == "sell":
            return range(1, self.to_sell + 1)
        return range(1, (self.to_buy if kind == "buy" else self.to_seat) + 1)

    def why_not_act(self, kind: str, value: Any) -> Refusal | None:
        if kind not in TRADES:
            return super().why_not_act(kind, value)
        number: int = value
        if self.done >= PLACE_OF[kind]:
            return Refusal(RULES[kind], "order", {"done": ACTIONS[self.done]})
        if number < 1:
            return Refusal(RULES[kind], "low", {"low": 1})
        if kind == "sell":
            return None if number <= self.to_sell else self._too_few_on_board()
        if kind == "buy":
            return None if number <= self.to_buy else self._too_much_to_buy(number)
        return None if number <= self.to_seat else self._too_many_seats(number)

    def _too_few_on_board(self) -> Refusal:
        resource = RESOURCES[self.demanded]
        return Refusal("PL-12", "on-board", {"resource": resource, "units": self.to_sell})

    def _too_much_to_buy(self, units: int) -> Refusal:
        on_board = self.hold[self.supplied]
        if on_board + units > HOLD_LIMIT:
            resource = RESOURCES[self.supplied]
            values = {"resource": resource, "limit": HOLD_LIMIT, "units": on_board}
            return Refusal("PL-13", "hold", values)
        return Refusal("PL-13", "money", {"cost": units * self.supply, "money": self.money})

    def _too_many_seats(self, seats: int) -> Refusal:
        free = [
            price
            for owner, price in zip(self.parliament, SEAT_PRICES, strict=True)
            if owner == FREE
        ]
        if seats > len(free):
            return Refusal("PL-14", "free", {"free": len(free)})
        return Refusal("PL-14", "money", {"cost": sum(free[:seats]), "money": self.money})


class AsteroidChoice(TurnChoice):
    """PL-15: on the asteroid one can rescue an alien, once per game."""

    __slots__ = ("rescued",)

    def __init__(self, state: PlutocracyState) -> None:
        super().__init__(state)
        self.rescued = state.rescued[state.seat]

    def actions(self) -> list[str]:
        return [] if self.rescued else ["rescue"]

    def values(self, kind: str) -> Sequence[Any]:
        return (True,)

    def why_not_act(self, kind: str, value: Any) -> Refusal | None:
        if kind != "rescue":
            return super().why_not_act(kind, value)
        return Refusal("PL-15", "once") if self.rescued else None


class EarthChoice(TurnChoice):
    """PL-16: on Earth one joins societies, one after the other."""

    __slots__ = ("hold", "joined", "money", "planets", "rescued", "societies")

    def __init__(self, state: PlutocracyState) -> None:
        super().__init__(state)
        seat = state.seat
        self.hold = state.holds[seat]
        self.money = state.money[seat]
        self.rescued = state.rescued[seat]
        self.joined = state.joined[seat]
        self.societies = tuple(state.societies)
        self.planets = state.planets_with_seats(seat)

    def actions(self) -> list[str]:
        return ["join"] if self.values("join") else []

    def values(self, kind: str) -> Sequence[Any]:
        return [name for society, name in enumerate(SOCIETIES) if self._can_join(society)]

    def why_not_act(self, kind: str, value: Any) -> Refusal | None:
        if kind != "join":
            return super().why_not_act(kind, value)
        return self._why_not_join(SOCIETIES.index(value))

    def _shown_to(self, society: int) -> int:
        return shown_to(society, self.money, self.rescued, self.planets, self.hold)

    def _can_join(self, society: int) -> bool:
        return (
            self._shown_to(society) >= WANTED[society]
            and society not in self.joined
            and FREE in self.societies[society]
        )

    def _why_not_join(self, society: int) -> Refusal | None:
        if self._can_join(society):
            return None
        if society in self.joined:
            return Refusal("PL-16", "member", {"society": SOCIETIES[society]})
        if FREE not in self.societies[society]:
            return Refusal("PL-16", "full", {"society": SOCIETIES[society]})
        shown = self._shown_to(society)
        if society == SCIENTIST:
            return Refusal("PL-16", "scientist")
        values = {"needed": WANTED[society], COUNTED[society]: shown}
        return Refusal("PL-16", SOCIETIES[society], values)


def shown_to(society: int, money: int, rescued: bool, planets: int, hold: tuple[int, ...]) -> int:
    """PL-16: how much of what a society wants to see a player has."""
    if society == HIGH:
        return money
    if society == SCIENTIST:
        return int(rescued)
    return planets if society == INFLUENCER else len(hold) - hold.count(0)


def turn_choice(state: PlutocracyState) -> TurnChoice:
    """What the seat in turn can do, which depends on what its ship is on."""
    body = state.body_under(state.seat)
    if body == NOWHERE:
        return TurnChoice(state)
    if body == EARTH:
        return EarthChoice(state)
    if body == ASTEROID:
        return AsteroidChoice(state)
    return PlanetChoice(state, body)


class BidChoice(Choice):
    """PL-22: a bid on one of the positions: `lows` is the least for each, `high` the most."""

    __slots__ = ("high", "lows")

    def __init__(self, state: PlutocracyState) -> None:
        super().__init__("position")
        self.high = state.terms.the_end
        self.lows = [0 if place is None else place[1] + 1 for place in state.auction]

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict) or len(raw) != 2:
            return None
        position = read_integer(raw.get("position"))
        bid = read_integer(raw.get("bid"))
        if position is None or bid is None:
            return None
        return {"position": position, "bid": bid}

    def why_not(self, decision: Decision) -> Refusal | None:
        position: int = decision["position"]
        bid: int = decision["bid"]
        if not 1 <= position <= len(self.lows):
            return Refusal("PL-22", "position", {"last": len(self.lows)})
        low = self.lows[position - 1]
        if bid < 0:
            return Refusal("PL-22", "low", {"low": 0})
        if bid < low:
            return Refusal("PL-22", "overbid", {"position": position, "bid": low - 1})
        if bid > self.high:
            return Refusal("PL-22", "high", {"high": self.high})
        return None

    def sample(self, rng: Random) -> Decision:
        free = [position for position, low in enumerate(self.lows) if low <= self.high]
        position = free[int(rng.random() * len(free))]
        low = self.lows[position]
        return {"position": position + 1, "bid": low + sample_delay(self.high - low, rng)}

    def count(self) -> float:
        return float(sum([self.high - low + 1 for low in self.lows]))

    def __iter__(self) -> Iterator[Decision]:
        for position, low in enumerate(self.lows):
            for bid in range(low, self.high + 1):
                yield {"position": position + 1, "bid": bid}

    def describe(self) -> dict[str, Any]:
        return {"kind": "position", "type": "bids", "lows": list(self.lows), "high": self.high}


def seats_for(money: int, parliament: tuple[int, ...]) -> int:
    """PL-14: how many seats the money buys, the cheapest free one first."""
    seats = 0
    for number in range(len(SEAT_PRICES)):
        price = SEAT_PRICES[number]
        if money < price:
            break
        if parliament[number] == FREE:
            money -= price
            seats += 1
    return seats


def read_flight(raw: dict[Any, Any]) -> Decision | None:
    to = raw.get("fly")
    if not isinstance(to, (list, tuple)) or len(to) != 2:
        return None
    q, r, time = read_integer(to[0]), read_integer(to[1]), read_integer(raw.get("time"))
    if q is None or r is None or time is None:
        return None
    return {"fly": [q, r], "time": time}


def sample_delay(longest: int, rng: Random) -> int:
    """From 0 to `longest`, most often little."""
    return int(math.pow(rng.random(), SAMPLED_DELAY) * (longest + 1))

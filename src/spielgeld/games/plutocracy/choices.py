"""What can be decided in a turn: a few numbers that were copied from the table, and tables.

Nothing is listed before somebody asks for a list, and no reason is sought before a refusal.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

from spielgeld.games.plutocracy.board import (
    DISTANCE,
    FLIGHTS,
    IN_REACH,
    NEAREST,
    NOWHERE,
    SPACE_AT,
    SPACES,
)
from spielgeld.games.plutocracy.pieces import (
    ASTEROID,
    DEMANDED,
    EARTH,
    FREE,
    HIGH,
    HIGH_MONEY,
    HOLD_LIMIT,
    INFLUENCER,
    INFLUENCER_PLANETS,
    MERCHANT,
    MERCHANT_RESOURCES,
    RESOURCES,
    SCIENTIST,
    SEAT_PRICES,
    SOCIETIES,
    START_AND_LANDING,
    SUN,
)
from spielgeld.games.plutocracy.state import EMPTY_PARLIAMENT, PlutocracyState
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.numbers import read_integer
from spielgeld.kernel.refusal import Refusal

NOTHING, SELL, BUY, SEATS, RESCUE, JOIN, FLY, RETIRE = range(8)
ACTIONS = ("", "sell", "buy", "seats", "rescue", "join", "fly", "retire")
"""In the order of a turn."""
AMOUNTS = ("sell", "buy", "seats")
RULES = ("", "PL-12", "PL-13", "PL-14", "PL-15", "PL-16", "PL-17", "PL-18")

SAMPLED_RETIREMENT = 0.02
"""Who can still fly seldom retires by chance, or random games would be over too soon."""
SAMPLED_BODIES = 0.75
"""So many of the flights that are sampled aim at a body, the others at a space near by."""
SAMPLED_ACTIONS = 0.75
"""So often something is done before the ship flies on, if it can be."""
SAMPLED_DELAY = 8
"""The higher, the shorter are waits and the lower are bids that are sampled."""


class TurnChoice(Choice):
    """PL-12 to PL-18: the actions that are still possible, in their order."""

    __slots__ = (
        "body",
        "clock",
        "done",
        "end",
        "hold",
        "joined",
        "money",
        "parliament",
        "places",
        "planets",
        "reach",
        "rescued",
        "societies",
        "space",
        "supplied",
        "supply",
        "the_end",
        "time",
        "to_buy",
        "to_seat",
        "to_sell",
    )

    def __init__(self, state: PlutocracyState) -> None:
        super().__init__("")
        seat = state.seat
        body = state.body_under(seat)
        done = state.done
        self.body = body
        self.done = done
        self.clock = state.terms.pressure
        self.space = state.ships[seat]
        self.places = state.places
        self.time = state.track.times[seat]
        self.the_end = state.terms.the_end
        self.end = state.ends[seat]
        self.reach = min(self.the_end, self.end) - self.time
        self.money = state.money[seat]
        self.hold = state.holds[seat]
        self.rescued = state.rescued[seat]

        self.to_sell = 0
        self.to_buy = 0
        self.to_seat = 0
        self.supplied = NOWHERE
        self.supply = 0
        self.parliament = EMPTY_PARLIAMENT
        self.societies: tuple[tuple[int, ...], ...] = ()
        self.joined: tuple[int, ...] = ()
        self.planets = 0
        if NOWHERE < body < EARTH:
            self.supplied = state.supplied[body]
            self.supply = state.supply[body]
            self.parliament = state.parliaments[body]
            if done < SELL:
                self.to_sell = self.hold[DEMANDED[body]]
            if done < BUY:
                room = HOLD_LIMIT - self.hold[self.supplied]
                self.to_buy = min(room, self.money // self.supply)
            if done < SEATS:
                self.to_seat = seats_for(self.money, self.parliament)
        elif body == EARTH:
            self.societies = tuple(state.societies)
            self.joined = state.joined[seat]
            self.planets = state.planets_with_seats(seat)

    # What is possible

    def open_actions(self) -> list[int]:
        """The actions that are possible now, but for flying and retiring."""
        body = self.body
        if body == NOWHERE:
            return []
        if body == EARTH:
            return [JOIN] if self.open_societies() else []
        if body == ASTEROID:
            return [] if self.rescued else [RESCUE]
        actions = []
        if self.to_sell > 0:
            actions.append(SELL)
        if self.to_buy > 0:
            actions.append(BUY)
        if self.to_seat > 0:
            actions.append(SEATS)
        return actions

    def open_societies(self) -> list[int]:
        return [society for society in range(len(SOCIETIES)) if self._why_not_join(society) is None]

    def can_fly(self) -> bool:
        return IN_REACH[self.space][self.reach] > 0 if self.reach > 0 else False

    def kinds(self) -> list[str]:
        """The kinds of decisions that are possible now."""
        kinds = [ACTIONS[action] for action in self.open_actions()]
        if self.can_fly():
            kinds.append("fly")
        return [*kinds, "retire"]

    def highest(self, action: int) -> int:
        """The most that can be sold or bought now."""
        if action == SELL:
            return self.to_sell
        return self.to_buy if action == BUY else self.to_seat

    # Reading

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict):
            return None
        if len(raw) == 2:
            return read_flight(raw)
        if len(raw) != 1:
            return None
        kind = next(iter(raw))
        value = raw[kind]
        if kind in AMOUNTS:
            number = read_integer(value)
            return None if number is None else {kind: number}
        if kind == "join":
            return {kind: value} if isinstance(value, str) and value in SOCIETIES else None
        if kind in ("rescue", "retire") or (kind == "timeout" and self.clock):
            return {kind: True} if value is True else None
        return None

    # Refusing

    def why_not(self, decision: Decision) -> Refusal | None:
        if "fly" in decision:
            return self._why_not_fly(decision["fly"], decision["time"])
        if "sell" in decision:
            return self._why_not_sell(decision["sell"])
        if "buy" in decision:
            return self._why_not_buy(decision["buy"])
        if "seats" in decision:
            return self._why_not_seats(decision["seats"])
        if "rescue" in decision:
            return self._why_not_rescue()
        if "join" in decision:
            return self._why_not_join(SOCIETIES.index(decision["join"]))
        return None

    def _why_not_trade(self, action: int, number: int) -> Refusal | None:
        """Selling and buying want a planet, their place in the order, and at least 1."""
        rule = RULES[action]
        if not NOWHERE < self.body < EARTH:
            return Refusal(rule, "no-planet")
        if self.done >= action:
            return Refusal(rule, "order", {"done": ACTIONS[self.done]})
        if number < 1:
            return Refusal(rule, "low", {"low": 1})
        return None

    def _why_not_sell(self, units: int) -> Refusal | None:
        if 1 <= units <= self.to_sell:
            return None
        refusal = self._why_not_trade(SELL, units)
        if refusal is not None:
            return refusal
        resource = RESOURCES[DEMANDED[self.body]]
        return Refusal("PL-12", "on-board", {"resource": resource, "units": self.to_sell})

    def _why_not_buy(self, units: int) -> Refusal | None:
        if 1 <= units <= self.to_buy:
            return None
        refusal = self._why_not_trade(BUY, units)
        if refusal is not None:
            return refusal
        on_board = self.hold[self.supplied]
        if on_board + units > HOLD_LIMIT:
            resource = RESOURCES[self.supplied]
            values = {"resource": resource, "limit": HOLD_LIMIT, "units": on_board}
            return Refusal("PL-13", "hold", values)
        return Refusal("PL-13", "money", {"cost": units * self.supply, "money": self.money})

    def _why_not_seats(self, seats: int) -> Refusal | None:
        if 1 <= seats <= self.to_seat:
            return None
        refusal = self._why_not_trade(SEATS, seats)
        if refusal is not None:
            return refusal
        free = [
            price
            for owner, price in zip(self.parliament, SEAT_PRICES, strict=True)
            if owner == FREE
        ]
        if seats > len(free):
            return Refusal("PL-14", "free", {"free": len(free)})
        return Refusal("PL-14", "money", {"cost": sum(free[:seats]), "money": self.money})

    def _why_not_rescue(self) -> Refusal | None:
        if self.body != ASTEROID:
            return Refusal("PL-15", "no-asteroid")
        return Refusal("PL-15", "once") if self.rescued else None

    def _why_not_join(self, society: int) -> Refusal | None:
        if self.body != EARTH:
            return Refusal("PL-16", "no-earth")
        if society in self.joined:
            return Refusal("PL-16", "member", {"society": SOCIETIES[society]})
        if FREE not in self.societies[society]:
            return Refusal("PL-16", "full", {"society": SOCIETIES[society]})
        if society == HIGH and self.money < HIGH_MONEY:
            return Refusal("PL-16", "high", {"needed": HIGH_MONEY, "money": self.money})
        if society == SCIENTIST and not self.rescued:
            return Refusal("PL-16", "scientist")
        if society == INFLUENCER and self.planets < INFLUENCER_PLANETS:
            values = {"needed": INFLUENCER_PLANETS, "planets": self.planets}
            return Refusal("PL-16", "influencer", values)
        if society == MERCHANT:
            resources = len(self.hold) - self.hold.count(0)
            if resources < MERCHANT_RESOURCES:
                values = {"needed": MERCHANT_RESOURCES, "resources": resources}
                return Refusal("PL-16", "merchant", values)
        return None

    def _why_not_fly(self, to: list[int], time: int) -> Refusal | None:
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

    # Sampling, counting, listing

    def sample(self, rng: Random) -> Decision:
        actions = self.open_actions()
        if not actions or rng.random() >= SAMPLED_ACTIONS:
            if self.can_fly() and rng.random() >= SAMPLED_RETIREMENT:
                return self._sample_flight(rng)
            return {"retire": True}
        action = actions[int(rng.random() * len(actions))]
        if action == JOIN:
            societies = self.open_societies()
            return {"join": SOCIETIES[societies[int(rng.random() * len(societies))]]}
        if action == RESCUE:
            return {"rescue": True}
        return {ACTIONS[action]: 1 + int(rng.random() * self.highest(action))}

    def _sample_flight(self, rng: Random) -> Decision:
        near = self.space
        distance = DISTANCE[near]
        to = NOWHERE
        if rng.random() < SAMPLED_BODIES:
            to = self.places[int(rng.random() * len(self.places))]
        if to in (NOWHERE, near) or distance[to] + START_AND_LANDING > self.reach:
            to = NEAREST[near][int(rng.random() ** 2 * IN_REACH[near][self.reach])]
        shortest = distance[to] + START_AND_LANDING
        q, r = SPACES[to]
        return {"fly": [q, r], "time": shortest + sample_delay(self.reach - shortest, rng)}

    def count(self) -> float:
        number = 1 + (FLIGHTS[self.space][self.reach] if self.can_fly() else 0)
        for action in self.open_actions():
            if action == JOIN:
                number += len(self.open_societies())
            else:
                number += 1 if action == RESCUE else self.highest(action)
        return float(number)

    def __iter__(self) -> Iterator[Decision]:
        for action in self.open_actions():
            if action == JOIN:
                for society in self.open_societies():
                    yield {"join": SOCIETIES[society]}
            elif action == RESCUE:
                yield {"rescue": True}
            else:
                for number in range(1, self.highest(action) + 1):
                    yield {ACTIONS[action]: number}
        for to in self._spaces_in_reach():
            q, r = SPACES[to]
            shortest = DISTANCE[self.space][to] + START_AND_LANDING
            for time in range(shortest, self.reach + 1):
                yield {"fly": [q, r], "time": time}
        yield {"retire": True}

    def _spaces_in_reach(self) -> tuple[int, ...]:
        return NEAREST[self.space][: IN_REACH[self.space][self.reach]] if self.can_fly() else ()

    def describe(self) -> dict[str, Any]:
        """Only what is possible. A flight to a space may take its shortest time up to `longest`."""
        forms: list[dict[str, Any]] = []
        for action in self.open_actions():
            kind = ACTIONS[action]
            if action == JOIN:
                societies = [SOCIETIES[society] for society in self.open_societies()]
                forms.append({"kind": kind, "type": "pick", "legal": societies})
            elif action == RESCUE:
                forms.append({"kind": kind, "type": "pick", "legal": [True]})
            else:
                high = self.highest(action)
                forms.append({"kind": kind, "type": "amount", "low": 1, "high": high, "barred": []})
        spaces = [
            {"to": list(SPACES[to]), "shortest": DISTANCE[self.space][to] + START_AND_LANDING}
            for to in self._spaces_in_reach()
        ]
        if spaces:
            forms.append({"kind": "fly", "type": "flight", "longest": self.reach, "spaces": spaces})
        forms.append({"kind": "retire", "type": "pick", "legal": [True]})
        return {"type": "one of", "forms": forms}


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
    return int(rng.random() ** SAMPLED_DELAY * (longest + 1))

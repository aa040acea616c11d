"""What banks are asked in €uro Crisis, beyond plain amounts and picks."""

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any, Final

from spielgeld.games.euro_crisis.rules.pieces import (
    CARDS,
    MOST_GOODS,
    PARTIES,
    PARTY_NUMBER,
    QUARTERS,
)
from spielgeld.games.euro_crisis.rules.state import Setting
from spielgeld.kernel.choice import Amount, Choice, Decision, OneOf, Pick
from spielgeld.kernel.numbers import read_integer
from spielgeld.kernel.refusal import Refusal

CRISES: Final = ("riot", "cut")
SIDES: Final = ("people", "government")

SKIP: Final = Pick("skip", "EC-12", (True,))
DONE: Final = Pick("done", "EC-24", (True,))
BORROW: Final = Amount("borrow", "EC-20", low=1, typical=1)
"""EC-20: there is no limit to the loan markers in Frankfurt."""

FORGONE: Final = 0.125
"""How often a random bank leaves out an action that it could take."""


class OrElse(OneOf):
    """An action, or a word instead of it."""

    __slots__ = ("action", "word")

    def __init__(self, action: Choice, word: Pick) -> None:
        super().__init__((action, word))
        self.action = action
        self.word = word

    def _form(self, decision: Decision) -> Choice | None:
        if self.action.kind in decision:
            return self.action
        return self.word if self.word.kind in decision else None

    def sample(self, rng: Random) -> Decision:
        if self.action.count() == 0 or rng.random() < FORGONE:
            return {self.word.kind: True}
        return self.action.sample(rng)


BORROW_OR_SKIP: Final = OrElse(BORROW, SKIP)


@lru_cache(maxsize=256)
def gold_bid(gold: int) -> Amount:
    """EC-30: from nothing to all one's gold."""
    return Amount("gold", "EC-30", low=0, high=gold)


@lru_cache(maxsize=16)
def free_quarter(taken: tuple[int, ...]) -> Amount:
    """EC-10: a quarter that nobody has taken."""
    return Amount("quarter", "EC-10", low=1, high=QUARTERS, barred=taken)


@lru_cache(maxsize=1024)
def card_in(hand: tuple[int, ...]) -> Pick:
    """EC-12: a card that was not played in this year."""
    held = tuple([card for card, number in zip(CARDS, hand, strict=True) if number])
    return Pick("card", "EC-12", held, words=CARDS)


def word_in(value: object, words: Any) -> bool:
    return isinstance(value, str) and value in words


class FirstLoan(Choice):
    """EC-6: a state with no loan marker yet, in the second round with exactly one."""

    __slots__ = ("legal", "lying", "setting", "wanted")

    def __init__(self, setting: Setting, lying: tuple[int, ...], wanted: int) -> None:
        super().__init__("lend")
        self.setting = setting
        self.lying = lying
        self.wanted = wanted
        self.legal = [
            name for name, loans in zip(setting.names, lying, strict=True) if loans == wanted
        ]

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict) or len(raw) != 1:
            return None
        name = raw.get("lend")
        return {"lend": name} if word_in(name, self.setting.box.countries) else None

    def why_not(self, decision: Decision) -> Refusal | None:
        name: str = decision["lend"]
        if name in self.legal:
            return None
        number = self.setting.numbers.get(name)
        if number is None:
            return Refusal("EC-6", "not-in-play", {"state": name})
        if self.wanted == 0:
            return Refusal("EC-6", "has-loan", {"state": name})
        return Refusal("EC-6", "not-one-loan", {"state": name, "loans": self.lying[number]})

    def sample(self, rng: Random) -> Decision:
        return {"lend": self.legal[int(rng.random() * len(self.legal))]}

    def count(self) -> float:
        return float(len(self.legal))

    def __iter__(self) -> Iterator[Decision]:
        for name in self.legal:
            yield {"lend": name}

    def describe(self) -> dict[str, Any]:
        return {"kind": "lend", "type": "first loan", "legal": self.legal.copy()}


class Lend(Choice):
    """EC-21: markers from 1 up to one's own, in a state with as many free columns."""

    __slots__ = ("columns", "loans", "setting", "states")

    def __init__(self, setting: Setting, loans: int, columns: list[int]) -> None:
        super().__init__("lend")
        self.setting = setting
        self.loans = loans
        self.columns = columns
        self.states = [number for number, free in enumerate(columns) if free] if loans else []

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict) or len(raw) != 2:
            return None
        name = raw.get("lend")
        markers = read_integer(raw.get("markers"))
        if markers is None or not word_in(name, self.setting.box.countries):
            return None
        return {"lend": name, "markers": markers}

    def why_not(self, decision: Decision) -> Refusal | None:
        name: str = decision["lend"]
        markers: int = decision["markers"]
        number = self.setting.numbers.get(name)
        if number is None:
            return Refusal("EC-21", "not-in-play", {"state": name})
        if self.loans == 0:
            return Refusal("EC-21", "no-markers")
        if markers < 1:
            return Refusal("EC-21", "low", {"low": 1})
        if markers > self.loans:
            return Refusal("EC-21", "high", {"high": self.loans})
        if self.columns[number] == 0:
            return Refusal("EC-21", "no-column", {"state": name})
        if markers > self.columns[number]:
            return Refusal("EC-21", "columns", {"state": name, "columns": self.columns[number]})
        return None

    def most(self, number: int) -> int:
        """How many markers can be placed in a state."""
        return min(self.loans, self.columns[number])

    def sample(self, rng: Random) -> Decision:
        number = self.states[int(rng.random() * len(self.states))]
        markers = 1 + int(rng.random() * self.most(number))
        return {"lend": self.setting.names[number], "markers": markers}

    def count(self) -> float:
        return float(sum([self.most(number) for number in self.states]))

    def __iter__(self) -> Iterator[Decision]:
        for number in self.states:
            for markers in range(1, self.most(number) + 1):
                yield {"lend": self.setting.names[number], "markers": markers}

    def describe(self) -> dict[str, Any]:
        names = self.setting.names
        most = {names[number]: self.most(number) for number in self.states}
        return {"kind": "lend", "type": "lend", "low": 1, "high": most}


class Buy(Choice):
    """EC-22: up to 5 gold and up to 5 weapons, something at all, and no more than one can pay."""

    __slots__ = ("gold_price", "legal", "money", "weapons_price")

    def __init__(self, gold_price: int, weapons_price: int, money: int) -> None:
        super().__init__("buy_gold")
        self.gold_price = gold_price
        self.weapons_price = weapons_price
        self.money = money
        self.legal = [
            (gold, weapons)
            for gold in range(MOST_GOODS + 1)
            for weapons in range(MOST_GOODS + 1)
            if gold + weapons and self.cost(gold, weapons) <= money
        ]

    def cost(self, gold: int, weapons: int) -> int:
        return gold * self.gold_price + weapons * self.weapons_price

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict) or len(raw) != 2:
            return None
        gold = read_integer(raw.get("buy_gold"))
        weapons = read_integer(raw.get("buy_weapons"))
        if gold is None or weapons is None:
            return None
        return {"buy_gold": gold, "buy_weapons": weapons}

    def why_not(self, decision: Decision) -> Refusal | None:
        gold: int = decision["buy_gold"]
        weapons: int = decision["buy_weapons"]
        if gold < 0 or weapons < 0:
            return Refusal("EC-22", "low", {"low": 0})
        if gold > MOST_GOODS or weapons > MOST_GOODS:
            return Refusal("EC-22", "high", {"high": MOST_GOODS})
        if gold + weapons == 0:
            return Refusal("EC-22", "nothing")
        cost = self.cost(gold, weapons)
        if cost > self.money:
            return Refusal("EC-22", "money", {"cost": cost, "money": self.money})
        return None

    def sample(self, rng: Random) -> Decision:
        gold, weapons = self.legal[int(rng.random() * len(self.legal))]
        return {"buy_gold": gold, "buy_weapons": weapons}

    def count(self) -> float:
        return float(len(self.legal))

    def __iter__(self) -> Iterator[Decision]:
        for gold, weapons in self.legal:
            yield {"buy_gold": gold, "buy_weapons": weapons}

    def describe(self) -> dict[str, Any]:
        return {
            "kind": "buy_gold",
            "type": "buy",
            "high": MOST_GOODS,
            "gold_price": self.gold_price,
            "weapons_price": self.weapons_price,
            "money": self.money,
        }


@lru_cache(maxsize=8192)
def buy_or_skip(gold_price: int, weapons_price: int, money: int) -> OrElse:
    return OrElse(Buy(gold_price, weapons_price, money), SKIP)


def _governments() -> tuple[tuple[tuple[int, int], ...], ...]:
    parties = range(len(PARTIES))
    return tuple(
        [
            tuple(
                [
                    (large, small)
                    for large in parties
                    for small in parties
                    if large != small and old in (large, small)
                ]
            )
            for old in parties
        ]
    )


GOVERNMENTS_AFTER: Final = _governments()
"""EC-23: by the party with the large marker, the pairs that keep it in the government."""


class Govern(Choice):
    """EC-23: a new government for one state, with the party that had the large marker."""

    __slots__ = ("large", "setting")

    def __init__(self, setting: Setting, large: list[int]) -> None:
        super().__init__("state")
        self.setting = setting
        self.large = large

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict) or len(raw) != 3:
            return None
        name, large, small = raw.get("state"), raw.get("large"), raw.get("small")
        if (
            word_in(name, self.setting.box.countries)
            and word_in(large, PARTIES)
            and word_in(small, PARTIES)
        ):
            return {"state": name, "large": large, "small": small}
        return None

    def why_not(self, decision: Decision) -> Refusal | None:
        name: str = decision["state"]
        large: str = decision["large"]
        small: str = decision["small"]
        number = self.setting.numbers.get(name)
        if number is None:
            return Refusal("EC-23", "not-in-play", {"state": name})
        if large == small:
            return Refusal("EC-23", "same-party", {"party": large})
        old = PARTIES[self.large[number]]
        if old not in (large, small):
            return Refusal("EC-23", "old-large", {"state": name, "party": old})
        return None

    def sample(self, rng: Random) -> Decision:
        number = int(rng.random() * len(self.large))
        pairs = GOVERNMENTS_AFTER[self.large[number]]
        large, small = pairs[int(rng.random() * len(pairs))]
        return self._decision(number, large, small)

    def _decision(self, number: int, large: int, small: int) -> Decision:
        return {
            "state": self.setting.names[number],
            "large": PARTIES[large],
            "small": PARTIES[small],
        }

    def count(self) -> float:
        return float(len(self.large) * len(GOVERNMENTS_AFTER[0]))

    def __iter__(self) -> Iterator[Decision]:
        for number, old in enumerate(self.large):
            for large, small in GOVERNMENTS_AFTER[old]:
                yield self._decision(number, large, small)

    def describe(self) -> dict[str, Any]:
        keep = {self.setting.names[n]: PARTIES[old] for n, old in enumerate(self.large)}
        return {"kind": "state", "type": "govern", "keep": keep}


class Reform(Choice):
    """EC-24: a government marker that is not yet innermost, for 1 money.

    `governing` are all government markers as state * 4 + party, `open` those that can move.
    """

    __slots__ = ("governing", "money", "open", "setting")

    def __init__(
        self, setting: Setting, governing: list[int], movable: list[int], money: int
    ) -> None:
        super().__init__("reform")
        self.setting = setting
        self.governing = governing
        self.money = money
        self.open = movable if money else []

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict) or len(raw) != 3:
            return None
        reform, name, party = raw.get("reform"), raw.get("state"), raw.get("party")
        if (
            word_in(reform, REFORMS)
            and word_in(name, self.setting.box.countries)
            and word_in(party, PARTIES)
        ):
            return {"reform": reform, "state": name, "party": party}
        return None

    def why_not(self, decision: Decision) -> Refusal | None:
        name: str = decision["state"]
        party: str = decision["party"]
        number = self.setting.numbers.get(name)
        if number is None:
            return Refusal("EC-24", "not-in-play", {"state": name})
        marker = number * len(PARTIES) + PARTY_NUMBER[party]
        if marker in self.open:
            return None
        if marker not in self.governing:
            return Refusal("EC-24", "not-governing", {"state": name, "party": party})
        if self.money == 0:
            return Refusal("EC-24", "money")
        return Refusal("EC-24", "innermost", {"state": name, "party": party})

    def sample(self, rng: Random) -> Decision:
        pick = int(rng.random() * 2 * len(self.open))
        return self._decision(self.open[pick >> 1], REFORMS[pick & 1])

    def _decision(self, marker: int, reform: str) -> Decision:
        number, party = divmod(marker, len(PARTIES))
        return {"reform": reform, "state": self.setting.names[number], "party": PARTIES[party]}

    def count(self) -> float:
        return float(2 * len(self.open))

    def __iter__(self) -> Iterator[Decision]:
        for marker in self.open:
            for reform in REFORMS:
                yield self._decision(marker, reform)

    def describe(self) -> dict[str, Any]:
        markers = [self._decision(marker, REFORMS[0]) for marker in self.open]
        legal = [[marker["state"], marker["party"]] for marker in markers]
        return {"kind": "reform", "type": "reform", "legal": legal}


REFORMS: Final = ("real", "senseless")


class Resolve(Choice):
    """EC-33: which crisis comes next. Crises are numbered state * 2, plus 1 for a debt cut."""

    __slots__ = ("crises", "setting")

    def __init__(self, setting: Setting, crises: list[int]) -> None:
        super().__init__("resolve")
        self.setting = setting
        self.crises = crises

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict) or len(raw) != 2:
            return None
        crisis, name = raw.get("resolve"), raw.get("state")
        if word_in(crisis, CRISES) and word_in(name, self.setting.box.countries):
            return {"resolve": crisis, "state": name}
        return None

    def why_not(self, decision: Decision) -> Refusal | None:
        name: str = decision["state"]
        crisis: str = decision["resolve"]
        number = self.setting.numbers.get(name)
        if number is None:
            return Refusal("EC-33", "not-in-play", {"state": name})
        if number * 2 + CRISES.index(crisis) not in self.crises:
            return Refusal("EC-33", "no-crisis", {"crisis": crisis, "state": name})
        return None

    def sample(self, rng: Random) -> Decision:
        return self._decision(self.crises[int(rng.random() * len(self.crises))])

    def _decision(self, crisis: int) -> Decision:
        return {"resolve": CRISES[crisis & 1], "state": self.setting.names[crisis >> 1]}

    def count(self) -> float:
        return float(len(self.crises))

    def __iter__(self) -> Iterator[Decision]:
        for crisis in self.crises:
            yield self._decision(crisis)

    def describe(self) -> dict[str, Any]:
        legal = [[CRISES[crisis & 1], self.setting.names[crisis >> 1]] for crisis in self.crises]
        return {"kind": "resolve", "type": "resolve", "legal": legal}


class Arm(Choice):
    """EC-34: any number of one's weapons for one side; none need no side."""

    __slots__ = ("weapons",)

    def __init__(self, weapons: int) -> None:
        super().__init__("weapons")
        self.weapons = weapons

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict):
            return None
        weapons = read_integer(raw.get("weapons"))
        if len(raw) == 1 and weapons == 0:
            return {"weapons": 0}
        side = raw.get("side")
        if len(raw) != 2 or weapons is None or not word_in(side, SIDES):
            return None
        return {"weapons": weapons, "side": side}

    def why_not(self, decision: Decision) -> Refusal | None:
        weapons: int = decision["weapons"]
        if weapons < 0:
            return Refusal("EC-34", "low", {"low": 0})
        if weapons > self.weapons:
            return Refusal("EC-34", "high", {"high": self.weapons})
        return None

    def sample(self, rng: Random) -> Decision:
        pick = int(rng.random() * (2 * self.weapons + 1)) + 1
        return {"weapons": 0} if pick == 1 else {"weapons": pick >> 1, "side": SIDES[pick & 1]}

    def count(self) -> float:
        return float(2 * self.weapons + 1)

    def __iter__(self) -> Iterator[Decision]:
        yield {"weapons": 0}
        for side in SIDES:
            for weapons in range(1, self.weapons + 1):
                yield {"weapons": weapons, "side": side}

    def describe(self) -> dict[str, Any]:
        return {"kind": "weapons", "type": "arm", "high": self.weapons, "sides": list(SIDES)}


@lru_cache(maxsize=256)
def arm_with(weapons: int) -> Arm:
    return Arm(weapons)

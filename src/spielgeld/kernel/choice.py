"""A choice is the set of decisions that are legal now, perhaps an endless one.

A decision is written as in the record: a small JSON object such as {"bid": 25}. Its first word
is its kind. A choice reads it, says why not, samples one, and counts and lists what it allows.
"""

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count as count_up
from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spielgeld.kernel.frozen import keep_own_fields
from spielgeld.kernel.numbers import digits_of, read_integer
from spielgeld.kernel.refusal import Refusal

Decision = dict[str, Any]

SURELY_SHORT: Final = 2**53


def kind_of(decision: Decision) -> str:
    """The first word of a decision."""
    for kind in decision:
        return kind
    return ""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Choice:
    """The legal decisions of one kind; `kind` is the first word of each."""

    __slots__ = ("kind",)

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        keep_own_fields(cls)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def read(self, raw: object) -> Decision | None:
        """The decision in its plain form, or None if it is malformed or of another kind (G-2)."""
        raise NotImplementedError

    def why_not(self, decision: Decision) -> Refusal | None:
        """Why a decision that was read is not legal; None if it is."""
        raise NotImplementedError

    def sample(self, rng: Random) -> Decision:
        """One legal decision."""
        raise NotImplementedError

    def count(self) -> float:
        """How many decisions are legal; math.inf if there is no end to them."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[Decision]:
        """The legal decisions one by one, perhaps without end."""
        raise NotImplementedError

    def describe(self) -> dict[str, Any]:
        """The choice as plain data, for programs in other languages."""
        raise NotImplementedError

    def timeout(self) -> Decision | None:
        """What a clock decides for a seat whose time has run out, if the game says so."""
        return None

    def __contains__(self, raw: object) -> bool:
        decision = self.read(raw)
        return decision is not None and self.why_not(decision) is None


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Amount(Choice):
    """A whole number: from `low` up, perhaps to `high`, perhaps without some barred values.

    `limit` is the smallest number too long to be accepted, `typical` the middle of what an
    endless choice samples. Beyond `high` is refused under `high_rule` if that differs from `rule`.
    """

    __slots__ = ("barred", "high", "high_rule", "limit", "low", "rule", "short", "typical")

    def __init__(
        self,
        kind: str,
        rule: str,
        *,
        low: int = 0,
        high: int | None = None,
        barred: tuple[int, ...] = (),
        limit: int | None = None,
        high_rule: str | None = None,
        typical: int = 20,
    ) -> None:
        self.kind = kind
        self.rule = rule
        self.low = low
        self.high = high
        self.barred = barred
        self.limit = limit
        # Comparing with a huge limit takes its time: what is below this one is short enough.
        self.short = SURELY_SHORT if limit is None or limit > SURELY_SHORT else limit
        self.high_rule = high_rule or rule
        self.typical = typical

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict) or len(raw) != 1:
            return None
        value = raw.get(self.kind)
        if type(value) is int:
            return {self.kind: value}
        amount = read_integer(value)
        return None if amount is None else {self.kind: amount}

    def why_not(self, decision: Decision) -> Refusal | None:
        amount: int = decision[self.kind]
        if amount < self.low:
            return Refusal(self.rule, "low", {"low": self.low})
        if amount >= self.short and self.limit is not None and amount >= self.limit:
            return Refusal(self.rule, "long", {"digits": most_digits(self.limit)})
        if self.barred and amount in self.barred:
            return Refusal(self.rule, "barred", {"barred": amount})
        if self.high is not None and amount > self.high:
            return Refusal(self.high_rule, "high", {"high": self.high})
        return None

    def sample(self, rng: Random) -> Decision:
        if self.high is None:
            amount = self._sample_endless(rng)
        else:
            free = self._free(self.high)
            amount = self.low + (int(rng.random() * free) if free < 2**50 else rng.randrange(free))
            if self.barred:
                for barred in sorted(self.barred):
                    if self.low <= barred <= amount:
                        amount += 1
        return {self.kind: amount}

    def _sample_endless(self, rng: Random) -> int:
        """Half of the samples lie below `typical`, and however high you look, a few lie higher."""
        share = rng.random()
        odds = share / (1.0 - share)
        if self.typical < 2**50:
            amount = self.low + int(self.typical * odds)
        else:
            # A float can't hold it: only the leading digits matter for how far above we go.
            amount = self.low + (self.typical * int(odds * 2**20) >> 20)
        if amount >= self.short and self.limit is not None and amount >= self.limit:
            amount = self.low + amount % (self.limit - self.low)
        while self.barred and amount in self.barred:
            amount += 1
            if self.limit is not None and amount >= self.limit:
                amount = self.low
        return amount

    def count(self) -> float:
        if self.high is not None:
            legal = self._free(self.high)
        elif self.limit is not None:
            legal = self._free(self.limit - 1)
        else:
            return math.inf
        return float(legal) if legal < 2**53 else math.inf

    def _free(self, high: int) -> int:
        free = high - self.low + 1
        if self.barred:
            free -= sum([self.low <= amount <= high for amount in self.barred])
        return free if free > 0 else 0

    def __iter__(self) -> Iterator[Decision]:
        for amount in count_up(self.low):
            if self.high is not None and amount > self.high:
                return
            if self.limit is not None and amount >= self.limit:
                return
            if amount not in self.barred:
                yield {self.kind: amount}

    def describe(self) -> dict[str, Any]:
        return {
            "kind": self.kind,
            "type": "amount",
            "low": self.low,
            "high": self.high,
            "barred": list(self.barred),
            "digits": None if self.limit is None else most_digits(self.limit),
        }


@lru_cache(100)
def most_digits(limit: int) -> int:
    """How many digits the numbers below a power of ten have. Writing it down takes its time."""
    return len(digits_of(limit)) - 1


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Pick(Choice):
    """One of the `legal` words (or truth values); other known `words` are refused under `rule`."""

    __slots__ = ("legal", "rule", "words")

    def __init__(
        self,
        kind: str,
        rule: str,
        legal: Sequence[str | bool],
        words: Sequence[str | bool] | None = None,
    ) -> None:
        super().__init__(kind)
        self.rule = rule
        self.legal = legal
        self.words = legal if words is None else words

    def read(self, raw: object) -> Decision | None:
        if not isinstance(raw, dict) or len(raw) != 1:
            return None
        value = raw.get(self.kind)
        if isinstance(value, (str, bool)) and value in self.words:
            return {self.kind: value}
        return None

    def why_not(self, decision: Decision) -> Refusal | None:
        value = decision[self.kind]
        return None if value in self.legal else Refusal(self.rule, "pick", {"pick": value})

    def sample(self, rng: Random) -> Decision:
        return {self.kind: self.legal[int(rng.random() * len(self.legal))]}

    def count(self) -> float:
        return float(len(self.legal))

    def __iter__(self) -> Iterator[Decision]:
        for value in self.legal:
            yield {self.kind: value}

    def describe(self) -> dict[str, Any]:
        return {"kind": self.kind, "type": "pick", "legal": list(self.legal)}


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class OneOf(Choice):
    """Any one of several forms, each a choice of its own kind.

    Decisions of the `clock` are accepted but never offered: nobody chooses to run out of time.
    """

    __slots__ = ("clock", "forms")

    def __init__(self, forms: Sequence[Choice], clock: Choice | None = None) -> None:
        super().__init__("")
        self.forms = forms
        self.clock = clock

    def _form(self, decision: Decision) -> Choice | None:
        for form in self.forms:
            if form.kind in decision:
                return form
        if self.clock is not None and self.clock.kind in decision:
            return self.clock
        return None

    def read(self, raw: object) -> Decision | None:
        form = self._form(raw) if isinstance(raw, dict) else None
        return None if form is None else form.read(raw)

    def why_not(self, decision: Decision) -> Refusal | None:
        form = self._form(decision)
        assert form is not None
        return form.why_not(decision)

    def sample(self, rng: Random) -> Decision:
        open_forms = [form for form in self.forms if form.count() > 0]
        return open_forms[int(rng.random() * len(open_forms))].sample(rng)

    def count(self) -> float:
        return math.fsum([form.count() for form in self.forms])

    def __iter__(self) -> Iterator[Decision]:
        for form in self.forms:
            yield from form

    def describe(self) -> dict[str, Any]:
        return {"type": "one of", "forms": [form.describe() for form in self.forms]}

    def timeout(self) -> Decision | None:
        return None if self.clock is None else next(iter(self.clock))

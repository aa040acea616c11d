"""Choices: sets of decisions that may have no end."""

import math
from itertools import islice
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielgeld.kernel.choice import Amount, OneOf, Pick

numbers = st.integers(min_value=-5, max_value=40)


@st.composite
def ranges(draw: st.DrawFn) -> Amount:
    low = draw(st.integers(min_value=0, max_value=10))
    high = draw(st.none() | st.integers(min_value=low, max_value=low + 12))
    top = 30 if high is None else high
    barred = tuple(sorted(draw(st.sets(st.integers(min_value=0, max_value=top), max_size=3))))
    limit = draw(st.none() | st.just(max(top, low) + 10))
    return Amount("bid", "X-1", low=low, high=high, barred=barred, limit=limit, high_rule="X-2")


@given(ranges(), numbers)
def test_an_amount_is_in_it_or_there_is_a_reason(amount: Amount, number: int) -> None:
    decision = {"bid": number}
    refusal = amount.why_not(decision)
    assert (decision in amount) == (refusal is None)
    high = number if amount.high is None else amount.high
    legal = amount.low <= number <= high and number not in amount.barred
    legal = legal and (amount.limit is None or number < amount.limit)
    assert (refusal is None) == legal


@given(ranges(), st.integers())
def test_an_amount_counts_lists_and_samples_the_same(amount: Amount, seed: int) -> None:
    listed = list(islice(amount, 200))
    assert all(decision in amount for decision in listed)
    assert listed == sorted(listed, key=lambda decision: decision["bid"])
    if amount.count() < 200:
        assert len(listed) == amount.count()
    else:
        assert amount.count() == math.inf
    if listed:
        rng = Random(seed)
        for _ in range(20):
            assert amount.sample(rng) in amount


def test_samples_reach_everything_of_a_small_range() -> None:
    amount = Amount("bid", "X-1", low=2, high=6, barred=(4,))
    rng = Random(1)
    assert {amount.sample(rng)["bid"] for _ in range(200)} == {2, 3, 5, 6}


def test_a_huge_range_is_no_trouble() -> None:
    amount = Amount("bid", "X-1", low=0, high=10**900, barred=(7,))
    assert amount.count() == math.inf
    assert {"bid": 10**900} in amount
    assert {"bid": 10**900 + 1} not in amount
    assert max(amount.sample(Random(seed))["bid"] for seed in range(20)) > 10**890


def test_the_reason_names_rule_and_value() -> None:
    amount = Amount("bid", "X-1", low=1, high=9, barred=(5,), limit=1000, high_rule="X-2")
    reasons = {}
    for number in (0, 5, 10, 1000):
        refusal = amount.why_not({"bid": number})
        assert refusal is not None
        reasons[number] = (refusal.rule, refusal.reason, refusal.values)
    assert reasons == {
        0: ("X-1", "low", {"low": 1}),
        5: ("X-1", "barred", {"barred": 5}),
        10: ("X-2", "high", {"high": 9}),
        1000: ("X-1", "long", {"digits": 3}),
    }


@pytest.mark.parametrize("raw", [{"bid": "12"}, {"bid": 12}])
def test_numbers_may_be_strings(raw: Any) -> None:
    assert Amount("bid", "X-1").read(raw) == {"bid": 12}


@given(st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
))  # fmt: skip
def test_nothing_that_can_be_said_breaks_a_choice(raw: Any) -> None:
    choice = OneOf(
        [Amount("bid", "X-1"), Pick("look", "X-2", (True, False))],
        clock=Pick("timeout", "X-3", (True,)),
    )
    for said in (raw, {"bid": raw}, {"look": raw}, {"timeout": raw}):
        read = choice.read(said)
        if read is not None:
            assert choice.why_not(read) is None or read["bid"] < 0


def test_a_pick_knows_words_that_are_not_legal_now() -> None:
    pick = Pick("card", "X-1", ("london",), words=("london", "rome"))
    assert {"card": "london"} in pick
    refusal = pick.why_not({"card": "rome"})
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.values) == ("X-1", "pick", {"pick": "rome"})
    assert pick.read({"card": "paris"}) is None
    assert pick.read({"card": ["london"]}) is None
    assert Pick("look", "X-1", (True,)).read({"look": 1}) is None


def test_one_of_several_forms() -> None:
    choice = OneOf(
        [Amount("sell", "X-1", low=1, high=0), Amount("buy", "X-2", low=1, high=2)],
        clock=Pick("timeout", "X-3", (True,)),
    )
    assert list(choice) == [{"buy": 1}, {"buy": 2}]
    assert choice.count() == 2
    assert {choice.sample(Random(seed))["buy"] for seed in range(20)} == {1, 2}
    assert {"timeout": True} in choice
    refusal = choice.why_not({"sell": 1})
    assert refusal is not None
    assert refusal.rule == "X-1"
    assert choice.read({"fly": 1}) is None
    assert [form["kind"] for form in choice.describe()["forms"]] == ["sell", "buy"]

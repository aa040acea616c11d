"""Every way in which a decision can break a rule, with the values that say it."""

from random import Random
from typing import Any

import pytest

from tests.laws.configurations import CONFIGURATIONS, Configuration

REFUSALS: dict[tuple[str, str], tuple[str, ...]] = {
    ("PL-12", "no-planet"): (),
    ("PL-12", "order"): ("done",),
    ("PL-12", "low"): ("low",),
    ("PL-12", "on-board"): ("resource", "units"),
    ("PL-13", "no-planet"): (),
    ("PL-13", "order"): ("done",),
    ("PL-13", "low"): ("low",),
    ("PL-13", "hold"): ("resource", "limit", "units"),
    ("PL-13", "money"): ("cost", "money"),
    ("PL-14", "no-planet"): (),
    ("PL-14", "order"): ("done",),
    ("PL-14", "low"): ("low",),
    ("PL-14", "free"): ("free",),
    ("PL-14", "money"): ("cost", "money"),
    ("PL-15", "no-asteroid"): (),
    ("PL-15", "once"): (),
    ("PL-16", "no-earth"): (),
    ("PL-16", "member"): ("society",),
    ("PL-16", "full"): ("society",),
    ("PL-16", "high"): ("needed", "money"),
    ("PL-16", "scientist"): (),
    ("PL-16", "influencer"): ("needed", "planets"),
    ("PL-16", "merchant"): ("needed", "resources"),
    ("PL-17", "no-space"): ("q", "r"),
    ("PL-17", "sun"): ("q", "r"),
    ("PL-17", "same-space"): (),
    ("PL-17", "short"): ("distance", "shortest"),
    ("PL-17", "end"): ("arrival", "end"),
    ("PL-21", "pick"): ("pick",),
    ("PL-22", "position"): ("last",),
    ("PL-22", "low"): ("low",),
    ("PL-22", "overbid"): ("position", "bid"),
    ("PL-22", "high"): ("high",),
    ("PL-24", "personal-end"): ("arrival", "end"),
}

RULES = {
    "sell": ("PL-12",),
    "buy": ("PL-13",),
    "seats": ("PL-14",),
    "rescue": ("PL-15",),
    "join": ("PL-16",),
    "fly": ("PL-17", "PL-24"),
    "start": ("PL-21",),
    "position": ("PL-22",),
}


def attempts(rng: Random) -> list[dict[str, Any]]:
    """One of each kind, often impossible."""
    fly = rng.choice([[rng.randint(-3, 3), rng.randint(-3, 3)], [0, -2], [-3, 4], [7, -3], [-6, 1]])
    return [
        {"sell": rng.randint(0, 6)},
        {"buy": rng.randint(0, 6)},
        {"seats": rng.randint(0, 9)},
        {"rescue": True},
        {"join": rng.choice(["high", "scientist", "influencer", "merchant"])},
        {"fly": fly, "time": rng.randint(0, 80)},
        {"retire": True},
        {"start": rng.choice(["mars", "earth", "asteroid"])},
        {"position": rng.randint(0, 5), "bid": rng.randint(-1, 80)},
    ]


@pytest.mark.parametrize(
    "configuration", [entry for entry in CONFIGURATIONS if entry.game == "plutocracy"], ids=str
)
def test_refusals_name_the_rule_of_the_attempted_decision(configuration: Configuration) -> None:
    rng = Random(str(configuration))
    for number in range(20):
        play = configuration.start(number)
        while not play.over:
            (seat,) = play.waiting
            legal = play.choice(seat)
            for attempt in attempts(rng):
                why = play.why_not(seat, attempt)
                assert (why is None) == (attempt in legal)
                if why is None or why.rule == "G-2":
                    continue
                assert why.rule in RULES[next(iter(attempt))]
                assert tuple(why.values) == REFUSALS[why.rule, why.reason]
            play.submit(seat, legal.sample(rng))

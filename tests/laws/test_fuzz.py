"""Records that went wrong: whatever stands in them, the answer is precise and never a crash."""

import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from spielgeld import games
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import BrokenRecord, IllegalRecord
from tests.laws.configurations import CONFIGURATIONS, Configuration, play_on

RULES = ("G-1", "G-2", "G-3", "G-4")

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from(["-1", "0", "12345678901234567890", "mars", "US-HOU", "london"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4)
    ),
    max_leaves=6,
)


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """All places in JSON data where something could be put instead."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for index, value in enumerate(data[:12]):
            found += places(value, (*path, index))
    return found


@settings(max_examples=400, deadline=None)
@given(
    st.sampled_from(CONFIGURATIONS),
    st.integers(min_value=0, max_value=2**32),
    st.floats(min_value=0, max_value=1, exclude_max=True),
    anything,
)
def test_a_spoilt_record_is_refused_or_replayed(
    configuration: Configuration, seed: int, where: float, instead: Any
) -> None:
    rng = Random(seed)
    play = configuration.start(seed)
    play_on(play, rng, rng.randrange(30))
    data = json.loads(json.dumps(games.record(play)))
    candidates = places(data)
    *path, last = candidates[int(where * len(candidates))]
    inner = data
    for key in path:
        inner = inner[key]
    inner[last] = instead
    outcome = replayed(data)
    if isinstance(outcome, IllegalRecord):
        rule = outcome.refusal.rule
        assert rule in RULES or rule.split("-")[0] in ("QE", "PL", "EC")
        assert (outcome.index is None) == (rule == "G-4")
    elif isinstance(outcome, Play):
        assert games.replay(games.record(outcome)).summary() == outcome.summary()


def replayed(data: Any) -> Play | BrokenRecord | IllegalRecord:
    try:
        return games.replay(data)
    except (BrokenRecord, IllegalRecord) as error:
        return error


@given(st.text(max_size=200))
def test_any_text_is_no_crash(text: str) -> None:
    assert isinstance(replayed(text), BrokenRecord)

"""Lots are the same for ever, and fair."""

from collections import Counter
from hashlib import sha256
from itertools import permutations

import pytest

from spielgeld import games
from spielgeld.luck import Lots, deal_from
from tests.laws.configurations import CONFIGURATIONS, Configuration

SEED = sha256(b"a seed").digest()


def lots(number: int) -> Lots:
    return Lots(sha256(f"lots {number}".encode()).digest())


def test_lots_follow_from_the_seed_for_ever() -> None:
    """These numbers are a promise: games of years ago must still be checked."""
    drawn = Lots(SEED)
    deck = list("ABCDEFGH")
    drawn.shuffle(deck)
    assert "".join(deck) == "ECHGFBDA"
    assert [drawn.randrange(10) for _ in range(8)] == [8, 8, 0, 7, 3, 3, 1, 6]
    assert drawn.sample(range(100), 5) == [90, 19, 27, 31, 75]
    assert [drawn.randint(1, 6) for _ in range(6)] == [1, 3, 1, 4, 2, 5]
    assert drawn.choice("xyz") == "y"
    assert drawn.random() == 0.562453666608978


def test_the_documented_construction_by_hand() -> None:
    """Bytes of SHA-256(seed, number of the block); a number that does not fit is drawn again."""
    stream = b"".join(sha256(SEED + number.to_bytes(8, "big")).digest() for number in range(4))
    expected = [byte >> 5 for byte in stream if byte >> 5 < 5]
    drawn = Lots(SEED)
    assert [drawn.below(5) for _ in range(40)] == expected[:40]


def test_every_order_is_equally_likely() -> None:
    """24 orders, 12,000 shuffles: chi-squared with 23 degrees of freedom, fixed seeds."""
    counts: Counter[str] = Counter()
    for number in range(12_000):
        deck = list("abcd")
        lots(number).shuffle(deck)
        counts["".join(deck)] += 1
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert sum((count - 500) ** 2 / 500 for count in counts.values()) < 45


def test_every_number_is_equally_likely() -> None:
    drawn = Lots(SEED)
    counts = Counter(drawn.below(6) for _ in range(12_000))
    assert sum((counts[side] - 2000) ** 2 / 2000 for side in range(6)) < 20


def test_what_lots_can_not_do_is_refused() -> None:
    drawn = Lots(SEED)
    with pytest.raises(ValueError, match="no number"):
        drawn.below(0)
    with pytest.raises(ValueError, match="larger"):
        drawn.sample("abc", 4)
    with pytest.raises(TypeError):
        drawn.choices("abc", weights=[1, 2, 3])


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_every_game_deals_from_a_seed(configuration: Configuration) -> None:
    name, players, options = configuration.game, configuration.players, configuration.options
    deal = deal_from(name, players, options, SEED)
    assert deal == deal_from(name, players, options, SEED)
    games.new(name, players, deal=deal, **options)

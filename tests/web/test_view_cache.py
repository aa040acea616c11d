"""What the doors keep of tables is bounded, whoever asks for what."""

from spielgeld.page.cache import OVERHEAD, TableCache, ViewCache


def reader_of(number: int) -> bytes:
    """What a test makes of a table, and counts."""
    MADE.append(number)
    return b"%d" % number


def another(number: int) -> bytes:
    return b"another %d" % number


MADE: list[int] = []


def test_a_value_is_of_one_version() -> None:
    cache = ViewCache()
    MADE.clear()
    assert cache.recall("t", reader_of, 0, 1, 1) == b"1"
    assert cache.recall("t", reader_of, 0, 1, 2) == b"1", "remembered"
    assert cache.recall("t", reader_of, 0, 2, 3) == b"3", "the table stands otherwise"
    assert cache.recall("t", reader_of, 0, 1, 4) == b"4", "the last version alone is remembered"
    assert MADE == [1, 3, 4]
    assert len(cache) == 1
    assert cache.bytes == 1 + OVERHEAD


def test_tables_functions_and_readers_are_kept_apart() -> None:
    cache = ViewCache()
    other = lambda number: b"a lambda"  # noqa: E731
    other.__name__ = reader_of.__name__
    assert cache.recall("t", reader_of, 0, 1, 1) == b"1"
    assert cache.recall("u", reader_of, 0, 1, 2) == b"2"
    assert cache.recall("t", another, 0, 1, 3) == b"another 3"
    assert cache.recall("t", other, 0, 1, 4) == b"a lambda", "two functions of one name"
    assert cache.recall("t", reader_of, None, 1, 5) == b"5"
    assert cache.recall("t", reader_of, 0, 1, 6) == b"1"
    assert TableCache(cache, "t").recall(reader_of, 0, 1, 7) == b"1"
    assert TableCache(cache, "v").recall(reader_of, 0, 1, 8) == b"8"


def test_bounded_in_entries() -> None:
    cache = ViewCache(most_entries=10)
    for number in range(100):
        cache.recall(f"table {number}", reader_of, 0, 0, number)
    assert len(cache) == 10
    assert cache.recall("table 99", reader_of, 0, 0, -1) == b"99"
    assert cache.recall("table 89", reader_of, 0, 0, -1) == b"-1"


def test_bounded_in_bytes() -> None:
    cache = ViewCache(most_bytes=10 * (1000 + OVERHEAD))
    for number in range(100):
        cache.recall("t", bytes, number, 0, 1000)
    assert len(cache.recall("t", bytes, "too large", 0, 10**6)) == 10**6
    assert len(cache) == 10
    assert cache.bytes <= 10 * (1000 + OVERHEAD)
    assert len(cache.recall("t", bytes, "too large", 0, 1)) == 1, "it was not kept"

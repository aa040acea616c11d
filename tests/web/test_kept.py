"""What the doors keep of tables is bounded, whoever asks for what."""

from spielgeld.house.keys import hash_of, new_secret
from spielgeld.house.table import Table
from spielgeld.store import TableRow
from spielgeld.web.kept import OVERHEAD, Kept


def test_a_value_is_of_one_version() -> None:
    kept = Kept()
    kept.put("t", "view", 1, b"one", 3)
    assert kept.get("t", "view", 1) == b"one"
    assert kept.get("t", "view", 2) is None
    kept.put("t", "view", 2, b"two", 3)
    assert kept.get("t", "view", 1) is None
    assert len(kept) == 1
    assert kept.bytes == 3 + OVERHEAD


def test_bounded_in_entries() -> None:
    kept = Kept(most_entries=10)
    for number in range(100):
        kept.put(f"table {number}", "view", 0, b"", 0)
    assert len(kept) == 10
    assert kept.get("table 99", "view", 0) is not None
    assert kept.get("table 89", "view", 0) is None


def test_bounded_in_bytes() -> None:
    kept = Kept(most_bytes=10 * (1000 + OVERHEAD))
    for number in range(100):
        kept.put("t", number, 0, "", 1000)
    kept.put("t", "too large", 0, "", 10**9)
    assert len(kept) == 10
    assert kept.bytes <= 10 * (1000 + OVERHEAD)
    assert kept.get("t", "too large", 0) is None


def test_cookies_of_strangers_name_nothing_new() -> None:
    host, invite = new_secret(), new_secret()
    settings = {"game": "qe", "players": 3, "bots": {}}
    table = Table(TableRow("t", "qe", settings, hash_of(host), hash_of(invite), 0.0))
    made_up = [new_secret() for _ in range(10)]
    assert table.fitting([*made_up, invite, invite, host]) == (invite, host)

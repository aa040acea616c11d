"""`spielgeld canary`: hidden bids of 40 digits, found in whatever form a server lets them out."""

import tempfile
from random import Random

import pytest
from click.testing import CliRunner

from spielgeld.cli import spielgeld
from spielgeld.laws.bid_forms import Bid, find_in, forms_of
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.numbers import write_number, write_short
from tests.web.worlds import World

AMOUNT = 1234567890123456789012345678901234567890
BID = Bid(AMOUNT, 2, 0, 1)


@pytest.mark.parametrize(
    "text",
    [
        str(AMOUNT),
        *[write_number(AMOUNT, language) for language in LANGUAGES],
        *[write_short(AMOUNT, language) for language in LANGUAGES],
        f"{AMOUNT:.3e}",
        hex(AMOUNT),
        f"a hash of {str(AMOUNT)[:12]}",
        write_number(AMOUNT, "fr").replace("\u202f", "&#8239;"),
        "".join(f"<b>{digit}</b>" for digit in str(AMOUNT)),
    ],
)
def test_a_number_is_found_in_every_form(text: str) -> None:
    assert find_in(f"<p>before {text} after</p>", forms_of([BID])) == [BID]


def test_other_numbers_are_not() -> None:
    rng = Random(3)
    text = " ".join(str(rng.randrange(10**40)) for _ in range(2000))
    assert find_in(text, forms_of([BID])) == []


def test_who_may_know_a_bid() -> None:
    assert BID.is_known_to(2, 1)
    assert not BID.is_known_to(0, 1), "the auctioneer, before all are in"
    assert BID.is_known_to(0, None)
    assert not BID.is_known_to(1, None)
    assert not BID.is_known_to(None, None)


@pytest.mark.parametrize(
    ("mutant", "told"),
    [
        (None, "no hidden bid"),
        pytest.param("spending_lies_open", "GET /t/...", marks=pytest.mark.proof),
        pytest.param("record_of_a_closed_table", "/record", marks=pytest.mark.proof),
        ("socket_writes_its_own_view", "SOCKET"),
    ],
)
def test_a_live_server(mutant: str | None, told: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        world = World("one", folder, mutant=mutant)
        try:
            world.wait()
            arguments = ["canary", world.url, "--sales", "1", "--lang", "en"]
            result = CliRunner().invoke(spielgeld, arguments)
        finally:
            world.end()
    assert result.exit_code == (0 if mutant is None else 1), result.output
    assert told in result.output


def test_a_server_that_is_not_there_is_said() -> None:
    result = CliRunner().invoke(spielgeld, ["canary", "http://127.0.0.1:1", "--lang", "de"])
    assert result.exit_code == 2
    assert "127.0.0.1:1" in result.output

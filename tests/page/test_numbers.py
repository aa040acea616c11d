"""Amounts as people type and read them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielgeld.telling.game import telling_of
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.numbers import NotAnAmount, read_amount, write_number, write_short


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("25", 25),
        (" 0 ", 0),
        ("1_000_000", 10**6),
        ("1,000,000", 10**6),
        ("1.000.000", 10**6),
        ("1 000 000", 10**6),
        ("1'000", 1000),
        ("12 500 000", 12_500_000),
        ("3 million", 3 * 10**6),
        ("2.5 million", 2_500_000),
        ("2,5 Mio", 2_500_000),
        ("2e9", 2 * 10**9),
        ("2.5E9", 2_500_000_000),
        ("5 Mrd", 5 * 10**9),
        ("5 Mrd.", 5 * 10**9),
        ("4 milliards", 4 * 10**9),
        ("10k", 10_000),
        ("googol", 10**100),
        ("-3", -3),
        ("\u22123", -3),
        ("1" + "0" * 900, 10**900),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_read_in_every_language(text: str, amount: int, language: str) -> None:
    assert read_amount(text, language) == amount


@pytest.mark.parametrize(
    ("text", "english", "german", "french"),
    [
        ("1 billion", 10**9, 10**12, 10**12),
        ("1.500 million", 1_500_000, 1_500_000_000, 1_500_000_000),
        ("1,500 million", 1_500_000_000, 1_500_000, 1_500_000),
    ],
)
def test_read_as_the_language_means_it(text: str, english: int, german: int, french: int) -> None:
    assert [read_amount(text, language) for language in LANGUAGES] == [english, german, french]


@pytest.mark.parametrize(
    "text",
    ["", "abc", "1.5", "1,5", "12,34", "1e-3", "0.5 k k", "3 zillion", "1e999999999", "--1", "1..0",
     "1,00,000", "²", "9" * 20_001],
)  # fmt: skip
def test_not_an_amount(text: str) -> None:
    with pytest.raises(NotAnAmount):
        read_amount(text)


@given(st.integers(min_value=0, max_value=10**1000), st.sampled_from(LANGUAGES))
def test_what_is_written_is_read_again(number: int, language: str) -> None:
    assert read_amount(write_number(number, language), language) == number


@given(st.integers(min_value=0, max_value=10**1000), st.sampled_from(LANGUAGES))
def test_short_numbers_fit_a_card(number: int, language: str) -> None:
    assert len(write_short(number, language)) <= 26


@pytest.mark.parametrize(
    ("number", "written"),
    [
        (12_500_000, ["12,500,000", "12.500.000", "12\u202f500\u202f000"]),
        (10**18, ["1 quintillion", "1 Trillion", "1 trillion"]),
        (2_500 * 10**15, ["2.5 quintillion", "2,5 Trillionen", "2,5 trillions"]),
        (10**900, ["1 × 10^900"] * 3),
    ],
)
def test_short_numbers(number: int, written: list[str]) -> None:
    assert [write_short(number, language) for language in LANGUAGES] == written


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_huge_bid_and_the_one_just_above_it_look_different(language: str) -> None:
    for bid in (573 * 10**303, 573 * 10**303 + 17, 12 * 10**15 + 3):
        assert write_short(bid, language) != write_short(bid + 1, language)
    assert write_short(573 * 10**303 + 17, language).endswith("× 10^305 …017")
    assert "…" not in write_short(573 * 10**303, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_zero_has_a_minus_sign(language: str) -> None:
    assert write_number(-1234, language).startswith("\u22121")
    words = telling_of("euro-crisis").words(language)
    assert "\u22123" in words.say("reason-income", before=-3, after=4)


def test_long_amounts_are_written_once() -> None:
    """Thousands of digits are turned into text once for each language, not for each page."""
    from spielgeld.telling.numbers import write_long

    amount = 7 * 10**3900 + 1
    before = write_long.cache_info().misses
    texts = {write_number(amount, language) for language in ("en", "de", "fr") for _ in range(5)}
    assert write_long.cache_info().misses == before + 3
    assert len(texts) == 3
    assert all(len(text) == 3901 + 1300 for text in texts)

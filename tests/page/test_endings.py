"""Why it ended so: one sentence for each reader, and a true one."""

from random import Random

import pytest

from spielgeld import games
from spielgeld.kernel.playout import play_out
from spielgeld.telling.game import telling_of
from spielgeld.telling.languages import LANGUAGES
from tests import games as shelf
from tests.laws.configurations import CONFIGURATIONS, Configuration

NAMES = ["Ada", "Ben", "Cleo"]


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_everybody_is_told_why(configuration: Configuration) -> None:
    for number in range(2):
        play = configuration.start(number)
        play_out(play, Random(number))
        telling = telling_of(configuration.game)
        for language in LANGUAGES:
            words = telling.words(language)
            for seat in [*range(play.players), None]:
                view = play.view(seat)
                assert telling.ending(view, words, telling.names(view, words))


def test_the_last_year_is_explained() -> None:
    play = games.new("euro-crisis", 4, seed=1)
    play_out(play, Random(1))
    telling = telling_of("euro-crisis")
    words = telling.words("en")
    said = telling.ending(play.view(0), words, telling.names(play.view(0), words))
    table = play.view(0).table
    reached = [bank.pp >= 33 for bank in table.banks]
    year = f"Year {table.year} was the last: " if any(reached) else f"{table.year} years are over."
    assert said.startswith(year) or said.startswith("Only one bank is left.")


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("plutocracy-auction-4-tie-by-gap-rules-1", {
            "en": "Level at 4 councillors; Galactica had less time left before their own THE END.",
            "de": "Gleichstand bei 4 Ratsmitgliedern; Galactica hatte bis zum eigenen THE END "
                  "weniger Zeit übrig.",
            "fr": "Égalité à 4 conseillers ; il restait à Galactica moins de temps avant son "
                  "propre THE END.",
        }),
        ("plutocracy-auction-4-tie-by-gap-rules-2", {
            "en": "Level at 4 councillors; Imperial had more time left before their own THE END.",
            "de": "Gleichstand bei 4 Ratsmitgliedern; Imperial hatte bis zum eigenen THE END mehr "
                  "Zeit übrig.",
            "fr": "Égalité à 4 conseillers ; il restait à Imperial plus de temps avant son propre "
                  "THE END.",
        }),
    ],
)  # fmt: skip
def test_pl24_a_tie_is_told_with_what_broke_it(record: str, said: dict[str, str]) -> None:
    view = games.replay(shelf.record_of(record)).view(None)
    telling = telling_of("plutocracy")
    for language, sentence in said.items():
        words = telling.words(language)
        told = telling.ending(view, words, telling.names(view, words))
        assert told.replace("\u00a0", " ").replace("\u202f", " ") == sentence


def test_pl30_who_is_left_alone_wins_by_that() -> None:
    play = games.new("plutocracy", 2, seed=1)
    # To the asteroid, and to stay on it until it falls into the sun.
    play.submit(0, {"fly": [-12, 1], "time": 60})
    while not play.over:
        play.submit(1, {"retire": True})
    telling = telling_of("plutocracy")
    words = telling.words("en")
    told = [telling.ending(play.view(seat), words, NAMES) for seat in (0, 1, None)]
    assert told[0].startswith("You are out of the game")
    assert told[1:] == ["You win: everybody else is out.", "Ben wins: everybody else is out."]

"""Why it ended so: one sentence for each reader, and a true one."""

from random import Random

import pytest

from spielgeld import games
from spielgeld.kernel.playout import play_out
from spielgeld.telling.ending import say_ending
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


@pytest.mark.parametrize(
    ("seat", "ranking", "points", "out", "said"),
    [
        (0, [[1], [2], [0]], [0, 20, 9], [True, False, False],
         "You spent most and are out; Ben wins with 20 points."),
        (2, [[1], [2], [0]], [0, 33, 33], [True, False, False],
         "Level at 33 points; Ben spent less."),
        (1, [[1], [2], [0]], [0, 33, 33], [True, False, False],
         "Level at 33 points; you spent less."),
        (2, [[1], [2], [0]], [0, 20, 1], [True, False, False],
         "Ben wins with 20 points; you have 1."),
        (1, [[1], [2], [0]], [0, 1, 0], [True, False, False],
         "You win with 1 point, and somebody else spent more."),
        (None, [[0, 1, 2]], [0, 0, 0], [True, True, True], "All spent the same, so all are out."),
        (0, [[0, 1], [2]], [9, 9, 0], [False, False, True],
         "Level in points and in spending: Ada and Ben share the win."),
    ],
)  # fmt: skip
def test_what_decided(
    seat: int | None, ranking: list[list[int]], points: list[int], out: list[bool], said: str
) -> None:
    words = telling_of("qe").words("en")
    assert say_ending(seat, ranking, points, out, words, NAMES) == said


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


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You spent most and lose all points; Ben wins with 20 points."),
        ("de", "Du hast am meisten ausgegeben und verlierst alle Punkte; Ben gewinnt mit 20 "
               "Punkten."),
        ("fr", "Vous avez le plus dépensé : votre banque perd tous ses points ; Ben gagne avec "
               "20 points."),
    ],
)  # fmt: skip
def test_qe36_in_2017_the_top_spender_loses_all_points_and_is_not_out(
    language: str, said: str
) -> None:
    words, out = telling_of("qe").words(language), [True, False, False]
    told = say_ending(0, [[1], [2], [0]], [0, 20, 9], out, words, NAMES, "edition-2017")
    assert told.replace("\u202f", " ") == said


def test_last_place_puts_the_game_away() -> None:
    play = games.new("euro-crisis", 4, seed=1)
    play_out(play, Random(1))
    telling = telling_of("euro-crisis")
    words = telling.words("en")
    told = {
        seat: telling.ending(play.view(seat), words, telling.names(play.view(seat), words))
        for seat in (*range(4), None)
    }
    last = play.view(None).ranking[-1]
    said = {seat for seat, line in told.items() if line.endswith(words.say("ending-last-place"))}
    assert said == (set(last) if len(last) == 1 else set())
    assert said

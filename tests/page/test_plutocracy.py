"""Plutocracy at the terminal: what can be typed, what is asked, what the table shows."""

import io
from typing import Any

import pytest
from rich.console import Console

from spielgeld import games
from spielgeld.games.plutocracy.rules.plans import to_meet
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refused
from spielgeld.telling.game import NotUnderstood, telling_of
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.words import words_of

TELLING = telling_of("plutocracy")
SATURN = {"fly": [-9, 5], "time": 8}
NEPTUNE = {"fly": [-11, 3], "time": 11}
"""From Mars at the start; the first rotation takes the ship along."""


def standard(*decisions: tuple[int, dict[str, Any]], players: int = 2) -> Play:
    play = games.new("plutocracy", players)
    for seat, decision in decisions:
        play.submit(seat, decision)
    return play


def read(play: Play, text: str, language: str = "en") -> dict[str, Any]:
    (seat,) = play.waiting
    return TELLING.read(text, play.view(seat), play.choice(seat), TELLING.words(language))


def hint(play: Play, text: str, language: str = "en") -> str:
    with pytest.raises(NotUnderstood) as unclear:
        read(play, text, language)
    return unclear.value.expected


def refusal(play: Play, text: str, language: str = "en") -> str:
    (seat,) = play.waiting
    with pytest.raises(Refused) as refused:
        play.submit(seat, read(play, text, language))
    return TELLING.words(language).refusal(refused.value.refusal)


def question(play: Play, language: str = "en") -> str:
    (seat,) = play.waiting
    words = TELLING.words(language)
    names = TELLING.names(play.view(seat), words)
    return TELLING.question(play.view(seat), play.choice(seat), words, names)


def board(play: Play, language: str = "en", width: int = 100, seat: int | None = None) -> str:
    words = TELLING.words(language)
    view = play.view(seat)
    console = Console(file=io.StringIO(), width=width)
    console.print(TELLING.board(view, words, TELLING.names(view, words)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("language", "text", "decision"),
    [
        ("en", "buy 3", {"buy": 3}),
        ("en", "BUY 3 uranium", {"buy": 3}),
        ("en", "buy all", {"buy": 4}),
        ("en", "seats 2", {"seats": 2}),
        ("en", "sell 2 oxygen", {"sell": 2}),
        ("en", "rescue", {"rescue": True}),
        ("en", "join merchant", {"join": "merchant"}),
        ("en", "join the High Society", {"join": "high"}),
        ("en", "retire", {"retire": True}),
        ("en", "fly saturn", SATURN),
        ("en", "fly to sat", SATURN),
        ("en", "fly -9 5", SATURN),
        ("en", "fly [-9, 5]", SATURN),
        ("en", "fly \u22129 5 wait 3", {"fly": [-9, 5], "time": 11}),
        ("en", "fly -9 5 time 20", {"fly": [-9, 5], "time": 20}),
        ("en", "fly neptune", NEPTUNE),
        ("en", "fly neptune meet", NEPTUNE),
        ("en", "fly neptune wait 3", {"fly": [-11, 3], "time": 14}),
        ("en", "fly neptune time 14", {"fly": [-6, -3], "time": 14}),
        ("en", "fly -11 3", {"fly": [-11, 3], "time": 11}),
        ("en", "fly -6 -3 meet", {"fly": [-6, -3], "time": 12}),
        ("en", "fly mars", {"fly": [-3, -1], "time": 11}),
        ("de", "kaufe 3 uran", {"buy": 3}),
        ("de", "sitze 1", {"seats": 1}),
        ("de", "fliege zur Erde", {"fly": [0, -2], "time": 8}),
        ("de", "fliege neptun warte 3", {"fly": [-11, 3], "time": 14}),
        ("de", "fly neptune wait 3", {"fly": [-11, 3], "time": 14}),
        ("de", "beitreten merchant", {"join": "merchant"}),
        ("de", "tritt der High Society bei", {"join": "high"}),
        ("de", "rette", {"rescue": True}),
        ("de", "Ruhestand", {"retire": True}),
        ("fr", "acheter tout", {"buy": 4}),
        ("fr", "sieges 1", {"seats": 1}),
        ("fr", "sièges 1", {"seats": 1}),
        ("fr", "vendre 2 oxygène", {"sell": 2}),
        ("fr", "voler vers la terre", {"fly": [0, -2], "time": 8}),
        ("fr", "voler vers l'astéroïde", {"fly": [-10, 1], "time": 12}),
        ("fr", "voler -9 5 attendre 3", {"fly": [-9, 5], "time": 11}),
        ("fr", "entrer dans la Société des marchands", {"join": "merchant"}),
        ("fr", "entrer dans la Haute Société", {"join": "high"}),
        ("fr", "retraite", {"retire": True}),
    ],
)
def test_commands(language: str, text: str, decision: dict[str, Any]) -> None:
    assert read(standard(), text, language) == decision


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "buy, seats, fly, and retire"),
        ("dance", "Type one of"),
        ("buy", "How many"),
        ("buy many", "How many"),
        ("buy 2 water", "Here it is uranium"),
        ("join", "Which society"),
        ("join club", "Which society"),
        ("fly", "Where to"),
        ("fly pluto", "Where to"),
        ("fly saturn slowly", "wait 3"),
        ("fly 3", "Where to"),
        ("fly saturn time 5", "will not be there"),
    ],
)
def test_hints(text: str, said: str) -> None:
    assert said in hint(standard(), text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("buy 5", "That costs 15\u00a0S€, and you have 12\u00a0S€ (PL-13)."),
        ("buy 6", "You can carry at most 5 uranium (PL-13)."),
        ("sell 1", "You have no oxygen on board (PL-12)."),
        ("rescue", "Your ship is not on the asteroid (PL-15)."),
        ("join high", "Societies are joined on Earth (PL-16)."),
        ("fly 0 0", "0 0 is in the sun (PL-17)."),
        ("fly 1 1", "1 1 is not on an orbit or the asteroid's path (PL-17)."),
        ("fly -3 4", "Your ship is there already; waiting in place is not possible (PL-17)."),
        ("fly -9 5 time 7", "The distance is 6: the flight takes at least 8 (PL-17)."),
        ("fly -9 5 wait 68", "You would be there at 76, after THE END at 75 (PL-17)."),
    ],
)
def test_refusals(text: str, said: str) -> None:
    assert refusal(standard(), text) == said


def test_refusals_name_resources_and_actions_in_every_language() -> None:
    play = standard((0, {"buy": 1}))
    assert refusal(play, "sell 1") == (
        "You have already bought: no selling any more in this turn (PL-12)."
    )
    assert refusal(standard(), "kaufe 6", "de") == ("Du kannst höchstens 5 Uran laden (PL-13).")
    assert refusal(standard(), "acheter 6", "fr") == (
        "Vous pouvez transporter au plus 5 unités\u202f: uranium (PL-13)."
    )


DEAL: dict[str, Any] = games.new("plutocracy", 2, seed=1, setup="random").deal


@pytest.mark.parametrize(
    ("options", "deal", "said"),
    [
        ({"auction": True}, None, "A start auction needs the random set-up (setup=random) (G-4)."),
        ({"setup": "chess"}, None, "The option setup can't be chess"),
        ({}, {"first": 0}, "A standard set-up has an empty deal"),
        ({"setup": "random"}, {**DEAL, "dice": {"mars": 1}}, "The part dice of the deal"),
        ({"setup": "random"}, {**DEAL, "dice": {**DEAL["dice"], "mars": 13}}, "1 to 12, not 13"),
        ({"setup": "random"}, {**DEAL, "supply": {**DEAL["supply"], "mars": "beer"}}, "beer"),
        ({"setup": "random"}, {**DEAL, "supply": {**DEAL["supply"], "mars": "oxygen"}}, "demands"),
        (
            {"setup": "random"},
            {**DEAL, "supply": {**DEAL["supply"], "neptune": DEAL["supply"]["mars"]}},
            "twice",
        ),
    ],
)
def test_impossible_tables_are_refused_in_words(
    options: dict[str, Any], deal: dict[str, Any] | None, said: str
) -> None:
    with pytest.raises(Refused) as refused:
        games.new("plutocracy", 2, seed=1, deal=deal, **options)
    found = refused.value.refusal
    assert said in TELLING.words("en").refusal(found)
    for language in LANGUAGES:
        assert words_of(language).has(f"refused-{found.reason}")
        assert words_of(language).refusal(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_societies_say_what_they_want(language: str) -> None:
    to_earth = {"fly": [0, -2], "time": 8}
    play = standard((0, {"buy": 1}), (0, to_earth), (1, {"retire": True}))
    assert "25\u00a0S€" in refusal(play, "join high", language)
    assert "9\u00a0S€" in refusal(play, "join high", language)
    assert "(PL-16)" in refusal(play, "join scientist", language)
    assert "4" in refusal(play, "join influencer", language)
    assert "3" in refusal(play, "join merchant", language)
    assert "(PL-12)" in refusal(play, "sell 1", language)


def test_a_body_that_can_not_be_reached_is_refused_by_the_rule() -> None:
    play = standard((0, {"fly": [-9, 5], "time": 73}), (1, {"retire": True}))
    assert "after THE END at 75 (PL-17)" in refusal(play, "fly mars")


def test_the_fallen_asteroid_is_no_target() -> None:
    play = standard((0, {"fly": [-9, 5], "time": 61}), (1, {"retire": True}))
    assert play.view(0).table.bodies[-1].at is None
    assert "fallen into the sun" in hint(play, "fly asteroid")
    assert "In the sun." in board(play)


def test_fly_goes_where_the_body_will_be_and_the_table_says_so() -> None:
    """Whatever the table of flights promises is true when the ship is next."""
    for body in ("jupiter", "saturn", "uranus", "neptune", "earth", "asteroid"):
        play = standard((0, {"seats": 1}))
        promised = to_meet(play.view(0).table, body)
        assert promised is not None
        play.submit(0, read(play, f"fly {body}"))
        while play.waiting != [0]:
            play.submit(1, {"retire": True})
        player = play.view(0).table.players[0]
        assert (player.body, player.time) == (body, promised.time)
        assert play.view(0).table.rotations == promised.rotations


def test_set_up_can_be_typed() -> None:
    play = games.new("plutocracy", 3, seed=4, setup="random", auction=True)
    assert read(play, "place 2 bid 3") == {"position": 2, "bid": 3}
    assert read(play, "bid 3 on place 2") == {"position": 2, "bid": 3}
    assert read(play, "2 3") == {"position": 2, "bid": 3}
    assert read(play, "rang 2 miser 3", "fr") == {"position": 2, "bid": 3}
    assert read(play, "Platz 2 biete 3", "de") == {"position": 2, "bid": 3}
    assert "from 1 to 3" in hint(play, "2")
    assert "from 1 to 3" in hint(play, "lots 2 3")
    for position in (1, 2, 3):
        play.submit(play.waiting[0], {"position": position, "bid": 0})
    assert read(play, "Mars") == {"start": "mars"}
    assert read(play, "start on saturn") == {"start": "saturn"}
    assert read(play, "neptun", "de") == {"start": "neptune"}
    assert "Mars, Jupiter, Saturn" in hint(play, "pluto")
    assert "Earth and the asteroid are not planets (PL-21)" in refusal(play, "earth")


def test_the_question_says_what_is_possible() -> None:
    asked = question(standard())
    assert "your ship is on Mars" in asked
    assert "buy 4 " in asked
    assert "1 to 4 uranium, 3\u00a0S€ each" in asked
    assert "1 to 2 seats, the first for 3\u00a0S€, all for 7\u00a0S€" in asked
    assert "sell" not in asked
    for language in LANGUAGES:
        for line in question(standard(), language).splitlines()[1:]:
            typed = line.strip().split("  ")[0]
            assert read(standard(), typed, language) in standard().choice(0)


def test_the_board_shows_bodies_flights_prices_seats_and_track() -> None:
    play = standard((0, {"buy": 1}), (0, {"seats": 2}), (0, SATURN))
    shown = board(play)
    assert "Mars       −3 4  5 oxygen   4 uranium  II······     6" in shown
    assert "Saturn     −9 5  5 uranium  3 oxygen   ········     3  I G" in shown
    assert "8  Imperial" in shown
    assert "10  ROTATE" in shown
    assert "1 uranium" in shown
    assert "Flights: Galactica" in shown
    assert "it will be there when you arrive" in shown
    assert "The asteroid falls at time 60; 2 aliens on it." in shown


def test_what_stays_the_same_in_a_turn_is_not_shown_again() -> None:
    play = standard((0, {"buy": 1}))
    assert "ROTATE" not in board(play, seat=0)
    assert "ROTATE" in board(play, seat=1)
    assert "Flights: Imperial" in board(play, seat=0)


@pytest.mark.parametrize("width", [80, 100, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_has_its_whole_width(language: str, width: int) -> None:
    shown = board(standard(), language, width).splitlines()
    assert all(len(line) <= width for line in shown)
    assert "A" in shown[2][:2]
    rows = [line[:50] for line in shown[:15]]
    assert sum(row.count("n") for row in rows) == 10
    assert sum(row.count("*") for row in rows) == 14
    assert sum(row.count("SG") for row in rows) == 1

"""€uro Crisis as people read and type it."""

import colorsys
import importlib
import io
import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from spielgeld import games, page
from spielgeld.games.euro_crisis.examples import arrange, bid, quick
from spielgeld.games.euro_crisis.telling.terminal import Signs
from spielgeld.games.euro_crisis.telling.typed import READERS, read, write
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.telling.game import NotUnderstood, telling_of
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.words import words_of
from tests.laws.configurations import CONFIGURATIONS, Configuration
from tests.rulebook.euro_crisis.table import choose_cards, choose_quarters, new

TELLING = telling_of("euro-crisis")
REFORM = {"reform": "real", "state": "ireland", "party": "liberals"}


def shown(play: Play, seat: int | None, language: str = "en", width: int = 100) -> str:
    console = Console(file=io.StringIO(), width=width)
    words = TELLING.words(language)
    view = play.view(seat)
    console.print(TELLING.board(view, words, TELLING.names(view, words)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(
    ("language", "stage", "text", "decision"),
    [
        ("en", "first loans", "lend spain", {"lend": "spain"}),
        ("de", "first loans", "Griechenland", {"lend": "greece"}),
        ("fr", "first loans", "prêter grece", {"lend": "greece"}),
        ("en", "gold bids", "2", {"gold": 2}),
        ("en", "gold bids", "bid 2 gold", {"gold": 2}),
        ("fr", "gold bids", "3 or", {"gold": 3}),
        ("en", "gold bids", "-1", {"gold": -1}),
        ("en", "choose quarters", "III", {"quarter": 3}),
        ("de", "choose quarters", "Quartal 4", {"quarter": 4}),
        ("en", "choose cards", "moscow", {"card": "moscow"}),
        ("de", "choose cards", "BRÜSSEL", {"card": "brussels"}),
        ("de", "choose cards", "bru", {"card": "brussels"}),
        ("fr", "choose cards", "francfort", {"card": "frankfurt"}),
        ("fr", "choose cards", "london", {"card": "london"}),
        ("en", "frankfurt", "3", {"borrow": 3}),
        ("en", "frankfurt", "take 3 markers", {"borrow": 3}),
        ("en", "frankfurt", "skip", {"skip": True}),
        ("de", "frankfurt", "auslassen", {"skip": True}),
        ("fr", "frankfurt", "renoncer", {"skip": True}),
        ("de", "frankfurt", "skip", {"skip": True}),
        ("en", "london", "lend spain 2", {"lend": "spain", "markers": 2}),
        ("en", "london", "2 to Spain", {"lend": "spain", "markers": 2}),
        ("de", "london", "leihe Frankreich 1", {"lend": "france", "markers": 1}),
        ("fr", "london", "espagne 2", {"lend": "spain", "markers": 2}),
        ("en", "moscow", "buy 2 gold 1 weapons", {"buy_gold": 2, "buy_weapons": 1}),
        ("en", "moscow", "weapons 3", {"buy_gold": 0, "buy_weapons": 3}),
        ("en", "moscow", "2 1", {"buy_gold": 2, "buy_weapons": 1}),
        ("de", "moscow", "kaufe 1 Waffe und 2 Gold", {"buy_gold": 2, "buy_weapons": 1}),
        ("fr", "moscow", "2 or, 1 arme", {"buy_gold": 2, "buy_weapons": 1}),
        (
            "en",
            "brussels",
            "france conservatives socialists",
            {"state": "france", "large": "conservatives", "small": "socialists"},
        ),
        (
            "fr",
            "brussels",
            "former France libéraux socialistes",
            {"state": "france", "large": "liberals", "small": "socialists"},
        ),
        ("en", "rome", "reform real ireland liberals", REFORM),
        ("en", "further reform", "real lib irel", REFORM),
        ("de", "rome", "reform echt irland liberale", REFORM),
        ("fr", "rome", "vraie réforme irlande libéraux", REFORM),
        ("fr", "rome", "reform real ireland liberals", REFORM),
        ("en", "further reform", "done", {"done": True}),
        ("de", "further reform", "fertig", {"done": True}),
        ("en", "choose crisis", "riot greece", {"resolve": "riot", "state": "greece"}),
        ("de", "choose crisis", "Schuldenschnitt Spanien", {"resolve": "cut", "state": "spain"}),
        ("fr", "choose crisis", "effacement de dette grèce", {"resolve": "cut", "state": "greece"}),
        ("en", "choose crisis", "debt cut in greece", {"resolve": "cut", "state": "greece"}),
        ("en", "place weapons", "2 people", {"weapons": 2, "side": "people"}),
        ("de", "place weapons", "1 Waffe Regierung", {"weapons": 1, "side": "government"}),
        ("fr", "place weapons", "2 armes pour le peuple", {"weapons": 2, "side": "people"}),
        ("en", "place weapons", "0", {"weapons": 0}),
    ],
)
def test_what_people_type(language: str, stage: str, text: str, decision: Decision) -> None:
    assert read(text, stage, quick().choice(0), TELLING.words(language)) == decision


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", READERS)
@pytest.mark.parametrize("text", ["nonsense", "spain gold 2 rome", "x", "co", "skip it"])
def test_what_nobody_understands_gets_an_example(language: str, stage: str, text: str) -> None:
    with pytest.raises(NotUnderstood) as unclear:
        read(text, stage, quick().choice(0), TELLING.words(language))
    assert unclear.value.expected.endswith(": 3")


OWN = [configuration for configuration in CONFIGURATIONS if configuration.game == "euro-crisis"]


@pytest.mark.parametrize("configuration", OWN, ids=str)
def test_what_is_written_is_read_again(configuration: Configuration) -> None:
    """Whatever is legal can be typed, in every language and in English in all of them."""
    rng = Random(str(configuration))
    english = TELLING.words("en")
    for number in range(3):
        play = configuration.start(number)
        while not play.over:
            seat = rng.choice(play.waiting)
            view, choice = play.view(seat), play.choice(seat)
            decision = choice.sample(rng)
            for language in LANGUAGES:
                words = TELLING.words(language)
                assert TELLING.read(write(decision, words), view, choice, words) == decision
                assert TELLING.read(write(decision, english), view, choice, words) == decision
            play.submit(seat, decision)


def test_banks_are_called_by_their_colours_from_the_initial_player_on() -> None:
    names = {
        language: TELLING.names(quick(first=1).view(0), TELLING.words(language))
        for language in LANGUAGES
    }
    assert names == {
        "en": ["Purple", "Blue", "Orange", "Green"],
        "de": ["Lila", "Blau", "Orange", "Grün"],
        "fr": ["Violette", "Bleue", "Orange", "Verte"],
    }


def test_every_bank_has_a_letter_of_its_own() -> None:
    assert Signs(["Rouge", "Bleue", "Blanche", "Verte"], 0).letters == ["R", "B", "L", "V"]
    assert Signs(["Ann", "Ann", "Ann", "Ann"], 0).letters == ["A", "N", "C", "D"]
    assert Signs(["1", "2", "3"], 0).letters == ["A", "B", "C"]


def test_the_sheet_of_spain() -> None:
    play = choose_quarters(quick(), 1, 3, 4, 2)
    choose_cards(play, "london", "frankfurt", "moscow", "london")
    play.submit(0, {"lend": "spain", "markers": 2})
    bid(play, 1, 0, 0, 0)
    lines = [line[:50] for line in shown(play, 1).splitlines()]
    start = next(number for number, line in enumerate(lines) if "Spain" in line)
    assert [line.strip("│ ") for line in lines[start + 1 : start + 12]] == [
        "6  7  7  7  8  9  9  9  9  €",
        "5  6  6  6  7  8  8  ·  ·",
        "B4 O5 B5 B5 [6] 7  ·  ·",
        "3  4  4  4  5  ·  ·",
        "Happiness ✊3 · · · · ● · · 5",
        "Conservatives 4 · Socialists 2 (small)",
        "14 Rey de España    –",
        "13 Endesa           –",
        "12 Corrida de Toros –",
        "7 RTVE             B Blue",
        "4 La Roja          B Blue",
    ]


def test_a_hidden_card_is_shown_to_its_owner_only() -> None:
    play = choose_quarters(quick(), 1, 3, 4, 2)
    choose_cards(play, "moscow", "frankfurt", "rome", "london")
    assert "Your hidden card: Frankfurt" in shown(play, 1)
    assert "Your hidden card: Rome" in shown(play, 2)
    for seat in (None, 0):
        assert "Your hidden card" not in shown(play, seat)
    assert shown(play, None).count("hidden") == 3


def test_banks_stand_in_the_order_of_income_with_prices_and_events_below() -> None:
    play = choose_quarters(quick(), 1, 3, 4, 2)
    choose_cards(play, "frankfurt", "moscow", "moscow", "moscow")
    play.submit(0, {"borrow": 2})
    text = shown(play, 0)
    rows = [line.split()[1] for line in text.splitlines() if line[:2] in ("B ", "O ", "G ", "P ")]
    assert rows == ["Orange", "Green", "Purple", "Blue"]
    assert (
        "Prices: gold €3m, weapons €2m. Quarters: I Blue, II Purple, III Orange, IV Green." in text
    )
    assert "Events of year 2: anger Greece, economy Spain +3, gold −3, weapons −1." in text


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4])
def test_boards_keep_to_the_width(width: int, language: str, players: int) -> None:
    play = new(players)
    arrange(play, income={0: -20, 1: 40}, money={0: 123}, gold={1: 45})
    for line in shown(play, 0, language, width).splitlines():
        assert len(line) <= width
        assert "…" not in line


def test_a_game_is_told_in_three_languages() -> None:
    play = choose_quarters(quick(), 1, 3, 4, 2)
    choose_cards(play, "london", "frankfurt", "moscow", "london")
    play.submit(0, {"lend": "spain", "markers": 2})
    bid(play, 1, 1, 0, 0)
    told = {}
    for language in LANGUAGES:
        words = TELLING.words(language)
        names = TELLING.names(play.view(None), words)
        lines = [TELLING.line(event, words, names) for event in play.full_story()[-5:]]
        told[language] = [line.replace("\u00a0", " ").replace("\u202f", " ") for line in lines]
    assert told == {
        "en": [
            "Blue lends to Spain (spaces 5 + 5); income now 15.",
            "Spain sells RTVE (7 PP).",
            "Gold bids: Blue 1, Orange 1, Green 0, and Purple 0.",
            "Blue buys RTVE for 1 gold (7 PP): tied, but with more loans there.",
            "Orange reveals Frankfurt.",
        ],
        "de": [
            "Blau gibt Spanien Kredit (Felder 5 + 5); Einkommen jetzt 15.",
            "Spanien verkauft RTVE (7 PP).",
            "Goldgebote: Blau 1, Orange 1, Grün 0 und Lila 0.",
            "Blau kauft RTVE für 1 Gold (7 PP): bei Gleichstand mit mehr Krediten dort.",
            "Orange zeigt Frankfurt.",
        ],
        "fr": [
            "Bleue fait un prêt : Espagne (cases 5 + 5) ; revenu : 15.",
            "À vendre en Espagne : RTVE (7 PP).",
            "Offres d’or : Bleue 1, Orange 1, Verte 0 et Violette 0.",
            "Bleue achète RTVE (7 PP) pour 1 lingot d’or ; "
            "égalité tranchée par le nombre de prêts.",
            "Orange montre Francfort.",
        ],
    }


def test_refusals_name_states_and_parties_in_the_language() -> None:
    play = choose_quarters(quick(), 1, 3, 4, 2)
    choose_cards(play, "rome", "frankfurt", "moscow", "london")
    refusal = play.why_not(0, {**REFORM, "party": "communists"})
    assert refusal is not None
    assert [TELLING.words(language).refusal(refusal) for language in LANGUAGES] == [
        "The Communists are not in the government of Ireland (EC-24).",
        "Kommunisten regieren nicht in Irland (EC-24).",
        "Les Communistes ne gouvernent pas en Irlande (EC-24).",
    ]


def test_the_final_score_adds_up_on_the_sheet() -> None:
    play = games.new("euro-crisis", 4, seed=4, listen=True)
    rng = Random(4)
    while not play.over:
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(rng))
    console = Console(file=io.StringIO(), width=100)
    words = TELLING.words("en")
    console.print(TELLING.scoring(play, words, TELLING.names(play.view(None), words)))
    assert isinstance(console.file, io.StringIO)
    sheet = console.file.getvalue()
    for seat in play.summary()["seats"]:
        half = -(-(seat["gold"] + seat["weapons"] + seat["income"]) // 2)
        assert seat["score"] == seat["pp"] + half
        assert words.number(half) in sheet
    assert sheet.count("★") == len(play.winners())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_against_a_board_or_deal_has_words(language: str) -> None:
    folder = Path(str(importlib.import_module("spielgeld.games.euro_crisis.rules").__file__)).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    reasons = re.findall(r'impossible\(\s*"([\w-]+)"', code)
    reasons += [f"board-{reason}" for reason in re.findall(r'fault\("([\w-]+)"', code)]
    assert len(reasons) > 15
    for reason in reasons:
        assert words_of(language).has(f"refused-{reason}"), reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_of_a_rule_has_words(language: str) -> None:
    folder = Path(str(importlib.import_module("spielgeld.games.euro_crisis.rules").__file__)).parent
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    refusals = re.findall(r'Refusal\("(EC-\d+)", "([\w-]+)"', code)
    assert len(refusals) > 15
    words = TELLING.words(language)
    for rule, reason in refusals:
        assert words.has(f"{rule}-{reason}") or words.has(f"refused-{reason}"), (rule, reason)


def test_banks_of_the_lesson_are_called_as_they_are_drawn() -> None:
    """On a page a seat has its colour: that of its name, where the first bank is on seat 0."""
    lesson = next(iter(games.lessons("euro-crisis").values()))
    assert lesson.deal == {"first": 0}
    tokens = (Path(page.__file__).parent / "static" / "css" / "tokens.css").read_text("utf-8")
    hues = []
    for seat in range(4):
        day = re.search(rf"--p{seat}: light-dark\(#(\w\w)(\w\w)(\w\w)", tokens)
        assert day is not None
        red, green, blue = [int(part, 16) / 255 for part in day.groups()]
        hues.append(360 * colorsys.rgb_to_hsv(red, green, blue)[0])
    blue, orange, green, purple = hues
    assert 190 < blue < 250
    assert 10 < orange < 45
    assert 90 < green < 175
    assert 280 < purple < 340

"""Everything that a player reads is there in every language, with the same values."""

import importlib
import io
import re
from pathlib import Path
from random import Random

import pytest
from markupsafe import escape
from rich.console import Console

import spielgeld
from spielgeld import games
from spielgeld.kernel.refusal import Refused
from spielgeld.kernel.state import Event, OpenEvent
from spielgeld.page.page import Frame
from spielgeld.page.rules import rules_page
from spielgeld.telling.game import telling_of, words_for
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.translation import messages_in
from spielgeld.telling.words import MissingWords, Words, message_id, words_of
from tests.laws.configurations import CONFIGURATIONS, Configuration, play_on

SOURCE = Path(spielgeld.__file__).parent
COMMON = SOURCE / "telling" / "common" / "words"
FOLDERS = [COMMON, *sorted(SOURCE.glob("games/*/telling/words"))]
FILES = sorted({(folder, path.name) for folder in FOLDERS for path in folder.glob("*/*.ftl")})


@pytest.mark.parametrize(("folder", "name"), FILES, ids=lambda part: getattr(part, "name", part))
def test_all_languages_have_the_same_messages_with_the_same_values(folder: Path, name: str) -> None:
    english = messages_in(folder / "en" / name)
    for language in LANGUAGES:
        assert messages_in(folder / language / name) == english, language


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_said_twice(folder: Path, language: str) -> None:
    ids = [name for path in folder.glob(f"{language}/*.ftl") for name in messages_in(path)]
    assert len(ids) == len(set(ids))


def test_french_has_narrow_unbreakable_spaces() -> None:
    for folder, name in FILES:
        text = (folder / "fr" / name).read_text(encoding="utf-8")
        for line in text.splitlines():
            said = line.split("#")[0]
            assert not re.search(r"\w[ \u00a0][:;!?»]|«[ \u00a0]", said), line


def test_french_has_apostrophes_and_no_quotes_of_programmers() -> None:
    for folder, name in FILES:
        for line in (folder / "fr" / name).read_text(encoding="utf-8").splitlines():
            assert "'" not in line.split("#")[0], line


GENDERED = re.compile(
    r"\b(?:pour|à|de|par) tous\b(?! les)|\bjoueurs?\b|\binvitée?s?\b"
    r"|\b[Tt]ous (?:ont|la|sauf|trois|misent|choisissent|apprennent|voient|voyaient|sont)\b(?! à)"
    r"|\b[Cc]hacun (?:a|l’a|dirige|choisit)\b|\bleurs auteurs\b|\b[Qq]ui [^.;]* est éliminé\b"
    r"|\bêtes (?:seul|prêt|éliminé|assis|sûr)|= Éliminé$"
)


def test_no_word_of_the_games_is_one_that_the_glossary_calls_wrong() -> None:
    glossary = (SOURCE.parents[1] / "docs" / "glossary.md").read_text(encoding="utf-8")
    wrong = [
        word
        for notes in re.findall(r"not: ([^|]*) \|", glossary)
        for word in notes.strip().split(", ")
    ]
    assert len(wrong) > 8
    for folder, name in FILES:
        for path in folder.glob(f"*/{name}"):
            for line in path.read_text(encoding="utf-8").splitlines():
                if not line.startswith(("#", "command-", "words-")):
                    assert not [word for word in wrong if word in line], f"{path}: {line}"


RULINGS = {
    "QE-4", "QE-13", "QE-14", "QE-15", "QE-19", "QE-22", "QE-37", "PL-20", "PL-22", "PL-24",
    "PL-30", "EC-2", "EC-4", "EC-10", "EC-11", "EC-15", "EC-21", "EC-40",
}  # fmt: skip
"""Where the rulebooks are silent or disagree, and we had to decide."""


@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_is_marked_as_ours_with_its_reason(game: str, language: str) -> None:
    words = words_for(language, game)
    marked = [rule for rule in words.rules() if words.ruling(rule)]
    assert marked == [rule for rule in words.rules() if rule in RULINGS]
    page = rules_page(Frame(words, game=game))
    assert page.count('class="ruling"') == len(marked)
    for rule in marked:
        assert str(escape(words.ruling(rule))) in page


def test_no_template_writes_a_colon_of_its_own() -> None:
    """French has a space before it, also where it is only heard: `page-colon` knows."""
    own = re.compile(r"(?:\}\}|%\}|>): ?(?:<|\{\{)")
    templates = list(SOURCE.glob("**/page/templates/**/*.html"))
    assert templates
    assert [path.name for path in templates if own.search(path.read_text(encoding="utf-8"))] == []


def test_french_denies_with_two_words() -> None:
    say = words_for("fr", "euro-crisis").say
    assert say("reason-card-frankfurt", loans=0, before=15).startswith("Il ne vous reste aucun")
    assert say("reason-card-frankfurt", loans=2, before=15).startswith("Il vous reste 2 marqueurs")
    assert "ne reprend rien" in say("reason-riot", lead=2, lost=0)


def test_no_space_before_a_currency_breaks_a_line() -> None:
    for path in SOURCE.glob("**/telling/**/*.ftl"):
        assert not re.search(r"[}\d] [SM]€", path.read_text(encoding="utf-8")), path


def test_french_does_not_say_whether_somebody_is_a_man() -> None:
    for folder, name in FILES:
        for line in (folder / "fr" / name).read_text(encoding="utf-8").splitlines():
            assert not GENDERED.search(line.split("#")[0]), f"{folder.parent.name}/{name}: {line}"


def test_french_elides_no_name() -> None:
    """Neither "de Ada" nor "d'Ben" is French: names stand where nothing has to be elided."""
    before_a_name = re.compile(r"\b(?:[Dd]e|[Qq]ue) \{ \$(?:names?|seats?|winners?|tile|game)\b")
    for folder, name in FILES:
        for line in (folder / "fr" / name).read_text(encoding="utf-8").splitlines():
            assert not before_a_name.search(line), f"{folder.parent.name}/{name}: {line}"


def test_french_counts_gold_in_bars() -> None:
    for path in (SOURCE / "games" / "euro_crisis" / "telling" / "words" / "fr").glob("*.ftl"):
        assert not re.search(r"\d or\b", path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize("name", sorted(games.installed()))
def test_every_event_has_words(name: str) -> None:
    module = importlib.import_module(
        f"{type(games.get(name)).__module__.rpartition('.')[0]}.events"
    )
    events = [
        item
        for item in vars(module).values()
        if isinstance(item, type) and issubclass(item, Event) and item not in (Event, OpenEvent)
    ]
    assert events
    for language in LANGUAGES:
        words = telling_of(name).words(language)
        for event in events:
            assert words.has(message_id(event.__name__)), f"{language}: {event.__name__}"


@pytest.mark.parametrize("name", sorted(games.installed()))
@pytest.mark.parametrize("language", LANGUAGES)
def test_options_titles_and_rules_have_words(name: str, language: str) -> None:
    words = telling_of(name).words(language)
    assert telling_of(name).title(words)
    assert words.say("how-summary")
    for option in games.get(name).options:
        assert words.has(f"option-{option.name}"), option.name
    for rule in words.rules():
        assert words.rule(rule)
        assert words.rule_title(rule)


def rules_in_the_code(name: str) -> set[str]:
    folder = Path(str(importlib.import_module(type(games.get(name)).__module__).__file__)).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    return set(re.findall(r"\b(?:QE|PL|EC)-\d+\b", text))


@pytest.mark.parametrize("name", sorted(games.installed()))
def test_every_rule_that_the_code_names_can_be_read(name: str) -> None:
    words = telling_of(name).words("en")
    assert rules_in_the_code(name) <= set(words.rules())


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_stories_questions_and_boards_can_be_told(configuration: Configuration) -> None:
    console = Console(file=io.StringIO(), width=100)
    telling = telling_of(configuration.game)
    for number in range(2):
        rng = Random(f"{configuration} {number}")
        play = configuration.start(number, listen=True)
        while True:
            words = telling.words(rng.choice(LANGUAGES))
            for seat in play.waiting:
                view, choice = play.view(seat), play.choice(seat)
                names = telling.names(view, words)
                assert telling.question(view, choice, words, names)
            if play.over:
                break
            if number == 0 and len(play.decisions) % 3 == 0:
                view = play.view(rng.choice(play.waiting))
                console.print(telling.board(view, words, telling.names(view, words)))
            play_on(play, rng, 1)
        for language in LANGUAGES:
            words = telling.words(language)
            names = telling.names(play.view(None), words)
            for event in play.full_story():
                assert telling.line(event, words, names)
            console.print(telling.scoring(play, words, names))


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=str)
def test_refusals_are_said_with_their_own_words(configuration: Configuration) -> None:
    """Wrong decisions of every kind, made from right ones, are refused with a sentence of ours."""
    rng = Random(str(configuration))
    words = [telling_of(configuration.game).words(language) for language in LANGUAGES]
    said = set()
    for number in range(20):
        play = configuration.start(number)
        while not play.over:
            seat = rng.choice(play.waiting)
            right = play.choice(seat).sample(rng)
            wrong = {
                key: rng.choice([-1, 0, 7, 10**1001]) if type(value) is int else value
                for key, value in right.items()
            }
            refusal = play.why_not(seat, wrong)
            if refusal is not None:
                said.add((refusal.rule, refusal.reason))
                for language in words:
                    assert language.has(f"{refusal.rule}-{refusal.reason}") or language.has(
                        f"refused-{refusal.reason}"
                    ), refusal
                    assert f"({refusal.rule})" in language.refusal(refusal)
            play.submit(seat, right)
    assert said


def test_a_missing_message_or_value_is_an_error() -> None:
    words = words_of("en")
    with pytest.raises(MissingWords):
        words.say("no-such-message")
    with pytest.raises(MissingWords):
        words.say("seat-name")
    with pytest.raises(MissingWords):
        words_of("xx")


def test_refusal_in_the_words_of_the_player() -> None:
    play = games.new("qe", 4, seed=1)
    auctioneer = play.waiting[0]
    play.submit(auctioneer, {"bid": 40})
    with pytest.raises(Refused) as refused:
        play.submit((auctioneer + 1) % 4, {"bid": 40})
    said = {
        language: telling_of("qe").words(language).refusal(refused.value.refusal)
        for language in LANGUAGES
    }
    assert said == {
        "en": "Your bid must differ from the open bid of 40 (QE-6).",
        "de": "Dein Gebot darf nicht dem offenen Gebot von 40 gleichen (QE-6).",
        "fr": "Votre offre doit différer de l’offre ouverte de 40 (QE-6).",
    }


def test_lists_and_numbers_follow_the_language(tmp_path: Path) -> None:
    for language in LANGUAGES:
        (tmp_path / language).mkdir()
        text = "both = { $names }: { $amount }\n"
        (tmp_path / language / "test.ftl").write_text(text, encoding="utf-8")
    said = [
        Words(language, [tmp_path]).say("both", names=["A", "B", "C"], amount=12_500_000)
        for language in LANGUAGES
    ]
    assert said == [
        "A, B, and C: 12,500,000",
        "A, B und C: 12.500.000",
        "A, B et C: 12\u202f500\u202f000",
    ]


def test_one_of_something_is_said_in_the_singular() -> None:
    """What a selector misses stands out: 1 and a plural, in every message that counts."""
    plural = re.compile(
        r"\b1 (weapons|points|spaces|seats|decisions|councillors|Waffen|Punkte|Felder|Sitze"
        r"|Entscheidungen|Ratsmitglieder|armes|cases|sièges|décisions|conseillers)\b"
    )
    for game in games.installed():
        for language in LANGUAGES:
            words = telling_of(game).words(language)
            for folder in [
                COMMON,
                *(SOURCE.glob(f"games/{game.replace('-', '_')}/telling/words")),
            ]:
                for path in (folder / language).glob("*.ftl"):
                    for message, names in messages_in(path).items():
                        try:
                            said = words.say(message, **dict.fromkeys(names, 1))
                        except MissingWords:
                            continue
                        assert not plural.search(said), f"{language}: {message}: {said}"

"""Another language is a folder of words: it is offered when it can carry a game."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spielgeld.telling.languages import FURTHER, OWN, closest, find_languages, name_of
from spielgeld.telling.numbers import read_amount, write_number, write_short
from spielgeld.telling.words import STRICT

ROOMS = {
    "common": OWN / "telling" / "common" / "words",
    "qe": OWN / "games" / "qe" / "telling" / "words",
    "plutocracy": OWN / "games" / "plutocracy" / "telling" / "words",
    "euro-crisis": OWN / "games" / "euro_crisis" / "telling" / "words",
}
BRAZILIAN = """
[written]
15 = { one = "{} quatrilhão", other = "{} quatrilhões" }
18 = { one = "{} quintilhão", other = "{} quintilhões" }

[read]
mil = 3
"milhão" = 6
"milhões" = 6
bi = 9
"bilhão" = 9
"bilhões" = 9
"trilhões" = 12
"""
JAPANESE = """
[written]
4 = { other = "{}万" }
8 = { other = "{}億" }
12 = { other = "{}兆" }
16 = { other = "{}京" }
20 = { other = "{}垓" }
"""


@pytest.fixture
def further(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(FURTHER, str(tmp_path))
    return tmp_path


def begin(further: Path, language: str, numbers: str = "", table: bool = True) -> None:
    """A translation that says everything of the table loudly, and nothing else."""
    for room, words in ROOMS.items():
        folder = further / room / language
        folder.mkdir(parents=True)
        if table:
            text = (words / "en" / "table.ftl").read_text(encoding="utf-8")
            loud = re.sub(r"^title = (.*)$", r"title = ¡\1!", text, flags=re.MULTILINE)
            (folder / "table.ftl").write_text(loud, encoding="utf-8")
    if numbers:
        (further / "common" / language / "numbers.toml").write_text(numbers, encoding="utf-8")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return start("-m", "spielgeld", *arguments)


def python(*lines: str) -> str:
    done = start("-c", "\n".join(lines))
    assert done.returncode == 0, done.stderr
    return done.stdout


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: languages are looked for once."""
    environment = {key: value for key, value in os.environ.items() if key != STRICT}
    environment["PYTHONUTF8"] = "1"
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=False, encoding="utf-8"
    )


def test_brazil_counts_short(further: Path) -> None:
    begin(further, "pt-BR", BRAZILIAN)
    assert read_amount("3 bilhões", "pt-BR") == 3 * 10**9
    assert read_amount("2,5 milhões", "pt-BR") == 2_500_000
    assert read_amount("1 quatrilhão", "pt-BR") == 10**15
    assert read_amount("5 Mrd", "pt-BR") == 5 * 10**9
    # Babel counts one and a half as one, as Brazil does.
    assert write_short(15 * 10**17, "pt-BR") == "1,5 quintilhão"
    assert write_short(2 * 10**18, "pt-BR") == "2 quintilhões"
    assert write_number(12_500_000, "pt-BR") == "12.500.000"


def test_japan_counts_by_ten_thousands(further: Path) -> None:
    begin(further, "ja", JAPANESE)
    assert read_amount("3万", "ja") == 30_000
    assert read_amount("1.5億", "ja") == 150_000_000
    assert write_short(12 * 10**16, "ja") == "12京"
    assert write_short(5 * 10**19, "ja") == "5,000京"
    assert write_short(10**20, "ja") == "1垓"
    assert write_short(10**900, "ja") == "1 × 10^900"


def test_a_language_without_number_words_has_powers_of_ten(further: Path) -> None:
    begin(further, "es")
    assert write_short(10**18, "es") == "1 × 10^18"
    assert read_amount("2 Mio", "es") == 2_000_000


def test_a_language_is_offered_once_its_table_words_are_whole(further: Path) -> None:
    begin(further, "es", table=False)
    assert find_languages() == ("en", "de", "fr")
    shutil.rmtree(further)
    begin(further, "es")
    assert find_languages() == ("en", "de", "es", "fr")
    path = further / "plutocracy" / "es" / "table.ftl"
    path.write_text(path.read_text(encoding="utf-8").replace("title =", "titel ="), "utf-8")
    assert find_languages() == ("en", "de", "fr")


def test_what_is_no_language_is_not_offered(further: Path) -> None:
    begin(further, "klingon-empire")
    assert find_languages() == ("en", "de", "fr")


def test_check_says_what_a_translation_lacks(further: Path) -> None:
    begin(further, "es", table=False)
    none = run("check", "--words", "es")
    assert none.returncode == 1
    assert "can't be chosen yet" in none.stdout
    begin_again = further / "qe" / "es" / "table.ftl"
    begin_again.write_text("title = QE\nask-open-bid = ¿Cuánto?\nnobody-asks = ¿Qué?\n", "utf-8")
    (further / "qe" / "es" / "how.ftl").write_text("This is no Fluent.\n", "utf-8")
    told = json.loads(run("check", "--words", "es", "--json").stdout)
    lacks = {(lack["file"], lack["message"]): lack["why"] for lack in told["lacks"]}
    assert lacks["qe/table.ftl", "ask-open-bid"] == "values"
    assert lacks["qe/table.ftl", "nobody-asks"] == "unknown"
    assert lacks["qe/how.ftl", "This is no Fluent."] == "broken"
    assert lacks["euro-crisis/table.ftl", "title"] == "missing"
    assert ("qe/table.ftl", "title") not in lacks
    assert not told["offered"]


def test_our_own_languages_lack_nothing() -> None:
    for language in ("de", "fr"):
        told = run("check", "--words", language)
        assert told.returncode == 0, told.stdout
    assert run("check", "--words", "klingon-empire").returncode == 2
    assert run("check").returncode == 2


def test_english_fills_the_rest(further: Path) -> None:
    begin(further, "es")
    shown = run("games", "--lang", "es")
    assert shown.returncode == 0, shown.stderr
    assert "¡QE!" in shown.stdout
    page = python(
        "from spielgeld.page.page import Frame",
        "from spielgeld.page.rules import rules_page",
        "from spielgeld.telling.game import words_for",
        "print(rules_page(Frame(words_for('es', 'qe'), game='qe')))",
    )
    assert '<html lang="es" dir="ltr"' in page
    assert '<button name="language" value="es" lang="es" title="Español"' in page
    assert "¡QE!" in page
    assert "The company goes to whoever bid most" in page


def test_the_nearest_language_is_found() -> None:
    assert [closest(tag) for tag in ("de-CH", "FR", "fr_FR.UTF-8", "en-US", "nl", "*", "")] == [
        "de", "fr", "fr", "en", None, None, None,
    ]  # fmt: skip


def test_languages_are_called_as_they_call_themselves() -> None:
    assert [name_of(language) for language in ("en", "de", "fr", "pt-BR")] == [
        "English", "Deutsch", "Français", "Português (Brasil)",
    ]  # fmt: skip

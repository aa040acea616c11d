"""Pages can be written from right to left, and a name of another direction turns nothing around."""

import re
from collections.abc import Iterator
from pathlib import Path
from unicodedata import bidirectional

import pytest

import spielgeld
from spielgeld.telling.words import ISOLATE, ISOLATED, Words, words_of
from tests.page import samples
from tests.page.dom import Element, parse
from tests.page.plutocracy import pages_of_plutocracy
from tests.page.samples_euro_crisis import pages as pages_of_euro_crisis

SOURCE = Path(spielgeld.__file__).parent
SHEETS = sorted(SOURCE.glob("**/static/**/*.css"))

PHYSICAL = re.compile(
    r"(?<![\w-])(?:(?:margin|padding|border|inset-inline|scroll-margin|scroll-padding)-)?"
    r"(?:left|right)(?:-(?:color|style|width))?\s*:"
    r"|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right)\b"
)
FOUR_SIDES = re.compile(
    r"(?:margin|padding|inset|border-(?:color|style|width)):\s*"
    r"[^;\s]+\s+(?P<right>[^;\s]+)\s+[^;\s]+\s+(?P<left>[^;\s]+)\s*;"
)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
FUNCTION = re.compile(r"[\w-]+\((?:[^()]|\([^()]*\))*\)")


def test_styles_say_start_and_end() -> None:
    """Where a language is written from right to left, left and right would stay where they are."""
    assert len(SHEETS) > 12
    for path in SHEETS:
        text = FUNCTION.sub("f", COMMENT.sub("", path.read_text(encoding="utf-8")))
        assert not PHYSICAL.findall(text), path
        for sides in FOUR_SIDES.finditer(text):
            assert sides["left"] == sides["right"], f"{path.name}: {sides[0]}"


NAMES = ("אדה", "בן", "קליאו", "دانة", "حوا")
"""A name that is written from right to left, in a sentence that is not."""

ALONE = {"bdi", "option", "title"}
"""Elements of which a name may be all."""


def is_foreign(text: str) -> bool:
    return any(bidirectional(character) in ("R", "AL") for character in text)


def is_isolated(text: str) -> bool:
    """Whether every name in a text stands between Fluent's marks."""
    return not is_foreign(re.sub(f"{ISOLATE}[^{ISOLATED}]*{ISOLATED}", "", text))


def loose_names(element: Element) -> Iterator[str]:
    """Names that could turn round what stands beside them."""
    for key, value in element.attrs.items():
        if value is not None and value not in NAMES and not is_isolated(value):
            yield f"<{element.tag} {key}={value}>"
    for child in element.children:
        if isinstance(child, Element):
            yield from loose_names(child)
        elif not is_isolated(child) and not (element.tag in ALONE and child.strip() in NAMES):
            yield f"<{element.tag}>{child}"


@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
def test_names_are_isolated_on_every_page(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(samples, "NAMES", NAMES)
    pages = {
        "qe": samples.pages,
        "plutocracy": pages_of_plutocracy,
        "euro-crisis": pages_of_euro_crisis,
    }[game]
    named = set()
    for name, page in pages("en"):
        assert [*loose_names(parse(str(page)))] == [], name
        named |= {name} if is_foreign(page) else set()
    assert {
        "qe": {"lobby", "room", "curtain", "secret", "tie", "finished", "back"},
        "plutocracy": {"pl-first", "pl-turn"},
        "euro-crisis": {"euro-watch"},
    }[game] <= named


def test_names_are_isolated_in_sentences_as_fluent_does_it() -> None:
    words = words_of("en")
    assert words.say("page-said", number=3) == words.say("page-said", number=3).strip(ISOLATE)
    joined = words.join(["Ada", NAMES[0]])
    assert joined == f"Ada and {ISOLATE}{NAMES[0]}{ISOLATED}"
    assert Words("ar", []).isolate("Ada") == f"{ISOLATE}Ada{ISOLATED}"
    assert Words("ar", []).isolate(NAMES[3]) == NAMES[3]

"""Worked examples: every game's, drawn on its rules page and told at the terminal."""

import re

import pytest
from click.testing import CliRunner

from spielgeld import games
from spielgeld.cli import spielgeld
from spielgeld.page.examples import apart
from spielgeld.page.page import Frame
from spielgeld.page.rules import rules_page
from spielgeld.telling.examples import tell_example
from spielgeld.telling.game import words_for
from spielgeld.telling.languages import LANGUAGES
from tests.page.test_pages import Page

PICTURES = {
    "qe": {"sheet": 1},
    "plutocracy": {"rotation": 4, "auction": 1, "gap": 1},
    "euro-crisis": {"income": 2, "london": 2, "la-poste": 2, "riot": 2, "debt-cut": 2},
}
"""The printed examples that readers are shown, with the number of their pictures."""


@pytest.mark.parametrize("game", PICTURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_example_stands_below_its_rule_with_its_figures(game: str, language: str) -> None:
    words = words_for(language, game)
    page = rules_page(Frame(words, game=game))
    ids = Page(page).ids
    assert len(ids) == len(set(ids))
    assert [example.name for example in games.examples(game)] == list(PICTURES[game])
    for example in games.examples(game):
        told = tell_example(game, example, words)
        start = f'<div id="{example.rule}" class="rule-entry">'
        shown = page.partition(start)[2].partition('class="rule-entry"')[0]
        assert f'id="example-{example.name}"' in shown
        assert shown.count("<figure>") == PICTURES[game][example.name]
        assert shown.count("<li>") >= len(told.reckoning) >= 3 - (example.name == "income")
        said = " ".join([told.title, told.position, *told.reckoning])
        for name, figure in example.figures.items():
            # A minus is written as people write it.
            assert re.search(rf"(?<!\d){str(figure).replace('-', '−')}(?!\d)", said), (name, said)


@pytest.mark.parametrize("game", PICTURES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_tells_the_same_examples(game: str, language: str) -> None:
    words = words_for(language, game)
    for example in games.examples(game):
        told = CliRunner().invoke(
            spielgeld, ["rules", game, example.rule.lower(), "--lang", language]
        )
        assert told.exit_code == 0, told.output
        shown = " ".join(told.output.split())
        for line in tell_example(game, example, words).reckoning:
            assert " ".join(line.split()) in shown


def test_the_terminal_says_that_there_is_no_such_rule() -> None:
    told = CliRunner().invoke(spielgeld, ["rules", "qe", "EC-1", "--lang", "en"])
    assert (told.exit_code, told.output) == (2, "Error: There is no rule EC-1.\n")


def test_two_pictures_of_a_kind_share_no_id() -> None:
    drawing = '<g id="a" aria-labelledby="a b"><use href="#a"/><use href="#mark-0"/></g>'
    assert apart("x-1", drawing) == (
        '<g id="x-1-a" aria-labelledby="x-1-a b"><use href="#x-1-a"/><use href="#mark-0"/></g>'
    )

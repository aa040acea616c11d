"""Remarks of our own: one for each thing in a box, in every language, and where they stand."""

import re
from textwrap import wrap

import pytest
from markupsafe import escape

from spielgeld.games.euro_crisis.examples import act, quick
from spielgeld.games.euro_crisis.rules.pieces import CARDS, PARTIES, load
from spielgeld.games.plutocracy.rules.pieces import CORPORATIONS, MARKERS
from spielgeld.games.qe.page.board import ASIDE_WIDTH
from spielgeld.games.qe.rules.pieces import TILES_2017, TILES_2019
from spielgeld.page.lobby import Lobby, lobby_page
from spielgeld.page.page import Frame
from spielgeld.page.rules import rules_page
from spielgeld.page.table import table_page
from spielgeld.telling.asides import aside_about, groups_of_asides, plain
from spielgeld.telling.game import words_for
from spielgeld.telling.languages import LANGUAGES
from tests.page.samples import LINKS, played, table_of
from tests.rulebook.euro_crisis.table import choose_cards, choose_quarters

PROPERTIES = [
    name for state in load("board.json")["states"].values() for name, _ in state["properties"]
]
THINGS = {
    "qe": [*TILES_2019, *TILES_2017],
    "plutocracy": [*CORPORATIONS, *MARKERS],
    "euro-crisis": [
        *CARDS, *PARTIES, *map(plain, PROPERTIES), "anger", "economy", "market", "riot", "debt-cut",
    ],
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", THINGS)
def test_everything_in_the_box_has_a_remark_of_its_own(game: str, language: str) -> None:
    words = words_for(language, game)
    said = [aside_about(thing, words) for thing in THINGS[game]]
    assert all(said)
    assert len(set(said)) == len(said)
    page = rules_page(Frame(words, game=game)).partition('id="asides"')[2]
    shown = [aside for group in groups_of_asides(words) for aside in group.asides]
    assert {aside.text for aside in shown} >= set(said)
    for aside in shown:
        assert f'<dt>{escape(aside.name)}</dt><dd class="aside">{escape(aside.text)}</dd>' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_remarks_stand_at_the_table_too(language: str) -> None:
    """On the share certificate, beside what is sold, and in the notes on terms."""
    words = words_for(language, "qe")
    for thing in THINGS["qe"]:
        assert len(wrap(aside_about(thing, words), ASIDE_WIDTH)) <= 2, thing
    play = played(4, 0)
    page = table_page(table_of(play, 0, language))
    first = aside_about(play.view(0).table.sales[0].tile, words)
    lines = page.partition('class="legend">')[2].partition("</text>")[0]
    assert " ".join(re.findall(r"<tspan[^>]*>([^<]*)", lines)) == escape(first)

    play = quick()
    choose_quarters(play, 1, 3, 4, 2)
    choose_cards(play, "london", "moscow", "moscow", "moscow")
    act(play, 0, {"lend": "spain", "markers": 1})
    page = table_page(table_of(play, 0, language))
    words = words_for(language, "euro-crisis")
    assert f'<p class="aside">{escape(aside_about("rtve", words))}</p>' in page
    assert f'<p class="aside">{escape(aside_about("london", words))}</p>' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_names_who_made_it_and_says_that_this_is_unofficial(language: str) -> None:
    made = {
        "qe": ("Gavin Birnbaum", "BoardGameTables.com", "Strohmann Games", "Cubiko Games"),
        "plutocracy": ("Claudio Bierig", "Doppeldenkspiele"),
        "euro-crisis": ("N. H.-G. D.", "Doppeldenkspiele"),
    }
    for game, names in made.items():
        words = words_for(language, game)
        section = rules_page(Frame(words, game=game)).partition('id="unofficial"')[2]
        assert all([name in section for name in names])
        assert str(escape(words.say("rules-unofficial-lead"))) in section
    house = Frame(words_for(language, "qe"), LINKS)
    assert str(escape(house.say("lobby-unofficial"))) in lobby_page(Lobby(house, tuple(made)))

"""Pages that say how values are known, and a board that can be corrected."""

import copy
from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.examples import board
from spielgeld.kernel.facts import leaves
from spielgeld.page.boards import page_of
from spielgeld.page.editing import BoardPage, board_page
from spielgeld.page.origin import OWN, Field, Section
from spielgeld.page.page import Frame, Links
from spielgeld.page.rules import rules_page
from spielgeld.telling.game import words_for
from spielgeld.telling.languages import LANGUAGES
from tests.page.test_pages import Page
from tests.rulebook.euro_crisis.table import PRINTED

EDITOR = page_of("euro-crisis").editors["board"]
SPAIN = "$.states.spain."
ZONE = f"{SPAIN}bond_zone."


def fields_of(sections: Any) -> dict[str, Field]:
    return {field.path: field for section in sections for field in section.fields}


def form(changes: dict[str, str] | None = None, of: Any = PRINTED) -> dict[str, str]:
    """What the page of a board sends, with some fields filled in otherwise."""
    sections = EDITOR.sections(of, words_for("en", "euro-crisis"))
    sent = {path: field.text for path, field in fields_of(sections).items()}
    assert set(changes or {}) <= set(sent)
    return {**sent, **(changes or {})}


def sections_after(changes: dict[str, str], language: str = "en") -> list[Section]:
    read = EDITOR.read(form(changes))
    return list(EDITOR.sections(read, words_for(language, "euro-crisis"), EDITOR.faults(read)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
def test_the_rules_page_says_of_each_value_how_it_is_known(game: str, language: str) -> None:
    words = words_for(language, game)
    page = Page(rules_page(Frame(words, Links(), game=game)))
    page.check()
    facts = games.get(game).facts()
    assert facts is not None
    shown = [str(a["class"]).split()[1] for t, a in page.tags if t == "span"
             and str(a.get("class")).startswith("known ")]  # fmt: skip
    legend = 3
    assert shown.count("reconstructed") > 4
    if game == "qe":
        assert len(shown) - legend == len(leaves(facts.data))
    assert words.say("source-reconstructed-help") in page.text
    assert "fact-" not in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_of_a_board_holds_together(language: str) -> None:
    words = words_for(language, "euro-crisis")
    frame = Frame(words, Links(), game="euro-crisis")
    sections = sections_after({f"{SPAIN}annual_debt": "many"}, language)
    page = Page(board_page(BoardPage(frame, "euro-crisis", "board", "/here", sections, 1)))
    page.check()
    wrong = [a for _, a in page.tags if a.get("aria-invalid") == "true"]
    assert [a["id"] for a in wrong] == [f"{SPAIN}annual_debt"]
    assert words.say("fault-board-type", kind="integer") in page.text


def test_a_form_sent_as_it_is_gives_the_board_back() -> None:
    read = EDITOR.read(form())
    facts = games.get("euro-crisis").facts()
    assert facts is not None
    ours = copy.deepcopy(facts.data)
    for told in ("quarters", "first_quarter", "second_quarter"):
        del ours["quick_start_4p"][told]
    del ours["party_tracks"]["innermost"]
    assert read == ours
    assert EDITOR.faults(read) == []
    assert EDITOR.file(read)["provenance"] == {"corrected": []}


def test_a_corrected_value_is_of_the_owners_box() -> None:
    changes = {f"{ZONE}rows_bottom_up[0]": "3 4 4 5 5 . –", f"{SPAIN}annual_debt": "3"}
    read = EDITOR.read(form(changes))
    assert EDITOR.faults(read) == []
    assert read["states"]["spain"]["bond_zone"]["rows_bottom_up"][0] == [3, 4, 4, 5, 5, None, None]
    fields = fields_of(sections_after(changes))
    assert [cell.source for cell in fields[f"{SPAIN}annual_debt"].cells] == [OWN]
    row = fields[f"{ZONE}rows_bottom_up[0]"].cells
    assert [cell.source == OWN for cell in row] == [False, False, False, True, False, False, False]
    corrected = EDITOR.file(read)["provenance"]["corrected"]
    assert corrected == [f"{ZONE}rows_bottom_up[0][3]", f"{SPAIN}annual_debt"]
    assert games.new("euro-crisis", 4, seed=1, board=EDITOR.file(read)).waiting


def test_rows_and_properties_come_and_go() -> None:
    gone = EDITOR.read(form({f"{ZONE}rows_bottom_up[0]": "", f"{SPAIN}properties[0][0]": "",
                             f"{SPAIN}properties[0][1]": " "}))  # fmt: skip
    spain = gone["states"]["spain"]
    assert len(spain["bond_zone"]["rows_bottom_up"]) == 3
    assert [name for name, _ in spain["properties"]] == [
        "RTVE", "Corrida de Toros", "Endesa", "Rey de España",
    ]  # fmt: skip
    more = EDITOR.read(
        form({f"{SPAIN}properties[5][0]": "Prado", f"{SPAIN}properties[5][1]": "20"})
    )
    assert more["states"]["spain"]["properties"][5] == ["Prado", 20]
    assert EDITOR.faults(more) == []


WRONG = [
    ({f"{SPAIN}annual_debt": "-1"}, f"{SPAIN}annual_debt", "Must be from 0 to 20"),
    ({f"{SPAIN}annual_debt": ""}, f"{SPAIN}annual_debt", "Must be a whole number"),
    ({f"{SPAIN}happiness.start": "9"}, f"{SPAIN}happiness.start", "Must be from 1 to 7"),
    ({f"{SPAIN}properties[1][1]": "3"}, f"{SPAIN}properties[1][1]",
     "Too low after what comes before it"),
    ({f"{SPAIN}properties[1][0]": "La Roja"}, f"{SPAIN}properties[1][0]", "La Roja is there twice"),
    ({f"{SPAIN}properties[1][0]": ""}, f"{SPAIN}properties[1][0]", "A name is missing"),
    ({f"{ZONE}rows_bottom_up[1]": "4 5 x"}, f"{ZONE}rows_bottom_up[1]",
     "Number 3 in it: A space has a number from 0 to 100, nothing, or the €"),
    ({f"{ZONE}rows_bottom_up[1]": "4 6"}, f"{ZONE}rows_bottom_up[3]",
     "Exactly one row must show 4 and then 5"),
    ({f"{ZONE}debt_start.row": "7"}, f"{ZONE}debt_start.row", "Must be from 1 to 4"),
    ({"$.prices.gold.track": "1 2 2 3"}, "$.prices.gold.track",
     "Number 3 in it: Too low after what comes before it"),
    ({"$.start.money": "1 2 3"}, "$.start.money", "Must have 4 entries"),
    ({"$.black_market[1]": "3"}, "$.black_market[1]", "Must have 2 to 2 entries"),
    ({f"$.cards.{card}": "0" for card in ("frankfurt", "london", "moscow", "rome")},
     "$.cards.frankfurt", "There must be at least 4 cards"),
    ({"$.quick_start_4p.loans.first_column.spain": "blue"},
     "$.quick_start_4p.loans.first_column.spain",
     "Each of these must be there once: red, blue, white, green"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "path", "said"), WRONG, ids=[said for _, _, said in WRONG])
def test_g4_what_is_wrong_is_said_at_its_field(
    changes: dict[str, str], path: str, said: str
) -> None:
    faulty = {p: f.faults for p, f in fields_of(sections_after(changes)).items() if f.faults}
    assert said in faulty[path]
    assert len(faulty) <= 2


def test_g4_what_is_wrong_is_said_in_three_languages() -> None:
    said: list[str] = []
    for language in LANGUAGES:
        field = fields_of(sections_after({f"{SPAIN}annual_debt": "21"}, language))
        said += field[f"{SPAIN}annual_debt"].faults
    assert said == ["Must be from 0 to 20", "Erlaubt ist 0 bis 20", "Il faut de 0 à 20"]


def test_a_board_without_quick_start_stays_without() -> None:
    without = {key: value for key, value in board({}).items() if key != "quick_start_4p"}
    read = EDITOR.read(form(of=without))
    assert "quick_start_4p" not in read
    assert EDITOR.faults(read) == []

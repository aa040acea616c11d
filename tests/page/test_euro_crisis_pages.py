"""Pages of €uro Crisis: every stage, chair and language; only legal offers; nothing leaks."""

import json
import math
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.examples import act, arrange, board, quick, turn_of
from spielgeld.games.euro_crisis.page.end import follow
from spielgeld.games.euro_crisis.page.sheets import ARMS
from spielgeld.games.euro_crisis.page.tracks import DISC_HEIGHT, DISC_WIDTH, WIDTH, ruler
from spielgeld.games.euro_crisis.rules.choices import OrElse
from spielgeld.games.euro_crisis.rules.pieces import PARTIES
from spielgeld.games.euro_crisis.rules.view import STAGES
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.page.boards import page_of
from spielgeld.page.new_table import NewTablePage, new_table_page
from spielgeld.page.page import Frame
from spielgeld.page.table import fragment, table_page
from spielgeld.telling.game import NotUnderstood, words_for
from spielgeld.telling.languages import LANGUAGES
from tests.laws.configurations import CONFIGURATIONS, Configuration, some_are_proof
from tests.page.samples import LINKS, SECTIONS, table_of
from tests.page.samples_euro_crisis import at, decide, pages, played, start
from tests.page.test_pages import NASTY, Page

TELLING = page_of("euro-crisis")
WORDS = words_for("en", "euro-crisis")
EURO_CRISIS = [c for c in CONFIGURATIONS if c.game == "euro-crisis"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_holds_together(language: str) -> None:
    for name, text in pages(language):
        page = Page(text)
        page.check()
        assert len([tag for tag, _ in page.tags if tag == "h1"]) == 1, name
        used = {str(attrs["href"])[1:] for tag, attrs in page.tags if tag == "use"}
        assert used <= set(page.ids), name


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "lead 3: {} lost"),
        ("de", "Vorsprung 3: {} verloren"),
        ("fr", "avance 3, à rendre\u202f: {}"),
    ],
)
def test_a_riot_says_what_would_be_lost(language: str, said: str) -> None:
    for luck in range(100):
        play, rng = games.new("euro-crisis", 3, seed=luck), Random(luck)
        while not play.over:
            table = play.view(None).table
            riot = table.riot
            if riot is not None and riot.sold and riot.lost(3) == 1:
                state = next(state for state in table.states if state.name == riot.state)
                lost = state.board.properties[riot.sold - 1][0]
                page = fragment("now", table_of(play, play.waiting[0], language))
                if said.split("{")[0] in page:
                    assert said.format(lost) in page
                    return
            seat = play.waiting[0]
            play.submit(seat, play.choice(seat).sample(rng))
    raise AssertionError("no riot in any game")


@pytest.mark.parametrize("configuration", some_are_proof(EURO_CRISIS), ids=str)
def test_pages_of_random_games(configuration: Configuration) -> None:
    """Every stage, from one chair or another, in one language or another; pieces keep ids."""
    rng = Random(str(configuration))
    play = configuration.start(5, listen=True)
    before: set[str] = set()
    step = -3
    while True:
        if play.over or play.step >= step + 3:
            step = play.step
            seat = rng.choice([None, *play.waiting, *range(play.players)])
            page = Page(table_page(table_of(play, seat, rng.choice(LANGUAGES))))
            page.check()
            ids = set(page.ids)
            assert set(SECTIONS) <= ids
            for drawing, inner in page.drawings:
                assert drawing in before or inner not in before, "a morph would spoil it"
            before = ids
            for state in play.view(None).table.states:
                assert {f"{piece}-{state.name}" for piece in PIECES} <= ids
        if play.over:
            return
        asked = rng.choice(play.waiting)
        play.submit(asked, decide(play, asked, rng))


PIECES = ("debt", "mood", "large", "small", "state")


def offered(play: Play, seat: int) -> tuple[list[Decision], list[str]]:
    """The decisions that a page offers, as its forms are read, and the numbers to be typed."""
    page = Page(fragment("now", table_of(play, seat, "en", told=False)))
    values = [
        str(attrs["value"])
        for tag, attrs in page.tags
        if (tag == "option" and str(attrs.get("value")).startswith("{"))
        or (tag == "button" and attrs.get("name") == "decision")
    ]
    view, choice = play.view(seat), play.choice(seat)
    typed = [str(a["name"]) for tag, a in page.tags if tag == "input" and a["type"] == "number"]
    return [TELLING.read({"decision": value}, view, choice, WORDS) for value in values], typed


@pytest.mark.parametrize("configuration", some_are_proof(EURO_CRISIS), ids=str)
def test_now_offers_all_that_is_legal_and_nothing_else(configuration: Configuration) -> None:
    rng = Random(str(configuration))
    play = configuration.start(7)
    stages = set()
    while not play.over:
        stages.add(play.view(None).table.stage)
        for seat in play.waiting:
            choice = play.choice(seat)
            decisions, typed = offered(play, seat)
            assert all(decision in choice for decision in decisions)
            if choice.count() < math.inf and not typed:
                assert sorted(map(json.dumps, decisions)) == sorted(map(json.dumps, choice))
            if len(play.waiting) == 1:
                play.clone().submit(seat, rng.choice(decisions))
        for seat in set(range(play.players)) - set(play.waiting):
            assert 'name="decision"' not in fragment("now", table_of(play, seat, "en", told=False))
        asked = rng.choice(play.waiting)
        play.submit(asked, decide(play, asked, rng))
    assert len(stages) >= 9


def twins(stage: str, others: Decision, its: Decision) -> tuple[Play, Play, int]:
    """Two games that differ only in what one seat has sealed or laid face down."""
    plays = at(stage), at(stage)
    seat = plays[0].waiting[-1]
    for play, decision in zip(plays, (others, its), strict=True):
        play.submit(seat, decision)
    return *plays, seat


def everything_but(seat: int, play: Play) -> list[str]:
    readers = [None, *(reader for reader in range(play.players) if reader != seat)]
    return [table_page(table_of(play, reader, "en")) for reader in readers]


def test_a_sealed_bid_is_on_nobody_elses_page() -> None:
    play = at("gold bids")
    seat = play.waiting[-1]
    assert play.view(seat).table.banks[seat].gold > 0
    one, other, seat = twins("gold bids", {"gold": 0}, {"gold": 1})
    assert everything_but(seat, one) == everything_but(seat, other)
    own = [table_page(table_of(play, seat, "en")) for play in (one, other)]
    assert own[0] != own[1]


def test_a_card_is_on_nobody_elses_page_until_it_is_revealed() -> None:
    play = at("choose cards")
    legal = list(play.choice(play.waiting[-1]))
    one, other, seat = twins("choose cards", legal[0], legal[-1])
    assert everything_but(seat, one) == everything_but(seat, other)
    rngs = Random(1), Random(1)
    compared = 0
    while one.view(None).table.banks[seat].revealed is None and not one.over:
        asked = one.waiting[0]
        for play, rng in zip((one, other), rngs, strict=True):
            play.submit(asked, decide(play, asked, rng))
        if one.view(None).table.banks[seat].has_hidden_card:
            assert everything_but(seat, one) == everything_but(seat, other)
            compared += 1
    assert compared


def test_the_owner_of_a_hidden_card_sees_it() -> None:
    play = at("choose cards")
    seat = play.waiting[-1]
    play.submit(seat, next(iter(play.choice(seat))))
    sealed = play.view(seat).sealed
    assert sealed is not None
    name = WORDS.say(f"card-{sealed['card']}")
    page = Page(fragment("mine", table_of(play, seat, "en")))
    assert f"Your hidden card: {name}." in page.text


def test_previews_say_what_will_happen() -> None:
    """The quick start's page: red lends 2 to Spain for +10; blue takes 3 markers down to -1."""
    play = games.new("euro-crisis", 4, deal={"first": 0}, quick_start=True, listen=True)
    for quarter, seat in ((1, 0), (3, 1), (4, 2), (2, 3)):
        play.submit(seat, {"quarter": quarter})
    for seat, card in enumerate(("london", "frankfurt", "moscow", "london")):
        play.submit(seat, {"card": card})
    text = Page(fragment("now", table_of(play, 0, "en"))).text
    assert "5 + 5 (columns 3, 4); income 5\u00a0→\u00a015" in text
    assert "then sells RTVE (7 PP)" in text
    play.submit(0, {"lend": "spain", "markers": 2})
    assert (
        "With equal bids this order counts: Ada"
        in Page(fragment("now", table_of(play, 1, "en"))).text
    )
    while play.view(None).table.stage == "gold bids":
        play.submit(play.waiting[0], {"gold": 0})
    text = Page(fragment("now", table_of(play, 1, "en"))).text
    assert "income 5\u00a0→\u00a0−1" in text
    play.submit(1, {"borrow": 3})
    page = Page(fragment("now", table_of(play, 2, "en")))
    labels = [attrs.get("aria-label") for tag, attrs in page.tags if tag == "button"]
    assert "2 gold for €6m" in labels


def test_a_reform_is_previewed_by_the_rules() -> None:
    play = at("rome")
    seat = play.waiting[0]
    before = play.view(None).table
    text = Page(fragment("now", table_of(play, seat, "en", told=False))).text
    for decision in play.choice(seat):
        if decision.get("reform") != "real" or decision["party"] != "conservatives":
            continue
        after = play.clone()
        after.submit(seat, decision)
        if after.view(None).table.stage != "further reform":
            continue
        for state, then in zip(before.states, after.view(None).table.states, strict=True):
            if state.name == decision["state"]:
                assert f"happiness {state.happiness}\u00a0→\u00a0{then.happiness}" in text


@pytest.mark.parametrize(
    "form",
    [{}, {"decision": ""}, {"decision": "x"}, {"decision": "[1]"}, {"decision": '{"card": "x"}'},
     {"gold": "a lot"}, {"decision": '{"card": ["rome"]}'}],
)  # fmt: skip
def test_a_form_that_says_nothing_is_not_understood(form: dict[str, str]) -> None:
    play = at("choose cards")
    seat = play.waiting[0]
    with pytest.raises(NotUnderstood):
        TELLING.read(form, play.view(seat), play.choice(seat), WORDS)


def test_typed_numbers_are_read() -> None:
    play = at("frankfurt")
    seat = play.waiting[0]
    view, choice = play.view(seat), play.choice(seat)
    assert TELLING.read({"borrow": " 12 "}, view, choice, WORDS) == {"borrow": 12}
    play = at("place weapons")
    seat = play.waiting[0]
    view, choice = play.view(seat), play.choice(seat)
    armed = TELLING.read({"weapons": "2", "side": "people"}, view, choice, WORDS)
    assert armed == {"weapons": 2, "side": "people"}
    assert TELLING.read({"weapons": "0", "side": "people"}, view, choice, WORDS) == {"weapons": 0}


def test_many_weapons_and_much_gold_are_typed() -> None:
    golden = board({"start.gold": 40, "start.weapons": 40, "states.greece.happiness.start": 1})
    play = games.new("euro-crisis", 4, seed=1, board=golden)
    rng = Random(1)
    typed = set()
    while not play.over:
        for seat in play.waiting:
            typed |= set(offered(play, seat)[1])
        asked = rng.choice(play.waiting)
        play.submit(asked, decide(play, asked, rng))
    assert {"gold", "weapons", "borrow"} <= typed


def test_what_costs_a_lot_is_confirmed() -> None:
    play = at("frankfurt")
    seat = play.waiting[0]
    view = play.view(seat)
    assert TELLING.wants_confirmation(view, {"skip": True})
    assert TELLING.wants_confirmation(view, {"borrow": 100})
    income = view.table.banks[seat].income
    assert TELLING.wants_confirmation(view, {"borrow": 1}) == (income - 2 < -20)
    assert not TELLING.wants_confirmation(at("gold bids").view(0), {"gold": 0})
    confirm = replace(table_of(play, seat, "en"), confirm={"borrow": 100})
    page = Page(fragment("now", confirm))
    page.check()
    values = {attrs.get("name"): attrs.get("value") for _, attrs in page.tags}
    assert json.loads(str(values["decision"])) == {"borrow": 100}
    assert values["sure"] == "yes"
    assert "puts your own bank out" in page.text


def test_an_action_that_can_only_be_skipped_needs_no_confirmation() -> None:
    rng = Random(2)
    for seed in range(40):
        play = start(seed)
        while not play.over:
            seat = play.waiting[0]
            if play.view(None).table.stage == "london" and play.choice(seat).count() == 1:
                assert not TELLING.wants_confirmation(play.view(seat), {"skip": True})
                assert "nothing you could do" in fragment(
                    "now", table_of(play, seat, "en", told=False)
                )
                return
            play.submit(seat, decide(play, seat, rng))
    raise AssertionError("never happened")


def test_names_are_escaped() -> None:
    for stage in STAGES:
        play = at(stage)
        for seat in (None, play.waiting[0]):
            table = table_of(play, seat, "en")
            chairs = tuple(replace(chair, name=NASTY) for chair in table.chairs)
            text = table_page(replace(table, chairs=chairs))
            Page(text).check()
            assert "<script>alert" not in text


@pytest.mark.parametrize("configuration", EURO_CRISIS, ids=str)
def test_charts_follow_the_whole_game(configuration: Configuration) -> None:
    rng = Random(3)
    play = configuration.start(3, listen=True)
    first = play.view(None).table
    while not play.over:
        asked = rng.choice(play.waiting)
        play.submit(asked, decide(play, asked, rng))
    table = table_of(play, None, "en")
    over_time = follow(table, table.told)
    last = table.view.table
    assert [values[-1] for values in over_time.incomes] == [bank.income for bank in last.banks]
    assert [values[-1] for values in over_time.points] == [bank.pp for bank in last.banks]
    if play.options["quick_start"]:
        assert [values[0] for values in over_time.incomes] == [b.income for b in first.banks]
        assert [values[0] for values in over_time.points] == [b.pp for b in first.banks]
    assert len({len(values) for values in over_time.incomes + over_time.points}) == 1
    page = fragment("board", table)
    assert 'id="chart-income-title"' in page
    assert 'id="chart-points-title"' in page


def test_scoring_sheet_adds_up() -> None:
    play = played(3)
    page = Page(fragment("board", table_of(play, 2, "en")))
    scores = [seat["score"] for seat in play.summary()["seats"] if not seat["out"]]
    assert all(str(score).replace("-", "−") in page.text for score in scores)


def test_rules_stand_under_their_headings() -> None:
    text = dict(pages("de"))["euro-rules"]
    page = Page(text)
    assert {message for message, _ in TELLING.headings} <= set(page.ids)
    assert {f"EC-{number}" for number in (1, 6, 10, 20, 30, 41)} <= set(page.ids)


def test_the_last_move_is_marked() -> None:
    play = at("london")
    seat = play.waiting[0]
    decision = next(decision for decision in play.choice(seat) if "lend" in decision)
    play.submit(seat, decision)
    page = Page(fragment("board", table_of(play, None, "en")))
    marked = [a["id"] for _, a in page.tags if "latest-move" in str(a.get("class"))]
    assert marked == [f"strip-{decision['lend']}"]
    fresh = [a["id"] for _, a in page.tags if str(a.get("class")).endswith("fresh")]
    assert len(fresh) == decision["markers"]


def test_a_new_table_can_be_opened_without_a_board_of_ones_own() -> None:
    frame = Frame(WORDS, LINKS, game="euro-crisis")
    page = Page(new_table_page(NewTablePage(frame, "euro-crisis", ("random",))))
    page.check()
    fields = {attrs.get("name"): attrs for _, attrs in page.tags}
    assert "option-quick_start" in fields
    assert fields["option-board"]["type"] == "file"
    assert "required" not in fields["option-board"]


def test_a_very_long_income_track_is_one_ruler_with_few_labels() -> None:
    long = board({"income": {"min": -1000, "max": 1000, "start": -4}})
    play = games.new("euro-crisis", 4, seed=1, board=long)
    page = Page(fragment("board", table_of(play, None, "en")))
    assert {f"disc-{seat}" for seat in range(4)} <= set(page.ids)
    labels = [a for _, a in page.tags if a.get("class") == "income-label"]
    assert 5 < len(labels) <= 2 * 10


def test_a_ruler_stacks_discs_in_the_order_of_the_table() -> None:
    """Of equal numbers the first lies on top; discs that would meet lie one above the other."""
    drawn = ruler(-20, 40, ((3, 9), (1, 5), (0, 5), (2, -20)))
    discs = {disc.seat: disc for disc in drawn.discs}
    assert [disc.label for disc in drawn.discs] == ["5", "5", "−20", "9"]
    assert discs[1].y < discs[0].y
    step = (discs[3].point - discs[0].point) / 4
    assert discs[2].point == pytest.approx(discs[0].point - 25 * step)
    for one, other in combinations(drawn.discs, 2):
        apart = abs(one.x - other.x) >= DISC_WIDTH or abs(one.y - other.y) >= DISC_HEIGHT
        assert apart, (one, other)
    assert all(disc.y >= 0 and 0 <= disc.x <= WIDTH - DISC_WIDTH for disc in drawn.discs)


def test_a_state_says_how_far_its_crises_are_and_what_it_sells_next() -> None:
    for seed in range(4):
        play = played(seed, 70)
        page = Page(fragment("board", table_of(play, None, "en")))
        for state in play.view(None).table.states:
            cut = f"Debt cut in {state.steps_to_cut}" if state.steps_to_cut else "Debt cut!"
            riot = f"Riot in {state.steps_to_riot}" if state.steps_to_riot else "Riot!"
            name = WORDS.say(f"state-{state.name}")
            sells = "all is sold"
            if state.next_sale is not None:
                sells = "next: {} ({} PP)".format(*state.next_sale)
            text = " ".join(page.text.split())
            assert f"{name} {sells} {cut} {riot}" in text


def test_points_are_on_a_ruler_with_the_number_that_ends_the_game() -> None:
    page = Page(fragment("board", table_of(played(1, 70), None, "en")))
    assert "33 PP make this year the last" in page.text
    assert len([a for _, a in page.tags if a.get("class") == "ruler-flag"]) == 1
    assert {f"points-{seat}" for seat in range(4)} <= set(page.ids)


@pytest.mark.parametrize("party", PARTIES)
def test_ec25_debt_and_happiness_go_the_way_the_marker_goes_on_the_sheet(party: str) -> None:
    play = turn_of(0, "rome", quick())
    arrange(play, large={3: PARTIES.index(party)}, small={3: (PARTIES.index(party) + 1) % 4})
    before = play.view(None).table.states[3]
    act(play, 0, {"reform": "real", "state": "greece", "party": party})
    after = play.view(None).table.states[3]
    right, down = ARMS[PARTIES.index(party)]
    moved = [now - then for then, now in zip(before.debt, after.debt, strict=True)]
    assert moved == [-right, down]
    assert after.happiness - before.happiness == -right


def test_a_card_that_could_only_be_left_out_is_warned_of() -> None:
    """The view says so of the very actions of which the rules offer nothing."""
    rng, seen = Random(5), {True: 0, False: 0}
    for seed in range(12):
        play = start(seed)
        while not play.over:
            seat, table = play.waiting[0], play.view(None).table
            choice = play.choice(seat)
            if isinstance(choice, OrElse) and table.stage != "further reform":
                useless = choice.action.count() == 0
                assert (table.stage in table.useless_cards(seat)) == useless, table.stage
                seen[useless] += 1
            if table.stage == "choose cards":
                text = fragment("now", table_of(play, seat, "en", told=False))
                in_hand = [each["card"] for each in choice]
                for card in table.useless_cards(seat):
                    assert (card in in_hand) == (WORDS.say(f"useless-{card}") in text)
            play.submit(seat, decide(play, seat, rng))
    assert min(seen.values()) > 5


def test_a_bank_without_gold_is_told_so_and_has_one_button() -> None:
    play = at("gold bids")
    arrange(play, gold={play.waiting[0]: 0})
    page = Page(fragment("now", table_of(play, play.waiting[0], "en", told=False)))
    offers = [a["value"] for tag, a in page.tags if tag == "button" and a.get("name") == "decision"]
    assert offers == ['{"gold": 0}']
    assert "You have no gold" in page.text


def test_a_bank_that_is_out_has_a_sign_that_fits_the_strip() -> None:
    play = played(3, 70)
    view = play.view(None)
    banks = [replace(bank, out=seat == 1) for seat, bank in enumerate(view.table.banks)]
    gone = replace(view, table=replace(view.table, banks=tuple(banks)))
    figures = TELLING.figures(replace(table_of(play, None, "de"), view=gone))
    assert [figure.value for figure in figures[1]] == ["–"]
    assert [len(figures[seat]) for seat in (0, 2, 3)] == [4, 4, 4]

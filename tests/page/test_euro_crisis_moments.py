"""What all are shown in €uro Crisis: each card from the events of one step."""

from collections.abc import Sequence
from random import Random

import pytest

from spielgeld.games.euro_crisis.rules import events as euro
from spielgeld.kernel.state import Event
from spielgeld.page.boards import page_of
from spielgeld.page.moments import draw_card
from spielgeld.telling.game import words_for
from spielgeld.telling.languages import LANGUAGES
from tests.page.samples_euro_crisis import decide, start
from tests.page.test_pages import Page

NAMES = ("Ada", "Ben", "Cyd", "Dia")


def shown(*events: Event, language: str = "en") -> list[str]:
    words = words_for(language, "euro-crisis")
    told = []
    for moment in page_of("euro-crisis").moments(events, words, NAMES):
        page = Page(draw_card("moment-1-1", words, moment).text)
        told.append(" ".join(page.text.split()))
    return told


def sold(bids: Sequence[int | None], seat: int, tie: str | None) -> tuple[Event, Event]:
    gold = bids[seat] or 0
    return euro.BidsOpened("RTVE", tuple(bids)), euro.PropertySold(
        "spain", "RTVE", 7, seat, gold, tie
    )


@pytest.mark.parametrize(
    ("bids", "tie", "why"),
    [
        ((2, 0, 1, None), None, "Ada bid the most and pays 2 gold."),
        ((2, 2, 1, 0), "loans", "A tie: Ada has more loan markers in Spain, wins and pays 2 gold."),
        (
            (2, 2, 1, 0),
            "right",
            "A tie: Ada has the loan marker furthest to the right in Spain, wins and pays 2 gold.",
        ),
        (
            (0, 0, 0, 0),
            "income",
            "A tie, and none of them lends to Spain: Ada has the higher income, wins and pays"
            " 0 gold.",
        ),
    ],
)
def test_all_bids_are_revealed_the_winner_last_and_why(
    bids: tuple[int | None, ...], tie: str | None, why: str
) -> None:
    (card,) = shown(*sold(bids, 0, tie))
    assert card.startswith("RTVE (7 PP) goes to Ada")
    assert card.endswith(why)
    named = [name for name, bid in zip(NAMES, bids, strict=True) if bid is not None]
    places = {name: card.index(name, len("RTVE (7 PP) goes to Ada")) for name in named}
    assert max(places, key=lambda name: places[name]) == "Ada"


def test_a_debt_cut_says_what_each_income_falls_to() -> None:
    (card,) = shown(
        euro.DebtCutBegan("greece"),
        euro.LoansLost(1, "greece", 3, 27, 5),
        euro.LoansLost(0, "greece", 1, 9, -1),
        euro.DebtCutEnded("greece", (4, 2), 6),
    )
    assert card.startswith("Debt cut in Greece")
    assert "Ben 3 loans lost income 32\u00a0→\u00a05".replace("\u00a0", " ") in card
    assert "Ada 1 loan lost income 8 → −1" in card
    assert "6 steps away" in card
    (nobody,) = shown(euro.DebtCutBegan("greece"), euro.DebtCutEnded("greece", (4, 2), 6))
    assert "Nobody had lent here" in nobody


def test_a_riot_says_how_strong_both_sides_were_and_what_is_lost() -> None:
    (card,) = shown(
        euro.PropertyRenationalised("greece", "Acropolis", 12, 2),
        euro.RiotEnded("greece", 7, 3, 1, 4),
    )
    assert card.startswith("The riot in Greece is over")
    assert "For the people 7" in card
    assert "3 For the government" in card
    assert "Cyd loses Acropolis (12 PP)" in card
    (calm,) = shown(euro.RiotEnded("greece", 2, 3, 0, 4))
    assert "The people take nothing back." in calm


def test_the_years_end_says_who_got_what_and_how_the_debts_stand() -> None:
    (card,) = shown(
        euro.MoneyPaid(3, 4, 1, -7, "income"),
        euro.MoneyReceived(0, 15, "income"),
        euro.NationalDebtRose({"spain": (7, 2), "greece": (6, 2)}, {"spain": 3, "greece": 1}),
        euro.GovernmentsRestored(),
        euro.YearEnded(1),
    )
    assert card.startswith("The year ends: income is paid Ada +€15m Dia")
    assert "too little money; income now −7 −€1m" in card
    assert "Spain Debt cut in 3 Greece Debt cut in 1" in card
    assert shown(euro.MoneyReceived(0, 2, "liberals")) == []


def test_the_events_of_a_year_say_which_crises_come_near() -> None:
    anger, economy = shown(
        euro.PublicAngerRose("spain", {"spain": 1, "greece": 4}),
        euro.EconomyShrank(
            "greece", 3, {"spain": (7, 2), "greece": (6, 2)}, {"spain": 3, "greece": 0}
        ),
    )
    assert anger == "Public anger, most of all in Spain Spain Riot in 1 Greece Riot in 4"
    assert economy.endswith("Spain Debt cut in 3 Greece Debt cut!")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_card_of_whole_games_holds_together(language: str) -> None:
    """And every sale, cut and riot is on one."""
    kinds = (euro.PropertySold, euro.DebtCutEnded, euro.RiotEnded, euro.NationalDebtRose)
    found = dict.fromkeys(kinds, 0)
    for seed in range(3):
        play, rng = start(seed), Random(seed)
        while not play.over:
            play.submit(play.waiting[0], decide(play, play.waiting[0], rng))
        for chapter in play.chapters or []:
            number = [sum(isinstance(event, kind) for event in chapter) for kind in kinds]
            for kind, times in zip(kinds, number, strict=True):
                found[kind] += times
            assert len(shown(*chapter, language=language)) >= sum(number)
    assert all(found.values())

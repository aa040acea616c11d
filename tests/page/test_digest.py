"""What a turn comes to, in few lines and in every language."""

from collections.abc import Sequence
from random import Random

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.rules import events as euro
from spielgeld.games.plutocracy.rules import events as plutocracy
from spielgeld.games.qe.rules import events as qe
from spielgeld.kernel.playout import play_out
from spielgeld.kernel.state import Event, Seat
from spielgeld.page.happened import turns_since
from spielgeld.page.lines import StoryLine
from spielgeld.page.story import story_lines
from spielgeld.telling.game import telling_of
from spielgeld.telling.languages import LANGUAGES

NAMES = ["Ada", "Ben", "Cyd", "Dia"]


def summed(game: str, events: Sequence[Event], language: str = "en") -> list[str]:
    telling = telling_of(game)
    return telling.sum_up(events, telling.words(language), NAMES)


def reform(state: str, real: bool, happiness: int = 3) -> euro.ReformMade:
    return euro.ReformMade(1, state, "socialists", real, 1, (4, 2), happiness, 6)


ROME = [euro.CardRevealed(1, "rome"), *[reform("spain", real=True, happiness=n) for n in (3, 4, 5)]]


@pytest.mark.parametrize(
    ("language", "several", "one"),
    [
        (
            "en",
            "Ben in Rome: 3 reforms in Spain (debt cut in 6; happiness 5)"
            " and 1 senseless reform in Greece.",
            "Ben in Rome: 1 reform in Spain (debt cut in 6; happiness 3).",
        ),
        (
            "de",
            "Ben in Rom: 3 Reformen in Spanien (Schuldenschnitt in 6; Zufriedenheit 5)"
            " und 1 sinnlose Reform in Griechenland.",
            "Ben in Rom: 1 Reform in Spanien (Schuldenschnitt in 6; Zufriedenheit 3).",
        ),
        (
            "fr",
            "Ben à Rome : 3 réformes en Espagne (effacement dans 6 ; satisfaction 5)"
            " et 1 réforme pour rien en Grèce.",
            "Ben à Rome : 1 réforme en Espagne (effacement dans 6 ; satisfaction 3).",
        ),
    ],
)
def test_reforms_of_one_visit_to_rome_are_one_line(language: str, several: str, one: str) -> None:
    visit = [*ROME, reform("greece", real=False), euro.RomeEnded(1, 4)]
    assert summed("euro-crisis", visit, language) == [several]
    assert summed("euro-crisis", [ROME[0], ROME[1], euro.RomeEnded(1, 1)], language) == [one]


def test_a_payday_a_sale_and_a_debt_cut_are_one_line_each() -> None:
    payday = [euro.MoneyReceived(seat, seat + 1, "income") for seat in range(3)]
    assert summed("euro-crisis", payday) == ["Income: Ada €1m, Ben €2m, and Cyd €3m."]
    twice = [euro.MoneyPaid(0, 2, 2, 5, "communists"), euro.MoneyPaid(0, 3, 1, 3, "communists")]
    assert summed("euro-crisis", twice) == [
        "Ada owes the communists €5m and pays €3m; income now 3."
    ]
    cut = [
        euro.DebtCutBegan("spain"),
        euro.LoansLost(0, "spain", 1, 4, -1),
        euro.LoansLost(2, "spain", 2, 9, 3),
        euro.DebtCutEnded("spain", (2, 1), 9),
    ]
    assert summed("euro-crisis", cut) == [
        "Debt cut in Spain: Ada loses 1 loan marker (income now −1)"
        " and Cyd loses 2 loan markers (income now 3)."
    ]
    sale = [
        euro.BidsOpened("RTVE", (2, 0, None, None)),
        euro.PropertySold("spain", "RTVE", 7, 0, 2, None),
    ]
    assert summed("euro-crisis", sale) == [
        "Gold bids: Ada 2 and Ben 0. Ada buys RTVE for 2 gold (7 PP)."
    ]


def test_what_a_ship_does_on_one_planet_is_one_line_and_its_flight_another() -> None:
    visit: list[Event] = [
        plutocracy.TurnBegan(1, 12, "mars"),
        plutocracy.ResourcesSold(1, "mars", "water", 3, 4, 3),
        plutocracy.SeatsBought(1, "mars", 1, 3),
        plutocracy.ShipFlew(1, (-3, 4), (0, 2), "earth", 3, 0, 17),
        plutocracy.TurnBegan(1, 17, "earth"),
        plutocracy.SocietyJoined(1, "high", 2),
        plutocracy.SocietyJoined(1, "merchant", 1),
    ]
    first, flight, second = summed("plutocracy", visit)
    assert first == "Ben on Mars: sells 3 water for 12\u00a0S€ and takes a seat for 3\u00a0S€."
    assert flight.startswith("Ben flies to ")
    assert second == (
        "Ben on Earth: joins the High Society (2 councillors)"
        " and joins the Merchant Society (1 councillor)."
    )


def test_qe_says_a_price_only_to_those_who_heard_it() -> None:
    sold: list[Event] = [qe.CompanyWon("EU-FIN", 2), qe.PricePaid("EU-FIN", 2, 573)]
    (known,) = summed("qe", sold)
    (unknown,) = summed("qe", sold[:1])
    assert "573" in known
    assert "573" not in unknown
    (opened,) = summed("qe", [qe.CompanyRevealed("EU-FIN", 3, 3), qe.OpenBidMade(3, 34)])
    assert opened.startswith("Dia puts up ")
    assert opened.endswith(" and opens with 34.")


def test_a_turn_begins_with_the_card_that_was_revealed_before_it() -> None:
    told = [
        StoryLine(1, 1, "", event=euro.LoansTaken(0, 1, 3)),
        StoryLine(2, 1, "", event=ROME[0]),
        *[StoryLine(3 + n, 2 + n, "", event=made) for n, made in enumerate(ROME[1:])],
    ]
    turns = turns_since(
        told, 0, [None, 0, 1, 1, 1], telling_of("euro-crisis").opening,
        lambda events: summed("euro-crisis", events),
    )  # fmt: skip
    assert [(turn.seat, len(turn.lines)) for turn in turns] == [(0, 1), (1, 1)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), [("qe", 4), ("plutocracy", 3), ("euro-crisis", 4)])
def test_whole_games_can_be_summed_up_and_get_shorter(
    game: str, players: int, language: str
) -> None:
    play = games.new(game, players, seed="digest", listen=True)
    play_out(play, Random(7))
    telling = telling_of(game)
    words = telling.words(language)
    seat: Seat = 1
    story = story_lines(play, seat, words, NAMES[:players])
    heard = [line.event for line in story if line.event is not None]
    lines = telling.sum_up(heard, words, NAMES[:players])
    assert len(story) > 60
    assert len(lines) < len(story)
    assert all([line and line == line.strip() for line in lines])

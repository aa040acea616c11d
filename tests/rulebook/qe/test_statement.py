"""The bank statement: the least that would have won each company, all other bids as they were."""

from dataclasses import replace
from random import Random

import pytest

from spielgeld import games
from spielgeld.games.qe.rules.bids import least_winning_bid
from spielgeld.games.qe.rules.scoring import Score
from spielgeld.games.qe.telling.ending import bank_statement, needed, why_it_ended
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refused
from spielgeld.telling.game import words_for
from tests.rulebook.qe.table import sell, start

NAMES = ["Ada", "Ben", "Cyd", "Dia", "Eve"]
BOXES = [("2019", 3), ("2019", 4), ("2019", 5), ("2019-fr", 4), ("2017", 3), ("2017", 4)]


def played(edition: str, players: int, luck: int) -> Play:
    """A game of small bids, which are often equal."""
    play, rng = games.new("qe", players, seed=luck, edition=edition), Random(luck)
    while not play.over:
        seat = rng.choice(play.waiting)
        choice = play.choice(seat)
        small = {"bid": rng.randrange(5)}
        play.submit(seat, small if small in choice else choice.sample(rng))
    return play


def wins(play: Play, number: int, amount: int) -> bool:
    """Whether the winner of this sale would have won it by this as their last bid in it."""
    sale = play.view(None).table.sales[number]
    again = games.new("qe", play.players, deal=play.deal, **play.options)
    made = list(play.decisions)
    while len(again.view(None).table.sales) <= number:
        again.submit(*made.pop(0))
    rest: list[tuple[int, dict[str, int]]] = []
    probe = again.clone()
    while len(probe.view(None).table.sales) == number + 1 and not probe.over:
        rest.append(made.pop(0))
        probe.submit(*rest[-1])
    own = [place for place, (seat, _) in enumerate(rest) if seat == sale.winner]
    last = max([place for place in own if "bid" in rest[place][1]])
    rest[last] = (rest[last][0], {"bid": amount})
    for seat, decision in rest:
        try:
            again.submit(seat, decision)
        except Refused:
            return False
    then = again.view(None).table.sales[number]
    return bool(then.decided and then.winner == sale.winner)


@pytest.mark.parametrize(("edition", "players"), BOXES)
def test_the_least_is_found_by_trying(edition: str, players: int) -> None:
    for luck in range(3):
        play = played(edition, players, luck)
        view = play.view(None)
        sums = [0] * players
        for number, sale in enumerate(view.table.sales):
            if sale.winner is not None:
                tried = range(sale.amount + 1)
                sums[sale.winner] += next(bid for bid in tried if wins(play, number, bid))
        assert needed(view) == sums


@pytest.mark.parametrize(
    ("attempts", "ties", "winner", "low", "overridden", "least"),
    [
        # Above the open bid, above the second one; the auctioneer bids 1 at least.
        (((20, 90, 30, 0),), (), 1, 0, False, 31),
        (((20, 0, 0, 0),), (), 0, 1, False, 1),
        # A third tie of two others: above the open bid, and no amount that another has bid.
        (((5, 9, 9, 8),) * 3, ((1, 2),) * 3, 3, 0, False, 6),
        (((5, 9, 9, 7),) * 3, ((1, 2),) * 3, 0, 1, False, 8),
        # 2017: amounts that were overridden count too.
        (((5, 6, 6, 0), (5, 9, 9, 8), (5, 9, 9, 8)), ((1, 2),) * 3, 3, 0, True, 7),
    ],
)  # fmt: skip
def test_the_least_above_what_the_others_bid(
    attempts: tuple[tuple[int, ...], ...], ties: tuple[tuple[int, ...], ...], winner: int,
    low: int, overridden: bool, least: int,
) -> None:  # fmt: skip
    if winner == 0 and len(ties) == 3:
        attempts = tuple([(20, *bids[1:]) for bids in attempts])
    found = least_winning_bid(attempts, ties, winner, low, overridden_count=overridden)
    assert found == least


def ended(edition: str) -> Play:
    play = start(4, edition)
    first = play.waiting[0]
    sell(play, *[90 if seat == first else 3 + seat for seat in range(4)])
    while not play.over:
        seat = play.waiting[0]
        opens = play.view(None).table.stage == "open bid"
        play.submit(seat, {"bid": 1 if opens else 0 if seat != 2 else 4})
    return play


@pytest.mark.parametrize(("edition", "what"), [("2019", "is out"), ("2017", "loses all points")])
def test_why_and_what_it_cost_with_names_and_numbers(edition: str, what: str) -> None:
    """QE-21, QE-22, QE-36."""
    play = ended(edition)
    words = words_for("en", "qe")
    scores = play.view(None).table.scores
    (top,) = [seat for seat, score in enumerate(scores) if score.out]
    ((winner,), *others) = [list(place) for place in play.view(None).ranking]
    lead = scores[winner].total - scores[others[0][0]].total
    said = {seat: why_it_ended(play.view(seat), words, NAMES) for seat in (*range(4), None)}
    plain = {seat: text.replace("\u2068", "").replace("\u2069", "") for seat, text in said.items()}
    spent = f"{NAMES[top]} spent {scores[top].spent} and {what}; "
    assert plain[winner].startswith(f"{spent}you beat ")
    assert plain[winner].endswith(f" by {lead} point{'s' * (lead != 1)}.")
    assert plain[None].startswith(f"{spent}{NAMES[winner]} beats ")
    assert plain[top].startswith(f"You spent {scores[top].spent}, the most, and ")
    assert f"; {NAMES[winner]} wins with {scores[winner].total} points." in plain[top]
    least = needed(play.view(None))
    statement = bank_statement(play.view(top), words)
    assert least[top] < scores[top].spent
    assert str(least[top]) in statement
    assert str(sum(least)) in bank_statement(play.view(None), words)


@pytest.mark.parametrize(
    ("seat", "ranking", "points", "spent", "said"),
    [
        (0, [[1], [2], [0]], [30, 20, 9], [50, 10, 11],
         "You spent 50, the most, and are out; Ben wins with 20 points."),
        (2, [[1], [2], [0]], [30, 33, 33], [50, 10, 11],
         "Ada spent 50 and is out; Ben is level with you at 33 points, but spent less."),
        (1, [[1], [2], [0]], [30, 33, 33], [50, 10, 11],
         "Ada spent 50 and is out; you are level with Cyd at 33 points, but spent less."),
        (2, [[1], [2], [0]], [30, 20, 1], [50, 10, 11],
         "Ada spent 50 and is out; Ben beats you by 19 points."),
        (None, [[1], [2], [0]], [30, 2, 1], [50, 10, 11],
         "Ada spent 50 and is out; Ben beats Cyd by 1 point."),
        (1, [[1], [0, 2]], [30, 1, 9], [50, 10, 50],
         "Ada and Cyd spent 50 and are out; only you are left and win."),
        (None, [[0, 1], [2]], [9, 9, 30], [5, 5, 50],
         "Cyd spent 50 and is out; Ada and Ben share the win, level in points and in spending."),
        (None, [[0, 1, 2]], [1, 2, 3], [5, 5, 5], "All spent the same, so all are out."),
    ],
)  # fmt: skip
def test_what_decided(
    seat: int | None, ranking: list[list[int]], points: list[int], spent: list[int], said: str
) -> None:
    view = played("2019", 3, 1).view(seat)
    scores = tuple(
        [
            Score(had, 0, 0, 0, 0, paid, paid == max(spent), 0)
            for had, paid in zip(points, spent, strict=True)
        ]
    )
    places = tuple(map(tuple, ranking))
    view = replace(view, ranking=places, table=replace(view.table, scores=scores))
    told = why_it_ended(view, words_for("en", "qe"), NAMES[:3])
    assert told.replace("\u2068", "").replace("\u2069", "") == said

"""How a game of QE ended: why it was won, and what the same companies need have cost."""

from collections.abc import Sequence
from typing import Any

from spielgeld.games.qe.rules.bids import least_winning_bid
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.telling.words import Words


def why_it_ended(view: View, words: Words, names: Sequence[str]) -> str:
    """Who spent most and what that means, and by how much the winner leads, in one sentence."""
    qe: QeTable = view.table
    scores = qe.scores
    assert scores is not None
    say, old = words.say, "yes" if qe.edition == "2017" else "no"
    top = [seat for seat, score in enumerate(scores) if score.out]
    if len(top) == view.players:
        return say("why-all", old=old)
    spent = words.short(scores[top[0]].spent)
    if view.seat in top:
        lost = say("why-top-you", amount=spent, old=old)
    else:
        named = [names[seat] for seat in top]
        lost = say("why-top", names=named, count=len(named), amount=spent, old=old)
    return say("why", lost=lost, won=who_won(view, words, names))


def who_won(view: View, words: Words, names: Sequence[str]) -> str:
    scores, seat = view.table.scores, view.seat
    winners, *others = [list(place) for place in view.ranking]
    second = [other for place in others[:1] for other in place if not scores[other].out]
    points = scores[winners[0]].total
    values: dict[str, Any] = {
        "winner": [names[winner] for winner in winners],
        "names": [names[other] for other in second],
        "points": points,
    }
    if len(winners) > 1:
        return words.say("why-shared", **values)
    if seat is not None and scores[seat].out:
        return words.say("why-wins", **values)
    mine = seat == winners[0]
    if not second:
        return words.say("why-alone-you" if mine else "why-alone", **values)
    rival = second[0] if mine or seat is None else seat
    lead = points - scores[rival].total
    you = "-mine" if mine else "" if seat is None else "-yours"
    return words.say(f"why-beats{you}" if lead else f"why-level{you}", **values | {"lead": lead})


def needed(view: View) -> list[int]:
    """What the same companies would have cost each player, if all others had bid as they did."""
    qe: QeTable = view.table
    box = BOXES[qe.edition, view.players]
    sums = [0] * view.players
    for sale in qe.sales:
        if sale.winner is not None:
            attempts = tuple([tuple([bid or 0 for bid in bids]) for bids in sale.attempts])
            low = 1 if sale.winner == sale.auctioneer else 0
            sums[sale.winner] += least_winning_bid(
                attempts, sale.ties, sale.winner, low, overridden_count=box.stacks
            )
    return sums


def bank_statement(view: View, words: Words) -> str:
    """What the reader printed and need have printed; for who only watches, all banks together."""
    scores, least = view.table.scores, needed(view)
    seat: Seat | None = view.seat
    if seat is None:
        spent, enough = sum([score.spent for score in scores]), sum(least)
        return words.say("statement-all", spent=words.short(spent), enough=words.short(enough))
    spent, enough = scores[seat].spent, least[seat]
    kind = "nothing" if not spent else "exact" if spent == enough else "you"
    values = {"spent": words.short(spent), "enough": words.short(enough)}
    return words.say(f"statement-{kind}", **values)

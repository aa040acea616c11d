"""What is hidden in QE until the game is over: tokens, the tiles to come, and bids."""

from random import Random
from typing import Final

from spielgeld.games.qe.rules.pieces import Box
from spielgeld.games.qe.rules.state import QeState
from spielgeld.kernel.game import Deal
from spielgeld.kernel.secret import Answered, Secret
from spielgeld.kernel.state import Decisions, Seat

STRETCH: Final = 10**6


class IndustryTokens(Secret[QeState]):
    """QE-2: an industry token is its owner's alone."""

    def other_deal(self, deal: Deal, state: QeState, watcher: Seat | None, rng: Random) -> Deal:
        own = None if watcher is None else state.tokens[watcher]
        pool = [industry for industry in state.box.industries if industry != own]
        rng.shuffle(pool)
        seats = range(state.box.players)
        return {**deal, "industries": [own if seat == watcher else pool.pop() for seat in seats]}


class TilesToCome(Secret[QeState]):
    """QE-3: nobody knows in which order the tiles come."""

    def other_deal(self, deal: Deal, state: QeState, watcher: Seat | None, rng: Random) -> Deal:
        tiles: list[str] = deal["tiles"]
        shown, later = tiles[: state.sale + 1], tiles[state.sale + 1 :]
        if state.box.stacks:
            later = shuffled_stacks(state.box, later, rng)
        else:
            rng.shuffle(later)
        return {**deal, "tiles": shown + later}


def shuffled_stacks(box: Box, later: list[str], rng: Random) -> list[str]:
    """QE-31, QE-37: the last stack holds what was taken out; others are mixed, and each in itself.

    The stack from which tiles were shown stays the next one.
    """
    size = box.players
    rest = max(len(later) - (box.sales - 4 * size), 0)
    stacks = [later[:rest][max(end - size, 0) : end] for end in range(rest, 0, -size)][::-1]
    opened = stacks[:1] if rest % size else []
    closed = stacks[len(opened) :]
    rng.shuffle(closed)
    shuffled: list[str] = []
    for stack in [*opened, *closed, later[rest:]]:
        rng.shuffle(stack)
        shuffled += stack
    return shuffled


class HiddenBids(Secret[QeState]):
    """QE-6 to QE-9, QE-14: what was bid above all that the watcher knows of a sale.

    Stretching these bids keeps their order, so that every sale goes as it went.
    """

    def other_decisions(
        self, answered: list[Answered[QeState]], state: QeState, watcher: Seat | None, rng: Random
    ) -> list[Decisions]:
        factor = rng.randrange(2, STRETCH)
        known, highest = [0] * (state.sale + 1), [0] * (state.sale + 1)
        for question in answered:
            sale = question.state.sale
            for seat, decision in question.decisions.items():
                bid: int = decision.get("bid", 0)
                highest[sale] = max(highest[sale], bid)
                if seat == watcher or seat == question.state.auctioneer:
                    known[sale] = max(known[sale], bid)
            told = ceiling_told(question, watcher)
            known[sale] = max(known[sale], told)
        factors = [
            1
            if is_told(state, sale, watcher)
            or known[sale] + (highest[sale] - known[sale]) * factor >= state.limit
            else factor
            for sale in range(state.sale + 1)
        ]
        return [
            stretch(question.decisions, known[question.state.sale], factors[question.state.sale])
            for question in answered
        ]


def ceiling_told(question: Answered[QeState], watcher: Seat | None) -> int:
    """QE-9: who bids again in `2019-fr` knows what the new bid must be lower than; else 0."""
    state = question.state
    is_rebid = bool(state.ties) and state.sale == len(state.sales)
    if watcher is None or watcher not in question.decisions:
        return 0
    if not is_rebid or state.auctioneer is None:
        return 0
    return state.rebid_ceiling(watcher) or 0


def is_told(state: QeState, number: int, watcher: Seat | None) -> bool:
    """Whether the watcher was shown the bids of a sale, or the highest of them."""
    if watcher is None:
        return False
    if number >= len(state.sales):
        return state.auctioneer == watcher
    sale = state.sales[number]
    return sale.auctioneer == watcher or watcher in sale.looked


def stretch(decisions: Decisions, known: int, factor: int) -> Decisions:
    return {
        seat: {"bid": known + (decision["bid"] - known) * factor}
        if decision.get("bid", 0) > known
        else decision
        for seat, decision in decisions.items()
    }


SECRETS: Final[tuple[Secret[QeState], ...]] = (
    IndustryTokens("the others' industry tokens", "QE-2"),
    TilesToCome("the tiles to come", "QE-3"),
    HiddenBids("bids that others may not see", "QE-8"),
)

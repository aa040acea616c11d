"""Who may know what of a QE table, built up from nothing for each seat."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, NamedTuple

from spielgeld.games.qe.rules.bids import TIES_THAT_END_A_SALE, Ties
from spielgeld.games.qe.rules.phases import BLIND_BIDS, LOOK, OPEN_BID, REBID, SECRET_BIDS
from spielgeld.games.qe.rules.pieces import BOXES, Box
from spielgeld.games.qe.rules.scoring import Score, scores
from spielgeld.games.qe.rules.state import QeState, Sale
from spielgeld.games.qe.rules.versions import rebid_below, tells_the_first_tie
from spielgeld.kernel.frozen import Frozen
from spielgeld.kernel.state import Phase, Seat
from spielgeld.kernel.view import View

STAGES: dict[str, Phase[QeState]] = {
    "open bid": OPEN_BID,
    "secret bids": SECRET_BIDS,
    "rebid": REBID,
    "blind bids": BLIND_BIDS,
    "look": LOOK,
}
"""The phases in which somebody is asked."""
STAGE_NAMES = {phase: name for name, phase in STAGES.items()}


@dataclass(frozen=True)
class SaleView(Frozen):
    """What a seat knows of a sale. What it does not know is None.

    `attempts` are the bids by seat at each comparison: the open bid, one's own, those seen as
    auctioneer, zero bids revealed and a winning bid that one was shown.
    """

    tile: str
    auctioneer: Seat | None
    open_bid: int | None
    attempts: tuple[tuple[int | None, ...], ...]
    ties: Ties
    decided: bool
    winner: Seat | None
    amount: int | None
    zeros: tuple[Seat, ...]
    looked: tuple[Seat, ...]


@dataclass(frozen=True)
class PlayerView(Frozen):
    """What a seat knows of a player. Of what others spent it knows at least so much."""

    nation: str
    token: str | None
    companies: tuple[str, ...]
    zero_points: int
    zero_scored: bool
    look_left: bool
    spent: int | None
    spent_at_least: int


@dataclass(frozen=True)
class QeTable(Frozen):
    """The table as one seat sees it. The last of the sales is the current one until all is over.

    `scores` are there when the game is over.
    """

    edition: str
    stage: str
    first: Seat
    round: int
    sales_in_all: int
    sales: tuple[SaleView, ...]
    players: tuple[PlayerView, ...]
    scores: tuple[Score, ...] | None


EVERYBODY: Final = -1
"""Who looks when the game is over: all see the same then."""


class Past(NamedTuple):
    """What a seat knows of the sales that are over, and of each player what follows from them."""

    sales: tuple[SaleView, ...]
    companies: tuple[tuple[str, ...], ...]
    spent_at_least: tuple[int, ...]


def look_at_table(state: QeState, seat: Seat | None) -> QeTable:
    over = not state.agenda
    box, looks = state.box, EVERYBODY if over else seat
    past = look_back(box.edition, box.players, state.rules, tuple(state.sales), looks)
    sales = past.sales
    if state.sale == len(state.sales):
        sales = (*sales, look_at_current_sale(state, looks))
    return QeTable(
        edition=box.edition,
        stage="over" if over else STAGE_NAMES[state.agenda[-1]],
        first=state.first,
        round=state.round + 1,
        sales_in_all=box.sales,
        sales=sales,
        players=tuple(
            [
                look_at_player(
                    state, player, seat, past.companies[player], past.spent_at_least[player]
                )
                for player in range(state.box.players)
            ]
        ),
        scores=tuple(scores(state)) if over else None,
    )


def look_at_current_sale(state: QeState, looks: Seat | None) -> SaleView:
    """A sale without a winner yet."""
    if not state.attempts and state.agenda:
        tile, opened = state.tiles[state.sale].name, state.open_bid or None
        return SaleView(tile, state.auctioneer, opened, (), (), False, None, None, (), ())
    sale = Sale(state.tiles[state.sale], state.auctioneer, state.attempts, state.ties, None, 0)
    return look_at_sale(state.box, state.rules, sale, looks, decided=False)


@lru_cache(8192)
def look_back(
    edition: str, players: int, rules: int, sales: tuple[Sale, ...], looks: Seat | None
) -> Past:
    """What was known when a sale was over is known until the game is over, and then all is."""
    if not sales:
        return Past((), ((),) * players, (0,) * players)
    earlier = look_back(edition, players, rules, sales[:-1], looks)
    box = BOXES[edition, players]
    return look_further(earlier, look_at_sale(box, rules, sales[-1], looks, decided=True))


def look_further(past: Past, sale: SaleView) -> Past:
    """One sale more."""
    companies, least = list(past.companies), list(past.spent_at_least)
    if sale.winner is not None:
        companies[sale.winner] = (*companies[sale.winner], sale.tile)
        least[sale.winner] += least_amount(sale)
    return Past((*past.sales, sale), tuple(companies), tuple(least))


def look_at_sale(
    box: Box, rules: int, sale: Sale, looks: Seat | None, *, decided: bool
) -> SaleView:
    over = looks == EVERYBODY
    amount = sale.amount if over or knows_amount(sale, looks) else None
    zeros: tuple[Seat, ...] = ()
    if decided and box.zero_bids_score:
        zeros = tuple([other for other, bid in enumerate(sale.attempts[-1]) if bid == 0])
    attempts: tuple[tuple[int | None, ...], ...] = sale.attempts
    if not over and (looks is None or looks != sale.auctioneer):
        known = [looks, sale.auctioneer]
        shown = [*known, *zeros] if amount is None else [*known, *zeros, sale.winner]
        earlier = [only(bids, known) for bids in attempts[:-1]]
        attempts = (*earlier, *[only(bids, shown) for bids in attempts[-1:]])
        if is_told_first_tie(box, rules, sale, looks):
            attempts = (only(sale.attempts[0], [*known, *sale.ties[0]]), *attempts[1:])
    return SaleView(
        sale.tile.name,
        sale.auctioneer,
        None if sale.auctioneer is None or not attempts else attempts[0][sale.auctioneer],
        attempts,
        sale.ties,
        decided,
        sale.winner,
        amount,
        zeros,
        sale.looked,
    )


def only(bids: tuple[int | None, ...], bidders: Sequence[Seat | None]) -> tuple[int | None, ...]:
    """The bids of these; the others are None."""
    return tuple([bid if bidder in bidders else None for bidder, bid in enumerate(bids)])


def knows_amount(sale: Sale, seat: Seat | None) -> bool:
    """QE-8, QE-14: the winner, the auctioneer and who looked; all if the auctioneer won."""
    if sale.winner is None:
        return False
    if sale.winner == sale.auctioneer:
        return True
    return seat is not None and (seat in (sale.winner, sale.auctioneer) or seat in sale.looked)


def is_told_first_tie(box: Box, rules: int, sale: Sale, seat: Seat | None) -> bool:
    """QE-9 in `2019-fr`: by rules 2 who had to go below a tie of others was told its amount."""
    return (
        tells_the_first_tie(rules)
        and box.rebids_fall
        and len(sale.ties) > 1
        and seat in sale.ties[1]
        and seat not in sale.ties[0]
    )


def look_at_player(
    state: QeState, player: Seat, seat: Seat | None, companies: tuple[str, ...], spent_at_least: int
) -> PlayerView:
    shown = player == seat or not state.agenda
    return player_view(
        state.nations[player],
        state.tokens[player] if shown else None,
        companies,
        state.zero_points[player],
        state.zero_round[player] == state.round,
        state.looks_left[player],
        state.spent[player] if shown else None,
        spent_at_least,
    )


@lru_cache(4096)
def player_view(
    nation: str,
    token: str | None,
    companies: tuple[str, ...],
    zero_points: int,
    zero_scored: bool,
    look_left: bool,
    spent: int | None,
    spent_at_least: int,
) -> PlayerView:
    """Most players are as they were a decision ago: their views are kept and shown again."""
    return PlayerView(
        nation=nation,
        token=token,
        companies=companies,
        zero_points=zero_points,
        zero_scored=zero_scored,
        look_left=look_left,
        spent=spent,
        spent_at_least=spent_at_least,
    )


def least_amount(sale: SaleView) -> int:
    """A winning bid that was not shown beat the open bid and one's own."""
    if sale.amount is not None:
        return sale.amount
    if len(sale.ties) == TIES_THAT_END_A_SALE:
        return (sale.open_bid or 0) + 1
    return max([bid for bid in sale.attempts[-1] if bid is not None], default=-1) + 1


def ceiling_of(view: View) -> str:
    """QE-9 in `2019-fr`: what the rebid that is asked for must be lower than, in a word."""
    return rebid_below(view.rules)

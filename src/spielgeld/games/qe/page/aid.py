"""QE's player aid: the scoring card of this edition and number of players, in words."""

from typing import NamedTuple

from spielgeld.games.qe.rules.pieces import BOXES, ZERO_BID_POINTS
from spielgeld.games.qe.rules.scoring import score_of
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.games.qe.telling.saying import tile_words
from spielgeld.page.aid import Aid, AidTable, draw_aid, steps, terms_of
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Region
from spielgeld.telling.words import Words

TERMS = ("auctioneer", "open-bid", "secret-bid", "zero", "tie", "nation", "industry", "token",
         "set", "spent", "eye", "company", "envelope")  # fmt: skip

DRAWN = ("company", "industry", "nation", "envelope", "auctioneer", "open-bid", "eye")
"""What is drawn on the board and explained beside it."""


def draw_aid_of(table: TablePage) -> Region:
    qe: QeTable = table.view.table
    words = table.frame.words
    box = BOXES[qe.edition, table.view.players]
    keys = (*TERMS, "look") if box.looks else TERMS
    terms = terms_of(words, keys)
    return draw_aid(table, aid_of(words, box.edition, box.players), terms, so_far(table))


@remembered
def aid_of(words: Words, edition: str, players: int) -> Aid:
    box, say = BOXES[edition, players], words.say
    lines = (*steps(say, 3), say("aid-turn-4-2017" if box.stacks else "aid-turn-4"))
    if box.zero_bids_score:
        lines = (*lines, say("aid-turn-zero", points=ZERO_BID_POINTS))
    goal = say("aid-goal-2017" if edition == "2017" else "aid-goal", bonus=box.card.lowest_spending)
    return Aid(goal, lines)


@remembered
def card_of_points(words: Words, edition: str, players: int) -> AidTable:
    """What so many companies of a kind are worth. It is in sight as long as the game lasts."""
    card, say = BOXES[edition, players].card, words.say
    longest = max(len(card.nationalisation), len(card.monopolisation), len(card.diversification))
    rows = [("", *[str(number) for number in range(1, longest)])]
    for name in ("nationalisation", "monopolisation", "diversification"):
        points: tuple[int, ...] = getattr(card, name)
        cells = [str(points[min(n, len(points) - 1)]) for n in range(1, longest)]
        alone = name == "diversification" and card.one_set_without_token
        rows.append((say(f"aid-{name}-2017" if alone else f"aid-{name}"), *cells))
    return AidTable(say("aid-points"), tuple(rows))


def so_far(table: TablePage) -> tuple[str, ...]:
    """The reader's points, and what the company that is being sold would add."""
    points = table.steady(points_of)
    if points is None:
        return ()
    say = table.frame.say
    lines = [say("aid-points-so-far", points=points.have)]
    if points.tile:
        lines.append(say("aid-points-added", tile=points.tile, points=points.added))
    return tuple(lines)


class PointsSoFar(NamedTuple):
    """Points so far, the company that is sold now, and what it would add."""

    have: int
    tile: str
    added: int


def points_of(table: TablePage) -> PointsSoFar | None:
    """A player's own points; None to spectators."""
    view, qe = table.view, table.view.table
    if view.seat is None or view.over:
        return None
    me = qe.players[view.seat]
    have = subtotal(qe.edition, view.players, me.companies, me.nation, me.token, me.zero_points)
    sale = qe.sales[-1] if qe.sales else None
    if sale is None or sale.decided:
        return PointsSoFar(have, "", 0)
    more = subtotal(
        qe.edition, view.players, (*me.companies, sale.tile), me.nation, me.token, me.zero_points
    )
    return PointsSoFar(have, tile_words(sale.tile, table.frame.words), more - have)


@remembered
def subtotal(
    edition: str, players: int, companies: tuple[str, ...], nation: str, token: str | None,
    zero_points: int,
) -> int:  # fmt: skip
    """As the scoring card counts it, without what is known only at the end: who spent what."""
    box = BOXES[edition, players]
    tiles = [box.tiles[name] for name in companies]
    card = score_of(box, tiles, nation, token, zero_points, 0, out=False, lowest=False)
    return card.subtotal

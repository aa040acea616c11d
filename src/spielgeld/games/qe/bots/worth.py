"""What a company is worth to a bank, in victory points."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from spielgeld.games.qe.rules.pieces import BOXES, Box, Tile
from spielgeld.games.qe.rules.scoring import best_split, from_card, score_of
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.kernel.state import Seat

EAGER: Final = 1.2
"""A bank hopes to win this many times its even share of the companies that would suit it."""


def box_of(table: QeTable) -> Box:
    return BOXES[table.edition, len(table.players)]


def points_now(table: QeTable, seat: Seat, extra: Sequence[str] = ()) -> int:
    """A bank's points as far as they can be seen, with some more companies, without spending."""
    box, player = box_of(table), table.players[seat]
    companies = [box.tiles[name] for name in (*player.companies, *extra)]
    score = score_of(
        box,
        companies,
        player.nation,
        player.token,
        player.zero_points,
        0,
        out=False,
        lowest=False,
    )
    return score.subtotal


def worth_now(table: QeTable, seat: Seat, tile: str) -> int:
    """What a company adds to a bank's points at once."""
    return points_now(table, seat, [tile]) - points_now(table, seat)


def worth(table: QeTable, seat: Seat, tile: str) -> float:
    """What a company can be expected to add by the end, with those that are still to come."""
    box, player = box_of(table), table.players[seat]
    card, company = box.card, box.tiles[tile]
    owned = [box.tiles[name] for name in player.companies]
    shown = {sale.tile for sale in table.sales}
    unseen = [other for name, other in box.tiles.items() if name not in shown]
    # Of the tiles that are out of sight some may never be sold, but only with stacks of 2017.
    hope = min(EAGER / box.players, 1.0)
    total = float(company.points)
    if company.nation == player.nation:
        had = sum([other.nation == player.nation for other in owned])
        to_come = sum([other.nation == player.nation for other in unseen])
        total += expected_step(card.nationalisation, had, to_come, hope)
    counts = _counts(box, owned, player.token)
    mine = box.industries.index(company.industry)
    to_come = sum([other.industry == company.industry for other in unseen])
    total += expected_step(card.monopolisation, counts[mine], to_come, hope)
    return total + _diversity_step(box, owned, player.token, mine, unseen, hope)


@lru_cache(10_000)
def expected_step(points: tuple[int, ...], had: int, to_come: int, hope: float) -> float:
    """What one more adds, on average over how many of those to come will be won."""
    total, chance = 0.0, (1.0 - hope) ** to_come
    for won in range(to_come + 1):
        total += chance * (from_card(points, had + won + 1) - from_card(points, had + won))
        chance *= (to_come - won) / (won + 1) * hope / (1.0 - hope)
    return total


def _counts(box: Box, owned: list[Tile], token: str | None) -> list[int]:
    industries = [tile.industry for tile in owned]
    if token is not None:
        industries.append(token)
    return [industries.count(industry) for industry in box.industries]


def _diversity_step(
    box: Box, owned: list[Tile], token: str | None, mine: int, unseen: list[Tile], hope: float
) -> float:
    """Between what one more adds to the sets at once and what it adds to sets that may grow."""
    card = box.card
    counts = _counts(box, owned, None if card.one_set_without_token else token)
    later = [
        count + round(hope * sum([tile.industry == industry for tile in unseen]))
        for count, industry in zip(counts, box.industries, strict=True)
    ]
    steps = 0.0
    for had in (counts, later):
        more = had.copy()
        more[mine] += 1
        steps += _diversity(box, more) - _diversity(box, had)
    return steps / 2


def _diversity(box: Box, counts: list[int]) -> int:
    card = box.card
    if card.one_set_without_token:
        return from_card(card.diversification, sum([count > 0 for count in counts]))
    return best_split(card.diversification, tuple(sorted(counts, reverse=True)))

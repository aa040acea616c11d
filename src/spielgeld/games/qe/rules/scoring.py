"""The final scoring of QE: every category as on the scoring card."""

from dataclasses import dataclass
from functools import lru_cache

from spielgeld.games.qe.rules.pieces import Box, ScoringCard, Tile
from spielgeld.games.qe.rules.state import QeState
from spielgeld.kernel.frozen import Frozen
from spielgeld.kernel.state import Seat


@dataclass(frozen=True)
class Score(Frozen):
    """A filled-in scoring card."""

    companies: int
    zero_bids: int
    nationalisation: int
    monopolisation: int
    diversification: int
    spent: int
    out: bool
    bonus: int

    @property
    def subtotal(self) -> int:
        return (
            self.companies
            + self.zero_bids
            + self.nationalisation
            + self.monopolisation
            + self.diversification
        )

    @property
    def total(self) -> int:
        """QE-21, QE-36: whoever is out has nothing."""
        return 0 if self.out else self.subtotal + self.bonus


def scores(state: QeState) -> list[Score]:
    """Everybody's scoring card, as if the game ended now."""
    spent = state.spent
    highest, lowest = max(spent), min(spent)
    return [
        score_of(
            state.box,
            state.companies(seat),
            state.nations[seat],
            state.tokens[seat],
            state.zero_points[seat],
            spent[seat],
            out=spent[seat] == highest,
            lowest=spent[seat] == lowest,
        )
        for seat in range(state.box.players)
    ]


def score_of(
    box: Box,
    companies: list[Tile],
    nation: str,
    token: str | None,
    zero_points: int,
    spent: int,
    *,
    out: bool,
    lowest: bool,
) -> Score:
    """One scoring card. Without a `token` it is left out: for those who don't know it."""
    industries = [tile.industry for tile in companies]
    with_token = industries if token is None else [*industries, token]
    counts = tuple([with_token.count(industry) for industry in box.industries])
    card = box.card
    return Score(
        companies=sum([tile.points for tile in companies]),
        zero_bids=zero_points,
        nationalisation=from_card(
            card.nationalisation, sum([tile.nation == nation for tile in companies])
        ),
        monopolisation=monopolisation(card, counts),
        diversification=diversification(card, counts, industries),
        spent=spent,
        out=out,
        bonus=card.lowest_spending if lowest else 0,
    )


def from_card(points: tuple[int, ...], number: int) -> int:
    return points[min(number, len(points) - 1)]


def monopolisation(card: ScoringCard, counts: tuple[int, ...]) -> int:
    """QE-19: for every industry; a fifth company adds nothing."""
    return sum([from_card(card.monopolisation, count) for count in counts])


def diversification(card: ScoringCard, counts: tuple[int, ...], industries: list[str]) -> int:
    """QE-20: the best split into sets. QE-35: in 2017 one set, without the token."""
    if card.one_set_without_token:
        return from_card(card.diversification, len(set(industries)))
    return best_split(card.diversification, tuple(sorted(counts, reverse=True)))


@lru_cache(4096)
def best_split(points: tuple[int, ...], counts: tuple[int, ...]) -> int:
    """The most points from sets of different industries; `counts` descend.

    A set of a given size is best taken from the industries that are most plentiful.
    """
    best = 0
    for size in range(3, len(points)):
        if size <= len(counts) and counts[size - 1] > 0:
            rest = [count - 1 for count in counts[:size]] + list(counts[size:])
            split = tuple(sorted(rest, reverse=True))
            best = max(best, points[size] + best_split(points, split))
    return best


def ranking(state: QeState) -> list[list[Seat]]:
    """QE-22: most points, then less spent, then a shared place; those who are out come last."""
    cards = scores(state)
    places: dict[tuple[bool, int, int], list[Seat]] = {}
    for seat, card in enumerate(cards):
        place = (True, 0, 0) if card.out else (False, -card.total, card.spent)
        places.setdefault(place, []).append(seat)
    return [places[place] for place in sorted(places)]


def winners(state: QeState) -> list[Seat]:
    """QE-22: the first place; nobody if all are out."""
    spent = state.spent
    return [] if min(spent) == max(spent) else ranking(state)[0]

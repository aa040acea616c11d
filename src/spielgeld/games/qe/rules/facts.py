"""How the values of the box are known.

Of the 2017 tiles only the spread of values over nations and industries is published.
"""

from typing import Any, Final

from spielgeld.games.qe.rules.pieces import (
    CARD_3_OR_4,
    CARD_5,
    CARD_2017,
    FIRST_BID_ADVICE,
    NOT_WITH_3_OR_4,
    NOT_WITH_5,
    TILES_2017,
    TILES_2019,
    ZERO_BID_POINTS,
    ScoringCard,
)
from spielgeld.kernel.facts import INFERRED, PRINTED, RECONSTRUCTED, Facts

SOURCES: Final[dict[str, list[str]]] = {
    PRINTED: [
        "$.tiles_2019.*",
        "$.left_out.*[*]",
        "$.cards.*.*[*]",
        "$.cards.*.lowest_spending",
        "$.zero_bid",
        "$.first_bid[*]",
    ],
    INFERRED: [],
    RECONSTRUCTED: ["$.tiles_2017.*"],
}


def box_facts() -> Facts:
    return Facts(
        {
            "tiles_2019": {name: tile.points for name, tile in TILES_2019.items()},
            "tiles_2017": {name: tile.points for name, tile in TILES_2017.items()},
            "left_out": {"few": list(NOT_WITH_3_OR_4), "five": list(NOT_WITH_5)},
            "cards": {
                "few": card_facts(CARD_3_OR_4),
                "five": card_facts(CARD_5),
                "old": card_facts(CARD_2017),
            },
            "zero_bid": ZERO_BID_POINTS,
            "first_bid": list(FIRST_BID_ADVICE),
        },
        SOURCES,
    )


def card_facts(card: ScoringCard) -> dict[str, Any]:
    return {
        "nationalisation": list(card.nationalisation[1:]),
        "monopolisation": list(card.monopolisation[1:]),
        "diversification": list(card.diversification[1:]),
        "lowest_spending": card.lowest_spending,
    }

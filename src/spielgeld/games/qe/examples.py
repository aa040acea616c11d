"""The worked example of QE's rulebook: a scoring sheet of 45 points."""

from types import MappingProxyType

from spielgeld import games
from spielgeld.games.example import Example
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.kernel.play import Play

TILES = ("US-HOU", "JP-FIN", "JP-MAN", "CN-MAN", "US-AGR", "CN-FIN")
"""Six companies that fit the printed figures: the rulebook says only what they bring."""


def new_table() -> Play:
    """The first player has the nation US and the token FIN; their companies are sold first."""
    box = BOXES["2019", 4]
    deal = {
        "nations": ["US", "EU", "JP", "CN"],
        "industries": ["FIN", "AGR", "HOU", "MAN"],
        "tiles": [*TILES, *[tile for tile in box.tiles if tile not in TILES]],
        "first": 0,
    }
    return games.new("qe", 4, deal=deal, listen=True)


def play_on(play: Play) -> None:
    """All sixteen sales: the first player wins six for little, and bids zero in three rounds."""
    for sale in range(BOXES["2019", 4].sales):
        wins, seller = sale < len(TILES), sale % 4
        own = 50 if wins else 1 if seller == 0 else 0
        usual = 20 if wins else 200
        bids = [own, *[usual + (seat + sale) % 3 for seat in range(3)]]
        play.submit(seller, {"bid": bids[seller]})
        for seat in play.waiting:
            play.submit(seat, {"bid": bids[seat]})


SHEET = Example(
    "sheet",
    "QE-22",
    new_table,
    play_on,
    MappingProxyType(
        {
            "companies": 13,
            "rounds": 3,
            "zero_bids": 6,
            "nationalisation": 3,
            "monopolisation": 9,
            "diversification": 8,
            "subtotal": 39,
            "bonus": 6,
            "total": 45,
        }
    ),
)

EXAMPLES = (SHEET,)

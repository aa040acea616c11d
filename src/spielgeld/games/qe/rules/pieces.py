"""What is in the box: tiles, and the scoring card of every edition and player count.

The 2019 tiles are the published components. Of the 2017 tiles it is published that each nation
and each industry has the values 1 to 4; which value stands on which tile is reconstructed.
"""

from dataclasses import dataclass

from spielgeld.kernel.frozen import Frozen

EDITIONS = ("2019", "2019-fr", "2017")


@dataclass(frozen=True)
class Tile(Frozen):
    """A company: its nation, its industry and its victory points."""

    nation: str
    industry: str
    points: int

    @property
    def name(self) -> str:
        return f"{self.nation}-{self.industry}"


def _tiles(values: dict[str, int]) -> dict[str, Tile]:
    tiles = {}
    for name, points in values.items():
        nation, industry = name.split("-")
        tiles[name] = Tile(nation, industry, points)
    return tiles


# fmt: off
TILES_2019 = _tiles({
    "US-HOU": 1, "US-FIN": 2, "US-MAN": 3, "US-AGR": 4,
    "EU-AGR": 1, "EU-HOU": 2, "EU-FIN": 3, "EU-MAN": 4,
    "JP-FIN": 1, "JP-MAN": 2, "JP-AGR": 3, "JP-HOU": 4, "JP-GOV": 3,
    "CN-MAN": 1, "CN-AGR": 2, "CN-HOU": 3, "CN-FIN": 4, "CN-GOV": 4,
    "UK-GOV": 2, "UK-AGR": 3, "UK-FIN": 4,
})
TILES_2017 = _tiles({
    "US-CAR": 1, "US-BANK": 2, "US-TRAIN": 3, "US-PLANE": 4,
    "EU-PLANE": 1, "EU-CAR": 2, "EU-BANK": 3, "EU-TRAIN": 4,
    "JP-BANK": 1, "JP-TRAIN": 2, "JP-PLANE": 3, "JP-CAR": 4,
    "CN-TRAIN": 1, "CN-PLANE": 2, "CN-CAR": 3, "CN-BANK": 4,
})
# fmt: on

NOT_WITH_3_OR_4 = ("UK-GOV", "UK-AGR", "UK-FIN", "JP-GOV", "CN-GOV")
NOT_WITH_5 = ("US-HOU", "EU-AGR", "JP-FIN", "CN-MAN", "JP-AGR", "CN-FIN")


@dataclass(frozen=True)
class ScoringCard(Frozen):
    """Victory points by number of companies: entry n is for n, the last also for more."""

    nationalisation: tuple[int, ...]
    monopolisation: tuple[int, ...]
    diversification: tuple[int, ...]
    one_set_without_token: bool
    lowest_spending: int


CARD_3_OR_4 = ScoringCard((0, 1, 3, 6, 10), (0, 0, 3, 6, 10), (0, 0, 0, 4, 8), False, 6)
CARD_5 = ScoringCard((0, 3, 6, 10), (0, 0, 6, 10, 16), (0, 0, 0, 8, 12, 17), False, 7)
CARD_2017 = ScoringCard((0, 1, 3, 6, 10), (0, 0, 3, 6, 10), (0, 0, 0, 6, 10), True, 6)

ZERO_BID_POINTS = 2

FIRST_BID_ADVICE = (10, 40)
"""QE-4: between these the very first bid of a game is recommended to be."""


@dataclass(frozen=True)
class Box(Frozen):
    """What one edition lays on the table for one number of players."""

    edition: str
    players: int
    nations: tuple[str, ...]
    industries: tuple[str, ...]
    tiles: dict[str, Tile]
    sales: int
    card: ScoringCard
    zero_bids_score: bool
    looks: bool
    blind_last_sale: bool
    rebids_fall: bool
    stacks: bool

    def turn(self, sale: int) -> int | None:
        """QE-12, QE-32: how many seats the auctioneer of a sale comes after the first, going round.

        The blind sale has none (QE-13, QE-37).
        """
        if self.blind_last_sale and sale == self.sales - 1:
            return None
        return sale + sale // self.players if self.stacks else sale

    @property
    def blind_rule(self) -> str:
        """Which rule says that the last tile has no auctioneer."""
        return "QE-37" if self.stacks else "QE-13"


def _open_box(edition: str, players: int) -> Box:
    if edition == "2017":
        return Box(
            edition,
            players,
            nations=("US", "EU", "JP", "CN"),
            industries=("CAR", "PLANE", "TRAIN", "BANK"),
            tiles=TILES_2017,
            sales=len(TILES_2017),
            card=CARD_2017,
            zero_bids_score=True,
            looks=False,
            blind_last_sale=players == 3,
            rebids_fall=False,
            stacks=True,
        )
    five = players == 5
    removed = NOT_WITH_5 if five else NOT_WITH_3_OR_4
    tiles = {name: tile for name, tile in TILES_2019.items() if name not in removed}
    return Box(
        edition,
        players,
        nations=("US", "EU", "JP", "CN", "UK") if five else ("US", "EU", "JP", "CN"),
        industries=("AGR", "HOU", "FIN", "MAN", "GOV") if five else ("AGR", "HOU", "FIN", "MAN"),
        tiles=tiles,
        sales=len(tiles),
        card=CARD_5 if five else CARD_3_OR_4,
        zero_bids_score=players != 3,
        looks=five,
        blind_last_sale=players == 3,
        rebids_fall=edition == "2019-fr",
        stacks=False,
    )


PLAYER_COUNTS = {"2019": (3, 4, 5), "2019-fr": (3, 4, 5), "2017": (3, 4)}

BOXES = {
    (edition, players): _open_box(edition, players)
    for edition in EDITIONS
    for players in PLAYER_COUNTS[edition]
}

"""The table of a QE game."""

from mypy_extensions import mypyc_attr

from spielgeld.games.qe.rules.bids import Bids, Ties
from spielgeld.games.qe.rules.pieces import Box, Tile
from spielgeld.games.qe.rules.versions import tie_to_go_below
from spielgeld.kernel.state import Seat, State


@mypyc_attr(serializable=True)
class Sale:
    """A sale that is over. `attempts` are the standing bids at each comparison, `ties` who tied.

    There is one more attempt than ties, unless the last tie was the third or nobody bids again.
    It never changes.
    """

    __slots__ = ("amount", "attempts", "auctioneer", "looked", "ties", "tile", "winner")

    def __init__(
        self,
        tile: Tile,
        auctioneer: Seat | None,
        attempts: tuple[Bids, ...],
        ties: Ties,
        winner: Seat | None,
        amount: int,
        looked: tuple[Seat, ...] = (),
    ) -> None:
        self.tile = tile
        self.auctioneer = auctioneer
        self.attempts = attempts
        self.ties = ties
        self.winner = winner
        self.amount = amount
        self.looked = looked


class QeState(State):
    """What lies on the table, hidden or not. The fields from `sale` on change.

    `forgets` says that people are not shown again what they have been shown (QE-15).
    """

    __slots__ = (
        "attempts",
        "auctioneer",
        "box",
        "first",
        "forgets",
        "limit",
        "looks_left",
        "nations",
        "open_bid",
        "rules",
        "sale",
        "sales",
        "spent",
        "ties",
        "tiles",
        "tokens",
        "winner",
        "zero_points",
        "zero_round",
    )

    def __init__(
        self,
        box: Box,
        limit: int,
        rules: int,
        nations: tuple[str, ...],
        tokens: tuple[str, ...],
        tiles: tuple[Tile, ...],
        first: Seat,
    ) -> None:
        super().__init__()
        self.box = box
        self.limit = limit
        self.rules = rules
        self.nations = nations
        self.tokens = tokens
        self.tiles = tiles
        self.first = first

        self.forgets = False
        self.sale = -1
        self.auctioneer: Seat | None = None
        self.open_bid = 0
        self.attempts: tuple[Bids, ...] = ()
        self.ties: Ties = ()
        self.winner: Seat | None = None
        self.sales: list[Sale] = []
        self.spent = [0] * box.players
        self.zero_points = [0] * box.players
        self.zero_round = [-1] * box.players
        self.looks_left = [box.looks] * box.players

    def clone(self) -> "QeState":
        state = QeState(
            self.box, self.limit, self.rules, self.nations, self.tokens, self.tiles, self.first
        )
        state.agenda = self.agenda.copy()
        state.forgets = self.forgets
        state.sale = self.sale
        state.auctioneer = self.auctioneer
        state.open_bid = self.open_bid
        state.attempts = self.attempts
        state.ties = self.ties
        state.winner = self.winner
        state.sales = self.sales.copy()
        state.spent = self.spent.copy()
        state.zero_points = self.zero_points.copy()
        state.zero_round = self.zero_round.copy()
        state.looks_left = self.looks_left.copy()
        return state

    @property
    def round(self) -> int:
        """QE-12: a round is one turn as auctioneer for everybody."""
        return self.sale // self.box.players

    @property
    def is_opened(self) -> bool:
        """Whether somebody has bid in the current sale; the blind one is opened by its tile."""
        return self.open_bid > 0 or bool(self.attempts) or self.auctioneer is None

    @property
    def is_last_sale(self) -> bool:
        return self.sale == self.box.sales - 1

    def rebid_ceiling(self, seat: Seat) -> int | None:
        """QE-9: in `2019-fr` a seat's rebid must be lower than this."""
        if not self.box.rebids_fall:
            return None
        return max(self.attempts[tie_to_go_below(self.rules, self.ties, seat)])

    def companies(self, seat: Seat) -> list[Tile]:
        """The tiles that a seat has won, in order."""
        return [sale.tile for sale in self.sales if sale.winner == seat]

    def prices(self, seat: Seat) -> list[int]:
        """What a seat paid for its tiles, in the same order."""
        return [sale.amount for sale in self.sales if sale.winner == seat]

"""QE as numbers: bids on a grid and relative to the open bid; one row for every tile."""

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from spielgeld.games.qe.rules.bids import TIES_THAT_END_A_SALE
from spielgeld.games.qe.rules.pieces import BOXES, ZERO_BID_POINTS
from spielgeld.games.qe.rules.view import STAGES, PlayerView, QeTable, SaleView
from spielgeld.kernel.choice import Amount, Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.research.codecs.codec import (
    Codec,
    Marks,
    Mask,
    Mosaic,
    Rows,
    Tile,
    Vector,
    clockwise,
    grid,
    one_of,
    part,
    size,
)

LOOK: Final = 1
DONT_LOOK: Final = 2
FIRST_BID: Final = 3

RELATIVE: Final[dict[str, Callable[[int], int]]] = {
    "open bid - 1": lambda bid: bid - 1,
    "open bid + 1": lambda bid: bid + 1,
    "open bid x 1.1": lambda bid: bid + max(bid // 10, 1),
    "open bid x 1.5": lambda bid: bid + max(bid // 2, 1),
    "open bid x 2": lambda bid: 2 * bid,
    "open bid x 3": lambda bid: 3 * bid,
    "open bid x 10": lambda bid: 10 * bid,
}
BESIDE: Final = tuple(RELATIVE.values())
STAGE_NAMES: Final = (*STAGES, "over")
MOST_POINTS: Final = 4


class QeCodec(Codec):
    """Bids of 0 to `exact`, then each `ratio` times the one before up to `top`, and relative ones.

    Beyond `top` only the relative slots go. Everything seen is told from one's own seat: "player
    0" is oneself, "player 1" the next clockwise.
    """

    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        *,
        exact: int = 10,
        ratio: float = 1.2,
        top: int = 100_000,
    ) -> None:
        self.box = BOXES[options["edition"], players]
        self.grid: dict[str, Any] = {"exact": exact, "ratio": ratio, "top": top}
        self.amounts = grid(exact, ratio, top)
        self.places = {amount: place for place, amount in enumerate(self.amounts)}
        self.first_relative = FIRST_BID + len(self.amounts)
        self.tiles = {name: number for number, name in enumerate(self.box.tiles)}
        self.players = players
        self.chairs = clockwise(players)
        self.stages = Marks(STAGE_NAMES)
        self.seen: dict[int, tuple[tuple[SaleView, ...], Vector]] = {}
        seats = [f"player {seat}" for seat in range(players)]
        around = self.around_labels(seats)
        player = self.player_labels()
        tile = self.sale_labels(seats)
        self.tiles_start = len(around) + players * len(player)
        self.tile_width = len(tile)
        rows = Rows(self.player_row)
        self.heads = [Mosaic(self.head(seat, len(player), rows)) for seat in range(players)]
        super().__init__(
            ["look", "don't look", *[f"bid {amount}" for amount in self.amounts], *RELATIVE],
            [
                *around,
                *[f"{seat}: {label}" for seat in seats for label in player],
                *[f"{name}: {label}" for name in self.tiles for label in tile],
            ],
        )

    def __reduce__(self) -> Any:
        return partial(QeCodec, **self.grid), (self.players, {"edition": self.box.edition})

    # --- decisions ---

    def decision(self, slot: int, view: View, choice: Choice) -> Decision | None:
        if choice.kind == "look":
            return {"look": slot == LOOK} if slot in (LOOK, DONT_LOOK) else None
        if slot < FIRST_BID:
            return None
        if slot < self.first_relative:
            return {"bid": self.amounts[slot - FIRST_BID]}
        open_bid = self.open_bid(view)
        if open_bid is None:
            return None
        return {"bid": BESIDE[slot - self.first_relative](open_bid)}

    def open_bid(self, view: View) -> int | None:
        sales: tuple[SaleView, ...] = view.table.sales
        return sales[-1].open_bid

    def fill_mask(self, mask: Mask, view: View, choice: Choice) -> None:
        if not isinstance(choice, Amount):
            mask[LOOK] = mask[DONT_LOOK] = 1
            return
        first = bisect_left(self.amounts, choice.low)
        highest = choice.high
        if choice.limit is not None and (highest is None or highest >= choice.limit):
            highest = choice.limit - 1
        last = len(self.amounts) if highest is None else bisect_right(self.amounts, highest)
        mask[FIRST_BID + first : FIRST_BID + last] = 1
        for amount in choice.barred:
            place = self.places.get(amount)
            if place is not None:
                mask[FIRST_BID + place] = 0
        open_bid = self.open_bid(view)
        if open_bid is not None:
            low, barred = choice.low, choice.barred
            for slot, amount_for in enumerate(BESIDE, self.first_relative):
                bid = amount_for(open_bid)
                if low <= bid and (highest is None or bid <= highest) and bid not in barred:
                    mask[slot] = 1

    # --- what is seen ---

    def around_labels(self, seats: list[str]) -> list[str]:
        return [
            *[f"stage: {stage}" for stage in STAGE_NAMES],
            "sales so far",
            *[f"auctioneer: {seat}" for seat in seats],
            *[f"first: {seat}" for seat in seats],
            "there is an open bid",
            "open bid",
            "points on the tile",
            "ties in this sale",
            "I am tied",
        ]

    def player_labels(self) -> list[str]:
        return [
            *[f"nation {nation}" for nation in self.box.nations],
            *[f"token {industry}" for industry in self.box.industries],
            "zero bids",
            "zero bid in this round",
            "can look",
            "spending is known",
            "spent",
            "spent at least",
        ]

    def sale_labels(self, seats: list[str]) -> list[str]:
        return [
            "is sold now",
            "was sold",
            "sale number",
            *[f"auctioneer {seat}" for seat in seats],
            *[f"winner {seat}" for seat in seats],
            "amount is known",
            "amount",
            *[f"{what} of {seat}" for seat in seats for what in ("a known bid", "bid")],
            "ties",
            *[f"{seat} looked" for seat in seats],
        ]

    def head(self, seat: int, width: int, rows: Rows) -> list[Tile]:
        """What a seat's vector begins with, in the order of `fill`; then come the tiles."""
        return [
            (len(STAGE_NAMES), self.stages.__getitem__),
            (1, lambda sales: (sales / self.box.sales,)),
            *[(self.players, self.chairs[seat].__getitem__)] * 2,
            (5, partial(self.now, seat)),
            *[(width, rows)] * self.players,
        ]

    def fill(self, vector: Vector, view: View) -> None:
        table: QeTable = view.table
        seat = view.seat or 0
        sale = table.sales[-1]
        parts = (
            table.stage,
            len(table.sales),
            sale.auctioneer,
            table.first,
            sale,
            *table.players[seat:],
            *table.players[:seat],
        )
        tiles = vector[self.tiles_start :]
        vector[: self.tiles_start] = self.heads[seat].look(parts)
        tiles[:] = self.past_sales(table, seat)
        if not sale.decided:
            self.put_sale(tiles, len(table.sales), sale, seat)

    def past_sales(self, table: QeTable, seat: int) -> Vector:
        """The rows of all tiles that were sold; only those of new sales are made.

        A past sale is the same object for as long as it looks the same, and so are those before
        it. What a seat saw last is kept, so that its next look finds most of it done.
        """
        sales = table.sales if table.sales[-1].decided else table.sales[:-1]
        known, tiles = self.seen.get(seat, ((), None))
        done = len(known)
        if tiles is None or done > len(sales) or (done and sales[done - 1] is not known[-1]):
            done, tiles = 0, np.zeros(len(self.features) - self.tiles_start, np.float32)
        for number in range(done, len(sales)):
            self.put_sale(tiles, number + 1, sales[number], seat)
        self.seen[seat] = (sales, tiles)
        return tiles

    def put_sale(self, tiles: Vector, number: int, sale: SaleView, seat: int) -> None:
        place = self.tile_width * self.tiles[sale.tile]
        tiles[place : place + self.tile_width] = self.sale_row(number, sale, seat)

    def now(self, seat: int, sale: SaleView) -> list[float]:
        return [
            float(sale.open_bid is not None),
            size(sale.open_bid or 0),
            self.box.tiles[sale.tile].points / MOST_POINTS,
            len(sale.ties) / TIES_THAT_END_A_SALE,
            float(bool(sale.ties) and seat in sale.ties[-1]),
        ]

    def player_row(self, player: PlayerView) -> list[float]:
        rounds = -(-self.box.sales // self.players)
        return [
            *one_of(player.nation, self.box.nations),
            *one_of(player.token, self.box.industries),
            part(player.zero_points, ZERO_BID_POINTS * rounds),
            float(player.zero_scored),
            float(player.look_left),
            float(player.spent is not None),
            size(player.spent or 0),
            size(player.spent_at_least),
        ]

    def sale_row(self, number: int, sale: SaleView, seat: int) -> list[float]:
        bids = sale.attempts[-1] if sale.attempts else (None,) * self.players
        known: list[float] = []
        for bid in (*bids[seat:], *bids[:seat]):
            known += (0.0, 0.0) if bid is None else (1.0, size(bid))
        looked = [0.0] * self.players
        for other in sale.looked:
            looked[(other - seat) % self.players] = 1.0
        return [
            float(not sale.decided),
            float(sale.decided),
            number / self.box.sales,
            *self.chairs[seat][sale.auctioneer].tolist(),
            *self.chairs[seat][sale.winner].tolist(),
            float(sale.amount is not None),
            size(sale.amount or 0),
            *known,
            len(sale.ties) / TIES_THAT_END_A_SALE,
            *looked,
        ]

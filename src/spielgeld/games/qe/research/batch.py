"""Thousands of QE tables as arrays: the rules of games/qe, carried out at all tables at once.

    tables = QeTables(4, 4096, seed=1)
    while tables.question != "over":
        tables.step(tables.draw())
    tables.points()["total"]

The last axis of every array is the table, the one before it the seat. All tables stand at the same
question: `open`, `secret` or `blind` bids, a `rebid`, a `look`, or `over`. `asked` says which seats
answer it at which tables, so where nobody has tied nobody is asked to bid again. Answers of those
who are not asked don't count. Bids are 64-bit integers, so here they have a limit.
"""

from typing import Any, Final, Literal

import numpy as np

from spielgeld.games.qe.bots.cards import DIGIT, cards_of
from spielgeld.games.qe.research.deals import Deals, Numbers, deal
from spielgeld.games.qe.rules.bids import TIES_THAT_END_A_SALE
from spielgeld.games.qe.rules.pieces import BOXES, ZERO_BID_POINTS
from spielgeld.games.qe.rules.versions import NEWEST
from spielgeld.kernel.choice import Amount
from spielgeld.kernel.record import Record
from spielgeld.kernel.refusal import Refused

LIMIT: Final = 2**53
"""The smallest bid that is too high here. Sixteen of them still fit into a 64-bit integer."""

NOBODY: Final = -1

Question = Literal["open", "secret", "blind", "rebid", "look", "over"]


class QeTables:
    """So many tables of one edition and number of players, from the deal to the scoring.

    `decisions` counts all that were made. With `keep`, each step's questions and answers are kept,
    and `record` writes down any table's game.
    """

    def __init__(
        self,
        players: int,
        tables: int,
        *,
        edition: str = "2019",
        seed: int | None = None,
        deals: Deals | None = None,
        keep: bool = False,
    ) -> None:
        self.box = BOXES[edition, players]
        self.cards = cards_of(edition, players)
        self.players = players
        self.tables = tables
        self.rng = np.random.default_rng(seed)
        self.deals = deals or deal(self.box, tables, self.rng)
        self.seats = np.arange(players)[:, None]
        self.decisions = 0
        self.kept: list[tuple[Numbers, Numbers]] | None = [] if keep else None
        shape = (players, tables)
        self.spent = np.zeros(shape, np.int64)
        self.zero_points = np.zeros(shape, np.int64)
        self.zero_scored = np.zeros(shape, np.bool_)
        self.holding = np.zeros(shape, np.int64)
        """Companies by industry, a digit for each (see `cards`)."""
        self.at_home = np.zeros(shape, np.int64)
        self.tile_points = np.zeros(shape, np.int64)
        self.look_left = np.full(shape, self.box.looks)
        self.told = np.zeros((players, players, tables), np.int64)
        """What a seat (first axis) knows for certain that another (second axis) has spent."""
        self.winners_of_sales = np.full((self.box.sales, tables), NOBODY)
        self.prices = np.zeros((self.box.sales, tables), np.int64)
        self.bids: Numbers = np.zeros(shape, np.int64)
        self.winner: Numbers = np.full(tables, NOBODY)
        self.sale = -1
        self._reveal_company()

    # The auction, in the order of games/qe/rules/phases.py.

    def _reveal_company(self) -> None:
        """QE-5, QE-12, QE-32: the next tile, and whose turn it is to sell it."""
        self.sale += 1
        self.ties = np.zeros(self.tables, np.int64)
        self.overridden: list[tuple[Numbers, Numbers]] = []
        if self.sale % self.players == 0:
            self.zero_scored = np.zeros_like(self.zero_scored)
        self.tile = self.deals.tiles[self.sale]
        turn = self.box.turn(self.sale)
        if turn is None:
            self.auctioneer = np.full(self.tables, NOBODY)
            self.open_bid = np.full(self.tables, NOBODY)
            self._ask("blind", np.ones((self.players, self.tables), np.bool_))
            return
        self.auctioneer = (self.deals.first + turn) % self.players
        self.open_bid = np.zeros(self.tables, np.int64)
        self._ask("open", self.seats == self.auctioneer)

    def _ask(self, question: Question, asked: Numbers) -> None:
        self.question: Question = question
        self.asked = asked

    def step(self, answers: Numbers) -> None:
        """Everybody's answers to the question; refused, with nothing changed, if one is illegal."""
        answers = np.asarray(answers)
        self._check(answers)
        if self.kept is not None:
            self.kept.append((self.asked, answers.copy()))
        self.decisions += int(np.count_nonzero(self.asked))
        if self.question == "open":
            self.open_bid = np.where(self.asked, answers, 0).sum(0)
            self._ask("secret", ~self.asked)
        elif self.question == "look":
            self._look(self.asked & (answers != 0))
            self._end_of_sale()
        elif self.question == "rebid":
            self.bids = np.where(self.asked, answers, self.bids)
            self._settle_ties(np.flatnonzero(self.asked.any(0)))
        else:
            self.bids = np.where(self.asked, answers, self.open_bid)
            self.winner = self.bids.argmax(0)
            highest = self.bids.max(0)
            self._settle_ties(np.flatnonzero((self.bids == highest).sum(0) > 1))

    def _settle_ties(self, tables: Numbers) -> None:
        """QE-9, QE-10, QE-34: the highest bid wins; a tie is bid again, a third one is decided.

        `tables` are those at which bids have been compared and might have tied.
        """
        again = np.zeros_like(self.asked)
        bids = self.bids[:, tables]
        tied = bids == bids.max(0)
        is_tie = tied.sum(0) > 1
        self.winner[tables] = bids.argmax(0)
        tables, tied = tables[is_tie], tied[:, is_tie]
        if tables.size:
            self.ties[tables] += 1
            third = self.ties[tables] == TIES_THAT_END_A_SALE
            if self.question == "blind" and not self.box.stacks:
                self.winner[tables] = NOBODY
            else:
                again[:, tables[~third]] = tied[:, ~third]
                if third.any():
                    self.winner[tables[third]] = self._highest_single_bidder(tables[third])
        if again.any():
            if not self.overridden:
                self.first_bids = self.bids
            self.overridden.append((self.bids, again))
            self._ask("rebid", again)
        else:
            self._award()

    def _highest_single_bidder(self, tables: Numbers) -> Numbers:
        """QE-10: of the bids now standing. QE-34: in 2017 overridden bids count too."""
        standing = self.bids[:, tables]
        made = (standing[:, None] == standing).sum(1)
        if self.box.stacks:
            for bids, bid_again in self.overridden:
                was = np.where(bid_again[:, tables], bids[:, tables], NOBODY)
                made += (standing[:, None] == was).sum(1)
        single = np.where(made == 1, standing, NOBODY)
        return np.where(single.max(0) == NOBODY, NOBODY, single.argmax(0))

    def _award(self) -> None:
        """QE-7, QE-8, QE-11: the company to the winner, the amount to those who know it."""
        cards, box = self.cards, self.box
        won = self.seats == self.winner
        self.amount = np.where(won, self.bids, 0).sum(0)
        self.winners_of_sales[self.sale] = self.winner
        self.prices[self.sale] = self.amount
        self.spent += won * self.amount
        self.holding += won * cards.unit[cards.tile_industry[self.tile]]
        self.at_home += won & (cards.tile_nation[self.tile] == self.deals.nations)
        self.tile_points += won * cards.tile_points[self.tile].astype(np.int64)
        knows = won | (self.seats == self.auctioneer) | (self.winner == self.auctioneer)
        self._tell(knows & (self.winner != NOBODY), won)
        if box.zero_bids_score:
            scored = (self.bids == 0) & ~self.zero_scored
            self.zero_points += ZERO_BID_POINTS * scored
            self.zero_scored |= scored
        if box.looks and self.sale < box.sales - 1:
            may = self.look_left & ~won & (self.seats != self.auctioneer)
            may &= self.winner != self.auctioneer
            if may.any():
                self._ask("look", may)
                return
        self._end_of_sale()

    def _look(self, looked: Numbers) -> None:
        """QE-14: those who look learn the amount, and have looked."""
        self.look_left &= ~looked
        self._tell(looked, self.seats == self.winner)

    def _tell(self, knows: Numbers, won: Numbers) -> None:
        self.told += np.where(knows, self.amount, 0)[:, None] * won

    def _end_of_sale(self) -> None:
        if self.sale < self.box.sales - 1:
            self._reveal_company()
        else:
            self._ask("over", np.zeros_like(self.asked))

    # What is legal.

    @property
    def rule(self) -> str:
        """The rule under which a bid is refused here."""
        if self.question == "open":
            return "QE-5"
        return self.box.blind_rule if self.box.turn(self.sale) is None else "QE-6"

    @property
    def high(self) -> Numbers:
        """QE-9: the highest bid that is legal for each seat at each table."""
        if self.question == "rebid" and self.box.rebids_fall:
            below: Numbers = self.first_bids - 1
            return below
        return np.full((self.players, self.tables), LIMIT - 1)

    def choice(self, seat: int, table: int) -> Amount:
        """What one seat at one table may bid, as the readable rules say it."""
        falls = self.question == "rebid" and self.box.rebids_fall
        return Amount(
            "bid",
            self.rule,
            low=1 if self.question == "open" else 0,
            high=int(self.high[seat, table]) if falls else None,
            high_rule="QE-9",
            barred=() if self.open_bid[table] < 1 else (int(self.open_bid[table]),),
            limit=LIMIT,
        )

    def _check(self, answers: Numbers) -> None:
        if self.question == "over" or answers.shape != self.asked.shape:
            raise ValueError(f"no answers of shape {answers.shape} are asked for ({self.question})")
        if self.question == "look":
            return
        if answers.dtype.kind not in "iu":
            raise ValueError(f"bids are whole numbers, not {answers.dtype}")
        low = 1 if self.question == "open" else 0
        bad = (answers < low) | (answers > self.high)
        if self.question != "open":
            bad |= answers == self.open_bid
        bad &= self.asked
        if bad.any():
            seat, table = map(int, np.argwhere(bad)[0])
            refusal = self.choice(seat, table).why_not({"bid": int(answers[seat, table])})
            assert refusal is not None
            raise Refused(refusal)

    def draw(self) -> Numbers:
        """Legal answers for everybody, at random: half of the bids lie below the open bid."""
        shape = (self.players, self.tables)
        if self.question == "look":
            return self.rng.random(shape, np.float32) < 0.5
        share = self.rng.random(shape)
        if self.question == "rebid" and self.box.rebids_fall:
            high = self.high
            barred = self.open_bid <= high
            bids: Numbers = (share * (high + 1 - barred)).astype(np.int64)
            return np.where(barred & (bids >= self.open_bid), bids + 1, bids)
        middle = self.open_bid + 1 if self.question in ("secret", "rebid") else 20
        bids = np.minimum(middle * (share / (1.0 - share)), LIMIT - 3).astype(np.int64)
        if self.question == "open":
            bids += 1
            return bids
        return np.where(bids == self.open_bid, bids + 1, bids)

    # How it ends.

    def points(self) -> dict[str, Numbers]:
        """Everybody's scoring card (QE-16 to QE-21), as if the game ended now."""
        cards, card = self.cards, self.box.card
        with_token = self.holding + cards.unit[self.deals.tokens]
        in_sets = self.holding if card.one_set_without_token else with_token
        lowest = self.spent == self.spent.min(0)
        scores: dict[str, Numbers] = {
            "companies": self.tile_points,
            "zero_bids": self.zero_points,
            "nationalisation": cards.nationals[np.minimum(self.at_home, DIGIT - 1)],
            "monopolisation": cards.monopolies[with_token],
            "diversification": cards.sets[in_sets],
        }
        subtotal = np.sum(list(scores.values()), 0)
        out = self.spent == self.spent.max(0)
        bonus = card.lowest_spending * lowest
        scores |= {"subtotal": subtotal, "spent": self.spent, "out": out, "bonus": bonus}
        return scores | {"total": np.where(out, 0, subtotal + bonus).astype(np.int64)}

    def places(self) -> Numbers:
        """QE-22: how many have done better; those who are out share the last place."""
        points = self.points()
        out, total, spent = points["out"], points["total"], np.where(points["out"], 0, self.spent)
        worth = np.where(out, -1, total)
        better = (worth[:, None] < worth) | ((worth[:, None] == worth) & (spent[:, None] > spent))
        places: Numbers = better.sum(1)
        return places

    def record(self, table: int) -> dict[str, Any]:
        """The game of one table so far, to be read and replayed anywhere."""
        if self.kept is None:
            raise ValueError("only tables that keep their decisions can be written down")
        decisions: list[Any] = []
        for asked, answers in self.kept:
            for seat in np.flatnonzero(asked[:, table]):
                answer = answers[seat, table]
                said = {"look": bool(answer)} if answer.dtype == np.bool_ else {"bid": int(answer)}
                decisions.append([int(seat), said])
        options = {"edition": self.box.edition}
        deal = self.deals.written(self.box, table)
        return Record("qe", NEWEST, self.players, options, deal, decisions).to_json()

"""QE on a page: what its templates are filled with."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from spielgeld.games.qe.pieces import BOXES
from spielgeld.games.qe.scoring import Score
from spielgeld.games.qe.view import QeTable, SaleView
from spielgeld.kernel.choice import Amount, Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.game import render_of
from spielgeld.render.html.boards import HtmlRender
from spielgeld.render.html.chart import Chart, line_chart
from spielgeld.render.html.page import Table
from spielgeld.render.qe import tile_words
from spielgeld.render.words import Words

STRIKING = 1000
"""Smaller bids are never asked about again."""

LEAP = 10
"""So many times the largest amount seen so far is a bid to be confirmed."""

PRICE_LEVELS = 3

RULES_OF_2019 = {
    "companies": "QE-16",
    "zero_bids": "QE-17",
    "nationalisation": "QE-18",
    "monopolisation": "QE-19",
    "diversification": "QE-20",
    "subtotal": "",
    "spent": "QE-21",
    "bonus": "QE-21",
    "total": "QE-22",
}
"""The lines of the scoring sheet and the rules behind them."""

RULES_OF_2017 = {name: "QE-35" if rule else "" for name, rule in RULES_OF_2019.items()} | {
    "zero_bids": "QE-33",
    "total": "QE-36",
}


@dataclass(frozen=True)
class Piece:
    """A company tile where it now lies: on sale, on the shelf of a seat, or with nobody."""

    name: str
    nation: str
    industry: str
    points: int
    words: str
    number: int
    seat: Seat | None
    place: int = 0
    last: bool = False


@dataclass(frozen=True)
class Shelf:
    """What lies before a player, as the reader sees it."""

    seat: Seat
    name: str
    nation: str
    mine: bool
    pieces: tuple[Piece, ...]
    token: str | None
    auctioneer: bool
    state: str
    """thinking, in, tied, stands, or nothing."""
    spent: int | None
    spent_at_least: int
    points: int
    zero_points: int
    look_left: bool


@dataclass(frozen=True)
class Quick:
    """A bid that is one press away."""

    amount: int
    label: str


@dataclass(frozen=True)
class Entry:
    """A line of the ledger: a sale as far as the reader remembers it."""

    number: int
    piece: Piece
    sale: SaleView
    amount: int | None
    private: bool
    own: int | None
    seen: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True)
class LastSale:
    """How the last company went."""

    text: str
    amount: int | None = None
    private: bool = False
    seen: tuple[tuple[Seat, int], ...] = ()
    """The other bids, for the one who was auctioneer."""
    zeros: tuple[str, ...] = ()


@dataclass(frozen=True)
class SheetLine:
    """A line of the scoring sheet: a category with one cell per player."""

    label: str
    rule: str
    cells: tuple[int | str, ...]
    kind: str = ""


@dataclass(frozen=True)
class QePage:
    """All that the templates of QE call `it`."""

    now: str
    """bid, look, sealed, waiting, over."""
    stage: str
    piece: Piece | None
    sale: SaleView | None
    tile: str
    number: int
    of: int
    round: int
    shelves: tuple[Shelf, ...]
    pieces: tuple[Piece, ...]
    quick: tuple[Quick, ...]
    ledger: tuple[Entry, ...]
    sealed_bid: int | None
    looks: bool
    standing: tuple[int | None, ...]
    """The bids that now stand in this sale, as far as the reader knows them."""
    tied: tuple[str, ...]
    last: LastSale | None
    ask: str
    waiting_title: str
    result: str
    announce: str
    winners: tuple[Seat, ...]
    sheet: tuple[SheetLine, ...]
    chart: Chart | None


class QeHtml(HtmlRender):
    headings = (
        ("rules-set-up", "QE-1"),
        ("rules-auction", "QE-5"),
        ("rules-scoring", "QE-16"),
        ("rules-2017", "QE-30"),
    )

    def prepare(self, table: Table) -> QePage:
        view = table.view
        qe: QeTable = view.table
        words = table.frame.words
        box = BOXES[qe.edition, view.players]
        pieces = lay_out(view, words)
        over = view.over
        current = None if over else qe.sales[-1]
        shelves = tuple(shelf_of(table, seat, pieces) for seat in range(view.players))
        piece = None if current is None else pieces[-1]
        return QePage(
            now=what_now(table),
            stage=qe.stage,
            piece=piece,
            sale=current,
            tile="" if piece is None else words.say(
                "tile-with-points", tile=piece.words, points=piece.points
            ),
            number=len(qe.sales),
            of=qe.sales_in_all,
            round=qe.round,
            shelves=shelves,
            pieces=pieces,
            quick=quick_bids(table, pieces),
            ledger=ledger(view, pieces),
            sealed_bid=None if view.sealed is None else view.sealed.get("bid"),
            looks=box.looks,
            standing=standing_bids(view),
            tied=() if current is None or not current.ties else tuple(
                table.names[seat] for seat in current.ties[-1]
            ),
            last=last_sale(table, pieces),
            ask=ask(table),
            waiting_title=waiting_title(table, piece),
            result=result(table),
            announce=announce(table),
            winners=tuple(winners_of(qe.scores or ())),
            sheet=scoring_sheet(table),
            chart=line_chart(spending_over_time(view), words) if over else None,
        )  # fmt: skip

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        if choice.kind == "look":
            return {"look": form.get("look") == "true"}
        return render_of("qe").read(form.get("bid", ""), view, choice, words)

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        """A bid far above anything that the bidder has seen at this table."""
        bid: int = decision.get("bid", 0)
        return bid >= STRIKING and bid >= LEAP * max(amounts_seen(view), default=0)


def amounts_seen(view: View) -> list[int]:
    table: QeTable = view.table
    seen = [sale.open_bid for sale in table.sales]
    for sale in table.sales:
        seen += [bid for attempt in sale.attempts for bid in attempt]
    return [amount for amount in seen if amount is not None]


def what_now(table: Table) -> str:
    if table.view.over:
        return "over"
    if table.choice is not None:
        return table.choice.kind
    return "sealed" if table.view.sealed is not None else "waiting"


def lay_out(view: View, words: Words) -> tuple[Piece, ...]:
    """Every company that has been turned up, in the order of sale."""
    table: QeTable = view.table
    tiles = BOXES[table.edition, view.players].tiles
    won = [0] * view.players
    last = max((n for n, sale in enumerate(table.sales) if sale.decided), default=None)
    pieces = []
    for number, sale in enumerate(table.sales):
        tile = tiles[sale.tile]
        place = 0
        if sale.winner is not None:
            place = won[sale.winner]
            won[sale.winner] += 1
        pieces.append(
            Piece(
                tile.name, tile.nation, tile.industry, tile.points, tile_words(tile.name, words),
                number + 1, sale.winner, place, number == last,
            )
        )  # fmt: skip
    return tuple(pieces)


def shelf_of(table: Table, seat: Seat, pieces: tuple[Piece, ...]) -> Shelf:
    view = table.view
    qe: QeTable = view.table
    player = qe.players[seat]
    own = tuple(piece for piece in pieces if piece.seat == seat)
    return Shelf(
        seat=seat,
        name=table.chairs[seat].name,
        nation=player.nation,
        mine=seat == view.seat,
        pieces=own,
        token=player.token,
        auctioneer=not view.over and qe.sales[-1].auctioneer == seat and qe.stage != "look",
        state=state_of(view, seat),
        spent=player.spent,
        spent_at_least=player.spent_at_least,
        points=sum(piece.points for piece in own),
        zero_points=player.zero_points,
        look_left=player.look_left,
    )


def state_of(view: View, seat: Seat) -> str:
    """What a player does in the current question, as all can see."""
    qe: QeTable = view.table
    if view.over:
        return ""
    sale = qe.sales[-1]
    tied = bool(sale.ties) and not sale.decided and seat in sale.ties[-1]
    if seat in view.waiting:
        return "tied" if tied else "thinking"
    if qe.stage in ("secret bids", "blind bids") and seat != sale.auctioneer:
        return "in"
    if qe.stage == "rebid" and seat != sale.auctioneer:
        return "in" if tied else "stands"
    return ""


def quick_bids(table: Table, pieces: tuple[Piece, ...]) -> tuple[Quick, ...]:
    """Nothing, just above the open bid, and prices that one has seen: as far as they are legal."""
    choice = table.choice
    if choice is None or choice.kind != "bid":
        return ()
    words = table.frame.words
    qe: QeTable = table.view.table
    sale = qe.sales[-1]
    wanted = [(0, words.say("now-quick-zero"))]
    if sale.open_bid is None:
        wanted.append((1, words.say("now-quick-one")))
    else:
        wanted.append((sale.open_bid + 1, words.say("now-quick-above")))
    if table.view.options["memory"] == "on":
        known = {s.amount: p for s, p in zip(qe.sales, pieces, strict=True) if s.amount}
        for amount in list(known)[-PRICE_LEVELS:]:
            assert amount is not None
            label = words.say("now-quick-price", tile=known[amount].name)
            wanted.append((amount, label))
    quick: dict[int, Quick] = {}
    for amount, label in wanted:
        if {"bid": amount} in choice:
            quick.setdefault(amount, Quick(amount, label))
    return tuple(quick.values())


def ledger(view: View, pieces: tuple[Piece, ...]) -> tuple[Entry, ...]:
    """QE-15: the sales so far, the latest first; with `memory` off, only one's own prices."""
    qe: QeTable = view.table
    remember = view.options["memory"] == "on" or view.over
    entries = []
    for piece, sale in zip(pieces, qe.sales, strict=True):
        if not sale.attempts:
            continue
        final = sale.attempts[-1]
        public = sale.winner == sale.auctioneer
        amount = sale.amount if remember or public or sale.winner == view.seat else None
        current = not sale.decided
        seen: tuple[tuple[Seat, int], ...] = ()
        if (remember or current) and view.seat is not None and sale.auctioneer == view.seat:
            seen = tuple(
                (seat, bid)
                for seat, bid in enumerate(final)
                if bid is not None and seat != view.seat
            )
        own = None
        if view.seat is not None and (remember or current):
            own = final[view.seat]
        entries.append(
            Entry(piece.number, piece, sale, amount, not public and not view.over, own, seen)
        )
    return tuple(reversed(entries))


def standing_bids(view: View) -> tuple[int | None, ...]:
    qe: QeTable = view.table
    sale = qe.sales[-1]
    return sale.attempts[-1] if sale.attempts else (None,) * view.players


def last_sale(table: Table, pieces: tuple[Piece, ...]) -> LastSale | None:
    """The sale before the current one; all know who won, some know the price."""
    view, words = table.view, table.frame.words
    qe: QeTable = view.table
    decided = [n for n, sale in enumerate(qe.sales) if sale.decided]
    if not decided or view.over:
        return None
    piece, sale = pieces[decided[-1]], qe.sales[decided[-1]]
    zeros = tuple(table.names[seat] for seat in sale.zeros)
    if sale.winner is None:
        return LastSale(words.say("board-last-unsold", tile=piece.words), zeros=zeros)
    seen: tuple[tuple[Seat, int], ...] = ()
    if view.seat is not None and sale.auctioneer == view.seat:
        others = enumerate(sale.attempts[-1])
        seen = tuple((s, bid) for s, bid in others if bid and s not in (view.seat, sale.winner))
    text = words.say("board-last-won", tile=piece.words, name=table.names[sale.winner])
    return LastSale(text, sale.amount, sale.winner != sale.auctioneer, seen, zeros)


def ask(table: Table) -> str:
    """What is asked, in one sentence."""
    choice, words = table.choice, table.frame.words
    if not isinstance(choice, Amount):
        return ""
    qe: QeTable = table.view.table
    values = {"low": words.number(choice.low)}
    if choice.high is not None:
        values["high"] = words.short(choice.high)
    if choice.barred:
        values["barred"] = words.short(choice.barred[0])
    if qe.stage == "open bid":
        return words.say("now-ask-open", **values)
    again = "-again" if qe.stage == "rebid" else ""
    if not choice.barred:
        return words.say(f"now-ask-blind{again}", **values)
    falling = "-falling" if choice.high is not None else ""
    return words.say(f"now-ask-secret{again}{falling}", **values)


def waiting_title(table: Table, piece: Piece | None) -> str:
    """What is going on, for one who has nothing to do."""
    view, words = table.view, table.frame.words
    if view.over or piece is None:
        return ""
    names = [table.names[seat] for seat in view.waiting]
    stage = view.table.stage.replace(" ", "-")
    return words.say(f"now-others-{stage}", names=names, count=len(names), tile=piece.words)


def result(table: Table) -> str:
    view, words = table.view, table.frame.words
    scores = view.table.scores
    if scores is None:
        return ""
    winners = winners_of(scores)
    names = [table.names[seat] for seat in winners]
    if view.seat in winners:
        return words.say("now-you-win" if len(winners) == 1 else "now-you-share")
    return words.say("now-they-win", names=names, count=len(names))


def winners_of(scores: tuple[Score, ...]) -> list[Seat]:
    """As the scoring sheet shows: most points of those not out, then less spent."""
    standing = [(-score.total, score.spent) for score in scores if not score.out]
    best = min(standing, default=None)
    return [
        seat
        for seat, score in enumerate(scores)
        if not score.out and (-score.total, score.spent) == best
    ]


def announce(table: Table) -> str:
    """For those who listen: is it my turn?"""
    words = table.frame.words
    if table.view.over:
        return result(table)
    return words.say("now-your-turn" if table.choice is not None else "now-not-your-turn")


def scoring_sheet(table: Table) -> tuple[SheetLine, ...]:
    """The scoring card of everybody, side by side."""
    qe: QeTable = table.view.table
    words = table.frame.words
    scores = qe.scores
    if scores is None:
        return ()
    rules = RULES_OF_2017 if qe.edition == "2017" else RULES_OF_2019
    tokens = tuple(words.say(f"industry-{player.token}") for player in qe.players)
    lines = [SheetLine(words.say("sheet-token"), "", tokens, "token")]
    for name, rule in rules.items():
        label = words.say("score-" + name.replace("_", "-"))
        cells: tuple[int | str, ...] = tuple(getattr(score, name) for score in scores)
        if name == "total":
            out = words.say("score-out")
            cells = tuple(out if score.out else score.total for score in scores)
        lines.append(SheetLine(label, rule, cells, name))
    return tuple(lines)


def spending_over_time(view: View) -> list[list[int]]:
    """What everybody had spent after each company; all is open when the game is over."""
    qe: QeTable = view.table
    series = [[0] for _ in range(view.players)]
    for sale in qe.sales:
        for seat, totals in enumerate(series):
            totals.append(totals[-1] + (sale.amount or 0 if sale.winner == seat else 0))
    return series


HTML = QeHtml("qe", Path(__file__).parent / "templates")

"""The board of QE: the sale that is on, the companies, and a shelf for each player."""

import re

from markupsafe import Markup

from spielgeld.games.qe.pieces import BOXES, Tile
from spielgeld.games.qe.view import QeTable, SaleView
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.html.aid import draw_legend
from spielgeld.render.html.page import Table
from spielgeld.render.html.parts import LETTERS, amount, icon, mark, rule_link
from spielgeld.render.html.region import Macros, Region, draw, fill, group, join, remembered, tag
from spielgeld.render.qe.html.aid import DRAWN
from spielgeld.render.qe.saying import tile_words
from spielgeld.render.words import Say, Words

BOARD = Macros("qe/board.html")

SECTION = (
    '<section id="board" class="board qe" aria-labelledby="board-title">'
    '<h2 id="board-title" class="hidden">%s</h2>'
)
STAGE = '<div class="stage" id="stage">'
CLOSED_STAGE = '<div class="stage closed" id="stage">'
PIECES = '<div class="pieces" id="pieces" aria-hidden="true">'

OPENING = '<p class="opening" id="opening">%s<span>%s%s</span></p>'
BLIND = '<p class="opening" id="opening">%s %s</p>'
OPEN_BID = ' <strong class="open-bid">%s</strong>'
TIE = '<p class="tie" id="tie">%s<span>%s %s</span></p>'
BIDDERS = '<ul class="bidders" id="bidders">%s</ul>'
BIDDER = '<li class="%s">%s<span>%s</span>%s</li>'
KNOWN = '<span class="known">%s%s</span>'
ONLY_YOU = '<span class="known" title="%s">%s%s</span>'
UNKNOWN = '<span class="unknown" title="%s"><span class="hidden">%s</span></span>'
LAST = '<div class="last" id="last"><p>%s%s%s%s</p>%s%s</div>'
SEEN = '<p class="known" title="%s">%s<span>%s</span></p>'

SHELF = (
    '<li class="shelf p%s%s" id="shelf-%s"><h3 class="who">%s<span class="name">%s</span>'
    ' <span class="nation-tag" title="%s">%s</span>%s%s</h3><p class="hidden">%s</p>'
    '<div class="rail" aria-hidden="true"></div>%s</li>'
)
YOU = ' <span class="you">%s</span>'
AUCTIONEER = ' <span class="tag">%s<span class="tag-text">%s</span></span>'
ENVELOPE = (
    '<p class="envelope%s%s" id="envelope-%s"><svg class="envelope-drawing" viewBox="0 0 84 56"'
    ' aria-hidden="true"><use href="#envelope-%s"/>%s</svg>'
    '<span class="total"><span class="hidden">%s</span> %s%s</span></p>'
)
WAX = '<circle cx="42" cy="34" r="9" class="wax"/><text x="42" y="38" class="wax-letter">%s</text>'

LONG_TOTAL = 10**9
"""From here on a total does not fit on one line below its envelope."""
_GROUP = re.compile(r"(?<=\d)[.,\u202f](?=\d)")

Lying = tuple[tuple[str, Seat | None, bool], ...]
"""The companies in the order of sale: with whom each of them is, and whether its sale is over."""


def draw_board(table: Table) -> Region:
    view, say = table.view, table.frame.say
    parts = [table.steady(draw_stage), draw_legend(say, DRAWN)]
    if not view.over:
        parts.insert(0, group("room", '<div class="room" id="room">', draw_sale(table), "</div>"))
    return group("board", tag(SECTION, say("board-title")), tuple(parts), "</section>")


def draw_sale(table: Table) -> tuple[Region, ...]:
    """How the sale stands, and how the last one went."""
    view, names = table.view, table.names
    qe: QeTable = view.table
    head, last = table.steady(draw_opening), table.steady(draw_last)
    if qe.stage in ("open bid", "look"):
        return (*head, *last)
    sale = qe.sales[-1]
    standing = sale.attempts[-1] if sale.attempts else (None,) * view.players
    seats = [
        (seat, names[seat], state, standing[seat])
        for seat in range(view.players)
        if (state := state_of(view, seat))
    ]
    return (*head, draw("bidders", bidding, table.frame.words, tuple(seats)), *last)


def draw_opening(table: Table) -> tuple[Region, ...]:
    words, say, rules = table.frame.words, table.frame.say, table.rules
    qe: QeTable = table.view.table
    sale, names = qe.sales[-1], table.names
    number = say("sale-number", sale=len(qe.sales), sales=qe.sales_in_all, round=qe.round)
    opens = "" if sale.auctioneer is None else names[sale.auctioneer]
    blind = "QE-37" if qe.edition == "2017" else "QE-13"
    parts = [
        Region("sale-number", tag('<p class="sale-number" id="sale-number">%s</p>', number)),
        draw("opening", opening, words, rules, sale.auctioneer, opens, sale.open_bid, blind),
    ]
    if sale.ties and not sale.decided:
        tied = tuple([names[seat] for seat in sale.ties[-1]])
        parts.append(draw("tie", tie, say, rules, tied, len(sale.ties)))
    return tuple(parts)


def draw_last(table: Table) -> tuple[Region, ...]:
    """The sale before the current one; all know who won, some know the price."""
    view, words, say, names = table.view, table.frame.words, table.frame.say, table.names
    qe: QeTable = view.table
    sale = next((sale for sale in reversed(qe.sales[-2:]) if sale.decided), None)
    if sale is None:
        return ()
    tile = words_of_tile(sale.tile, words)
    zeros = tuple([names[seat] for seat in sale.zeros])
    if sale.winner is None:
        text = say("board-last-unsold", tile=tile)
        return (draw("last", last_sale, words, text, False, None, False, (), zeros),)
    seen: tuple[tuple[str, int], ...] = ()
    if view.seat is not None and sale.auctioneer == view.seat:
        bids = enumerate(sale.attempts[-1])
        others = [(s, bid) for s, bid in bids if bid and s not in (view.seat, sale.winner)]
        seen = tuple([(names[s], bid) for s, bid in others])
    looking = qe.stage == "look"
    text = say("board-last-won", tile=tile, name=names[sale.winner])
    if looking:
        text = say("board-sold", name=names[sale.winner])
    private = sale.winner != sale.auctioneer
    unknown = looking and sale.amount is None
    value = words, text, unknown, sale.amount, private, seen, zeros
    return (draw("last", last_sale, *value),)


def opening(
    words: Words, rules: str, auctioneer: Seat | None, name: str, bid: int | None, blind: str
) -> Markup:
    say = words.say
    if auctioneer is None:
        return fill(BLIND, say("board-blind"), rule_link(rules, blind))
    if bid is None:
        return fill(OPENING, mark(auctioneer), say("board-opens", name=name), "")
    opened = fill(OPEN_BID, amount(words, bid))
    return fill(OPENING, mark(auctioneer), say("board-opened", name=name), opened)


def tie(say: Say, rules: str, names: tuple[str, ...], number: int) -> Markup:
    said = say("board-tie", names=names, number=number)
    return fill(TIE, icon("tie"), said, rule_link(rules, "QE-9"))


def bidding(words: Words, seats: tuple[tuple[Seat, str, str, int | None], ...]) -> Markup:
    lines = []
    for seat, name, state, bid in seats:
        known = "" if bid is None else fill(KNOWN, icon("eye"), amount(words, bid))
        said = words.say(f"board-state-{state}", name=name)
        lines.append(fill(BIDDER, state, mark(seat), said, known))
    return fill(BIDDERS, join(lines))


def last_sale(
    words: Words, text: str, unknown: bool, price: int | None, private: bool,
    seen: tuple[tuple[str, int], ...], zeros: tuple[str, ...],
) -> Markup:  # fmt: skip
    say = words.say
    hidden = fill(" " + UNKNOWN, say("page-unknown"), say("page-unknown")) if unknown else ""
    paid: Markup | str = ""
    if price is not None:
        paid = amount(words, price)
        if private:
            paid = fill(ONLY_YOU, say("page-only-you"), icon("eye"), paid)
    beaten: Markup | str = ""
    if seen:
        bids = Markup(" · ").join([fill("%s %s", name, amount(words, bid)) for name, bid in seen])
        beaten = fill(SEEN, say("page-only-you"), icon("eye"), bids)
    nothing: Markup | str = ""
    if zeros:
        nothing = fill("<p>%s%s</p>", icon("zero"), say("board-zeros", names=zeros))
    return fill(LAST, text, hidden, " · " if paid else "", paid, beaten, nothing)


def draw_stage(table: Table) -> Region:
    """The company on sale, the shelves, and all companies where they lie."""
    view, words, say = table.view, table.frame.words, table.frame.say
    qe: QeTable = view.table
    shelves = [draw_shelf(table, seat) for seat in range(view.players)]
    lying = tuple([(sale.tile, sale.winner, sale.decided) for sale in qe.sales])
    pieces = draw_pieces(words, say, qe.edition, view.players, lying, view.over)
    parts = [
        group("shelves", '<ol class="shelves" id="shelves">', tuple(shelves), "</ol>"),
        pieces,
    ]
    if view.over:
        return group("stage", CLOSED_STAGE, tuple(parts), "</div>")
    number, of = len(qe.sales), qe.sales_in_all
    certificate = draw_certificate(
        words, say, qe.edition, view.players, qe.sales[-1].tile, number, of, qe.stage == "look"
    )
    deck = tag('<p class="deck" id="deck">%s</p>', say("board-to-come", number=of - number))
    return group("stage", STAGE, (certificate, Region("deck", deck), *parts), "</div>")


def draw_shelf(table: Table, seat: Seat) -> Region:
    view, words = table.view, table.frame.words
    qe: QeTable = view.table
    player = qe.players[seat]
    auctioneer = not view.over and qe.sales[-1].auctioneer == seat and qe.stage != "look"
    companies = tuple([words_of_tile(name, words) for name in player.companies])
    return draw(
        f"shelf-{seat}", shelf, words, seat, table.chairs[seat].name,
        player.nation, seat == view.seat, auctioneer, companies, player.spent,
        player.spent_at_least, view.over,
    )  # fmt: skip


def shelf(
    words: Words, seat: Seat, name: str, nation: str, mine: bool, auctioneer: bool,
    companies: tuple[str, ...], spent: int | None, at_least: int, over: bool,
) -> Markup:  # fmt: skip
    say = words.say
    you = tag(YOU, say("page-you")) if mine else ""
    gavel = tag(AUCTIONEER, icon("gavel"), say("board-auctioneer")) if auctioneer else ""
    # There are commas in their names.
    listed = " · ".join(companies)
    owned = say("board-companies", list=listed) if companies else say("board-no-companies")
    if spent is None:
        total, sign = "board-spent-sealed", Markup("≥ ")
    else:
        total = "board-spent" if over else "board-spent-you"
        sign = Markup() if over else icon("eye")
    number = at_least if spent is None else spent
    envelope = fill(
        ENVELOPE, "" if spent is None else " known", " long" if number >= LONG_TOTAL else "",
        seat, "open" if over else "sealed",
        "" if over else fill(WAX, LETTERS[seat]), say(total), sign,
        in_pieces(words, number),
    )  # fmt: skip
    own, from_where = " own" if mine else "", say(f"nation-{nation}")
    return fill(
        SHELF, seat, own, seat, mark(seat), name, from_where, nation, you, gavel, owned, envelope
    )


def in_pieces(words: Words, number: int) -> Markup:
    """An amount that may go on in the next line: after three digits, or before its last ones."""
    said = str(amount(words, number))
    if words.short(number) == words.number(number):
        return Markup(_GROUP.sub(r"\g<0><wbr>", said))
    return Markup(said.replace(" …", " …\u2060"))


@remembered
def words_of_tile(name: str, words: Words) -> str:
    return tile_words(name, words)


@remembered
def short_of_tile(name: str, words: Words) -> str:
    """JP HOU, as it stands on the tile."""
    nation, industry = name.split("-")
    return f"{nation} {words.say(f'industry-short-{industry}')}"


@remembered
def title_of_tile(tile: Tile, words: Words) -> str:
    """Housing, Japan (3 points)."""
    return words.say("tile-with-points", tile=words_of_tile(tile.name, words), points=tile.points)


@remembered
def draw_certificate(
    words: Words, say: Say, edition: str, players: int, name: str, number: int, of: int, sold: bool
) -> Region:
    tile = BOXES[edition, players].tiles[name]
    return draw(
        f"certificate-{name}", BOARD.certificate, say, name, tile.nation, tile.industry,
        tile.points, number, of, title_of_tile(tile, words), sold,
    )  # fmt: skip


@remembered
def draw_pieces(
    words: Words, say: Say, edition: str, players: int, lying: Lying, over: bool
) -> Region:
    """Every company that has been turned up, in the order of sale; its class says where it lies."""
    tiles = BOXES[edition, players].tiles
    won = [winner for _, winner, _ in lying]
    last = max([n for n, (_, _, decided) in enumerate(lying) if decided], default=None)
    parts = []
    for number, (name, winner, _) in enumerate(lying):
        if winner is not None:
            place = f"s{winner} i{won[:number].count(winner)} n{won.count(winner)}"
        else:
            place = "on-sale" if number == len(lying) - 1 and not over else "unsold"
        tile = tiles[name]
        parts.append(
            draw(
                f"tile-{name}", BOARD.tile, say, name, tile.nation, tile.industry, tile.points,
                title_of_tile(tile, words), f"{place} last" if number == last else place,
            )
        )  # fmt: skip
    return group("pieces", PIECES, tuple(parts), "</div>")


def state_of(view: View, seat: Seat) -> str:
    """What a player does in the current question, as all can see."""
    qe: QeTable = view.table
    if view.over:
        return ""
    sale: SaleView = qe.sales[-1]
    tied = bool(sale.ties) and not sale.decided and seat in sale.ties[-1]
    if seat in view.waiting:
        return "tied" if tied else "thinking"
    if qe.stage in ("secret bids", "blind bids") and seat != sale.auctioneer:
        return "in"
    if qe.stage == "rebid" and seat != sale.auctioneer:
        return "in" if tied else "stands"
    return ""

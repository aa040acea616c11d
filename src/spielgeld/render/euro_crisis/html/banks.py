"""The banks: what lies before each of them, for all to see, and what is the reader's own."""

from spielgeld.games.euro_crisis.pieces import CARDS
from spielgeld.games.euro_crisis.view import BankView, EuroCrisisTable
from spielgeld.kernel.state import Seat
from spielgeld.render.euro_crisis.html.grounds import signed
from spielgeld.render.euro_crisis.html.year import own_card
from spielgeld.render.html.boards import DESK
from spielgeld.render.html.page import Table
from spielgeld.render.html.players import draw_player, draw_turn
from spielgeld.render.html.region import Macros, Region, draw, group

MINE = Macros("euro-crisis/mine.html")
PLAYERS = Macros("euro-crisis/players.html")

SECTION = '<section id="mine" class="mine card" aria-labelledby="mine-title">'
SIGNS = {"thinking": "thinking", "in": "sealed", "out": "out", "acting": "star"}


def draw_one(table: Table, seat: Seat) -> Region:
    view, say = table.view, table.frame.say
    euro: EuroCrisisTable = view.table
    bank = euro.banks[seat]
    state = standing(table, seat, bank)
    turn = draw_turn(table, seat, f"player-state-{state}" if state else "", SIGNS.get(state, ""))
    parts = (
        draw(f"facts-{seat}", PLAYERS.facts, say, seat, *purse_of(bank)),
        draw(f"cards-{seat}", PLAYERS.cards, say, seat, cards_of(bank)),
        draw(f"score-{seat}", PLAYERS.score, say, seat, signed(bank.score)),
    )
    return draw_player(table, seat, "", turn, *parts, style=" gone" if bank.out else "")


def draw_mine(table: Table) -> Region:
    view, say = table.view, table.frame.say
    euro: EuroCrisisTable = view.table
    parts = [draw("mine-title", MINE.title, say, view.seat)]
    if view.seat is not None:
        bank, card = euro.banks[view.seat], own_card(table)
        if card is not None:
            parts.append(draw("own-card", MINE.own_card, say, card))
        parts.append(draw("purse", MINE.purse, say, *purse_of(bank)))
        parts.append(draw("hand", MINE.hand, say, cards_of(bank)))
        deeds = deeds_of(euro, view.seat)
        if deeds:
            parts.append(draw("deeds", MINE.deeds, say, deeds))
    else:
        parts.append(draw("mine-watching", MINE.watching, say, view.over))
    return group("mine", SECTION, (*parts, DESK), "</section>")


def purse_of(bank: BankView) -> tuple[str, int, int, int, int, int]:
    return signed(bank.income), bank.pp, bank.money, bank.gold, bank.weapons, bank.loans


def cards_of(bank: BankView) -> tuple[tuple[str, int], ...]:
    return tuple([(card, bank.cards[card]) for card in CARDS])


def deeds_of(euro: EuroCrisisTable, seat: Seat) -> tuple[tuple[str, int], ...]:
    return tuple(
        [
            lot
            for state in euro.states
            for lot, owner in zip(state.board.properties, state.owners, strict=False)
            if owner == seat
        ]
    )


def standing(table: Table, seat: Seat, bank: BankView) -> str:
    """What a bank is doing now: out, thinking, in (its secret is sealed), acting, or nothing."""
    view = table.view
    euro: EuroCrisisTable = view.table
    if bank.out:
        return "out"
    if view.over:
        return ""
    if seat in view.waiting:
        return "thinking"
    if euro.stage in ("gold bids", "choose cards"):
        return "in"
    return "acting" if seat == euro.actor else ""

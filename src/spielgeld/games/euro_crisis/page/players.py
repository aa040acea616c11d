"""The banks of €uro Crisis: what lies before each of them, for all to see."""

from typing import NamedTuple

from spielgeld.games.euro_crisis.page.tracks import signed
from spielgeld.games.euro_crisis.rules.pieces import CARDS
from spielgeld.games.euro_crisis.rules.view import BankView, EuroCrisisTable
from spielgeld.kernel.state import Seat
from spielgeld.page.boards import Figure
from spielgeld.page.page import TablePage
from spielgeld.page.players import draw_player, draw_players, draw_turn
from spielgeld.page.region import Macros, Region, region
from spielgeld.telling.words import Words

PLAYERS = Macros("euro-crisis/players.html")

SIGNS = {"thinking": "thinking", "in": "sealed", "out": "out", "acting": "star"}

CardsLeft = tuple[tuple[str, int], ...]
"""How many of each action card a bank has in hand."""


class PurseContents(NamedTuple):
    """What a bank has, and what it earns."""

    income: str
    points: int
    money: int
    gold: int
    weapons: int
    loans: int


class BankPurse(NamedTuple):
    seat: Seat
    purse: PurseContents


class BankHand(NamedTuple):
    seat: Seat
    cards: CardsLeft


class BankScore(NamedTuple):
    """The points that a bank would have if the game were over."""

    seat: Seat
    score: str


def draw_all(table: TablePage) -> Region:
    facts = table.steady(draw_facts)
    return draw_players(table, [draw_one(table, seat, facts[seat]) for seat in range(len(facts))])


def draw_one(table: TablePage, seat: Seat, facts: tuple[Region, ...]) -> Region:
    euro: EuroCrisisTable = table.view.table
    bank = euro.banks[seat]
    state = standing(table, seat, bank)
    turn = draw_turn(table, seat, f"player-state-{state}" if state else "", SIGNS.get(state, ""))
    return draw_player(table, seat, "", turn, *facts, style=" gone" if bank.out else "")


def figures_of(table: TablePage) -> tuple[tuple[Figure, ...], ...]:
    """What all compare: income, points, gold and weapons."""
    euro: EuroCrisisTable = table.view.table
    return tuple([figures_of_bank(bank, table.frame.words) for bank in euro.banks])


def figures_of_bank(bank: BankView, words: Words) -> tuple[Figure, ...]:
    say = words.say
    if bank.out:
        return (Figure("icon-out", say("bank-out"), "–"),)
    points = say("points-short", points=bank.pp)
    return (
        Figure("icon-income", say("board-income"), signed(bank.income), "strong"),
        Figure("", say("term-pp.title"), points, "strong"),
        Figure("icon-gold", say("column-gold"), str(bank.gold)),
        Figure("icon-weapons", say("column-weapons"), str(bank.weapons)),
    )


def draw_facts(table: TablePage) -> list[tuple[Region, ...]]:
    """What lies before each bank."""
    words = table.frame.words
    euro: EuroCrisisTable = table.view.table
    return [
        (
            region(f"facts-{seat}", PLAYERS.facts, words, BankPurse(seat, purse_of(bank))),
            region(f"cards-{seat}", PLAYERS.cards, words, BankHand(seat, cards_of(bank))),
            region(f"score-{seat}", PLAYERS.score, words, BankScore(seat, signed(bank.score))),
        )
        for seat, bank in enumerate(euro.banks)
    ]


def purse_of(bank: BankView) -> PurseContents:
    return PurseContents(
        signed(bank.income), bank.pp, bank.money, bank.gold, bank.weapons, bank.loans
    )


def cards_of(bank: BankView) -> CardsLeft:
    return tuple([(card, bank.cards[card]) for card in CARDS])


def standing(table: TablePage, seat: Seat, bank: BankView) -> str:
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

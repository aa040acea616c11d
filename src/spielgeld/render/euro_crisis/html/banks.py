"""The banks: what lies before each of them, for all to see."""

from dataclasses import dataclass

from spielgeld.games.euro_crisis.pieces import CARDS
from spielgeld.games.euro_crisis.view import BankView, EuroCrisisTable
from spielgeld.kernel.state import Seat
from spielgeld.render.html.page import Table


@dataclass(frozen=True)
class Bank:
    """A bank; `place` is 1 for the highest income, and None for one that is out."""

    seat: Seat
    name: str
    mine: bool
    view: BankView
    place: int | None
    state: str
    cards: tuple[tuple[str, int], ...]
    properties: tuple[tuple[str, int], ...]


def banks_of(table: Table) -> tuple[Bank, ...]:
    euro: EuroCrisisTable = table.view.table
    return tuple(bank_of(table, seat, bank) for seat, bank in enumerate(euro.banks))


def bank_of(table: Table, seat: Seat, bank: BankView) -> Bank:
    view = table.view
    euro: EuroCrisisTable = view.table
    place = None if bank.out else euro.income_order.index(seat) + 1
    owned = [
        lot
        for state in euro.states
        for lot, owner in zip(state.board.properties, state.owners, strict=False)
        if owner == seat
    ]
    return Bank(
        seat=seat,
        name=table.names[seat],
        mine=seat == view.seat,
        view=bank,
        place=place,
        state=standing(table, seat, bank),
        cards=tuple((card, bank.cards[card]) for card in CARDS),
        properties=tuple(owned),
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

"""What happens to everybody, as cards: sales, events, riots, debt cuts and the year's end."""

from collections.abc import Sequence
from typing import NamedTuple

from spielgeld.games.euro_crisis.page.sheets import Danger, danger
from spielgeld.games.euro_crisis.rules.events import (
    BankDroppedOut,
    BidsOpened,
    DebtCutEnded,
    EconomyShrank,
    LastYearAnnounced,
    LoansLost,
    MoneyPaid,
    MoneyReceived,
    NationalDebtRose,
    PropertyRenationalised,
    PropertySold,
    PublicAngerRose,
    RiotEnded,
)
from spielgeld.kernel.state import Event, Seat
from spielgeld.page.boards import ShownMoment
from spielgeld.page.region import Macros
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

MOMENTS = Macros("euro-crisis/moments.html")


class BidShown(NamedTuple):
    """What a bank had bid in secret."""

    seat: Seat
    name: str
    gold: int
    won: bool


class SaleShown(NamedTuple):
    """All bids, the highest last, and why this one won."""

    bids: tuple[BidShown, ...]
    why: str


class IncomeChange(NamedTuple):
    """What a debt cut takes from a bank."""

    seat: Seat
    name: str
    markers: int
    before: int
    after: int


class DebtCutShown(NamedTuple):
    """What the banks lose, and how far the next debt cut is."""

    changes: tuple[IncomeChange, ...]
    to_cut: int


class PropertyTaken(NamedTuple):
    seat: Seat
    name: str
    property: str
    points: int


class RiotShown(NamedTuple):
    """The weapons on both sides, and what the people took back."""

    people: int
    government: int
    taken: tuple[PropertyTaken, ...]


class BankPaid(NamedTuple):
    """What a bank gets, or pays; `short` is the income it is left with if it could not."""

    seat: Seat
    name: str
    amount: int
    short: int | None


class StateInDanger(NamedTuple):
    state: str
    danger: Danger


class YearsEndShown(NamedTuple):
    """Incomes, and how far the debt cuts are after the yearly debt."""

    paid: tuple[BankPaid, ...]
    states: tuple[StateInDanger, ...]


def moments_of(events: Sequence[Event], words: Words, names: tuple[str, ...]) -> list[ShownMoment]:
    say, moments = words.say, Moments(words, names)
    for event in events:
        match event:
            case BidsOpened():
                moments.bids = event.bids
            case PropertySold():
                moments.sale(event)
            case LoansLost():
                moments.lost.append(event)
            case DebtCutEnded():
                moments.debt_cut(event)
            case PropertyRenationalised():
                moments.taken.append(event)
            case RiotEnded():
                moments.riot(event)
            case PublicAngerRose():
                named = say(f"state-{event.state}")
                title = say("shown-anger", state=named)
                moments.dangers(title, "riot", event.happiness, "icon-anger")
            case EconomyShrank():
                named = say(f"state-{event.state}")
                title = say("shown-economy", state=named, amount=event.amount)
                moments.dangers(title, "cut", event.to_cut, "icon-economy")
            case MoneyReceived(reason="income") | MoneyPaid(reason="income"):
                moments.paid.append(event)
            case NationalDebtRose():
                moments.years_end(event)
            case LastYearAnnounced() | BankDroppedOut():
                moments.line(event)
    return moments.shown


class Moments:
    """The cards of one step while they are put together."""

    def __init__(self, words: Words, names: tuple[str, ...]) -> None:
        self.words, self.names = words, names
        self.shown: list[ShownMoment] = []
        self.bids: tuple[int | None, ...] = ()
        self.lost: list[LoansLost] = []
        self.taken: list[PropertyRenationalised] = []
        self.paid: list[MoneyReceived | MoneyPaid] = []

    def sale(self, event: PropertySold) -> None:
        bids = [
            BidShown(seat, self.names[seat], gold, seat == event.seat)
            for seat, gold in enumerate(self.bids)
            if gold is not None
        ]
        bids.sort(key=lambda bid: (bid.gold, bid.won))
        values = {
            "seat": self.names[event.seat],
            "state": self.words.say(f"state-{event.state}"),
            "gold": event.gold,
        }
        why = self.words.say("shown-sold-why", tie=event.tie or "none", **values)
        lot = {"property": event.property, "points": event.points}
        title = self.words.say("shown-sold", **lot, **values)
        self._add(title, "sale", SaleShown(tuple(bids), why), "icon-gavel")

    def debt_cut(self, event: DebtCutEnded) -> None:
        changes = [
            IncomeChange(
                each.seat, self.names[each.seat], each.markers, each.income + each.loss, each.income
            )
            for each in self.lost
        ]
        title = self.words.say("shown-cut", state=self.words.say(f"state-{event.state}"))
        self._add(title, "debt_cut", DebtCutShown(tuple(changes), event.to_cut), "icon-cut")
        self.lost.clear()

    def riot(self, event: RiotEnded) -> None:
        taken = [
            PropertyTaken(each.seat, self.names[each.seat], each.property, each.points)
            for each in self.taken
        ]
        title = self.words.say("shown-riot", state=self.words.say(f"state-{event.state}"))
        riot = RiotShown(event.people, event.government, tuple(taken))
        self._add(title, "riot", riot, "icon-fist")
        self.taken.clear()

    def dangers(self, title: str, kind: str, steps: dict[str, int], sign: str) -> None:
        self._add(title, "dangers", in_danger(kind, steps), sign)

    def years_end(self, event: NationalDebtRose) -> None:
        paid = [self._paid(each) for each in reversed(self.paid)]
        shown = YearsEndShown(tuple(paid), in_danger("cut", event.to_cut))
        self._add(self.words.say("shown-years-end"), "years_end", shown, "icon-income")
        self.paid.clear()

    def _paid(self, event: MoneyReceived | MoneyPaid) -> BankPaid:
        name = self.names[event.seat]
        if isinstance(event, MoneyReceived):
            return BankPaid(event.seat, name, event.amount, None)
        short = event.income if event.paid < event.due else None
        return BankPaid(event.seat, name, -event.paid, short)

    def line(self, event: Event) -> None:
        """What one sentence says."""
        title = telling_of("euro-crisis").line(event, self.words, self.names)
        self._add(title, "nothing_more", "", "icon-star")

    def _add(self, title: str, macro: str, it: object, sign: str) -> None:
        self.shown.append(ShownMoment(title, getattr(MOMENTS, macro), it, sign))


def in_danger(kind: str, steps: dict[str, int]) -> tuple[StateInDanger, ...]:
    return tuple([StateInDanger(state, danger(kind, number)) for state, number in steps.items()])

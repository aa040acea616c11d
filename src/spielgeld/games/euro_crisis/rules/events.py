"""What is told in a €uro Crisis game. Columns, rows, years and quarters count from 1."""

from dataclasses import dataclass

from spielgeld.kernel.state import Event, OpenEvent, Seat

Place = tuple[int, int]
"""Column and row in a bond zone."""


@dataclass(frozen=True)
class LoansPlaced(OpenEvent):
    """`spaces` are column, row and number of each; `income` is what it came to."""

    seat: Seat
    state: str
    spaces: tuple[tuple[int, int, int], ...]
    income: int


@dataclass(frozen=True)
class PropertyOffered(Event):
    state: str
    property: str
    points: int


@dataclass(frozen=True)
class BidsOpened(Event):
    """The gold bid by each seat; None for a bank that is out."""

    property: str
    bids: tuple[int | None, ...]


@dataclass(frozen=True)
class PropertySold(Event):
    """`tie` says what settled a tie: "loans", "right" or "income"; None if there was none."""

    state: str
    property: str
    points: int
    seat: Seat
    gold: int
    tie: str | None


@dataclass(frozen=True)
class LastYearAnnounced(Event):
    """EC-16: a bank reached 33 PP."""

    seat: Seat
    pp: int


@dataclass(frozen=True)
class YearBegan(Event):
    year: int
    direction: int


@dataclass(frozen=True)
class QuarterTaken(Event):
    """`asked` is False for the last quarter of three banks, which the highest income gets."""

    seat: Seat
    quarter: int
    asked: bool


@dataclass(frozen=True)
class QuarterBegan(Event):
    """`seat` starts: the one who took the quarter, or the next who is still in."""

    quarter: int
    seat: Seat


@dataclass(frozen=True)
class CardChosen(Event):
    """Told to the one who chose it."""

    card: str


@dataclass(frozen=True)
class CardRevealed(Event):
    seat: Seat
    card: str


@dataclass(frozen=True)
class ActionSkipped(Event):
    seat: Seat
    card: str


@dataclass(frozen=True)
class LoansTaken(Event):
    """`income` is what it came to."""

    seat: Seat
    markers: int
    income: int


@dataclass(frozen=True)
class GoodsBought(Event):
    """The prices are those after the purchase."""

    seat: Seat
    gold: int
    weapons: int
    cost: int
    gold_price: int
    weapons_price: int


@dataclass(frozen=True)
class GovernmentChanged(Event):
    """`happiness` is what it came to."""

    seat: Seat
    state: str
    large: str
    small: str
    happiness: int


@dataclass(frozen=True)
class ReformMade(OpenEvent):
    """`debt` and `happiness` are where the markers came to, `to_cut` how far a debt cut is then."""

    seat: Seat
    state: str
    party: str
    real: bool
    steps_left: int
    debt: Place
    happiness: int
    to_cut: int


@dataclass(frozen=True)
class RomeEnded(Event):
    seat: Seat
    reforms: int


@dataclass(frozen=True)
class MoneyReceived(OpenEvent):
    """`reason` is "income" or "liberals"."""

    seat: Seat
    amount: int
    reason: str


@dataclass(frozen=True)
class MoneyPaid(OpenEvent):
    """`reason` is "income" or "communists"; what was due and not paid is taken off the income."""

    seat: Seat
    due: int
    paid: int
    income: int
    reason: str


@dataclass(frozen=True)
class PublicAngerRose(Event):
    """`happiness` is what it came to in every state."""

    state: str
    happiness: dict[str, int]


@dataclass(frozen=True)
class EconomyShrank(Event):
    """`debts` are where the markers came to in every state, `to_cut` how far debt cuts are then."""

    state: str
    amount: int
    debts: dict[str, Place]
    to_cut: dict[str, int]


@dataclass(frozen=True)
class PricesFell(Event):
    """By so many spaces, to these prices."""

    gold: int
    weapons: int
    gold_price: int
    weapons_price: int


@dataclass(frozen=True)
class NationalDebtRose(Event):
    """As with the economy."""

    debts: dict[str, Place]
    to_cut: dict[str, int]


@dataclass(frozen=True)
class CrisesArose(OpenEvent):
    """Two or more; the seat decides the order. A crisis is "riot" or "cut" and a state."""

    seat: Seat
    crises: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class CrisisChosen(OpenEvent):
    seat: Seat
    crisis: str
    state: str


@dataclass(frozen=True)
class RiotBegan(OpenEvent):
    state: str
    fist_weapons: int


@dataclass(frozen=True)
class WeaponsPlaced(OpenEvent):
    """`side` is None for no weapons."""

    seat: Seat
    weapons: int
    side: str | None


@dataclass(frozen=True)
class PropertyRenationalised(OpenEvent):
    state: str
    property: str
    points: int
    seat: Seat


@dataclass(frozen=True)
class RiotEnded(OpenEvent):
    """The weapons on both sides, and how many properties were lost."""

    state: str
    people: int
    government: int
    lost: int
    happiness: int


@dataclass(frozen=True)
class DebtCutBegan(OpenEvent):
    state: str


@dataclass(frozen=True)
class LoansLost(OpenEvent):
    """`loss` is the income lost with the markers, `income` what it came to."""

    seat: Seat
    state: str
    markers: int
    loss: int
    income: int


@dataclass(frozen=True)
class DebtCutEnded(OpenEvent):
    """Where the marker came to, and how far the next debt cut is."""

    state: str
    debt: Place
    to_cut: int


@dataclass(frozen=True)
class BankDroppedOut(Event):
    seat: Seat
    income: int


@dataclass(frozen=True)
class GovernmentsRestored(Event):
    pass


@dataclass(frozen=True)
class YearEnded(Event):
    year: int


@dataclass(frozen=True)
class GameEnded(Event):
    """`scores` by seat; `ranking` are the seats that share a place, best first."""

    winners: tuple[Seat, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]

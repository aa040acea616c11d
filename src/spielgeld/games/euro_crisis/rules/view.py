"""Who may know what of a €uro Crisis table, built up from nothing for each seat.

Most of a table is as it was a decision ago, so the views of its parts are kept and shown again.
"""

from dataclasses import dataclass
from functools import lru_cache

from spielgeld.games.euro_crisis.rules.phases.actions import (
    BRUSSELS,
    FRANKFURT,
    FURTHER_REFORM,
    LONDON,
    MOSCOW,
    ROME,
)
from spielgeld.games.euro_crisis.rules.phases.crises import (
    CHOOSE_CRISIS,
    PLACE_WEAPONS,
    crises_in,
    lead_of_the_people,
    name_crises,
    properties_lost,
)
from spielgeld.games.euro_crisis.rules.phases.initial_round import FIRST_LOANS
from spielgeld.games.euro_crisis.rules.phases.privatisation import GOLD_BIDS, tie_order
from spielgeld.games.euro_crisis.rules.phases.year import (
    CHOOSE_CARDS,
    CHOOSE_QUARTERS,
    turn_order,
)
from spielgeld.games.euro_crisis.rules.pieces import (
    CARDS,
    PARTIES,
    QUARTERS,
    YEARS,
    Box,
    Country,
    Sheet,
)
from spielgeld.games.euro_crisis.rules.scoring import score
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState, Setting
from spielgeld.kernel.frozen import Frozen
from spielgeld.kernel.state import Phase, Seat

STAGES: dict[str, Phase[EuroCrisisState]] = {
    "first loans": FIRST_LOANS,
    "gold bids": GOLD_BIDS,
    "choose quarters": CHOOSE_QUARTERS,
    "choose cards": CHOOSE_CARDS,
    "frankfurt": FRANKFURT,
    "london": LONDON,
    "moscow": MOSCOW,
    "brussels": BRUSSELS,
    "rome": ROME,
    "further reform": FURTHER_REFORM,
    "choose crisis": CHOOSE_CRISIS,
    "place weapons": PLACE_WEAPONS,
}
"""The phases in which somebody is asked."""
STAGE_NAMES = {phase: name for name, phase in STAGES.items()}


@dataclass(frozen=True)
class GovernmentMarker(Frozen):
    """On the track of a party, so many steps (reforms) from its innermost space."""

    party: str
    steps_left: int


@dataclass(frozen=True)
class Bond(Frozen):
    """A loan marker in a bond zone, on this number."""

    column: int
    row: int
    seat: Seat
    number: int


@dataclass(frozen=True)
class StateView(Frozen):
    """A state: its board, where its markers are, and who owns its properties, cheapest first."""

    name: str
    board: Sheet
    debt: tuple[int, int]
    happiness: int
    large: GovernmentMarker
    small: GovernmentMarker
    bonds: tuple[Bond, ...]
    owners: tuple[Seat, ...]

    @property
    def steps_to_cut(self) -> int:
        """EC-27, EC-35: so many steps to the right of the debt marker is the black space."""
        country = country_of(self.name, self.board)
        return country.to_black[country.space(*self.debt)]

    @property
    def steps_to_riot(self) -> int:
        """EC-33, EC-34: so many steps below the happiness of now is the fist."""
        return self.happiness

    @property
    def next_sale(self) -> tuple[str, int] | None:
        """EC-30: the cheapest unsold property and its points; None if nothing is left."""
        sold = len(self.owners)
        return self.board.properties[sold] if sold < len(self.board.properties) else None

    def next_loans(self) -> list[tuple[int, int]]:
        """EC-21: the columns and rows where loan markers would go now, from the left."""
        country = country_of(self.name, self.board)
        column, row = self.debt
        taken = {bond.column for bond in self.bonds}
        free = [other for other in range(1, column) if other not in taken]
        return [country.place(country.lend_at[country.space(other, row)]) for other in free]


@lru_cache(maxsize=64)
def country_of(name: str, sheet: Sheet) -> Country:
    """The tables of a state's board."""
    return Country(name, sheet)


@dataclass(frozen=True)
class BankView(Frozen):
    """A bank. `cards` are in hand, also one that lies hidden; `revealed` is this quarter's."""

    money: int
    gold: int
    weapons: int
    loans: int
    income: int
    pp: int
    cards: dict[str, int]
    has_hidden_card: bool
    revealed: str | None
    out: bool
    score: int


@dataclass(frozen=True)
class Market(Frozen):
    """Both price tracks, and the spaces (from 0) that show the prices now."""

    gold_track: tuple[int, ...]
    gold_at: int
    weapons_track: tuple[int, ...]
    weapons_at: int

    @property
    def gold(self) -> int:
        return self.gold_track[self.gold_at]

    @property
    def weapons(self) -> int:
        return self.weapons_track[self.weapons_at]


@dataclass(frozen=True)
class YearTokens(Frozen):
    """The event tokens by year: states, states with a rise of debt, falls of gold and weapons."""

    anger: tuple[str, ...]
    economy: tuple[tuple[str, int], ...]
    market: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class PropertySaleView(Frozen):
    """What gold is bid for. `tie_order` is who is ahead of whom with equal bids."""

    state: str
    property: str
    points: int
    tie_order: tuple[Seat, ...]


@dataclass(frozen=True)
class RiotView(Frozen):
    """`placed` are the weapons so far by seat, above 0 for the people, below for the government.

    `to_come` are those who place weapons still, the one who is asked first. The people lead by
    `lead`, and `sold` properties can be lost.
    """

    state: str
    fist_weapons: int
    placed: tuple[tuple[Seat, int], ...]
    to_come: tuple[Seat, ...]
    lead: int
    sold: int

    @property
    def people(self) -> int:
        """EC-34: all weapons on the side of the people, those of the fist included."""
        return self.fist_weapons + sum([max(weapons, 0) for _, weapons in self.placed])

    @property
    def government(self) -> int:
        return sum([max(-weapons, 0) for _, weapons in self.placed])

    def lost(self, lead: int) -> int:
        """How many properties the state takes back if the people lead by so much."""
        return properties_lost(lead, self.sold)


@dataclass(frozen=True)
class EuroCrisisTable(Frozen):
    """The table as one seat sees it.

    `stage` is what is being asked; `event` is "anger", "economy" or "debt" while the crises of
    that event are resolved. `starters` are by quarter. `chosen` is one's own hidden card.
    `crises` are those to resolve now, a riot that goes on included; `decider` orders them.
    `first_income` is where all discs lay when the first question was asked.
    """

    stage: str
    year: int
    years: int
    quarter: int
    event: str | None
    first: Seat
    direction: int
    actor: Seat | None
    turn: int
    reforms: int
    states: tuple[StateView, ...]
    banks: tuple[BankView, ...]
    income_order: tuple[Seat, ...]
    starters: tuple[Seat | None, ...]
    market: Market
    tokens: YearTokens
    chosen: str | None
    sale: PropertySaleView | None
    riot: RiotView | None
    crises: tuple[tuple[str, str], ...]
    decider: Seat | None
    last_year: bool
    first_income: int

    def useless_cards(self, seat: Seat) -> tuple[str, ...]:
        """EC-12: the cards whose action the bank could only leave out, as things stand."""
        bank = self.banks[seat]
        markers = [marker for state in self.states for marker in (state.large, state.small)]
        possible = {
            "london": bank.loans > 0 and any([state.next_loans() for state in self.states]),
            "moscow": bank.money >= min(self.market.gold, self.market.weapons),
            "rome": bank.money > 0 and any([marker.steps_left for marker in markers]),
        }
        return tuple([card for card in CARDS if not possible.get(card, True)])

    def turn_order(self) -> list[Seat]:
        """EC-11: in which order the banks act in this quarter, those that are out included."""
        starter = self.starters[self.quarter - 1]
        assert starter is not None
        return turn_order(starter, self.direction, len(self.banks))


def look_at_table(state: EuroCrisisState, seat: Seat | None) -> EuroCrisisTable:
    setting, box = state.setting, state.setting.box
    over = not state.agenda
    stage = "over" if over else STAGE_NAMES[state.agenda[-1]]
    crises = crises_in(state)
    return EuroCrisisTable(
        stage=stage,
        year=state.year,
        years=YEARS,
        quarter=state.quarter,
        event=state.event or None,
        first=setting.first,
        direction=state.direction,
        actor=seat_or_none(state.actor),
        turn=state.turn,
        reforms=state.reforms,
        states=tuple([look_at_state(state, number) for number in range(len(setting.names))]),
        banks=tuple([look_at_bank(state, bank) for bank in range(setting.players)]),
        income_order=tuple(state.order),
        starters=tuple([seat_or_none(starter) for starter in state.starters]),
        market=look_at_market(box, state.gold_price, state.weapons_price),
        tokens=look_at_tokens(setting),
        chosen=hidden_card(state, seat) if seat is not None else None,
        sale=look_at_sale(state) if stage == "gold bids" else None,
        riot=look_at_riot(state) if stage == "place weapons" else None,
        crises=name_crises(state, crises),
        decider=seat_or_none(state.decider),
        last_year=state.is_last_year or state.year == YEARS,
        first_income=setting.first_income,
    )


@lru_cache(256)
def look_at_market(box: Box, gold: int, weapons: int) -> Market:
    return Market(box.gold_track, gold, box.weapons_track, weapons)


@lru_cache(256)
def look_at_tokens(setting: Setting) -> YearTokens:
    countries = setting.box.countries
    economy = [(name, countries[name].economy_shock) for name in setting.economy]
    return YearTokens(setting.anger, tuple(economy), setting.market)


def seat_or_none(seat: Seat) -> Seat | None:
    return None if seat < 0 else seat


def has_hidden_card(state: EuroCrisisState, seat: Seat) -> bool:
    return state.chosen[seat] >= 0 and state.revealed[seat] < 0


def hidden_card(state: EuroCrisisState, seat: Seat) -> str | None:
    """EC-11: a card that was chosen and not yet revealed; for its owner only."""
    return CARDS[state.chosen[seat]] if has_hidden_card(state, seat) else None


def look_at_state(state: EuroCrisisState, number: int) -> StateView:
    country = state.setting.countries[number]
    start = number * state.setting.box.width
    end = start + country.columns
    return state_view(
        country,
        state.debt[number],
        state.happiness[number],
        (state.large[number], state.large_left[number]),
        (state.small[number], state.small_left[number]),
        tuple(state.holders[start:end]),
        tuple(state.loan_spaces[start:end]),
        state.owners[number],
    )


@lru_cache(8192)
def state_view(
    country: Country,
    debt: int,
    happiness: int,
    large: tuple[int, int],
    small: tuple[int, int],
    holders: tuple[Seat, ...],
    spaces: tuple[int, ...],
    owners: tuple[Seat, ...],
) -> StateView:
    return StateView(
        name=country.name,
        board=country.sheet,
        debt=country.place(debt),
        happiness=happiness,
        large=GovernmentMarker(PARTIES[large[0]], large[1]),
        small=GovernmentMarker(PARTIES[small[0]], small[1]),
        bonds=tuple(
            [
                Bond(*country.place(space), holder, country.number[space])
                for holder, space in zip(holders, spaces, strict=True)
                if holder >= 0
            ]
        ),
        owners=owners,
    )


def look_at_bank(state: EuroCrisisState, bank: Seat) -> BankView:
    return bank_view(
        state.money[bank],
        state.gold[bank],
        state.weapons[bank],
        state.loans[bank],
        state.income[bank],
        state.pp[bank],
        state.hands[bank],
        has_hidden_card(state, bank),
        state.revealed[bank],
        bank not in state.order,
        score(state, bank),
    )


@lru_cache(8192)
def bank_view(
    money: int,
    gold: int,
    weapons: int,
    loans: int,
    income: int,
    pp: int,
    hand: tuple[int, ...],
    hidden: bool,
    revealed: int,
    out: bool,
    score: int,
) -> BankView:
    return BankView(
        money=money,
        gold=gold,
        weapons=weapons,
        loans=loans,
        income=income,
        pp=pp,
        cards=dict(zip(CARDS, hand, strict=True)),
        has_hidden_card=hidden,
        revealed=CARDS[revealed] if revealed >= 0 else None,
        out=out,
        score=score,
    )


def look_at_sale(state: EuroCrisisState) -> PropertySaleView:
    country = state.setting.countries[state.sale]
    name, points = country.sheet.properties[len(state.owners[state.sale])]
    return PropertySaleView(country.name, name, points, tuple(tie_order(state)))


def look_at_riot(state: EuroCrisisState) -> RiotView:
    country = state.setting.countries[state.crisis]
    seats = state.order[::-1]
    done = len(state.placed)
    return RiotView(
        country.name,
        country.fist_weapons,
        placed=tuple(zip(seats[:done], state.placed, strict=True)),
        to_come=tuple(seats[done:]),
        lead=lead_of_the_people(state),
        sold=len(state.owners[state.crisis]),
    )


def summarise(state: EuroCrisisState) -> dict[str, object]:
    """The table with full knowledge, as plain data."""
    table = look_at_table(state, None)
    properties: list[list[str]] = [[] for _ in table.banks]
    states: dict[str, object] = {}
    for view in table.states:
        sold: list[list[object]] = []
        for (name, _), owner in zip(view.board.properties, view.owners, strict=False):
            sold.append([name, owner])
            properties[owner].append(name)
        states[view.name] = {
            "debt": list(view.debt),
            "happiness": view.happiness,
            "government": [
                [marker.party, marker.steps_left] for marker in (view.large, view.small)
            ],
            "bonds": [[bond.column, bond.row, bond.seat] for bond in view.bonds],
            "sold": sold,
        }
    return {
        "seats": [
            {
                "pp": bank.pp,
                "income": bank.income,
                "money": bank.money,
                "gold": bank.gold,
                "weapons": bank.weapons,
                "loans": bank.loans,
                "properties": properties[seat],
                "cards": bank.cards,
                "score": bank.score,
                "out": bank.out,
            }
            for seat, bank in enumerate(table.banks)
        ],
        "year": table.year,
        "quarter": table.quarter if state.agenda else 0,
        "prices": {"gold": table.market.gold, "weapons": table.market.weapons},
        "income_order": list(table.income_order),
        "starters": {
            str(quarter): table.starters[quarter - 1]
            for quarter in range(1, QUARTERS + 1)
            if table.starters[quarter - 1] is not None
        },
        "direction": table.direction,
        "revealed": {
            str(seat): bank.revealed
            for seat, bank in enumerate(table.banks)
            if bank.revealed is not None
        },
        "last_year": table.last_year,
        "states": states,
    }

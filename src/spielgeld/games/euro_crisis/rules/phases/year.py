"""A year: quarters, cards, events, income and debt, in the order of the rulebook."""

from typing import Final

from spielgeld.games.euro_crisis.rules.choices import card_in, free_quarter
from spielgeld.games.euro_crisis.rules.events import (
    CardChosen,
    CardRevealed,
    EconomyShrank,
    GovernmentsRestored,
    NationalDebtRose,
    Place,
    PricesFell,
    PublicAngerRose,
    QuarterBegan,
    QuarterTaken,
    YearBegan,
    YearEnded,
)
from spielgeld.games.euro_crisis.rules.moves import change_happiness, end_game, raise_debt, settle
from spielgeld.games.euro_crisis.rules.phases.actions import ACTIONS
from spielgeld.games.euro_crisis.rules.phases.crises import CRISES
from spielgeld.games.euro_crisis.rules.pieces import CARD_NUMBER, CARDS, QUARTERS, YEARS
from spielgeld.games.euro_crisis.rules.state import NO_CARD, NOBODY_SEAT, EuroCrisisState
from spielgeld.kernel.state import NOBODY, Asked, Decisions, Phase, Seat


class BeginYear(Phase[EuroCrisisState]):
    """EC-13: at a table of three the arrow runs from the highest to the second highest income."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        state.starters = [NOBODY_SEAT] * QUARTERS
        players = state.setting.players
        if players == 3:
            highest, second = state.order[0], state.order[1]
            state.direction = 1 if second == (highest + 1) % players else -1
        if state.tell is not None:
            state.tell(YearBegan(state.year, state.direction))


class ChooseQuarters(Phase[EuroCrisisState]):
    """EC-10: in descending income each takes a free quarter; two banks take two each in turns.

    Of three banks the highest income also gets the last one, unasked.
    """

    def asks(self, state: EuroCrisisState) -> Asked:
        taken = tuple([quarter + 1 for quarter in range(QUARTERS) if state.starters[quarter] >= 0])
        if len(taken) == QUARTERS or (len(taken) == 3 and len(state.order) == 3):
            return NOBODY
        return {state.order[len(taken) % len(state.order)]: free_quarter(taken)}

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        for seat, decision in decisions.items():
            quarter: int = decision["quarter"]
            self.take(state, seat, quarter, asked=True)
            state.follow((self,))
            return
        for quarter in range(1, QUARTERS + 1):
            if state.starters[quarter - 1] == NOBODY_SEAT:
                self.take(state, state.order[0], quarter, asked=False)

    def take(self, state: EuroCrisisState, seat: Seat, quarter: int, *, asked: bool) -> None:
        state.starters[quarter - 1] = seat
        if state.tell is not None:
            state.tell(QuarterTaken(seat, quarter, asked))


class BeginQuarter(Phase[EuroCrisisState]):
    """EC-11: a quarter begins; its number is the phase's own."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        state.quarter = self.number
        state.turn = 0
        if state.tell is not None:
            starter = state.starters[self.number - 1]
            seats = turn_order(starter, state.direction, state.setting.players)
            first = next(seat for seat in seats if seat in state.order)
            state.tell(QuarterBegan(self.number, first))
        state.follow((CHOOSE_CARDS, TAKE_TURNS))


def turn_order(starter: Seat, direction: int, players: int) -> list[Seat]:
    """EC-11, EC-13: from the quarter's starting player on, in the direction of the table."""
    return [(starter + direction * turn) % players for turn in range(players)]


class ChooseCards(Phase[EuroCrisisState]):
    """EC-11: all choose an action card at once, hidden until its owner's turn."""

    def asks(self, state: EuroCrisisState) -> Asked:
        return {seat: card_in(state.hands[seat]) for seat in state.order}

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        for seat, decision in decisions.items():
            state.chosen[seat] = CARD_NUMBER[decision["card"]]
            if state.tell is not None:
                state.tell(CardChosen(decision["card"], audience=(seat,)))


class TakeTurns(Phase[EuroCrisisState]):
    """EC-11, EC-12: one after another, each reveals a card, which is then gone, and acts.

    EC-40: whoever is out is passed over.
    """

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        players = state.setting.players
        starter = state.starters[state.quarter - 1]
        while state.turn < players:
            seat = (starter + state.direction * state.turn) % players
            state.turn += 1
            if seat in state.order:
                self.reveal(state, seat)
                return
        state.quarter = 0
        state.actor = NOBODY_SEAT
        state.chosen = [NO_CARD] * players
        state.revealed = [NO_CARD] * players

    def reveal(self, state: EuroCrisisState, seat: Seat) -> None:
        card = state.chosen[seat]
        hand = list(state.hands[seat])
        hand[card] -= 1
        state.hands[seat] = tuple(hand)
        state.revealed[seat] = card
        state.actor = seat
        state.reforms = 0
        if state.tell is not None:
            state.tell(CardRevealed(seat, CARDS[card]))
        state.follow((ACTIONS[card], CRISES, self))


class PublicAnger(Phase[EuroCrisisState]):
    """EC-14: happiness falls, most of all in the state on the token."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        setting = state.setting
        named = setting.anger[state.year - 1]
        for number, name in enumerate(setting.names):
            fall = setting.box.anger_named if name == named else setting.box.anger_others
            change_happiness(state, number, -fall)
        if state.tell is not None:
            happiness = dict(zip(setting.names, state.happiness, strict=True))
            state.tell(PublicAngerRose(named, happiness))
        state.event = "anger"
        state.follow((CRISES, END_EVENT))


class Economy(Phase[EuroCrisisState]):
    """EC-14: debt rises, most of all in the state on the token."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        setting = state.setting
        named = setting.economy[state.year - 1]
        shock = setting.box.countries[named].economy_shock
        for number, name in enumerate(setting.names):
            raise_debt(state, number, shock if name == named else setting.box.economy_others)
        if state.tell is not None:
            state.tell(EconomyShrank(named, shock, debts_of(state), steps_to_cuts(state)))
        state.event = "economy"
        state.follow((CRISES, END_EVENT))


class BlackMarket(Phase[EuroCrisisState]):
    """EC-14: the prices fall by the spaces on the token, to the end of the track at most."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        gold, weapons = state.setting.market[state.year - 1]
        state.gold_price = max(state.gold_price - gold, 0)
        state.weapons_price = max(state.weapons_price - weapons, 0)
        if state.tell is not None:
            box = state.setting.box
            prices = box.gold_track[state.gold_price], box.weapons_track[state.weapons_price]
            state.tell(PricesFell(gold, weapons, *prices))


class Income(Phase[EuroCrisisState]):
    """EC-15: a positive income is received, a negative one paid."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        settle(state, state.income.copy(), "income")


class NationalDebt(Phase[EuroCrisisState]):
    """EC-15: the debt of every state rises by its annual number."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        for number, country in enumerate(state.setting.countries):
            raise_debt(state, number, country.annual_debt)
        if state.tell is not None:
            state.tell(NationalDebtRose(debts_of(state), steps_to_cuts(state)))
        state.event = "debt"
        state.follow((CRISES, END_EVENT))


class EndEvent(Phase[EuroCrisisState]):
    """EC-33: the crises of an event are over."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        state.event = ""


class RestoreGovernments(Phase[EuroCrisisState]):
    """EC-15: government markers go back to their starts; the parties stay."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        box, states = state.setting.box, len(state.large)
        state.large_left = [box.large_steps] * states
        state.small_left = [box.small_steps] * states
        if state.tell is not None:
            state.tell(GovernmentsRestored())


class EndYear(Phase[EuroCrisisState]):
    """EC-16: cards come back. The game ends after year 3, or when somebody had 33 PP.

    Ruling: all cards come back, also those of banks that are out.
    """

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        state.hands = [state.setting.box.hand] * state.setting.players
        if state.tell is not None:
            state.tell(YearEnded(state.year))
        if state.year == YEARS or state.is_last_year:
            end_game(state)
        else:
            state.year += 1
            state.follow(YEAR)


def debts_of(state: EuroCrisisState) -> dict[str, Place]:
    return {
        country.name: country.place(state.debt[number])
        for number, country in enumerate(state.setting.countries)
    }


def steps_to_cuts(state: EuroCrisisState) -> dict[str, int]:
    return {
        country.name: country.to_black[state.debt[number]]
        for number, country in enumerate(state.setting.countries)
    }


BEGIN_YEAR, CHOOSE_QUARTERS = BeginYear(), ChooseQuarters()
CHOOSE_CARDS: Final = ChooseCards()
TAKE_TURNS: Final = TakeTurns()
PUBLIC_ANGER, ECONOMY, BLACK_MARKET = PublicAnger(), Economy(), BlackMarket()
INCOME, NATIONAL_DEBT, END_EVENT = Income(), NationalDebt(), EndEvent()
RESTORE_GOVERNMENTS, END_YEAR = RestoreGovernments(), EndYear()
QUARTER: tuple[Phase[EuroCrisisState], ...] = tuple(
    [BeginQuarter(number) for number in range(1, QUARTERS + 1)]
)

YEAR: tuple[Phase[EuroCrisisState], ...] = (
    BEGIN_YEAR,
    CHOOSE_QUARTERS,
    QUARTER[0],
    PUBLIC_ANGER,
    QUARTER[1],
    ECONOMY,
    QUARTER[2],
    BLACK_MARKET,
    QUARTER[3],
    INCOME,
    NATIONAL_DEBT,
    RESTORE_GOVERNMENTS,
    END_YEAR,
)

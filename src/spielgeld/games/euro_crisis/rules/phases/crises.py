"""Riots and debt cuts, which follow actions and events."""

from typing import Final

from spielgeld.games.euro_crisis.rules.choices import CRISES as KINDS
from spielgeld.games.euro_crisis.rules.choices import Resolve, arm_with
from spielgeld.games.euro_crisis.rules.events import (
    CrisesArose,
    CrisisChosen,
    DebtCutBegan,
    DebtCutEnded,
    LoansLost,
    PropertyRenationalised,
    RiotBegan,
    RiotEnded,
    WeaponsPlaced,
)
from spielgeld.games.euro_crisis.rules.moves import change_income
from spielgeld.games.euro_crisis.rules.pieces import LEAD_PER_PROPERTY
from spielgeld.games.euro_crisis.rules.state import NOBODY_SEAT, EuroCrisisState
from spielgeld.kernel.state import Asked, Decisions, Phase, Seat


def crises_in(state: EuroCrisisState) -> list[int]:
    """EC-33: the crises to resolve, as state * 2 for a riot and one more for a debt cut."""
    crises: list[int] = []
    countries = state.setting.countries
    for number in range(len(countries)):
        if state.happiness[number] == 0:
            crises.append(number * 2)
        if state.debt[number] == countries[number].black:
            crises.append(number * 2 + 1)
    return crises


def name_crises(state: EuroCrisisState, crises: list[int]) -> tuple[tuple[str, str], ...]:
    return tuple([(KINDS[crisis & 1], state.setting.names[crisis >> 1]) for crisis in crises])


class Crises(Phase[EuroCrisisState]):
    """EC-33: at the end of an action or event. The acting player decides, or the highest income."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        crises = crises_in(state)
        if not crises:
            return
        is_acting = state.actor in state.order
        state.decider = state.actor if is_acting else state.order[0]
        if len(crises) > 1 and state.tell is not None:
            state.tell(CrisesArose(state.decider, name_crises(state, crises)))
        state.follow((NEXT_CRISIS,))


class NextCrisis(Phase[EuroCrisisState]):
    """EC-33: a single crisis is not asked about. If the decider is out, the highest income is.

    Ruling: that bank then stays the decider, also when its income falls.
    """

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        crises = crises_in(state)
        if len(crises) > 1:
            if state.decider not in state.order:
                state.decider = state.order[0]
            state.follow((CHOOSE_CRISIS, self))
        elif crises:
            state.follow((enter(state, crises[0]), self))
        else:
            state.decider = NOBODY_SEAT


class ChooseCrisis(Phase[EuroCrisisState]):
    """EC-33: of several crises the decider chooses the next."""

    def asks(self, state: EuroCrisisState) -> Asked:
        return {state.decider: Resolve(state.setting, crises_in(state))}

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        decision = decisions[state.decider]
        if state.tell is not None:
            state.tell(CrisisChosen(state.decider, decision["resolve"], decision["state"]))
        number = state.setting.numbers[decision["state"]]
        state.follow((enter(state, number * 2 + KINDS.index(decision["resolve"])),))


def enter(state: EuroCrisisState, crisis: int) -> Phase[EuroCrisisState]:
    state.crisis = crisis >> 1
    return DEBT_CUT if crisis & 1 else RIOT


class Riot(Phase[EuroCrisisState]):
    """EC-34: the people take to the street, armed with the weapons of the fist."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        state.placed = ()
        if state.tell is not None:
            country = state.setting.countries[state.crisis]
            state.tell(RiotBegan(country.name, country.fist_weapons))
        state.follow((PLACE_WEAPONS, END_RIOT))


class PlaceWeapons(Phase[EuroCrisisState]):
    """EC-34: from the lowest income up, each places weapons openly on one side."""

    def asks(self, state: EuroCrisisState) -> Asked:
        seat = self.next_seat(state)
        return {seat: arm_with(state.weapons[seat])}

    def next_seat(self, state: EuroCrisisState) -> Seat:
        return state.order[-1 - len(state.placed)]

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        seat = self.next_seat(state)
        decision = decisions[seat]
        weapons: int = decision["weapons"]
        state.weapons[seat] -= weapons
        side = decision["side"] if weapons else None
        state.placed += (-weapons if side == "government" else weapons,)
        if state.tell is not None:
            state.tell(WeaponsPlaced(seat, weapons, side))
        if len(state.placed) < len(state.order):
            state.follow((self,))


class EndRiot(Phase[EuroCrisisState]):
    """EC-34: for each full 3 that the people lead by, the topmost property sold is lost."""

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        number = state.crisis
        country = state.setting.countries[number]
        lead = lead_of_the_people(state)
        lost = properties_lost(lead, len(state.owners[number]))
        for _ in range(lost):
            renationalise(state, number)
        state.happiness[number] = country.happiness_start
        if state.tell is not None:
            people = country.fist_weapons + sum([max(placed, 0) for placed in state.placed])
            happiness = state.happiness[number]
            state.tell(RiotEnded(country.name, people, people - lead, lost, happiness))
        state.placed = ()
        state.crisis = -1


def lead_of_the_people(state: EuroCrisisState) -> int:
    return state.setting.countries[state.crisis].fist_weapons + sum(state.placed)


def properties_lost(lead: int, sold: int) -> int:
    """EC-34: one for each full 3 that the people lead by."""
    return min(max(lead, 0) // LEAD_PER_PROPERTY, sold)


def renationalise(state: EuroCrisisState, number: int) -> None:
    """EC-34: the topmost property sold goes back to the state, with its PP."""
    country = state.setting.countries[number]
    owners = state.owners[number]
    lot = len(owners) - 1
    seat = owners[lot]
    state.owners[number] = owners[:lot]
    state.pp[seat] -= country.property_values[lot]
    if state.tell is not None:
        name, points = country.sheet.properties[lot]
        state.tell(PropertyRenationalised(country.name, name, points, seat))


class DebtCut(Phase[EuroCrisisState]):
    """EC-35: from the lowest income up, each loses its markers and the income they brought.

    Ruling: the markers of banks that are out (EC-40) go last.
    """

    def resolve(self, state: EuroCrisisState, decisions: Decisions) -> None:
        number = state.crisis
        country = state.setting.countries[number]
        if state.tell is not None:
            state.tell(DebtCutBegan(country.name))
        for seat in state.order[::-1]:
            change_income(state, seat, -self.take_markers(state, seat))
            if state.is_decided:
                return
        for seat in range(state.setting.players):
            if seat not in state.order:
                self.take_markers(state, seat)
        state.debt[number] = country.debt_start
        state.crisis = -1
        if state.tell is not None:
            start = country.debt_start
            state.tell(DebtCutEnded(country.name, country.place(start), country.to_black[start]))

    def take_markers(self, state: EuroCrisisState, seat: Seat) -> int:
        """Take away a bank's loan markers; says how much income goes with them.

        EC-40: if the bank is out, none does.
        """
        country = state.setting.countries[state.crisis]
        start = state.crisis * state.setting.box.width
        loss = markers = 0
        for column in range(start, start + country.columns):
            if state.holders[column] == seat:
                state.holders[column] = NOBODY_SEAT
                loss += country.number[state.loan_spaces[column]]
                markers += 1
        if seat not in state.order:
            loss = 0
        if markers and state.tell is not None:
            income = state.income[seat] - loss
            state.tell(LoansLost(seat, country.name, markers, loss, income))
        return loss


CRISES: Final = Crises()
NEXT_CRISIS: Final = NextCrisis()
CHOOSE_CRISIS: Final = ChooseCrisis()
RIOT: Final = Riot()
PLACE_WEAPONS: Final = PlaceWeapons()
END_RIOT: Final = EndRiot()
DEBT_CUT: Final = DebtCut()

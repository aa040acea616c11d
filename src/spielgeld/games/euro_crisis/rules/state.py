"""The table of a €uro Crisis game."""

from typing import Final

from mypy_extensions import mypyc_attr

from spielgeld.games.euro_crisis.rules.pieces import QUARTERS, Box
from spielgeld.kernel.state import Seat, State

NOBODY_SEAT: Final = -1
NO_CARD: Final = -1


@mypyc_attr(serializable=True)
class Setting:
    """What never changes in a game: the boards in play, and what chance decided beforehand.

    A state in play has a number, its position in `names`. The tokens are listed by year.
    `first_income` is where the discs lie before the first decision.
    """

    __slots__ = (
        "anger",
        "box",
        "countries",
        "economy",
        "first",
        "first_income",
        "market",
        "names",
        "numbers",
        "players",
    )

    def __init__(
        self,
        box: Box,
        players: int,
        first: Seat,
        names: tuple[str, ...],
        anger: tuple[str, ...],
        economy: tuple[str, ...],
        market: tuple[tuple[int, int], ...],
    ) -> None:
        self.box = box
        self.players = players
        self.first = first
        self.first_income = box.income_start
        self.names = names
        self.numbers = {name: number for number, name in enumerate(names)}
        self.countries = tuple([box.countries[name] for name in names])
        self.anger = anger
        self.economy = economy
        self.market = market

    def clockwise(self) -> list[Seat]:
        """All seats from the initial player on."""
        return [(self.first + step) % self.players for step in range(self.players)]


class EuroCrisisState(State):
    """What lies on the table.

    By seat: `money` to `pp`, `hands` (cards by kind), `chosen` and `revealed` cards. `order` is
    the banks still in, highest income first. By state: `debt` (a space), `happiness`, `large` and
    `small` (parties) with the steps they have left, `owners` of the properties sold, cheapest
    first. By state and column: `holders` of loan markers and the spaces they lie on.

    `turn` counts those who had their turn in this round, `event` names the event whose crises
    are being resolved, `placed` are the weapons of a riot: above 0 for the people.
    """

    __slots__ = (
        "actor",
        "chosen",
        "crisis",
        "debt",
        "decider",
        "direction",
        "event",
        "gold",
        "gold_price",
        "hands",
        "happiness",
        "holders",
        "income",
        "is_last_year",
        "large",
        "large_left",
        "loan_spaces",
        "loans",
        "money",
        "order",
        "owners",
        "placed",
        "pp",
        "quarter",
        "reforms",
        "revealed",
        "sale",
        "setting",
        "small",
        "small_left",
        "starters",
        "turn",
        "weapons",
        "weapons_price",
        "year",
    )

    money: list[int]
    gold: list[int]
    weapons: list[int]
    loans: list[int]
    income: list[int]
    pp: list[int]
    hands: list[tuple[int, ...]]
    chosen: list[int]
    revealed: list[int]
    order: list[Seat]
    starters: list[Seat]
    debt: list[int]
    happiness: list[int]
    large: list[int]
    small: list[int]
    large_left: list[int]
    small_left: list[int]
    owners: list[tuple[Seat, ...]]
    holders: list[Seat]
    loan_spaces: list[int]

    def __init__(self, setting: Setting) -> None:
        """Only `lay_out` and `clone` make one: they put the pieces on the table."""
        super().__init__()
        self.setting = setting
        self.year = 1
        self.quarter = 0
        self.event = ""
        self.direction = 1
        self.is_last_year = False
        self.turn = 0
        self.actor = NOBODY_SEAT
        self.decider = NOBODY_SEAT
        self.reforms = 0
        self.sale = -1
        self.crisis = -1
        self.placed: tuple[int, ...] = ()
        self.gold_price = 0
        self.weapons_price = 0

    def clone(self) -> "EuroCrisisState":
        state = EuroCrisisState(self.setting)
        state.agenda = self.agenda.copy()
        state.year = self.year
        state.quarter = self.quarter
        state.event = self.event
        state.direction = self.direction
        state.is_last_year = self.is_last_year
        state.turn = self.turn
        state.actor = self.actor
        state.decider = self.decider
        state.reforms = self.reforms
        state.sale = self.sale
        state.crisis = self.crisis
        state.placed = self.placed
        state.gold_price = self.gold_price
        state.weapons_price = self.weapons_price
        state.money = self.money.copy()
        state.gold = self.gold.copy()
        state.weapons = self.weapons.copy()
        state.loans = self.loans.copy()
        state.income = self.income.copy()
        state.pp = self.pp.copy()
        state.hands = self.hands.copy()
        state.chosen = self.chosen.copy()
        state.revealed = self.revealed.copy()
        state.order = self.order.copy()
        state.starters = self.starters.copy()
        state.debt = self.debt.copy()
        state.happiness = self.happiness.copy()
        state.large = self.large.copy()
        state.small = self.small.copy()
        state.large_left = self.large_left.copy()
        state.small_left = self.small_left.copy()
        state.owners = self.owners.copy()
        state.holders = self.holders.copy()
        state.loan_spaces = self.loan_spaces.copy()
        return state

    @property
    def is_decided(self) -> bool:
        """EC-40: one bank is left."""
        return len(self.order) == 1

    def loans_in(self, number: int) -> list[Seat]:
        """Whose loan markers lie in a state, by column; -1 in a free one."""
        start = number * self.setting.box.width
        return self.holders[start : start + self.setting.countries[number].columns]


def lay_out(setting: Setting, governments: list[tuple[int, int]]) -> EuroCrisisState:
    """EC-1, EC-3, EC-4: the table before the initial round."""
    state = EuroCrisisState(setting)
    box, players = setting.box, setting.players
    state.gold_price = box.gold_start
    state.weapons_price = box.weapons_start
    seats = range(players)
    state.money = [box.money[(seat - setting.first) % players] for seat in seats]
    state.gold = [box.gold] * players
    state.weapons = [box.weapons] * players
    state.loans = [box.loan_markers] * players
    state.income = [box.income_start] * players
    state.pp = [0] * players
    state.hands = [box.hand] * players
    state.chosen = [NO_CARD] * players
    state.revealed = [NO_CARD] * players
    state.order = setting.clockwise()
    state.starters = [NOBODY_SEAT] * QUARTERS
    state.debt = [country.debt_start for country in setting.countries]
    state.happiness = [country.happiness_start for country in setting.countries]
    state.large = [large for large, _ in governments]
    state.small = [small for _, small in governments]
    state.large_left = [box.large_steps] * len(governments)
    state.small_left = [box.small_steps] * len(governments)
    state.owners = [()] * len(governments)
    state.holders = [NOBODY_SEAT] * (len(governments) * box.width)
    state.loan_spaces = [0] * (len(governments) * box.width)
    return state

"""€uro Crisis as numbers: every action on a state has its slot; gold and weapons lie on grids."""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from spielgeld.games.euro_crisis.board import box_of
from spielgeld.games.euro_crisis.choices import CRISES, REFORMS, SIDES, Arm
from spielgeld.games.euro_crisis.pieces import (
    CARDS,
    LAST_YEAR_PP,
    MOST_GOODS,
    MOST_REFORMS,
    PARTIES,
    QUARTERS,
    YEARS,
)
from spielgeld.games.euro_crisis.view import (
    STAGES,
    BankView,
    EuroCrisisTable,
    Market,
    RiotView,
    StateView,
    Tokens,
)
from spielgeld.kernel.choice import Amount, Choice, Decision, OneOf
from spielgeld.kernel.view import View
from spielgeld.research.codecs.codec import (
    Codec,
    Marks,
    Mask,
    Rows,
    Vector,
    clockwise,
    grid,
    one_of,
    part,
    size,
)

STAGE_NAMES: Final = (*STAGES, "over")
EVENTS: Final = ("anger", "economy", "debt")


class EuroCrisisCodec(Codec):
    """Gold bids, weapons and loans of 0 to `exact`, then each `ratio` times more, up to `top`.

    A bid may also be all one's gold, and arms all one's weapons. States have the order of the
    box, in play or not. "Player 0" is oneself, "player 1" the next clockwise.
    """

    def __init__(
        self,
        players: int,
        options: dict[str, Any],
        *,
        exact: int = 10,
        ratio: float = 1.2,
        top: int = 100,
    ) -> None:
        self.players = players
        self.options, self.exact, self.ratio, self.top = options, exact, ratio, top
        self.box = box_of(options["board"])
        self.states = tuple(self.box.countries)
        self.lots = [len(country.property_names) for country in self.box.countries.values()]
        self.amounts = grid(exact, ratio, top)
        slots = list(self.meanings())
        self.decisions = [decision for _, decision in slots]
        self.slot_of = {key_of(each): slot for slot, each in enumerate(self.decisions, 1) if each}
        self.all_gold = 1 + next(i for i, (label, _) in enumerate(slots) if label == "all gold")
        self.all_weapons = self.all_gold + 1
        self.chairs = clockwise(players)
        self.stages, self.events = Marks(STAGE_NAMES), Marks(EVENTS)
        self.years, self.quarters = Marks(range(1, YEARS + 1)), Marks(range(1, QUARTERS + 1))
        self.cards = Marks(CARDS)
        self.no_riot = np.zeros(len(SIDES) * players, np.float32)
        self.orders = lru_cache(4096)(self._orders)
        self.counts = lru_cache(4096)(self._counts)
        self.market_rows = Rows(self.market_row)
        self.token_rows = Rows(self.token_row)
        self.bank_rows = Rows(self.bank_row)
        self.state_rows = Rows(self.state_row)
        seats = [f"player {seat}" for seat in range(players)]
        around = self.around_labels(seats)
        bank = self.bank_labels()
        self.banks_start = len(around)
        self.states_start = self.banks_start + players * len(bank)
        states = {name: self.state_labels(name, seats) for name in self.states}
        self.state_starts: dict[str, int] = {}
        start = self.states_start
        for name, labels in states.items():
            self.state_starts[name] = start
            start += len(labels)
        self.turns = {name: self.turned(labels) for name, labels in states.items()}
        super().__init__(
            [label for label, _ in slots],
            [
                *around,
                *[f"{seat}: {label}" for seat in seats for label in bank],
                *[f"{name}: {label}" for name, labels in states.items() for label in labels],
            ],
        )

    def __reduce__(self) -> Any:
        bare = partial(EuroCrisisCodec, exact=self.exact, ratio=self.ratio, top=self.top)
        return bare, (self.players, self.options)

    # --- decisions ---

    def meanings(self) -> Iterator[tuple[str, Decision]]:
        """The slots with what they stand for; all of one's gold or weapons is an empty decision."""
        for name in self.states:
            yield f"first loan to {name}", {"lend": name}
        for name in self.states:
            for markers in range(1, self.box.width + 1):
                yield f"lend {markers} to {name}", {"lend": name, "markers": markers}
        for quarter in range(1, QUARTERS + 1):
            yield f"quarter {quarter}", {"quarter": quarter}
        for card in CARDS:
            yield f"card {card}", {"card": card}
        yield "skip", {"skip": True}
        yield "done", {"done": True}
        for gold in range(MOST_GOODS + 1):
            for weapons in range(MOST_GOODS + 1):
                if gold + weapons:
                    goods: Decision = {"buy_gold": gold, "buy_weapons": weapons}
                    yield f"buy {gold} gold and {weapons} weapons", goods
        for name in self.states:
            for large in PARTIES:
                for small in PARTIES:
                    if large != small:
                        parties: Decision = {"state": name, "large": large, "small": small}
                        yield f"govern {name}: {large}, {small}", parties
        for name in self.states:
            for party in PARTIES:
                for reform in REFORMS:
                    step: Decision = {"reform": reform, "state": name, "party": party}
                    yield f"{reform} reform in {name}: {party}", step
        for name in self.states:
            for crisis in CRISES:
                yield f"resolve {crisis} in {name}", {"resolve": crisis, "state": name}
        for amount in self.amounts[1:]:
            yield f"borrow {amount}", {"borrow": amount}
        for amount in self.amounts:
            yield f"{amount} gold", {"gold": amount}
        yield "0 weapons", {"weapons": 0}
        for side in SIDES:
            for amount in self.amounts[1:]:
                yield f"{amount} weapons for {side}", {"weapons": amount, "side": side}
        yield "all gold", {}
        for side in SIDES:
            yield f"all weapons for {side}", {}

    def decision(self, slot: int, view: View, choice: Choice) -> Decision | None:
        if slot < self.all_gold:
            return self.decisions[slot - 1].copy()
        if slot == self.all_gold:
            bids = isinstance(choice, Amount) and choice.kind == "gold"
            return {"gold": choice.high} if bids and isinstance(choice, Amount) else None
        if not isinstance(choice, Arm) or choice.weapons == 0:
            return None
        return {"weapons": choice.weapons, "side": SIDES[slot - self.all_weapons]}

    def fill_mask(self, mask: Mask, view: View, choice: Choice) -> None:
        if isinstance(choice, OneOf):
            for form in choice.forms:
                self.fill_mask(mask, view, form)
        elif isinstance(choice, Amount):
            self._fill_amounts(mask, choice)
        elif isinstance(choice, Arm):
            self._fill_arms(mask, choice)
        else:
            slot_of = self.slot_of
            for decision in choice:
                mask[slot_of[key_of(decision)]] = 1

    def _fill_amounts(self, mask: Mask, choice: Amount) -> None:
        high = self.amounts[-1] if choice.high is None else choice.high
        for amount in range(1, QUARTERS + 1) if choice.kind == "quarter" else self.amounts:
            if amount > high:
                break
            if amount >= choice.low and amount not in choice.barred:
                mask[self.slot_of[choice.kind, amount]] = 1
        if choice.kind == "gold":
            mask[self.all_gold] = 1

    def _fill_arms(self, mask: Mask, choice: Arm) -> None:
        mask[self.slot_of["weapons", 0]] = 1
        if choice.weapons == 0:
            return
        mask[self.all_weapons : self.all_weapons + len(SIDES)] = 1
        for amount in self.amounts[1:]:
            if amount > choice.weapons:
                return
            for side in SIDES:
                mask[self.slot_of["weapons", amount, side]] = 1

    # --- what is seen ---

    def around_labels(self, seats: list[str]) -> list[str]:
        years = range(1, YEARS + 1)
        return [
            *[f"stage: {stage}" for stage in STAGE_NAMES],
            *[f"year {year}" for year in years],
            *[f"quarter {quarter}" for quarter in range(1, QUARTERS + 1)],
            *[f"event: {event}" for event in EVENTS],
            *[f"first: {seat}" for seat in seats],
            *[f"acting: {seat}" for seat in seats],
            *[f"decider: {seat}" for seat in seats],
            "clockwise",
            "turns taken",
            "reforms made",
            "last year",
            *[f"quarter {q} starts with {seat}" for q in range(1, QUARTERS + 1) for seat in seats],
            *[f"income place {place}: {seat}" for place in range(1, self.players + 1)
              for seat in seats],
            "price of gold",
            "price of weapons",
            *[f"gold falls in year {year}" for year in years],
            *[f"weapons fall in year {year}" for year in years],
            *[f"my hidden card: {card}" for card in CARDS],
            *[f"riot weapons of {seat}, {side}" for seat in seats for side in SIDES],
        ]  # fmt: skip

    def bank_labels(self) -> list[str]:
        return [
            "money",
            "gold",
            "weapons",
            "loan markers",
            "income",
            "property points",
            "score",
            "out",
            "a hidden card",
            *[f"cards: {card}" for card in CARDS],
            *[f"revealed: {card}" for card in CARDS],
        ]

    def state_labels(self, name: str, seats: list[str]) -> list[str]:
        country = self.box.countries[name]
        years = range(1, YEARS + 1)
        return [
            "in play",
            "debt: column",
            "debt: row",
            "happiness",
            *[f"large marker: {party}" for party in PARTIES],
            "large marker: steps left",
            *[f"small marker: {party}" for party in PARTIES],
            "small marker: steps left",
            *[
                f"bond {column}: {label}"
                for column in range(1, country.columns + 1)
                for label in (*seats, "number")
            ],
            *[f"{lot}: {seat}" for lot in country.property_names for seat in seats],
            *[f"anger in year {year}" for year in years],
            *[f"economy in year {year}" for year in years],
            "is selling",
            "riots now",
            "riot to come",
            "cut to come",
        ]

    def turned(self, labels: list[str]) -> list[NDArray[np.intp]]:
        """Where the numbers of a state's row come from, for each seat, in that of seat 0."""
        seats = [f"player {seat}" for seat in range(self.players)]
        places = {label: place for place, label in enumerate(labels)}

        def whose(label: str, seat: int) -> int:
            start, _, last = label.rpartition(": ")
            if last not in seats:
                return places[label]
            return places[f"{start}: {seats[(seats.index(last) + seat) % self.players]}"]

        own = labels[: places["anger in year 1"]]
        return [np.array([whose(label, seat) for label in own]) for seat in range(self.players)]

    def fill(self, vector: Vector, view: View) -> None:
        table: EuroCrisisTable = view.table
        seat = view.seat or 0
        banks = (*table.banks[seat:], *table.banks[:seat])
        np.concatenate(
            (*self.around(table, seat), self.bank_rows.together(banks, 0)),
            out=vector[: self.states_start],
        )
        ends = {}
        for state in table.states:
            row, start = self.state_rows(state, 0), self.state_starts[state.name]
            ends[state.name] = end = start + len(row)
            vector[start:end] = row[self.turns[state.name][seat]]
        for year in range(YEARS):
            vector[ends[table.tokens.anger[year]] + year] = 1
            vector[ends[table.tokens.economy[year][0]] + YEARS + year] = 1
        now = 2 * YEARS
        if table.sale is not None:
            vector[ends[table.sale.state] + now] = 1
        if table.riot is not None:
            vector[ends[table.riot.state] + now + 1] = 1
        for kind, name in table.crises:
            vector[ends[name] + now + 2 + CRISES.index(kind)] = 1

    def around(self, table: EuroCrisisTable, seat: int) -> tuple[Sequence[float] | Vector, ...]:
        chairs = self.chairs[seat]
        return (
            self.stages[table.stage],
            self.years[table.year],
            self.quarters[table.quarter],
            self.events[table.event],
            chairs[table.first],
            chairs[table.actor],
            chairs[table.decider],
            self.counts(table.direction, table.turn, table.reforms, table.last_year),
            self.orders(seat, table.starters, table.income_order),
            self.market_rows(table.market, 0),
            self.token_rows(table.tokens, 0),
            self.cards[table.chosen],
            self.no_riot if table.riot is None else self.weapons(table.riot, seat),
        )

    def _counts(self, direction: int, turn: int, reforms: int, last_year: bool) -> Vector:
        return np.array(
            [
                float(direction == 1),
                part(turn, 2 * self.players),
                part(reforms, MOST_REFORMS),
                float(last_year),
            ],
            np.float32,
        )

    def weapons(self, riot: RiotView, seat: int) -> list[float]:
        placed = [0.0] * (2 * self.players)
        for other, number in riot.placed:
            placed[2 * ((other - seat) % self.players) + (number < 0)] = size(abs(number))
        return placed

    def _orders(
        self, seat: int, starters: tuple[int | None, ...], incomes: tuple[int, ...]
    ) -> Vector:
        chairs = self.chairs[seat]
        places = [incomes[place] if place < len(incomes) else None for place in range(self.players)]
        return np.concatenate([chairs[other] for other in (*starters, *places)])

    def market_row(self, market: Market, seat: int) -> list[float]:
        return [
            part(market.gold_at, len(market.gold_track) - 1),
            part(market.weapons_at, len(market.weapons_track) - 1),
        ]

    def token_row(self, tokens: Tokens, seat: int) -> list[float]:
        gold, weapons = len(self.box.gold_track) - 1, len(self.box.weapons_track) - 1
        return [
            *[part(fall, gold) for fall, _ in tokens.market],
            *[part(fall, weapons) for _, fall in tokens.market],
        ]

    def bank_row(self, bank: BankView, seat: int) -> list[float]:
        box = self.box
        return [
            size(bank.money),
            size(bank.gold),
            size(bank.weapons),
            size(bank.loans),
            part(bank.income, box.most_income, box.least_income - 1),
            part(bank.pp, 2 * LAST_YEAR_PP),
            part(bank.score, 3 * LAST_YEAR_PP, -LAST_YEAR_PP),
            float(bank.out),
            float(bank.has_hidden_card),
            *[part(bank.cards[card], most) for card, most in zip(CARDS, box.hand, strict=True)],
            *one_of(bank.revealed, CARDS),
        ]

    def state_row(self, state: StateView, seat: int) -> list[float]:
        """As seat 0 sees it."""
        country = self.box.countries[state.name]
        columns, rows = country.columns, len(country.sheet.rows)
        bonds = [0.0] * (columns * (self.players + 1))
        for bond in state.bonds:
            start = (bond.column - 1) * (self.players + 1)
            bonds[start + bond.seat] = 1.0
            bonds[start + self.players] = part(bond.number, 20)
        owners: list[float] = []
        for lot in range(len(country.property_names)):
            owner = state.owners[lot] if lot < len(state.owners) else None
            owners += self.chairs[0][owner].tolist()
        return [
            1.0,
            state.debt[0] / columns,
            state.debt[1] / rows,
            part(state.happiness, country.most_happiness),
            *one_of(state.large.party, PARTIES),
            part(state.large.steps_left, self.box.large_steps),
            *one_of(state.small.party, PARTIES),
            part(state.small.steps_left, self.box.small_steps),
            *bonds,
            *owners,
        ]


def key_of(decision: Decision) -> tuple[Any, ...]:
    return (next(iter(decision), ""), *decision.values())

"""€uro Crisis as numbers: every action on a state has its slot; gold and weapons lie on grids."""

from collections.abc import Iterator
from functools import lru_cache, partial
from typing import Any, Final

import numpy as np

from spielgeld.games.euro_crisis.rules.board_file import box_of
from spielgeld.games.euro_crisis.rules.choices import CRISES, REFORMS, SIDES, Arm
from spielgeld.games.euro_crisis.rules.pieces import (
    CARDS,
    LAST_YEAR_PP,
    MOST_GOODS,
    MOST_REFORMS,
    PARTIES,
    QUARTERS,
    YEARS,
)
from spielgeld.games.euro_crisis.rules.view import (
    STAGES,
    BankView,
    EuroCrisisTable,
    Market,
    RiotView,
    StateView,
    YearTokens,
)
from spielgeld.kernel.choice import Amount, Choice, Decision, OneOf
from spielgeld.kernel.view import View
from spielgeld.research.codecs.codec import (
    Codec,
    Marks,
    Mask,
    Mosaic,
    Rows,
    Tile,
    Vector,
    grid,
    one_of,
    part,
    size,
    turned,
)

STAGE_NAMES: Final = (*STAGES, "over")
EVENTS: Final = ("anger", "economy", "debt")
NOW: Final = 4
"""Numbers of a state that tell what happens to it now: the last of its labels."""


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
        self.chairs = Marks(range(players))
        self.stages, self.events = Marks(STAGE_NAMES), Marks(EVENTS)
        self.years, self.quarters = Marks(range(1, YEARS + 1)), Marks(range(1, QUARTERS + 1))
        self.cards = Marks(CARDS)
        seats = [f"player {seat}" for seat in range(players)]
        around = self.around_labels(seats)
        bank = self.bank_labels()
        states = {name: self.state_labels(name, seats) for name in self.states}
        widths = [len(labels) for labels in states.values()]
        ends = np.cumsum([len(around) + players * len(bank), *widths])
        self.now = {name: int(end) - NOW for name, end in zip(states, ends[1:], strict=True)}
        self.mosaic = Mosaic(self.tiles(len(bank), widths))
        super().__init__(
            [label for label, _ in slots],
            [
                *around,
                *[f"{seat}: {label}" for seat in seats for label in bank],
                *[f"{name}: {label}" for name, labels in states.items() for label in labels],
            ],
        )
        self.turns = turned(self.features, players)

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

    def tiles(self, bank: int, states: list[int]) -> list[Tile]:
        """What seat 0 sees, in the order of `fill`, with so many numbers for a bank and states."""
        players, chair = self.players, (self.players, self.chairs.__getitem__)
        return [
            (len(STAGE_NAMES), self.stages.__getitem__),
            (YEARS, self.years.__getitem__),
            (QUARTERS, self.quarters.__getitem__),
            (len(EVENTS), self.events.__getitem__),
            *[chair] * 3,
            (1, lambda direction: (direction == 1,)),
            (1, lambda turn: (part(turn, 2 * players),)),
            (1, lambda reforms: (part(reforms, MOST_REFORMS),)),
            (1, lambda last_year: (last_year,)),
            *[chair] * QUARTERS,
            (players * players, lru_cache(4096)(self.order_row)),
            (2, Rows(self.market_row)),
            (2 * YEARS, Rows(self.token_row)),
            (len(CARDS), self.cards.__getitem__),
            (len(SIDES) * players, self.riot_row),
            *[(bank, Rows(self.bank_row))] * players,
            *[
                tile
                for name, width in zip(self.states, states, strict=True)
                for tile in self.state_tiles(name, width)
            ],
        ]

    def state_tiles(self, name: str, width: int) -> list[Tile]:
        own = width - 2 * YEARS - NOW
        rows, absent = Rows(self.state_row), (0.0,) * own
        return [
            (own, lambda state: absent if state is None else rows(state)),
            (2 * YEARS, partial(self.event_row, name)),
            (NOW, lambda _: (0.0,) * NOW),
        ]

    def fill(self, vector: Vector, view: View) -> None:
        table: EuroCrisisTable = view.table
        tokens = table.tokens
        states = {state.name: state for state in table.states}
        parts = (
            table.stage,
            table.year,
            table.quarter,
            table.event,
            table.first,
            table.actor,
            table.decider,
            table.direction,
            table.turn,
            table.reforms,
            table.last_year,
            *table.starters,
            table.income_order,
            table.market,
            tokens,
            table.chosen,
            table.riot,
            *table.banks,
            *[shown for name in self.states for shown in (states.get(name), tokens, None)],
        )
        self.mosaic.look(parts).take(self.turns[view.seat or 0], out=vector, mode="clip")
        if table.sale is not None:
            vector[self.now[table.sale.state]] = 1
        if table.riot is not None:
            vector[self.now[table.riot.state] + 1] = 1
        for kind, name in table.crises:
            vector[self.now[name] + 2 + CRISES.index(kind)] = 1

    def riot_row(self, riot: RiotView | None) -> list[float]:
        placed = [0.0] * (len(SIDES) * self.players)
        for other, number in riot.placed if riot is not None else ():
            placed[2 * other + (number < 0)] = size(abs(number))
        return placed

    def order_row(self, incomes: tuple[int, ...]) -> Vector:
        places = [incomes[place] if place < len(incomes) else None for place in range(self.players)]
        return np.concatenate([self.chairs[other] for other in places])

    def event_row(self, name: str, tokens: YearTokens) -> list[float]:
        """The years in which a state's anger and its economy strike."""
        return [
            *[float(struck == name) for struck in tokens.anger],
            *[float(struck == name) for struck, _ in tokens.economy],
        ]

    def market_row(self, market: Market) -> list[float]:
        return [
            part(market.gold_at, len(market.gold_track) - 1),
            part(market.weapons_at, len(market.weapons_track) - 1),
        ]

    def token_row(self, tokens: YearTokens) -> list[float]:
        gold, weapons = len(self.box.gold_track) - 1, len(self.box.weapons_track) - 1
        return [
            *[part(fall, gold) for fall, _ in tokens.market],
            *[part(fall, weapons) for _, fall in tokens.market],
        ]

    def bank_row(self, bank: BankView) -> list[float]:
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

    def state_row(self, state: StateView) -> list[float]:
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
            owners += self.chairs[owner].tolist()
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

"""What speaks for a decision in €uro Crisis; the rules themselves are asked what follows."""

from collections.abc import Callable
from random import Random

from spielgeld import games
from spielgeld.bots.reason import Reason, because
from spielgeld.games.euro_crisis.bots import banker
from spielgeld.games.euro_crisis.rules.events import (
    GovernmentChanged,
    LoansPlaced,
    LoansTaken,
    MoneyReceived,
    ReformMade,
)
from spielgeld.games.euro_crisis.rules.phases.crises import CRISES
from spielgeld.games.euro_crisis.rules.pieces import LEAD_PER_PROPERTY
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable, StateView
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Event, Seat
from spielgeld.kernel.view import View

EVENT_AFTER = ("anger", "economy", "market", "income")
"""By quarter."""
LITTLE = 0.01
"""Points that are no reason."""


def euro_crisis_reasons(view: View, decision: Decision) -> list[Reason]:
    assert view.seat is not None
    find = next(reasons for word, reasons in BY_WORD if word in decision)
    return find(AskedBank(view, view.seat), decision)


class AskedBank:
    """One seat's table, and what would happen on it."""

    def __init__(self, view: View, seat: Seat) -> None:
        self.view = view
        self.seat = seat
        self.table: EuroCrisisTable = view.table
        self.bank = self.table.banks[seat]

    def after(self, decision: Decision) -> list[Event]:
        """What the rules say follows at once; cards that are made up may be among it."""
        play = games.imagine(self.view, Random(0))
        told: list[Event] = []
        play.state.tell = told.append
        play.submit(self.seat, decision)
        return told

    def state(self, name: str) -> StateView:
        return next(state for state in self.table.states if state.name == name)

    def most_gold(self) -> int:
        """Of the others."""
        rivals = [self.table.banks[other].gold for other in self.table.income_order]
        del rivals[self.table.income_order.index(self.seat)]
        return max(rivals, default=0)


def on_loan(here: AskedBank, decision: Decision) -> list[Reason]:
    placed = next(event for event in here.after(decision) if isinstance(event, LoansPlaced))
    state = here.state(decision["lend"])
    reasons = [because("income", before=here.bank.income, after=placed.income)]
    unsold = state.board.properties[len(state.owners) :]
    if "markers" in decision and unsold:
        name, points = unsold[0]
        reasons.append(
            because(
                "sells",
                state=state.name,
                property=name,
                points=points,
                gold=here.bank.gold,
                most=here.most_gold(),
            )
        )
    return reasons


def on_gold(here: AskedBank, decision: Decision) -> list[Reason]:
    sale = here.table.sale
    assert sale is not None
    bid, most = decision["gold"], here.most_gold()
    left = here.bank.gold - bid
    reasons = [because("property", property=sale.property, points=sale.points, left=left)]
    reasons.append(because("gold-sure" if bid > most else "gold-others", most=most))
    return reasons


def on_quarter(here: AskedBank, decision: Decision) -> list[Reason]:
    return [because("quarter", event=EVENT_AFTER[decision["quarter"] - 1])]


def on_card(here: AskedBank, decision: Decision) -> list[Reason]:
    bank, market = here.bank, here.table.market
    match decision["card"]:
        case "frankfurt":
            return [because("card-frankfurt", loans=bank.loans, before=bank.income)]
        case "london":
            return [because("card-london", loans=bank.loans)]
        case "moscow":
            prices = {"gold_price": market.gold, "weapons_price": market.weapons}
            return [because("card-moscow", money=bank.money, **prices)]
        case "rome":
            return [because("card-rome", money=bank.money)]
        case _:
            return on_brussels(here)


def on_brussels(here: AskedBank) -> list[Reason]:
    """The state where it would do most now; if nowhere, it saves the other cards."""
    play = banker.play_card(games.imagine(here.view, Random(0)), here.seat, "brussels")
    play.state.agenda.insert(-1, CRISES)
    actions = banker.ranked(play, here.seat, list(play.choice(here.seat)), Random(0))
    best, gain = actions[0]
    skipped = next(worth for decision, worth in actions if "skip" in decision)
    if gain - skipped < LITTLE:
        return [because("card-brussels-idle")]
    state = here.state(best["state"])
    after = max(state.happiness - 1, 0)
    return [
        because("card-brussels", state=state.name, before=state.happiness, after=after),
        *on_stakes(here, state),
    ]


def on_borrowing(here: AskedBank, decision: Decision) -> list[Reason]:
    taken = [event for event in here.after(decision) if isinstance(event, LoansTaken)]
    income = [because("income", before=here.bank.income, after=event.income) for event in taken]
    return [*income, because("loans", loans=here.bank.loans)]


def on_purchase(here: AskedBank, decision: Decision) -> list[Reason]:
    gold, weapons = decision["buy_gold"], decision["buy_weapons"]
    market = here.table.market
    cost = gold * market.gold + weapons * market.weapons
    reasons = [because("cost", cost=cost, left=here.bank.money - cost)]
    if gold:
        reasons.append(because("gold-then", gold=here.bank.gold + gold, most=here.most_gold()))
    return reasons


def on_government(here: AskedBank, decision: Decision) -> list[Reason]:
    told = here.after(decision)
    changed = next(event for event in told if isinstance(event, GovernmentChanged))
    state = here.state(decision["state"])
    return [
        because("happiness", state=state.name, before=state.happiness, after=changed.happiness),
        *on_stakes(here, state),
    ]


def on_reform(here: AskedBank, decision: Decision) -> list[Reason]:
    state = here.state(decision["state"])
    if decision["reform"] == "senseless":
        return [because("senseless", party=decision["party"]), *on_stakes(here, state)]
    told = here.after(decision)
    made = next(event for event in told if isinstance(event, ReformMade))
    reasons = [
        because("receive", party=event.reason, amount=event.amount)
        for event in told
        if isinstance(event, MoneyReceived)
        and event.seat == here.seat
        and event.reason == decision["party"]
    ]
    if made.debt[0] != state.debt[0]:
        reasons.append(because("debt", state=state.name, before=state.debt[0], after=made.debt[0]))
    if made.happiness != state.happiness:
        reasons.append(
            because("happiness", state=state.name, before=state.happiness, after=made.happiness)
        )
    return [*reasons, *on_stakes(here, state)]


def on_stakes(here: AskedBank, state: StateView) -> list[Reason]:
    """What one has in a state."""
    income = sum([bond.number for bond in state.bonds if bond.seat == here.seat])
    owned = state.owners.count(here.seat)
    if not income and not owned:
        return [because("no-stake", state=state.name)]
    return [because("stake", state=state.name, income=income, properties=owned)]


def on_crisis(here: AskedBank, decision: Decision) -> list[Reason]:
    return on_stakes(here, here.state(decision["state"]))


def on_weapons(here: AskedBank, decision: Decision) -> list[Reason]:
    riot = here.table.riot
    assert riot is not None
    sign = {"people": 1, "government": -1}.get(decision.get("side", ""), 0)
    lead = riot.fist_weapons + sum([number for _, number in riot.placed])
    lead += sign * decision["weapons"]
    state = here.state(riot.state)
    lost = min(max(lead, 0) // LEAD_PER_PROPERTY, len(state.owners))
    return [because("riot", lead=lead, lost=lost), *on_stakes(here, state)]


def on_leaving(here: AskedBank, decision: Decision) -> list[Reason]:
    return [because("keeps", money=here.bank.money, loans=here.bank.loans)]


BY_WORD: tuple[tuple[str, Callable[[AskedBank, Decision], list[Reason]]], ...] = (
    ("lend", on_loan),
    ("gold", on_gold),
    ("quarter", on_quarter),
    ("card", on_card),
    ("borrow", on_borrowing),
    ("buy_gold", on_purchase),
    ("large", on_government),
    ("reform", on_reform),
    ("resolve", on_crisis),
    ("weapons", on_weapons),
    ("skip", on_leaving),
    ("done", on_leaving),
)

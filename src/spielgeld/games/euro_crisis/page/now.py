"""What is asked now, of whom, and what may be answered: every offer with what it would bring."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import NamedTuple

from spielgeld.games.euro_crisis.page.consequences import Consequences
from spielgeld.games.euro_crisis.page.year import EVENT_AFTER
from spielgeld.games.euro_crisis.rules.choices import SIDES, OrElse
from spielgeld.games.euro_crisis.rules.pieces import BORROWING_COST, PARTIES
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable, StateView
from spielgeld.games.euro_crisis.telling.terminal import QUARTER
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.page.now import Remarks, remarks_of, spoken
from spielgeld.page.page import DecisionForm, TablePage
from spielgeld.page.region import Macros, Region
from spielgeld.telling.asides import aside_about, plain
from spielgeld.telling.same import Same

NOW = Macros("euro-crisis/now.html")
MOST_BUTTONS = 13
"""More numbers than this are typed, not pressed."""

QUICK_LOANS = 5
"""So many loan markers of Frankfurt are one press away."""


@dataclass(frozen=True)
class Offer:
    """A decision that is one press away; `value` is the decision as the form sends it."""

    value: str
    label: str
    preview: str = ""
    alarm: bool = False
    icon: str = ""


@dataclass(frozen=True)
class OfferGroup:
    """Offers that belong together; `listed` ones are chosen from a list."""

    title: str
    offers: tuple[Offer, ...]
    note: str = ""
    listed: bool = False
    party: str = ""
    state: str = ""
    """Which state they are about: it can be touched instead."""


@dataclass(frozen=True)
class NumberField:
    """A number to be typed; `name` is the word of the decision."""

    name: str
    label: str
    low: int
    high: int | None
    send: str


@dataclass(frozen=True)
class Purchase:
    """A table of offers: gold across, weapons down; None where the money is too little."""

    gold: range
    rows: tuple[tuple[int, tuple[Offer | None, ...]], ...]
    """Numbers of weapons with the offers for each number of gold."""


@dataclass(frozen=True)
class AskedQuestion:
    """What is asked of the reader."""

    title: str
    ask: str
    rule: str
    groups: tuple[OfferGroup, ...] = ()
    number: NumberField | None = None
    purchase: Purchase | None = None
    sides: tuple[tuple[str, str], ...] = ()
    leave: Offer | None = None
    """To skip the action or to be done with it."""
    nothing: str = ""
    """Said when there is nothing else to do."""
    leaving: bool = False
    """To leave is what one does now."""
    facts: tuple[str, ...] = field(default=())
    parties: tuple[str, ...] = ()
    """What each of these does is told below."""
    aside: str = ""


class ShownQuestion(NamedTuple):
    """What is asked, or the decision that is to be confirmed."""

    form: DecisionForm
    asked: Same
    confirm: Offer | None
    said: Remarks | None


def value_of(decision: Decision) -> str:
    return json.dumps(decision)


def draw_question(table: TablePage) -> Region:
    said = remarks_of(table)
    confirm = None
    if said is not None and said.confirm is not None:
        why = "now-confirm-skip" if "skip" in said.confirm else "now-confirm-out"
        confirm = Offer(value_of(said.confirm), table.frame.say(why))
    shown = ShownQuestion(table.form, Same(table.steady(question_of)), confirm, said)
    return spoken(table.frame.words, NOW.question, shown)


def question_of(table: TablePage) -> AskedQuestion:
    assert table.choice is not None
    euro: EuroCrisisTable = table.view.table
    return QUESTIONS[euro.stage](Asking(table, table.choice))


class Asking:
    """One question while it is put together."""

    def __init__(self, table: TablePage, choice: Choice) -> None:
        self.table = table
        self.choice = choice
        self.euro: EuroCrisisTable = table.view.table
        self.say = table.frame.say
        assert table.view.seat is not None
        self.seat: Seat = table.view.seat
        self.bank = self.euro.banks[self.seat]
        self.consequences = Consequences(table)

    @property
    def action(self) -> Choice:
        """The choice without the word that leaves it out."""
        return self.choice.action if isinstance(self.choice, OrElse) else self.choice

    def state(self, name: str) -> str:
        return self.say(f"state-{name}")

    def leave(self) -> Offer | None:
        if not isinstance(self.choice, OrElse):
            return None
        word = self.choice.word.kind
        return Offer(value_of({word: True}), self.say(f"now-{word}"))

    def nothing(self) -> str:
        return "" if self.action.count() else self.say("now-nothing")


def ask_first_loan(asking: Asking) -> AskedQuestion:
    say, euro = asking.say, asking.euro
    turn = 1 if euro.turn < len(euro.banks) else 2
    offers = tuple(
        Offer(
            value_of(decision),
            asking.state(decision["lend"]),
            *asking.consequences.of_loans(decision),
        )
        for decision in asking.choice
    )
    return AskedQuestion(
        say("now-first-loan-title", round=turn),
        say("now-first-loan-ask", round=turn),
        "EC-6",
        (OfferGroup("", offers),),
    )


def ask_gold(asking: Asking) -> AskedQuestion:
    say, euro, gold = asking.say, asking.euro, asking.bank.gold
    sale = euro.sale
    assert sale is not None
    typed = gold >= MOST_BUTTONS
    offers = tuple(
        Offer(value_of({"gold": bid}), str(bid), say("now-gold-left", gold=gold - bid))
        for bid in range(0 if typed or not gold else gold + 1)
    )
    only = None if gold else Offer(value_of({"gold": 0}), say("now-gold-only"))
    others = [
        say("now-has-gold", name=asking.table.names[seat], gold=euro.banks[seat].gold)
        for seat in euro.income_order
        if seat != asking.seat
    ]
    ties = [asking.table.names[seat] for seat in sale.tie_order]
    return AskedQuestion(
        say("now-gold-title", property=sale.property, points=sale.points),
        say("now-gold-ask", state=asking.state(sale.state), gold=gold),
        "EC-30",
        (OfferGroup("", offers),) if offers else (),
        number=NumberField("gold", say("now-gold-label"), 0, gold, say("now-gold-send"))
        if typed
        else None,
        facts=(say("now-gold-others", list=others), say("now-gold-ties", names=ties)),
        leave=only,
        nothing="" if only is None else say("now-gold-none"),
        aside=aside_about(plain(sale.property), asking.table.frame.words),
    )


def ask_quarter(asking: Asking) -> AskedQuestion:
    say = asking.say
    offers = tuple(
        Offer(
            value_of(decision),
            say("now-quarter", quarter=QUARTER[decision["quarter"]]),
            say(f"now-quarter-before-{EVENT_AFTER[decision['quarter'] - 1]}"),
        )
        for decision in asking.choice
    )
    return AskedQuestion(
        say("now-quarter-title"), say("now-quarter-ask"), "EC-10", (OfferGroup("", offers),)
    )


def ask_card(asking: Asking) -> AskedQuestion:
    say = asking.say
    offers = []
    for decision in asking.choice:
        card: str = decision["card"]
        left = asking.bank.cards[card]
        label = say("number-of", number=left, name=say(f"card-{card}"))
        label = label if left > 1 else say(f"card-{card}")
        useless = card in asking.euro.useless_cards(asking.seat)
        does = say(f"useless-{card}" if useless else f"card-does-{card}")
        offers.append(Offer(value_of(decision), label, does, alarm=useless, icon=card))
    title = say("now-card-title", quarter=QUARTER[asking.euro.quarter])
    return AskedQuestion(title, say("now-card-ask"), "EC-11", (OfferGroup("", tuple(offers)),))


def ask_frankfurt(asking: Asking) -> AskedQuestion:
    say, consequences = asking.say, asking.consequences
    offers = [
        Offer(value_of({"borrow": number}), str(number), *consequences.of_borrowing(number))
        for number in range(1, QUICK_LOANS + 1)
    ]
    safe = tuple(offer for offer in offers if not offer.alarm)
    return AskedQuestion(
        say("now-frankfurt-title"),
        say("now-frankfurt-ask", cost=BORROWING_COST),
        "EC-20",
        (OfferGroup("", safe),) if safe else (),
        number=NumberField("borrow", say("now-borrow-label"), 1, None, say("now-borrow-send")),
        leave=asking.leave(),
    )


def ask_london(asking: Asking) -> AskedQuestion:
    say, euro = asking.say, asking.euro
    groups = []
    for state in euro.states:
        offers = tuple(
            Offer(
                value_of(decision),
                say("now-markers", number=decision["markers"]),
                *asking.consequences.of_loans(decision),
            )
            for decision in asking.action
            if decision["lend"] == state.name
        )
        if offers:
            sells = what_is_sold(asking, state)
            groups.append(OfferGroup(asking.state(state.name), offers, sells, state=state.name))
    return AskedQuestion(
        say("now-london-title"),
        say("now-london-ask", loans=asking.bank.loans),
        "EC-21",
        tuple(groups),
        leave=asking.leave(),
        nothing=asking.nothing(),
    )


def what_is_sold(asking: Asking, state: StateView) -> str:
    if state.next_sale is None:
        return asking.say("now-sells-nothing")
    name, points = state.next_sale
    return asking.say("now-sells", property=name, points=points)


def ask_moscow(asking: Asking) -> AskedQuestion:
    say, market = asking.say, asking.euro.market

    def offer(gold: int, weapons: int) -> Offer | None:
        decision = {"buy_gold": gold, "buy_weapons": weapons}
        if decision not in asking.action:
            return None
        cost = gold * market.gold + weapons * market.weapons
        text = say("now-buy", gold=gold, weapons=weapons, cost=cost)
        return Offer(value_of(decision), say("now-cost", cost=cost), text)

    bought = list(asking.action)
    gold = range(1 + max((each["buy_gold"] for each in bought), default=0))
    weapons = range(1 + max((each["buy_weapons"] for each in bought), default=0))
    rows = tuple((number, tuple(offer(each, number) for each in gold)) for number in weapons)
    return AskedQuestion(
        say("now-moscow-title"),
        say("now-moscow-ask", gold=market.gold, weapons=market.weapons, money=asking.bank.money),
        "EC-22",
        purchase=Purchase(gold, rows) if bought else None,
        leave=asking.leave(),
        nothing=asking.nothing(),
    )


def ask_brussels(asking: Asking) -> AskedQuestion:
    say = asking.say
    groups = []
    for state in asking.euro.states:
        offers = tuple(
            Offer(
                value_of(decision),
                say(
                    "now-government",
                    large=say(f"party-{decision['large']}"),
                    small=say(f"party-{decision['small']}"),
                ),
            )
            for decision in asking.action
            if decision["state"] == state.name
        )
        now = say(
            "now-government-now",
            large=say(f"party-{state.large.party}"),
            small=say(f"party-{state.small.party}"),
        )
        note = f"{now} {asking.consequences.of_government(json.loads(offers[0].value))}"
        title = asking.state(state.name)
        groups.append(OfferGroup(title, offers, note, listed=True, state=state.name))
    return AskedQuestion(
        say("now-brussels-title"), say("now-brussels-ask"), "EC-23", tuple(groups),
        leave=asking.leave(), parties=PARTIES,
    )  # fmt: skip


def ask_rome(asking: Asking) -> AskedQuestion:
    say, euro = asking.say, asking.euro
    groups = []
    for state in euro.states:
        for marker in (state.large, state.small):
            offers = tuple(
                Offer(
                    value_of(decision),
                    say(f"now-{decision['reform']}"),
                    *asking.consequences.of_reform(decision),
                )
                for decision in asking.action
                if (decision["state"], decision["party"]) == (state.name, marker.party)
            )
            if offers:
                title = say(
                    "now-reform-by",
                    state=asking.state(state.name),
                    party=say(f"party-{marker.party}"),
                )
                left = say("now-steps-left", number=marker.steps_left)
                group = OfferGroup(title, offers, left, party=marker.party, state=state.name)
                groups.append(group)
    return AskedQuestion(
        say("now-rome-title", number=euro.reforms + 1),
        say("now-rome-ask", money=asking.bank.money),
        "EC-24",
        tuple(groups),
        leave=asking.leave(),
        nothing=asking.nothing(),
        leaving=euro.stage == "further reform",
        parties=PARTIES,
    )


def ask_crisis(asking: Asking) -> AskedQuestion:
    say = asking.say
    offers = tuple(
        Offer(
            value_of(decision),
            say(
                "crisis-in",
                crisis=say(f"crisis-{decision['resolve']}"),
                state=asking.state(decision["state"]),
            ),
            icon="fist" if decision["resolve"] == "riot" else "cut",
        )
        for decision in asking.choice
    )
    return AskedQuestion(
        say("now-crisis-title"), say("now-crisis-ask"), "EC-33", (OfferGroup("", offers),)
    )


def ask_weapons(asking: Asking) -> AskedQuestion:
    say, weapons, riot = asking.say, asking.bank.weapons, asking.euro.riot
    assert riot is not None
    typed = weapons >= MOST_BUTTONS
    lead = riot.lead
    none = Offer(value_of({"weapons": 0}), say("now-arm-none"), what_falls(asking, lead))
    groups = [OfferGroup("", (none,))]
    for side, sign in zip(SIDES, (1, -1), strict=True):
        offers = tuple(
            Offer(
                value_of({"weapons": number, "side": side}),
                str(number),
                what_falls(asking, lead + sign * number),
            )
            for number in range(1, 1 if typed else weapons + 1)
        )
        if offers:
            groups.append(OfferGroup(say(f"now-arm-{side}"), offers))
    number = None
    if typed:
        number = NumberField("weapons", say("now-arm-label"), 0, weapons, say("now-arm-send"))
    return AskedQuestion(
        say("now-weapons-title", state=asking.state(riot.state)),
        say("now-weapons-ask", weapons=weapons),
        "EC-34",
        tuple(groups),
        number=number,
        sides=tuple((side, say(f"now-arm-{side}")) for side in SIDES) if typed else (),
        facts=(say("now-weapons-later", names=still_to_come(asking)),)
        if still_to_come(asking)
        else (),
    )


def what_falls(asking: Asking, lead: int) -> str:
    """What the people would take back if nobody added anything more."""
    riot = asking.euro.riot
    assert riot is not None
    state = next(state for state in asking.euro.states if state.name == riot.state)
    lost = riot.lost(lead)
    sold = state.board.properties[: riot.sold]
    names = [name for name, _ in sold[len(sold) - lost :]]
    if not lost:
        return asking.say("now-falls-nothing", lead=lead)
    return asking.say("now-falls", lead=lead, properties=names)


def still_to_come(asking: Asking) -> tuple[str, ...]:
    """Who places weapons after the reader."""
    riot = asking.euro.riot
    assert riot is not None
    return tuple(asking.table.names[seat] for seat in riot.to_come[1:])


QUESTIONS: dict[str, Callable[[Asking], AskedQuestion]] = {
    "first loans": ask_first_loan,
    "gold bids": ask_gold,
    "choose quarters": ask_quarter,
    "choose cards": ask_card,
    "frankfurt": ask_frankfurt,
    "london": ask_london,
    "moscow": ask_moscow,
    "brussels": ask_brussels,
    "rome": ask_rome,
    "further reform": ask_rome,
    "choose crisis": ask_crisis,
    "place weapons": ask_weapons,
}
"""By the stage of the table."""


def title_of_now(table: TablePage) -> str:
    """What is going on, for one who has nothing to do, or what they have sealed, in words."""
    view, say = table.view, table.frame.say
    sealed, euro = view.sealed, view.table
    if sealed is not None:
        if "card" in sealed:
            return say("now-sealed-card", card=say(f"card-{sealed['card']}"))
        return say("now-sealed-gold", gold=sealed["gold"])
    names = [table.names[seat] for seat in view.waiting]
    values = {"names": names, "count": len(names)}
    if euro.sale is not None:
        values["property"] = euro.sale.property
    if euro.riot is not None:
        values["state"] = say(f"state-{euro.riot.state}")
    return say(f"now-others-{euro.stage.replace(' ', '-')}", **values)

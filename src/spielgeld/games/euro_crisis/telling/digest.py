"""A turn of €uro Crisis in few lines: a city, a sale, a crisis, a payday are one each."""

from collections.abc import Hashable, Sequence
from dataclasses import replace

from spielgeld.games.euro_crisis.rules.events import (
    ActionSkipped,
    BidsOpened,
    CardRevealed,
    DebtCutBegan,
    DebtCutEnded,
    GoodsBought,
    GovernmentChanged,
    LoansLost,
    LoansPlaced,
    LoansTaken,
    MoneyPaid,
    MoneyReceived,
    PropertyOffered,
    PropertyRenationalised,
    PropertySold,
    QuarterBegan,
    ReformMade,
    RiotEnded,
    RomeEnded,
)
from spielgeld.kernel.state import Event
from spielgeld.telling.digest import groups
from spielgeld.telling.game import GameTelling
from spielgeld.telling.words import Words

CITIES: dict[type[Event], str] = {
    LoansTaken: "frankfurt",
    GoodsBought: "moscow",
    GovernmentChanged: "brussels",
    ReformMade: "rome",
    RomeEnded: "rome",
}


def sum_up(
    telling: GameTelling, events: Sequence[Event], words: Words, names: list[str]
) -> list[str]:
    together = groups(events, QuarterBegan, belongs_to)
    return [say_together(telling, group, words, names) for group in together]


def belongs_to(event: Event) -> Hashable:
    match event:
        case CardRevealed() | ActionSkipped():
            return event.seat, event.card
        case LoansTaken() | GoodsBought() | GovernmentChanged() | ReformMade() | RomeEnded():
            return event.seat, CITIES[type(event)]
        case LoansPlaced():
            return event.seat, "london"
        case MoneyReceived():
            return "received", event.reason
        case MoneyPaid():
            return "paid", event.reason, event.seat
        case PropertyOffered() | BidsOpened() | PropertySold():
            return "sale", event.property
        case PropertyRenationalised() | RiotEnded():
            return "riot", event.state
        case DebtCutBegan() | LoansLost() | DebtCutEnded():
            return "cut", event.state
    return None


def say_together(telling: GameTelling, group: list[Event], words: Words, names: list[str]) -> str:
    reforms = [event for event in group if isinstance(event, ReformMade)]
    if reforms:
        done = say_reforms(reforms, words)
        return words.say("sum-rome", seat=names[reforms[0].seat], reforms=done)
    received = [event for event in group if isinstance(event, MoneyReceived)]
    if len(received) > 1:
        return say_received(received, words, names)
    paid = [event for event in group if isinstance(event, MoneyPaid)]
    if len(paid) > 1:
        due, sum_paid = sum([event.due for event in paid]), sum([event.paid for event in paid])
        return telling.line(replace(paid[-1], due=due, paid=sum_paid), words, names)
    lost = [event for event in group if isinstance(event, LoansLost)]
    if lost and len(group) > len(lost):
        return say_cut(lost, words, names)
    if len(group) > 1 and isinstance(group[0], CardRevealed):
        group = group[1:]  # what came of the card says which it was
        if isinstance(group[0], LoansPlaced) or type(group[0]) in CITIES:
            return say_city(telling, group[0], words, names)
    taken = [event for event in group if isinstance(event, PropertyRenationalised)]
    others = [event for event in group if not isinstance(event, PropertyRenationalised)]
    said = [say_taken(taken, words, names)] if taken else []
    return " ".join([*said, *[telling.line(event, words, names) for event in others]])


def say_city(telling: GameTelling, event: Event, words: Words, names: list[str]) -> str:
    """Red in Moscow: 2 gold and 1 weapon for €5m."""
    city = CITIES.get(type(event), "london")
    return words.say(f"sum-{city}", **telling.all_values(event, words, names))


def say_reforms(reforms: list[ReformMade], words: Words) -> list[str]:
    """4 reforms in Spain (debt cut in 6, happiness 4)."""
    said = []
    for state, real in dict.fromkeys([(made.state, made.real) for made in reforms]):
        there = [made for made in reforms if (made.state, made.real) == (state, real)]
        said.append(
            words.say(
                "sum-reforms" if real else "sum-senseless",
                number=len(there),
                state=words.say(f"state-{state}"),
                **({"to_cut": there[-1].to_cut, "happiness": there[-1].happiness} if real else {}),
            )
        )
    return said


def say_received(received: list[MoneyReceived], words: Words, names: list[str]) -> str:
    amounts: dict[str, int] = {}
    for event in received:
        amounts[names[event.seat]] = amounts.get(names[event.seat], 0) + event.amount
    banks = [words.say("sum-amount", name=name, amount=each) for name, each in amounts.items()]
    return words.say("sum-received", reason=received[0].reason, banks=banks)


def say_cut(lost: list[LoansLost], words: Words, names: list[str]) -> str:
    banks = [
        words.say("sum-lost", name=names[event.seat], markers=event.markers, income=event.income)
        for event in lost
    ]
    return words.say("sum-cut", state=words.say(f"state-{lost[0].state}"), banks=banks)


def say_taken(taken: list[PropertyRenationalised], words: Words, names: list[str]) -> str:
    properties = [
        words.say("sum-taken", property=each.property, name=names[each.seat], points=each.points)
        for each in taken
    ]
    state = words.say(f"state-{taken[0].state}")
    return words.say("sum-taken-back", state=state, properties=properties)

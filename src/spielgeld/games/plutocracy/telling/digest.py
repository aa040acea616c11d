"""A turn of Plutocracy in few lines: what a ship did on one body is one of them."""

from collections.abc import Hashable, Sequence

from spielgeld.games.plutocracy.rules.events import (
    AlienRescued,
    ResourcesBought,
    ResourcesSold,
    SeatsBought,
    ShipFlew,
    SocietyJoined,
    TurnBegan,
)
from spielgeld.kernel.state import Event
from spielgeld.telling.digest import gather, stretches
from spielgeld.telling.game import GameTelling
from spielgeld.telling.words import Words

Deed = AlienRescued | ResourcesBought | ResourcesSold | SeatsBought | SocietyJoined


def sum_up(
    telling: GameTelling, events: Sequence[Event], words: Words, names: list[str]
) -> list[str]:
    lines = []
    for stretch in stretches(events, TurnBegan):
        for group in gather(stretch, belongs_to):
            deeds = [event for event in group if isinstance(event, Deed)]
            if deeds:
                lines.append(say_visit(deeds, words, names))
            elif not (isinstance(group[0], TurnBegan) and has_flown(stretch)):
                lines += [telling.line(event, words, names) for event in group]
    return lines


def belongs_to(event: Event) -> Hashable:
    return event.seat if isinstance(event, TurnBegan | Deed) else None


def has_flown(stretch: list[Event]) -> bool:
    """Who was next needs no word once they are off."""
    return any([isinstance(event, ShipFlew) for event in stretch])


def say_visit(deeds: list[Deed], words: Words, names: list[str]) -> str:
    """Ada on Mars: sells 3 water for 12 S€ and takes 2 seats for 7 S€."""
    done: dict[tuple[str, str], int] = {}
    money: dict[tuple[str, str], int] = {}
    for deed in deeds:
        kind, what, number, cost = counted(deed)
        done[kind, what] = done.get((kind, what), 0) + number
        money[kind, what] = money.get((kind, what), 0) + cost
    said = [say_deed(*deed, number, money[deed], words) for deed, number in done.items()]
    place = words.say(f"body-{place_of(deeds[0])}.on")
    return words.say("sum-visit", seat=names[deeds[0].seat], place=place, done=said)


def counted(deed: Deed) -> tuple[str, str, int, int]:
    """What was done, with what, how often and for how much."""
    match deed:
        case ResourcesSold():
            return "sold", deed.resource, deed.units, deed.units * deed.price
        case ResourcesBought():
            return "bought", deed.resource, deed.units, deed.units * deed.price
        case SeatsBought():
            return "seats", "", deed.seats, deed.cost
        case SocietyJoined():
            return "joined", deed.society, deed.councillors, 0
    return "rescued", "", 1, 0


def say_deed(kind: str, what: str, number: int, money: int, words: Words) -> str:
    if kind == "joined":
        return words.say("sum-joined", society=words.say(f"society-{what}"), councillors=number)
    if kind in ("sold", "bought"):
        resource = words.say(f"resource-{what}")
        return words.say(f"sum-{kind}", number=number, money=money, resource=resource)
    values = {"number": number, "money": money} if kind == "seats" else {"number": number}
    return words.say(f"sum-{kind}", **values)


def place_of(deed: Deed) -> str:
    if isinstance(deed, AlienRescued):
        return "asteroid"
    return "earth" if isinstance(deed, SocietyJoined) else deed.planet

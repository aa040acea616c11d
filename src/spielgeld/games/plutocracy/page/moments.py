"""What happens to everybody, as cards: rotations, the asteroid's fall, and elections."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from spielgeld.games.plutocracy.rules.events import (
    AsteroidFell,
    BodiesRotated,
    BodyReached,
    ElectionHeld,
    PlayerWentOut,
)
from spielgeld.games.plutocracy.rules.pieces import (
    COUNCILLORS,
    PLANETS,
    ROTATIONS_OF_THE_ASTEROID,
)
from spielgeld.kernel.state import Event, Seat
from spielgeld.page.boards import ShownMoment
from spielgeld.page.region import Macros
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

MOMENTS = Macros("plutocracy/moments.html")


class RotationShown(NamedTuple):
    """All have moved on; the asteroid falls with the last of `steps`, `left` from now."""

    steps: tuple[bool, ...]
    left: int
    next: int | None
    lines: tuple[str, ...]


class FallOfAsteroid(NamedTuple):
    """The asteroid is gone, with aliens and perhaps with players."""

    aliens: int
    lines: tuple[str, ...]


class SeatSends(NamedTuple):
    seat: Seat
    name: str
    councillors: int


class PlanetSends(NamedTuple):
    planet: str
    sends: tuple[SeatSends, ...]


class ElectionResult(NamedTuple):
    """Whom every planet has sent, what that comes to, and when the next election is."""

    planets: tuple[PlanetSends, ...]
    gained: tuple[SeatSends, ...]
    next: int | None


def moments_of(events: Sequence[Event], words: Words, names: tuple[str, ...]) -> list[ShownMoment]:
    moments = []
    for number, event in enumerate(events):
        if isinstance(event, BodiesRotated):
            reached = said_after(events[number + 1 :], BodyReached, words, names)
            moments.append(rotation(event, reached, words))
        elif isinstance(event, AsteroidFell):
            out = said_after(events[number + 1 :], PlayerWentOut, words, names)
            fall = FallOfAsteroid(event.aliens, out)
            moments.append(ShownMoment(words.say("shown-fall"), MOMENTS.fall, fall, "icon-alien"))
        elif isinstance(event, ElectionHeld):
            moments.append(election(event, words, names))
    return moments


def said_after(
    events: Iterable[Event], kind: type[Event], words: Words, names: tuple[str, ...]
) -> tuple[str, ...]:
    """The events of a kind that stand at the beginning, in the words of the story."""
    telling, said = telling_of("plutocracy"), []
    for event in events:
        if not isinstance(event, kind):
            break
        said.append(telling.line(event, words, names))
    return tuple(said)


def rotation(event: BodiesRotated, reached: tuple[str, ...], words: Words) -> ShownMoment:
    left = max(ROTATIONS_OF_THE_ASTEROID - event.number, 0)
    steps = tuple([step <= event.number for step in range(1, ROTATIONS_OF_THE_ASTEROID + 1)])
    shown = RotationShown(steps, left, event.next, reached)
    title = words.say("shown-rotation", number=event.number, time=event.time)
    return ShownMoment(title, MOMENTS.rotation, shown, "ev-rotate")


def election(event: ElectionHeld, words: Words, names: tuple[str, ...]) -> ShownMoment:
    planets, gained = [], [0] * len(names)
    for planet in PLANETS:
        sent = [each for each in event.sent if each.planet == planet]
        for each in sent:
            gained[each.seat] += each.councillors
        sends = [SeatSends(each.seat, names[each.seat], each.councillors) for each in sent]
        planets.append(PlanetSends(planet, tuple(sends)))
    best_first = sorted(range(len(names)), key=lambda seat: -gained[seat])
    won = tuple([SeatSends(s, names[s], gained[s]) for s in best_first if gained[s]])
    shown = ElectionResult(tuple(planets), won, event.next)
    title = words.say("shown-election", number=event.number, of=len(COUNCILLORS), time=event.time)
    return ShownMoment(title, MOMENTS.election, shown, "ev-elect")

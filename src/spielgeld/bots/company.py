"""Who sits there: people that a game brings as its bots, each with a way of playing.

A bot is named by its level alone (`banker`), or by its level and who it is (`banker.mila`). The
level says how far from the best decision somebody may go, the temperament what they like among
what is near it. `banker.anyone` is somebody who is drawn.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple, TypeVar

from spielgeld.bots.budget import Budget
from spielgeld.games.package import part_of
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

ANYONE = "anyone"

T = TypeVar("T")


class BotName(NamedTuple):
    """A level, and who plays at it: nobody, anyone or a person of the game's company."""

    level: str
    person: str = ""

    @classmethod
    def read(cls, name: str) -> "BotName":
        """`banker`, `banker.mila` or where code is, `my.package:MyBot`, which is all level."""
        level, _, person = (name, "", "") if ":" in name else name.partition(".")
        return cls(level, person)

    def __str__(self) -> str:
        return f"{self.level}.{self.person}" if self.person else self.level


@dataclass(frozen=True)
class Company:
    """The people of a game; a `GamePackage` brings it."""

    people: Mapping[str, str]
    """Everybody's temperament. Messages say who it is: `person-NAME` and `person-NAME-word`."""
    play: Callable[[str, str, Budget | None], Callable[[View, Choice, Random], Decision]]
    """How one of this temperament decides at this level."""
    levels: tuple[str, ...] = ("random", "rookie", "banker", "quant")
    pauses: Mapping[str, float] = field(default_factory=dict)
    """How many times the usual moment people think, by the stage of the game, which all see."""
    remarks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """What the one it happened to may say, by the name of an event that all hear and that has a

    `seat`: messages without any value.
    """

    def has(self, name: BotName) -> bool:
        return name.level in self.levels and name.person in (*self.people, ANYONE)


def company_of(game: str) -> Company | None:
    """The people that a game brings; None where bots have no names."""
    company: Company | None = part_of(game, "company")
    return company


def people_of(game: str) -> tuple[str, ...]:
    """Who may be asked to sit down."""
    company = company_of(game)
    return () if company is None else tuple(company.people)


def anyone(game: str, level: str) -> str:
    """Somebody to be drawn, at this level, or a bot without a name if there is nobody."""
    name, company = BotName(level, ANYONE), company_of(game)
    return str(name) if company is not None and company.has(name) else level


def seated(game: str, wanted: Mapping[Seat, str], rng: Random) -> dict[Seat, str]:
    """Somebody for each who is to be anyone: a mixed company, nobody twice if there are enough."""
    names = {seat: BotName.read(name) for seat, name in wanted.items()}
    company = company_of(game)
    people = [] if company is None else mixed(company.people, rng)
    taken = [name.person for name in names.values()]
    free = [person for person in people if person not in taken]
    for seat, name in sorted(names.items()):
        if name.person == ANYONE:
            free = free or people.copy()
            somebody = free.pop(0) if company is not None and company.has(name) else ""
            names[seat] = name._replace(person=somebody)
    return {seat: str(name) for seat, name in names.items()}


def mixed(people: Mapping[str, str], rng: Random) -> list[str]:
    """All people by chance, one of each temperament before the next of any."""
    drawn = sorted(people)
    rng.shuffle(drawn)
    before = {
        person: sum([people[other] == people[person] for other in drawn[:place]])
        for place, person in enumerate(drawn)
    }
    return sorted(drawn, key=lambda person: before[person])


def near_best(
    weighed: Sequence[tuple[T, float]], delta: float, liking: Callable[[T], float], rng: Random
) -> T:
    """What is liked best of all that is worth at most `delta` less than the best.

    Likings from 0 to 1 are mixed with as much chance, so that nobody does always the same.
    """
    best = max([worth for _, worth in weighed])
    near = [thing for thing, worth in weighed if worth >= best - delta]
    return max(near, key=lambda thing: liking(thing) + rng.random())


class Anyone:
    """Somebody who is drawn with the first decision, by the chance of their game."""

    def __init__(self, company: Company, level: str, budget: Budget | None) -> None:
        self._company = company
        self._level = level
        self._budget = budget
        self._decide: Callable[[View, Choice, Random], Decision] | None = None

    def decide(self, view: View, choice: Choice, rng: Random) -> Decision:
        if self._decide is None:
            somebody = mixed(self._company.people, rng)[0]
            temperament = self._company.people[somebody]
            self._decide = self._company.play(self._level, temperament, self._budget)
        return self._decide(view, choice, rng)

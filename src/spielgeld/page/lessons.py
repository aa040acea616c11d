"""The panel of a lesson at the lower edge: what to read or to do now, and where to look."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from spielgeld import games
from spielgeld.kernel.state import Seat
from spielgeld.telling.words import Words


class LessonOffer(NamedTuple):
    """A lesson that is offered: by its role, and what it is called."""

    role: str
    title: str


class LessonResult(NamedTuple):
    """One row of how a game may end; `mark` is sheet-winner, learn-out or nothing."""

    seat: Seat
    name: str
    values: tuple[int, ...]
    mark: str


@dataclass(frozen=True)
class LessonPanel:
    """`at` selects the place on the page that is spoken of, `lead` answers the last decision.

    `move` is what the learner is to do, `fields` those of the form that does it, as JSON.
    `lines` are told again. `answers` are those to a question by letter, and `wrong` is said to an
    answer that was not right. `done` is the end of the script, after which `courses` are offered.
    """

    link: str
    number: int
    all: int
    text: str = ""
    at: str = ""
    lead: str = ""
    lines: tuple[str, ...] = ()
    columns: tuple[str, ...] = ()
    results: tuple[LessonResult, ...] = ()
    move: str = ""
    fields: str = ""
    does: bool = False
    reads: bool = False
    answers: tuple[tuple[str, str], ...] = ()
    wrong: str = ""
    done: bool = False
    courses: tuple[LessonOffer, ...] = ()

    @property
    def values(self) -> dict[str, Any]:
        return {"number": self.number, "all": self.all}


def courses_of(game: str, words: Words, after: str = "") -> tuple[LessonOffer, ...]:
    """The lessons of a game, or those that come after one."""
    roles = games.courses(game)
    if after:
        titles = [games.lessons(game)[role].title for role in roles]
        roles = roles[titles.index(games.lessons(game)[after].title) + 1 :]
    return tuple([course_of(game, role, words) for role in roles])


def course_of(game: str, role: str, words: Words) -> LessonOffer:
    lesson = games.lessons(game)[role]
    return LessonOffer(role, words.say(lesson.title, minutes=lesson.minutes))

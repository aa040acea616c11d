"""The panel of a lesson above the table: what to read or to do now, and where to look."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class LessonPanel:
    """`at` selects the place on the page that is spoken of, `lead` praises the last answer.

    `move` is what the learner is to do, `answers` are those to a question by letter, and `wrong`
    is said to an answer that was not right. `done` is the end of the script.
    """

    link: str
    number: int
    all: int
    text: str = ""
    at: str = ""
    lead: str = ""
    move: str = ""
    does: bool = False
    reads: bool = False
    answers: tuple[tuple[str, str], ...] = ()
    wrong: str = ""
    done: bool = False

    @property
    def values(self) -> dict[str, Any]:
        return {"number": self.number, "all": self.all}

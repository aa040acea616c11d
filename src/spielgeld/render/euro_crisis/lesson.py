"""The quick start of €uro Crisis as a first game: the printed quarters, then one's own."""

from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat
from spielgeld.render.lesson import LEARNER, Lesson, Step

PLAYERS = 4
RED, BLUE, WHITE, GREEN = COLOURS = ("red", "blue", "white", "green")
"""EC-8: clockwise from the initial player."""

Line = tuple[str, Decision, str | None]
"""A colour, what it decides and the message that explains it."""

LIBERALS: Decision = {"reform": "real", "state": "ireland", "party": "liberals"}
CONSERVATIVES: Decision = {"reform": "senseless", "state": "greece", "party": "conservatives"}

SCRIPT: tuple[Line, ...] = (
    (RED, {"quarter": 1}, "lesson-quarters"),
    (BLUE, {"quarter": 3}, None),
    (WHITE, {"quarter": 4}, None),
    (GREEN, {"quarter": 2}, None),
    (RED, {"card": "london"}, "lesson-first-cards"),
    (BLUE, {"card": "frankfurt"}, None),
    (WHITE, {"card": "moscow"}, None),
    (GREEN, {"card": "london"}, None),
    (RED, {"lend": "spain", "markers": 2}, "lesson-london"),
    (RED, {"gold": 2}, "lesson-bids"),
    (BLUE, {"gold": 1}, None),
    (WHITE, {"gold": 0}, None),
    (GREEN, {"gold": 1}, None),
    (BLUE, {"borrow": 3}, "lesson-frankfurt"),
    (WHITE, {"buy_gold": 2, "buy_weapons": 0}, "lesson-moscow"),
    (GREEN, {"lend": "france", "markers": 2}, "lesson-london-again"),
    (RED, {"gold": 0}, "lesson-bids-again"),
    (BLUE, {"gold": 1}, None),
    (WHITE, {"gold": 1}, None),
    (GREEN, {"gold": 2}, None),
    (RED, {"card": "rome"}, "lesson-second-cards"),
    (BLUE, {"card": "rome"}, None),
    (WHITE, {"card": "london"}, None),
    (GREEN, {"card": "brussels"}, None),
    (
        GREEN,
        {"state": "france", "large": "liberals", "small": "socialists"},
        "lesson-brussels",
    ),
    (RED, LIBERALS, "lesson-rome"),
    (RED, LIBERALS, None),
    (RED, CONSERVATIVES, "lesson-senseless"),
    (RED, CONSERVATIVES, None),
)
"""The printed first quarters. How much gold to bid is left to each bank, as in print."""


def lesson_as(colour: str) -> Lesson:
    """The lesson for somebody who is this bank."""
    first = (LEARNER - COLOURS.index(colour)) % PLAYERS
    seats: dict[str, Seat] = {
        other: (first + place) % PLAYERS for place, other in enumerate(COLOURS)
    }
    return Lesson(
        players=PLAYERS,
        options={"quick_start": True},
        deal={"first": first},
        opening=("lesson-welcome", "lesson-aim", "lesson-sheets"),
        steps=tuple(
            Step(seats[bank], decision, text, free="gold" in decision)
            for bank, decision, text in SCRIPT
        ),
        closing=("lesson-on-your-own", "lesson-crises"),
    )


LESSONS = {colour: lesson_as(colour) for colour in COLOURS}
"""By the bank that the learner wants to be."""

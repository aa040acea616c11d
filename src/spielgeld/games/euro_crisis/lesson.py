"""The quick start of €uro Crisis as a first game: the printed quarters, then one's own."""

from spielgeld.games.lesson import LEARNER, Item, Lesson, Page, Quiz, Step, items
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat

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


PLACES = {
    "lesson-quarters": "#year",
    "lesson-first-cards": "#year",
    "lesson-london": "#state-spain",
    "lesson-bids": "#now",
    "lesson-frankfurt": "#income-track",
    "lesson-moscow": "#price-tracks",
    "lesson-london-again": "#state-france",
    "lesson-bids-again": "#now",
    "lesson-second-cards": "#year",
    "lesson-brussels": "#state-france",
    "lesson-rome": "#state-ireland",
    "lesson-senseless": "#state-greece",
}


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
        items=items(
            Page("lesson-welcome"),
            Page("lesson-aim", "#mine"),
            Page("lesson-sheets", "#state-spain"),
            [item for line in SCRIPT for item in told(seats[line[0]], *line[1:])],
            Page("lesson-parties", "#board"),
            Page("lesson-riots", "#board"),
            Page("lesson-cuts", "#board"),
            Page("lesson-on-your-own"),
            Quiz("lesson-ask-wins", "a"),
            Quiz("lesson-ask-debt", "b"),
            Quiz("lesson-ask-party", "c"),
        ),
    )


def told(seat: Seat, decision: Decision, text: str | None) -> list[Item]:
    """What others do is read about beforehand."""
    at = PLACES.get(text or "", "")
    free = "gold" in decision
    if seat == LEARNER:
        return [Step(seat, decision, text or "", at or "#now", free)]
    return [*([Page(text, at)] if text else []), Step(seat, decision)]


LESSONS = {colour: lesson_as(colour) for colour in COLOURS}
"""By the bank that the learner wants to be."""

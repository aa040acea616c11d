"""Guided games of €uro Crisis: the printed quick start and a riot; then what pays."""

from spielgeld.games.lesson import LEARNER, Item, Lesson, Page, Quiz, Standings, Step, items
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat

PLAYERS = 4
RED, BLUE, WHITE, GREEN = COLOURS = ("red", "blue", "white", "green")
"""EC-8: clockwise from the initial player."""
ROLES = ("blue", "orange", "green", "purple")
"""The same banks by the colours in which they are drawn and told of."""

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

AUSTERITY: Decision = {"reform": "real", "state": "spain", "party": "conservatives"}

RIOT: tuple[Line, ...] = (
    *[(BLUE, AUSTERITY, text) for text in ("lesson-austerity", None, None, None)],
    (BLUE, {"weapons": 3, "side": "people"}, "lesson-riots"),
    (WHITE, {"weapons": 0}, None),
    (RED, {"weapons": 1, "side": "government"}, "lesson-riot"),
    (GREEN, {"weapons": 0}, None),
)
"""How the printed quarters might go on: Blue drives Spain, which owes Red its property, to riot."""

TOLD_AFTER: dict[int, Page] = {
    SCRIPT.index((GREEN, {"gold": 1}, None)): Page(
        "lesson-sold", "#state-spain", ("BidsOpened", "PropertySold")
    ),
    SCRIPT.index((GREEN, {"gold": 2}, None)): Page(
        "lesson-sold-again", "#state-france", ("BidsOpened", "PropertySold")
    ),
}
"""Who won a sealed bid, and why."""
ENDING = Standings(
    ("column-property", "column-halves", "column-points"),
    ((34, 9, 43), (21, 13, 34), (29, 6, 35), (18, 17, 35)),
    0,
)


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
    "lesson-austerity": "#state-spain",
    "lesson-riots": "#state-spain",
    "lesson-riot": "#state-spain",
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
            [
                item
                for number, line in enumerate(SCRIPT)
                for item in (*told(seats[line[0]], *line[1:]), *told_after(number))
            ],
            [item for line in RIOT for item in told(seats[line[0]], *line[1:])],
            Page("lesson-revolted", "#state-spain", ("PropertyRenationalised", "RiotEnded")),
            Page("lesson-parties", "#board"),
            Page("lesson-cuts", "#board"),
            Page("lesson-end", standings=ENDING),
            Quiz("lesson-ask-wins", "a"),
            Quiz("lesson-ask-debt", "b"),
            Quiz("lesson-ask-party", "c"),
            Page("lesson-on-your-own"),
        ),
        minutes=7,
    )


def told_after(number: int) -> list[Item]:
    page = TOLD_AFTER.get(number)
    return [] if page is None else [page]


def told(seat: Seat, decision: Decision, text: str | None) -> list[Item]:
    """What others do is read about beforehand."""
    at = PLACES.get(text or "", "")
    free = "gold" in decision or "weapons" in decision
    if seat == LEARNER:
        return [Step(seat, decision, text or "", at or "#now", free, other=other_of(text))]
    return [*([Page(text, at)] if text else []), Step(seat, decision)]


def other_of(text: str | None) -> str:
    """What is said to a learner who decides otherwise, where there is a reason to give."""
    return f"{text}-other" if text in REASONED else "learn-other"


REASONED = ("lesson-quarters", "lesson-first-cards", "lesson-london", "lesson-rome")

TACTICS = items(
    Page("tactics-gold"),
    [Step(LEARNER, {"quarter": 1}, "tactics-quarter", "#year", other="tactics-quarter-other")],
    [Step(seat, {"quarter": quarter}) for seat, quarter in ((1, 3), (2, 4), (3, 2))],
    [Step(LEARNER, {"card": "london"}, "tactics-card", "#now", other="tactics-card-other")],
    [Step(1, {"card": "frankfurt"}), Step(2, {"card": "moscow"}), Step(3, {"card": "london"})],
    [
        Step(
            LEARNER,
            {"lend": "spain", "markers": 2},
            "tactics-lend",
            "#state-spain",
            other="tactics-lend-other",
        )
    ],
    [Step(LEARNER, {"gold": 2}, "tactics-bid", "#now", free=True)],
    [Step(seat, {"gold": gold}) for seat, gold in ((1, 1), (2, 0), (3, 1))],
    Page("tactics-sold", "#state-spain", ("BidsOpened", "PropertySold")),
    [Step(1, {"borrow": 3}), Step(2, {"buy_gold": 2, "buy_weapons": 0})],
    Page("tactics-debt", "#state-spain"),
    Page("tactics-rescue", "#price-tracks"),
    Quiz("tactics-ask-bid", "b"),
    Quiz("tactics-ask-lend", "a"),
    Page("tactics-end", standings=ENDING),
)

LESSONS = {role: lesson_as(colour) for role, colour in zip(ROLES, COLOURS, strict=True)} | {
    "tactics": Lesson(
        players=PLAYERS,
        options={"quick_start": True},
        deal={"first": 0},
        items=TACTICS,
        minutes=3,
        title="learn-tactics",
    )
}
"""By the bank that the learner wants to be; and what pays, as the first."""

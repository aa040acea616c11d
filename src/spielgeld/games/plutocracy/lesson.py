"""Guided games of Plutocracy: trade, an election and a visit to Earth; then what pays."""

from spielgeld.games.lesson import LEARNER, Item, Lesson, Page, Quiz, Standings, Step, items
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat

PLAYERS = 3
ENDING = Standings(
    ("column-councillors", "column-seats", "column-money"),
    ((11, 9, 4), (8, 12, 31), (9, 10, 60)),
    0,
)


def turn(seat: Seat, *decisions: Decision) -> list[Item]:
    return [Step(seat, decision) for decision in decisions]


SCRIPT = items(
    Page("lesson-welcome"),
    Page("lesson-time", "#coming"),
    Page("lesson-planet", "#body-mars"),
    # Buy, take a seat, fly.
    Step(LEARNER, {"buy": 3}, "lesson-buy", "#now", other="lesson-buy-other"),
    Step(LEARNER, {"seats": 1}, "lesson-seat", "#now", other="lesson-seat-other"),
    Step(
        LEARNER, {"fly": [-9, 5], "time": 8}, "lesson-fly", "#body-saturn", other="lesson-fly-other"
    ),
    Page("lesson-others", "#coming"),
    turn(1, {"seats": 1}, {"fly": [-9, 8], "time": 5}),
    turn(2, {"buy": 3}, {"seats": 1}, {"fly": [-6, -3], "time": 15}),
    Page("lesson-twice", "#coming"),
    turn(1, {"buy": 2}, {"seats": 1}, {"fly": [-6, 5], "time": 6}),
    # Sell, buy, take the lead, and fly where the planet will be.
    Step(LEARNER, {"sell": 3}, "lesson-sell", "#now", other="lesson-sell-other"),
    Step(LEARNER, {"buy": 3}, "lesson-order", "#now", other="lesson-order-other"),
    Step(LEARNER, {"seats": 1}, "lesson-lead", "#now", other="lesson-lead-other"),
    Step(
        LEARNER,
        {"fly": [-3, -1], "time": 8},
        "lesson-move",
        "#body-mars",
        other="lesson-move-other",
    ),
    Page("lesson-rotated", "#body-mars"),
    # An alien for the Scientist Society, and an election on the way to Earth.
    turn(1, {"sell": 2}, {"seats": 1}, {"fly": [7, -3], "time": 29}),
    turn(2, {"sell": 3}, {"seats": 1}, {"fly": [8, -2], "time": 25}),
    Step(LEARNER, {"sell": 3}, "lesson-again", "#now", other="lesson-sell-other"),
    Step(
        LEARNER,
        {"fly": [-8, 1], "time": 7},
        "lesson-asteroid",
        "#body-asteroid",
        other="lesson-asteroid-other",
    ),
    Step(LEARNER, {"rescue": True}, "lesson-rescue", "#now", other="lesson-rescue-other"),
    Step(
        LEARNER,
        {"fly": [0, -2], "time": 10},
        "lesson-earth",
        "#body-earth",
        other="lesson-earth-other",
    ),
    Page("lesson-elected", "#players", tells=("ElectionHeld",)),
    Step(LEARNER, {"join": "scientist"}, "lesson-join", "#now", other="lesson-join-other"),
    Page("lesson-end", "#coming", standings=ENDING),
    Quiz("lesson-ask-next", "c"),
    Quiz("lesson-ask-wins", "b"),
    Quiz("lesson-ask-order", "a"),
    Page("lesson-on-your-own"),
)

TACTICS = items(
    Page("tactics-time"),
    # All money into goods: the first trips earn, later ones vote.
    Step(LEARNER, {"buy": 4}, "tactics-goods", "#now", other="tactics-goods-other"),
    Step(
        LEARNER,
        {"fly": [-9, 5], "time": 8},
        "tactics-trip",
        "#body-saturn",
        other="tactics-trip-other",
    ),
    turn(1, {"seats": 1}, {"fly": [-9, 8], "time": 5}),
    turn(2, {"buy": 3}, {"seats": 1}, {"fly": [-6, -3], "time": 15}),
    turn(1, {"buy": 2}, {"seats": 1}, {"fly": [-6, 5], "time": 6}),
    Step(LEARNER, {"sell": 4}, "tactics-sell", "#now", other="tactics-sell-other"),
    Step(LEARNER, {"buy": 3}, "tactics-back", "#now", other="tactics-back-other"),
    # Whoever buys last is ahead of equals: seats are cheapest where they decide.
    Step(LEARNER, {"seats": 1}, "tactics-seat", "#now", other="tactics-seat-other"),
    Page("tactics-votes", "#coming"),
    Step(
        LEARNER,
        {"fly": [-3, -1], "time": 8},
        "tactics-ride",
        "#body-mars",
        other="lesson-move-other",
    ),
    Page("tactics-societies", "#body-earth"),
    Quiz("tactics-ask-seat", "b"),
    Quiz("tactics-ask-time", "a"),
    Page("tactics-end", standings=ENDING),
)

LESSONS = {
    "imperial": Lesson(players=PLAYERS, options={}, deal={}, items=SCRIPT, minutes=5),
    "tactics": Lesson(
        players=PLAYERS, options={}, deal={}, items=TACTICS, minutes=3, title="learn-tactics"
    ),
}

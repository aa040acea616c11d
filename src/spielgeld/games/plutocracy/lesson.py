"""A first game of Plutocracy: two turns of Imperial, and what the others do meanwhile."""

from spielgeld.games.lesson import LEARNER, Item, Lesson, Page, Quiz, Step, items
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat

PLAYERS = 3


def turn(seat: Seat, *decisions: Decision) -> list[Item]:
    return [Step(seat, decision) for decision in decisions]


SCRIPT = items(
    Page("lesson-welcome", "#players"),
    Page("lesson-time", "#coming"),
    Page("lesson-planet", "#body-mars"),
    # Buy, take a seat, fly.
    Step(LEARNER, {"buy": 3}, "lesson-buy", "#now"),
    Step(LEARNER, {"seats": 1}, "lesson-seat", "#now"),
    Step(LEARNER, {"fly": [-9, 5], "time": 8}, "lesson-fly", "#body-saturn"),
    Page("lesson-others", "#coming"),
    turn(1, {"seats": 1}, {"fly": [-9, 8], "time": 5}),
    turn(2, {"buy": 3}, {"seats": 1}, {"fly": [-6, -3], "time": 15}),
    Page("lesson-twice", "#coming"),
    turn(1, {"buy": 2}, {"seats": 1}, {"fly": [-6, 5], "time": 6}),
    # Sell, buy, take the lead, and fly where the planet will be.
    Step(LEARNER, {"sell": 3}, "lesson-sell", "#now"),
    Step(LEARNER, {"buy": 3}, "lesson-order", "#now"),
    Step(LEARNER, {"seats": 1}, "lesson-lead", "#now"),
    Step(LEARNER, {"fly": [-3, -1], "time": 8}, "lesson-move", "#body-mars"),
    Page("lesson-rotated", "#board"),
    Page("lesson-elections", "#coming"),
    Page("lesson-societies", "#body-earth"),
    Page("lesson-end", "#coming"),
    Page("lesson-on-your-own"),
    Quiz("lesson-ask-next", "c"),
    Quiz("lesson-ask-wins", "b"),
    Quiz("lesson-ask-order", "a"),
)

LESSONS = {
    "imperial": Lesson(
        players=PLAYERS,
        options={},
        deal={},
        items=SCRIPT,
    )
}

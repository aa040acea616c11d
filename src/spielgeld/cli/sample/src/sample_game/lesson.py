"""A guided first game: `spielgeld learn sample-game` plays it and explains each step."""

from spielgeld.render.lesson import LEARNER, Lesson, Step

SECOND, THIRD = 1, 2


def tender(text: str, *envelopes: int) -> tuple[Step, ...]:
    """One tender: the learner, whose step is explained, and then the others."""
    seats = (LEARNER, SECOND, THIRD)
    return tuple(
        Step(seat, {"envelope": notes}, text if seat == LEARNER else None)
        for seat, notes in zip(seats, envelopes, strict=True)
    )


LESSON = Lesson(
    players=3,
    options={},
    deal={
        "contracts": ["bench", "airport", "stadium", "school", "bypass"],
        "friends": ["airport", "stadium", "bypass"],
    },
    opening=("lesson-welcome",),
    steps=(*tender("lesson-bench", 1, 2, 3), *tender("lesson-airport", 5, 4, 4)),
    closing=("lesson-go-on",),
)

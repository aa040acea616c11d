"""A guided first game, at the terminal (`spielgeld learn sample-game`) and in the browser."""

from spielgeld.games.lesson import LEARNER, Lesson, Page, Step, items

SECOND, THIRD = 1, 2


def tender(text: str, *envelopes: int) -> tuple[Step, ...]:
    """One tender: the learner, whose step is explained, and then the others."""
    seats = (LEARNER, SECOND, THIRD)
    return tuple(
        Step(seat, {"envelope": notes}, text if seat == LEARNER else "")
        for seat, notes in zip(seats, envelopes, strict=True)
    )


LESSONS = {
    "player": Lesson(
        players=3,
        options={},
        deal={
            "contracts": ["bench", "airport", "stadium", "school", "bypass"],
            "friends": ["airport", "stadium", "bypass"],
        },
        items=items(
            Page("lesson-welcome", "#board"),
            tender("lesson-bench", 1, 2, 3),
            tender("lesson-airport", 5, 4, 4),
            Page("lesson-go-on"),
        ),
    )
}

"""A first game of QE: four auctions that show what wins, what costs, and who knows it."""

from spielgeld.games.lesson import LEARNER, Item, Lesson, Page, Quiz, Step, items
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat

NATIONS = ("US", "EU", "JP", "CN")
TOKENS = ("FIN", "AGR", "HOU", "MAN")
TILES = (
    "EU-AGR", "US-FIN", "CN-MAN", "JP-HOU", "CN-FIN", "EU-MAN", "US-HOU", "JP-AGR",
    "EU-FIN", "CN-HOU", "US-MAN", "JP-FIN", "CN-AGR", "EU-HOU", "JP-MAN", "US-AGR",
)  # fmt: skip
FORTUNE = 5_000


def bid(amount: int) -> Decision:
    return {"bid": amount}


def others(bids: dict[Seat, int]) -> list[Item]:
    return [Step(seat, bid(amount)) for seat, amount in bids.items()]


SCRIPT = items(
    Page("lesson-welcome", "#now"),
    Page("lesson-out", "#shelves"),
    Page("lesson-company", "#board"),
    # The learner opens and sees all bids.
    Step(LEARNER, bid(10), "lesson-open", "#now"),
    others({1: 8, 2: 15, 3: 0}),
    Page("lesson-seen", "#mine"),
    # A company of one's own nation and industry.
    Page("lesson-sets", "#mine"),
    others({1: 12}),
    Step(LEARNER, bid(20), "lesson-secret", "#now"),
    others({2: 14, 3: 16}),
    Page("lesson-won", "#mine"),
    # Nothing is a bid, too.
    others({2: 5}),
    Step(LEARNER, bid(0), "lesson-zero", "#now"),
    others({1: 9, 3: 7}),
    Page("lesson-zero-scored", "#shelves"),
    # How much is a lot? Somebody prints a fortune, and the learner is free.
    others({3: 40, 1: 25, 2: FORTUNE}),
    Step(LEARNER, bid(30), "lesson-free", "#now", free=True),
    Page("lesson-most", "#shelves"),
    Page("lesson-on-your-own"),
    Quiz("lesson-ask-wins", "b"),
    Quiz("lesson-ask-knows", "c"),
    Quiz("lesson-ask-zero", "a"),
)

LESSONS = {
    "bank": Lesson(
        players=4,
        options={},
        deal={
            "nations": list(NATIONS),
            "industries": list(TOKENS),
            "tiles": list(TILES),
            "first": LEARNER,
        },
        items=SCRIPT,
    )
}

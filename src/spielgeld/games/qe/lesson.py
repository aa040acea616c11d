"""Guided games of QE: what wins, what costs and who knows it; then when spending is free."""

from collections.abc import Callable

from spielgeld.games.lesson import LEARNER, Item, Lesson, Page, Quiz, Standings, Step, items
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat

NATIONS = ("US", "EU", "JP", "CN")
TOKENS = ("FIN", "AGR", "HOU", "MAN")
TILES = (
    "EU-AGR", "US-FIN", "CN-MAN", "JP-HOU", "CN-FIN", "EU-MAN", "US-HOU", "JP-AGR",
    "EU-FIN", "CN-HOU", "US-MAN", "JP-FIN", "CN-AGR", "EU-HOU", "JP-MAN", "US-AGR",
)  # fmt: skip
FORTUNE = 5_000
PRINTED = 900
"""In the second lesson: what somebody pays before the learner's eyes."""
ENDING = Standings(
    ("column-points", "column-spent"), ((26, 214), (33, 1_900), (24, 180), (19, 95)), 0, out=1
)


def bid(amount: int) -> Decision:
    return {"bid": amount}


def others(bids: dict[Seat, int]) -> list[Item]:
    return [Step(seat, bid(amount)) for seat, amount in bids.items()]


def within(low: int, high: int, *barred: int) -> Callable[[Decision], bool]:
    """Bids after which the others bid as the script says, and what is told of them is true."""

    def fits(decision: Decision) -> bool:
        amount: int = decision["bid"]
        return low <= amount <= high and amount not in barred

    return fits


SCRIPT = items(
    Page("lesson-welcome", "#now"),
    Page("lesson-out", "#shelves"),
    Page("lesson-company", "#board"),
    # The learner opens and sees all bids.
    Step(LEARNER, bid(10), "lesson-open", "#now", fits=within(0, 14, 8), other="lesson-open-other"),
    others({1: 8, 2: 15, 3: 0}),
    Page("lesson-seen", "#mine"),
    # A company of one's own nation and industry.
    Page("lesson-sets", "#mine"),
    others({1: 12}),
    Step(
        LEARNER, bid(20), "lesson-secret", "#now", fits=within(17, 999), other="lesson-secret-other"
    ),
    others({2: 14, 3: 16}),
    Page("lesson-won", "#mine"),
    # Nothing is a bid, too.
    others({2: 5}),
    Step(LEARNER, bid(0), "lesson-zero", "#now", other="lesson-zero-other"),
    others({1: 9, 3: 7}),
    Page("lesson-zero-scored", "#shelves"),
    # How much is a lot? Somebody prints a fortune, and the learner is free.
    others({3: 40, 1: 25, 2: FORTUNE}),
    Step(LEARNER, bid(30), "lesson-free", "#now", free=True),
    Page("lesson-most", "#shelves"),
    Quiz("lesson-ask-wins", "b"),
    Quiz("lesson-ask-knows", "c"),
    Quiz("lesson-ask-zero", "a"),
    Page("lesson-end", standings=ENDING),
)

TACTICS = items(
    Page("tactics-rank"),
    # The auctioneer sees what is paid.
    Step(LEARNER, bid(3), "tactics-open", "#now", fits=within(0, PRINTED - 1, 25, 40)),
    others({1: 25, 2: PRINTED, 3: 40}),
    Page("tactics-seen", "#mine"),
    # Below what somebody has certainly spent, money is free.
    others({1: 60}),
    Step(
        LEARNER,
        bid(300),
        "tactics-cover",
        "#now",
        fits=within(121, PRINTED - 1),
        other="tactics-cover-other",
    ),
    others({2: 75, 3: 120}),
    Page("tactics-covered", "#mine"),
    # A zero is worth more than a company of one point.
    others({2: 20}),
    Step(LEARNER, bid(0), "tactics-zero", "#now", other="tactics-zero-other"),
    others({1: 30, 3: 25}),
    Page("tactics-thrift", "#shelves"),
    Page("tactics-open-high", "#board"),
    Quiz("tactics-ask-safe", "c"),
    Quiz("tactics-ask-zero", "a"),
    Page("tactics-end", standings=ENDING),
)

DEAL = {
    "nations": list(NATIONS),
    "industries": list(TOKENS),
    "tiles": list(TILES),
    "first": LEARNER,
}

LESSONS = {
    "bank": Lesson(players=4, options={}, deal=DEAL, items=SCRIPT, minutes=4),
    "tactics": Lesson(
        players=4, options={}, deal=DEAL, items=TACTICS, minutes=3, title="learn-tactics"
    ),
}

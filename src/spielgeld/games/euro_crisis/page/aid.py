"""€uro Crisis' player aid: what counts, a year, and what the parties of each state can do."""

from spielgeld.games.euro_crisis.rules.pieces import (
    BORROWING_COST,
    CARDS,
    LAST_YEAR_PP,
    LEAD_PER_PROPERTY,
    MOST_GOODS,
    MOST_REFORMS,
    PARTIES,
    YEARS,
)
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable
from spielgeld.page.aid import Aid, AidTable, draw_aid, steps, terms_of
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Region
from spielgeld.telling.words import Words

TERMS = ("pp", "income", "money", "loan", "bond", "debt", "debt-cut", "happiness", "fist", "riot",
         "gold", "weapons", "property", *CARDS, *PARTIES, "large", "small")  # fmt: skip

DRAWN = ("loan", "bond", "debt", "debt-cut", "happiness", "fist", *PARTIES, "large", "small",
         "property", "gold", "weapons", "income")  # fmt: skip
"""What is drawn on the sheets and explained beside them."""


def draw_aid_of(table: TablePage) -> Region:
    words = table.frame.words
    return draw_aid(table, aid_of(words), terms_of(words, TERMS), governments(table))


@remembered
def aid_of(words: Words) -> Aid:
    say = words.say
    cards = [(say(f"card-{card}"), say(f"card-does-{card}")) for card in CARDS]
    parties = [(say(f"party-{party}"), say(f"party-does-{party}")) for party in PARTIES]
    goods = {"cost": BORROWING_COST, "goods": MOST_GOODS, "reforms": MOST_REFORMS}
    return Aid(
        say("aid-goal", pp=LAST_YEAR_PP, years=YEARS),
        steps(say, 5, lead=LEAD_PER_PROPERTY, **goods),
        (
            AidTable(say("aid-cards"), (("", say("aid-does")), *cards)),
            AidTable(say("aid-parties"), (("", say("aid-reform")), *parties)),
        ),
    )


def governments(table: TablePage) -> tuple[str, ...]:
    """Who governs where, and how many reforms they have left."""
    euro: EuroCrisisTable = table.view.table
    say = table.frame.say
    return tuple(
        [
            say(
                "aid-government",
                state=say(f"state-{state.name}"),
                large=say(f"party-{state.large.party}"),
                large_left=state.large.steps_left,
                small=say(f"party-{state.small.party}"),
                small_left=state.small.steps_left,
            )
            for state in euro.states
        ]
    )

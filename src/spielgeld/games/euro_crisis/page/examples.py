"""The worked examples of €uro Crisis as pictures: the sheet of a state, or the incomes."""

from spielgeld.games.euro_crisis.page.sheets import draw_states
from spielgeld.games.euro_crisis.page.tracks import draw_income_discs
from spielgeld.games.example import Example
from spielgeld.page.examples import Picture
from spielgeld.page.page import TablePage
from spielgeld.page.region import Macros, Region, group

EXAMPLES = Macros("euro-crisis/examples.html")

STATES = {"london": "spain", "la-poste": "france", "riot": "greece", "debt-cut": "greece"}
"""Where an example takes place."""


def draw_example(example: Example, before: TablePage, after: TablePage) -> tuple[Picture, ...]:
    state = STATES.get(example.name)
    draw = draw_incomes if state is None else lambda table: draw_state(table, state)
    return Picture("example-before", draw(before)), Picture("example-after", draw(after))


def draw_state(table: TablePage, name: str) -> Region:
    return next(
        region for region in draw_states(table, unfolded=True) if region.id == f"state-{name}"
    )


def draw_incomes(table: TablePage) -> Region:
    return group("income", EXAMPLES.incomes, table.frame.words, None, draw_income_discs(table))

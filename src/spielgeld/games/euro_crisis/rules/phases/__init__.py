"""The phases of €uro Crisis, a file for each part of the rulebook.

A game begins with the initial round and is then one year after another: `YEAR` lays the next one.
Actions and events lead to crises and to privatisations in between.
"""

from spielgeld.games.euro_crisis.rules.phases.initial_round import INITIAL_ROUND
from spielgeld.games.euro_crisis.rules.phases.year import YEAR

STANDARD = (*INITIAL_ROUND, *YEAR)
QUICK_START = YEAR
"""EC-8: first loans and properties lie there already."""

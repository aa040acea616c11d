"""A careful hand for people who are missing."""

from random import Random

from spielgeld.bots import find, known
from spielgeld.games.package import part_of
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

CAREFUL = ("banker", "rookie", "random")
"""Who stands in where a game says nothing: the first of these that it has."""


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    """What the game's own stand-in decides; a time-out, where there is one, is the clock's."""
    own = part_of(view.game, "stand_in")
    if own is None:
        levels = known(view.game)
        own = find(next(level for level in CAREFUL if level in levels), view.game)
    decision: Decision = own(view, choice, rng)
    return decision

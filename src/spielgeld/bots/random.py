"""The bot that does anything that is legal."""

from random import Random

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    return choice.sample(rng)

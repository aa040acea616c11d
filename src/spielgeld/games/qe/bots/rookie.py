"""The rookie of QE: bids as people usually do, with a little of what pays."""

from random import Random

from spielgeld.games.qe.bots.company import QePerson
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    return QePerson("rookie", "", None).decide(view, choice, rng)

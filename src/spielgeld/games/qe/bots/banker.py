"""The banker of QE: bids what pays, as far as the scholar has found out, and has no temperament."""

from random import Random

from spielgeld.games.qe.bots.company import QePerson
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    return QePerson("banker", "", None).decide(view, choice, rng)

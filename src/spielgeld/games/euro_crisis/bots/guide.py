"""The guide of €uro Crisis for search."""

from collections.abc import Sequence
from random import Random

from spielgeld.bots.guide import Guide, Trials
from spielgeld.games.euro_crisis.bots.trials import YearTrials
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View


class EuroCrisisGuide(Guide):
    doubt = 0.05

    def trials(self, view: View, choice: Choice, rng: Random, also: Sequence[Decision]) -> Trials:
        return YearTrials(view, choice, rng, also)


GUIDE = EuroCrisisGuide()

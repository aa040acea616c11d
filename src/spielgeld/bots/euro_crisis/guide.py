"""The guide of €uro Crisis for search: to the end of the quarter, with bankers all around."""

import math
from random import Random

from spielgeld import games
from spielgeld.bots.euro_crisis import banker
from spielgeld.bots.euro_crisis.worth import worth_of_all
from spielgeld.bots.guide import Guide, values
from spielgeld.games.euro_crisis.state import EuroCrisisState
from spielgeld.games.euro_crisis.year import CHOOSE_CARDS, CHOOSE_QUARTERS
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.view import View

CLOSE = 6.0
"""A lead of this many points is a fair one, but not a sure one."""
MOST_BIDS = 6
MOST_DECISIONS = 6


class EuroCrisisGuide(Guide):
    def menu(self, view: View, choice: Choice, rng: Random) -> list[Decision]:
        if view.table.stage == "gold bids":
            return [{"gold": gold} for gold in range(int(min(choice.count(), MOST_BIDS)))]
        decisions = banker.menu(choice)
        if len(decisions) <= MOST_DECISIONS:
            return decisions
        assert view.seat is not None
        play = games.imagine(view, rng)
        ranked = banker.ranked(play, view.seat, decisions, rng)
        return [decision for decision, _ in ranked[:MOST_DECISIONS]]

    def likely(self, view: View, choice: Choice, rng: Random) -> Decision:
        return banker.decide(view, choice, rng)

    def alternatives(self, view: View, choice: Choice, rng: Random) -> list[Decision]:
        return []

    def goes_deeper(self, play: Play) -> bool:
        return False

    def is_quiet(self, play: Play) -> bool:
        """Between two quarters."""
        return play.state.agenda[-1] in (CHOOSE_CARDS, CHOOSE_QUARTERS)

    def judge(self, play: Play, rng: Random) -> list[float]:
        if play.over:
            return values(play.ranking(), play.players)
        assert isinstance(play.state, EuroCrisisState)
        worth = worth_of_all(play.state)
        return [
            sum(
                [
                    1.0 / (1.0 + math.exp(max(min((theirs - mine) / CLOSE, 50.0), -50.0)))
                    for other, theirs in enumerate(worth)
                    if other != seat
                ]
            )
            / (len(worth) - 1)
            for seat, mine in enumerate(worth)
        ]

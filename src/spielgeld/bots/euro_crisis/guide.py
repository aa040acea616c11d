"""The guide of €uro Crisis for search: a quick hand to the end of the quarter, then the odds."""

from random import Random

from spielgeld import games
from spielgeld.bots.euro_crisis import banker, swift
from spielgeld.bots.euro_crisis.outlook import chances
from spielgeld.bots.guide import Guide
from spielgeld.games.euro_crisis.pieces import CARD_NUMBER
from spielgeld.games.euro_crisis.state import EuroCrisisState
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Decisions
from spielgeld.kernel.view import View

MOST_BIDS = 6
MOST_DECISIONS = 8


class EuroCrisisGuide(Guide):
    def imagine(self, view: View, rng: Random) -> Play:
        """Others' hidden cards are such as they like; what they have sealed is drawn later."""
        play = games.imagine(view, rng)
        play.sealed.clear()
        state = play.state
        assert isinstance(state, EuroCrisisState)
        hidden = [seat for seat, bank in enumerate(view.table.banks) if bank.has_hidden_card]
        if hidden:
            liked = swift.choose_cards(state, swift.USUAL, rng)
            for seat in hidden:
                if seat != view.seat and seat in liked:
                    state.chosen[seat] = CARD_NUMBER[liked[seat]["card"]]
        return play

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

    def replies(self, play: Play, rng: Random) -> Decisions:
        state = play.state
        assert isinstance(state, EuroCrisisState)
        return swift.decide_all(state, swift.USUAL, rng)

    def goes_deeper(self, play: Play) -> bool:
        return False

    def judge(self, play: Play, rng: Random) -> list[float]:
        state = play.state
        assert isinstance(state, EuroCrisisState)
        swift.play_on(state, swift.USUAL, rng)
        return chances(state)

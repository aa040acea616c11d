"""The guide of €uro Crisis for search: a quick hand to the end of the year, then the odds."""

from random import Random

from spielgeld import games
from spielgeld.bots.euro_crisis import banker, swift
from spielgeld.bots.euro_crisis.outlook import chances
from spielgeld.bots.guide import Guide
from spielgeld.games.euro_crisis.choices import card_in
from spielgeld.games.euro_crisis.pieces import CARD_NUMBER
from spielgeld.games.euro_crisis.state import EuroCrisisState
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Decisions
from spielgeld.kernel.view import View

MOST_GOLD = 7
MOST_DECISIONS = 8


BY_THE_BOOK = 0.9
"""How often the others are taken to do what a banker would."""


class EuroCrisisGuide(Guide):
    doubt = 0.05

    def __init__(self) -> None:
        self.view: View | None = None
        self.cards: Decisions = {}
        self.answers: Decisions = {}

    def imagine(self, view: View, rng: Random) -> Play:
        """What others have sealed or hidden is what bankers would, or what a quick hand likes."""
        play = games.imagine(view, rng)
        play.sealed.clear()
        state = play.state
        assert isinstance(state, EuroCrisisState)
        hidden = [
            seat
            for seat, bank in enumerate(view.table.banks)
            if bank.has_hidden_card and seat != view.seat and not bank.out
        ]
        if self.view is not view:
            # Slow to think out, and the same for all plays of a search: so without its luck.
            self.view = view
            even = Random(0)
            self.cards = {
                seat: banker.choose_card(play, card_in(state.hands[seat]), seat, even)
                for seat in hidden
            }
            self.answers = {
                seat: banker.decide(play.view(seat), play.choice(seat), even)
                for seat in play.waiting
                if seat != view.seat
            }
        if hidden:
            liked = mix(self.cards, swift.choose_cards(state, swift.USUAL, rng), rng)
            for seat in hidden:
                state.chosen[seat] = CARD_NUMBER[liked[seat]["card"]]
        return play

    def menu(self, view: View, choice: Choice, rng: Random) -> list[Decision]:
        if view.table.stage == "gold bids":
            # One more than the richest rival has is sure to win.
            rivals = [bank.gold for seat, bank in enumerate(view.table.banks) if seat != view.seat]
            most = min(view.table.banks[view.seat].gold, max(rivals) + 1, MOST_GOLD)
            return [{"gold": gold} for gold in range(most + 1)]
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
        return mix(self.answers, swift.decide_all(state, swift.USUAL, rng), rng)

    def goes_deeper(self, play: Play) -> bool:
        return False

    def judge(self, play: Play, rng: Random) -> list[float]:
        state = play.state
        assert isinstance(state, EuroCrisisState)
        assert self.view is not None
        swift.play_on(state, swift.USUAL, rng, self.view.table.year)
        return chances(state)


def mix(expected: Decisions, liked: Decisions, rng: Random) -> Decisions:
    """Most do what a banker would, some what a quick hand likes."""
    for seat, decision in expected.items():
        if rng.random() < BY_THE_BOOK:
            liked[seat] = decision
    return liked


GUIDE = EuroCrisisGuide()

"""Decisions of €uro Crisis tried: a quick hand plays on to the end of the year, then the odds."""

from collections.abc import Sequence
from random import Random
from typing import Final

from spielgeld import games
from spielgeld.bots.guide import menu_of
from spielgeld.games.euro_crisis.bots import banker, swift
from spielgeld.games.euro_crisis.bots.outlook import chances
from spielgeld.games.euro_crisis.rules.choices import card_in
from spielgeld.games.euro_crisis.rules.pieces import CARD_NUMBER
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Decisions, Seat
from spielgeld.kernel.view import View

MOST_GOLD: Final = 7
MOST_DECISIONS: Final = 8
BY_THE_BOOK: Final = 0.9
"""How often the others are taken to do what a banker would."""


class YearTrials:
    """Each decision is tried at imagined tables, up to the end of the year.

    What bankers would have chosen or would answer now is slow to think out, and the same at all
    of them: so it is thought out once, without the luck of the search.
    """

    def __init__(self, view: View, choice: Choice, rng: Random, also: Sequence[Decision]) -> None:
        assert view.seat is not None
        self.cut = 2
        self.view = view
        self.seat: Seat = view.seat
        self.year: int = view.table.year
        self.rng = rng
        self.worlds = 0
        self.luck = Random(0)
        self.hidden: list[Seat] = [
            seat
            for seat, bank in enumerate(view.table.banks)
            if bank.has_hidden_card and seat != view.seat and not bank.out
        ]
        self.cards: Decisions = {}
        self.answers: Decisions = {}
        likely = banker.decide(view, choice, rng)
        self.menu: list[Decision] = menu_of(likely, also, menu(view, choice, rng))

    def try_all(self, entries: list[int], most: int) -> list[list[float]]:
        world = self.imagine()
        values: list[list[float]] = []
        for entry in entries:
            # The same luck for every decision that is tried in the same world.
            self.luck.seed(self.worlds)
            values.append([self.follow(world.clone(), self.menu[entry])])
        return values

    def imagine(self) -> Play:
        """What others have sealed or hidden is what bankers would, or what a quick hand likes."""
        play: Play = games.imagine(self.view, self.rng)
        play.sealed.clear()
        state = play.state
        assert isinstance(state, EuroCrisisState)
        if self.worlds == 0:
            even = Random(0)
            for seat in self.hidden:
                hand = card_in(state.hands[seat])
                self.cards[seat] = banker.choose_card(play, hand, seat, even)
            for seat in play.waiting:
                if seat != self.seat:
                    self.answers[seat] = banker.decide(play.view(seat), play.choice(seat), even)
        self.worlds += 1
        if self.hidden:
            liked = mix(self.cards, swift.choose_cards(state, swift.USUAL, self.rng), self.rng)
            for seat in self.hidden:
                state.chosen[seat] = CARD_NUMBER[liked[seat]["card"]]
        return play

    def follow(self, play: Play, decision: Decision) -> float:
        """What a decision promises at an imagined table, which is then played on."""
        state = play.state
        assert isinstance(state, EuroCrisisState)
        decided = mix(self.answers, swift.decide_all(state, swift.USUAL, self.luck), self.luck)
        decided[self.seat] = decision
        for seat, made in decided.items():
            play.submit(seat, made)
        swift.play_on(state, swift.USUAL, self.luck, self.year)
        return chances(state)[self.seat]


def menu(view: View, choice: Choice, rng: Random) -> list[Decision]:
    """Decisions worth a thought."""
    if view.table.stage == "gold bids":
        # One more than the richest rival has is sure to win.
        rivals = [bank.gold for seat, bank in enumerate(view.table.banks) if seat != view.seat]
        most = min(view.table.banks[view.seat].gold, max(rivals) + 1, MOST_GOLD)
        return [{"gold": gold} for gold in range(most + 1)]
    decisions = banker.menu(choice)
    if len(decisions) <= MOST_DECISIONS:
        return decisions
    assert view.seat is not None
    ranked = banker.ranked(games.imagine(view, rng), view.seat, decisions, rng)
    return [decision for decision, _ in ranked[:MOST_DECISIONS]]


def mix(expected: Decisions, liked: Decisions, rng: Random) -> Decisions:
    """Most do what a banker would, some what a quick hand likes."""
    for seat, decision in expected.items():
        if rng.random() < BY_THE_BOOK:
            liked[seat] = decision
    return liked

"""What is hidden in €uro Crisis: a card from when it is chosen to when it is revealed."""

from random import Random
from typing import Final

from spielgeld.games.euro_crisis.rules.pieces import CARDS
from spielgeld.games.euro_crisis.rules.state import NO_CARD, EuroCrisisState
from spielgeld.kernel.secret import Answered, Secret
from spielgeld.kernel.state import Decisions, Seat


class ChosenCards(Secret[EuroCrisisState]):
    """EC-11: a card that was chosen and is not yet revealed is its owner's alone."""

    def other_decisions(
        self,
        answered: list[Answered[EuroCrisisState]],
        state: EuroCrisisState,
        watcher: Seat | None,
        rng: Random,
    ) -> list[Decisions]:
        decisions = [question.decisions for question in answered]
        hidden = [
            seat
            for seat in range(state.setting.players)
            if state.chosen[seat] != NO_CARD and state.revealed[seat] == NO_CARD
        ]
        for number in range(len(answered) - 1, -1, -1):
            chosen = decisions[number]
            if hidden and all(["card" in decision for decision in chosen.values()]):
                hands = answered[number].state.hands
                decisions[number] = {
                    seat: {"card": any_card(hands[seat], rng)}
                    if seat in hidden and seat != watcher
                    else decision
                    for seat, decision in chosen.items()
                }
                break
        return decisions


def any_card(hand: tuple[int, ...], rng: Random) -> str:
    return rng.choice([card for card, held in zip(CARDS, hand, strict=True) if held])


SECRETS: Final[tuple[Secret[EuroCrisisState], ...]] = (
    ChosenCards("cards that others chose and have not revealed", "EC-11"),
)

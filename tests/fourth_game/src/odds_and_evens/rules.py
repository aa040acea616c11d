"""A game in another package: both show fingers at once; seat 0 wins if the sum is even."""

from dataclasses import dataclass
from random import Random
from typing import Any

from spielgeld.kernel.choice import Amount
from spielgeld.kernel.game import Deal, Game, Option, Options
from spielgeld.kernel.state import Asked, Decisions, Event, Phase, Seat, State
from spielgeld.kernel.view import View


@dataclass(frozen=True)
class FingersShown(Event):
    fingers: tuple[int, ...]


@dataclass(frozen=True)
class Table:
    fingers: tuple[int, ...] | None


class Hands(State):
    __slots__ = ("fingers",)

    def __init__(self) -> None:
        super().__init__()
        self.fingers: tuple[int, ...] | None = None

    def clone(self) -> "Hands":
        hands = Hands()
        hands.agenda = self.agenda.copy()
        hands.fingers = self.fingers
        return hands


class ShowFingers(Phase[Hands]):
    """Both show 1 to 5 fingers at once."""

    def asks(self, state: Hands) -> Asked:
        choice = Amount("fingers", "OE-1", low=1, high=5)
        return {0: choice, 1: choice}

    def resolve(self, state: Hands, decisions: Decisions) -> None:
        state.fingers = tuple(decision["fingers"] for decision in decisions.values())
        if state.tell is not None:
            state.tell(FingersShown(state.fingers))


class OddsAndEvens(Game[Hands]):
    def __init__(self) -> None:
        super().__init__("odds-and-evens", options=(Option("hand", ("right", "left")),))

    def player_counts(self, options: Options) -> tuple[int, ...]:
        return (2,)

    def deal(self, players: int, options: Options, rng: Random) -> Deal:
        return {}

    def set_up(self, players: int, options: Options, deal: object) -> Hands:
        hands = Hands()
        hands.follow((ShowFingers(),))
        return hands

    def look(self, state: Hands, seat: Seat | None) -> Table:
        return Table(state.fingers)

    def imagine(self, view: View, rng: Random) -> Hands:
        hands = Hands()
        hands.fingers = view.table.fingers
        if not view.over:
            hands.follow((ShowFingers(),))
        return hands

    def ranking(self, state: Hands) -> list[list[Seat]]:
        return [[0], [1]] if sum(state.fingers or ()) % 2 == 0 else [[1], [0]]

    def winners(self, state: Hands) -> list[Seat]:
        return self.ranking(state)[0]

    def summary(self, state: Hands) -> dict[str, Any]:
        return {"seats": [{"fingers": number} for number in state.fingers or (None, None)]}


GAME = OddsAndEvens()

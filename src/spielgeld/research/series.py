"""Series of games between bots, fairly seated: the same on one core or on many."""

import json
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import Any

from spielgeld import bots, games
from spielgeld.bots.budget import Budget
from spielgeld.bots.seated import SeatedBot, let_bots_decide
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play


@dataclass(frozen=True)
class Series:
    """Games of a kind between named bots, numbered from 0.

    The bots go round the chairs: in every block of as many games as there are chairs, each sits
    on each chair equally often. Who sits beside whom is drawn anew for each block. With
    `same_deal` all games of a block have the same deal, so that luck of the deal evens out.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    budget: Budget | None = None
    limit_seconds: float | None = None
    same_deal: bool = False

    @property
    def rules(self) -> int:
        """Series are played by the newest rules."""
        return games.get(self.game).rules

    def seating(self, number: int) -> tuple[int, ...]:
        """The bot on each chair, by its place in `bots`."""
        block, turn = divmod(number, self.players)
        line_up = [(block * self.players + chair) % len(self.bots) for chair in range(self.players)]
        Random(f"{self.seed} seating {block}").shuffle(line_up)
        return tuple(line_up[turn:] + line_up[:turn])

    def play(self, number: int, *, listen: bool = False) -> "FinishedGame":
        deal = number // self.players if self.same_deal else number
        play = games.new(
            self.game, self.players, seed=f"{self.seed} deal {deal}", listen=listen, **self.options
        )
        seating = self.seating(number)
        seated = {
            seat: SeatedBot(
                bots.find(self.bots[bot], self.game, self.budget),
                seat,
                f"{self.seed} game {number}",
                self.limit_seconds,
            )
            for seat, bot in enumerate(seating)
        }
        let_bots_decide(play, seated)
        return FinishedGame(number, seating, play, tuple(seated.values()))


@dataclass(frozen=True)
class FinishedGame:
    number: int
    seating: tuple[int, ...]
    play: Play
    seated: tuple[SeatedBot, ...]


def fingerprint(play: Play) -> str:
    """Equal for games in which the same was decided, whatever chance dealt."""
    decided = json.dumps(to_json([list(entry) for entry in play.decisions]), sort_keys=True)
    return sha256(decided.encode()).hexdigest()[:16]


def places(ranking: list[list[int]]) -> list[float]:
    """The place of each seat, from 1; those who share places have the middle of them."""
    place_of: dict[int, float] = {}
    better = 0
    for shared in ranking:
        for seat in shared:
            place_of[seat] = better + (len(shared) + 1) / 2
        better += len(shared)
    return [place_of[seat] for seat in sorted(place_of)]

"""Every game, edition and player count that the laws must hold for."""

from dataclasses import dataclass
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.kernel.choice import Amount, Choice, Decision
from spielgeld.kernel.play import Play


@dataclass(frozen=True)
class Configuration:
    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = ",".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game}-{self.players}" + (f"-{options}" if options else "")

    def start(self, seed: int | str, *, listen: bool = False) -> Play:
        return games.new(self.game, self.players, seed=seed, listen=listen, **self.options)


CONFIGURATIONS = [
    Configuration("qe", 3, {}),
    Configuration("qe", 4, {}),
    Configuration("qe", 5, {}),
    Configuration("qe", 3, {"edition": "2019-fr"}),
    Configuration("qe", 4, {"edition": "2019-fr"}),
    Configuration("qe", 5, {"edition": "2019-fr"}),
    Configuration("qe", 3, {"edition": "2017"}),
    Configuration("qe", 4, {"edition": "2017"}),
    Configuration("plutocracy", 2, {}),
    Configuration("plutocracy", 3, {}),
    Configuration("plutocracy", 4, {}),
    Configuration("plutocracy", 2, {"setup": "random"}),
    Configuration("plutocracy", 3, {"setup": "random"}),
    Configuration("plutocracy", 4, {"setup": "random"}),
    Configuration("plutocracy", 3, {"setup": "random", "auction": True}),
    Configuration("plutocracy", 2, {"pressure": True}),
    Configuration("plutocracy", 3, {"pressure": True, "gap": "larger"}),
    Configuration("plutocracy", 4, {"setup": "random", "auction": True, "pressure": True}),
]


def decide(choice: Choice, rng: Random) -> Decision:
    """A legal decision; amounts are small more often than not, so that bids tie."""
    if isinstance(choice, Amount) and rng.random() < 0.7:
        small = {choice.kind: choice.low + rng.randrange(4)}
        if small in choice:
            return small
    return choice.sample(rng)


def play_on(play: Play, rng: Random, decisions: int | None = None) -> None:
    """Decide for everyone, in any order, for so many decisions or to the end."""
    while not play.over and decisions != 0:
        seat = rng.choice(play.waiting)
        play.submit(seat, decide(play.choice(seat), rng))
        decisions = None if decisions is None else decisions - 1

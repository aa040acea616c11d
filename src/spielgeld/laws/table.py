"""The tables at which the laws must hold, and games that are played at them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.kernel.choice import Amount, Choice, Decision
from spielgeld.kernel.game import Game, NumberOption, Option, Options
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refused
from spielgeld.laws.broken import Broken

LONGEST = 100_000
"""A game with more decisions is taken to be an endless one."""


@dataclass(frozen=True)
class Configuration:
    """A game, a number of players, and the options on which the table agreed."""

    game: str
    players: int
    options: Options = field(default_factory=dict)
    rules: int | None = None
    """An older version of the rules; else the newest."""

    def __str__(self) -> str:
        options = ",".join(
            f"{name}={'other' if isinstance(value, dict) else value}"
            for name, value in self.options.items()
        )
        version = "" if self.rules is None else f"-rules-{self.rules}"
        return f"{self.game}-{self.players}" + (f"-{options}" if options else "") + version

    def start(self, seed: int | str, *, listen: bool = False) -> Play:
        """A game at this table, dealt from `seed`."""
        return games.new(
            self.game,
            self.players,
            seed=seed,
            rules=self.rules,
            listen=listen,
            **self.options,
        )


def configurations(game: Game[Any]) -> Iterator[Configuration]:
    """Every combination of options and every number of players, by all versions of the rules.

    Of a number the default and the lowest are tried, of an object the default and the example.
    """
    for rules in range(1, game.newest):
        yield from _by_rules(game.by_rules(rules), rules)
    yield from _by_rules(game, None)


def _by_rules(game: Game[Any], rules: int | None) -> Iterator[Configuration]:
    for values in product(*[_values(option) for option in game.options]):
        chosen = {
            option.name: value
            for option, value in zip(game.options, values, strict=True)
            if value != option.default
        }
        try:
            counts = game.player_counts(game.read_options(chosen))
        except Refused:
            continue  # options that can't be agreed on together
        for players in counts:
            yield Configuration(game.name, players, chosen, rules)


def _values(option: Option) -> list[Any]:
    values = [option.default, *option.values]
    if isinstance(option, NumberOption):
        values.append(option.low)
    if option.is_object and option.example is not None:
        values.append(option.example)
    return [value for number, value in enumerate(values) if value not in values[:number]]


def decide(choice: Choice, rng: Random) -> Decision:
    """A legal decision; amounts are small more often than not, so that they meet each other."""
    if isinstance(choice, Amount) and rng.random() < 0.7:
        small = {choice.kind: choice.low + rng.randrange(4)}
        if small in choice:
            return small
    return choice.sample(rng)


def play_on(play: Play, rng: Random, decisions: int | None = None) -> None:
    """Decide for everyone, in any order, for so many decisions or to the end."""
    left = LONGEST if decisions is None else decisions
    while not play.over and left:
        seat = rng.choice(play.waiting)
        play.submit(seat, decide(play.choice(seat), rng))
        left -= 1
    if decisions is None and not play.over:
        raise Broken(f"a game ends\n    this one has not after {LONGEST:,} decisions")

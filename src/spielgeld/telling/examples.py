"""Worked examples in words: the position, and how the figures come about."""

from itertools import count, takewhile
from typing import Any, NamedTuple

from spielgeld import games
from spielgeld.games.example import Example
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

NUMBERS = ("one", "two", "three", "four", "five")
"""What messages call the seats."""


class ToldExample(NamedTuple):
    name: str
    rule: str
    title: str
    position: str
    reckoning: tuple[str, ...]


def tell_examples(game: str, words: Words) -> list[ToldExample]:
    """All worked examples of a game, in the order of its rules."""
    return [tell_example(game, example, words) for example in games.examples(game)]


def tell_example(game: str, example: Example, words: Words) -> ToldExample:
    names = telling_of(game).names(example.before.view(None), words)
    values: dict[str, Any] = {**example.figures, **dict(zip(NUMBERS, names, strict=False))}
    message = f"example-{example.name}"
    lines = takewhile(words.has, (f"{message}-{number}" for number in count(1)))
    return ToldExample(
        example.name,
        example.rule,
        words.say(f"{message}.title", **values),
        words.say(message, **values),
        tuple([words.say(line, **values) for line in lines]),
    )

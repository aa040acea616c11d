"""The words of a guided first game."""

from collections.abc import Sequence

from spielgeld.telling.words import Words


def say(message: str, words: Words, names: Sequence[str]) -> str:
    """A message of a lesson at a table where people are called so."""
    return words.say(message, **dict(zip(("name", "one", "two", "three"), names, strict=False)))

"""What a game lets a table choose, in the words of a page."""

from typing import Any

from spielgeld.kernel.game import Game, Options
from spielgeld.kernel.state import Seat
from spielgeld.telling.words import Words


def counts_of(game: Game[Any]) -> tuple[int, ...]:
    """How many can play, with one option or another."""
    defaults = game.read_options({})
    agreed: list[Options] = [defaults]
    for option in game.options:
        agreed += [defaults | {option.name: value} for value in option.values]
    return tuple(sorted({count for options in agreed for count in game.player_counts(options)}))


def chair_called(words: Words, seat: Seat) -> str:
    """What a chair is called: its colour in the game, or its number."""
    return say_or(words, f"chair-{seat}", words.say("new-chair", number=seat + 1))


def lot_word(words: Words, lot: str, word: str) -> str:
    """An entry of a chosen part of the deal: `states` are called as `state-spain` says."""
    return say_or(words, f"{lot.removesuffix('s')}-{word}", word)


def say_or(words: Words, message: str, otherwise: str) -> str:
    return words.say(message) if words.has(message) else otherwise


def plain_value(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def said_value(words: Words, option: str, value: str | bool) -> tuple[str, str]:
    """A value as the form sends it, and as people read it."""
    plain = plain_value(value)
    otherwise = words.say("yes" if value else "no") if isinstance(value, bool) else plain
    return plain, say_or(words, f"label-{option}-{plain}", otherwise)

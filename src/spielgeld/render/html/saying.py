"""Words that are said again and again are put together once."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any

from spielgeld.render.words import Words

REMEMBERED = 8192

Say = Callable[..., str]


@cache
def sayer(words: Words) -> Say:
    """`words.say`, which remembers what it said."""

    @lru_cache(REMEMBERED)
    def remember(message: str, values: tuple[tuple[str, Any], ...]) -> str:
        return words.say(message, **dict(values))

    def say(message: str, /, **values: Any) -> str:
        listed = [(key, tuple(v) if isinstance(v, list) else v) for key, v in values.items()]
        return remember(message, tuple(listed))

    return say

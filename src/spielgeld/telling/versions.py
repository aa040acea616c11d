"""What changed in the rules of a game, version by version, in words."""

from spielgeld import games
from spielgeld.telling.words import Words


def changes_since(game: str, rules: int, words: Words) -> list[tuple[int, str]]:
    """All versions after this one, the oldest first, and what each of them changed."""
    changed = games.get(game).changes
    return [
        (version, said(version, changed[version], words))
        for version in sorted(changed)
        if version > rules
    ]


def said(version: int, changed: tuple[str, ...], words: Words) -> str:
    """What a version changed; at least which rules, for a game that has no words for it."""
    message = f"version-{version}"
    return words.say(message) if words.has(message) else ", ".join(changed)

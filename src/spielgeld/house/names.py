"""What tables and the people at them are called."""

from spielgeld.house.table import Table
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

COINS = ("Florin", "Ducat", "Thaler", "Guinea", "Sovereign")


def badge_of(table: Table) -> str:
    """The serial number on its notes: the beginning of its public name."""
    return table.id[:8].upper()


def names_of(table: Table, words: Words) -> list[str]:
    """What people call themselves; bots have the names of old coins.

    A lesson speaks of all by the names that the game gives them.
    """
    if table.settings.lesson is not None and table.play is not None:
        telling = telling_of(table.settings.game)
        return telling.names(table.play.view(None), telling.words(words.language))
    return [
        chair.name
        or (COINS[chair.seat % len(COINS)] if chair.level else "")
        or words.say("seat-name", number=chair.seat + 1)
        for chair in table.chairs
    ]

"""What tables and the people at them are called."""

from spielgeld.house.table import Table
from spielgeld.render.words import Words

COINS = ("Florin", "Ducat", "Thaler", "Guinea", "Sovereign")


def badge_of(table: Table) -> str:
    """The serial number on its notes: the beginning of its public name."""
    return table.id[:8].upper()


def names_of(table: Table, words: Words) -> list[str]:
    """What people call themselves; bots have the names of old coins."""
    return [
        chair.name
        or (COINS[chair.seat % len(COINS)] if chair.level else "")
        or words.say("seat-name", number=chair.seat + 1)
        for chair in table.chairs
    ]

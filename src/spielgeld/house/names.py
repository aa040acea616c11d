"""What tables and the people at them are called."""

from datetime import UTC, datetime

from spielgeld.bots.company import BotName
from spielgeld.house.standing import Chair
from spielgeld.house.table import Table
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

COINS = ("Florin", "Ducat", "Thaler", "Guinea", "Sovereign")


def badge_of(table: Table) -> str:
    """The serial number on its notes: the beginning of its public name."""
    return table.id[:8].upper()


def table_name(table: Table, words: Words) -> str:
    """What people call a table: by whose it is, and the day on which it was opened."""
    day = words.day(datetime.fromtimestamp(table.row.created, UTC).date().isoformat())
    if table.settings.lesson is not None:
        return words.say("table-of-lesson", day=day)
    host = next((chair.name for chair in table.chairs if chair.name), "")
    name = words.isolate(host)
    return words.say("table-name", name=name, day=day) if host else words.say("table-day", day=day)


def names_of(table: Table, words: Words) -> list[str]:
    """What people call themselves; bots have their names, or those of old coins.

    A lesson speaks of all by the names that the game gives them.
    """
    if table.settings.lesson is not None and table.play is not None:
        telling = telling_of(table.settings.game)
        return telling.names(table.play.view(None), telling.words(words.language))
    return [
        chair.name or called(chair, words) or words.say("seat-name", number=chair.seat + 1)
        for chair in table.chairs
    ]


def called(chair: Chair, words: Words) -> str:
    """What a bot on this chair is called; nothing if there is none."""
    if chair.level is None:
        return ""
    person = f"person-{BotName.read(chair.level).person}"
    return words.say(person) if words.has(person) else COINS[chair.seat % len(COINS)]

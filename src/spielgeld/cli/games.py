"""spielgeld games: which games there are, in which editions, with which options."""

from typing import Any

import click
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from spielgeld import bots, games
from spielgeld.cli.shared import language_option
from spielgeld.kernel.game import Game, Option
from spielgeld.telling.game import lightest_first, telling_of
from spielgeld.telling.versions import changes_since
from spielgeld.telling.words import Words


@click.command("games")
@language_option
def command(lang: str) -> None:
    """List the games, their editions, options and bots."""
    console = Console(highlight=False)
    installed = games.installed()
    for name in lightest_first(installed):
        show_game(console, name, installed[name], telling_of(name).words(lang))


def show_game(console: Console, name: str, game: Game[Any], words: Words) -> None:
    title = telling_of(name).title(words)
    counts = words.say("games-players", counts=player_counts(game))
    rules = words.say("games-rules", rules=game.newest)
    console.print(Text.assemble((title, "bold"), f" ({name}): {counts}. {rules}"))
    if words.has("how-summary"):
        console.print(Padding(words.say("how-summary"), (0, 2)))
    for version, changed in changes_since(name, 1, words):
        said = words.say("games-changed", rules=version, changed=changed)
        console.print(Padding(said, (0, 2)))
    facts = game.facts()
    if facts is not None:
        known = facts.counted()
        said = words.say("games-facts", number=sum(known.values()), **known)
        console.print(Padding(said, (0, 2)))
    for option in game.options:
        show_option(console, option, words)
    lots = [lot.name for lot in game.all_lots(max(counts_of(game)))]
    if lots:
        console.print(Padding(words.say("games-lots", lots=", ".join(lots)), (0, 2)))
    console.print(Padding(words.say("games-bots", bots=", ".join(bots.known(name))), (0, 2)))
    console.print()


def show_option(console: Console, option: Option, words: Words) -> None:
    values = "|".join(str(value).lower() for value in option.values) or "..."
    default = words.say("games-default", value=str(option.default).lower())
    shown = "FILE" if option.is_object else f"{values} ({default})"
    console.print(Padding(Text(f"{option.name}={shown}"), (0, 2)))
    explanation = f"option-{option.name}"
    if words.has(explanation):
        console.print(Padding(words.say(explanation), (0, 4)))


def player_counts(game: Game[Any]) -> str:
    return ", ".join(str(count) for count in sorted(counts_of(game)))


def counts_of(game: Game[Any]) -> set[int]:
    """All numbers of players that some choice of the first option allows."""
    defaults = game.read_options({})
    counts = set(game.player_counts(defaults))
    for option in game.options:
        for value in option.values:
            counts |= set(game.player_counts({**defaults, option.name: value}))
    return counts

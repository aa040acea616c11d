"""spielgeld rules: the rules of a game, with worked examples."""

import click
from rich.console import Console

from spielgeld.cli.shared import CantRun, find_game, language_option
from spielgeld.telling.game import words_for
from spielgeld.telling.rules import rules_on_terminal
from spielgeld.telling.words import words_of


@click.command("rules")
@click.argument("game")
@click.argument("rule", default="")
@language_option
def command(game: str, rule: str, lang: str) -> None:
    """Read the rules of GAME, or one RULE, with worked examples."""
    find_game(game, words_of(lang))
    words, rule = words_for(lang, game), rule.upper()
    if rule and rule not in words.rules():
        raise CantRun(words.say("play-unknown-rule", rule=rule))
    Console(highlight=False).print(rules_on_terminal(game, words, rule), markup=False)

"""The rules of a game on a terminal, with the worked examples below the rules they are about."""

from rich.console import Group
from rich.padding import Padding
from rich.text import Text

from spielgeld.telling.examples import ToldExample, tell_examples
from spielgeld.telling.words import Words


def rules_on_terminal(game: str, words: Words, rule: str = "") -> Group:
    """One rule, or all of them."""
    told = tell_examples(game, words)
    shown: list[Text | Padding] = []
    for each in [rule] if rule else words.rules():
        shown.append(rule_on_terminal(each, words))
        shown += [
            Padding(example_on_terminal(example, words), (0, 0, 0, 4))
            for example in told
            if example.rule == each
        ]
    return Group(*shown)


def rule_on_terminal(rule: str, words: Words) -> Text:
    """With the reason, where it is our own ruling."""
    why, say = words.ruling(rule), words.say
    return Text.assemble(
        (f"{rule} {words.rule_title(rule)}\n", "bold"),
        words.rule(rule),
        *([f"\n{say('rules-ruling')}{say('page-colon')}{why}"] if why else []),
    )


def example_on_terminal(example: ToldExample, words: Words) -> Text:
    title = f"{words.say('rules-example')}{words.say('page-colon')}{example.title}"
    lines = [f"\n{number}. {line}" for number, line in enumerate(example.reckoning, start=1)]
    return Text.assemble((f"{title}\n", "bold"), example.position, *lines)

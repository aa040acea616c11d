"""spielgeld verify: whether the cards of a record were dealt as promised."""

import json
import sys

import click

from spielgeld import luck
from spielgeld.cli.replay import read_file, report
from spielgeld.cli.shared import CantRun, language_option
from spielgeld.kernel.record import BrokenRecord, IllegalRecord, parse_record
from spielgeld.luck.verify import Verdict
from spielgeld.telling.luck import say_faults, say_outcome, say_who
from spielgeld.telling.words import Words, words_of


@click.command("verify")
@click.argument("file")
@click.option(
    "--promise", metavar="HASH", help="What the server promised, if you wrote it down before."
)
@click.option("--json", "as_json", is_flag=True, help="Print what was found as JSON.")
@language_option
def command(file: str, promise: str | None, as_json: bool, lang: str) -> None:
    """Check that the cards of the game in FILE (- for standard input) were dealt as promised."""
    words = words_of(lang)
    if promise is not None and not luck.is_number(promise.strip().lower()):
        raise CantRun(words.say("luck-bad-promise"))
    try:
        text = read_file(file)
        found = luck.verify(text, None if promise is None else promise.strip().lower())
    except (BrokenRecord, IllegalRecord) as error:
        report(error, as_json=as_json, words=words)
        sys.exit(1)
    if as_json:
        print(json.dumps(found.to_json()))
    else:
        names = names_of(text, words)
        print("\n".join(said(found, words, names)))
    sys.exit(1 if found.outcome == "broken" else 0)


def names_of(text: str, words: Words) -> list[str]:
    players = int(parse_record(text).players)
    return [words.say("seat-name", number=seat + 1) for seat in range(players)]


def said(found: Verdict, words: Words, names: list[str]) -> list[str]:
    lines = [say_outcome(found, words, names), *say_faults(found.faults, words, names)]
    if found.commitment is not None:
        lines += say_who(found, words, names)
        lines.append(words.say("luck-promise", commitment=found.commitment))
    return lines

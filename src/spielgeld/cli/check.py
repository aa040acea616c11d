"""spielgeld check: the laws over every table of a game, for those who write one."""

import json
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from itertools import groupby

import click
from rich.table import Table

from spielgeld.cli.many_games import default_processes, progress, wide_console
from spielgeld.cli.shared import find_game
from spielgeld.laws.check import LAWS, Report, about, check, name_of
from spielgeld.laws.table import configurations
from spielgeld.telling.languages import COMMON, TABLE_WORDS, is_language
from spielgeld.telling.numbers import NUMBERS
from spielgeld.telling.translation import Translation, look_at
from spielgeld.telling.words import words_of

SHOWN = 3
"""So many tables at which a law is broken are shown."""


@click.command("check")
@click.argument("game", required=False)
@click.option(
    "--games", default=3, show_default=True, type=click.IntRange(1), help="Per law and table."
)
@click.option("--seed", default=1, show_default=True, help="Same seed, same games.")
@click.option("--players", type=int, help="Only tables with so many chairs.")
@click.option("--processes", type=click.IntRange(1), help="Cores to use.  [default: all]")
@click.option("--words", metavar="LANG", help="Instead: what the words of a language lack.")
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
@click.pass_context
def command(
    ctx: click.Context,
    game: str | None,
    games: int,
    seed: int,
    players: int | None,
    processes: int | None,
    words: str | None,
    as_json: bool,
) -> None:
    """Check that GAME keeps the laws: at every table, with all options it has.

    Games are played at random and looked at from every chair. The exit code is 1 if a law is
    broken; the table and the seed that are told find it again.

    With --words LANG: which messages of a translation are missing or broken, in all games.
    """
    if words is not None:
        if not is_language(words):
            raise click.UsageError(f"{words} is no tag of a language, such as es or pt-BR.")
        translation = look_at(words)
        if as_json:
            click.echo(json.dumps(translation.to_json(), indent=2))
        else:
            print_translation(translation)
        ctx.exit(0 if translation.whole else 1)
    if game is None:
        raise click.UsageError("Name a game, or a language with --words.")
    rules = find_game(game, words_of("en"))
    tables = [table for table in configurations(rules) if players in (None, table.players)]
    if not tables:
        raise click.UsageError(f"{game} is not played by {players}.")
    with ExitStack() as stack:
        workers = processes or default_processes()
        pool = stack.enter_context(ProcessPoolExecutor(workers)) if workers > 1 else None
        advance = stack.enter_context(progress(f"laws of {game}", len(tables) * len(LAWS)))
        report = check(game, games, seed, tables=tables, executor=pool, advance=advance)
    if as_json:
        click.echo(json.dumps(report.to_json(), indent=2))
    else:
        print_report(game, report)
    ctx.exit(0 if report.holds else 1)


WHY = {
    "missing": "said in English",
    "values": "other values than in English",
    "unknown": "asked for by nobody",
    "broken": "no Fluent message, or there twice",
}


def print_translation(translation: Translation) -> None:
    said = f"{translation.translated} of {translation.messages} messages"
    chosen = "can be chosen" if translation.offered else "can't be chosen yet"
    click.echo(f"{translation.language}: {said}, {chosen}")
    if not translation.offered:
        click.echo(f"It can be when {COMMON}/{TABLE_WORDS} and that of our games are whole.")
    if not translation.numbers:
        click.echo(f"{COMMON}/{NUMBERS}: missing, so large numbers are powers of ten")
    for (file, why), lacks in groupby(translation.lacks, lambda lack: (lack.file, lack.why)):
        names = [lack.message for lack in lacks]
        click.echo(f"\n{file}: {len(names)} {WHY[why]}\n    " + "\n    ".join(names))


def print_report(game: str, report: Report) -> None:
    console = wide_console()
    table = Table(title=f"{game}: {report.tables} tables", title_justify="left")
    table.add_column("law")
    table.add_column("games", justify="right")
    table.add_column("")
    for law in LAWS:
        name = name_of(law)
        broken = [finding for finding in report.findings if finding.law == name]
        state = f"[red]broken at {len(broken)}" if broken else "[green]holds"
        table.add_row(about(law), str(report.games[name]), state)
    console.print(table)
    for name, pairs in report.secrets.items():
        console.print(f"secret: {name}, another one in {pairs} pairs of games", highlight=False)
    if not report.secrets:
        console.print("The game declares no secrets: see Game.secrets.", highlight=False)
    for law in LAWS:
        broken = [finding for finding in report.findings if finding.law == name_of(law)]
        for finding in broken[:SHOWN]:
            where = f"{finding.law}, {finding.table}, seed {finding.seed}"
            console.print(f"\n{where}:\n    {finding.problem}", markup=False, highlight=False)
        if len(broken) > SHOWN:
            console.print(f"\n... and at {len(broken) - SHOWN} other tables.", highlight=False)

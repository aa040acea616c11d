"""spielgeld analyse: what each decision of a game was worth, by what was known then."""

import json
import sys
from functools import partial

import click
from rich import box
from rich.table import Table

from spielgeld import games
from spielgeld.bots.analysis import Moment, analyse_at, decisions_of
from spielgeld.bots.question import question_at
from spielgeld.cli.many_games import progress, read_budget, where, wide_console
from spielgeld.cli.replay import header, read_file, report
from spielgeld.cli.shared import CantRun, language_option
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import BrokenRecord, IllegalRecord
from spielgeld.kernel.state import Seat
from spielgeld.research.executors import run_all
from spielgeld.telling.advice import Spoken, chance_to_win, percent, speak
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words, words_of

Weighed = tuple[Moment, Spoken]


@click.command("analyse")
@click.argument("file")
@click.option("--seat", type=int, help="Only this seat (seats count from 0).  [default: all]")
@click.option("--budget", help="For each decision: 200it, 50ms or 2s.  [default: the quant's own]")
@click.option("--processes", type=click.IntRange(1), help="Cores to use.  [default: 1]")
@click.option("--cluster", metavar="ADDRESS", help="ray://HOST:PORT or dask://HOST:PORT.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@language_option
def command(
    file: str,
    seat: int | None,
    budget: str | None,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
    lang: str,
) -> None:
    """Look back at the game in FILE (- for standard input): what the quant would have done."""
    words = words_of(lang)
    limit = read_budget(budget)
    try:
        play = games.replay(read_file(file))
    except (BrokenRecord, IllegalRecord) as error:
        if isinstance(error, IllegalRecord) and error.play is not None:
            words = telling_of(error.play.game.name).words(lang)
        report(error, as_json=as_json, words=words)
        sys.exit(1)
    words = telling_of(play.game.name).words(lang)
    if seat is not None and not 0 <= seat < play.players:
        raise CantRun(words.say("replay-seat", seat=seat, last=play.players - 1))
    record = games.record(play)
    seats = range(play.players) if seat is None else [seat]
    names = telling_of(play.game.name).names(play.view(None), words)
    decisions = [index for one in seats for index in decisions_of(record, one)]
    weighed: list[Weighed] = []
    with (
        where(processes or 1, cluster) as (executor, _),
        progress(words.say("analysis-title"), len(decisions)) as advance,
    ):
        weigh = partial(analyse_at, record, limit)
        moments = run_all(executor, weigh, decisions, 1)
        for index, moment in zip(decisions, moments, strict=True):
            asked = question_at(record, index)
            said = speak(asked.view, moment.decision, moment.advised, moment.reasons, words, names)
            weighed.append((moment, said))
            advance()
    if as_json:
        data = [{**moment.to_json(), "said": vars(said)} for moment, said in weighed]
        print(json.dumps(data, ensure_ascii=False))
        return
    show(play, list(seats), weighed, names, words)


def show(
    play: Play, seats: list[Seat], weighed: list[Weighed], names: list[str], words: Words
) -> None:
    console = wide_console()
    console.print(header(play, words), style="bold")
    for seat in seats:
        own = [each for each in weighed if each[0].seat == seat]
        console.print(sheet(names[seat], own, play.players, words))
        moments = [moment for moment, _ in own]
        agreed, swings = sum(m.agrees for m in moments), sum(m.swings for m in moments)
        total = words.say("analysis-total", agreed=agreed, all=len(moments), swings=swings)
        console.print(total if moments else words.say("analysis-empty"))


def sheet(name: str, weighed: list[Weighed], players: int, words: Words) -> Table:
    """A line for each decision; a big difference is marked."""
    table = Table(title=name, box=box.SIMPLE, title_justify="left")
    figures = list(weighed[0][0].figures) if weighed else []
    for message in ("moment", "decided", "quant"):
        table.add_column(words.say(f"analysis-{message}"))
    for message in ("worth", "lost"):
        table.add_column(words.say(f"analysis-{message}"), justify="right", no_wrap=True)
    for figure in figures:
        table.add_column(words.say(f"figure-{figure}"), justify="right")
    for moment, said in weighed:
        worth, best = [chance_to_win(each, players) for each in (moment.worth, moment.best)]
        table.add_row(
            said.moment,
            said.decided,
            words.say("analysis-agrees") if moment.agrees else said.advised,
            share(worth, words),
            share(best - worth, words) + " !" * moment.swings if moment.lost else "",
            *[share(percent(moment.figures[figure]), words) for figure in figures],
            style="bold" if moment.swings else "",
        )
    return table


def share(part: int, words: Words) -> str:
    return words.say("advice-worth", percent=part)

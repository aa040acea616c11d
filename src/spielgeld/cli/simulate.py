"""`spielgeld simulate`: many games between bots, for those who design or study games."""

import csv
import json
from contextlib import ExitStack
from typing import Any

import click
from rich.table import Table

from spielgeld.cli.many_games import (
    check_files,
    check_plots,
    percent,
    progress,
    read_bots,
    read_budget,
    read_table,
    table_options,
    where,
    whole_file,
    wide_console,
)
from spielgeld.cli.shared import find_game
from spielgeld.research import plots
from spielgeld.research.series import Series
from spielgeld.research.simulation import Result, Tally, run_games
from spielgeld.telling.words import words_of


@click.command()
@table_options
@click.option("--games", default=1000, show_default=True, type=click.IntRange(1))
@click.option("--bots", default="random", show_default=True, help="Levels, with commas between.")
@click.option("--budget", help="Thinking time of bots that search: 50ms, 2s or 200it.")
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
@click.option("--records", metavar="FILE", help="All games as records, one per line.")
@click.option("--csv", "csv_file", metavar="FILE", help="One row for each seat of each game.")
@click.option("--plot", metavar="FILE", help="The report as SVG (needs spielgeld[plots]).")
def simulate(
    game: str,
    players: int,
    games: int,
    bots: str,
    seed: str,
    options: tuple[str, ...],
    budget: str | None,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
    records: str | None,
    csv_file: str | None,
    plot: str | None,
) -> None:
    """Play GAME many times between bots and tell who wins, how long it takes and what happens.

    Bots that are fewer than the chairs are repeated; they go round the chairs. The same seed
    gives the same games, whatever the number of processes or machines.
    """
    rules = find_game(game, words_of("en"))
    table = read_table(rules, players, options)
    series = Series(
        game, players, read_bots(bots, game), seed, options=table, budget=read_budget(budget)
    )
    check_plots(plot)
    check_files(records, csv_file, plot)
    tally = Tally(series)
    with ExitStack() as stack:
        executor, chunk = stack.enter_context(where(processes, cluster))
        lines = stack.enter_context(whole_file(records))
        rows = csv.writer(stack.enter_context(whole_file(csv_file)), lineterminator="\n")
        advance = stack.enter_context(progress(f"{game}, {players} players", games))
        keep = records is not None
        for result in run_games(series, range(games), keep, executor, chunk):
            tally.add(result)
            if result.record is not None:
                lines.write(result.record + "\n")
            write_rows(rows, series, result)
            advance()
    report = tally.report()
    if plot is not None:
        plots.draw_simulation(report, plot)
    if as_json:
        click.echo(json.dumps(report, indent=2))
    else:
        print_report(report)


def write_rows(rows: Any, series: Series, result: Result) -> None:
    """One row per seat: who sat there, how it went, and the summary's figures."""
    if result.number == 0:
        rows.writerow(["game", "seat", "bot", "place", "won", "decisions", *result.seats[0]])
    for seat, figures in enumerate(result.seats):
        won = 1 / len(result.winners) if seat in result.winners else 0
        bot = series.bots[result.seating[seat]]
        place, length = result.places[seat], result.decisions
        rows.writerow([result.number, seat, bot, place, won, length, *figures.values()])


def print_report(report: dict[str, Any]) -> None:
    console = wide_console()
    length, nobody = report["length"], report["nobody_wins"]
    console.print(
        f"{report['game']}, {report['players']} players, {report['games']} games,"
        f" seed {report['seed']}: {length['median']} decisions"
        f" ({length['least']} to {length['most']}),"
        f" nobody wins {percent(nobody['share'])}, shared wins"
        f" {percent(report['shared_win']['share'])}."
    )
    for title, standings in (("seat", report["seats"]), ("bot", report["bots"])):
        table = Table(title=f"by {title}", title_justify="left")
        table.add_column(title)
        for column in ("games", "wins", "95 %", "place", "score", "10 %", "median", "90 %"):
            table.add_column(column, justify="right")
        for standing in standings:
            wins, score = standing["wins"], standing["score"]
            table.add_row(
                str(standing[title]),
                str(standing["games"]),
                percent(wins["share"]),
                f"{percent(wins['low'])}-{percent(wins['high'])}" if standing["games"] else "",
                f"{standing['average_place']:.2f}" if standing["games"] else "",
                f"{score['mean']:.1f}" if score["count"] else "",
                *[str(score.get(name, "")) for name in ("p10", "median", "p90")],
            )
        console.print(table)
    for name, groups in report["series"].items():
        table = Table(title=name, title_justify="left")
        table.add_column("")
        for column in ("count", "10 %", "25 %", "median", "75 %", "90 %"):
            table.add_column(column, justify="right")
        for group in groups:
            figures = [group[key] for key in ("count", "p10", "p25", "median", "p75", "p90")]
            table.add_row(str(group["group"]), *[short(figure) for figure in figures])
        console.print(table)
    table = Table(title="what happened", title_justify="left")
    table.add_column("event")
    table.add_column("per game", justify="right")
    table.add_column("in games", justify="right")
    for name, often in report["events"].items():
        table.add_row(name, f"{often['per_game']:.2f}", percent(often["games"]))
    console.print(table)
    if report["faults"]["number"]:
        console.print(f"{report['faults']['number']} faults of bots; the first:")
        for fault in report["faults"]["first"]:
            console.print(f"  {fault}", markup=False, highlight=False)


def short(figure: int | str) -> str:
    """Long numbers by their leading digits and their power of ten."""
    digits = str(figure)
    return digits if len(digits) <= 15 else f"{digits[0]}.{digits[1:4]}e{len(digits) - 1}"


command = simulate

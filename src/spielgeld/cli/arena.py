"""`spielgeld arena`: tournaments between bots."""

import json
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import click
from rich.table import Table

from spielgeld.cli.common import (
    check_files,
    check_plots,
    default_processes,
    percent,
    progress,
    read_bots,
    read_budget,
    read_table,
    table_options,
    wide_console,
)
from spielgeld.cli.shared import Clear, find_game
from spielgeld.render.words import words_of
from spielgeld.research import plots
from spielgeld.research.arena import Match, OtherTournament, Results, play_match, report, timing
from spielgeld.research.series import Series, workers


@click.command()
@table_options
@click.option("--games", default=400, show_default=True, type=click.IntRange(1))
@click.option("--bots", required=True, help="Levels or my_package:MyBot, with commas between.")
@click.option("--budget", help="Thinking time of bots that search: 50ms, 2s or 200it.")
@click.option(
    "--limit", default=60.0, show_default=True, help="Seconds after which a bot has stalled."
)
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
@click.option("--plot", metavar="FILE", help="The report as SVG (needs spielgeld[plots]).")
@click.option("--resume", metavar="FILE", help="Keep finished games here, and go on from there.")
def arena(
    game: str,
    players: int,
    games: int,
    bots: str,
    seed: str,
    options: tuple[str, ...],
    budget: str | None,
    limit: float,
    processes: int | None,
    as_json: bool,
    plot: str | None,
    resume: str | None,
) -> None:
    """Let bots play GAME against each other and rate them.

    Each deal is played as often as there are chairs, and the bots go round the chairs. With
    budgets in iterations the same seed gives the same report.
    """
    rules = find_game(game, words_of("en"))
    table = read_table(rules, players, options)
    series = Series(
        game,
        players,
        read_bots(bots, game),
        seed,
        options=table,
        budget=read_budget(budget),
        limit_seconds=limit,
        same_deal=True,
    )
    check_plots(plot)
    check_files(plot, resume)
    matches = run(series, games, processes or default_processes(), resume)
    figures = report(series, matches)
    if plot is not None:
        plots.draw_arena(figures, plot)
    if as_json:
        click.echo(json.dumps({"report": figures, "timing": timing(series, matches)}, indent=2))
    else:
        print_report(figures, timing(series, matches))


def run(series: Series, games: int, processes: int, resume: str | None) -> list[Match]:
    """Play the games that are not in the file yet, and add each to it as it ends."""
    results = None if resume is None else Results(Path(resume), series)
    try:
        matches = [] if results is None else results.read()
    except OtherTournament as error:
        raise Clear(f"{error}.") from None
    done = {match.number for match in matches}
    matches = [match for match in matches if match.number < games]
    missing = [number for number in range(games) if number not in done]
    with ExitStack() as stack:
        run_all = stack.enter_context(workers(processes))
        file = None if results is None else stack.enter_context(results.open())
        title = f"{series.game}, {series.players} players"
        advance = stack.enter_context(progress(title, games, games - len(missing)))
        for match in run_all(partial(play_match, series), missing):
            matches.append(match)
            if results is not None and file is not None:
                results.write(file, match.to_json())
            advance()
    return matches


def print_report(figures: dict[str, Any], seconds: list[dict[str, Any]]) -> None:
    console = wide_console()
    console.print(
        f"{figures['game']}, {figures['players']} players, {figures['games']} games,"
        f" seed {figures['seed']}."
    )
    took = {entry["bot"]: entry["seconds_per_decision"] for entry in seconds}
    table = Table()
    table.add_column("bot")
    for column in ("chairs", "rating", "95 %", "wins", "95 %", "place"):
        table.add_column(column, justify="right")
    for column in ("score", "10 %", "median", "90 %", "ms per decision"):
        table.add_column(column, justify="right")
    for bot in sorted(figures["bots"], key=lambda bot: -bot["rating"]["value"]):
        rating, wins, score = bot["rating"], bot["wins"], bot["score"]
        table.add_row(
            bot["bot"],
            str(bot["games"]),
            f"{rating['value']:.1f}",
            "" if rating["low"] is None else f"{rating['low']:.1f}-{rating['high']:.1f}",
            percent(wins["share"]),
            between(wins),
            f"{bot['average_place']['share']:.2f}",
            f"{score['mean']:.1f}" if score["count"] else "",
            *[str(score.get(name, "")) for name in ("p10", "median", "p90")],
            f"{1000 * took[bot['bot']]:.2f}",
        )
    console.print(table)
    table = Table(title="better ranks, pair by pair", title_justify="left")
    for column in ("bot", "than", "share", "95 %"):
        table.add_column(column, justify="left" if column in ("bot", "than") else "right")
    for pair in figures["better"]:
        table.add_row(pair["bot"], pair["than"], percent(pair["share"]), between(pair))
    console.print(table)
    if figures["faults"]:
        console.print(f"{len(figures['faults'])} faults of bots; the first:")
        for fault in figures["faults"][:10]:
            console.print(f"  {fault}", markup=False, highlight=False)


def between(part: dict[str, Any]) -> str:
    return "" if part["low"] is None else f"{percent(part['low'])}-{percent(part['high'])}"


command = arena

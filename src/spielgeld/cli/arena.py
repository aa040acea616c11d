"""`spielgeld arena`: tournaments between bots."""

import json
from concurrent.futures import Executor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import click
from rich.console import Console
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
    wide_console,
)
from spielgeld.cli.shared import CantRun, find_game
from spielgeld.research import plots
from spielgeld.research.arena import (
    Match,
    OtherTournament,
    Results,
    merge,
    play_matches,
    report,
    timing,
)
from spielgeld.research.league import League, LeagueGame, best_response, league_games, play_league
from spielgeld.research.league import report as report_league
from spielgeld.research.series import Series
from spielgeld.telling.words import words_of


def read_numbers(ctx: click.Context, option: click.Parameter, written: str | None) -> range | None:
    """A part of a tournament."""
    if written is None:
        return None
    first, _, end = written.partition(":")
    if not (first.isdecimal() and end.isdecimal() and int(first) < int(end)):
        raise click.BadParameter("this is written as 0:500, for games 0 to 499")
    return range(int(first), int(end))


@click.command()
@table_options
@click.option("--games", default=400, show_default=True, type=click.IntRange(1))
@click.option("--bots", required=True, help="Levels or my_package:MyBot, with commas between.")
@click.option("--league", is_flag=True, help="Each of the bots among the game's styles of play.")
@click.option(
    "--search",
    metavar="N",
    type=click.IntRange(0),
    help="In a league, look for a best response among N more styles.",
)
@click.option("--budget", help="Thinking time of bots that search: 50ms, 2s or 200it.")
@click.option(
    "--limit", default=60.0, show_default=True, help="Seconds after which a bot has stalled."
)
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
@click.option("--plot", metavar="FILE", help="The report as SVG (needs spielgeld[plots]).")
@click.option("--resume", metavar="FILE", help="Keep finished games here, and go on from there.")
@click.option(
    "--numbers", metavar="A:B", callback=read_numbers, help="Only games A to B - 1, with --resume."
)
def arena(
    game: str,
    players: int,
    games: int,
    bots: str,
    league: bool,
    search: int | None,
    seed: str,
    options: tuple[str, ...],
    budget: str | None,
    limit: float,
    processes: int | None,
    cluster: str | None,
    as_json: bool,
    plot: str | None,
    resume: str | None,
    numbers: range | None,
) -> None:
    """Let bots play GAME against each other and rate them.

    Each deal is played as often as there are chairs, and the bots go round the chairs. With
    budgets in iterations the same seed gives the same report.

    A --league says what each bot is like among the game's styles of play: at mixed and pure tables
    and with itself.

    A batch queue plays parts of a tournament, each with --numbers and a --resume file of its own;
    `spielgeld arena merge FILES` puts them together.
    """
    if league and (plot or resume or numbers is not None):
        raise CantRun("--league has no --plot, --resume or --numbers.")
    if search is not None and not league:
        raise CantRun("--search is for a --league.")
    if numbers is not None and resume is None:
        raise CantRun("--numbers needs --resume FILE: what is played there is kept in that file.")
    rules = find_game(game, words_of("en"))
    table = read_table(rules, players, options)
    line_up = read_bots(bots, game)
    if league:
        looked_at = [
            League(game, players, bot, seed, table, read_budget(budget), limit) for bot in line_up
        ]
        with where(processes, cluster) as (executor, chunk):
            reports = [look_at(each, games, search, executor, chunk) for each in looked_at]
        if as_json:
            click.echo(json.dumps(reports, indent=2))
        else:
            for found in reports:
                print_league(found)
        return
    series = Series(
        game,
        players,
        line_up,
        seed,
        options=table,
        budget=read_budget(budget),
        limit_seconds=limit,
        same_deal=True,
    )
    check_plots(plot)
    check_files(plot, resume)
    with where(processes, cluster) as (executor, chunk):
        wanted = range(games) if numbers is None else numbers
        matches = run(series, wanted, executor, chunk, resume)
    tell(series, matches, as_json, plot)


def tell(series: Series, matches: list[Match], as_json: bool, plot: str | None) -> None:
    figures = report(series, matches)
    if plot is not None:
        plots.draw_arena(figures, plot)
    if as_json:
        click.echo(json.dumps({"report": figures, "timing": timing(series, matches)}, indent=2))
    else:
        print_report(figures, timing(series, matches))


def look_at(
    league: League, games: int, search: int | None, executor: Executor | None, chunk: int
) -> dict[str, Any]:
    asked = len(list(league_games(league, games)))
    played: list[LeagueGame] = []
    with progress(f"{league.game}, {league.players} players, {league.bot}", asked) as advance:
        for game in play_league(league, games, executor, chunk):
            played.append(game)
            advance()
    found = report_league(league, played)
    if search is not None:
        found["best_response"] = best_response(league, search, executor, chunk)
    return found


def print_league(found: dict[str, Any]) -> None:
    console = wide_console()
    budget = f", {found['budget']} for a decision" if found["budget"] else ""
    console.print(
        f"{found['bot']}{budget}: {found['game']}, {found['players']} players, seed {found['seed']}"
    )
    table = Table()
    table.add_column("among")
    for column in ("games", "wins", "95 %", "place", "out", "nobody wins"):
        table.add_column(column, justify="right")
    rows = [("all styles", found["mixed"]), ("itself", found["self"])]
    for name, part in [*rows, *[(entry["style"], entry) for entry in found["pure"]]]:
        table.add_row(
            name,
            str(part["games"]),
            percent(part["wins"]["share"]),
            between(part["wins"]),
            f"{part['place']['share']:.2f}",
            percent(part["out"]["share"]),
            percent(part["nobody"]["share"]),
        )
    console.print(table)
    console.print(
        f"Against each style {percent(found['mean'])} on average, where {percent(found['fair'])}"
        f" is fair; at least that against {found['at_least_fair']} of {len(found['pure'])},"
        f" least against {found['worst']}."
    )
    alone = found["self"]
    seats = ", ".join(f"{wins:g}" for wins in alone["seats"])
    console.print(f"With itself, wins by seat: {seats}.")
    warn_of_copies(console, alone["distinct"], alone["games"])
    for title, part in (("all styles", found["mixed"]), ("itself", alone)):
        for name, groups in part["series"].items():
            middle = ", ".join(f"{entry['group']}: {entry['median']}" for entry in groups)
            console.print(f"{name}, among {title} (median): {middle}")
    for entry in found["probe"]:
        amounts = f"{entry['median']} ({entry['p10']}-{entry['p90']})"
        console.print(f"{entry['situation']} (median, 10 to 90 %): {amounts}")
    if "best_response" in found:
        best = found["best_response"]
        console.print(
            f"Of {best['tried']} tried, {best['best']} does best against it:"
            f" {percent(best['wins']['share'])} ({between(best['wins'])}) of {best['games']} games."
        )
    if found["faults"]:
        console.print(f"{found['faults']} faults.")


def warn_of_copies(console: Console, distinct: int, games: int) -> None:
    """Games that are copies of others say nothing new."""
    if distinct < games:
        console.print(f"Only {distinct} of {games} games differ: the others are copies of them.")


def run(
    series: Series, numbers: range, executor: Executor | None, chunk: int, resume: str | None
) -> list[Match]:
    """Play the games that are not in the file yet, and add each to it as it ends."""
    results = None if resume is None else Results(Path(resume), series)
    try:
        matches = [] if results is None else results.read()
    except OtherTournament as error:
        raise CantRun(f"{error}.") from None
    done = {match.number for match in matches}
    matches = [match for match in matches if match.number in numbers]
    missing = [number for number in numbers if number not in done]
    with ExitStack() as stack:
        file = None if results is None else stack.enter_context(results.open())
        title = f"{series.game}, {series.players} players"
        advance = stack.enter_context(progress(title, len(numbers), len(matches)))
        for match in play_matches(series, missing, executor, chunk):
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
    warn_of_copies(console, figures["distinct"], figures["games"])
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


class Arena(click.Group):
    """`arena GAME ...` is a tournament, `arena merge FILES ...` puts its parts together."""

    def make_context(
        self,
        info_name: str | None,
        args: list[str],
        parent: click.Context | None = None,
        **extra: Any,
    ) -> click.Context:
        if args and args[0] == "merge":
            return super().make_context(info_name, args, parent, **extra)
        # Without a game, or with a question for help, the tournament answers itself.
        return arena.make_context(info_name, args or ["--help"], parent, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        return super().invoke(ctx) if ctx.command is self else ctx.command.invoke(ctx)


@click.command("merge")
@click.argument("files", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False))
@click.option("--json", "as_json", is_flag=True, help="The report as JSON.")
@click.option("--plot", metavar="FILE", help="The report as SVG (needs spielgeld[plots]).")
def merge_files(files: tuple[str, ...], as_json: bool, plot: str | None) -> None:
    """One report from FILES with parts of a tournament, as if it had been played at once."""
    check_plots(plot)
    check_files(plot)
    try:
        series, matches = merge([Path(file) for file in files])
    except OtherTournament as error:
        raise CantRun(f"{error}.") from None
    if not matches:
        raise CantRun("there are no games in these files.")
    missing = sorted(set(range(matches[-1].number + 1)) - {match.number for match in matches})
    if missing:
        first, more = missing[0], len(missing) - 1
        raise CantRun(f"game {first} and {more} more are in none of these files.")
    tell(series, matches, as_json, plot)


command = Arena("arena", commands={"merge": merge_files}, help=arena.help)

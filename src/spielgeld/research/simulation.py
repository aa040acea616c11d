"""Answers to a designer's questions from many games between bots."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Any

from spielgeld import bots, games
from spielgeld.kernel.numbers import to_json
from spielgeld.research.executors import CLUSTER_CHUNK, run_all
from spielgeld.research.figures import distribution, quantiles, share, tidy
from spielgeld.research.series import FinishedGame, Series, places
from spielgeld.research.study import Observation, study_of


@dataclass(frozen=True)
class Result:
    """What is kept of one game."""

    number: int
    seating: tuple[int, ...]
    places: list[float]
    winners: list[int]
    decisions: int
    seats: list[dict[str, Any]]
    scores: list[int]
    events: Counter[str]
    observations: list[Observation]
    faults: list[str]
    record: str | None


def run_game(series: Series, keep_record: bool, number: int) -> Result:
    """Play one game of a series and keep what counts."""
    return read_off(series, series.play(number, listen=True), keep_record)


def run_games(
    series: Series,
    numbers: Iterable[int],
    keep_records: bool = False,
    executor: Executor | None = None,
    chunk: int = 1,
) -> Iterator[Result]:
    """The games of these numbers in order, wherever they are played."""
    return run_all(executor, partial(run_game, series, keep_records), numbers, chunk)


def simulate(series: Series, games: int, executor: Executor | None = None) -> dict[str, Any]:
    """The report of so many games."""
    tally = Tally(series)
    for result in run_games(series, range(games), executor=executor, chunk=CLUSTER_CHUNK):
        tally.add(result)
    return tally.report()


def read_off(series: Series, game: FinishedGame, keep_record: bool) -> Result:
    play = game.play
    summary = play.summary()
    study = study_of(series.game)
    return Result(
        number=game.number,
        seating=game.seating,
        places=places(summary["ranking"]),
        winners=summary["winners"],
        decisions=summary["decisions"],
        seats=[scalars(seat) for seat in summary["seats"]],
        scores=[] if study is None else [seat[study.score] for seat in summary["seats"]],
        events=Counter(type(event).__name__ for event in play.full_story()),
        observations=[] if study is None else list(study.observe(play, summary)),
        faults=[
            f"game {game.number}, seat {fault.seat}, decision {fault.decision_number}"
            f" ({series.bots[game.seating[fault.seat]]}): {fault.reason}"
            for bot in game.seated
            for fault in bot.faults
        ],
        record=json.dumps(record_of(series, game), separators=(",", ":")) if keep_record else None,
    )


def record_of(series: Series, game: FinishedGame) -> dict[str, Any]:
    """A record that also says who sat on each chair, with what budget."""
    seated = [series.bots[bot] for bot in game.seating]
    names = [bots.with_budget(name, series.game, series.budget) for name in seated]
    return games.record(game.play) | {"bots": names}


def scalars(seat: dict[str, Any]) -> dict[str, Any]:
    """The fields of a summary that fit in a cell of a table."""
    return {
        name: to_json(value)
        for name, value in seat.items()
        if value is None or isinstance(value, (bool, int, float, str))
    }


class Tally:
    """The results of a series, added up."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.games = 0
        self.nobody_won = 0
        self.shared = 0
        self.lengths: list[int] = []
        self.by_seat = [SideTally() for _ in range(series.players)]
        self.by_bot = [SideTally() for _ in series.bots]
        self.events: Counter[str] = Counter()
        self.games_with: Counter[str] = Counter()
        self.observed: dict[str, dict[int | str, list[int]]] = {}
        self.faults: list[str] = []

    def add(self, result: Result) -> None:
        self.games += 1
        self.nobody_won += not result.winners
        self.shared += len(result.winners) > 1
        self.lengths.append(result.decisions)
        for seat, bot in enumerate(result.seating):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            for tally in (self.by_seat[seat], self.by_bot[bot]):
                tally.add(won, result.places[seat], result.scores[seat : seat + 1])
        self.events += result.events
        self.games_with.update(result.events.keys())
        for seen in result.observations:
            groups = self.observed.setdefault(seen.series, defaultdict(list))
            groups[seen.group].append(seen.value)
        self.faults += result.faults

    def report(self) -> dict[str, Any]:
        """Everything as JSON data; nothing in it depends on the machine or on the time."""
        series = self.series
        return {
            "game": series.game,
            "rules": series.rules,
            "players": series.players,
            "options": to_json(series.options),
            "line_up": list(series.bots),
            "seed": series.seed,
            "games": self.games,
            "length": distribution(self.lengths),
            "nobody_wins": share(self.nobody_won, self.games),
            "shared_win": share(self.shared, self.games),
            "seats": [{"seat": seat, **tally.report()} for seat, tally in enumerate(self.by_seat)],
            "bots": [
                {"bot": name, **tally.report()}
                for name, tally in zip(series.bots, self.by_bot, strict=True)
            ],
            "events": {
                name: {
                    "per_game": tidy(self.events[name] / self.games),
                    "games": tidy(self.games_with[name] / self.games),
                }
                for name in sorted(self.events)
            },
            "series": {
                name: [
                    {"group": group, "count": len(groups[group]), **to_json(quantiles(values))}
                    for group, values in sorted(groups.items())
                ]
                for name, groups in sorted(self.observed.items())
            },
            "faults": {"number": len(self.faults), "first": self.faults[:10]},
        }


class SideTally:
    """How a seat or a bot did."""

    def __init__(self) -> None:
        self.won: list[float] = []
        self.places: list[float] = []
        self.scores: list[int] = []

    def add(self, won: float, place: float, scores: list[int]) -> None:
        self.won.append(won)
        self.places.append(place)
        self.scores += scores

    def report(self) -> dict[str, Any]:
        games_played = len(self.won)
        return {
            "games": games_played,
            "wins": share(sum(self.won), games_played),
            "average_place": tidy(sum(self.places) / games_played) if games_played else None,
            "score": distribution(self.scores),
        }

"""Tournaments between bots: results that can be resumed, and ratings with intervals.

A block of games has one deal and all rotations of one seating, so games of a block hang together;
every interval comes from drawing whole blocks again and again (bootstrap).
"""

import json
import math
import os
from collections import defaultdict
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import IO, Any

from openskill.models import PlackettLuce

from spielgeld.bots.budget import Budget
from spielgeld.kernel.numbers import to_json
from spielgeld.research.executors import run_all
from spielgeld.research.figures import distribution, interval, share_of_blocks, tidy
from spielgeld.research.series import Series, fingerprint, places
from spielgeld.research.study import study_of

FORMAT = "spielgeld-arena/1"
RATED_RESAMPLES = 40


@dataclass(frozen=True)
class Match:
    """One finished game. `thinking` has decisions and seconds of each seat."""

    number: int
    seating: tuple[int, ...]
    ranking: list[list[int]]
    winners: list[int]
    scores: list[int]
    decisions: int
    thinking: list[tuple[int, float]]
    faults: list[str]
    fingerprint: str = ""
    """Equal for games in which the same was decided; results of before have none."""

    def to_json(self) -> dict[str, Any]:
        return {name: to_json_or_float(value) for name, value in vars(self).items()}


def to_json_or_float(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [to_json_or_float(entry) for entry in value]
    return value if isinstance(value, float) else to_json(value)


def play_match(series: Series, number: int) -> Match:
    game = series.play(number)
    summary = game.play.summary()
    study = study_of(series.game)
    return Match(
        number=number,
        seating=game.seating,
        ranking=summary["ranking"],
        winners=summary["winners"],
        scores=[] if study is None else [seat[study.score] for seat in summary["seats"]],
        decisions=summary["decisions"],
        thinking=[(bot.decisions, round(bot.seconds, 6)) for bot in game.seated],
        faults=[
            f"game {number}, {series.bots[game.seating[fault.seat]]}: {fault.reason}"
            for bot in game.seated
            for fault in bot.faults
        ],
        fingerprint=fingerprint(game.play),
    )


def play_matches(
    series: Series, numbers: Iterable[int], executor: Executor | None = None, chunk: int = 1
) -> Iterator[Match]:
    """The games of these numbers, wherever they are played."""
    return run_all(executor, partial(play_match, series), numbers, chunk)


class OtherTournament(ValueError):
    """The file holds results of another tournament."""


def merge(paths: Iterable[Path]) -> tuple[Series, list[Match]]:
    """One tournament from the files of its parts, each a tournament of some numbers."""
    series: Series | None = None
    matches: dict[int, Match] = {}
    for path in paths:
        try:
            header = json.loads(path.read_bytes().splitlines()[0])
            own = series_of(header)
        except (ValueError, IndexError, KeyError, TypeError):
            raise OtherTournament(f"{path} holds no results of a tournament") from None
        series = series or own
        results = Results(path, series)
        if results.header != header:
            raise OtherTournament(f"{path} holds results of another tournament")
        matches |= {match.number: match for match in results.read()}
    if series is None:
        raise OtherTournament("there is nothing to merge")
    return series, [matches[number] for number in sorted(matches)]


def series_of(header: dict[str, Any]) -> Series:
    """The tournament that a file's first line names."""
    if header["format"] != FORMAT:
        raise ValueError(header["format"])
    return Series(
        header["game"],
        header["players"],
        tuple(header["bots"]),
        header["seed"],
        options=header["options"],
        budget=None if header["budget"] is None else Budget.read(header["budget"]),
        same_deal=True,
    )


class Results:
    """A file of finished games, one per line, to which games are only ever added."""

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self.header = {
            "format": FORMAT,
            "game": series.game,
            "rules": series.rules,
            "players": series.players,
            "options": to_json(series.options),
            "bots": list(series.bots),
            "seed": series.seed,
            "budget": None if series.budget is None else series.budget.written,
        }

    def read(self) -> list[Match]:
        """The games so far. A last line that was cut short is forgotten."""
        if not self.path.exists() or self.path.stat().st_size == 0:
            return []
        lines = self.path.read_bytes().splitlines(keepends=True)
        if not lines[-1].endswith(b"\n"):
            os.truncate(self.path, self.path.stat().st_size - len(lines.pop()))
        try:
            parsed = [json.loads(line) for line in lines]
            if parsed and parsed[0] != self.header:
                raise OtherTournament
            return [Match(**{**line, "seating": tuple(line["seating"])}) for line in parsed[1:]]
        except (ValueError, TypeError, KeyError):
            raise OtherTournament(f"{self.path} holds no results of this tournament") from None

    def open(self) -> IO[str]:
        new = not self.path.exists() or self.path.stat().st_size == 0
        file = open(self.path, "a", encoding="utf-8", newline="\n")  # noqa: SIM115 - the caller closes it
        if new:
            self.write(file, self.header)
        return file

    def write(self, file: IO[str], line: dict[str, Any]) -> None:
        file.write(json.dumps(line, separators=(",", ":")) + "\n")
        file.flush()


def report(series: Series, matches: Iterable[Match]) -> dict[str, Any]:
    """All figures of a tournament but the time it took, so that the same games give the same."""
    games = sorted(matches, key=lambda match: match.number)
    blocks = Blocks(series, games)
    ratings = rate(series, games)
    spread = blocks.rating_intervals()
    bots = range(len(series.bots))
    return {
        "game": series.game,
        "rules": series.rules,
        "players": series.players,
        "options": to_json(series.options),
        "seed": series.seed,
        "games": len(games),
        "distinct": len({match.fingerprint or match.number for match in games}),
        "bots": [
            {
                "bot": series.bots[bot],
                "games": len(blocks.seats_of[bot]),
                "rating": {"value": tidy(ratings[bot]), **spread[bot]},
                "wins": blocks.share(blocks.wins, bot),
                "average_place": blocks.share(blocks.places, bot),
                "score": distribution([score for _, _, score in blocks.seats_of[bot]]),
            }
            for bot in bots
        ],
        "better": [
            {"bot": series.bots[a], "than": series.bots[b], **blocks.share(blocks.better, (a, b))}
            for a in bots
            for b in bots
            if a != b
        ],
        "faults": [fault for match in games for fault in match.faults],
    }


def timing(series: Series, matches: Iterable[Match]) -> list[dict[str, Any]]:
    """Seconds per decision of each bot: different on every machine."""
    decisions, seconds = [0] * len(series.bots), [0.0] * len(series.bots)
    for match in matches:
        for bot, (decided, took) in zip(match.seating, match.thinking, strict=True):
            decisions[bot] += decided
            seconds[bot] += took
    return [
        {"bot": name, "seconds_per_decision": seconds[bot] / decisions[bot]}
        for bot, name in enumerate(series.bots)
        if decisions[bot]
    ]


Sums = defaultdict[Any, list[float]]
"""A sum and how many it is of, by bot or by pair of bots."""


def no_sums() -> Sums:
    return defaultdict(lambda: [0.0, 0.0])


class Blocks:
    """Sums by block and by what they are about, from which shares and intervals come."""

    def __init__(self, series: Series, games: list[Match]) -> None:
        self.series = series
        by_block: dict[int, list[Match]] = defaultdict(list)
        for match in games:
            by_block[match.number // series.players].append(match)
        self.games = [by_block[block] for block in sorted(by_block)]
        self.seats_of: list[list[tuple[float, float, int]]] = [[] for _ in series.bots]
        self.wins = [no_sums() for _ in self.games]
        self.places = [no_sums() for _ in self.games]
        self.better = [no_sums() for _ in self.games]
        for block, block_games in enumerate(self.games):
            for match in block_games:
                self._add(block, match)

    def _add(self, block: int, match: Match) -> None:
        place_of = places(match.ranking)
        for seat, bot in enumerate(match.seating):
            won = 1 / len(match.winners) if seat in match.winners else 0.0
            scores = match.scores[seat : seat + 1]
            self.seats_of[bot] += [(won, place_of[seat], score) for score in scores]
            for sums, value in ((self.wins, won), (self.places, place_of[seat])):
                sums[block][bot][0] += value
                sums[block][bot][1] += 1
            for other, other_bot in enumerate(match.seating):
                if other_bot != bot:
                    difference = place_of[other] - place_of[seat]
                    pair = self.better[block][bot, other_bot]
                    pair[0] += 0.5 + 0.5 * math.copysign(difference != 0, difference)
                    pair[1] += 1

    def share(self, sums: list[Sums], key: Any) -> dict[str, Any]:
        """A mean with its 95 % interval."""
        return share_of_blocks([(block[key][0], block[key][1]) for block in sums if key in block])

    def rating_intervals(self) -> list[dict[str, Any]]:
        rng = Random("ratings")
        drawn_ratings: list[list[float]] = []
        for _ in range(RATED_RESAMPLES if len(self.games) > 1 else 0):
            drawn = rng.choices(self.games, k=len(self.games))
            drawn_ratings.append(rate(self.series, [match for block in drawn for match in block]))
        return [
            interval([ratings[bot] for ratings in drawn_ratings])
            for bot in range(len(self.series.bots))
        ]


def rate(series: Series, games: list[Match]) -> list[float]:
    """A rating per bot by the Plackett-Luce model, which takes a whole ranking at once.

    A bot on several chairs plays each of them with its rating and moves by the mean. The step
    shrinks with the number of games, so that the last ones don't count most.
    """
    model = PlackettLuce()
    mu = [model.mu for _ in series.bots]
    sigma = [model.sigma for _ in series.bots]
    for match in games:
        teams = [[model.rating(mu=mu[bot], sigma=sigma[bot])] for bot in match.seating]
        rated = model.rate(teams, ranks=places(match.ranking))
        moved: dict[int, list[Any]] = defaultdict(list)
        for bot, (rating,) in zip(match.seating, rated, strict=True):
            moved[bot].append(rating)
        for bot, ratings in moved.items():
            mu[bot] = math.fsum(rating.mu for rating in ratings) / len(ratings)
            sigma[bot] = math.fsum(rating.sigma for rating in ratings) / len(ratings)
    return mu

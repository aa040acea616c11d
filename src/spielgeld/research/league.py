"""A league: how a bot fares among styles of play, at mixed tables, at pure ones and with itself.

A tournament says who is better than whom; a league says what a bot is like. Blocks are those of the
arena: one deal, all rotations, and intervals from drawing whole blocks again.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from spielgeld import bots
from spielgeld.bots.budget import Budget
from spielgeld.kernel.numbers import to_json
from spielgeld.research.executors import run_all
from spielgeld.research.figures import quantiles, share_of_blocks, tidy
from spielgeld.research.series import Series, fingerprint, places
from spielgeld.research.study import Observation, study_of

MIXED, SELF = "mixed", "self"
"""Kinds of company; any other is a style, and all the others at the table have it."""
LEVELS = ("rookie", "banker")
KEPT = 4
"""Of the candidates in a search one in so many goes on, with twice as many games."""


@dataclass(frozen=True)
class LeagueGame:
    """What is kept of a game."""

    company: str
    block: int
    own: int
    won: float
    place: float
    out: bool
    winners: list[int]
    fingerprint: str
    observations: list[Observation]
    faults: list[str]


@dataclass(frozen=True)
class League:
    """Who is looked at, and in which game. The styles are those of the game."""

    game: str
    players: int
    bot: str
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    budget: Budget | None = None
    limit_seconds: float | None = None

    def series(self, company: str, block: int) -> Series:
        """The block's games: the bot comes first, whoever it meets after it."""
        others = self.players - 1
        if company == MIXED:
            styles = sorted(bots.styles_of(self.game).named)
            rng = Random(f"{self.seed} {MIXED} {block}")
            met = tuple(rng.choice(styles) for _ in range(others))
        else:
            met = (self.bot if company == SELF else company,) * others
        return Series(
            self.game,
            self.players,
            (self.bot, *met),
            f"{self.seed} {company} {block}",
            options=self.options,
            budget=self.budget,
            limit_seconds=self.limit_seconds,
            same_deal=company != SELF,
        )

    def play(self, company: str, number: int) -> LeagueGame:
        block, turn = divmod(number, self.players)
        game = self.series(company, block).play(turn, listen=True)
        play, own = game.play, game.seating.index(0)
        summary = play.summary()
        study = study_of(self.game)
        winners = summary["winners"]
        return LeagueGame(
            company,
            block,
            own,
            1 / len(winners) if own in winners else 0.0,
            places(summary["ranking"])[own],
            bool(summary["seats"][own].get("out")),
            winners,
            fingerprint(play),
            [] if study is None else list(study.observe(play, summary)),
            [fault.reason for seat in game.seated for fault in seat.faults if seat.seat == own],
        )


def league_games(league: League, games: int) -> Iterator[tuple[str, int]]:
    """So many at mixed tables and with itself, and about as many at pure ones in all."""
    for company in (MIXED, SELF):
        yield from ((company, number) for number in range(games))
    styles = sorted(bots.styles_of(league.game).named)
    blocks = max(games // (len(styles) * league.players), 1)
    for style in styles:
        yield from ((style, number) for number in range(blocks * league.players))


def play_league(
    league: League, games: int, executor: Executor | None = None, chunk: int = 1
) -> Iterator[LeagueGame]:
    yield from run_all(executor, partial(play_one, league), league_games(league, games), chunk)


def play_one(league: League, asked: tuple[str, int]) -> LeagueGame:
    return league.play(*asked)


def report(league: League, games: Iterable[LeagueGame]) -> dict[str, Any]:
    by_company: dict[str, list[LeagueGame]] = defaultdict(list)
    for game in games:
        by_company[game.company].append(game)
    mixed, alone = by_company.pop(MIXED, []), by_company.pop(SELF, [])
    pure = [{"style": style, **fared(own)} for style, own in sorted(by_company.items())]
    pure.sort(key=lambda entry: (entry["wins"]["share"], entry["style"]))
    fair = 1 / league.players
    return {
        "game": league.game,
        "rules": league.series(SELF, 0).rules,
        "players": league.players,
        "options": to_json(league.options),
        "bot": league.bot,
        "budget": None if league.budget is None else league.budget.written,
        "seed": league.seed,
        "fair": tidy(fair),
        "mixed": fared(mixed) | {"series": series_of(mixed)},
        "pure": pure,
        "mean": tidy(sum(e["wins"]["share"] for e in pure) / len(pure)) if pure else None,
        "worst": pure[0]["style"] if pure else None,
        "at_least_fair": sum(entry["wins"]["share"] >= fair for entry in pure),
        "self": fared(alone)
        | {
            "seats": [
                tidy(sum((seat in g.winners) / len(g.winners) for g in alone if g.winners))
                for seat in range(league.players)
            ],
            "distinct": len({game.fingerprint for game in alone}),
            "series": series_of(alone),
        },
        "probe": probe(league),
        "faults": sum(len(game.faults) for game in [*mixed, *alone]),
    }


def fared(games: Sequence[LeagueGame]) -> dict[str, Any]:
    """Wins and places of the bot, how often it is out, and how often nobody wins."""

    def share(values: Iterable[float]) -> dict[str, Any]:
        sums: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0])
        for game, value in zip(games, values, strict=True):
            sums[game.block][0] += value
            sums[game.block][1] += 1
        return share_of_blocks([(part, whole) for part, whole in sums.values()])

    return {
        "games": len(games),
        "wins": share(game.won for game in games),
        "place": share(game.place for game in games),
        "out": share(game.out for game in games),
        "nobody": share(not game.winners for game in games),
    }


def series_of(games: Sequence[LeagueGame]) -> dict[str, list[dict[str, Any]]]:
    """What was observed, by series and group, as the middle of what was seen."""
    seen: dict[str, dict[int | str, list[int]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        for each in game.observations:
            seen[each.series][each.group].append(each.value)
    return {
        name: [
            {"group": group, "count": len(values), "median": to_json(quantiles(values)["median"])}
            for group, values in groups.items()
        ]
        for name, groups in seen.items()
    }


def probe(league: League, times: int = 12) -> list[dict[str, Any]]:
    """Answers to situations that the game's study thinks of, by situation."""
    study = study_of(league.game)
    if study is None:
        return []
    found: dict[str, list[int]] = defaultdict(list)
    for number in range(times):
        decide = bots.find(league.bot, league.game, league.budget)
        seed = f"{league.seed} probe {number}"
        for situation, answer in study.probe(decide, league.players, seed, league.options):
            found[situation].append(answer)
    return [
        {"situation": situation, "count": len(answers), **to_json(quantiles(answers))}
        for situation, answers in found.items()
    ]


def best_response(
    league: League, candidates: int, executor: Executor | None = None, chunk: int = 1
) -> dict[str, Any]:
    """The style that does best on one chair where the bot has all others, of so many and more.

    Named styles, levels and styles drawn by chance play a block each, the better fourth goes on
    with twice as many, and so on; the last one is measured on games of its own.
    """
    styles = bots.styles_of(league.game)
    drawn = range(candidates) if styles.draw is not None else ()
    left = [*sorted(styles.named), *LEVELS, *[f"{bots.DRAWN}{number}" for number in drawn]]
    tried, blocks, first = len(left), 1, 0
    while len(left) > 1:
        wins = _wins_against(league, left, range(first, first + blocks), executor, chunk)
        left = sorted(left, key=lambda name: (-wins[name][0], name))[: -(-len(left) // KEPT)]
        first, blocks = first + blocks, 2 * blocks
    games = _wins_against(league, left, range(first, first + blocks), executor, chunk)
    _, wins_of_best = games[left[0]]
    return {"tried": tried, "best": left[0], "games": blocks * league.players, "wins": wins_of_best}


def _wins_against(
    league: League, names: Sequence[str], blocks: range, executor: Executor | None, chunk: int
) -> dict[str, tuple[float, dict[str, Any]]]:
    asked = [
        (name, number)
        for name in names
        for number in range(blocks.start * league.players, blocks.stop * league.players)
    ]
    played = list(run_all(executor, partial(_respond, league), asked, chunk))
    found = {}
    for at, name in enumerate(names):
        size = len(blocks) * league.players
        of_name = fared(played[at * size : (at + 1) * size])["wins"]
        found[name] = (of_name["share"], of_name)
    return found


def _respond(league: League, asked: tuple[str, int]) -> LeagueGame:
    """A game of a candidate among copies of the bot."""
    name, number = asked
    swapped = League(
        league.game,
        league.players,
        name,
        f"{league.seed} response",
        league.options,
        league.budget,
        league.limit_seconds,
    )
    return swapped.play(league.bot, number)

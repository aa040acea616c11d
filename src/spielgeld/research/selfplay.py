"""Learning QE from nothing but games: deep Monte Carlo with scikit-learn.

    python -m spielgeld.research.selfplay --out scholar.npz --plot rise.svg

One network sits on half of the chairs of many tables at once, which are plain arrays
(bots/qe/crowd.py), and tries something else now and then. When the games are over, every bid is
told which share of the others it left behind, and the network learns to foretell that. The other
chairs are left to guests who bid as bankers, rookies or chance do, so that it does not only know
its own ways. Exams are played by the rules themselves, at tables like any other. Needs
spielgeld[learn], a plot spielgeld[plots].
"""

import json
import time
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import click
import numpy as np

from spielgeld import bots, games
from spielgeld.bots.qe import rookie
from spielgeld.bots.qe.cards import Numbers, cards_of
from spielgeld.bots.qe.crowd import Crowd, Luck
from spielgeld.bots.qe.habits import KINDS, Prospect
from spielgeld.kernel.play import Play
from spielgeld.research import plots
from spielgeld.research.batch.deals import deal
from spielgeld.research.envs.rewards import rank
from spielgeld.research.executors import executor_for, run_all
from spielgeld.research.scholar import Floats, Network, Scholar

OPPONENTS = ("random", "rookie", "banker")
PLAYERS = 4
CARDS = cards_of("2019", PLAYERS)
FIRST_TYPICAL = 20.0
RARE = 1e-3
"""Bids by chance that would be higher still are left out: amounts stay in what floats can hold."""


@dataclass(frozen=True)
class Course:
    """How it learns. The same course and number of lessons give the same network."""

    hidden: tuple[int, ...] = (64, 32)
    halls: int = 4
    """Of a lesson; one hall is played by one process."""
    tables: int = 64
    """Of a hall."""
    lessons_kept: int = 6
    batches: int = 80
    """Of a lesson."""
    batch: int = 512
    chance: tuple[float, float] = (0.4, 0.05)
    """Of a bid by chance, at first and in the end."""
    settled: float = 0.6
    """The part of the course after which chance is at its end."""
    guest_shares: tuple[float, float, float] = (0.25, 0.15, 0.1)
    """Of the chairs, left to those who bid as bankers, as rookies and as chance do."""
    seed: int = 1

    @property
    def games(self) -> int:
        """Of a lesson."""
        return self.halls * self.tables


@dataclass
class Progress:
    """What was measured on the way: the share of opponents that it ended ahead of."""

    games: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    """Of processor time, without that of exams."""
    ahead: dict[str, list[float]] = field(default_factory=dict)


Samples = tuple[Floats, Numbers, Floats]
"""What was seen, the kind of bid that was made, and the share of the others it left behind."""


def play_hall(course: Course, network: Network, chance: float, number: int) -> Samples:
    """Games at all tables of a hall."""
    rng = np.random.default_rng([course.seed, number])
    deals = deal(CARDS.box, course.tables, rng)
    luck = Luck(int(rng.integers(2**31)), course.tables)
    crowd = Crowd(CARDS, 0, deals.nations, deals.tiles, deals.tokens, luck)
    guests = draw_guests(course, rng)
    samples: list[tuple[Floats, Numbers, Numbers, Numbers]] = []

    def bid(seats: list[int], open_bid: Numbers | None) -> Numbers:
        prospect = Prospect(crowd, seats, open_bid)
        kind_of_guest = guests[seats]
        guest = kind_of_guest > 0
        seen = prospect.features[:, ~guest].T
        kinds = network.values(seen).argmax(1)
        tried = rng.random(kinds.size) < chance
        kinds[tried] = rng.integers(KINDS, size=int(tried.sum()))
        seat, table = np.nonzero(~guest)
        samples.append((seen, kinds, np.array(seats)[seat], table))
        of_all = np.zeros(guest.shape, np.int64)
        of_all[~guest] = kinds
        own = prospect.bids(of_all, rng.random(guest.shape))
        as_others = (
            own,
            prospect.draw(),
            bids_of_rookies(crowd, seats, prospect, rng),
            bids_by_chance(prospect, rng),
        )
        bids: Numbers = np.choose(kind_of_guest, as_others)
        return bids

    for _ in range(CARDS.box.sales):
        crowd.turn_up()
        seats, auctioneer = list(range(PLAYERS)), crowd.auctioneer
        bids = np.empty((PLAYERS, course.tables))
        if auctioneer is not None:
            bids[auctioneer] = bid([auctioneer], None)[0]
            seats.remove(auctioneer)
        bids[seats] = bid(seats, None if auctioneer is None else bids[auctioneer])
        crowd.settle(bids, crowd.winner_of(bids))
    ahead = crowd.values()
    return (
        np.concatenate([seen for seen, _, _, _ in samples]).astype(np.float16),
        np.concatenate([kinds for _, kinds, _, _ in samples]).astype(np.int8),
        np.concatenate([ahead[seats, tables] for _, _, seats, tables in samples], dtype=np.float32),
    )


def draw_guests(course: Course, rng: np.random.Generator) -> Numbers:
    """Who sits on each chair: 0 is the network, the others are the guests of the course."""
    edges = np.cumsum(course.guest_shares)
    drawn = rng.random((PLAYERS, course.tables))
    return np.where(drawn < edges[-1], np.searchsorted(edges, drawn, side="right") + 1, 0)


def bids_of_rookies(
    crowd: Crowd, seats: list[int], prospect: Prospect, rng: np.random.Generator
) -> Numbers:
    """As bots/qe/rookie.py bids, but for what a company will be worth, not what it adds at once."""
    own = np.array(seats)
    points, mine = crowd.worth_own[own], crowd.spent[own]
    others = np.array([[o for o in range(PLAYERS) if o != seat] for seat in seats])
    most = crowd.at_least[own[:, None], others].max(1)
    bids = np.floor(rookie.PRICE_OF_A_POINT * points * rng.uniform(0.6, 1.4, points.shape))
    far_more = most > rookie.FAR_MORE * (mine + rookie.MUCH)
    bids = np.where(mine > most, bids // 4, np.where(far_more, bids * rookie.GENEROUS, bids))
    nothing = ~crowd.zero_scored[own] & ((points <= 2) | (bids < 10))
    if prospect.lowest == 0:
        bids = np.where(nothing, 0.0, bids)
    return legal(bids, prospect)


def bids_by_chance(prospect: Prospect, rng: np.random.Generator) -> Numbers:
    """As `Amount.sample` draws: half lie below what is typical, and a few very high."""
    share = rng.uniform(0, 1 - RARE, prospect.highest.shape)
    typical = FIRST_TYPICAL if prospect.open_bid is None else prospect.open_bid + 1.0
    return legal(np.floor(typical * share / (1 - share)), prospect)


def legal(bids: Numbers, prospect: Prospect) -> Numbers:
    bids = np.maximum(bids, prospect.lowest)
    return bids if prospect.open_bid is None else bids + (bids == prospect.open_bid)


def ahead_of(course: Course, network: Network, level: str, number: int) -> float:
    """One game on a chair among bots of a level: the share of them that it leaves behind."""
    scholar, other = Scholar(network), bots.find(level, "qe")
    rng = Random(f"{course.seed} {level} {number}")
    play: Play = games.new("qe", PLAYERS, seed=f"{course.seed} exam {number}")
    own = number % PLAYERS
    while not play.over:
        for seat in play.waiting:
            decide = scholar.decide if seat == own else other
            view, choice = play.known(seat), play.choice(seat)
            play.submit(seat, decide(view, choice, rng))
    return (rank(play)[own] + 1) / 2


class School:
    """A network in scikit-learn, and what it has played lately."""

    def __init__(self, course: Course) -> None:
        from sklearn.neural_network import MLPRegressor

        self.course = course
        self.rng = np.random.default_rng(course.seed)
        self.lessons: list[Samples] = []
        self.model: Any = MLPRegressor(
            hidden_layer_sizes=course.hidden, learning_rate_init=1e-3, random_state=course.seed
        )
        self.model.partial_fit(np.zeros((1, self.width)), np.full(1, 0.5))

    @property
    def width(self) -> int:
        """What a network takes: the numbers of a `Prospect` and the kinds of bids."""
        seats, tiles = (np.zeros((n, 0), np.int64) for n in (PLAYERS, CARDS.box.sales))
        crowd = Crowd(CARDS, 0, seats, tiles, seats, Luck(0, 0))
        crowd.turn_up()
        return len(Prospect(crowd, [0], None).features) + KINDS

    @property
    def network(self) -> Network:
        layers = [
            (weights.astype(np.float32), biases.astype(np.float32))
            for weights, biases in zip(self.model.coefs_, self.model.intercepts_, strict=True)
        ]
        return Network(tuple(layers))

    def learn(self, halls: list[Samples]) -> None:
        self.lessons = [*self.lessons, *halls][-self.course.lessons_kept * self.course.halls :]
        seen, kinds, ahead = (np.concatenate(parts) for parts in zip(*self.lessons, strict=True))
        for _ in range(self.course.batches):
            drawn = self.rng.integers(len(ahead), size=self.course.batch)
            self.model.partial_fit(joined(seen[drawn], kinds[drawn]), ahead[drawn])


def joined(seen: Floats, kinds: Numbers) -> Floats:
    """What was seen and, as one 1 among zeros, what was done."""
    done = np.zeros((len(kinds), KINDS), np.float32)
    done[np.arange(len(kinds)), kinds] = 1
    return np.concatenate([seen.astype(np.float32), done], 1)


def train(
    course: Course,
    lessons: int,
    *,
    exam_games: int = 40,
    exams: int = 5,
    executor: Executor | None = None,
) -> Iterator[tuple[Network, Progress]]:
    """Play and learn for so many lessons; says what came of it now and then."""
    from threadpoolctl import threadpool_limits

    # So small a network loses more by being shared among processors than it gains.
    with threadpool_limits(1):
        yield from _train(course, lessons, exam_games, exams, executor)


def _train(
    course: Course, lessons: int, exam_games: int, exams: int, executor: Executor | None
) -> Iterator[tuple[Network, Progress]]:
    school, progress = School(course), Progress()
    spent = 0.0
    due = {round(number * lessons / (exams - 1)) for number in range(exams)}
    for lesson in range(lessons + 1):
        if lesson in due:
            sit_exam(course, school.network, progress, exam_games, executor)
            progress.games.append(lesson * course.games)
            progress.seconds.append(round(spent, 1))
            yield school.network, progress
        if lesson == lessons:
            return
        started = time.process_time()
        first, last = course.chance
        chance = max(last, first - (first - last) * lesson / (course.settled * lessons))
        halls = range(lesson * course.halls, (lesson + 1) * course.halls)
        school.learn(
            list(run_all(executor, partial(play_hall, course, school.network, chance), halls, 1))
        )
        spent += time.process_time() - started


def sit_exam(
    course: Course, network: Network, progress: Progress, number: int, executor: Executor | None
) -> None:
    for level in OPPONENTS:
        play = partial(ahead_of, course, network, level)
        shares = list(run_all(executor, play, range(number), 8))
        progress.ahead.setdefault(level, []).append(sum(shares) / number)


@click.command()
@click.option("--lessons", default=200, show_default=True, type=click.IntRange(1))
@click.option("--exam", "exam_games", default=40, show_default=True, type=click.IntRange(1))
@click.option("--exams", default=5, show_default=True, type=click.IntRange(2))
@click.option("--seed", default=1, show_default=True)
@click.option("--processes", default=1, show_default=True, type=click.IntRange(1))
@click.option("--cluster", metavar="ADDRESS", help="ray://HOST:PORT or dask://HOST:PORT.")
@click.option("--out", default="scholar.npz", show_default=True, metavar="FILE")
@click.option("--plot", metavar="FILE", help="Its rise as SVG (needs spielgeld[plots]).")
@click.option("--json", "figures", metavar="FILE", help="Its rise as JSON.")
def main(
    lessons: int,
    exam_games: int,
    exams: int,
    seed: int,
    processes: int,
    cluster: str | None,
    out: str,
    plot: str | None,
    figures: str | None,
) -> None:
    """Let a network play QE against itself, and keep it in FILE."""
    course = Course(seed=seed)
    with executor_for(processes, cluster) as (executor, _):
        for network, progress in train(
            course, lessons, exam_games=exam_games, exams=exams, executor=executor
        ):
            network.save(out)
            shares = ", ".join(f"{name} {ahead[-1]:.0%}" for name, ahead in progress.ahead.items())
            click.echo(f"{progress.games[-1]:6} games, {progress.seconds[-1]:4.0f} s: {shares}")
            if figures is not None:
                Path(figures).write_text(json.dumps(vars(progress)) + "\n", encoding="utf-8")
            if plot is not None:
                plots.draw_rise(progress.games, progress.ahead, plot)


if __name__ == "__main__":
    main()

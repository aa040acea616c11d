"""All laws over all tables of a game, and what was found."""

import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial

from spielgeld import games
from spielgeld.kernel.numbers import JsonObject
from spielgeld.laws import no_leak, rules, telling
from spielgeld.laws.broken import Broken
from spielgeld.laws.rules import Law
from spielgeld.laws.table import Configuration, configurations

LAWS: tuple[Law, ...] = (
    rules.random_games_end,
    rules.what_is_offered_is_accepted,
    rules.replay_equals_play,
    rules.the_same_seed_gives_the_same_game,
    rules.clones_do_not_touch,
    rules.a_copy_of_any_kind_is_a_clone,
    rules.equal_views_have_equal_hashes,
    rules.sealed_decisions_arrive_in_any_order,
    rules.a_sealed_decision_is_its_own_views,
    rules.a_refused_decision_changes_nothing,
    rules.a_withdrawn_decision_leaves_no_trace,
    rules.imagine_gives_back_the_view,
    no_leak.no_leak,
    telling.everything_can_be_told,
    telling.decisions_can_be_typed_and_sent,
)
"""The first must hold for the others to be tried: they play games to the end."""


@dataclass(frozen=True)
class Finding:
    """A law that did not hold, where, and what was found. The same seed finds it again."""

    law: str
    table: str
    seed: int
    problem: str


@dataclass
class Report:
    """What the laws found at one table or at several."""

    games: Counter[str] = field(default_factory=Counter)
    """How many games each law played."""
    findings: list[Finding] = field(default_factory=list)
    """For each law and table the first."""
    secrets: Counter[str] = field(default_factory=Counter)
    """In how many pairs of games each secret of the game was really another one."""
    tables: int = 0

    @property
    def holds(self) -> bool:
        return not self.findings

    def add(self, other: "Report") -> None:
        self.games += other.games
        self.findings += other.findings
        self.secrets += other.secrets

    def to_json(self) -> JsonObject:
        return {
            "holds": self.holds,
            "tables": self.tables,
            "laws": {name_of(law): self.games[name_of(law)] for law in LAWS},
            "secrets": dict(self.secrets),
            "findings": [vars(finding) for finding in self.findings],
        }


def name_of(law: Law) -> str:
    """random_games_end -> random games end."""
    return str(law.__name__).replace("_", " ")


def about(law: Law) -> str:
    """What a law says, in one sentence."""
    return (law.__doc__ or "").strip().splitlines()[0]


def check(
    game: str,
    games_each: int = 10,
    seed: int = 1,
    *,
    tables: Iterable[Configuration] | None = None,
    executor: Executor | None = None,
    advance: Callable[[], None] = lambda: None,
) -> Report:
    """Run every law at every table of a game (or at these), `games_each` games per law.

    An `executor` spreads the work over processes; the report is the same. `advance` is called
    for each law at each table.
    """
    tables = list(configurations(games.get(game)) if tables is None else tables)
    run_all = map if executor is None else executor.map
    work = partial(run_law, games_each=games_each, seed=seed)
    report = Report(tables=len(tables))
    endless = set()
    for first, laws in ((True, LAWS[:1]), (False, LAWS[1:])):
        fit = [table for table in tables if str(table) not in endless]
        for one in run_all(work, [(name_of(law), table) for law in laws for table in fit]):
            report.add(one)
            advance()
            if first:
                endless |= {finding.table for finding in one.findings}
    report.findings += unchanged_secrets(game, report, seed)
    return report


def run_law(where: tuple[str, Configuration], games_each: int, seed: int) -> Report:
    name, table = where
    law = next(law for law in LAWS if name_of(law) == name)
    report = Report()
    for number in range(seed, seed + games_each):
        try:
            different = law(table, number)
        except Exception as error:
            report.findings.append(Finding(name, str(table), number, problem_of(error)))
            break
        report.games[name] += 1
        if isinstance(different, set):
            report.secrets.update(different)
    return report


def problem_of(error: Exception) -> str:
    """What was broken, or the line of the game that failed."""
    if isinstance(error, Broken):
        return str(error)
    place = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__}: {error}\n    in {place.filename}, line {place.lineno}"


def unchanged_secrets(game: str, report: Report, seed: int) -> list[Finding]:
    """Secrets that were the same in all pairs: about them the law has said nothing."""
    problem = "was the same in all games: declare how else it could be, or play more games"
    return [
        Finding(name_of(no_leak.no_leak), game, seed, f"{secret.name} ({secret.rule}) {problem}")
        for secret in games.get(game).secrets()
        if report.games[name_of(no_leak.no_leak)] and not report.secrets[secret.name]
    ]

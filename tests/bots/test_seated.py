"""Bots that fail lose their decision and nothing else."""

import logging
import signal
import time
from random import Random

import pytest

from spielgeld import bots, games
from spielgeld.bots.budget import Budget, NoBudget
from spielgeld.bots.seated import SeatedBot, let_bots_decide
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View


def raising(view: View, choice: Choice, rng: Random) -> Decision:
    raise ZeroDivisionError("no idea")


def illegal(view: View, choice: Choice, rng: Random) -> Decision:
    return {"bid": -5}


def nonsense(view: View, choice: Choice, rng: Random) -> Decision:
    return None  # type: ignore[return-value]


def stalling(view: View, choice: Choice, rng: Random) -> Decision:
    try:
        while True:
            time.sleep(0.01)
    except Exception:  # a bot that tries to go on
        return {"bid": 1}


class Waits:
    """Remembers its budget."""

    def __init__(self, budget: Budget | None = None) -> None:
        self.budget = budget

    def decide(self, view: View, choice: Choice, rng: Random) -> Decision:
        return {"bid": 1 if self.budget is None else self.budget.iterations}


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        (raising, "ZeroDivisionError: no idea"),
        (illegal, "not legal: {'bid': -5}"),
        (nonsense, "not legal: None"),
        (stalling, "stalled for more than 0.02 s"),
    ],
)
def test_a_fallback_decides_and_the_log_says_so(
    bot: bots.Decide, reason: str, caplog: pytest.LogCaptureFixture
) -> None:
    play = games.new("qe", 3, seed=1)
    seated = {0: SeatedBot(bot, 0, "seed", limit_seconds=0.02)}
    seated |= {seat: SeatedBot(bots.find("rookie", "qe"), seat, "seed") for seat in (1, 2)}
    with caplog.at_level(logging.DEBUG, "spielgeld.bots"):
        let_bots_decide(play, seated)
    assert play.over
    decided = [seat for seat, _ in play.decisions].count(0)
    assert decided >= 16  # one for each company, and again after a tie
    assert len(seated[0].faults) == seated[0].decisions == decided
    assert {fault.reason for fault in seated[0].faults} == {reason}
    assert seated[1].faults == []
    warnings = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert [record.getMessage() for record in warnings] == [f"bot on seat 0, decision 1: {reason}"]


def test_a_timer_that_ran_before_a_bot_was_asked_runs_on() -> None:
    """Of whoever calls, such as a test with a limit of its own, or of a program around it."""
    rang: list[int] = []
    handler = signal.signal(signal.SIGALRM, lambda number, frame: rang.append(number))
    before = signal.setitimer(signal.ITIMER_REAL, 60)
    try:
        play = games.new("qe", 3, seed=1)
        seat = play.waiting[0]
        bot = SeatedBot(stalling, seat, "seed", limit_seconds=0.02)
        bot.decide(play.view(seat), play.choice(seat))
        assert 50 < signal.getitimer(signal.ITIMER_REAL)[0] < 60
        signal.setitimer(signal.ITIMER_REAL, 0.01)
        bot.decide(play.view(seat), play.choice(seat))
        time.sleep(0.1)
        assert rang == [signal.SIGALRM]
        assert [fault.reason for fault in bot.faults] == ["stalled for more than 0.02 s"] * 2
    finally:
        signal.signal(signal.SIGALRM, handler)
        signal.setitimer(signal.ITIMER_REAL, *before)


def test_bots_are_found_by_name_and_by_place() -> None:
    assert {"random", "rookie", "banker", "quant"} <= set(bots.known("qe"))
    play = games.new("qe", 3, seed=1)
    view, choice = play.view(play.waiting[0]), play.choice(play.waiting[0])
    place = f"{__name__}:Waits"
    for name, budget, bid in [
        (place, None, 1),
        (place, Budget(iterations=7), 7),
        (f"{place}@9it", Budget(iterations=7), 9),
    ]:
        assert bots.find(name, "qe", budget)(view, choice, Random(1)) == {"bid": bid}
    for unknown in ("oracle", "no.such.module:Bot", f"{__name__}:NoBot"):
        with pytest.raises(bots.UnknownBot):
            bots.find(unknown, "qe")


def test_how_budgets_are_written() -> None:
    assert Budget.read("50ms") == Budget(seconds=0.05)
    assert Budget.read("2s") == Budget(seconds=2.0)
    assert Budget.read("200it") == Budget(iterations=200)
    for written in ("", "50", "0ms", "-5it", "1.5s", "fast"):
        with pytest.raises(NoBudget):
            Budget.read(written)

"""What the script of a lesson has for those at the table, and what it asks of the learner."""

from spielgeld.games.lesson import LEARNER, Step, due
from spielgeld.house.journal import By
from spielgeld.house.problems import Problem
from spielgeld.house.table import Table
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat


def step_due(table: Table, seat: Seat) -> Step | None:
    """The step that a script has for a seat now, if the seat is asked and may follow it."""
    step, play = due(table.script_left(), seat), table.play
    if step is None or play is None or seat not in play.waiting:
        return None
    return step if step.decision in play.choice(seat) else None


def by_script(table: Table, seat: Seat, decision: Decision) -> tuple[Decision, By]:
    """What is decided, and by whom: where the script can't go on after what the learner decided,

    it decides in their place. The learner reads first.
    """
    left = table.script_left()
    if seat != LEARNER or not left:
        return decision, "player"
    if due(left, seat) is None:
        raise Problem("read-first")
    step = step_due(table, seat)
    if step is None or step.allows(decision):
        return decision, "player"
    return step.decision, "lesson"

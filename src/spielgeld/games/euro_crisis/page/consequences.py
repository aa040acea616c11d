"""What a decision would bring, said in a few words; the rules themselves are asked."""

from spielgeld.games.euro_crisis.page.foresight import Foresight
from spielgeld.games.euro_crisis.page.tracks import signed
from spielgeld.games.euro_crisis.rules.events import (
    BankDroppedOut,
    GovernmentChanged,
    LoansPlaced,
    LoansTaken,
    MoneyPaid,
    MoneyReceived,
    ReformMade,
)
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable, StateView
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Event
from spielgeld.page.page import TablePage

Said = tuple[str, bool]
"""A preview, and whether it is alarming."""


class Consequences:
    def __init__(self, table: TablePage) -> None:
        self.table = table
        self.euro: EuroCrisisTable = table.view.table
        self.say = table.frame.say
        self.foresight = Foresight(table.view)

    def of_loans(self, decision: Decision) -> Said:
        """The numbers that would be covered, and the income then."""
        for event in self.foresight.after(decision):
            if isinstance(event, LoansPlaced):
                numbers = " + ".join(str(number) for _, _, number in event.spaces)
                columns = ", ".join(str(column) for column, _, _ in event.spaces)
                count = len(event.spaces)
                covered = self.say("preview-columns", columns=columns, numbers=numbers, count=count)
                said = [covered, self.income(event.income)]
                return self.say("preview-and").join(said), False
        return "", False

    def of_borrowing(self, markers: int) -> Said:
        told = self.foresight.after({"borrow": markers})
        if any(isinstance(event, BankDroppedOut) for event in told):
            return self.say("preview-out"), True
        taken = next(event for event in told if isinstance(event, LoansTaken))
        return self.income(taken.income), False

    def income(self, after: int) -> str:
        seat = self.foresight.seat
        before = self.euro.banks[seat].income
        return self.say("preview-income", before=signed(before), after=signed(after))

    def of_government(self, decision: Decision) -> str:
        """What any new government there costs: happiness."""
        state = self.state(decision["state"])
        told = self.foresight.after(decision)
        changed = next(event for event in told if isinstance(event, GovernmentChanged))
        parts = [self.say("preview-happiness", before=state.happiness, after=changed.happiness)]
        if changed.happiness == 0:
            parts.append(self.say("preview-riot"))
        return self.say("preview-and").join(parts)

    def of_reform(self, decision: Decision) -> Said:
        """Debt, happiness and payments; a senseless one moves nothing."""
        if decision["reform"] != "real":
            return self.say("preview-senseless"), False
        state = self.state(decision["state"])
        told = self.foresight.after(decision)
        made = next(event for event in told if isinstance(event, ReformMade))
        parts = self.debt(state, made)
        if decision["party"] in ("conservatives", "socialists"):
            parts.append(
                self.say("preview-happiness", before=state.happiness, after=made.happiness)
            )
        parts += self.payments(told, decision["party"])
        alarms = self.alarms(made)
        said = [part for part in parts if part] + alarms
        return self.say("preview-and").join(said), bool(alarms)

    def debt(self, state: StateView, made: ReformMade) -> list[str]:
        """How far the debt cut is, and the row that says the interest."""
        if made.debt == state.debt:
            return [self.say("preview-debt-stays")]
        said = []
        if made.debt[1] != state.debt[1]:
            said.append(self.say("preview-interest", before=state.debt[1], after=made.debt[1]))
        if made.to_cut != state.steps_to_cut:
            cut = self.say("preview-to-cut", before=state.steps_to_cut, after=made.to_cut)
            said.append(cut)
        return said

    def payments(self, told: list[Event], reason: str) -> list[str]:
        """Who would get or pay how much."""
        parts = []
        for event in told:
            if isinstance(event, MoneyReceived) and event.reason == reason:
                sign, amount = "+", event.amount
            elif isinstance(event, MoneyPaid) and event.reason == reason:
                sign, amount = "−", event.due
            else:
                continue
            name = self.table.names[event.seat]
            parts.append(self.say("preview-money", name=name, sign=sign, amount=amount))
        return parts

    def alarms(self, made: ReformMade) -> list[str]:
        """A marker that would stand where a crisis follows."""
        alarms = []
        if made.happiness == 0:
            alarms.append(self.say("preview-riot"))
        if made.to_cut == 0:
            alarms.append(self.say("preview-cut"))
        return alarms

    def state(self, name: str) -> StateView:
        return next(state for state in self.euro.states if state.name == name)

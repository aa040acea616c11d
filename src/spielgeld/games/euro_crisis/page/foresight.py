"""What a decision would bring, told by the rules themselves on a table made up from the view."""

from random import Random

from spielgeld import games
from spielgeld.games.euro_crisis.rules.choices import OrElse
from spielgeld.games.euro_crisis.rules.events import BankDroppedOut
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Event
from spielgeld.kernel.view import View


class Foresight:
    """Tries decisions of the seat whose view this is; what others may do stays open."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.seat = view.seat
        self.play = games.imagine(view, Random(0))

    def after(self, decision: Decision) -> list[Event]:
        """All that would happen up to the next question. Cards made up may be among it."""
        play = self.play.clone()
        told: list[Event] = []
        play.state.tell = told.append
        play.submit(self.seat, decision)
        return told

    def drops_out(self, decision: Decision) -> bool:
        """Whether one's own bank would be out at once."""
        return any(
            isinstance(event, BankDroppedOut) and event.seat == self.seat
            for event in self.after(decision)
        )

    def could_act(self) -> bool:
        """Whether there is more to choose from than to leave the action out."""
        choice = self.play.choice(self.seat)
        return isinstance(choice, OrElse) and choice.action.count() > 0

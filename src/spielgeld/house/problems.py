"""What the house itself refuses: not a rule of a game, but a closed table or a taken chair."""

from typing import Any

from spielgeld.kernel.refusal import Refusal, Refused


class Problem(Exception):
    """A reason and its values, said in any language as the message `problem-REASON`."""

    def __init__(self, reason: str, *, retry_after: int | None = None, **values: Any) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values
        self.retry_after = retry_after


class RefusedAt(Refused):
    """Refused by a rule of this game, whose words say why."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.game = game

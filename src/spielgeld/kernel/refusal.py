"""Why something is refused: a rule id, a reason and its values, to be said in any language."""

from dataclasses import dataclass, field
from typing import Any

from spielgeld.kernel.frozen import Frozen
from spielgeld.kernel.numbers import text_of

NOT_ASKED = "G-1"
MALFORMED = "G-2"
OVER = "G-3"
IMPOSSIBLE = "G-4"


@dataclass(frozen=True)
class Refusal(Frozen):
    """The rule that is broken, the way it is broken, and the numbers and words to say it with."""

    rule: str
    reason: str
    values: dict[str, Any] = field(default_factory=dict)

    def __str__(self) -> str:
        values = ", ".join(f"{name}={text_of(value)}" for name, value in self.values.items())
        return f"{self.rule}: {self.reason}" + (f" ({values})" if values else "")


class Refused(ValueError):
    """Raised where something is refused; nothing has changed.

    `game` is the game whose rule refuses, if a game is being played: its words say why.
    """

    def __init__(self, refusal: Refusal, game: str = "") -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
        self.game = game


def impossible(reason: str, **values: Any) -> Refused:
    """G-4: this deal, option, edition or player count can't be."""
    return Refused(Refusal(IMPOSSIBLE, reason, values))

"""Why a decision may be a good one."""

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Reason:
    """A fact that can be read off a view; `name` is said as the message `reason-NAME`."""

    name: str
    values: dict[str, Any] = field(default_factory=dict)


def because(name: str, **values: Any) -> Reason:
    return Reason(name, values)

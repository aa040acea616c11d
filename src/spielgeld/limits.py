"""What keeps one visitor, or one day, from filling a server: all figures that a host may set."""

from collections.abc import Iterable
from dataclasses import dataclass, fields


class NoLimit(Exception):
    """What is said of a limit can't be: the id of a sentence, and its values."""

    def __init__(self, reason: str, /, **values: str) -> None:
        super().__init__(reason)
        self.reason = reason
        self.values = values


@dataclass(frozen=True)
class Limits:
    """Each by its name in the settings, with - for _; docs/server.md says what it bounds."""

    requests_at_once: int = 400
    requests_per_second: float = 40.0
    tables_at_once: int = 30
    tables_per_second: float = 0.2
    hints_at_once: int = 20
    hints_per_second: float = 0.5
    body_bytes: int = 65_536
    bytes_at_once: int = 4_000_000
    bytes_per_second: float = 20_000.0
    header_bytes: int = 32_768
    address_bytes: int = 4_000
    read_seconds: float = 20.0
    take_seconds: float = 60.0
    idle_seconds: int = 75
    open_files: int = 65_536
    connections_of_a_visitor: int = 600
    streams_of_a_visitor: int = 300
    spectators_of_a_table: int = 200
    spectators: int = 5_000
    pages_of_a_chair: int = 20
    pages_of_all_chairs: int = 20_000
    bot_tables_of_a_visitor: int = 4
    waiting_hints: int = 12
    waiting_hints_of_a_visitor: int = 4
    waiting_analyses: int = 40
    waiting_analyses_of_a_visitor: int = 10
    waiting_entries: int = 20_000
    decisions_of_a_record: int = 5_000
    journal_bytes: int = 2_000_000
    tables_at_hand: int = 2_000


USUAL = Limits()
NAMES = {field.name.replace("_", "-"): field.name for field in fields(Limits)}
WHOLE = {name for name, field in NAMES.items() if isinstance(getattr(USUAL, field), int)}


def read_limits(texts: Iterable[str]) -> Limits:
    """`requests-at-once=800` and so on; what is not said stays as it is."""
    said: dict[str, float] = {}
    for text in texts:
        name, _, figure = text.partition("=")
        if name not in NAMES:
            raise NoLimit("unknown", name=name, known=", ".join(NAMES))
        try:
            number = int(figure) if name in WHOLE else float(figure)
        except ValueError:
            number = 0
        if not 0 < number < 1e9:
            raise NoLimit("whole" if name in WHOLE else "number", name=name)
        said[NAMES[name]] = number
    return Limits(**said)  # type: ignore[arg-type]

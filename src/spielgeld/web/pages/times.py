"""Times as pages carry them."""

from datetime import UTC, datetime


def iso(at: float | None) -> str:
    if at is None:
        return ""
    at_zero = datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")
    return at_zero.removesuffix("+00:00") + "Z"

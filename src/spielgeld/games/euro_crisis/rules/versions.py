"""The versions of €uro Crisis's rules: so far nothing has changed."""

from typing import Final

CHANGES: Final[dict[int, tuple[str, ...]]] = {}
"""The rules that changed, by version."""

NEWEST: Final = 1

"""Luck that can be checked: what was promised before the deal, and whether it was kept.

The construction is described in docs/luck.md; every constant of it is a part of the promise.
"""

from spielgeld.luck.lots import Lots
from spielgeld.luck.promise import (
    Contribution,
    Luck,
    commitment_of,
    deal_from,
    is_number,
    new_number,
    pledge_of,
)
from spielgeld.luck.verify import Verdict, seal, verify

__all__ = [
    "Contribution",
    "Lots",
    "Luck",
    "Verdict",
    "commitment_of",
    "deal_from",
    "is_number",
    "new_number",
    "pledge_of",
    "seal",
    "verify",
]

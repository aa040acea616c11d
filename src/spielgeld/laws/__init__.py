"""What holds for every game, whoever wrote it.

A law is a function of a table and a seed: it plays a game there and raises `Broken` if something
does not hold. `LAWS` are all of them, `check` runs them over every table of a game.
"""

from spielgeld.laws.broken import Broken
from spielgeld.laws.check import LAWS, Finding, Report, check
from spielgeld.laws.no_leak import no_leak
from spielgeld.laws.table import Configuration, configurations

__all__ = [
    "LAWS",
    "Broken",
    "Configuration",
    "Finding",
    "Report",
    "check",
    "configurations",
    "no_leak",
]

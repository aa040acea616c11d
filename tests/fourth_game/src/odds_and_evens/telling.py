"""Words in English alone, and not all of them: what is missing is told by its id."""

from pathlib import Path

from spielgeld.telling.game import GameTelling

TELLING = GameTelling("odds-and-evens", Path(__file__).parent)

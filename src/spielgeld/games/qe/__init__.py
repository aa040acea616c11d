"""QE: central banks bail out companies with money they print."""

from spielgeld.games.qe.game import GAME

__all__ = ["GAME"]

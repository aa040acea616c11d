"""Plutocracy: space is time is money is power."""

from spielgeld.games.plutocracy.game import GAME

__all__ = ["GAME"]

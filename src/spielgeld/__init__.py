"""Spielgeld: three satirical board games about money, to play, to host and to study."""

__version__ = "0.3.0.dev0"

"""Spielgeld: three satirical board games about money, to play, to host and to study."""

import sys

# Bids have no limit. Python's own, 4,300 digits for reading and printing an integer, would be one.
sys.set_int_max_str_digits(0)

__version__ = "0.2.0"

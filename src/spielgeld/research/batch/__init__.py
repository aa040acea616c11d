"""Thousands of tables at once, as arrays: for learning from millions of games."""

from spielgeld.research.batch.qe import QeTables

__all__ = ["QeTables"]

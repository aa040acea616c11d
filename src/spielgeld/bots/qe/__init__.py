"""Bots that play QE."""

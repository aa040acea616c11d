"""Bots that play Plutocracy."""

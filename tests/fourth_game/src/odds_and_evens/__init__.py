"""A game in another package: both show fingers at once; seat 0 wins if the sum is even."""

from spielgeld.games.package import GamePackage

PACKAGE = GamePackage(rules="odds_and_evens.rules:GAME", telling="odds_and_evens.telling:TELLING")

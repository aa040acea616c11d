"""Words in English alone, and not all of them: what is missing is told by its id."""

from pathlib import Path

from spielgeld.render.game import GameRender

RENDER = GameRender("odds-and-evens", Path(__file__).parent)

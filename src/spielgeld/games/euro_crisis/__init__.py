"""€uro Crisis: banks lend to states, buy their property and survive riots and debt cuts."""

from spielgeld.games.euro_crisis.game import GAME

__all__ = ["GAME"]

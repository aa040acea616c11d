"""The guide of QE for search."""

from random import Random

from spielgeld.bots.guide import Guide, values
from spielgeld.bots.qe import banker
from spielgeld.bots.qe.beliefs import Beliefs, World
from spielgeld.bots.qe.outlook import outlook
from spielgeld.bots.qe.plausible import imagine_plausible
from spielgeld.games.qe.phases import BLIND_BIDS, OPEN_BID
from spielgeld.games.qe.state import QeState
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.view import View

WORLDS = 12


class QeGuide(Guide):
    def imagine(self, view: View, rng: Random) -> Play:
        return imagine_plausible(view, rng)

    def menu(self, view: View, choice: Choice, rng: Random) -> list[Decision]:
        if view.table.stage == "look":
            return list(choice)
        assert view.seat is not None
        beliefs = Beliefs(view.table, view.seat)
        worlds = [World(beliefs, rng) for _ in range(WORLDS)]
        return [{"bid": bid} for bid in banker.menu(beliefs, worlds, choice)]

    def likely(self, view: View, choice: Choice, rng: Random) -> Decision:
        return banker.weigh(view, choice, rng, WORLDS)

    def alternatives(self, view: View, choice: Choice, rng: Random) -> list[Decision]:
        """None: what others know differs from world to world, so nothing is learnt about them."""
        return []

    def goes_deeper(self, play: Play) -> bool:
        return False

    def is_quiet(self, play: Play) -> bool:
        """Between two sales."""
        return play.state.agenda[-1] in (OPEN_BID, BLIND_BIDS)

    def judge(self, play: Play, rng: Random) -> list[float]:
        if play.over:
            return values(play.ranking(), play.players)
        state = play.state
        assert isinstance(state, QeState)
        return outlook(state, rng)

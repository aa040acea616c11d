"""How likely a bank ends as the top spender, who is out, by what its seat knows."""

from random import Random

from spielgeld.bots.qe.outlook import Outlook
from spielgeld.bots.qe.plausible import imagine_plausible
from spielgeld.games.qe.state import QeState
from spielgeld.kernel.view import View

WORLDS = 60


def chance_to_spend_most(view: View, rng: Random) -> float:
    """The share of likely tables, played on roughly, at whose end this seat has spent most."""
    assert view.seat is not None
    times = 0
    for _ in range(WORLDS):
        state = imagine_plausible(view, rng).state
        assert isinstance(state, QeState)
        table = Outlook(state)
        table.play_on(rng)
        times += table.spent[view.seat] == max(table.spent)
    return times / WORLDS

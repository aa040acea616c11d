"""How likely a bank ends as the top spender, who is out, by what its seat knows."""

from random import Random

from spielgeld.games.qe.bots.beliefs import Beliefs
from spielgeld.games.qe.bots.past import imagine_tables
from spielgeld.games.qe.bots.scholar import play_on
from spielgeld.kernel.view import View

WORLDS = 150


def chance_to_spend_most(view: View, rng: Random) -> float:
    """The share of likely tables, played on by scholars, at whose end this seat has spent most."""
    assert view.seat is not None
    memory = imagine_tables(view, Beliefs(view.table, view.seat), WORLDS, rng)
    play_on(memory)
    crowd = memory.crowd
    return float((crowd.spent[view.seat] == crowd.spent.max(0)).mean())

"""The banker of Plutocracy: plans a voyage of three stops and makes its first move."""

from random import Random

from spielgeld import games
from spielgeld.games.plutocracy.bots.forecast import bankers_turns, table_of
from spielgeld.games.plutocracy.bots.starts import best_starts, cheapest_position
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    table: PlutocracyTable = view.table
    assert view.seat is not None
    if table.stage == "auction":
        return cheapest_position(table)
    if table.stage == "start":
        return best_starts(table)[0]
    # Nothing is hidden: what is imagined is the table itself.
    return bankers_turns(table_of(games.imagine(view, rng)))[0][0]

"""Who plays along. A bot sees a view and a choice, never the state."""

from random import Random

from sample_game.rules import CONTRACTS, LARGEST, TendersView
from spielgeld.bots.reason import Reason, because
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View
from spielgeld.research.study import Study


def worth(table: TendersView) -> int:
    """What the contract on tender is worth to the one whose view this is."""
    contract = table.contracts[-1]
    return CONTRACTS[contract] * (2 if contract == table.friend else 1)


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    """The rookie: about as many notes as the contract is worth.

    Equal envelopes win nothing, so the more play along, the less it does what all would do.
    """
    wanted = min(worth(view.table), LARGEST) + rng.randrange(1 - view.players, view.players)
    return min(choice, key=lambda decision: (abs(decision["envelope"] - wanted), rng.random()))


def reasons(view: View, decision: Decision) -> list[Reason]:
    """Why a decision may be a good one: facts that a hint tells, as the messages reason-..."""
    table: TendersView = view.table
    contract = table.contracts[-1]
    found = []
    if contract == table.friend:
        found.append(because("friend", contract=contract))
    left = [notes for notes in range(1, LARGEST + 1) if notes not in spent(view)]
    if decision["envelope"] == max(left):
        found.append(because("fullest", points=worth(table)))
    elif decision["envelope"] == min(left):
        found.append(because("thinnest", points=worth(table)))
    return found or [because("middle", points=worth(table))]


def spent(view: View) -> list[int]:
    assert view.seat is not None
    return [envelopes[view.seat] for envelopes in view.table.filled]


STUDY = Study(score="points")
"""Which field of the summary `spielgeld simulate` takes for the score."""

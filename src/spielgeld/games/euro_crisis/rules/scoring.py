"""The final scoring of €uro Crisis."""

from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.kernel.state import Seat


def score(state: EuroCrisisState, seat: Seat) -> int:
    """EC-41: PP and half of gold, weapons and income, rounded up."""
    halved = state.gold[seat] + state.weapons[seat] + state.income[seat]
    return state.pp[seat] - (-halved // 2)


def ranking(state: EuroCrisisState) -> list[list[Seat]]:
    """EC-40, EC-41: by score, then by income; banks that are out share the last place."""
    banks = sorted(state.order, key=lambda seat: (-score(state, seat), state.order.index(seat)))
    out = [seat for seat in range(state.setting.players) if seat not in state.order]
    return [[seat] for seat in banks] + ([out] if out else [])

"""Who wins, and how ties are broken."""

from spielgeld.games.plutocracy.rules.state import PlutocracyState
from spielgeld.kernel.state import Seat


def ranking(state: PlutocracyState) -> list[list[Seat]]:
    """PL-19: most councillors first; those who are out come last, together (PL-30)."""
    seats = range(state.terms.players)
    playing = [seat for seat in seats if not state.out[seat]]
    out = [seat for seat in seats if state.out[seat]]
    places = [[seat] for seat in sorted(playing, key=lambda seat: standing(state, seat))]
    return [*places, out] if out else places


def standing(state: PlutocracyState, seat: Seat) -> tuple[int, int, int, int]:
    """PL-19: less is better. Ties go to less time, then to the higher disc.

    PL-24: with a personal THE END the gap to it comes before that.
    """
    time = state.track.times[seat]
    gap = 0
    if state.terms.personal:
        gap = state.ends[seat] - time
        if state.terms.larger_gap:
            gap = -gap
    return (-state.councillors[seat], gap, time, -state.track.heights[seat])


def tie_break(state: PlutocracyState) -> str:
    """What put the first place before the second, if their councillors are level.

    `gap-larger` or `gap-smaller` (PL-24), `time` or `disc` (PL-19).
    """
    playing = [place[0] for place in ranking(state) if not state.out[place[0]]]
    if len(playing) < 2:
        return ""
    first, second = standing(state, playing[0]), standing(state, playing[1])
    if first[0] != second[0]:
        return ""
    if first[1] != second[1]:
        return "gap-larger" if state.terms.larger_gap else "gap-smaller"
    return "time" if first[2] != second[2] else "disc"


def winners(state: PlutocracyState) -> list[Seat]:
    """The first place; nobody if all are out."""
    return [] if all(state.out) else ranking(state)[0]

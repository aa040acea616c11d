"""Why a game ended so, in a sentence for the one who reads it."""

from collections.abc import Sequence

from spielgeld.kernel.state import Seat
from spielgeld.telling.words import Words

Ranking = Sequence[Sequence[Seat]]


def say_ending(
    seat: Seat | None,
    ranking: Ranking,
    points: Sequence[int],
    out: Sequence[bool],
    words: Words,
    names: Sequence[str],
    decided_by: str = "",
) -> str:
    """By what won: the most points, or what decided among those who were level.

    `decided_by` is for messages of games in which not always the same does.
    """
    if all(out):
        return words.say("ending-all-out", decided_by=decided_by)
    winners = ranking[0]
    best = points[winners[0]]
    named = [names[winner] for winner in winners]
    values = {"winner": named, "points": best, "decided_by": decided_by}
    if seat is not None and out[seat]:
        return words.say("ending-out", **values)
    level = [other for place in ranking[1:] for other in place if points[other] == best]
    level = [other for other in level if not out[other]]
    if len(winners) > 1:
        return words.say("ending-shared", **values)
    if seat in winners:
        return words.say("ending-level-you" if level else "ending-won-you", **values)
    if level and (seat is None or seat in level):
        return words.say("ending-level", **values)
    if seat is None:
        return words.say("ending-won", **values)
    return words.say("ending-won-other", **values, mine=points[seat])

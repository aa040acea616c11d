"""Playing on at random: for search, for simulations and for measuring."""

from random import Random

from spielgeld.kernel.play import Play


def play_out(play: Play, rng: Random) -> int:
    """Decide for everybody at random until the game is over; says how many decisions that took."""
    before = len(play.decisions)
    while play.asked:
        asked = play.asked
        for seat in play.waiting:
            play.submit(seat, asked[seat].sample(rng))
    return len(play.decisions) - before

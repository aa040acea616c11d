"""Random playouts of other people's games, for comparison; run by the Python that has them.

python bench/peers.py rlcard|open_spiel [SECONDS]
"""

# mypy: ignore-errors

import json
import random
import sys
import time


def rlcard(seconds: float) -> tuple[int, float]:
    """RLCard's no-limit hold'em through its step API."""
    import rlcard as library

    env = library.make("no-limit-holdem", config={"seed": 1})
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
    return steps, time.process_time() - started


def open_spiel(seconds: float) -> tuple[int, float]:
    """OpenSpiel's goofspiel (C++) with four players through its Python API."""
    import pyspiel

    game = pyspiel.load_game("goofspiel(players=4,num_cards=13)")
    steps = 0
    started = time.process_time()
    while time.process_time() - started < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            elif state.is_simultaneous_node():
                actions = [random.choice(state.legal_actions(seat)) for seat in range(4)]
                state.apply_actions(actions)
                steps += 4
            else:
                state.apply_action(random.choice(state.legal_actions()))
                steps += 1
    return steps, time.process_time() - started


def main() -> None:
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 2.0
    steps, spent = {"rlcard": rlcard, "open_spiel": open_spiel}[sys.argv[1]](seconds)
    print(json.dumps({"decisions/s": round(steps / spent)}))


if __name__ == "__main__":
    main()

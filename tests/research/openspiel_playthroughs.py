"""Games as OpenSpiel writes them down, compared on each run.

python -m tests.research.openspiel_playthroughs
"""

from pathlib import Path

from spielgeld.research.envs import openspiel_game

GAMES = {"qe": 3, "plutocracy": 2, "euro-crisis": 3}
LINES = 220
FOLDER = Path(__file__).parent / "playthroughs"


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def playthrough(name: str) -> str:
    """The deal and the first decisions; the rest of a game would be longer and say no more."""
    # It brings all of OpenSpiel's games and SciPy: too much for everybody who collects tests.
    from open_spiel.python.algorithms import generate_playthrough

    game = str(openspiel_game(name, GAMES[name]))
    written = generate_playthrough.playthrough_lines(game, seed=1, observation_params_string="")
    kept = [line for line in written if "ensor" not in line and "ObservationString" not in line]
    return "\n".join(kept[:LINES]) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in GAMES:
        path_of(each).write_text(playthrough(each), encoding="utf-8")

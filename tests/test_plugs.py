"""A package that can't be loaded is named, and nothing else suffers."""

from pathlib import Path

from tests.test_plug_in import run

POINTS = """
[spielgeld.games]
broken = broken_game:PACKAGE
[spielgeld.bots]
broken-rookie = broken_game:decide
"""


BEFORE = """
[spielgeld.games]
odds = old_game:GAME
[spielgeld.render]
odds = old_game.telling:RENDER
[spielgeld.html]
odds = old_game.page:HTML
[spielgeld.bots]
odds-rookie = old_game.bots:decide
[spielgeld.reasons]
odds = old_game.bots:reasons
[spielgeld.studies]
odds = old_game.bots:STUDY
"""


def bring(folder: Path, name: str, code: str, points: str) -> None:
    """A package as if it were installed there."""
    (folder / f"{name}.py").write_text(code, encoding="utf-8")
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    about = f"Metadata-Version: 2.1\nName: {name.replace('_', '-')}\nVersion: 1.0\n"
    (info / "METADATA").write_text(about)
    (info / "entry_points.txt").write_text(points, encoding="utf-8")


def test_a_package_for_0_2_is_told_what_to_change(tmp_path: Path) -> None:
    """In one sentence, whatever else it brought; nothing of it is loaded but what leads there."""
    code = "from spielgeld.games.qe.rules.game import GAME"
    bring(tmp_path, "old_game", code, BEFORE)
    result = run(tmp_path, "spielgeld", "games")
    assert result.returncode == 0
    assert "odds" not in result.stdout
    said = [line for line in result.stderr.splitlines() if "old-game" in line]
    assert len(said) == 1
    assert "as packages for Spielgeld 0.2 did" in said[0]
    assert "docs/new-game.md" in said[0]


def test_a_broken_package_is_named_and_left_out(tmp_path: Path) -> None:
    bring(tmp_path, "broken_game", "import nothing_of_the_kind", POINTS)
    result = run(tmp_path, "spielgeld", "games")
    assert result.returncode == 0
    assert "(qe)" in result.stdout
    assert (
        "broken-game: spielgeld.games 'broken' (broken_game:PACKAGE) can't be loaded"
        in result.stderr
    )
    assert "nothing_of_the_kind" in result.stderr

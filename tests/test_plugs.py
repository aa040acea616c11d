"""A package that can't be loaded is named, and nothing else suffers."""

from pathlib import Path

from tests.test_plug_in import run

POINTS = """
[spielgeld.games]
broken = broken_game:GAME
[spielgeld.html]
broken = broken_game:HTML
[spielgeld.bots]
broken-rookie = broken_game:decide
"""


def test_a_broken_package_is_named_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "broken_game.py").write_text("import nothing_of_the_kind", encoding="utf-8")
    info = tmp_path / "broken_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    result = run(tmp_path, "spielgeld", "games")
    assert result.returncode == 0
    assert "(qe)" in result.stdout
    assert (
        "broken-game: spielgeld.games 'broken' (broken_game:GAME) can't be loaded" in result.stderr
    )
    assert "nothing_of_the_kind" in result.stderr

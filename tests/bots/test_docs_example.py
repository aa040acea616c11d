"""The bot in docs/bots.md is short, and it plays."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from spielgeld.cli.arena import arena

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "bots.md"


def test_the_example_bot_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = PAGE.read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)
    assert len([line for line in example.splitlines() if line.strip()]) <= 20
    (tmp_path / "my_bot.py").write_text(example, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for players in ("3", "4", "5"):
        arguments = ["qe", "--bots", "my_bot:MyBot,random", "--games", "8", "--processes", "1"]
        result = CliRunner().invoke(arena, [*arguments, "--players", players])
        assert result.exit_code == 0, result.output
        assert "my_bot:MyBot" in result.output
        assert "faults" not in result.output

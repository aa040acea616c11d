"""`spielgeld --help` answers at once: it loads no command, and yet says what each does."""

import subprocess
import sys

import click
import pytest
from click.testing import CliRunner

from spielgeld.cli import COMMANDS, EXTRAS, spielgeld


def test_help_loads_no_command() -> None:
    code = (
        "import sys; from spielgeld.cli import spielgeld\n"
        "spielgeld(['--help'], standalone_mode=False)\n"
        "print(*[name for name in sys.modules if name.startswith('spielgeld')], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stderr.split()) == {"spielgeld", "spielgeld.cli"}
    for name in COMMANDS:
        assert f"\n  {name} " in done.stdout


@pytest.mark.parametrize("name", COMMANDS)
def test_help_says_what_the_command_says_of_itself(name: str) -> None:
    command = spielgeld.get_command(click.Context(spielgeld), name)
    assert command is not None
    assert command.get_short_help_str(limit=200) == COMMANDS[name]


@pytest.mark.parametrize("words", [*COMMANDS, "arena merge"])
def test_each_command_explains_itself(words: str) -> None:
    told = CliRunner().invoke(spielgeld, [*words.split(), "--help"], prog_name="spielgeld")
    assert told.exit_code == 0, told.output
    assert told.output.startswith(f"Usage: spielgeld {words} [OPTIONS]")
    assert "\\" not in told.output


def test_what_needs_an_extra_is_a_command() -> None:
    assert set(EXTRAS) <= set(COMMANDS)

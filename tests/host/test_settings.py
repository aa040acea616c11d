"""Every option by variable and by file; what is wrong with one is said in one sentence."""

import os
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from spielgeld.cli import backup, spielgeld
from spielgeld.cli.hosting import PASSWORD, SETTINGS, variable
from spielgeld.cli.serve import command as serve
from spielgeld.store.database import CantOpen


def run(*arguments: str, **environment: str) -> Result:
    everything = {"LC_ALL": "en_GB.UTF-8", **environment}
    return CliRunner().invoke(spielgeld, arguments, env=everything)


def check_sentence(result: Result) -> str:
    assert result.exit_code == 2, result.output
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    return result.stderr


def test_every_option_of_serve_is_a_setting() -> None:
    options = {option.name: option for option in serve.params if isinstance(option, click.Option)}
    for name in set(options) - {"lang", "config"}:
        written = (name or "").replace("_", "-")
        assert written in SETTINGS
        assert options[name].envvar == variable(written)
    assert {name.replace("-", "_") for name in SETTINGS} - set(options) == {"database_password"}


def settings_of(folder: Path, text: str, *more: str, **environment: str) -> dict[str, object]:
    """What `serve` would be called with."""
    file = folder / "spielgeld.toml"
    file.write_text(text, encoding="utf-8")
    found: dict[str, object] = {}
    kept = serve.callback

    def look(**values: object) -> None:
        found.update(values)

    serve.callback = look
    try:
        result = run("serve", "--config", str(file), *more, **environment)
    finally:
        serve.callback = kept
    assert result.exit_code == 0, result.output
    return found


def test_a_file_counts_less_than_a_variable_and_that_less_than_an_option(tmp_path: Path) -> None:
    text = 'port = 1\nworkers = 2\nkeep = 30\ntrust-proxy = ["10.0.0.0/8", "::1"]\n'
    found = settings_of(tmp_path, text, "--port", "3", SPIELGELD_PORT="2", SPIELGELD_WORKERS="4")
    assert (found["port"], found["workers"], found["keep"]) == (3, 4, 30)
    assert found["trust_proxy"] == ("10.0.0.0/8", "::1")
    found = settings_of(tmp_path, "", SPIELGELD_TRUST_PROXY="10.0.0.0/8 192.168.0.0/16")
    assert found["trust_proxy"] == ("10.0.0.0/8", "192.168.0.0/16")


def test_a_password_comes_by_file_or_variable(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secret = tmp_path / "secret"
    secret.write_text("p@ss\n", encoding="utf-8")
    for name in (variable(PASSWORD), f"{variable(PASSWORD)}_FILE"):
        monkeypatch.delenv(name, raising=False)
    url = {"SPIELGELD_DATABASE": "postgresql://me@db/games"}
    whole = "postgresql://me:p%40ss@db/games"
    try:
        found = settings_of(tmp_path, f"{PASSWORD} = 'p@ss'", **url)
        assert found["database"] == whole
        os.environ.pop(variable(PASSWORD), None)
        variables = {f"{variable(PASSWORD)}_FILE": str(secret)}
        assert settings_of(tmp_path, "", **url, **variables)["database"] == whole
    finally:
        os.environ.pop(variable(PASSWORD), None)


@pytest.mark.parametrize("option", ["--database=postgresql://me:pw@db/x", "--smtp=smtp://m:pw@x"])
def test_no_password_stands_in_the_process_list(option: str) -> None:
    sentence = check_sentence(run("serve", option))
    assert "SPIELGELD_" in sentence
    assert ":pw" not in sentence


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("colour = 1", "colour"),
        ("port = \nx", "line 1"),
        ("port = 'x'", "port"),
        ("workers = [1, 2]", "workers"),
        ("workers = true", "workers"),
        ("workers = 2.5", "workers"),
        ("trust-proxy = '10.0.0.0/8'", '["10.0.0.0/24"]'),
        ("database-password = 5", "database-password"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "spielgeld.toml"
    file.write_text(text, encoding="utf-8")
    result = run("serve", "--config", str(file))
    assert result.exit_code == 2
    assert said in result.stderr
    assert "nowhere" in check_sentence(run("serve", "--config", str(tmp_path / "nowhere")))


@pytest.mark.parametrize(
    "option",
    ["--trust-proxy=many", "--metrics-from=10.0.0.0/99", "--base-path=games", "--site=games"],
)
def test_what_cant_be_is_said(tmp_path: Path, option: str) -> None:
    check_sentence(run("serve", "--port", "0", option, "--database", f"sqlite:///{tmp_path}/x.db"))


def test_secrets_of_a_unit_reach_the_commands_beside_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In either order; a variable that is set counts more, and a password is never shown."""
    config, secrets, password = (tmp_path / name for name in ("c.toml", "unit.env", "password"))
    config.write_text('database = "postgresql://ada@127.0.0.1:1/x"\n', encoding="utf-8")
    password.write_text("from a file\n", encoding="utf-8")
    found: list[str] = []

    def asked(lines: str, *arguments: str, **environment: str) -> str:
        secrets.write_text(lines, encoding="utf-8")
        told = run("backup", str(tmp_path / "copy"), *arguments, **environment)
        check_sentence(told)
        assert "from a" not in told.output
        return found.pop()

    def look(database: str, file: Path) -> int:
        found.append(database)
        raise CantOpen("No.")

    files = (["--config", str(config)], ["--env-file", str(secrets)])
    with monkeypatch.context() as patch:
        patch.setattr(backup, "back_up", look)
        for order in (files, files[::-1]):
            both = [*order[0], *order[1]]
            for line in (
                "SPIELGELD_DATABASE_PASSWORD=from a line\n",
                '; a comment\n\n SPIELGELD_DATABASE_PASSWORD = "from a line"\nOTHER=1\n',
            ):
                assert "from a line" in asked(line, *both)
            line = f"SPIELGELD_DATABASE_PASSWORD_FILE={password}\n"
            assert "from a file" in asked(line, *both)
            more = {"SPIELGELD_DATABASE_PASSWORD": "set"}
            assert ":set@" in asked("SPIELGELD_DATABASE_PASSWORD=x\n", *both, **more)
    for lines in ("A='\n", "\udcff"):
        secrets.write_bytes(lines.encode(errors="surrogateescape"))
        assert str(secrets) in check_sentence(run("tables", "--env-file", str(secrets)))
    assert "can't be read" in check_sentence(run("tables", "--env-file", str(tmp_path / "none")))

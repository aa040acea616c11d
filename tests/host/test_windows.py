"""`spielgeld serve` where a system has no Unix sockets, no fcntl and no resource: Windows."""

import importlib.metadata
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import click
import pytest

from spielgeld import cli
from tests.web.server import Server, fetch, new_table
from tests.web.test_api import wait_for

SYSTEM = [sys.executable, "-m", "tests.host.like_windows"]


class WindowsServer(Server):
    def _begin(self, command: list[str], environment: dict[str, str]) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*SYSTEM, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )


def told(*arguments: str) -> tuple[int, str]:
    done = subprocess.run(
        [*SYSTEM, *arguments, "--lang", "en"], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stderr


def test_it_serves_a_game_with_bots(tmp_path: Path) -> None:
    server = WindowsServer(f"sqlite:///{tmp_path}/games.db")
    host, (ada,) = new_table(server, "A", bots={"1": "rookie", "2": "rookie"})
    host.post("/start")
    wait_for(lambda: ada.view["choice"] is not None)
    ada.decide(bid=7)
    # The first opens, alone, then all others bid: whoever Ada is, a bot has decided.
    wait_for(lambda: ada.view["view"]["step"] > 1)
    wait_for(lambda: fetch(f"{server.url}/readyz").status_code == 200)
    assert fetch(f"{server.url}/metrics").status_code == 200
    assert "Traceback" not in server.stop()


@pytest.mark.parametrize("more", [("--workers", "2"), ("--unix-socket", "x.socket")])
@pytest.mark.parametrize("database", ["sqlite:///x.db", "postgresql://localhost/x"])
def test_what_it_can_not_do_is_refused_in_a_sentence(more: tuple[str, str], database: str) -> None:
    code, error = told("serve", "--port", "0", "--database", database, *more)
    assert (code, error) == (2, f"Error: {more[0]} needs Linux or macOS.\n")


def test_only_a_missing_extra_is_called_one(monkeypatch: pytest.MonkeyPatch) -> None:
    context = cli.spielgeld.make_context("spielgeld", ["serve"])

    def without(name: str) -> None:
        """`serve` finds no module of this name."""

        def load(module: str) -> ModuleType:
            if module == "spielgeld.cli.serve":
                raise ModuleNotFoundError(name=name)
            return import_module(module)

        with monkeypatch.context() as patch:
            patch.setattr("importlib.import_module", load)
            cli.LazyGroup().get_command(context, "serve")

    for name in ("resource", "spielgeld.web.nowhere", "pandas"):
        with pytest.raises(ModuleNotFoundError):
            without(name)
    for name in ("uvicorn", "sqlalchemy.orm", "prometheus_client"):
        with pytest.raises(click.ClickException, match=r"spielgeld\[server\]"):
            without(name)


def test_every_package_of_an_extra_is_known_by_the_module_that_it_brings() -> None:
    modules: dict[str, list[str]] = {}
    for module, packages in importlib.metadata.packages_distributions().items():
        for package in packages:
            modules.setdefault(package.lower().replace("_", "-"), []).append(module)
    for requirement in importlib.metadata.requires("spielgeld") or []:
        if re.search("extra == ['\"]server", requirement) and "[" not in requirement:
            name = re.match(r"[\w.-]+", requirement)
            assert name is not None
            assert any([cli.brings("server", module) for module in modules[name[0]]]), name[0]

"""A host's machine in a folder, on which the commands of docs/server.md are run.

`/etc` and the like lie in the folder, packages come from the environment of the tests, and systemd,
Docker and Debian's package manager are played here. All else is done by bash, pip, PostgreSQL and
ourselves.
"""

import os
import re
import shlex
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import distribution
from pathlib import Path
from shutil import copytree

import httpx
import yaml
from packaging.requirements import Requirement

from tests.host.test_listening import ACTIVATE
from tests.install.environment import Environment, needs
from tests.web.server import PATIENCE, fetch

ROOT = Path(__file__).resolve().parent.parent.parent
PLACES = re.compile(r"(?<![\w./])/(?=(?:opt|etc|usr/local|var/lib|backups)\b)")
DATABASE = "postgresql://spielgeld@{}/spielgeld"
DONE = "--- done: "
MAIN = "from spielgeld.cli import main; main()"


class Shell:
    """One bash for all commands, so that what one sets the next one has."""

    def __init__(self, folder: Path, environment: dict[str, str]) -> None:
        self._answers = folder / "answers"
        self._answers.write_text("y\n" * 9, encoding="utf-8")
        self._bash = subprocess.Popen(
            ["bash"],
            cwd=folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        self.run("set -o pipefail")

    def run(self, command: str) -> str:
        """What it says; it must succeed."""
        assert self._bash.stdin is not None
        assert self._bash.stdout is not None
        asked = f"{{ {command}\n}} < {shlex.quote(str(self._answers))}\necho '{DONE}'$?\n"
        self._bash.stdin.write(asked)
        self._bash.stdin.flush()
        said = ""
        for line in self._bash.stdout:
            before, mark, code = line.partition(DONE)
            said += before
            if mark:
                assert code == "0\n", f"{command}\n{said}"
                return said
        raise AssertionError(f"{command}\n{said}")

    def close(self) -> None:
        self._bash.communicate(timeout=PATIENCE)


class Machine:
    """`url` is where its service answers, while it does; `links` has the wheels that pip finds."""

    def __init__(self, folder: Path, postgres: Path, container: Path) -> None:
        self.folder = folder
        self.url = ""
        self.container_url = ""
        self.links = folder / "links"
        self.journal = folder / "journal"
        self._door: socket.socket | None = None
        self._service: subprocess.Popen[str] | None = None
        self._container: subprocess.Popen[str] | None = None
        self._environments: dict[Path, Environment] = {}
        self._changed = {
            "runuser -u postgres -- ": "",
            "docker compose exec -T database ": f"PGHOST={container} ",
            DATABASE.format("localhost"): f"{DATABASE.format('')}?host={postgres}",
        }
        self.container_database = f"{DATABASE.format('')}?host={container}"
        places = ("opt", "etc/systemd/system", "etc/caddy", "usr/local/bin", "var/lib", "home")
        for place in (*places, "links", "bin"):
            (folder / place).mkdir(parents=True)
        copytree(ROOT / "deploy", folder / "source" / "deploy")
        python = folder / "bin" / "python3"
        python.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n', "utf-8")
        python.chmod(0o755)
        path = [str(folder / "bin"), str(folder / "usr/local/bin"), os.environ["PATH"]]
        self.environment = {
            "PATH": os.pathsep.join(path),
            "HOME": str(folder / "home"),
            "LC_ALL": "C.UTF-8",
            "PGHOST": str(postgres),
            "PGUSER": "postgres",
            "PIP_NO_INDEX": "1",
            "PIP_FIND_LINKS": str(self.links),
            "PIP_CONFIG_FILE": os.devnull,
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            **{name: os.environ[name] for name in ("SSL_CERT_FILE",) if name in os.environ},
        }
        self.shell, self.shell_of_docker = (
            Shell(folder / place, self.environment) for place in ("home", "source")
        )

    def change(self, said: str, meant: str) -> None:
        """What a host writes for what the guide says, from now on."""
        self._changed[said] = meant

    @contextmanager
    def with_docker(self) -> Iterator[None]:
        """A host with Docker is another one, who has the source folder."""
        self.shell, self.shell_of_docker = self.shell_of_docker, self.shell
        yield
        self.shell, self.shell_of_docker = self.shell_of_docker, self.shell

    def run(self, command: str) -> str:
        """One command of the guide."""
        for said, meant in self._changed.items():
            command = command.replace(said, meant)
        command = PLACES.sub(f"{self.folder}/", command).partition("  #")[0]
        match command.split():
            case ["apt", "install", "--yes", *packages]:
                assert set(packages) <= {"python3-venv", "caddy", "postgresql"}
            case ["systemctl", verb, *units]:
                self._systemctl(verb, *units)
            case ["docker", "compose", verb, *rest] if verb in ("up", "stop", "start"):
                self._compose(verb, *rest)
            case [program, "serve"] if program.endswith("/spielgeld"):
                self._serve_until_interrupted(Path(self.place, program))
            case [pip, "install", *rest] if pip.endswith("/pip"):
                wanted = Requirement(shlex.split(rest[-1])[0])
                environment = Path(self.place, pip).parent.parent
                for extra in ("", *wanted.extras):
                    self._environments[environment].bring(*needs(distribution("spielgeld"), extra))
                return self.shell.run(f"{command} --quiet")
            case ["python3", "-m", "venv", folder]:
                self.shell.run(command)
                environment = Path(self.place, folder)
                self._environments[environment] = Environment(environment)
            case _:
                return self.shell.run(command)
        return ""

    @property
    def place(self) -> str:
        """The folder in which the commands are."""
        return self.shell.run("pwd").strip()

    @property
    def settings(self) -> Path:
        return self.folder / "etc" / "spielgeld.toml"

    def close(self) -> None:
        self.shell.close()
        self.shell_of_docker.close()
        for process in (self._service, self._container):
            if process is not None:
                process.terminate()
                process.communicate(timeout=PATIENCE)
        if self._door is not None:
            self._door.close()

    def _serve_until_interrupted(self, program: Path) -> None:
        process = subprocess.Popen(
            [str(program), "serve"],
            env={**self.environment, "SPIELGELD_PORT": "0"},
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        address = re.search(r"http://\S+", process.stdout.readline())
        assert address is not None
        wait_for_answer(address[0], process)
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=PATIENCE)
        assert process.returncode == 0

    # systemd

    def _systemctl(self, verb: str, *units: str) -> None:
        match verb, units:
            case "reload", ("caddy",):
                text = (self.folder / "etc/caddy/Caddyfile").read_text("utf-8")
                assert "\ngames.example.org {\n" in text
            case "enable", ("--now", "spielgeld.socket", "spielgeld.service"):
                for unit in units[1:]:
                    assert (self.folder / "etc/systemd/system" / unit).is_file()
                self._door = socket.create_server(("127.0.0.1", 0))
                text = self.settings.read_text("utf-8")
                assert 'site = "https://games.example.org"' in text
                site = f"http://127.0.0.1:{self._door.getsockname()[1]}"
                text = text.replace("https://games.example.org", site)
                text = text.replace("sqlite:////var", f"sqlite:///{self.folder}/var")
                self.settings.write_text(text, "utf-8")
                self._start()
            # A visitor at the open socket would start the service again.
            case "stop", ("spielgeld.socket", "spielgeld.service"):
                self._stop()
            case "start", ("spielgeld.socket", "spielgeld.service"):
                self._start()
            case "restart", ("spielgeld",):
                self._stop()
                self._start()
            case "reload", ("spielgeld",):
                assert self._service is not None
                assert self._unit()["ExecReload"] == "/bin/kill -HUP $MAINPID"
                self._service.send_signal(signal.SIGHUP)
            case _:
                raise AssertionError(f"systemctl {verb} {units}: nobody has played this")

    def _unit(self) -> dict[str, str]:
        text = (self.folder / "etc/systemd/system/spielgeld.service").read_text("utf-8")
        return dict(re.findall(r"^(\w+)=(.*)$", PLACES.sub(f"{self.folder}/", text), re.MULTILINE))

    def _start(self) -> None:
        assert self._door is not None
        unit = self._unit()
        secrets = Path(unit["EnvironmentFile"].removeprefix("-").replace("-/", "/"))
        assert secrets.stat().st_mode & 0o077 == 0
        given = dict(
            word.split("=", 1)
            for line in secrets.read_text("utf-8").splitlines()
            for word in shlex.split(line)
        )
        state = self.folder / "var/lib" / unit["StateDirectory"]
        state.mkdir(mode=0o700, exist_ok=True)
        program, *arguments = shlex.split(unit["ExecStart"])
        assert Path(program).is_file()
        python = str(Path(program).with_name("python"))
        with self.journal.open("a", encoding="utf-8") as journal:
            self._service = subprocess.Popen(
                [python, "-c", ACTIVATE, str(self._door.fileno()), MAIN, *arguments],
                cwd=state,
                env={**self.environment, **given},
                pass_fds=[self._door.fileno()],
                stdout=journal,
                stderr=subprocess.STDOUT,
                text=True,
            )
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        wait_for_answer(f"{self.url}/readyz", self._service)

    def _stop(self) -> None:
        assert self._service is not None
        self.url = ""
        self._service.terminate()
        self._service.wait(PATIENCE)

    # Docker

    def _compose(self, verb: str, *rest: str) -> None:
        deploy = self.folder / "source" / "deploy"
        assert self.place == str(deploy)
        known = dict(line.split("=", 1) for line in (deploy / ".env").read_text().splitlines())
        text = (deploy / "compose.yaml").read_text("utf-8")
        for name in re.findall(r"\$\{(\w+):\?", text):
            assert known[name]
        match verb, rest:
            case ("up", ("--detach", "--build")) | ("start", ("spielgeld",)):
                self._contain(yaml.safe_load(re.sub(r"\$\{(\w+):\?[^}]*\}", known["SITE"], text)))
            case "stop", ("spielgeld",):
                assert self._container is not None
                self._container.terminate()
                self._container.communicate(timeout=PATIENCE)
            case _:
                raise AssertionError(f"docker compose {verb} {rest}: nobody has played this")

    def _contain(self, compose: dict[str, dict[str, dict[str, dict[str, str]]]]) -> None:
        """What the container of our own runs, beside a PostgreSQL as the other one has it."""
        deploy = self.folder / "source" / "deploy"
        ours = compose["services"]["spielgeld"]["environment"]
        secret = str(deploy / "database-password")
        environment = {
            **self.environment,
            **{n: v.replace("/run/secrets/database-password", secret) for n, v in ours.items()},
            "SPIELGELD_DATABASE": self.container_database,
            "SPIELGELD_PORT": "0",
        }
        assert ours["SPIELGELD_SITE"] == "https://games.example.org"
        self._container = subprocess.Popen(
            [sys.executable, "-c", MAIN, "serve"],
            env=environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self._container.stdout is not None
        address = re.search(r"http://\S+:\d+", self._container.stdout.readline())
        assert address is not None
        self.container_url = address[0]
        wait_for_answer(f"{address[0]}/readyz", self._container)


def wait_for_answer(address: str, process: subprocess.Popen[str]) -> None:
    late = time.monotonic() + PATIENCE
    while True:
        try:
            if fetch(address).is_success:
                return
        except httpx.TransportError:
            pass
        assert process.poll() is None, "it ended"
        assert time.monotonic() < late, f"{address} does not answer"
        time.sleep(0.05)

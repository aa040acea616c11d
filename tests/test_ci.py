"""What CI promises about the tests themselves: a run in which anything was skipped fails."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

PASSES = "def test_one() -> None:\n    pass\n\n\n"
SKIP = {
    "test_inside.py": PASSES + "def test_two() -> None:\n    pytest.skip('inside')\n",
    "test_mark.py": PASSES + "@pytest.mark.skip(reason='by mark')\n"
    "def test_two() -> None:\n    pass\n",
    "test_fixture.py": PASSES + "@pytest.fixture\ndef luck() -> None:\n"
    "    pytest.skip('by fixture')\n\n\ndef test_two(luck: None) -> None:\n    pass\n",
    "test_module.py": "pytest.skip('all of it', allow_module_level=True)\n",
}


def run_tests(folder: Path, files: dict[str, str], *arguments: str, ci: bool) -> tuple[int, str]:
    """These tests, by the same rules as ours, in processes of their own."""
    rules = "from tests.conftest import pytest_sessionfinish, pytest_terminal_summary"
    for name, text in {"conftest.py": f"{rules}  # noqa: F401\n", **files}.items():
        (folder / name).write_text(f"import pytest\n\n{text}", encoding="utf-8")
    path = f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    environment = {**os.environ, "PYTHONPATH": path, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    for name in ("CI", "PYTEST_ADDOPTS", "PYTEST_XDIST_WORKER"):
        environment.pop(name, None)
    if ci:
        environment["CI"] = "true"
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "xdist", "--rootdir", str(folder), *arguments],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


def test_ci_fails_if_anything_was_skipped(tmp_path: Path) -> None:
    code, said = run_tests(tmp_path, SKIP, "-n", "2", "--dist", "worksteal", ci=True)
    assert code == 1, said
    for name, reason in zip(SKIP, ("inside", "by mark", "by fixture", "all of it"), strict=True):
        assert any(
            line.startswith(f"SKIPPED {name}") and reason in line for line in said.splitlines()
        ), said
    assert "3 passed, 4 skipped" in said


def test_ci_is_content_if_nothing_was_skipped(tmp_path: Path) -> None:
    code, said = run_tests(tmp_path, {"test_one.py": PASSES}, "-n", "2", ci=True)
    assert code == 0, said


def test_elsewhere_what_was_skipped_is_only_said(tmp_path: Path) -> None:
    files = {name: SKIP[name] for name in ("test_inside.py", "test_module.py")}
    code, said = run_tests(tmp_path, files, ci=False)
    assert code == 0, said
    assert "SKIPPED test_inside.py::test_two" in said
    assert "SKIPPED test_module.py" in said

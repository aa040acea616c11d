"""The examples in the documentation run, and the README shows what it should."""

import importlib
import operator
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [
    "README.md",
    "docs/api.md",
    "docs/plutocracy.md",
    "docs/research.md",
    *[
        f"docs/reference/{page}.md"
        for page in ("games", "kernel", "views", "bots", "telling", "laws")
    ],
]


def examples(page: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, flags=re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_examples_run(page: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The examples of a page, one after another, as a reader would type them."""
    names: dict[str, object] = {}
    for example in examples(page):
        exec(compile(example, page, "exec"), names)
    assert capsys.readouterr().out


def test_readme_example_has_ten_lines() -> None:
    (example,) = examples("README.md")
    assert len([line for line in example.splitlines() if line.strip()]) <= 10


def test_links_lead_somewhere() -> None:
    for page in [
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        *sorted((ROOT / "docs").rglob("*.md")),
    ]:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            if "://" not in link:
                assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_kernel_names_no_game() -> None:
    for path in (ROOT / "src" / "spielgeld" / "kernel").glob("*.py"):
        text = path.read_text(encoding="utf-8").lower()
        assert not re.search(r"\b(qe|plutocracy|euro|crisis)\b|\b(qe|pl|ec)-\d", text), path


def test_the_journey_of_one_bid_names_what_there_is() -> None:
    """Each `room/file.py`, each name that follows one, and each name in the picture."""
    text = (ROOT / "docs" / "journey.md").read_text(encoding="utf-8")
    files = re.findall(r"`(\w+(?:/\w+)*/\w+\.py)`", text)
    assert len(files) > 15
    modules = [
        importlib.import_module("spielgeld." + file.removesuffix(".py").replace("/", "."))
        for file in dict.fromkeys(files)
    ]
    for file, name in re.findall(r"`(\w+(?:/\w+)*/\w+\.py)`:\s+`([\w.]+)`", text):
        module = "spielgeld." + file.removesuffix(".py").replace("/", ".")
        assert operator.attrgetter(name)(importlib.import_module(module)), name
    picture = text.split("```")[1]
    prose = [name for name in re.findall(r"`([\w.]+)`", text) if not name.endswith(".py")]
    for name in prose + re.findall(r"\b[A-Z][a-z]+\.\w+", picture):
        first, *more = name.split(".")
        homes = [module for module in modules if hasattr(module, first)]
        assert homes, f"nobody has {first}"
        assert not more or operator.attrgetter(name)(homes[0]), name

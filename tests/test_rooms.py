"""Knowledge flows one way: which room may import from which, for every import there is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"

KNOWS: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "luck": {"kernel", "games"},
    "bots": {"kernel", "games"},
    "render": {"kernel", "games"},
    "research": {"kernel", "games", "luck", "bots", "render"},
    "laws": {"kernel", "games", "render"},
    "store": set(),
    "house": {"kernel", "games", "luck", "bots", "render", "store"},
    "web": {"kernel", "games", "luck", "bots", "render", "store", "house"},
    "cli": {
        "kernel", "games", "luck", "bots", "render", "research", "laws", "store", "house", "web",
    },
}  # fmt: skip
FOR_ALL = {"__version__", "plugs", "vigil"}
"""What stands before all rooms, knows none of them, and may be asked from each."""

HALVES = [("web/api", "spielgeld.web.pages"), ("web/pages", "spielgeld.web.api")]
"""Two doors, neither of which leads through the other."""


def imports(path: Path) -> Iterator[str]:
    """Every module, or name in one, that a file imports, wherever in it that stands."""
    package = path.relative_to(SOURCE).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join([*above, *([node.module] if node.module else [])])
            yield from [f"{base}.{alias.name}" for alias in node.names]


def rooms_of(path: Path) -> set[str]:
    """The rooms of ours that a file looks into."""
    named = [name.split(".") for name in imports(path)]
    return {parts[1] for parts in named if parts[0] == "spielgeld" and len(parts) > 1} - FOR_ALL


@pytest.mark.parametrize("room", KNOWS)
def test_knowledge_flows_one_way(room: str) -> None:
    files = list((SOURCE / "spielgeld" / room).rglob("*.py"))
    assert files
    for path in files:
        beyond = rooms_of(path) - KNOWS[room] - {room}
        assert not beyond, f"{path.relative_to(SOURCE)} looks into {sorted(beyond)}"


def test_what_stands_before_the_rooms_knows_none() -> None:
    for path in (SOURCE / "spielgeld").glob("*.py"):
        if path.stem != "__main__":
            assert not rooms_of(path), path


def test_every_room_is_on_the_plan() -> None:
    inside = {path.name for path in (SOURCE / "spielgeld").iterdir() if path.is_dir()}
    assert inside - {"__pycache__"} == set(KNOWS)


@pytest.mark.parametrize(("door", "other"), HALVES)
def test_doors_dont_borrow_from_each_other(door: str, other: str) -> None:
    for path in (SOURCE / "spielgeld" / door).rglob("*.py"):
        borrowed = [name for name in imports(path) if name.startswith(other)]
        assert not borrowed, f"{path.relative_to(SOURCE)}: {borrowed}"


def test_the_house_has_no_door() -> None:
    for path in (SOURCE / "spielgeld" / "house").rglob("*.py"):
        for name in imports(path):
            assert not name.startswith(("litestar", "uvicorn", "spielgeld.render.html")), path


@pytest.mark.parametrize(
    "text",
    [
        "from spielgeld import web",
        "import spielgeld.web.app",
        "from spielgeld.web.app import create_app",
        "from ..web import app",
        "from .. import web",
        "def late():\n    from spielgeld import web",
    ],
)
def test_no_way_of_importing_is_missed(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(__name__ + ".SOURCE", tmp_path)
    path = tmp_path / "spielgeld" / "kernel" / "play.py"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    assert rooms_of(path) == {"web"}

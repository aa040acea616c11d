"""Knowledge flows one way: which room may import from which, for every import there is."""

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from pkgutil import resolve_name

import pytest

from spielgeld.games.package import package_of

SOURCE = Path(__file__).resolve().parent.parent / "src"
DESIGN = (SOURCE.parent / "docs" / "design.md").read_text(encoding="utf-8")

SHARED = {"kernel", "games"}
"""The kernel, and of the games no more than what finds them: `games/*.py`."""

KNOWS: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "luck": SHARED,
    "bots": SHARED,
    "telling": SHARED,
    "page": SHARED | {"telling"},
    "research": SHARED | {"luck", "bots", "telling"},
    "laws": SHARED | {"telling", "page"},
    "store": set(),
    "house": SHARED | {"luck", "bots", "telling", "store"},
    "web": SHARED | {"luck", "bots", "telling", "page", "store", "house"},
    "cli": SHARED
    | {"luck", "bots", "telling", "page", "research", "laws", "store", "house", "web"},
}
FOR_ALL = {"__version__", "limits", "vigil"}
"""What stands before all rooms, knows none of them, and may be asked from each."""

INSIDE: dict[str, set[str]] = {
    "rules": {"kernel"},
    "lesson": {"kernel", "games", "rules"},
    "examples": {"kernel", "games", "rules"},
    "telling": {"kernel", "games", "telling", "rules", "lesson"},
    "page": {"kernel", "games", "telling", "page", "rules", "lesson", "examples"},
    "bots": {"kernel", "games", "bots", "rules"},
    "research": {"kernel", "games", "luck", "bots", "research", "rules"},
}
"""What each part of a game may know: rooms, and parts of the same game."""
GAMES = ("qe", "plutocracy", "euro_crisis")

BEHIND_THE_SERVICE = re.compile(r"\.(desk|store|mailboxes|pushes)\.")
"""What the doors ask the service for, instead of reaching through it."""

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


def parts_of(path: Path) -> set[str]:
    """The parts of single games that a file looks into, as GAME/PART."""
    named = [name.split(".") for name in imports(path)]
    return {
        "/".join(parts[2:4])
        for parts in named
        if parts[:2] == ["spielgeld", "games"] and len(parts) > 3 and parts[2] in GAMES
    }


@pytest.mark.parametrize("room", KNOWS)
def test_knowledge_flows_one_way(room: str) -> None:
    files = list((SOURCE / "spielgeld" / room).rglob("*.py"))
    if room == "games":
        files = list((SOURCE / "spielgeld" / room).glob("*.py"))
    assert files
    for path in files:
        beyond = rooms_of(path) - KNOWS[room] - {room}
        assert not beyond, f"{path.relative_to(SOURCE)} looks into {sorted(beyond)}"
        assert not parts_of(path), f"{path.relative_to(SOURCE)} knows a game: {parts_of(path)}"


@pytest.mark.parametrize("part", INSIDE)
@pytest.mark.parametrize("game", GAMES)
def test_a_part_of_a_game_knows_its_own_room(game: str, part: str) -> None:
    folder = SOURCE / "spielgeld" / "games" / game
    files = [*(folder / part).rglob("*.py"), *folder.glob(f"{part}.py")]
    assert files
    for path in files:
        beyond = rooms_of(path) - INSIDE[part] - {"games"}
        assert not beyond, f"{path.relative_to(SOURCE)} looks into {sorted(beyond)}"
        known = {f"{game}/{other}" for other in {part, *INSIDE[part]}}
        strange = parts_of(path) - known
        assert not strange, f"{path.relative_to(SOURCE)} looks into {sorted(strange)}"


def test_rules_know_nothing_but_the_kernel() -> None:
    """Not even how games are found: this is what is compiled, and what a record means."""
    for path in (SOURCE / "spielgeld" / "games").glob("*/rules/**/*.py"):
        outside = [
            name
            for name in imports(path)
            if name.startswith("spielgeld.")
            and not name.startswith(("spielgeld.kernel.", "spielgeld.games."))
        ]
        assert not outside, path
        assert not any(name.startswith(FINDING) for name in imports(path)), path


FINDING = ("spielgeld.games.package", "spielgeld.games.lesson")


def test_games_are_siblings() -> None:
    """The same parts in each, so that who knows one game finds everything in the others."""
    for game in GAMES:
        folder = SOURCE / "spielgeld" / "games" / game
        inside = {path.stem for path in folder.iterdir() if path.name != "__pycache__"}
        assert inside == {"__init__", *INSIDE}


COMMON = {
    "rules": {"pieces", "state", "events", "phases", "choices", "scoring", "secrets", "view",
              "imagine", "facts", "versions", "game"},
    "telling": {"saying", "digest", "typed", "terminal", "words"},
    "page": {"board", "mine", "players", "now", "end", "aid", "templates", "static"},
    "bots": {"rookie", "banker", "guide", "reasons"},
    "research": {"codec", "study"},
}  # fmt: skip
"""The same file name for the same job in all games. Whatever else there is, only that game has."""
LACKING = {
    ("qe", "rules", "choices"): "the kernel's own choices say all that is asked",
    ("plutocracy", "rules", "secrets"): "everything lies open",
}


@pytest.mark.parametrize("part", COMMON)
@pytest.mark.parametrize("game", GAMES)
def test_siblings_rhyme(game: str, part: str) -> None:
    folder = SOURCE / "spielgeld" / "games" / game / part
    inside = {path.stem for path in folder.iterdir()}
    lacking = {name for name in COMMON[part] if name not in inside}
    assert lacking == {name for name in COMMON[part] if (game, part, name) in LACKING}


def trees(*folders: str) -> Iterator[tuple[str, ast.AST]]:
    """All nodes of all files of ours in these folders, each with where it stands."""
    for folder in folders:
        for path in sorted((SOURCE / "spielgeld").glob(f"{folder}/**/*.py")):
            if "sample" not in path.parts:
                for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                    yield str(path.relative_to(SOURCE / "spielgeld")), node


def called(node: ast.expr) -> str:
    """The last part of a name: `state.rules` is `rules`."""
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def test_only_versions_ask_for_a_version() -> None:
    """So that an old branch is found there and dropped one day."""
    for path, node in trees("games", "page", "telling", "bots", "research", "house", "web"):
        if isinstance(node, ast.Compare) and not path.endswith("rules/versions.py"):
            sides = [node.left, *node.comparators]
            asked = any(called(side) == "rules" for side in sides)
            numbers = [side for side in sides if isinstance(side, ast.Constant) and side.value]
            assert not (asked and numbers), f"{path}:{node.lineno}"


MAKES_A_TABLE = {"new", "replay", "record", "new_play", "set_up", "deal", "lay_out"}


def test_bots_see_a_view_and_a_choice() -> None:
    """They may look at a state, but only at one that was imagined from their view."""
    for path, node in trees(*[f"games/{game}/bots" for game in GAMES]):
        if isinstance(node, ast.Call):
            name = called(node.func)
            assert name not in MAKES_A_TABLE, f"{path}: {name}"
            assert not name.endswith("State"), f"{path}: {name}"
    for game in GAMES:
        package = package_of(game.replace("_", "-"))
        assert package is not None
        for level in package.bots.values():
            bot = resolve_name(level)
            decide = getattr(bot, "decide", bot)
            given = [name for name in inspect.signature(decide).parameters if name != "self"]
            assert given[:2] == ["view", "choice"], level


def test_a_class_name_is_defined_once() -> None:
    """The sample of a new game included. What siblings may share, docs/design.md names."""
    said = DESIGN.split("The games share ")[1].split(".\n")[0]
    places: dict[str, set[str]] = {}
    for path in sorted((SOURCE / "spielgeld").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, set()).add(str(path.relative_to(SOURCE)))
    double = {name: paths for name, paths in places.items() if len(paths) > 1}
    assert set(double) == set(re.findall(r"`(\w+)`", said)), double
    for name, paths in double.items():
        assert all("/rules" in path for path in paths), (name, paths)


def test_all_that_is_remembered_is_bounded() -> None:
    """A pure value by `lru_cache` with a number, or by `cache` where there is only one to know."""
    found = 0
    for path, node in trees("."):
        for decorator in getattr(node, "decorator_list", ()):
            if called(decorator) == "cache":
                assert isinstance(node, ast.FunctionDef)
                assert not ast.unparse(node.args), f"{path}: {node.name}"
                found += 1
            assert called(decorator) != "lru_cache", f"{path}: how many?"
        if isinstance(node, ast.Call) and called(node.func) in ("cache", "lru_cache"):
            assert called(node.func) == "lru_cache", f"{path}: {ast.unparse(node)}"
            most = [*node.args, *[word.value for word in node.keywords if word.arg == "maxsize"]][0]
            assert ast.unparse(most) != "None", f"{path}: {ast.unparse(node)}"
            found += 1
    assert found > 60


def test_what_stands_before_the_rooms_knows_none() -> None:
    for path in (SOURCE / "spielgeld").glob("*.py"):
        if path.stem != "__main__":
            assert not rooms_of(path), path


def test_every_room_is_on_the_plan() -> None:
    inside = {path.name for path in (SOURCE / "spielgeld").iterdir() if path.is_dir()}
    assert inside - {"__pycache__"} == set(KNOWS)


STARRED = {"page", "web", "web/api", "web/pages", "cli"}
"""Whose files the plan need not all name, with a `*`."""


def plan() -> dict[str, str]:
    """What docs/design.md says of each folder of ours."""
    drawn = DESIGN.split("src/spielgeld/\n")[1].split("tests/ ")[0]
    said: dict[str, str] = {}
    above: dict[int, str] = {}
    for line in drawn.splitlines():
        depth = len(line) - len(line.lstrip())
        entry, _, about = line.strip().partition("  ")
        if depth <= 6 and re.fullmatch(r"(\w+/ ?)+|\w+", entry):
            above = {other: name for other, name in above.items() if other < depth}
            above[depth] = entry.rstrip("/")
            said["/".join(above.values())] = about
        else:
            said["/".join(above.values())] += " " + line.strip()
    return said


def test_the_plan_in_the_docs_is_the_tree() -> None:
    said = plan()
    siblings = "games/" + "/ ".join(GAMES)
    for room in (*KNOWS, "research/codecs", "research/envs", "house/thinking", "house/post",
                 "web/api", "web/pages"):  # fmt: skip
        folder = SOURCE / "spielgeld" / room
        within = {path.name for path in folder.iterdir() if any(path.glob("*.py"))} - {*GAMES}
        assert all(f"{room}/{name}" in said for name in within - {"sample"}), (room, within)
        if "*" in said[room]:
            assert room in STARRED, room
            continue
        files = {path.stem for path in folder.glob("*.py")} - {"__init__"}
        missing = files - set(re.findall(r"\w+", said[room]))
        assert not missing, f"docs/design.md does not say what {room}/{sorted(missing)} is"
    for part, common in COMMON.items():
        missing = common - set(re.findall(r"\w+", said[f"{siblings}/{part}"]))
        assert not missing, f"{part}: {sorted(missing)}"
    for room in said:
        where = SOURCE / "spielgeld" / room.replace(siblings, "games/qe")
        assert where.is_dir() or where.with_suffix(".py").is_file(), f"there is no {room}"


@pytest.mark.parametrize(("door", "other"), HALVES)
def test_doors_dont_borrow_from_each_other(door: str, other: str) -> None:
    for path in (SOURCE / "spielgeld" / door).rglob("*.py"):
        borrowed = [name for name in imports(path) if name.startswith(other)]
        assert not borrowed, f"{path.relative_to(SOURCE)}: {borrowed}"


def test_the_house_has_no_door() -> None:
    for path in (SOURCE / "spielgeld" / "house").rglob("*.py"):
        for name in imports(path):
            assert not name.startswith(("litestar", "uvicorn", "spielgeld.page")), path


def test_of_uvicorn_only_what_it_offers_is_used() -> None:
    """Its options and its API: what lies inside changes without notice."""
    for path in SOURCE.rglob("*.py"):
        for name in imports(path):
            assert not name.startswith("uvicorn."), f"{path.relative_to(SOURCE)}: {name}"


MEANING = ("journal", "standing", "table", "lessons", "script", "pledges", "from_record", "desk")
"""What makes of a stored journal how things stand."""


@pytest.mark.parametrize("name", MEANING)
def test_what_a_journal_means_is_no_business_of_telling(name: str) -> None:
    assert "telling" not in rooms_of(SOURCE / "spielgeld" / "house" / f"{name}.py")


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


def test_what_a_journal_means_does_not_depend_on_how_it_is_told() -> None:
    """A lesson's deal and decisions are the game's; words and drawings may change."""
    house = SOURCE / "spielgeld/house"
    meaning = ("journal", "standing", "table", "pledges", "news", "desk", "script", "lessons")
    for name in meaning:
        assert not rooms_of(house / f"{name}.py") & {"telling", "page"}, name


def test_doors_do_not_reach_through_the_service() -> None:
    """The app puts the house together; whoever comes by a door asks the service."""
    doors = [path for path in (SOURCE / "spielgeld/web").rglob("*.py") if path.name != "app.py"]
    lines = [line for path in doors for line in path.read_text(encoding="utf-8").splitlines()]
    assert lines
    code = [line for line in lines if "import" not in line]
    assert [line for line in code if BEHIND_THE_SERVICE.search(line)] == []

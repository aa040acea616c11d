"""Everything that a visitor can grow is bounded: all caches and queues of a server, each by name.

What is found in the source and not in the list fails, and so does what is in the list and gone.
"""

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from spielgeld.limits import USUAL

SOURCE = Path(__file__).resolve().parent.parent.parent / "src" / "spielgeld"
ROOMS = ("house", "web", "store", "luck")
STORE = SOURCE / "page" / "cache.py"
"""Where all lies that the doors have made of tables."""
GROWING = {
    "OrderedDict", "defaultdict", "deque", "set", "Counter", "SimpleQueue", "Queue", "dict", "list",
}  # fmt: skip

BOUNDS = {
    "house/bot_quota.py:BotTableQuota._tables": "MOST_ADDRESSES",
    "house/desk.py:Desk._heard": "tables that somebody watches here, see Live",
    "house/desk.py:Desk._queues": "as Desk._tables, and those who stand in the queue",
    "house/desk.py:Desk._tables": "Limits.tables_at_hand",
    "house/desk.py:Desk.set_aside": "MOST_SET_ASIDE",
    "house/keys.py:hash_of": "lru_cache(10000)",
    "house/live.py:Live._addresses": "open streams and sockets, see check_quota",
    "house/live.py:Live._newest": "MOST_REMEMBERED",
    "house/live.py:Live._pauses": "those who are watched, and a moment longer",
    "house/news.py:News._waiting": "as Desk._tables",
    "house/presence.py:Presence._greeted": "emptied every BEAT_SECONDS; requests are limited",
    "house/settings.py:levels_of": "the games that are installed",
    "house/post/push.py:writer_with": "lru_cache(4)",
    "house/table.py:Table._last_keys": "the seats of a table",
    "house/table.py:Table.answers": "entries of a table, see MOST_OF_A_KIND",
    "house/table.py:Table.counts": "kinds of entries",
    "house/table.py:Table.seen": "the seats of a table",
    "house/thinking/analyses.py:Analyses._known": "MOST_REMEMBERED",
    "house/thinking/analyses.py:Analyses._queue": "Limits.waiting_analyses",
    "house/thinking/hints.py:Hints._advice": "MOST_REMEMBERED",
    "house/thinking/hints.py:Hints._waiting": "Limits.waiting_hints",
    "house/thinking/robots.py:Robots._tasks": "one for a table that bots play at",
    "page/cache.py:ViewCache._values": "MOST_ENTRIES and MOST_BYTES",
    "store/switchboard.py:Switchboard._begun": "the workers of this server",
    "store/writer.py:Writer._jobs": "Limits.waiting_entries",
    "web/server.py:ConnectionQuota._open": "MOST_ADDRESSES",
    "web/guard.py:Buckets._buckets": "MOST_VISITORS",
    "web/pages/memory.py:HeardEvents._events": "entries of a table, forgotten with it",
    "web/pages/visitor.py:Visitor.cookies": "one request",
}
"""Where something grows, and what bounds it."""


def grows(value: ast.expr | None) -> bool:
    if isinstance(value, ast.Dict):
        return not value.keys
    if isinstance(value, ast.List):
        return not value.elts
    if isinstance(value, ast.Call):
        return not value.args and ast.unparse(value.func).rpartition(".")[2] in GROWING
    return False


def growing(path: Path) -> Iterator[str]:
    """Attributes that begin empty, and functions that remember."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            if any("cache" in ast.unparse(decorator) for decorator in node.decorator_list):
                yield node.name
        elif isinstance(node, ast.ClassDef):
            for part in ast.walk(node):
                if isinstance(part, ast.Assign | ast.AnnAssign) and grows(part.value):
                    targets = part.targets if isinstance(part, ast.Assign) else [part.target]
                    for target in targets:
                        if isinstance(target, ast.Attribute):
                            yield f"{node.name}.{target.attr}"
    for part in tree.body:
        if isinstance(part, ast.AnnAssign | ast.Assign) and grows(part.value):
            yield ast.unparse(part.targets[0] if isinstance(part, ast.Assign) else part.target)


def test_all_that_grows_is_bounded() -> None:
    found = {
        f"{path.relative_to(SOURCE).as_posix()}:{name}"
        for path in [*chain.from_iterable((SOURCE / room).rglob("*.py") for room in ROOMS), STORE]
        for name in growing(path)
    }
    assert found == set(BOUNDS)


def test_a_bound_that_is_named_is_there() -> None:
    """A bound in capitals is a number in the same file, and is compared with something."""
    for place, bound in BOUNDS.items():
        text = (SOURCE / place.partition(":")[0]).read_text(encoding="utf-8")
        for word in re.split(r"[^A-Za-z_]+", bound):
            if word.isupper() and "_" in word and "see" not in bound:
                assert text.count(word) >= 2, f"{place}: {word}"
        for name in re.findall(r"\bLimits\.(\w+)", bound):
            assert hasattr(USUAL, name), f"{place}: {name}"

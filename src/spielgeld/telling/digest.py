"""What was told of a turn, put together: events that belong to one line."""

from collections.abc import Callable, Hashable, Iterable

from spielgeld.kernel.state import Event


def gather(events: Iterable[Event], key: Callable[[Event], Hashable]) -> list[list[Event]]:
    """Those of the same key together, where the first of them stood; None stands alone."""
    gathered: list[list[Event]] = []
    known: dict[Hashable, list[Event]] = {}
    for event in events:
        its = key(event)
        if its is not None and its in known:
            known[its].append(event)
            continue
        gathered.append([event])
        if its is not None:
            known[its] = gathered[-1]
    return gathered


def stretches(events: Iterable[Event], begins: type[Event]) -> list[list[Event]]:
    """Cut before each event that begins something new."""
    cut: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, begins):
            cut.append([])
        cut[-1].append(event)
    return [stretch for stretch in cut if stretch]


def groups(
    events: Iterable[Event], begins: type[Event], key: Callable[[Event], Hashable]
) -> list[list[Event]]:
    """Those of one stretch and of the same key together."""
    return [group for stretch in stretches(events, begins) for group in gather(stretch, key)]

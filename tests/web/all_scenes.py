"""All scenes, by name; those that notice most come first."""

from collections.abc import Callable

from spielgeld.laws.table import Configuration
from tests.web.pairs import Pair
from tests.web.scenes import Worlds, running
from tests.web.scenes_around import (
    forgetting,
    forgetting_before_the_blind_sale,
    hints,
    mails,
    over,
    room,
    strangers,
)
from tests.web.scenes_live import by_json, curtain, paused, resumed

QE = Configuration("qe", 4, {})
EURO_CRISIS = Configuration("euro-crisis", 4, {})

SCENES: dict[str, Callable[[Worlds], Pair]] = {
    "qe-seat": lambda worlds: running(worlds, QE, 1, 1),
    "qe-spectator": lambda worlds: running(worlds, QE, None, 1),
    "by-json": by_json,
    "resumed": resumed,
    "paused": paused,
    "curtain": curtain,
    "mails": mails,
    "strangers": strangers,
    "room": room,
    "forgetting-seat": lambda worlds: forgetting(worlds, 0),
    "forgetting-winner": lambda worlds: forgetting(worlds, 3),
    "forgetting-before-the-blind-sale": forgetting_before_the_blind_sale,
    "euro-crisis-seat": lambda worlds: running(worlds, EURO_CRISIS, 2, 1),
    "euro-crisis-spectator": lambda worlds: running(worlds, EURO_CRISIS, None, 1),
    "plutocracy-seat": lambda worlds: running(worlds, Configuration("plutocracy", 3, {}), 1, 1),
    "over": over,
    "hints": hints,
}


def play_scene(name: str, worlds: Worlds) -> None:
    """To its end, or until it finds a leak; nobody stays on the line."""
    try:
        SCENES[name](worlds)
    finally:
        for world in worlds:
            world.hang_up()

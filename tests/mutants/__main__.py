"""Put each leak into two worlds and see whether the scenes notice; writes docs/leaks.md.

python -m tests.mutants [--few] [NAME ...]

Names write the lines of these anew. It fails if one can't be put in or is not caught. Whatever is
no leak in the logs is not caught by them: there a line that is written late looks like a line that
is missing.
"""

import argparse
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from tests.mutants import MUTANTS, Mutant
from tests.web.all_scenes import SCENES, play_scene
from tests.web.pairs import Leak
from tests.web.worlds import World, push_keys, two_worlds

LEAKS = Path(__file__).resolve().parent.parent.parent / "docs" / "leaks.md"
FEW = (
    "socket_writes_its_own_view", "views_kept_for_all", "page_as_anybody",
    "events_are_heard_by_all",
    "header_for_htmx", "refusals_say_the_highest", "record_of_a_closed_table", "deadline_depends",
    "keys_of_all_seats", "any_secret_opens", "log_names_the_decision", "mail_tells_the_truth",
)  # fmt: skip
"""One of each of the commonest classes, for `make test`."""

LIKELY = {
    "mails": "mails", "logs": "mails", "pushes": "mails",
    "memory off": "forgetting-seat", "curtain": "qe-spectator",
    "spectators admitted by any secret": "strangers", "hints and analyses from the truth": "hints",
    "hints_kept_for_all": "hints", "room_tells_the_promise": "room", "no_curtain": "qe-spectator",
    "page_of_the_room_tells_the_promise": "room", "cards_lie_open": "euro-crisis-seat",
    "own_card_of_another": "euro-crisis-seat", "links_of_the_host": "qe-seat",
    "analysis_of_a_running_game": "qe-seat", "streams": "resumed", "pause": "paused",
    **dict.fromkeys((
        "a_curtain_stays_lifted", "a_curtain_opens_any_seat", "a_lifted_curtain_shows_both",
        "the_curtain_says_who_has_decided", "a_refused_lift_tells", "the_end_of_a_stream_says_why",
    ), "curtain"),
    "an_answer_to_a_decision_says_more": "by-json",
}  # fmt: skip
"""Which scene is played first, by class or name; all others follow if it notices nothing."""
FIRST = "qe-seat"
LONGEST = 300.0
"""Seconds after which no more scenes are begun: what is not caught by then is not caught."""


MISSED = "**not caught**"


class Found(NamedTuple):
    mutant: Mutant
    scene: str
    what: str
    seconds: float

    @property
    def caught(self) -> bool:
        return bool(self.scene)


def hunt(mutant: Mutant) -> Found:
    """The first scene that notices, and by what."""
    began = time.monotonic()
    first = LIKELY.get(mutant.name) or LIKELY.get(mutant.kind, FIRST)
    scene, what = "", ""
    try:
        with two_worlds(mailing=True, mutant=mutant.name) as worlds:
            for name in (first, *[name for name in SCENES if name != first]):
                if time.monotonic() - began > LONGEST:
                    break
                scene, found = look_for(worlds, name, mutant)
                if scene:
                    what = found
                    break
                what += found
    except Exception as error:
        what += f" can't be put in, or its worlds ended: {error!r}"
    return Found(mutant, scene, what, time.monotonic() - began)


def look_for(worlds: tuple[World, World], name: str, mutant: Mutant) -> tuple[str, str]:
    """The scene and by what it noticed something; if it did not, why not."""
    try:
        play_scene(name, worlds)
    except Leak as leak:
        found = str(leak).splitlines()[0]
        # If it does not leak but fails, the log says so.
        if "Traceback" in str(leak):
            return "", f" {name} failed: {str(leak)[-200:]!r}"
        if found.endswith(": the log") and mutant.kind != "logs":
            return "", f" {name} by the log alone"
        print(leak, file=sys.stderr)
        return name, found
    except Exception as error:
        return "", f" {name} failed: {str(error)[:200]!r}"
    return "", ""


def main() -> int:
    parser = argparse.ArgumentParser("python -m tests.mutants", description=__doc__)
    parser.add_argument("--few", action="store_true", help="those of `make test`")
    parser.add_argument("names", nargs="*", metavar="NAME", help="these alone")
    asked = parser.parse_args()
    few: bool = asked.few
    names: list[str] = asked.names
    if unknown := sorted(set(names) - set(MUTANTS)):
        parser.error(f"no mutants: {', '.join(unknown)}")
    chosen = [MUTANTS[name] for name in names or (FEW if few else MUTANTS)]
    found = []
    push_keys()  # the same for all, before two want them at once
    with ThreadPoolExecutor(2) as pool:
        for done in as_completed([pool.submit(hunt, one) for one in chosen]):
            one = done.result()
            found.append(one)
            told = f"{one.scene}: {one.what}" if one.caught else f"NOT CAUGHT {one.what}"
            print(f"{one.mutant.name:36} {one.seconds:5.1f} s  {told[:150]}", flush=True)
            if not few:
                write(found)
    missed = [one.mutant.name for one in found if not one.caught]
    print(
        f"{len(found) - len(missed)} of {len(found)} caught" + "".join(f"\n  {m}" for m in missed)
    )
    return 1 if missed else 0


def write(found: list[Found]) -> None:
    """The lines of these; what was found of others before stands as it is."""
    rows: dict[str, str] = {}
    for line in LEAKS.read_text(encoding="utf-8").splitlines():
        cells = line.split(" | ")
        known = [one for one in MUTANTS.values() if cells[:2] == [f"| {one.kind}", one.says]]
        rows |= {one.name: line for one in known}
    for one in found:
        by = one.what.partition(": ")[2].split(" htmx=")[0] if one.caught else MISSED
        by = f"`{by.replace('|', '/')[:90]}`" if one.caught else by
        rows[one.mutant.name] = f"| {one.mutant.kind} | {one.mutant.says} | {one.scene} | {by} |"
    caught = sum([MISSED not in row for row in rows.values()])
    lines = [
        "# Deliberate leaks", "",
        "Each of these mistakes was put into two servers that differ only in what a reader may not",
        "know, and looked for by the tests against leaks alone (`tests/web/all_scenes.py`). This",
        "page is written by `make mutants`.", "",
        f"{caught} of {len(rows)} were caught, {len(MUTANTS) - len(rows)} more not tried.", "",
        "| class | mistake | caught in | by |", "| --- | --- | --- | --- |",
        *[rows[one.name] for one in sorted(MUTANTS.values(), key=lambda one: (one.kind, one.name))
          if one.name in rows],
    ]  # fmt: skip
    LEAKS.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())

"""What came out when somebody checked the luck of a game, in plain words."""

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from spielgeld.kernel.state import Seat
from spielgeld.telling.words import Words

Fault = tuple[str, dict[str, Any]]


class Outcome(Protocol):
    """What is known of a deal, as `spielgeld.luck` finds it out."""

    @property
    def outcome(self) -> str: ...
    @property
    def gave(self) -> tuple[Seat, ...]: ...
    @property
    def silent(self) -> tuple[Seat, ...]: ...
    @property
    def absent(self) -> tuple[Seat, ...]: ...
    @property
    def faults(self) -> Sequence[Fault]: ...


def say_outcome(found: Outcome, words: Words, names: Sequence[str]) -> str:
    """The one sentence that a player wants to read."""
    if found.outcome != "kept":
        return words.say(f"luck-{found.outcome}")
    if found.silent:
        silent = named(found.silent, words, names)
        return words.say("luck-kept-silent", names=silent, deals=2 ** len(found.silent))
    return words.say("luck-kept" if found.gave else "luck-kept-alone")


def say_faults(faults: Iterable[Fault], words: Words, names: Sequence[str]) -> list[str]:
    return [
        words.say(
            f"luck-fault-{fault}", **({"name": names[values["seat"]]} if "seat" in values else {})
        )
        for fault, values in faults
    ]


def say_who(found: Outcome, words: Words, names: Sequence[str]) -> list[str]:
    """Who gave a number to the deal, and who was left out."""
    said = [words.say("luck-gave", names=named(found.gave, words, names))]
    if found.silent:
        said.append(words.say("luck-silent", names=named(found.silent, words, names)))
    if found.absent:
        said.append(words.say("luck-absent", names=named(found.absent, words, names)))
    return said


def named(seats: Sequence[Seat], words: Words, names: Sequence[str]) -> str:
    return words.join([names[seat] for seat in seats]) if seats else words.say("luck-nobody")

"""Remarks of our own about what is in a box: a dry line for each thing. None of them is a rule.

They stand in asides.ftl, in order: a heading `asides-WHAT`, below it the messages `aside-THING`.
A thing that is a term of the game has its name; any other says its own as `.title`.
"""

import re
from typing import NamedTuple
from unicodedata import normalize

from spielgeld.telling.words import ASIDES, Words

_HEADING, _ASIDE = "asides-", "aside-"


class Aside(NamedTuple):
    name: str
    text: str


class AsideGroup(NamedTuple):
    """The remarks under one heading."""

    title: str
    asides: list[Aside]


def groups_of_asides(words: Words) -> list[AsideGroup]:
    groups: list[AsideGroup] = []
    for message in words.listed_in(ASIDES):
        if message.startswith(_HEADING):
            groups.append(AsideGroup(words.say(message), []))
        elif message.startswith(_ASIDE):
            thing = message.removeprefix(_ASIDE)
            name = words.attribute(message, "title") or words.say(f"term-{thing}.title")
            groups[-1].asides.append(Aside(name, words.say(message)))
    return groups


def aside_about(thing: str, words: Words) -> str:
    """The remark about a thing, if there is one."""
    message = f"{_ASIDE}{thing}"
    return words.say(message) if words.has(message) else ""


def plain(name: str) -> str:
    """A name in the box as a thing: `La Réunion` is la-reunion."""
    ascii_only = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", ascii_only)

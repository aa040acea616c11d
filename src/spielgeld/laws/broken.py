"""What is said when a law does not hold."""

from typing import Any


class Broken(AssertionError):
    """A law does not hold: what was expected, and what was found instead."""


def require(truth: object, expected: str, *found: object) -> None:
    if not truth:
        raise Broken(expected + "".join(f"\n    {shorten(thing)}" for thing in found))


def same(one: object, other: object, expected: str) -> None:
    """Two things are equal; if not, the first place at which they differ is told."""
    if one != other:
        raise Broken(f"{expected}\n    {difference(one, other)}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two things part, down to the smallest part that differs."""
    if type(one) is type(other):
        if isinstance(one, dict) and one.keys() == other.keys():
            pairs = [(f".{key}", one[key], other[key]) for key in one]
        elif isinstance(one, list | tuple) and len(one) == len(other):
            pairs = [
                (f"[{place}]", *pair) for place, pair in enumerate(zip(one, other, strict=True))
            ]
        elif hasattr(one, "__dataclass_fields__"):
            names = one.__dataclass_fields__
            pairs = [(f".{name}", getattr(one, name), getattr(other, name)) for name in names]
        else:
            pairs = []
        for step, left, right in pairs:
            if left != right:
                return difference(left, right, path + step)
    return f"{path.lstrip('.') or 'here'}: {shorten(one)} and {shorten(other)}"


def shorten(thing: object, most: int = 300) -> str:
    text = str(thing)
    return text if len(text) <= most else f"{text[:most]} ..."

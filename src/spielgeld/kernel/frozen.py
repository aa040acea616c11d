"""Pieces, views and events never change; compiled ones need help to be pickled."""

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Frozen:
    """A frozen dataclass that is pickled as what it is made of.

    Compiled classes are otherwise unpickled field by field, which a frozen one refuses.
    """

    __slots__ = ()

    def __reduce__(self) -> Any:
        fields: Any = getattr(self, "__dataclass_fields__")  # noqa: B009 - not known to mypyc
        return remake, (type(self), {name: getattr(self, name) for name in fields})


def remake(kind: Any, fields: dict[str, Any]) -> Any:
    return kind(**fields)

"""What compiled classes need to be pickled and copied as plain ones are."""

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


def keep_own_fields(kind: Any) -> None:
    """Have the fields that a plain subclass of a compiled class adds pickled and copied, too.

    A compiled class keeps the names of its own fields, and knows none of those below it.
    """
    names: Any = getattr(kind, "__mypyc_attrs__", None)
    if names is not None:
        slots: Any = kind.__dict__.get("__slots__", ())
        own: Any = (slots,) if isinstance(slots, str) else slots
        kind.__mypyc_attrs__ = tuple(dict.fromkeys((*names, *own, "__dict__")))

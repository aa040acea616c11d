"""How long a bot may think about one decision."""

import re
from dataclasses import dataclass

_WRITTEN = re.compile(r"([1-9][0-9]{0,8})(ms|s|it)")


class NoBudget(ValueError):
    """This is not how a budget is written."""

    def __init__(self, written: str) -> None:
        super().__init__(f"a budget is written as 50ms, 2s or 200it (iterations), not {written!r}")


@dataclass(frozen=True)
class Budget:
    """Iterations, which always give the same play, or seconds, which depend on the machine."""

    iterations: int | None = None
    seconds: float | None = None

    @property
    def written(self) -> str:
        if self.iterations is not None:
            return f"{self.iterations}it"
        return f"{round(1000 * (self.seconds or 0))}ms"

    @classmethod
    def read(cls, written: str) -> "Budget":
        found = _WRITTEN.fullmatch(written)
        if found is None:
            raise NoBudget(written)
        number, unit = int(found[1]), found[2]
        if unit == "it":
            return cls(iterations=number)
        return cls(seconds=number / 1000 if unit == "ms" else float(number))

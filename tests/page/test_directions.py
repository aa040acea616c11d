"""Pages can be written from right to left, and a name of another direction turns nothing around."""

import re
from pathlib import Path

import spielgeld

SOURCE = Path(spielgeld.__file__).parent
SHEETS = sorted(SOURCE.glob("**/static/**/*.css"))

PHYSICAL = re.compile(
    r"(?<![\w-])(?:(?:margin|padding|border|inset-inline|scroll-margin|scroll-padding)-)?"
    r"(?:left|right)(?:-(?:color|style|width))?\s*:"
    r"|border-(?:top|bottom)-(?:left|right)-radius|(?:text-align|float|clear):\s*(?:left|right)\b"
)
FOUR_SIDES = re.compile(
    r"(?:margin|padding|inset|border-(?:color|style|width)):\s*"
    r"[^;\s]+\s+(?P<right>[^;\s]+)\s+[^;\s]+\s+(?P<left>[^;\s]+)\s*;"
)
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
FUNCTION = re.compile(r"[\w-]+\((?:[^()]|\([^()]*\))*\)")


def test_styles_say_start_and_end() -> None:
    """Where a language is written from right to left, left and right would stay where they are."""
    assert len(SHEETS) > 12
    for path in SHEETS:
        text = FUNCTION.sub("f", COMMENT.sub("", path.read_text(encoding="utf-8")))
        assert not PHYSICAL.findall(text), path
        for sides in FOUR_SIDES.finditer(text):
            assert sides["left"] == sides["right"], f"{path.name}: {sides[0]}"

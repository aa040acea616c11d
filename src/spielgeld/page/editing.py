"""A board with the sources of its values, to be corrected, kept and shared."""

from collections.abc import Sequence
from dataclasses import dataclass

from spielgeld.kernel.refusal import Refusal
from spielgeld.page.environment import draw_page
from spielgeld.page.origin import Section
from spielgeld.page.page import Frame
from spielgeld.page.region import Region


@dataclass(frozen=True)
class BoardPage:
    """An object for a table, such as a board, that can be corrected.

    It posts every field by its path, or a `file`, and `action`: check, keep, share, download,
    table, load or forget.
    """

    frame: Frame
    game: str
    option: str
    link: str
    sections: Sequence[Section]
    faults: int = 0
    refusal: Refusal | None = None
    note: str = ""
    """What was done: checked or kept."""
    share: str = ""
    """The address at which others find it."""
    kept: bool = False
    """Whether this browser keeps one."""
    preview: Sequence[Region] = ()
    """How it looks at a table."""


def board_page(page: BoardPage) -> str:
    return draw_page("editor.html", page)

"""All tables of the reader, and how they move to another device."""

from dataclasses import dataclass

from spielgeld.page.environment import draw_page
from spielgeld.page.page import Frame


@dataclass(frozen=True)
class MyTable:
    """One of the reader's tables, with what became of it."""

    badge: str
    called: str
    game: str
    link: str
    names: tuple[str, ...]
    state: str
    """open, running, over or closed."""
    your_turn: bool
    result: str
    date: str


@dataclass(frozen=True)
class MyTables:
    """`name` is kept for all tables on this device.

    `movable`: a link that takes them along can be made; `move` is one that was made just now.
    """

    frame: Frame
    tables: tuple[MyTable, ...]
    search: str = ""
    name: str = ""
    movable: bool = False
    move: str = ""

    @property
    def groups(self) -> list[tuple[str, list[MyTable]]]:
        """The own turn first, what is over last."""
        states = (
            ("now-your-turn", [card for card in self.tables if card.your_turn]),
            ("mine-running", [c for c in self.tables if c.state == "running" and not c.your_turn]),
            ("mine-waiting", [card for card in self.tables if card.state == "open"]),
            ("mine-finished", [card for card in self.tables if card.state in ("over", "closed")]),
        )
        return [(title, cards) for title, cards in states if cards]


def my_tables_page(page: MyTables) -> str:
    return draw_page("my-tables.html", page)


@dataclass(frozen=True)
class Moved:
    """A table that may go along to this device, and whom one plays for there."""

    badge: str
    called: str
    game: str
    names: tuple[str, ...]


@dataclass(frozen=True)
class MovePage:
    """Asks before tables of another device are there on this one, too."""

    frame: Frame
    tables: tuple[Moved, ...]
    link: str


def move_page(page: MovePage) -> str:
    return draw_page("move.html", page)

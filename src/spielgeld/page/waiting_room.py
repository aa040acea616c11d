"""A table before its game: the invitation, taking a chair, and waiting for the others."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from spielgeld import games
from spielgeld.kernel.state import Seat
from spielgeld.page.boards import page_of
from spielgeld.page.environment import draw_page
from spielgeld.page.lines import ChatLine, chat_lines, draw_chat
from spielgeld.page.options import chair_called, lot_word, said_value, say_or
from spielgeld.page.page import Frame, NotesAndMail, ShownChair
from spielgeld.page.region import Region, mark_of
from spielgeld.telling.versions import changes_since


@dataclass(frozen=True)
class RoomLuck:
    """What is promised about the deal. `hash` is what the reader's own chair gave.

    `state`: pledge (give a hash), tell (tell the number) or wait.
    """

    commitment: str
    state: str
    hash: str
    gave: tuple[str, ...]
    missing: tuple[str, ...]
    drawing: bool


@dataclass(frozen=True)
class WaitingRoom:
    """A table before its game begins: who is there, and how others get in."""

    frame: Frame
    badge: str
    game: str
    options: dict[str, Any]
    chairs: tuple[ShownChair, ...]
    seat: Seat | None = None
    """The reader's chair."""
    host: bool = False
    own: tuple[Seat, ...] = ()
    """The chairs of the reader: several on one screen for all."""
    levels: tuple[str, ...] = ()
    """The bots that the host can choose from."""
    closed: bool = False
    pace: str = "live"
    clock: int | None = None
    """Seconds for a decision."""
    hints: bool = True
    name: str = ""
    """A name to suggest to a newcomer."""
    chat: tuple[ChatLine, ...] = ()
    private: NotesAndMail | None = None
    """None: the page keeps what it has."""
    note: str = ""
    """Something to be said first: the chair is taken, the name is missing."""
    local: bool = False
    """The invitation works on this computer only."""
    luck: RoomLuck | None = None
    number: int = 0
    """The last entry of the table's journal that the page shows."""
    rules: int = 1
    before: int | None = None
    """By which rules the game was played of which this is a rematch, if by others."""
    chosen: Mapping[str, Any] = field(default_factory=dict)
    """The parts of the deal that the table chose."""

    @property
    def free(self) -> int:
        return len([chair for chair in self.chairs if chair.kind == "open"])

    @property
    def newer(self) -> list[tuple[int, str]]:
        """The versions of the rules since the game of which this is a rematch."""
        before = self.before
        return [] if before is None else changes_since(self.game, before, self.frame.words)

    @property
    def called(self) -> list[str]:
        words, lot = self.frame.words, page_of(self.game).chairs
        if lot in self.chosen:
            return [lot_word(words, lot, word) for word in self.chosen[lot]]
        return [chair_called(words, chair.seat) for chair in self.chairs]

    @property
    def host_name(self) -> str:
        return next((chair.name for chair in self.chairs if chair.kind == "person"), "")

    @property
    def summary(self) -> str:
        return say_or(self.frame.words, "how-summary", "")

    @property
    def agreed(self) -> list[str]:
        """What the table agreed on: the pace, and the options that are not as usual."""
        words = self.frame.words
        if self.clock is None:
            agreed = [words.say("new-pace-live" if self.pace == "live" else "new-clock-none")]
        elif self.pace == "live":
            agreed = [words.say("new-clock-minutes", minutes=max(1, self.clock // 60))]
        else:
            agreed = [words.say("new-pace-days", days=max(1, self.clock // (24 * 60 * 60)))]
        for option in games.get(self.game, self.rules).options:
            value = self.options.get(option.name, option.default)
            if value != option.default:
                label = say_or(words, f"label-{option.name}", option.name)
                shown = "✓" if option.is_object else said_value(words, option.name, value)[1]
                agreed.append(f"{label}{words.say('page-colon')}{shown}")
        return agreed


def room_page(room: WaitingRoom) -> str:
    inside = room_region(replace(room, note="", name="", private=None))
    return draw_page("room.html", room, inside=room_region(room), page_mark=mark_of(inside))


def room_region(room: WaitingRoom) -> Region:
    """All that is inside #table of the room page."""
    parts = [Region("waiting-room", draw_page("room-body.html", room).strip())]
    if room.seat is not None or room.chat:
        words = room.frame.words
        parts.append(draw_chat(chat_lines(room.chat, words), words, room.frame.links.chat))
    return Region("table", "", tuple(parts))

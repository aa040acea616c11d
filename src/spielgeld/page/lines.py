"""Lines that only grow: what a reader has heard, and what was said at the table."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from spielgeld.kernel.state import Event, Seat
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.words import Words

LINES = Macros("story.html")


class StoryLine(NamedTuple):
    number: int
    """Which of the lines of its step that this reader has heard."""
    step: int
    text: str
    secret: bool = False
    """Told to this reader and not to all."""
    lasts: bool = True
    """May be read again at a table that forgets."""
    event: Event | None = None
    """What it tells; None if it is nothing of the game."""


Chapter = tuple[StoryLine, ...]
"""The lines of one step. Those who have heard the same of it have the very same."""


class Story:
    """All that a reader has heard, in one language. A line that was drawn stays drawn."""

    def __init__(self, chapters: Iterable[Chapter] = ()) -> None:
        self.chapters = list(chapters)
        self.lines = [line for chapter in self.chapters for line in chapter]
        self._drawn: tuple[Region, ...] = ()
        self._chapters_drawn = 0

    def __iter__(self) -> Iterator[StoryLine]:
        return iter(self.lines)

    def __len__(self) -> int:
        return len(self.lines)

    @property
    def last(self) -> StoryLine | None:
        return self.lines[-1] if self.lines else None

    def go_on(self, chapter: Chapter) -> None:
        self.chapters.append(chapter)
        self.lines += chapter

    def drawn(self, words: Words, back: str) -> tuple[Region, ...]:
        """The lines, the latest first."""
        for chapter in self.chapters[self._chapters_drawn :]:
            lines = tuple([draw_line(line, words, back) for line in reversed(chapter)])
            self._drawn = lines + self._drawn
        self._chapters_drawn = len(self.chapters)
        return self._drawn


class ShownLine(NamedTuple):
    """A line of the story, with the way back to its step if there is one."""

    number: int
    step: int
    text: str
    secret: bool
    back: str


def draw_line(line: StoryLine, words: Words, back: str) -> Region:
    shown = ShownLine(line.number, line.step, line.text, line.secret, back)
    return region(f"story-{line.step}-{line.number}", LINES.line, words, shown)


def draw_story(story: Story, words: Words, back: str) -> Region:
    last = story.last
    latest = region("story-latest", LINES.latest, None, "" if last is None else last.text)
    summary = group("story-summary", LINES.summary, words, None, (latest,))
    lines = group("story-lines", LINES.lines, None, None, story.drawn(words, back))
    log = group("story-log", LINES.log, None, None, (lines,))
    return group("story", LINES.story, None, None, (summary, log))


class Turned(NamedTuple):
    """The lines of one turn: of a seat, or of all (None). What one reader knows stands alone."""

    seat: Seat | None
    lines: tuple[str, ...]
    secret: bool = False


class Happened(NamedTuple):
    """What came since the reader's last decision, turn by turn, and the places it changed."""

    turns: tuple[Turned, ...]
    places: tuple[str, ...]


NOTHING_HAPPENED = Happened((), ())


@dataclass(frozen=True)
class ChatLine:
    number: int
    name: str
    text: str
    at: str = ""
    seat: Seat | None = None


def draw_chat(lines: Region, words: Words, address: str) -> Region:
    """What was said, and where to say something; who may not has no address."""
    parts = [group("chat-log", LINES.chat_log, None, None, (lines,))]
    if address:
        parts.append(region("chat-form", LINES.chat_form, words, address))
    return group("chat", LINES.chat, words, None, tuple(parts))


def chat_lines(chat: tuple[ChatLine, ...], words: Words) -> Region:
    parts = [region(f"chat-{line.number}", LINES.chat_line, None, line) for line in chat]
    if not parts:
        parts = [region("chat-empty", LINES.nothing_said, words)]
    return group("chat-lines", LINES.chat_lines, None, None, tuple(parts))

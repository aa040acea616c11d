"""Lines that only grow: what a reader has heard, and what was said at the table."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from spielgeld.kernel.state import Event, Seat
from spielgeld.render.html.parts import icon, powers
from spielgeld.render.html.region import Macros, Region, draw, fill, group, remembered, tag
from spielgeld.render.same import Same
from spielgeld.render.words import Say

LINES = Macros("story.html")

LATEST = '<span class="latest" id="story-latest">%s</span>'
LINE = '<li id="story-%s-%s"%s>%s<span>%s</span>%s</li>'
SECRET = Markup(' class="secret"')
ONLY_YOU = '%s<span class="hidden">%s</span>'
STEP = '<a class="step" href="%s?step=%s" aria-label="%s">%s</a>'


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

    def drawn(self, say: Say, back: str) -> tuple[Region, ...]:
        """The lines, the latest first."""
        for chapter in self.chapters[self._chapters_drawn :]:
            self._drawn = draw_chapter(Same(chapter), say, back) + self._drawn
        self._chapters_drawn = len(self.chapters)
        return self._drawn


@remembered
def draw_chapter(chapter: Same, say: Say, back: str) -> tuple[Region, ...]:
    return tuple([draw_line(line, say, back) for line in reversed(chapter.value)])


def draw_line(line: StoryLine, say: Say, back: str) -> Region:
    number, step, text, secret = line.number, line.step, line.text, line.secret
    return draw(f"story-{step}-{number}", fill_line, say, number, step, text, secret, back)


def fill_line(say: Say, number: int, step: int, text: str, secret: bool, back: str) -> Markup:
    known = tag(ONLY_YOU, icon("eye"), say("page-only-you")) if secret else ""
    link = link_to(say, back, step) if back else ""
    return fill(LINE, step, number, SECRET if secret else "", known, powers(text), link)


@remembered
def link_to(say: Say, back: str, step: int) -> Markup:
    """The way back to a step."""
    return fill(STEP, back, step, say("page-step", step=step), step)


def draw_story(story: Story, say: Say, back: str) -> Region:
    last = story.last
    title = '<summary id="story-summary"><h2 id="story-title">%s</h2>'
    latest = Region("story-latest", fill(LATEST, powers("" if last is None else last.text)))
    summary = Region("story-summary", tag(title, say("page-story")), (latest,), "</summary>")
    lines = Region("story-lines", '<ol id="story-lines">', story.drawn(say, back), "</ol>")
    log = Region("story-log", STORY_LOG, (lines,), "</div>")
    return Region("story", STORY, (summary, log), END)


STORY = (
    '<section id="story" class="story card" aria-labelledby="story-title">'
    '<details id="story-sheet" open>'
)
STORY_LOG = (
    '<div class="lines" id="story-log" role="log" aria-live="polite" aria-relevant="additions"'
    ' tabindex="0" aria-labelledby="story-title">'
)
END = "</details></section>"


class Turned(NamedTuple):
    """The lines of one turn: of a seat, or of all (None)."""

    seat: Seat | None
    lines: tuple[str, ...]


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


def draw_chat(chat: tuple[ChatLine, ...], say: Say, address: str) -> Region:
    lines = _chat_lines(Same(chat), say)
    parts = [group("chat-log", CHAT_LOG, (lines,), "</div>")]
    if address:
        parts.append(draw("chat-form", LINES.chat_form, say, address))
    return group("chat", tag(CHAT, say("page-chat")), tuple(parts), END)


@remembered
def _chat_lines(chat: Same, say: Say) -> Region:
    parts = [
        draw(f"chat-{line.number}", LINES.chat_line, line.number, line.seat, line.name, line.text)
        for line in chat.value
    ]
    if not parts:
        parts = [Region("chat-empty", tag(NOTHING_SAID, say("page-chat-empty")))]
    return group("chat-lines", '<ol id="chat-lines">', tuple(parts), "</ol>")


CHAT = (
    '<section id="chat" class="chat card" aria-labelledby="chat-title">'
    '<details id="chat-sheet" open><summary><h2 id="chat-title">%s</h2></summary>'
)
CHAT_LOG = (
    '<div class="lines" id="chat-log" role="log" aria-live="polite" tabindex="0"'
    ' aria-labelledby="chat-title">'
)
NOTHING_SAID = '<li class="quiet" id="chat-empty">%s</li>'

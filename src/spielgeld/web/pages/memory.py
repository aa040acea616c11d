"""What pages remember of a table, for as long as this process has it at hand."""

from bisect import bisect_right
from collections.abc import Callable, Hashable
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from spielgeld.house.names import names_of
from spielgeld.house.table import Table
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event, Seat
from spielgeld.render.game import GameRender, render_of
from spielgeld.render.html.boards import html_render_of
from spielgeld.render.html.happened import places_in, turns_since
from spielgeld.render.html.lines import NOTHING_HAPPENED, ChatLine, Happened, Story
from spielgeld.render.html.page import Chair, Kept
from spielgeld.render.html.region import Region, remembered
from spielgeld.render.html.story import Late, tell
from spielgeld.render.same import Same
from spielgeld.render.words import Words
from spielgeld.web.kept import KEPT
from spielgeld.web.pages.times import iso

Reader = tuple[Hashable, ...]
"""Who reads: the seat, what they may do there, their language and addresses."""

MOST_READERS = 64

ABOUT = 64 * 1024
"""So many bytes are remembered of a table, more or less."""


class Turns(NamedTuple):
    """With how many decisions each step began, who alone decided in it, and who decided last."""

    step: int
    began: list[int]
    deciders: list[Seat | None]
    latest: dict[Seat, int]


class Memory:
    """Each thing is made once for all who read it, and again when it has changed."""

    def __init__(self) -> None:
        self._looks: dict[Seat | None, tuple[int, Any]] = {}
        self._latest: tuple[int, Any] = (-1, None)
        self._told: dict[tuple[Seat | None, bool], Told] = {}
        self._stories: dict[tuple[Seat | None, str, bool], Story] = {}
        self._chairs: dict[str, tuple[Any, tuple[Chair, ...]]] = {}
        self._chat: tuple[int, tuple[ChatLine, ...]] = (-1, ())
        self._happened: dict[tuple[Seat, str], tuple[int, Happened]] = {}
        self._turns: Turns | None = None
        self._kept: dict[tuple[Seat | None, str], Kept] = {}
        self._regions: dict[Reader, tuple[Hashable, Region]] = {}

    def region(self, reader: Reader, stands: Hashable, draw: Callable[[], Region]) -> Region:
        """All pages of the same reader show the same, and so do those of all spectators."""
        known = self._regions.get(reader)
        if known is None or known[0] != stands:
            if len(self._regions) >= MOST_READERS:
                self._regions.clear()
            known = self._regions[reader] = (stands, draw())
        return known[1]

    def look(self, play: Play, seat: Seat | None) -> Any:
        """The game's own part of a view: sealed decisions don't change it, only steps do.

        Those who see the same see the very same, so that nothing is drawn twice for them.
        """
        step, table = self._looks.get(seat, (-1, None))
        if step != play.step:
            table = play.game.look(play.state, seat)
            other_step, other = self._latest
            if other_step == play.step and other == table:
                table = other
            self._looks[seat] = self._latest = (play.step, table)
        return table

    def told(self, play: Play, seat: Seat | None) -> list[Event]:
        """What this seat has heard and may read."""
        if play.remembered_since(seat):
            return play.story(seat)
        told = self._told.get((seat, play.over))
        if told is None:
            told = self._told[seat, play.over] = Told()
        return told.listen(play, seat)

    def story(
        self, play: Play, seat: Seat | None, words: Words, names: list[str], late: Late
    ) -> Story:
        reader = (seat, words.language, play.over)
        story = self._stories.get(reader)
        if story is None:
            story = self._stories[reader] = Story()
        if len(story.chapters) < len(play.chapters or []):
            tell(story, play, seat, words, names, late)
        return story

    def happened(
        self, table: Table, play: Play, seat: Seat | None, words: Words, story: Story
    ) -> Happened:
        """What this seat has heard since it decided last; made once for each step."""
        if seat is None or play.remembered_since(seat):
            return NOTHING_HAPPENED
        step, known = self._happened.get((seat, words.language), (-1, NOTHING_HAPPENED))
        if step != play.step:
            if self._turns is None or self._turns.step != play.step:
                self._turns = turns_of(table, play)
            known = happened_since(table, play, self._turns, seat, words, story)
            self._happened[seat, words.language] = (play.step, known)
        return known

    def chairs(self, table: Table, words: Words) -> tuple[Chair, ...]:
        """The very same as long as nobody comes or goes."""
        away = [(seat, at) for seat, at in table.seen.items() if seat not in table.present]
        stands = (table.chairs, table.present, away)
        known, chairs = self._chairs.get(words.language, (None, ()))
        if known != stands:
            chairs = chairs_of(table, names_of(table, words))
            self._chairs[words.language] = (stands, chairs)
        return chairs

    def chat(self, table: Table) -> tuple[ChatLine, ...]:
        last = table.chat[-1].number if table.chat else 0
        if last != self._chat[0]:
            lines = [ChatLine(s.number, s.name, s.text, iso(s.at), s.seat) for s in table.chat]
            self._chat = (last, tuple(lines))
        return self._chat[1]

    def kept(self, seat: Seat | None, words: Words) -> Kept:
        return self._kept.setdefault((seat, words.language), {})


def happened_since(
    table: Table, play: Play, turns: Turns, seat: Seat, words: Words, story: Story
) -> Happened:
    """All that is told of later chapters than the one in which this seat decided last."""
    last = turns.latest.get(seat)
    if last is None:
        return NOTHING_HAPPENED
    step = bisect_right(turns.began, last) - 1
    lines = []
    for line in reversed(story.lines):
        if line.step <= step:
            break
        if line.step not in play.undone:
            lines.append(line)
    lines.reverse()
    heard = [line.event for line in lines if line.event is not None]
    render, names = render_of(table.settings.game), tuple(names_of(table, words))
    told = turns_since(
        lines, step, turns.deciders, render.opening,
        lambda events: sum_up(render, tuple(map(Same, events)), words, names),
    )  # fmt: skip
    return Happened(told, places_in(heard, html_render_of(table.settings.game).places))


@remembered
def sum_up(
    render: GameRender, events: tuple[Same, ...], words: Words, names: tuple[str, ...]
) -> list[str]:
    """All who hear of the same events are told the same."""
    return render.sum_up([event.value for event in events], words, list(names))


def turns_of(table: Table, play: Play) -> Turns:
    deciders = [decider for decider, _ in play.decisions]
    # Before what was taken back a step began with more decisions than stand now.
    began = list(accumulate(reversed(table.standing.began), min))[::-1]
    alone: list[Seat | None] = [None]
    for first, end in pairwise((*began, len(deciders))):
        asked = set(deciders[first:end])
        alone.append(asked.pop() if len(asked) == 1 else None)
    latest = {decider: number for number, decider in enumerate(deciders)}
    return Turns(play.step, began, alone, latest)


class Told:
    """The events that a seat has heard so far."""

    def __init__(self) -> None:
        self._chapters = 0
        self._events: list[Event] = []
        self._undone = 0

    def listen(self, play: Play, seat: Seat | None) -> list[Event]:
        chapters = play.chapters or []
        if self._undone != len(play.undone):
            self._undone = len(play.undone)
            self._events, self._chapters = play.story(seat), len(chapters)
        for chapter in chapters[self._chapters :]:
            self._events += [event for event in chapter if event.heard_by(seat)]
        self._chapters = len(chapters)
        return self._events


def chairs_of(table: Table, names: list[str]) -> tuple[Chair, ...]:
    return tuple(
        [
            Chair(
                chair.seat,
                names[chair.seat],
                kind="open" if chair.open else "bot" if chair.level else "person",
                level=chair.level or "",
                stands_in=bool(chair.level and chair.secret_hash),
                present=chair.seat in table.present or chair.seat not in table.seen,
                away_since=iso(table.seen.get(chair.seat)),
            )
            for chair in table.chairs
        ]
    )


def memory_of(table: Table) -> Memory:
    """Lies with all else that the doors have made of tables (web/kept.py)."""
    memory: Memory | None = KEPT.get(table.id, "pages", table.loaded)
    if memory is None:
        memory = Memory()
        KEPT.put(table.id, "pages", table.loaded, memory, ABOUT)
    return memory

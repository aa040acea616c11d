"""What pages remember of a table, for as long as this process has it at hand."""

from bisect import bisect_right
from itertools import accumulate, pairwise
from typing import Any, NamedTuple

from spielgeld.bots.company import BotName
from spielgeld.house.names import names_of
from spielgeld.house.table import Table
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event, Seat
from spielgeld.page.boards import page_of
from spielgeld.page.cache import remembered
from spielgeld.page.happened import places_in, turns_since
from spielgeld.page.lines import NOTHING_HAPPENED, ChatLine, Happened, Story
from spielgeld.page.page import ShownChair, UnreadChapter
from spielgeld.page.story import tell
from spielgeld.telling.game import GameTelling, telling_of
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words
from spielgeld.web.pages.times import iso
from spielgeld.web.view_cache import cache_of

LATEST_STEPS = 60
"""What lies further back is shown to nobody as if it were new."""


class Deciders(NamedTuple):
    """With how many decisions each step began, who alone decided in it, and who decided last."""

    began: list[int]
    alone: list[Seat | None]
    latest: dict[Seat, int]


def look(table: Table, play: Play, seat: Seat | None) -> Any:
    """The game's own part of a view: sealed decisions don't change it, only steps do."""
    return cache_of(table).recall(look_now, seat, play.step, table, play, seat)


def look_now(table: Table, play: Play, seat: Seat | None) -> Any:
    """Those who see the same see the very same, so that nothing is drawn twice for them."""
    looks: list[Any] = cache_of(table).recall(list, None, play.step)
    seen = play.game.look(play.state, seat)
    for other in looks:
        if other == seen:
            return other
    looks.append(seen)
    return seen


def told(table: Table, play: Play, seat: Seat | None) -> list[Event]:
    """What this seat has heard and may read."""
    if play.remembered_since(seat):
        return play.story(seat)
    return cache_of(table).recall(HeardEvents, seat, play.over).listen(play, seat)


def story(table: Table, play: Play, seat: Seat | None, words: Words, names: list[str]) -> Story:
    """All that this seat has heard, told on to where the play is."""
    known = cache_of(table).recall(Story, (seat, words), play.over)
    if len(known.chapters) < len(play.chapters or []):
        tell(known, play, seat, words, names, table.standing.late)
    return known


def happened(table: Table, play: Play, seat: Seat | None, words: Words, heard: Story) -> Happened:
    """What this seat has heard since it decided last, and is still shown: made once for each step.

    Who seals a decision at a table that forgets is shown less before the step is over.
    """
    if seat is None:
        return NOTHING_HAPPENED
    cache = cache_of(table)
    deciders = cache.recall(deciders_of, None, play.step, table, play)
    stands = (play.step, play.remembered_since(seat))
    return cache.recall(
        happened_since, (seat, words), stands, table, play, deciders, seat, words, heard
    )


def unread(
    table: Table, play: Play, seat: Seat | None, words: Words, heard: Story, read: int
) -> tuple[UnreadChapter, ...]:
    """What this seat has heard of the latest steps after the one up to which it has read."""
    if table.settings.lesson is not None and table.script_left():
        # A lesson has its own place in view.
        return ()
    if play.remembered_since(seat):
        return unread_in(play, heard, read)
    stands = (play.step, len(play.undone), read)
    return cache_of(table).recall(unread_in, (seat, words), stands, play, heard, read)


def unread_in(play: Play, heard: Story, read: int) -> tuple[UnreadChapter, ...]:
    first = max(read + 1, len(heard.chapters) - LATEST_STEPS)
    latest = enumerate(heard.chapters[first:], start=first)
    return tuple([(step, lines) for step, lines in latest if lines and step not in play.undone])


def chairs(table: Table, words: Words) -> tuple[ShownChair, ...]:
    """The very same as long as nobody comes or goes."""
    away = [(seat, at) for seat, at in table.seen.items() if seat not in table.present]
    stands = (table.chairs, table.present, away)
    return cache_of(table).recall(chairs_in, words, stands, table, words)


def chairs_in(table: Table, words: Words) -> tuple[ShownChair, ...]:
    return chairs_of(table, names_of(table, words))


def chat(table: Table, words: Words) -> tuple[ChatLine, ...]:
    last = table.chat[-1].number if table.chat else 0
    return cache_of(table).recall(chat_of, words, last, table, words)


def chat_of(table: Table, words: Words) -> tuple[ChatLine, ...]:
    """What people said is left as it is; what bots said is in the reader's language."""
    known = telling_of(table.settings.game).words(words.language)
    lines = []
    for said in table.chat:
        name, text = said.name, said.text
        if said.message and said.person:
            name, text = known.say(f"person-{said.person}"), known.say(said.message)
        lines.append(ChatLine(said.number, name, text, iso(said.at), said.seat))
    return tuple(lines)


def happened_since(
    table: Table, play: Play, deciders: Deciders, seat: Seat, words: Words, story: Story
) -> Happened:
    """All that is told of later chapters than the one in which this seat decided last."""
    last = deciders.latest.get(seat)
    if last is None:
        return NOTHING_HAPPENED
    step = bisect_right(deciders.began, last) - 1
    lines = []
    for line in reversed(story.lines):
        if line.step <= step:
            break
        if line.step not in play.undone:
            lines.append(line)
    lines.reverse()
    heard = [line.event for line in lines if line.event is not None]
    telling, names = telling_of(table.settings.game), tuple(names_of(table, words))
    told = turns_since(
        lines, step, deciders.alone, telling.opening,
        lambda events: sum_up(telling, tuple(map(Same, events)), words, names),
    )  # fmt: skip
    return Happened(told, places_in(heard, page_of(table.settings.game).places))


@remembered
def sum_up(
    telling: GameTelling, events: tuple[Same, ...], words: Words, names: tuple[str, ...]
) -> list[str]:
    """All who hear of the same events are told the same."""
    return telling.sum_up([event.value for event in events], words, list(names))


def deciders_of(table: Table, play: Play) -> Deciders:
    deciders = [decider for decider, _ in play.decisions]
    # Before what was taken back a step began with more decisions than stand now.
    began = list(accumulate(reversed(table.standing.began), min))[::-1]
    alone: list[Seat | None] = [None]
    for first, end in pairwise((*began, len(deciders))):
        asked = set(deciders[first:end])
        alone.append(asked.pop() if len(asked) == 1 else None)
    latest = {decider: number for number, decider in enumerate(deciders)}
    return Deciders(began, alone, latest)


class HeardEvents:
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


def chairs_of(table: Table, names: list[str]) -> tuple[ShownChair, ...]:
    return tuple(
        [
            ShownChair(
                chair.seat,
                names[chair.seat],
                kind="open" if chair.open else "bot" if chair.level else "person",
                level=BotName.read(chair.level or "").level,
                person=BotName.read(chair.level or "").person,
                stands_in=bool(chair.level and chair.secret_hash),
                present=chair.seat in table.present or chair.seat not in table.seen,
                away_since=iso(table.seen.get(chair.seat)),
            )
            for chair in table.chairs
        ]
    )

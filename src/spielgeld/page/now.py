"""What is asked now: the parts of it that are the same in every game."""

from collections.abc import Callable, Hashable
from typing import NamedTuple, Protocol

from spielgeld.kernel.choice import Decision
from spielgeld.kernel.refusal import Refusal
from spielgeld.kernel.state import Seat
from spielgeld.page.page import Advised, TablePage
from spielgeld.page.region import Macro, Macros, Region, group, halves, region
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

NOW = Macros("now.html")


class Remarks(NamedTuple):
    """What is to be said about a form that came back; such a question is drawn afresh."""

    refusal: Refusal | None
    note: str
    draft: str
    confirm: Decision | None
    advice: Advised | None


class After(NamedTuple):
    """Where to go from a table that is over."""

    rematch: str
    follow: str
    back: str
    analysis: str
    record: str
    luck: str


class Over(NamedTuple):
    """Who has won, and why."""

    style: str
    result: str
    why: str
    after: After
    share: str
    rules: str
    said: Remarks | None


class Closed(NamedTuple):
    """The host has closed the table."""

    after: After
    rules: str
    said: Remarks | None


class Waiting(NamedTuple):
    """What the others do while the reader waits, perhaps with a decision to be taken back."""

    style: str
    sealed: bool
    title: str
    thinkers: tuple[tuple[Seat, str], ...]
    since: str
    deadline: str
    undo: str
    step: int
    address: str
    rules: str
    said: Remarks | None


class LookingBack(NamedTuple):
    style: str
    table: TablePage


class MayCarryRemarks(Hashable, Protocol):
    """What is asked now, as a value: all that stands there."""

    @property
    def said(self) -> Remarks | None: ...


def spoken(words: Words, macro: Macro, it: MayCarryRemarks, *parts: Region) -> Region:
    """What is asked now; nobody else will be told the same remarks, so those aren't remembered.

    `parts` are regions inside it, which stay the same while other things are asked.
    """
    if it.said is not None:
        opening, closing = halves(macro(words, it))
        return Region("now", opening, parts, closing)
    return group("now", macro, words, it, parts) if parts else region("now", macro, words, it)


def remarks_of(table: TablePage) -> Remarks | None:
    """What is to be said about a form that came back."""
    if table.said is None:
        return None
    return Remarks(table.refusal, table.note, table.draft, table.confirm, table.advice)


def what_now(table: TablePage) -> str:
    """over, asked, sealed or waiting."""
    if table.view.over:
        return "over"
    if table.choice is not None:
        return "asked"
    return "sealed" if table.view.sealed is not None else "waiting"


def draw_now(
    table: TablePage,
    ask: Callable[[TablePage], Region],
    title: Callable[[TablePage], str],
    style: str = "",
    *,
    tells_why: bool = True,
) -> Region:
    """`ask` draws the game's own question, `title` says what the others do or what is sealed.

    Why it ended so is said here, unless the game's own end tells it.
    """
    kind, words, links = what_now(table), table.frame.words, table.frame.links
    style = f"{style}{kind}"
    if table.at is not None:
        return Region("now", NOW.looking_back(words, LookingBack(style, table)))
    if kind == "asked" and not table.closed:
        return ask(table)
    said = remarks_of(table)
    after = After(links.rematch, links.follow, links.back, links.analysis, "", "")
    if table.closed:
        return spoken(words, NOW.closed, Closed(after, table.rules, said))
    if kind == "over":
        after = after._replace(record=links.record, luck=links.luck)
        telling = telling_of(table.view.game)
        why = telling.ending(table.view, words, table.names) if tells_why else ""
        over = Over(style, result(table), why, after, links.share, table.rules, said)
        return spoken(words, NOW.over, over)
    undo = links.undo if table.may_undo else ""
    waiting = Waiting(
        style=style,
        sealed=kind == "sealed",
        title=title(table),
        thinkers=tuple([(seat, table.names[seat]) for seat in table.view.waiting]),
        since=table.since,
        deadline=table.deadline,
        undo=undo,
        step=table.view.step if undo else 0,
        address=links.table,
        rules=table.rules,
        said=said,
    )
    return spoken(words, NOW.waiting, waiting)


def result(table: TablePage) -> str:
    """Who has won, as the reader is told."""
    winners = table.view.winners
    say, names = table.frame.say, [table.names[seat] for seat in winners]
    if table.view.seat in winners:
        shared = len(winners) > 1 and table.frame.words.has("now-you-share")
        return say("now-you-share" if shared else "now-you-win")
    if not winners:
        return say("now-over")
    return say("now-they-win", names=names, count=len(names))

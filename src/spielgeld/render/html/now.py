"""What is asked now: the parts of it that are the same in every game."""

from collections.abc import Callable
from typing import Any

from markupsafe import Markup

from spielgeld.kernel.state import Seat
from spielgeld.render.game import render_of
from spielgeld.render.html.page import Table, Turn
from spielgeld.render.html.parts import icon, mark, powers
from spielgeld.render.html.region import Macros, Region, draw, fill, join, remembered, tag
from spielgeld.render.words import Say

NOW = Macros("now.html")

BEGIN = '<section id="now" class="now %s" aria-labelledby="now-title">'
ASKED = '<section id="now" class="now %s" data-asked="%s" aria-labelledby="now-title">'
TURN = '<p class="turn">%s%s</p><h2 id="now-title" tabindex="-1">%s</h2>'
FOLD = '<button type="button" class="fold quiet" aria-expanded="true" hidden>%s</button>'
QUIET_TURN = '<p class="turn quiet">%s%s</p><h2 id="now-title" tabindex="-1">%s</h2>'
THINKER = "<li>%s%s</li>"
SINCE = '<time class="lasting" datetime="%s" data-long="%s">%s</time>'
LOOK_AGAIN = '<noscript><p><a class="button" href="%s">%s</a></p></noscript>'
UNTIL = '<p class="deadline">%s <time class="until" datetime="%s">%s</time></p>'
MEANWHILE = '<p class="meanwhile">%s</p>'
UNDO = (
    '<form id="undo-form" method="post" action="%s" hx-post="%s" hx-swap="none">'
    '<input type="hidden" name="step" value="%s"><button class="quiet">%s</button></form>'
)
OPENING = (
    '<form id="%s" class="%s" method="post" action="%s" hx-post="%s" hx-target="#now"'
    ' hx-swap="outerMorph">'
    '<input type="hidden" name="step" value="%s"><input type="hidden" name="key" value="%s">'
)
HINT = (
    '<div id="advice"><form id="hint-form" class="ask-advice" method="post" action="%s"'
    ' hx-post="%s" hx-target="#now" hx-swap="outerMorph">'
    '<input type="hidden" name="step" value="%s"><button class="quiet">%s%s</button></form></div>'
)
END = '<p class="hidden" role="status" aria-live="polite" id="announce">%s</p></section>'

Ask = Callable[[Table], Region]


def what_now(table: Table) -> str:
    """over, asked, sealed or waiting."""
    if table.view.over:
        return "over"
    if table.choice is not None:
        return "asked"
    return "sealed" if table.view.sealed is not None else "waiting"


def draw_now(
    table: Table,
    ask: Ask,
    title: Callable[[Table], str],
    style: str = "",
) -> Region:
    """`ask` draws the game's own question, `title` says what the others do or what is sealed."""
    kind, say = what_now(table), table.frame.say
    style = f"{style}{kind}"
    links = table.frame.links
    if table.at is not None:
        return Region("now", NOW.looking_back(say, style, table))
    if table.closed:
        after = links.rematch, links.follow, links.back, links.analysis
        return spoken(table, NOW.closed, say, *after, table.rules)
    if kind == "asked":
        return ask(table)
    if kind == "over":
        end = links.rematch, links.follow, links.back, links.analysis, links.record, links.luck
        why = render_of(table.view.game).ending(table.view, table.frame.words, table.names)
        more = links.share, table.rules
        return spoken(table, NOW.over, say, style, result(table), why, *end, *more)
    thinkers = tuple([(seat, table.names[seat]) for seat in table.view.waiting])
    undo = links.undo if table.may_undo else ""
    return spoken(
        table, waiting, say, style, kind == "sealed", title(table), thinkers, table.since,
        table.deadline, undo,
        table.view.step if undo else 0, links.table, table.rules,
    )  # fmt: skip


def waiting(
    say: Say, style: str, sealed: bool, title: str, thinkers: tuple[tuple[Seat, str], ...],
    since: str, deadline: str, undo: str, step: int, address: str, rules: str, said: Table | None,
) -> Markup:  # fmt: skip
    """What the others do while the reader waits, perhaps with a decision that can be taken back."""
    sign, turn = ("sealed", "now-sealed") if sealed else ("thinking", "now-waiting")
    parts = [
        tag(BEGIN, style),
        fill(QUIET_TURN, icon(sign), say(turn), powers(title)),
        THINKERS,
        *[fill(THINKER, mark(seat), thinking(say, name, since)) for seat, name in thinkers],
        END_OF_THINKERS,
        until(say, deadline),
        tag(MEANWHILE, say("now-meanwhile")),
        tag(LOOK_AGAIN, address, say("page-reload")) if address else Markup(),
    ]
    if undo:
        parts.append(fill(UNDO, undo, undo, step, say("now-undo")))
    if said is not None:
        parts.append(NOW.remarks(rules, said))
    return join([*parts, tag(END, say("now-not-your-turn"))])


def thinking(say: Say, name: str, since: str) -> Markup:
    """Who thinks; a page that counts says for how long."""
    said = say("now-thinking", name=name)
    if not since:
        return fill("<span>%s</span>", said)
    return fill(SINCE, since, say("now-thinking-for", name=name, time="{time}"), said)


THINKERS, END_OF_THINKERS = Markup('<ul class="thinkers">'), Markup("</ul>")


def question(turn: Turn, style: str, say: Say, title: str, *parts: Markup) -> Markup:
    """What is asked of the reader: the game's own forms below the title."""
    return join([_begin(turn.step, style, say, title), *parts, _end(turn, say)])


@remembered
def _begin(step: int, style: str, say: Say, title: str) -> Markup:
    asked = fill(ASKED, f"{style} asked", step)
    return join([asked, fill(TURN, say("now-your-turn"), tag(FOLD, say("now-fold")), title)])


@remembered
def _end(turn: Turn, say: Say) -> Markup:
    undo = fill(UNDO, turn.undo, turn.undo, turn.step, say("now-undo")) if turn.undo else Markup()
    return join([undo, until(say, turn.deadline), tag(END, say("now-your-turn"))])


@remembered
def opening(turn: Turn, form: str, style: str) -> Markup:
    """The beginning of a form that decides."""
    return fill(OPENING, form, style, turn.decide, turn.decide, turn.step, turn.key)


def remarks(say: Say, turn: Turn, said: Table | None) -> Markup:
    """Why a form came back, and advice, or the way to it."""
    return join([refusal(turn, said), advice(say, turn, said)])


def refusal(turn: Turn, said: Table | None) -> Markup:
    """Why a form came back."""
    return Markup() if said is None else NOW.remarks(turn.rules, said)


def advice(say: Say, turn: Turn, said: Table | None) -> Markup:
    """What was advised, or the way to it."""
    if said is not None:
        return NOW.advice(say, turn, said)
    if not turn.hint:
        return Markup()
    return tag(HINT, turn.hint, turn.hint, turn.step, icon("bulb"), say("advice-ask"))


def until(say: Say, deadline: str) -> Markup:
    if not deadline:
        return Markup()
    at = deadline[:16].replace("T", " ")
    return fill(UNTIL, say("now-deadline"), deadline, say("now-until", at=f"{at} UTC"))


def spoken(table: Table, drawing: Callable[..., str], *value: Any) -> Region:
    """The region from this value and, drawn afresh, from what is said about a form."""
    if table.said is None:
        return draw("now", drawing, *value, None)
    return Region("now", str(drawing(*value, table)))


def result(table: Table) -> str:
    """Who has won, as the reader is told."""
    winners = table.view.winners
    say, names = table.frame.say, [table.names[seat] for seat in winners]
    if table.view.seat in winners:
        shared = len(winners) > 1 and table.frame.words.has("now-you-share")
        return say("now-you-share" if shared else "now-you-win")
    if not winners:
        return say("now-over")
    return say("now-they-win", names=names, count=len(names))

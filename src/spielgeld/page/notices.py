"""Pages that say one thing: a checked deal, a mail's links, a curtain, an error."""

from dataclasses import dataclass

from spielgeld.kernel.state import Seat
from spielgeld.page.environment import draw_page
from spielgeld.page.page import Frame

ERRORS = (400, 403, 404, 405, 409, 413, 429, 500, 503)
"""Statuses that have words of their own."""


@dataclass(frozen=True)
class Mailing:
    """The page behind the links in mails about a table."""

    frame: Frame
    badge: str
    state: str
    """ask: whether the address wants mails at all; on: it gets them; off: it gets none."""
    link: str
    """POST `action`: confirm or stop."""
    table: str


@dataclass(frozen=True)
class LuckPage:
    """A finished game whose deal was checked."""

    frame: Frame
    badge: str
    outcome: str
    sentence: str
    lines: tuple[str, ...]
    commitment: str | None


@dataclass(frozen=True)
class Curtain:
    """One screen for all: shown before the secrets of a seat."""

    frame: Frame
    badge: str
    seat: Seat
    name: str


@dataclass(frozen=True)
class ErrorPage:
    """Something went wrong: what, and the way back, perhaps to a table."""

    frame: Frame
    status: int
    heading: str
    text: str
    table: str


def luck_page(luck: LuckPage) -> str:
    """Whether the cards of a finished game were dealt as promised."""
    return draw_page("luck-page.html", luck)


def mailing_page(mailing: Mailing) -> str:
    """Whether an address wants to be told when it is its player's turn."""
    return draw_page("mailing.html", mailing)


def curtain_page(frame: Frame, badge: str, seat: Seat, name: str) -> str:
    return draw_page("curtain.html", Curtain(frame, badge, seat, name))


def error_page(frame: Frame, status: int, text: str = "", table: str = "") -> str:
    """`text` is said instead of the usual words."""
    known = status if status in ERRORS else 500 if status >= 500 else 400
    say = frame.say
    said = text or say(f"error-{known}")
    return draw_page(
        "error.html", ErrorPage(frame, status, say(f"error-{known}.title"), said, table)
    )

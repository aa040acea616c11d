"""Looking for a number in text, however it is written: for `spielgeld canary`."""

import html
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.numbers import write_number, write_short

WINDOW = 10
"""So many digits of a random number in a row are no accident."""
BETWEEN_DIGITS = re.compile(
    r"(?<=\d)(?:[.,'’_\s\u00a0\u202f\u2009]|<[^<>]*>|\\u[0-9a-f]{4})+(?=\d)"
)


@dataclass(frozen=True)
class Bid:
    """A sealed bid of a sale: its bidder knows it, and the auctioneer once all are in."""

    amount: int
    seat: int
    auctioneer: int | None
    sale: int

    def is_known_to(self, seat: int | None, open_sale: int | None) -> bool:
        return seat is not None and (
            seat == self.seat or (seat == self.auctioneer and self.sale != open_sale)
        )


@dataclass(frozen=True)
class HiddenBidForms:
    """Who may not know some bids, in all the forms that these could have."""

    seat: int | None
    forms: "Forms"


@dataclass(frozen=True)
class Forms:
    """`windows` are parts of digits, `written` other ways of writing, each with its bid."""

    windows: dict[str, Bid]
    written: dict[str, Bid]


def forms_of(bids: Iterable[Bid]) -> Forms:
    windows: dict[str, Bid] = {}
    written: dict[str, Bid] = {}
    for bid in bids:
        digits = str(bid.amount)
        for start in range(0, len(digits) - WINDOW + 1):
            windows[digits[start : start + WINDOW]] = bid
        for text in writings(bid.amount):
            written[plain(text)] = bid
    return Forms(windows, written)


def writings(amount: int) -> Iterator[str]:
    """In words and powers of ten, of three languages and of programs."""
    for language in LANGUAGES:
        yield write_short(amount, language)
        yield write_number(amount, language)
        # The figure before the word or the power is enough, if it has some digits.
        yield write_short(amount, language).partition(" …")[0]
    for places in (2, 3, 4, 6, 15):
        yield f"{amount:.{places}e}"
        yield f"{amount:.{places}e}".replace("e+", "E")
    yield hex(amount)[2:]
    yield hex(amount)[2:].upper()


def plain(text: str) -> str:
    """Without what only looks different: entities, and all kinds of spaces."""
    return re.sub(r"[\s\u00a0\u202f\u2009]+", " ", html.unescape(text))


def find_in(text: str, forms: Forms) -> list[Bid]:
    """The bids that stand in a text, in any form."""
    shown = plain(text)
    digits = BETWEEN_DIGITS.sub("", shown)
    found: dict[Bid, None] = {}
    for run in re.findall(rf"\d{{{WINDOW},}}", digits):
        for start in range(len(run) - WINDOW + 1):
            bid = forms.windows.get(run[start : start + WINDOW])
            if bid is not None:
                found.setdefault(bid)
    for written, bid in forms.written.items():
        if written in shown:
            found.setdefault(bid)
    return list(found)

"""What is asked now, of whom, and what is one press away."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from spielgeld.games.qe.page.board import short_of_tile, title_of_tile, words_of_tile
from spielgeld.games.qe.rules.bids import TIES_THAT_END_A_SALE
from spielgeld.games.qe.rules.pieces import BOXES, FIRST_BID_ADVICE
from spielgeld.games.qe.rules.view import QeTable, ceiling_of
from spielgeld.kernel.choice import Amount
from spielgeld.page.now import Remarks, remarks_of, spoken
from spielgeld.page.page import DecisionForm, TablePage
from spielgeld.page.region import Macros, Region
from spielgeld.telling.words import Say

NOW = Macros("qe/now.html")

PRICE_LEVELS = 3

Quick = tuple[tuple[int, str], ...]
"""Bids that are one press away, each with what it is."""


class Bidding(NamedTuple):
    """The reader is asked for a bid on a company."""

    form: DecisionForm
    title: str
    ask: str
    rule: str
    opens: bool
    quick: Quick
    said: Remarks | None


class Looking(NamedTuple):
    """QE-14: the reader may look at the price."""

    form: DecisionForm
    title: str
    said: Remarks | None


def draw_question(table: TablePage) -> Region:
    view, words, say = table.view, table.frame.words, table.frame.say
    qe: QeTable = view.table
    sale, choice, said = qe.sales[-1], table.choice, remarks_of(table)
    assert choice is not None
    if choice.kind == "look":
        assert sale.winner is not None
        tile = words_of_tile(sale.tile, words)
        title = say("now-look-title", name=table.names[sale.winner], tile=tile)
        return spoken(words, NOW.looking, Looking(table.form, title, said))
    assert isinstance(choice, Amount)
    tile = title_of_tile(BOXES[qe.edition, view.players].tiles[sale.tile], words)
    title = say("now-bid-title", tile=tile)
    if qe.stage == "rebid":
        tied = [table.names[seat] for seat in sale.ties[-1] if seat != view.seat]
        title = say("now-tie-title", names=tied, tile=tile)
    bidding = Bidding(
        form=table.form,
        title=title,
        ask=ask(table),
        rule="QE-9" if qe.stage == "rebid" else choice.rule,
        opens=qe.stage == "open bid",
        quick=quick_bids(table),
        said=filled_in(said),
    )
    return spoken(words, NOW.bidding, bidding)


def filled_in(said: Remarks | None) -> Remarks | None:
    """A bid that was advised and taken stands in the field, as one that is a press away does."""
    taken = said.advice.taken if said is not None and said.advice is not None else None
    if said is None or said.advice is None or taken is None:
        return said
    return said._replace(draft=taken.fields["bid"], advice=replace(said.advice, taken=None))


def quick_bids(table: TablePage) -> Quick:
    """Bids that are one press away from the field: as far as they are legal."""
    choice, say = table.choice, table.frame.say
    if choice is None or choice.kind != "bid":
        return ()
    quick: dict[int, str] = {}
    for amount, label in offers(table, say):
        if {"bid": amount} in choice:
            quick.setdefault(amount, label)
    return tuple(quick.items())


def offers(table: TablePage, say: Say) -> Iterator[tuple[int, str]]:
    """Nothing, just above the open bid, and prices that one has seen; after a tie, what one bid."""
    qe: QeTable = table.view.table
    sale, seat, choice = qe.sales[-1], table.view.seat, table.choice
    yield 0, say("now-quick-zero")
    if qe.stage == "open bid":
        yield 1, say("now-quick-one")
    elif sale.open_bid is not None:
        yield sale.open_bid + 1, say("now-quick-above")
    if qe.stage == "rebid":
        assert seat is not None
        assert isinstance(choice, Amount)
        before = sale.attempts[-1][seat]
        assert before is not None
        if choice.high is not None:
            yield choice.high, say("now-quick-most")
        yield before, say("now-quick-before")
        yield before + 1, say("now-quick-more")
    elif table.view.options["memory"] == "on":
        known = {sale.amount: sale.tile for sale in qe.sales if sale.amount}
        for amount, tile in list(known.items())[-PRICE_LEVELS:]:
            yield amount, say("now-quick-price", tile=short_of_tile(tile, table.frame.words))


def ask(table: TablePage) -> str:
    """What is asked, in few sentences."""
    choice, words, say = table.choice, table.frame.words, table.frame.say
    assert isinstance(choice, Amount)
    qe: QeTable = table.view.table
    values = {"low": words.number(choice.low)}
    if choice.high is not None:
        values["high"] = words.short(choice.high)
    if choice.barred:
        values["barred"] = words.short(choice.barred[0])
    if qe.stage == "open bid":
        low, high = FIRST_BID_ADVICE
        first = "" if len(qe.sales) > 1 else say("now-ask-first", low=low, high=high)
        return f"{say('now-ask-open', **values)} {first}".rstrip()
    again = "-again" if qe.stage == "rebid" else ""
    box = BOXES[qe.edition, table.view.players]
    more = " " + say("now-ask-zero-shown") if box.zero_bids_score else ""
    if len(qe.sales[-1].ties) == TIES_THAT_END_A_SALE - 1:
        more = f" {say('now-ask-last-tie')}{more}"
    if not choice.barred:
        return say(f"now-ask-blind{again}", **values) + more
    if box.looks and not again:
        return say("now-ask-secret-look", **values) + more
    below = "" if choice.high is None else f"-below-{ceiling_of(table.view)}"
    return say(f"now-ask-secret{again}{below}", **values) + more


def title_of_now(table: TablePage) -> str:
    """What is going on, for one who has nothing to do, or what they have sealed."""
    view, words, say = table.view, table.frame.words, table.frame.say
    if view.sealed is not None:
        if "bid" in view.sealed:
            return say("now-sealed-bid", bid=words.short(view.sealed["bid"]))
        return say("now-sealed-look")
    qe: QeTable = view.table
    names = [table.names[seat] for seat in view.waiting]
    tile = words_of_tile(qe.sales[-1].tile, words)
    stage = qe.stage.replace(" ", "-")
    return say(f"now-others-{stage}", names=names, count=len(names), tile=tile)

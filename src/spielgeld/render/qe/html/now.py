"""What is asked now, of whom, and what is one press away."""

from dataclasses import dataclass

from spielgeld.games.qe.pieces import BOXES, FIRST_BID_ADVICE
from spielgeld.games.qe.view import QeTable
from spielgeld.kernel.choice import Amount
from spielgeld.render.html.page import Table
from spielgeld.render.qe.html.end import result
from spielgeld.render.qe.html.shelves import Piece

PRICE_LEVELS = 3


@dataclass(frozen=True)
class Quick:
    """A bid that is one press away."""

    amount: int
    label: str


def what_now(table: Table) -> str:
    if table.view.over:
        return "over"
    if table.choice is not None:
        return table.choice.kind
    return "sealed" if table.view.sealed is not None else "waiting"


def quick_bids(table: Table, pieces: tuple[Piece, ...]) -> tuple[Quick, ...]:
    """Nothing, just above the open bid, and prices that one has seen: as far as they are legal."""
    choice = table.choice
    if choice is None or choice.kind != "bid":
        return ()
    say = table.frame.say
    qe: QeTable = table.view.table
    sale = qe.sales[-1]
    wanted = [(0, say("now-quick-zero"))]
    if qe.stage == "open bid":
        wanted.append((1, say("now-quick-one")))
    elif sale.open_bid is not None:
        wanted.append((sale.open_bid + 1, say("now-quick-above")))
    if table.view.options["memory"] == "on":
        known = {s.amount: p for s, p in zip(qe.sales, pieces, strict=True) if s.amount}
        for amount in list(known)[-PRICE_LEVELS:]:
            assert amount is not None
            label = say("now-quick-price", tile=known[amount].name)
            wanted.append((amount, label))
    quick: dict[int, Quick] = {}
    for amount, label in wanted:
        if {"bid": amount} in choice:
            quick.setdefault(amount, Quick(amount, label))
    return tuple(quick.values())


def ask(table: Table) -> str:
    """What is asked, in one sentence."""
    choice, words, say = table.choice, table.frame.words, table.frame.say
    if not isinstance(choice, Amount):
        return ""
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
    shown = BOXES[qe.edition, table.view.players].zero_bids_score
    zeros = " " + say("now-ask-zero-shown") if shown else ""
    if not choice.barred:
        return say(f"now-ask-blind{again}", **values) + zeros
    falling = "-falling" if choice.high is not None else ""
    older = "-1" if falling and table.view.rules == 1 else ""
    return say(f"now-ask-secret{again}{falling}{older}", **values) + zeros


def waiting_title(table: Table, piece: Piece | None) -> str:
    """What is going on, for one who has nothing to do."""
    view, say = table.view, table.frame.say
    if view.over or piece is None:
        return ""
    names = [table.names[seat] for seat in view.waiting]
    stage = view.table.stage.replace(" ", "-")
    return say(f"now-others-{stage}", names=names, count=len(names), tile=piece.words)


def announce(table: Table) -> str:
    """For those who listen: is it my turn?"""
    say = table.frame.say
    if table.view.over:
        return result(table)
    return say("now-your-turn" if table.choice is not None else "now-not-your-turn")

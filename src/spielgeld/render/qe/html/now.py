"""What is asked now, of whom, and what is one press away."""

from markupsafe import Markup

from spielgeld.games.qe.pieces import BOXES, FIRST_BID_ADVICE
from spielgeld.games.qe.view import QeTable
from spielgeld.kernel.choice import Amount
from spielgeld.render.html.now import advice, opening, question, refusal, remarks, spoken
from spielgeld.render.html.page import Table, Turn
from spielgeld.render.html.parts import powers, rule_link
from spielgeld.render.html.region import Macros, Region, fill, join, remembered
from spielgeld.render.qe.html.board import short_of_tile, title_of_tile, words_of_tile
from spielgeld.render.words import Say, Words

NOW = Macros("qe/now.html")

ASK = '<p class="ask" id="now-ask">%s %s</p>'
FIELD = (
    '<label for="bid-%s">%s</label><div class="field-row"><input id="bid-%s" class="bid-input"'
    ' name="bid" type="text" inputmode="text" autocomplete="off" autocapitalize="off"'
    ' spellcheck="false" required maxlength="2000" placeholder="%s"'
    ' aria-describedby="now-ask preview-%s"%s%s><button class="primary">%s</button></div>'
    '<output id="preview-%s" class="preview" for="bid-%s" hx-morph-skip></output></form>'
)
PREVIEW = (
    ' hx-post="%s" hx-trigger="input changed delay:300ms" hx-target="#preview-%s"'
    ' hx-swap="innerHTML"'
)
QUICK = '<button name="bid" value="%s"><span class="figure">%s</span> <small>%s</small></button>'
SURE = Markup('<input type="hidden" name="sure" value="yes">')
END_OF_FORM = Markup("</form>")

PRICE_LEVELS = 3

Quick = tuple[tuple[int, str], ...]
"""Bids that are one press away, each with what it is."""


def draw_question(table: Table) -> Region:
    view, words, say = table.view, table.frame.words, table.frame.say
    qe: QeTable = view.table
    sale, choice = qe.sales[-1], table.choice
    assert choice is not None
    if choice.kind == "look":
        assert sale.winner is not None
        tile = words_of_tile(sale.tile, words)
        title = say("now-look-title", name=table.names[sale.winner], tile=tile)
        return spoken(table, looking, words, table.turn, title)
    assert isinstance(choice, Amount)
    tile = title_of_tile(BOXES[qe.edition, view.players].tiles[sale.tile], words)
    rule = "QE-9" if qe.stage == "rebid" else choice.rule
    return spoken(
        table, bidding, words, table.turn, say("now-bid-title", tile=tile), ask(table),
        rule, qe.stage, quick_bids(table),
    )  # fmt: skip


def bidding(
    words: Words, turn: Turn, title: str, ask: str, rule: str, stage: str, quick: Quick,
    said: Table | None,
) -> Markup:  # fmt: skip
    say = words.say
    parts = [fill(ASK, powers(ask), rule_link(turn.rules, rule)), refusal(turn, said)]
    if said is not None and said.confirm is not None:
        parts.append(NOW.confirm(say, words, turn, said.confirm["bid"]))
    else:
        parts.append(bid_form(say, turn, stage, "" if said is None else said.draft))
        if quick:
            presses = [fill(QUICK, n, powers(words.short(n)), label) for n, label in quick]
            begin = opening(turn, "quick-form", "quick")
            parts += (begin, SURE, *presses, END_OF_FORM)
    # Below the bid, which stays where it is while advice is read.
    return question(turn, "bid", say, title, *parts, advice(say, turn, said))


def looking(words: Words, turn: Turn, title: str, said: Table | None) -> Markup:
    say = words.say
    return question(
        turn, "look", say, title,
        fill(ASK, say("now-look-ask"), rule_link(turn.rules, "QE-14")),
        remarks(say, turn, said),
        opening(turn, "look-form", "buttons"),
        NOW.look(say),
    )  # fmt: skip


@remembered
def bid_form(say: Say, turn: Turn, stage: str, draft: str) -> Markup:
    step = turn.step
    field = fill(
        FIELD, step, say("now-bid-label"), step, say("now-bid-placeholder"), step,
        fill(' value="%s"', draft) if draft else "",
        fill(PREVIEW, turn.preview, step) if turn.preview else "",
        say("now-bid-open" if stage == "open bid" else "now-bid-seal"), step, step,
    )  # fmt: skip
    return join([opening(turn, "bid-form", "bid-form"), field])


def quick_bids(table: Table) -> Quick:
    """Nothing, just above the open bid, and prices that one has seen: as far as they are legal."""
    choice, say = table.choice, table.frame.say
    if choice is None or choice.kind != "bid":
        return ()
    qe: QeTable = table.view.table
    sale = qe.sales[-1]
    wanted = [(0, say("now-quick-zero"))]
    if qe.stage == "open bid":
        wanted.append((1, say("now-quick-one")))
    elif sale.open_bid is not None:
        wanted.append((sale.open_bid + 1, say("now-quick-above")))
    if table.view.options["memory"] == "on":
        known = {sale.amount: sale.tile for sale in qe.sales if sale.amount}
        for amount, tile in list(known.items())[-PRICE_LEVELS:]:
            short = short_of_tile(tile, table.frame.words)
            wanted.append((amount, say("now-quick-price", tile=short)))
    quick: dict[int, str] = {}
    for amount, label in wanted:
        if {"bid": amount} in choice:
            quick.setdefault(amount, label)
    return tuple(quick.items())


def ask(table: Table) -> str:
    """What is asked, in one sentence."""
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
    shown = BOXES[qe.edition, table.view.players].zero_bids_score
    zeros = " " + say("now-ask-zero-shown") if shown else ""
    if not choice.barred:
        return say(f"now-ask-blind{again}", **values) + zeros
    falling = "-falling" if choice.high is not None else ""
    older = "-1" if falling and table.view.rules == 1 else ""
    return say(f"now-ask-secret{again}{falling}{older}", **values) + zeros


def title_of_now(table: Table) -> str:
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

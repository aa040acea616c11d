"""How Sample Game looks in a browser.

A page is made of regions. A region is an element with an id, drawn from a small value; equal values
give the same region, so it is drawn once, and an open page is sent the regions that changed. The
drawing itself is done by the macros in html/templates.
"""

from collections.abc import Mapping
from pathlib import Path

from markupsafe import Markup

from sample_game.rules import CONTRACTS, LARGEST, Table
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.game import render_of
from spielgeld.render.html import page
from spielgeld.render.html.boards import DESK, HtmlRender, Regions
from spielgeld.render.html.now import draw_now, opening, question, remarks, spoken
from spielgeld.render.html.players import draw_player, draw_players, draw_turn
from spielgeld.render.html.region import Macros, Region, draw, tag
from spielgeld.render.words import Words

DRAWN = Macros("sample-game/macros.html")

MINE = '<section id="mine" class="mine card" aria-labelledby="mine-title">'
BOARD = (
    '<section id="board" class="board sample-game card" aria-labelledby="board-title">'
    '<h2 id="board-title" class="hidden">%s</h2>'
)
TENDERS = '<ol class="tenders" id="tenders">'


class SampleGameHtml(HtmlRender):
    def draw(self, table: page.Table) -> Regions:
        """What is asked now, what is the reader's own, the players, and the board."""
        players = [draw_one(table, seat) for seat in range(table.view.players)]
        return (
            draw_now(table, draw_question, title_of_now),
            draw_mine(table),
            draw_players(table, players),
            draw_board(table),
        )

    def read(self, form: Mapping[str, str], view: View, choice: Choice, words: Words) -> Decision:
        """The decision that a form says."""
        return render_of(self.game).read(form.get("envelope", ""), view, choice, words)

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        """The other way round: the fields of a form that says this decision."""
        return {"envelope": str(decision["envelope"])}


def draw_question(table: page.Table) -> Region:
    """What the reader is asked: one button for each envelope that is left."""
    view, words, choice = table.view, table.frame.words, table.choice
    assert choice is not None
    title = render_of(view.game).question(view, choice, words, table.names)
    left = tuple([decision["envelope"] for decision in choice])
    return spoken(table, asking, words, table.turn, title, left)


def asking(
    words: Words, turn: page.Turn, title: str, left: tuple[int, ...], said: page.Table | None
) -> Markup:
    """Made from these values alone; `said` is what to say about a form that came back."""
    form = opening(turn, "envelope-form", "envelopes")
    return question(
        turn, "filling", words.say, title,
        remarks(words.say, turn, said), form, DRAWN.envelopes(words.say, left),
    )  # fmt: skip


def title_of_now(table: page.Table) -> str:
    """What goes on, for one who has nothing to decide."""
    view, say = table.view, table.frame.say
    if view.sealed is not None:
        return say("decide-envelope", notes=view.sealed["envelope"])
    return say(f"contract-{view.table.contracts[-1]}")


def draw_mine(table: page.Table) -> Region:
    """The reader's friend, and the desk with notes, which every game has."""
    seen: Table = table.view.table
    friend = draw("mine-friend", DRAWN.friend, table.frame.say, seen.friend)
    return Region("mine", MINE, (friend, DESK), "</section>")


def draw_one(table: page.Table, seat: Seat) -> Region:
    """A player: the contracts that they build, and the envelopes that they have left."""
    view, say = table.view, table.frame.say
    seen: Table = view.table
    thinks = seat in view.waiting
    turn = draw_turn(table, seat, "page-thinking" if thinks else "", "thinking")
    spent = [envelopes[seat] for envelopes in seen.filled]
    left = tuple([notes for notes in range(1, LARGEST + 1) if notes not in spent])
    points = seen.points[seat] if seen.points else None
    facts = draw(f"facts-{seat}", DRAWN.facts, say, seat, left, points)
    return draw_player(table, seat, "", turn, facts)


def draw_board(table: page.Table) -> Region:
    """A drawing for each contract, turned up or not, and the points once the game is over."""
    seen, say = table.view.table, table.frame.say
    cards = [draw_contract(table, number) for number in range(len(CONTRACTS))]
    parts = [Region("tenders", TENDERS, tuple(cards), "</ol>")]
    if table.view.over:
        names = tuple(table.names)
        parts.append(draw("sheet", DRAWN.sheet, say, names, seen.friends, seen.points))
    return Region("board", tag(BOARD, say("title")), tuple(parts), "</section>")


def draw_contract(table: page.Table, number: int) -> Region:
    seen: Table = table.view.table
    name, say = f"tender-{number}", table.frame.say
    if number >= len(seen.contracts):
        return draw(name, DRAWN.hidden_contract, say, number)
    contract = seen.contracts[number]
    over = number < len(seen.filled)
    taker = seen.takers[number] if over else None
    envelopes = seen.filled[number] if over else ()
    return draw(
        name, DRAWN.contract, say, number, contract, CONTRACTS[contract], contract == seen.friend,
        over, taker, "" if taker is None else table.names[taker], envelopes,
    )  # fmt: skip


HTML = SampleGameHtml("sample-game", Path(__file__).parent / "html" / "templates")

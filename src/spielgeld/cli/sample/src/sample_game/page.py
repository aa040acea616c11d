"""How Sample Game looks in a browser.

A page is made of regions. A region is an element with an id: a macro of templates draws it
from a small typed value, which it calls `it`. Equal values give the same region, so it is drawn
once, and an open page is sent the regions that changed.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from sample_game.rules import CONTRACTS, LARGEST, TendersView
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.page.boards import GamePage, Regions, desk
from spielgeld.page.now import Remarks, draw_now, remarks_of, spoken
from spielgeld.page.page import DecisionForm, TablePage
from spielgeld.page.players import draw_player, draw_players, draw_turn
from spielgeld.page.region import Macros, Region, group, region
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words

DRAWN = Macros("sample-game/macros.html")


class SampleGamePage(GamePage):
    def draw(self, table: TablePage) -> Regions:
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
        return telling_of(self.game).read(form.get("envelope", ""), view, choice, words)

    def fields(self, decision: Decision, words: Words) -> dict[str, str]:
        """The other way round: the fields of a form that says this decision."""
        return {"envelope": str(decision["envelope"])}


class Filling(NamedTuple):
    """What the reader is asked: one button for each envelope that is left.

    `said` is what there is to say about a form that came back.
    """

    form: DecisionForm
    title: str
    left: tuple[int, ...]
    said: Remarks | None


class EnvelopesLeft(NamedTuple):
    """The envelopes that a player has left, and the points once the game is over."""

    seat: Seat
    left: tuple[int, ...]
    points: int | None


class Contract(NamedTuple):
    """A contract that is turned up, and once it is over who builds it and what all offered."""

    number: int
    name: str
    points: int
    mine: bool
    over: bool
    taker: Seat | None
    builder: str
    envelopes: tuple[int, ...]


class Scores(NamedTuple):
    names: tuple[str, ...]
    friends: tuple[str, ...]
    points: tuple[int, ...]


def draw_question(table: TablePage) -> Region:
    view, words, choice = table.view, table.frame.words, table.choice
    assert choice is not None
    title = telling_of(view.game).question(view, choice, words, table.names)
    left = tuple([decision["envelope"] for decision in choice])
    return spoken(words, DRAWN.filling, Filling(table.form, title, left, remarks_of(table)))


def title_of_now(table: TablePage) -> str:
    """What goes on, for one who has nothing to decide."""
    view, say = table.view, table.frame.say
    if view.sealed is not None:
        return say("decide-envelope", notes=view.sealed["envelope"])
    return say(f"contract-{view.table.contracts[-1]}")


def draw_mine(table: TablePage) -> Region:
    """The reader's friend, and the desk with notes, which every game has."""
    seen: TendersView = table.view.table
    friend = region("mine-friend", DRAWN.friend, table.frame.words, seen.friend or "")
    return group("mine", DRAWN.mine, None, None, (friend, desk()))


def draw_one(table: TablePage, seat: Seat) -> Region:
    """A player: the contracts that they build, and the envelopes that they have left."""
    view = table.view
    seen: TendersView = view.table
    thinks = seat in view.waiting
    turn = draw_turn(table, seat, "page-thinking" if thinks else "", "thinking")
    spent = [envelopes[seat] for envelopes in seen.filled]
    left = tuple([notes for notes in range(1, LARGEST + 1) if notes not in spent])
    facts = EnvelopesLeft(seat, left, seen.points[seat] if seen.points else None)
    drawn = region(f"facts-{seat}", DRAWN.facts, table.frame.words, facts)
    return draw_player(table, seat, "", turn, drawn)


def draw_board(table: TablePage) -> Region:
    """A drawing for each contract, turned up or not, and the points once the game is over."""
    seen, words = table.view.table, table.frame.words
    cards = tuple([draw_contract(table, number) for number in range(len(CONTRACTS))])
    parts = [group("tenders", DRAWN.tenders, None, None, cards)]
    if table.view.over:
        scores = Scores(tuple(table.names), seen.friends, seen.points)
        parts.append(region("sheet", DRAWN.sheet, words, scores))
    return group("board", DRAWN.board, words, None, tuple(parts))


def draw_contract(table: TablePage, number: int) -> Region:
    seen: TendersView = table.view.table
    name, words = f"tender-{number}", table.frame.words
    if number >= len(seen.contracts):
        return region(name, DRAWN.hidden_contract, words, number)
    contract = seen.contracts[number]
    over = number < len(seen.filled)
    taker = seen.takers[number] if over else None
    shown = Contract(
        number=number,
        name=contract,
        points=CONTRACTS[contract],
        mine=contract == seen.friend,
        over=over,
        taker=taker,
        builder="" if taker is None else table.names[taker],
        envelopes=seen.filled[number] if over else (),
    )
    return region(name, DRAWN.contract, words, shown)


PAGE = SampleGamePage("sample-game", Path(__file__).parent / "templates")

"""The worked examples of €uro Crisis' rulebook.

Where a picture is unknown, the pieces are put so that the printed numbers come out of our board.
"""

import copy
from collections.abc import Callable
from types import MappingProxyType
from typing import Any

from spielgeld import games
from spielgeld.games.euro_crisis.rules.pieces import load
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.games.example import Example
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat

RED, BLUE, WHITE, GREEN = range(4)
SPAIN, FRANCE, IRELAND, GREECE = range(4)
SKIP = {"skip": True}
DONE = {"done": True}
NO_ANGER = {"public_anger": {"named": 0, "others": 0}}


def board(changes: dict[str, Any]) -> dict[str, Any]:
    """The printed board with other values, by path: {"states.greece.annual_debt": 0}."""
    other: dict[str, Any] = copy.deepcopy(load("board.json"))
    for path, value in changes.items():
        *steps, last = path.split(".")
        part = other
        for step in steps:
            part = part[step]
        part[last] = value
    return other


def quick(first: Seat = 0, changes: dict[str, Any] | None = None) -> Play:
    """The quick start: red sits at `first`."""
    options: dict[str, Any] = {"board": board(changes)} if changes else {}
    return games.new(
        "euro-crisis", 4, deal={"first": first}, listen=True, quick_start=True, **options
    )


def stage(play: Play) -> str:
    name: str = play.view(None).table.stage
    return name


def passive(play: Play, seat: Seat) -> Decision:
    """The decision that changes least."""
    choice = play.choice(seat)
    for decision in (SKIP, DONE, {"gold": 0}, {"weapons": 0}):
        if decision in choice:
            return decision
    return next(iter(choice))


def let_pass(play: Play, until: Callable[[Play], bool]) -> Play:
    """Everybody does as little as possible until something is so (or the game is over)."""
    while not play.over and not until(play):
        seat = play.waiting[0]
        play.submit(seat, passive(play, seat))
    return play


def act(play: Play, seat: Seat, *decisions: Decision) -> Play:
    for decision in decisions:
        play.submit(seat, decision)
    return play


def bid(play: Play, *gold: int) -> Play:
    """One bid for each bank still in, by seat."""
    for seat, amount in zip(play.waiting, gold, strict=True):
        play.submit(seat, {"gold": amount})
    return play


def turn_of(seat: Seat, card: str, play: Play, *, others: str = "frankfurt") -> Play:
    """It is this seat's turn to play a card in the next quarter; the others play something else."""
    let_pass(play, lambda play: stage(play) == "choose cards")
    for other in play.waiting:
        play.submit(other, {"card": card if other == seat else others})
    return let_pass(play, lambda play: play.waiting == [seat] and stage(play) == card)


def arrange(play: Play, **fields: Any) -> Play:
    """Put pieces somewhere by hand and ask again: {"money": {0: 3}} or {"gold_price": 2}."""
    state = play.state
    assert isinstance(state, EuroCrisisState)
    for name, value in fields.items():
        if isinstance(value, dict):
            for place, entry in value.items():
                getattr(state, name)[place] = entry
        else:
            setattr(state, name, value)
    play.asked = state.agenda[-1].asks(state)
    return play


def short_of_money() -> Play:
    play = let_pass(quick(), lambda play: play.summary()["quarter"] == 4)
    return arrange(
        play,
        income={RED: -3, BLUE: 6, WHITE: 4, GREEN: 0},
        money={RED: 2, BLUE: 0, WHITE: 0, GREEN: 0},
        order=[BLUE, WHITE, GREEN, RED],
    )


def year_ends(play: Play) -> None:
    let_pass(play, lambda play: play.summary()["year"] == 2)


INCOME = Example(
    "income",
    "EC-15",
    short_of_money,
    year_ends,
    MappingProxyType({"blue": 6, "white": 4, "green": 0, "owed": 3, "money": 2, "income": -4}),
)


def loans_in_spain() -> Play:
    """Spain's debt lies in the lowest row, where column 6 is blank: 5 there, 7 above."""
    return arrange(
        turn_of(RED, "london", quick()),
        debt={SPAIN: 6},
        holders={2: BLUE, 3: GREEN},
        loan_spaces={2: 2, 3: 3},
    )


LONDON = Example(
    "london",
    "EC-21",
    loans_in_spain,
    lambda play: act(play, RED, {"lend": "spain", "markers": 2}),
    MappingProxyType({"first": 5, "second": 7, "before": 5, "income": 17}),
)


def tie_in_france() -> Play:
    return arrange(
        turn_of(RED, "london", quick()),
        holders={11: WHITE, 12: GREEN},
        gold={WHITE: 3, GREEN: 3},
    )


def bid_for_la_poste(play: Play) -> None:
    """Red lends 2 to France; green and white bid most, with one marker there each."""
    act(play, RED, {"lend": "france", "markers": 2})
    bid(play, 1, 2, 3, 3)


LA_POSTE = Example(
    "la-poste",
    "EC-31",
    tie_in_france,
    bid_for_la_poste,
    MappingProxyType({"red": 1, "blue": 2, "white": 3, "green": 3, "points": 3}),
)


def unrest_in_greece() -> Play:
    return arrange(
        turn_of(GREEN, "brussels", quick(changes=NO_ANGER), others="moscow"),
        happiness={GREECE: 1},
        owners={GREECE: (WHITE, WHITE)},
        pp={WHITE: 20},
        weapons={WHITE: 1},
        order=[GREEN, WHITE, BLUE, RED],
    )


def riot_in_greece(play: Play) -> None:
    """2 on the fist, red 2 for the government, blue 2 and white 1 for the people: a lead of 3."""
    act(play, GREEN, {"state": "greece", "large": "communists", "small": "conservatives"})
    act(play, RED, {"weapons": 2, "side": "government"})
    act(play, BLUE, {"weapons": 2, "side": "people"})
    act(play, WHITE, {"weapons": 1, "side": "people"})
    act(play, GREEN, {"weapons": 0})


RIOT = Example(
    "riot",
    "EC-34",
    unrest_in_greece,
    riot_in_greece,
    MappingProxyType(
        {
            "fist": 2, "blue": 2, "white": 1, "people": 5, "red": 2, "lead": 3, "lost": 1,
            "points": 12, "happiness": 4,
        }
    ),
)  # fmt: skip


def debts_of_greece() -> Play:
    """In Greece: blue on 8, white on 9, green on 5 and 7."""
    greece, holders = GREECE * 11, (-1, GREEN, GREEN, BLUE, WHITE)
    return arrange(
        turn_of(RED, "rome", quick()),
        holders={greece + column: bank for column, bank in enumerate(holders)},
        loan_spaces={greece + 1: 9, greece + 2: 18, greece + 3: 19, greece + 4: 28},
        debt={GREECE: 31},
    )


def end_of_rome(play: Play) -> None:
    act(play, RED, {"reform": "senseless", "state": "spain", "party": "socialists"}, DONE)


DEBT_CUT = Example(
    "debt-cut",
    "EC-35",
    debts_of_greece,
    end_of_rome,
    MappingProxyType(
        {"red": 0, "blue": 8, "white": 9, "green": 12, "green_first": 5, "green_second": 7}
    ),
)

EXAMPLES = (INCOME, LONDON, LA_POSTE, RIOT, DEBT_CUT)

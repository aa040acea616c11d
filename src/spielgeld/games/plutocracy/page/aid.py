"""Plutocracy's player aid: what is next on the time track, prices of seats, the map's legend."""

from spielgeld.games.plutocracy.rules.pieces import (
    COUNCILLORS,
    HOLD_LIMIT,
    MARKERS,
    SEAT_PRICES,
    SOCIETIES,
    SPOTS,
    START_AND_LANDING,
)
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.page.aid import Aid, AidTable, draw_aid, steps, terms_of
from spielgeld.page.cache import remembered
from spielgeld.page.page import TablePage
from spielgeld.page.region import Region
from spielgeld.telling.words import Words

TERMS = ("time", "councillor", "demand", "supply", "parliament", "societies", "alien",
         *MARKERS, "retire", "star", "disc")  # fmt: skip
PIECES = ("planet", "earth", "asteroid", "sun", "orbit", "ship", "end")
"""What is drawn on the map and explained beside it, with some of the terms."""
BESIDE = ("star", "disc", *MARKERS, "demand", "supply", "parliament")

LEGEND = ("planet", "prices", "orbit", "next", "star", "ship", "flight", "asteroid", "track")


def drawn(game: PlutocracyTable) -> tuple[str, ...]:
    """The pieces of this table that the legend explains."""
    own = PIECES if game.personal else PIECES[:-1]
    return (*own, *BESIDE)


def draw_aid_of(table: TablePage) -> Region:
    words = table.frame.words
    return draw_aid(table, aid_of(words), terms_of(words, (*TERMS, *PIECES)), now_of(table))


@remembered
def aid_of(words: Words) -> Aid:
    say = words.say
    elections = [
        (say("aid-election", number=number), *[str(each) for each in sent])
        for number, sent in enumerate(COUNCILLORS, start=1)
    ]
    widest = max(len(sent) for sent in COUNCILLORS)
    rows = [(*row, *["–"] * (widest + 1 - len(row))) for row in elections]
    seats = (("", *[str(n) for n in range(1, len(SEAT_PRICES) + 1)]),
             (say("aid-seat-price"), *[str(price) for price in SEAT_PRICES]))  # fmt: skip
    societies = [
        (say(f"society-{name}"), say(f"society-{name}.wants"), *[str(spot) for spot in SPOTS])
        for name in SOCIETIES
    ]
    return Aid(
        say("aid-goal"),
        steps(say, 5, landing=START_AND_LANDING, hold=HOLD_LIMIT),
        (
            AidTable(say("aid-elections"), (("", say("aid-most"), say("aid-second")), *rows)),
            AidTable(say("aid-seats"), seats),
            AidTable(
                say("aid-societies"),
                (("", say("aid-wants"), say("aid-first-member"), say("aid-second-member")),
                 *societies),
            ),
        ),
        tuple([say(f"aid-legend-{name}") for name in LEGEND]),
    )  # fmt: skip


def now_of(table: TablePage) -> tuple[str, ...]:
    """The next events, and why the same player may move again."""
    game: PlutocracyTable = table.view.table
    say, names = table.frame.say, table.names
    if table.view.over:
        return ()
    lines = []
    if game.coming["elect"] and game.elections < len(COUNCILLORS):
        time, number = game.coming["elect"][0], game.elections + 1
        lines.append(say("aid-next-election", time=time, number=number))
    if game.coming["rotate"]:
        lines.append(say("aid-next-rotation", time=game.coming["rotate"][0]))
    if game.stage == "turn" and game.asked is not None:
        others = [
            player.time
            for seat, player in enumerate(game.players)
            if seat != game.asked and not player.out and not player.retired
        ]
        own = game.players[game.asked].time
        if others and min(others) > own:
            name, first = names[game.asked], min(others)
            if game.asked == table.view.seat:
                lines.append(say("aid-again-you", time=own, other=first))
            else:
                lines.append(say("aid-again", name=name, time=own, other=first))
    return tuple(lines)

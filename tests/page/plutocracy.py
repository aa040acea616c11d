"""Pages of Plutocracy, from real games."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.kernel.play import Play
from spielgeld.page.new_table import NewTablePage, new_table_page
from spielgeld.page.page import Frame
from spielgeld.page.rules import rules_page
from spielgeld.page.table import table_page
from spielgeld.telling.game import words_for
from tests.page.samples import LINKS, table_of

Wanted = Callable[[PlutocracyTable], bool]


def on(body: str) -> Wanted:
    """Somebody's turn begins on a body, with something to do there."""
    return lambda table: (
        table.asked is not None
        and table.done is None
        and table.players[table.asked].body == body
        and len(table.actions) > 2
    )


def play_until(wanted: Wanted, players: int = 4, seed: int = 1, **options: Any) -> Play:
    """A game by chance, up to a position of this kind."""
    while True:
        play = games.new("plutocracy", players, seed=seed, listen=True, **options)
        rng = Random(seed)
        while not play.over:
            if wanted(play.view(None).table):
                return play
            seat = play.waiting[0]
            play.submit(seat, play.choice(seat).sample(rng))
        if wanted(play.view(None).table):
            return play
        seed += 1


def busy(table: PlutocracyTable) -> bool:
    """In the middle of a game, on a planet where all can be done."""
    return table.elections == 1 and {"sell", "buy", "seats"} <= set(table.actions)


def pages_of_plutocracy(language: str) -> Iterator[tuple[str, str]]:
    """The names of the pages, and the pages."""
    play = games.new("plutocracy", 4, listen=True)
    yield "pl-first", table_page(table_of(play, play.waiting[0], language))
    play = play_until(busy)
    asked = play.waiting[0]
    yield "pl-turn", table_page(table_of(play, asked, language))
    yield "pl-wait", table_page(table_of(play, (asked + 1) % 4, language))
    yield "pl-watch", table_page(table_of(play, None, language))
    refused = replace(
        table_of(play, asked, language), refusal=play.why_not(asked, {"rescue": True})
    )
    yield "pl-refused", table_page(refused)
    retire = replace(table_of(play, asked, language), confirm={"retire": True})
    yield "pl-retire", table_page(retire)
    flight = next(f for f in play.view(None).table.flights if not f.there and f.in_reach)
    fly = {"fly": list(flight.to), "time": flight.shortest}
    yield "pl-empty", table_page(replace(table_of(play, asked, language), confirm=fly))
    for body in ("earth", "asteroid"):
        play = play_until(on(body), 3)
        yield f"pl-{body}", table_page(table_of(play, play.waiting[0], language))
    play = play_until(lambda table: table.stage == "auction" and any(table.auction),
                      setup="random", auction=True)  # fmt: skip
    yield "pl-auction", table_page(table_of(play, play.waiting[0], language))
    play = play_until(lambda table: table.stage == "start", 2, setup="random")
    yield "pl-start", table_page(table_of(play, play.waiting[0], language))
    play = play_until(lambda table: table.actions == ("retire",), 2, pressure=True)
    yield "pl-last", table_page(table_of(play, play.waiting[0], language))
    play = play_until(lambda table: table.stage == "over")
    yield "pl-finished", table_page(table_of(play, 2, language))
    back = replace(table_of(play_until(busy), 1, language), at=12, steps=30, back_seats=True)
    yield "pl-back", table_page(back)
    frame = Frame(words_for(language, "plutocracy"), LINKS, game="plutocracy")
    yield "pl-rules", rules_page(frame)
    yield "pl-new", new_table_page(NewTablePage(frame, "plutocracy", ("random",)))

"""Every page of a €uro Crisis table, from real games."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

from spielgeld import games
from spielgeld.games.euro_crisis.rules.view import STAGES
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event
from spielgeld.page.page import Frame
from spielgeld.page.rules import rules_page
from spielgeld.page.table import table_page
from spielgeld.telling.game import words_for
from tests.page.samples import LINKS, table_of

EARLIEST = 55
"""The samples are taken after so many decisions, when there is something to see."""


def decide(play: Play, seat: int, rng: Random) -> Decision:
    """By chance, but nobody takes so many loan markers that the game ends early."""
    decision = play.choice(seat).sample(rng)
    return {"borrow": min(decision["borrow"], 3)} if "borrow" in decision else decision


def start(seed: int, players: int = 4) -> Play:
    return games.new("euro-crisis", players, seed=seed, listen=True)


@cache
def reaching(stage: str) -> tuple[int, int]:
    """A seed and a number of decisions after which this is asked."""
    for seed in range(1000):
        play, rng = start(seed), Random(seed)
        while not play.over:
            late = len(play.decisions) > EARLIEST or stage == "first loans"
            if late and play.view(None).table.stage == stage:
                return seed, len(play.decisions)
            seat = play.waiting[0]
            play.submit(seat, decide(play, seat, rng))
    raise AssertionError(stage)


def at(stage: str) -> Play:
    """A game at a question of this kind."""
    seed, decisions = reaching(stage)
    return played(seed, decisions)


def played(seed: int, decisions: int = 10_000, players: int = 4) -> Play:
    play, rng = start(seed, players), Random(seed)
    while not play.over and len(play.decisions) < decisions:
        seat = play.waiting[0]
        play.submit(seat, decide(play, seat, rng))
    return play


def pages(language: str) -> Iterator[tuple[str, str]]:
    """The names of the pages, and the pages."""
    for stage in STAGES:
        play = at(stage)
        table = table_of(play, play.waiting[0], language)
        yield f"euro-{stage.replace(' ', '-')}", table_page(table)
    play = at("place weapons")
    yield "euro-watch", table_page(table_of(play, None, language))
    play = at("moscow")
    skipping = replace(table_of(play, play.waiting[0], language), confirm={"skip": True})
    yield "euro-confirm", table_page(skipping)
    play = at("choose cards")
    seat = play.waiting[0]
    play.submit(seat, play.choice(seat).sample(Random(1)))
    yield "euro-sealed", table_page(table_of(play, seat, language))
    yield "euro-waiting", table_page(table_of(at("london"), play.waiting[0], language))
    yield "euro-three", table_page(table_of(played(3, 40, players=3), 1, language))
    yield "euro-finished", table_page(table_of(played(3), 2, language))
    back = replace(table_of(played(5, 90), 1, language), at=12, steps=60, back_seats=True)
    yield "euro-back", table_page(back)
    frame = Frame(words_for(language, "euro-crisis"), LINKS, game="euro-crisis")
    yield "euro-rules", rules_page(frame)


@cache
def happened(event: str) -> tuple[int, int]:
    """A seed and a number of decisions with the last of which this happened."""
    for seed in range(1000):
        play, rng = start(seed), Random(seed)
        while not play.over:
            play.submit(play.waiting[0], decide(play, play.waiting[0], rng))
            told = play.chapters[-1] if play.chapters else []
            if not play.over and event in [type(each).__name__ for each in told]:
                return seed, len(play.decisions)
    raise AssertionError(event)


def just_after(event: type[Event]) -> Play:
    """A game in which this has just happened."""
    return played(*happened(event.__name__))

"""Every page once, from real games."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.kernel.play import Play
from spielgeld.page.lines import ChatLine, Story
from spielgeld.page.lobby import Lobby, TableCard, lobby_page
from spielgeld.page.new_table import NewTablePage, new_table_page
from spielgeld.page.notices import curtain_page, error_page
from spielgeld.page.page import Frame, Links, ShownChair, TablePage
from spielgeld.page.rules import rules_page
from spielgeld.page.story import story_lines
from spielgeld.page.table import table_page
from spielgeld.page.waiting_room import WaitingRoom, room_page
from spielgeld.telling.game import words_for

SECTIONS = ("now", "mine", "players", "board", "story", "chat")
"""The ids of what every table page has."""

NAMES = ("Ada", "Ben Bernanke-Nakamoto", "Cléo", "Dagobert", "Eve")

LINKS = Links(
    static="static/", home="lobby.html", table="#", fragments="#", decide="#", undo="#",
    chat="#", notes="#", mail="#", host="#", rules="rules-", record="#", rematch="#", back="#",
    invite="/t/K7M2-QX", chair="/c/secret", renew="#",
)  # fmt: skip


def table_of(play: Play, seat: int | None, language: str, *, told: bool = True) -> TablePage:
    """A table as the server would fill it in."""
    words = words_for(language, play.game.name)
    view = play.view(seat)
    names = list(NAMES[: play.players])
    chairs = tuple(
        ShownChair(n, name, "bot" if n in (1, 3) else "person", "rookie" if n in (1, 3) else "")
        for n, name in enumerate(names)
    )
    choice = play.choice(seat) if seat is not None and seat in play.waiting else None
    return TablePage(
        frame=Frame(words, LINKS, game=play.game.name),
        badge="K7M2-QX",
        view=view,
        chairs=chairs,
        choice=choice,
        story=story_lines(play, seat, words, names) if told else Story(),
        told=tuple(play.story(seat)) if told else (),
        chat=(ChatLine(1, NAMES[0], "Printing in progress.", seat=0),),
        key="key",
        may_undo=view.sealed is not None,
        host=seat == 0,
    )


def played(
    players: int, decisions: int, seed: int = 4, *, small: bool = False, **options: Any
) -> Play:
    """A game so far, with bids by chance: small ones tie more often."""
    play = games.new("qe", players, seed=seed, listen=True, **options)
    rng = Random(seed)
    while not play.over and len(play.decisions) < decisions:
        seat = rng.choice(play.waiting)
        choice = play.choice(seat)
        bid = {"bid": rng.randrange(4)}
        play.submit(seat, bid if small and bid in choice else choice.sample(rng))
    return play


def pages(language: str) -> Iterator[tuple[str, str]]:
    """The names of the pages, and the pages."""
    yield from pages_around_the_table(language)
    play = played(4, 0)
    yield "open", table_page(table_of(play, play.waiting[0], language))
    play = until(played(4, 25), "secret bids")
    yield "secret", table_page(table_of(play, seat_that_decides(play), language))
    yield "watch", table_page(table_of(play, None, language))
    seat = seat_that_decides(play)
    huge = replace(table_of(play, seat, language), confirm={"bid": 12_500_000})
    yield "confirm", table_page(huge)
    refused = replace(
        table_of(play, seat, language),
        draft="-3",
        refusal=play.why_not(seat, {"bid": -3}),
    )
    yield "refused", table_page(refused)
    play.submit(seat, {"bid": 12_500_000})
    yield "sealed", table_page(table_of(play, seat, language))
    play = until(played(4, 10, seed=9, small=True), "rebid")
    yield (
        "tie",
        table_page(table_of(play, play.view(None).table.sales[-1].auctioneer, language)),
    )
    yield "rebid", table_page(table_of(play, seat_that_decides(play), language))
    play = until(played(5, 20), "look")
    yield "look", table_page(table_of(play, seat_that_decides(play), language))
    play = until(played(3, 30, edition="2017"), "blind bids")
    yield "blind", table_page(table_of(play, 1, language))
    play = played(4, 10_000)
    yield "finished", table_page(table_of(play, 2, language))
    yield "huge-finished", table_page(table_of(huge_game(), 0, language))
    play = huge_game(decisions=40)
    yield "huge", table_page(table_of(play, play.waiting[0], language))
    back = replace(table_of(played(5, 30), 1, language), at=12, steps=30, back_seats=True)
    yield "back", table_page(back)


def pages_around_the_table(language: str) -> Iterator[tuple[str, str]]:
    words = words_for(language, "qe")
    house = Frame(words, replace(LINKS, table=""))
    frame = replace(house, game="qe")
    cards = (
        TableCard("K7M2-QX", "Ada, Tue 17 Nov", "qe", "#", NAMES[:3], "running", your_turn=True),
        TableCard("P4RR-07", "Ada, Mon 16 Nov", "qe", "#", (NAMES[0], *NAMES[3:]), "over"),
    )
    yield "lobby", lobby_page(Lobby(house, tuple(games.installed()), cards))
    yield "new", new_table_page(NewTablePage(frame, "qe", ("random", "rookie", "master")))
    chairs = (
        ShownChair(0, NAMES[0]),
        ShownChair(1, "", "open"),
        ShownChair(2, NAMES[3], "bot", "rookie"),
        ShownChair(3, NAMES[2], present=False),
    )
    address = "https://spielgeld.example/join/Z5uQ0m1vYt6c9fWn"
    links = replace(LINKS, invite=address, host="#", chair=address, renew="#", take="#")
    room = WaitingRoom(replace(frame, links=links), "K7M2-QX", "qe", {}, chairs, 0, host=True)
    yield "room", room_page(room)
    guest = replace(frame, links=replace(LINKS, take="#"))
    yield "invited", room_page(replace(room, frame=guest, seat=None, host=False))
    yield "curtain", curtain_page(frame, "K7M2-QX", 1, NAMES[1])
    yield "rules", rules_page(frame)
    yield "error", error_page(house, 404)


def until(play: Play, stage: str) -> Play:
    """Play on up to a question of this kind."""
    rng = Random(3)
    while play.view(None).table.stage != stage:
        seat = play.waiting[-1]
        choice = play.choice(seat)
        tying = {"bid": 7}
        play.submit(seat, tying if stage == "rebid" and tying in choice else choice.sample(rng))
    return play


def seat_that_decides(play: Play) -> int:
    return play.waiting[0]


def huge_game(decisions: int = 10_000) -> Play:
    """Everybody prints a little more than seems possible."""
    play = games.new("qe", 4, seed=1, listen=True)
    rng = Random(1)
    while not play.over and len(play.decisions) < decisions:
        seat = rng.choice(play.waiting)
        bid = rng.randrange(10 ** rng.choice((2, 7, 30, 120, 899)))
        play.submit(seat, {"bid": bid} if {"bid": bid} in play.choice(seat) else {"bid": bid + 1})
    return play

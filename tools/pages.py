"""Write every page of real games to build/pages, to be looked at: python tools/pages.py"""

import shutil
from pathlib import Path
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.kernel.play import Play
from spielgeld.render import html
from spielgeld.render.game import render_of, words_for
from spielgeld.render.html.page import Chair, ChatLine, Frame, Links, StoryLine, Table

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "pages"
NAMES = ("Ada", "Ben Bernanke-Nakamoto", "Cléo", "Dagobert", "Eve")

LINKS = Links(
    static="static/", home="lobby.html", table="#", fragments="#", decide="#", undo="#",
    chat="#", notes="#", rules="rules-", record="#", rematch="#", back="#",
)  # fmt: skip


def table_of(play: Play, seat: int | None, language: str, theme: str = "auto") -> Table:
    """A table as the server would fill it in."""
    words = words_for(language, play.game.name)
    view = play.view(seat)
    names = list(NAMES[: play.players])
    chairs = tuple(
        Chair(n, name, "bot" if n in (1, 3) else "person", "rookie" if n in (1, 3) else "")
        for n, name in enumerate(names)
    )
    render = render_of(play.game.name)
    story = tuple(
        StoryLine(0, render.line(event, words, names), event.audience is not None)
        for event in play.story(seat)
    )
    choice = play.choice(seat) if seat is not None and seat in play.waiting else None
    return Table(
        frame=Frame(words, LINKS, game=play.game.name, theme=theme),
        badge="K7M2-QX",
        view=view,
        chairs=chairs,
        choice=choice,
        story=story,
        chat=(ChatLine(1, "Ada", "Printing in progress.", seat=0),),
        key="key",
        may_undo=view.sealed is not None,
    )


def played(players: int, decisions: int, seed: int = 4, **options: Any) -> Play:
    play = games.new("qe", players, seed=seed, listen=True, **options)
    rng = Random(seed)
    while not play.over and len(play.decisions) < decisions:
        seat = rng.choice(play.waiting)
        play.submit(seat, play.choice(seat).sample(rng))
    return play


def write(name: str, text: str) -> None:
    (OUT / f"{name}.html").write_text(text, encoding="utf-8")


def main() -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    (OUT / "static").symlink_to(ROOT / "src/spielgeld/render/html/static")
    for language in ("en", "de", "fr"):
        play = played(4, 0)
        auctioneer = play.waiting[0]
        write(f"open-{language}", html.table_page(table_of(play, auctioneer, language)))
        play = played(4, 25)
        while play.view(None).table.stage != "secret bids" or 0 not in play.waiting:
            seat = play.waiting[0]
            play.submit(seat, play.choice(seat).sample(Random(1)))
        write(f"secret-{language}", html.table_page(table_of(play, 0, language)))
        write(f"watch-{language}", html.table_page(table_of(play, None, language)))
        play.submit(0, {"bid": 12_500_000})
        write(f"sealed-{language}", html.table_page(table_of(play, 0, language)))


if __name__ == "__main__":
    main()

"""What a server does only once: read its words and its templates. Imported by tests/copies.py."""

import asyncio
import tempfile
import threading
from typing import Any

from spielgeld import games
from spielgeld.page.page import Frame, ShownChair, TablePage
from spielgeld.page.table import table_page
from spielgeld.page.waiting_room import WaitingRoom, room_page
from spielgeld.telling.game import words_for
from spielgeld.web.app import create_app
from spielgeld.web.server_settings import ServerSettings


def draw_pages() -> None:
    for name in games.installed():
        play = games.new(name, 4, seed=1)
        frame = Frame(words_for("en", name), game=name)
        chairs = tuple([ShownChair(seat, "Ada") for seat in range(4)])
        room_page(WaitingRoom(frame, "warm", name, play.options, chairs))
        for seat in range(4):
            choice = play.choice(seat) if seat in play.waiting else None
            table_page(TablePage(frame, "warm", play.view(seat), chairs, choice))


async def begin_and_end(folder: str) -> None:
    """The life of a server that nobody asks anything."""
    begun, told = asyncio.Event(), asyncio.Queue[dict[str, str]]()
    told.put_nowait({"type": "lifespan.startup"})

    async def send(message: Any) -> None:
        assert message["type"].endswith(".complete"), message
        begun.set()

    app: Any = create_app(ServerSettings(f"sqlite:///{folder}/games.db"))
    scope = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    life = asyncio.create_task(app(scope, told.get, send))
    await begun.wait()
    told.put_nowait({"type": "lifespan.shutdown"})
    await life


def serve_nobody() -> None:
    """In a thread, for a server takes the signals of the main one; no thread may be left."""
    with tempfile.TemporaryDirectory(prefix="warm-") as folder:
        serving = threading.Thread(target=lambda: asyncio.run(begin_and_end(folder)))
        serving.start()
        serving.join()
    assert threading.active_count() == 1, threading.enumerate()


draw_pages()
serve_nobody()

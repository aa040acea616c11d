"""Games that are written down in advance, for readers of pages to play.

Each table is in the database before the server starts, so that its deal fits its script. A script
tells what is decided when, as the fields of the form with which a browser says so.
"""

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.house import keys
from spielgeld.house.journal import Decide, Sit, Start, What, to_stored
from spielgeld.house.settings import read_settings
from spielgeld.kernel.play import Play, new_play
from spielgeld.page.boards import page_of
from spielgeld.store import Entry, Store, TableRow
from spielgeld.telling.game import words_for

PLAYERS = 4
DIFFERENT = 6
"""So many games differ from each other; more tables play them again."""


def write_game(name: str, seed: int) -> tuple[Play, list[dict[str, Any]]]:
    """A game of players who do anything that is legal, and the forms that they fill in."""
    rng, words, render = Random(seed), words_for("en", name), page_of(name)
    play = new_play(games.get(name), PLAYERS, {}, rng=rng)
    lines = []
    while not play.over:
        step = play.step
        for seat in play.waiting:
            view, choice = play.view(seat), play.choice(seat)
            decision = choice.sample(rng)
            fields = render.fields(decision, words)
            assert render.read(fields, view, choice, words) == decision
            lines.append({"seat": seat, "step": step, "fields": fields, "decision": decision})
            play.submit(seat, decision)
    return play, lines


def seat_players(
    name: str, settings: dict[str, Any], play: Play, made: int = 0
) -> tuple[TableRow, list[Entry], list[str]]:
    """A table at which this game has begun and so many decisions are made, with its secrets."""
    table_id, now = keys.new_table_id(), time.time()
    secrets = [keys.new_secret() for _ in range(PLAYERS)]
    nobody = keys.hash_of(keys.new_secret())
    row = TableRow(table_id, name, settings, nobody, nobody, now, status="running")
    told: list[What] = [
        Sit(seat, "ABCD"[seat], keys.hash_of(secret)) for seat, secret in enumerate(secrets)
    ]
    told += [Start(play.deal), *[Decide(*decided) for decided in play.decisions[:made]]]
    journal = [to_stored(table_id, n, what, None, now) for n, what in enumerate(told, start=1)]
    return row, journal, secrets


async def seed(database: str, name: str, tables: int) -> dict[str, Any]:
    """Put tables into a database; the answer is what their players must know."""
    written = [write_game(name, number) for number in range(DIFFERENT)]
    settings = read_settings({"game": name, "players": PLAYERS}).to_json()
    store = Store(database)
    seeded = []
    for number in range(tables):
        play, _ = written[number % DIFFERENT]
        seeded.append(seat_players(name, settings, play))
    for part in range(0, tables, 200):
        await asyncio.gather(
            *[store.create(row, told) for row, told, _ in seeded[part : part + 200]]
        )
    store.close()
    return {
        "scripts": [lines for _, lines in written],
        "tables": [
            {"table": row.id, "secrets": secrets, "number": len(told), "script": place % DIFFERENT}
            for place, (row, told, secrets) in enumerate(seeded)
        ],
    }


def prepare(folder: Path, name: str, tables: int) -> tuple[str, Path]:
    """A database with tables, and the file that tells the clients about them."""
    database = f"sqlite:///{folder / 'games.db'}"
    known = asyncio.run(seed(database, name, tables))
    path = folder / "scripts.json"
    path.write_text(json.dumps(known), encoding="utf-8")
    return database, path

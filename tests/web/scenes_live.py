"""Scenes of readers who are told things: cut off, in a pause, by turns on one screen."""

import re
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.laws.no_leak import Telling, whole_game
from spielgeld.laws.table import Configuration
from tests.web.asking import Socket
from tests.web.doors import Door, Request, deeds
from tests.web.pairs import Leak, Pair, Reader
from tests.web.scenes import (
    Worlds,
    both,
    decide_by_form,
    others_consider,
    others_talk,
    probes,
    seal,
    settings_of,
    started,
    tables_of,
    two_tellings,
)
from tests.web.scenes_around import QE

FIVE = Configuration("qe", 5, {})


def seat_one(worlds: Worlds, name: str, seed: int, **moment: Any) -> tuple[Pair, Play, Random]:
    """QE in the middle, with seat 1 as reader."""
    one, other, _, rng = two_tellings(QE, 1, seed, **moment)
    tables = tables_of(worlds, name, (one, other), ("chair 1", "token 1"), settings_of(QE))
    pair = Pair(worlds, tables, "running")
    pair.admit(
        "seat 1", both(tables, "chairs", 1), own=1, **{**probes(one, rng), "other": 2},
        asked=1 in one.waiting,
    )  # fmt: skip
    return pair, one, rng


def elses(play: Play, *mine: int) -> list[int]:
    return [seat for seat in play.waiting if seat not in mine]


def by_json(worlds: Worlds) -> Pair:
    """One's own decision by JSON, taken back and made again by socket."""
    pair, one, rng = seat_one(worlds, "by JSON", 20)
    (reader,) = pair.readers
    reader.listen()
    first, *rest = elses(one, 1)
    seal(pair, first, rng, key="live")
    decide_by_json(pair, 1, one.choice(1).sample(rng))
    pair.compare(deeds_too=False)
    undo = Request(
        Door("POST", "/api/tables/{table_id:str}/undo"), f"/api/tables/{pair.id}/undo", {}
    )
    assert pair.ask(reader, undo).startswith(b"204")
    for table in pair.tables:
        assert table.play is not None
        table.play.withdraw(1)
    pair.tell_readers()
    pair.hear()
    decide_by_socket(pair, 1, one.choice(1).sample(rng))
    seal(pair, rest[0], rng, key="live") if len(rest) > 1 else pair.hear()
    pair.compare(deeds_too=False)
    return pair


def decide_by_json(pair: Pair, seat: int, decision: Decision) -> None:
    """Twice, as if the answer had been lost."""
    body = {"decision": decision, "step": pair.step, "key": "mine by JSON"}
    path = f"/api/tables/{pair.id}/decide"
    for _ in range(2):
        told = pair.ask(
            pair.readers[0], Request(Door("POST", "/api/tables/{table_id:str}/decide"), path, body)
        )
        assert told.startswith(b"200"), told
    decided(pair, seat, decision)


def decide_by_socket(pair: Pair, seat: int, decision: Decision) -> None:
    for _, *lines in pair.readers[0].live:
        for line in lines:
            if isinstance(line, Socket):
                line.try_to(decision, pair.step, "mine by socket")
    decided(pair, seat, decision)


def decided(pair: Pair, seat: int, decision: Decision) -> None:
    for table in pair.tables:
        assert table.play is not None
        table.play.submit(seat, decision)
    pair.tell_readers()
    pair.hear()


def resumed(worlds: Worlds) -> Pair:
    """Who was cut off asks for what came after the last that they heard."""
    pair, one, rng = seat_one(worlds, "resumed", 30)
    (reader,) = pair.readers
    reader.listen()
    pair.compare(deeds_too=False)
    last, mark = pair.number, mark_of_page(pair, reader)
    reader.hang_up()
    first, second, *_ = elses(one, 1)
    seal(pair, first, rng, key="live")
    page, api = f"/t/{pair.id}/stream?page=table", f"/api/tables/{pair.id}/stream"
    for known in (str(last), "0"):
        reader.open_stream(api, **{"Last-Event-ID": known})
        reader.open_stream(f"{api}?hidden=1", **{"Last-Event-ID": known})
    for known in (str(last), "0", str(last + 50), "x"):
        reader.open_stream(page, **{"Last-Event-ID": known})
        reader.open_stream(f"{page}&mark={mark}&hidden=1", **{"Last-Event-ID": known})
    for shown in (mark, mark_of_page(pair, reader), "x"):
        reader.open_stream(f"{page}&mark={shown}")
    pair.hear()
    # Who says nothing that can be read hears what comes now.
    reader.open_stream(api, **{"Last-Event-ID": "x"})
    others_talk(pair, second, rng)
    pair.hear()
    return pair


def mark_of_page(pair: Pair, reader: Reader) -> str:
    page = Request(Door("GET", "/t/{table_id:str}"), f"/t/{pair.id}")
    text = pair.ask(reader, page).decode()
    found = re.search(r'data-mark="(\w+)"', text)
    assert found is not None
    return found[1]


def paused(worlds: Worlds) -> Pair:
    """In a pause those who have a new question are told of it, and nobody else of anything."""
    for seed in range(60, 110):
        one, other, _, rng = two_tellings(QE, 1, seed, sealed=False)
        if len(one.waiting) == 1 and one.waiting != [1] and opens_a_sale(one, rng):
            break
    tables = tables_of(worlds, "paused", (one, other), ("chair 1", "token 1"), settings_of(QE))
    pair = Pair(worlds, tables, "running")
    pair.admit("seat 1", both(tables, "chairs", 1), own=1, other=2)
    pair.admit("spectator", other=2)
    asked, watching = pair.readers
    for reader in pair.readers:
        reader.listen()
    pair.compare(deeds_too=False)
    with worlds[0].pause(), worlds[1].pause():
        (opening,) = one.waiting
        others_talk(pair, opening, rng)
        before = pair.number
        decision = one.choice(opening).sample(rng)
        pair.decide(opening, decision, decision, heard=False)
        now = pair.look_how_far()
        hear_so_far(pair, asked, now)
        hear_so_far(pair, watching, before)
        for seat in elses(one, 1):
            seal(pair, seat, rng, key="live", heard=False)
            hear_so_far(pair, asked, now)
            hear_so_far(pair, watching, before)
    pair.hear()
    pair.compare(deeds_too=False)
    return pair


def opens_a_sale(play: Play, rng: Random) -> bool:
    (seat,) = play.waiting
    after = play.clone()
    after.submit(seat, play.choice(seat).sample(rng))
    return len(after.waiting) > 2 and 1 in after.waiting


def hear_so_far(pair: Pair, reader: Reader, number: int) -> None:
    """This number and no later one."""
    for path, one, other in reader.live:
        for line in (one, other):
            line.wait(number)
        pair.same(f"{reader.name} heard {path}", one.told, other.told)
        if max(one.last, other.last) > number:
            raise Leak(f"{pair.stage}: {reader.name} heard {path} in a pause")


def curtain(worlds: Worlds) -> Pair:
    """Two on one screen: each sees their own seat when they have lifted the curtain."""
    one, other, (mine, next_one), rng = for_two(7)
    shared = (f"chair {mine}", f"chair {next_one}")
    tables = tables_of(worlds, "curtain", (one, other), shared, settings_of(FIVE))
    pair = Pair(worlds, tables, "running")
    chairs = [both(tables, "chairs", seat) for seat in (mine, next_one)]
    stranger, *_ = elses(one, mine, next_one)
    about: dict[str, Any] = {**probes(one, rng), "other": stranger, "sense": [], "api": False}
    screen = pair.admit("screen", *chairs, page="curtain", **about)
    look_at(pair, screen, "curtain")
    for seat in (stranger, "", "x", 9):
        assert lift(pair, screen, seat).startswith((b"400", b"403"))
    assert lift(pair, screen, mine).startswith(b"303")
    look_at(pair, screen, "table")
    others_consider(pair, stranger, rng)
    seal(pair, stranger, rng, key="live")
    for asker in screen.askers:
        asker.secrets.reverse()  # whoever came to this screen first
    pair.compare(deeds_too=False)
    for asker in screen.askers:
        asker.secrets.reverse()
    for forged in (f"{stranger}-{pair.step}", f"{mine}-{pair.step - 1}", f"{mine}", "x", "²-1"):
        for asker in screen.askers:
            asker.cookies["uncovered"] = forged
        pair.compare(deeds_too=False)
    lift(pair, screen, mine)
    # The one decides, elsewhere, and another thing in either world: the other must not see it.
    seal(pair, mine, rng, key="from their own device")
    look_at(pair, screen, "curtain")
    assert lift(pair, screen, next_one).startswith(b"303")
    look_at(pair, screen, "table")
    for request in deeds(Door("POST", "/t/{table_id:str}/decide"), screen.moment):
        pair.ask(screen, request)
    decide_by_form(pair, next_one, one.choice(next_one).sample(rng), sent=(True,))
    look_at(pair, screen, "table")
    return pair


def look_at(pair: Pair, screen: Reader, page: str) -> None:
    """The page that is there now, which listens from now on."""
    screen.hang_up()
    screen.moment.page = page
    told = pair.ask(screen, Request(Door("GET", "/t/{table_id:str}"), f"/t/{pair.id}"))
    assert (b"/uncover" in told and b"data-mark" not in told) == (page == "curtain"), told[-3000:]
    screen.open_stream(f"/t/{pair.id}/stream?page={page}")
    pair.compare(deeds_too=False)


def lift(pair: Pair, screen: Reader, seat: object) -> bytes:
    door = Door("POST", "/t/{table_id:str}/uncover")
    return pair.ask(screen, Request(door, f"/t/{pair.id}/uncover", {"seat": str(seat)}))


def for_two(seed: int) -> tuple[Play, Play, tuple[int, int], Random]:
    """A game, another that neither of two seats can tell from it, even together, and the seats."""
    for number in range(seed, seed + 50):
        rng = Random(f"for two {number}")
        whole = whole_game(FIVE, number, rng)
        long = [n for n in range(len(whole.made) // 3, len(whole.made)) if len(whole.made[n]) == 4]
        if not long:
            continue
        first = second = whole.up_to(long[0])
        mine, next_one = rng.sample(sorted(whole.made[long[0]]), 2)
        for secret in games.get("qe").secrets():
            for _ in range(30):
                another = second.told_by(secret, mine, rng)
                if another.differs_from(second) and alike(another, first, next_one):
                    second = another
                    break
        if second is not first:
            return started(first), started(second), (mine, next_one), rng
    raise AssertionError("no such moment in any game")


def alike(one: Telling, other: Telling, seat: int) -> bool:
    plays = started(one), started(other)
    return all(
        [
            getattr(plays[0], what)(seat) == getattr(plays[1], what)(seat)
            for what in ("view", "known", "story")
        ]
    )

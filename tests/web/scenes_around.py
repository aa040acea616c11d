"""Scenes before, after and beside a game: the room, the end, strangers, mails, hints, no memory."""

import json
import re
import time
from collections import Counter
from collections.abc import Callable
from email.message import EmailMessage
from random import Random
from typing import Any

from spielgeld.laws.no_leak import whole_game
from spielgeld.laws.table import Configuration
from tests.rulebook.qe.test_memory import before_the_blind_sale, two_sales
from tests.web.asking import PATIENCE, Asker, Socket, Stream, normalise
from tests.web.doors import Door, Request
from tests.web.pairs import Leak, Pair
from tests.web.push_service import Device, Pushed
from tests.web.scenes import (
    Worlds,
    both,
    later,
    probes,
    seal,
    settings_of,
    started,
    tables_of,
    two_tellings,
)
from tests.web.worlds import World

QE = Configuration("qe", 4, {})


def room(worlds: Worlds) -> Pair:
    """Before the game: the server's number, and the secrets and notes of the others."""
    shared = ("chair 0", "token 0", "host", "invite")
    tables = tables_of(worlds, "room", None, shared, settings_of(QE), status="open", seated=3)
    pair = Pair(worlds, tables, "room")
    invite = both(tables, "invite")
    about: dict[str, Any] = {"page": "room", "other": 2}
    pair.admit("seat 0", both(tables, "chairs", 0), own=0, curious=True, **about)
    pair.admit("spectator", curious=True, **about)
    pair.admit("host", both(tables, "host"), host=True, **about)
    for reader in pair.readers:
        reader.listen()
    pair.compare(thorough=True)
    pair.others(lambda player, _: player.ask("POST", f"/t/{player.table}/notes", {"notes": "!"}), 2)
    number = json.dumps("0" * 64)

    def pledge(player: Asker, place: int) -> None:
        player.must("POST", player.at("/luck"), {"hash": json.loads(number)})

    pair.others(pledge, 1)
    pair.admit("invited", invite, invite=invite[0], **about)
    pair.compare()
    return pair


def over(worlds: Worlds) -> Pair:
    """After the game all of it is known; notes, addresses and secrets are not."""
    play = started(whole_game(QE, 3, Random("over")))
    # The key of the link that is shared at the end is drawn from what the host has.
    shared = ("chair 1", "token 1", "host", "invite")
    settings = settings_of(QE)
    tables = tables_of(
        worlds, "over", (play, play), shared, settings, status="over", promised=False
    )
    pair = Pair(worlds, tables, "over")
    about: dict[str, Any] = {"other": 2, "over": True}
    token = both(tables, "tokens", 1)[0]
    pair.admit("seat 1", both(tables, "chairs", 1), own=1, curious=True, token=token, **about)
    pair.admit("spectator", **about)
    for reader in pair.readers:
        reader.listen()
    pair.compare(thorough=True)
    for reader in pair.readers:
        reader.moment.ending = True
    pair.compare()
    return pair


def strangers(worlds: Worlds) -> Pair:
    """A table without spectators tells strangers nothing, whatever secrets they have."""
    one, other, _, _ = two_tellings(QE, None, 7)
    elsewhere = started(whole_game(QE, 8, Random("elsewhere")).up_to(9))
    shared = ("chair 2",)
    settings = settings_of(QE, spectators=False)
    renewed = [("renew", 2, {"hash": "0" * 64})]
    plays = (one, elsewhere)
    if len(one.decisions) != len(elsewhere.decisions):
        plays = (one, other)
    tables = tables_of(worlds, "strangers", plays, shared, settings, made=renewed)
    pair = Pair(worlds, tables, "running")
    pair.admit("stranger", other=1, curious=True)
    pair.admit("somebody of another table", ("y" * 32, "y" * 32), other=1)
    pair.admit("who had a chair", both(tables, "chairs", 2), other=1)
    for reader in pair.readers:
        for request in [
            Request(Door("GET", path), f"{path.format(reader.moment.table)}{query}")
            for path in ("/t/{}", "/t/{}/fragments", "/t/{}/back", "/t/{}/record", "/t/{}/luck",
                         "/t/{}/stream", "/t/{}/analysis", "/api/tables/{}", "/api/tables/{}/view",
                         "/api/tables/{}/events", "/api/tables/{}/stream", "/api/tables/{}/hint")
            for query in ("", "?seat=1", "?as=1&page=table&step=0")
        ]:  # fmt: skip
            told = [asker.ask("GET", request.path) for asker in reader.askers]
            pair.same(f"{reader.name} GET {request.path}", *told)
            pair.refused(reader, told[0], request.path)
        for asker in reader.askers:
            socket = Socket(asker)
            said = socket.receive()
            socket.close()
            if "error" not in said:
                raise Leak(f"{reader.name} was let in by the socket")
    streams_end_with_their_secret(pair)
    return pair


def streams_end_with_their_secret(pair: Pair) -> None:
    """Who has a chair's old secret hears nothing more once it was renewed."""
    for place, world in enumerate(pair.worlds):
        secret = pair.tables[place].secrets.chairs[1]
        thief, owner = Asker(world, pair.id, secret), Asker(world, pair.id, secret)
        paths = (f"/t/{pair.id}/stream?page=table", f"/api/tables/{pair.id}/stream?last=0")
        streams = [Stream(thief, path) for path in paths]
        socket = Socket(thief)
        for stream in streams:
            stream.wait(pair.number)
        socket.wait(pair.number)
        owner.secrets = [owner.must("POST", owner.at("/renew"), {"seat": 1})["secret"]]
        owner.must("POST", owner.at("/chat"), {"text": "Alone at last."})
        late = time.monotonic() + PATIENCE
        while not (all(stream.ended for stream in streams) and socket.ended):
            for stream in streams:
                if stream.last > pair.number + 1:
                    raise Leak("a stream outlived its secret")
                stream._read(0.05)
            if not socket.ended and socket.receive().get("number", 0) > pair.number + 1:
                raise Leak("a socket outlived its secret")
            assert time.monotonic() < late, "a stream did not end"


def forgetting(worlds: Worlds, watcher: int | None) -> Pair:
    """QE-15: tables without the memory aid that differ only in the amounts of a past sale."""
    plays = (two_sales(1), two_sales(1000))
    table = Configuration("qe", 4, {"memory": "off"})
    if watcher is not None:
        for play in plays:
            play.submit(watcher, {"bid": 41})
    shared = () if watcher is None else (f"chair {watcher}",)
    tables = tables_of(worlds, f"forgets {watcher}", plays, shared, settings_of(table))
    pair = Pair(worlds, tables, "running")
    tried: dict[str, Any] = {"nonsense": [{"bid": -1}], "sense": [], "other": 2}
    secrets = [] if watcher is None else [both(tables, "chairs", watcher)]
    pair.admit(f"seat {watcher}", *secrets, own=watcher, curious=True, **tried)
    pair.readers[0].listen()
    pair.compare(thorough=True)
    seat = next(seat for seat in plays[0].waiting if seat != watcher)
    pair.decide(seat, {"bid": 12}, {"bid": 12})
    pair.compare(deeds_too=False)
    for path in ("back?step=1", "back?step=2&as=1"):
        told = [asker.ask("GET", f"/t/{pair.id}/{path}") for asker in pair.readers[0].askers]
        pair.refused(pair.readers[0], told[0], path)
    return pair


def forgetting_before_the_blind_sale(worlds: Worlds) -> Pair:
    """QE-15: nobody opens it, so the amounts of the sale before go when its tile is turned up."""
    plays = (
        before_the_blind_sale("2019", 24, 79, 65),
        before_the_blind_sale("2019", 30, 99, 81),
    )
    last = plays[0].view(None).table.sales[14]
    auctioneer = last.auctioneer
    assert auctioneer is not None
    assert auctioneer != last.winner
    table = Configuration("qe", 3, {"memory": "off"})
    for play in plays:
        play.submit(auctioneer, {"bid": 4})
    shared = (f"chair {auctioneer}",)
    tables = tables_of(worlds, "forgets before the blind sale", plays, shared, settings_of(table))
    pair = Pair(worlds, tables, "running")
    tried: dict[str, Any] = {"nonsense": [{"bid": -1}], "sense": [], "other": last.winner}
    secret = both(tables, "chairs", auctioneer)
    pair.admit(f"seat {auctioneer}", secret, own=auctioneer, curious=True, **tried)
    pair.readers[0].listen()
    pair.compare(thorough=True)
    return pair


def hints(worlds: Worlds) -> Pair:
    """Advice comes from what the reader knows, and nobody notices who asks for it."""
    one, other, _, rng = two_tellings(QE, 1, 4)
    tables = tables_of(worlds, "hints", (one, other), ("chair 1",), settings_of(QE))
    pair = Pair(worlds, tables, "running")
    asked = both(tables, "chairs", 1)
    reader = pair.admit("seat 1", asked, own=1, asked=True, **{**probes(one, rng), "other": 2})
    reader.listen()
    # In one world somebody else has asked before.
    elses = [seat for seat in one.waiting if seat != 1]
    pair.player(0, elses[-1]).must("GET", f"/api/tables/{pair.id}/hint")
    pair.ask(
        reader, Request(Door("GET", "/api/tables/{table_id}/hint"), f"/api/tables/{pair.id}/hint")
    )
    asking = Door("POST", "/t/{table_id}/hint")
    for htmx in (False, True):
        form = {"step": str(one.step), "take": "0"}
        pair.ask(reader, Request(asking, f"/t/{pair.id}/hint", form, htmx))
    later(pair)
    pair.player(0, elses[0]).must("GET", f"/api/tables/{pair.id}/hint")
    door = Door("GET", "/api/tables/{table_id}/hint")
    for query in ("", f"?seat={elses[0]}", f"?seat={elses[-1]}"):
        told = pair.ask(reader, Request(door, f"/api/tables/{pair.id}/hint{query}"))
        if query:
            pair.refused(reader, told, query)
    pair.ask(reader, Request(asking, f"/t/{pair.id}/hint", {"step": str(one.step)}, htmx=True))
    pair.compare(deeds_too=False)
    return pair


def at_two_doors(worlds: Worlds) -> Pair:
    """Players and readers ask one process or another, and hear of what was decided at either."""
    one, other, _, rng = two_tellings(QE, 1, 1)
    tables = tables_of(worlds, "two doors", (one, other), ("chair 1",), settings_of(QE))
    pair = Pair(worlds, tables, "running")
    chair = both(tables, "chairs", 1)
    for name in ("seat 1", "another device"):
        pair.admit(name, chair, own=1, asked=True, curious=True, **{**probes(one, rng), "other": 2})
    assert len({reader.askers[0].port for reader in pair.readers}) == 2
    for reader in pair.readers:
        reader.listen()
    pair.compare(deeds_too=False)
    for seat in [seat for seat in one.waiting if seat != 1]:
        seal(pair, seat, rng, key="live")
    pair.compare(deeds_too=False)
    return pair


def mails(worlds: Worlds) -> Pair:
    """A mail and a push when the turn begins, and what the servers write down of it all."""
    begun = (len(worlds[0].log), len(worlds[1].log))
    counted = [figures(world) for world in worlds]
    for seed in range(50):
        one, other, _, rng = two_tellings(QE, 1, 60 + seed, sealed=False)
        if (
            len(one.waiting) == 1
            and one.waiting != [1]
            and "bid" in one.choice(one.waiting[0]).sample(rng)
        ):
            break
    tables = tables_of(worlds, "mails", (one, other), ("chair 1", "token 1"), settings_of(QE))
    pair = Pair(worlds, tables, "running")
    token = both(tables, "tokens", 1)[0]
    chair = both(tables, "chairs", 1)
    reader = pair.admit("seat 1", chair, own=1, token=token, other=2, asked=True, curious=True)
    devices = []
    for world, asker in zip(worlds, reader.askers, strict=True):
        assert world.office is not None
        assert world.pushes is not None
        world.office.letters.clear()
        world.pushes.pushed.clear()
        devices.append(Device(world.pushes, "mine"))
        assert asker.ask("POST", f"/t/{pair.id}/push", devices[-1].form).startswith(b"204")
    (seat,) = one.waiting
    decision = one.choice(seat).sample(rng)
    pair.decide(seat, decision, decision)
    same_times(pair)
    told = [
        read_post(world, device, pair.id, len(one.waiting))
        for world, device in zip(worlds, devices, strict=True)
    ]
    letters, pushes = zip(*told, strict=True)
    pair.same("mails", *letters)
    pair.same("pushes", *pushes)
    seal(pair, next(seat for seat in one.waiting if seat != 1), rng, key="live")
    pair.compare(deeds_too=False)
    pair.logs(begun)
    growth = [figures(world) - before for world, before in zip(worlds, counted, strict=True)]
    assert growth[0]
    pair.same("figures", *[repr(sorted(grown.items())).encode() for grown in growth])
    return pair


def same_times(pair: Pair) -> None:
    """Whoever is to be written to is written to a minute later, no sooner."""
    for seconds, posted in ((19, False), (20, False), (20, False), (2, True), (59, True)):
        counts = []
        for world in pair.worlds:
            assert world.office is not None
            assert world.pushes is not None
            world.pass_time(seconds)
            world.wait_for_post()
            about = [to.partition("@")[0][-1] for to, _ in letters_about(world, pair.id)]
            counts.append((sorted(about), world.pushes.pushed))
        told = [repr((to, len(pushed))).encode() for to, pushed in counts]
        pair.same(f"letters and pushes after {seconds} s", *told)
        if any(counts[0]) and not posted:
            raise Leak(f"{pair.stage}: letters and pushes before their time")
        assert all(counts[0]) == posted, counts


def letters_about(world: World, table: str) -> list[tuple[str, EmailMessage]]:
    """There are letters about other tables, too."""
    assert world.office is not None
    return [(to, letter) for to, letter in world.office.letters if table in str(letter)]


def read_post(world: World, device: Device, table: str, number: int) -> tuple[bytes, bytes]:
    """The reader's letters and pushes, when so many letters have been sent to all."""
    assert world.pushes is not None
    pushed = world.pushes.pushed
    wait_until(lambda: len(letters_about(world, table)) >= number, "not all were written to")
    wait_until(lambda: pushed, "nothing was pushed")
    letters = [letter for to, letter in letters_about(world, table) if to == "me1@example.net"]
    assert letters, "no mail was sent"
    mine = [letter.as_bytes() for letter in letters]
    opened = [open_push(device, push) for push in pushed]
    return normalise(b"".join(mine)), b"".join(opened)


def wait_until(done: Callable[[], object], else_said: str) -> None:
    late = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < late, else_said
        time.sleep(0.05)


def open_push(device: Device, push: Pushed) -> bytes:
    """What is written to the device, and what the service between can see of it."""
    seen = {k: v for k, v in push.headers.items() if k not in ("host", "authorization")}
    return repr((push.path, sorted(seen.items()), device.read(push.body))).encode()


def figures(world: World) -> Counter[str]:
    """How often what was counted, as /metrics says; how long it took is not compared."""
    text = Asker(world, "").ask("GET", "/metrics").decode()
    counts: Counter[str] = Counter()
    for line in text.splitlines():
        if re.match(r"spielgeld_\w+(_total|_count)\b", line) and "commit" not in line:
            name, _, number = line.rpartition(" ")
            counts[name] = int(float(number))
    return counts

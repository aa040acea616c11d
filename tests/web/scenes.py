"""Scenes at tables, played in two worlds that differ in what the readers may not know."""

from random import Random
from typing import Any
from urllib.parse import quote

from spielgeld import games
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.play import Play
from spielgeld.laws.no_leak import Telling, whole_game
from spielgeld.laws.table import Configuration
from spielgeld.page.boards import page_of
from spielgeld.telling.game import words_for
from tests.web.asking import Asker
from tests.web.doors import Door, Request, names_read
from tests.web.pairs import Pair, Secrets, Set, shuffled
from tests.web.worlds import World

Worlds = tuple[World, World]
DAY = 86_400


def started(telling: Telling) -> Play:
    play = telling.start()
    for decisions in telling.made:
        for seat, decision in decisions.items():
            play.submit(seat, decision)
    return play


def two_tellings(
    table: Configuration, watcher: int | None, seed: int, *, sealed: bool = True
) -> tuple[Play, Play, Play, Random]:
    """A game in the middle, one that the watcher can't tell from it, and one that it can.

    `sealed`: at a question that several are asked at once, the watcher among them.
    """
    for number in range(seed, seed + 200):
        rng = Random(f"{table} {watcher} {number}")
        whole = whole_game(table, number, rng)
        for question in shuffled(rng, list(range(len(whole.made) // 4, len(whole.made)))):
            if sealed and (
                len(whole.made[question]) < 3 or watcher not in (None, *whole.made[question])
            ):
                continue
            first = second = whole.up_to(question)
            different = True
            for secret in games.get(table.game).secrets():
                before, second = second, second.told_by(secret, watcher, rng)
                different &= second.differs_from(before)
            if different:
                third = first
                for secret in games.get(table.game).secrets():
                    third = third.told_by(secret, (watcher or 0) + 1, rng)
                return started(first), started(second), started(third), rng
    raise AssertionError("no such moment in any game")


def tables_of(
    worlds: Worlds, name: str, plays: tuple[Play, Play] | None, shared: tuple[str, ...],
    settings: dict[str, Any], **more: Any,
) -> tuple[Set, Set]:  # fmt: skip
    made = []
    for place, world in enumerate(worlds):
        play = None if plays is None else plays[place]
        players = settings["players"]
        secrets = Secrets.of(name, world, players, shared)
        notes, addresses = {}, {}
        for seat in range(players):
            own = f"chair {seat}" in shared
            notes[seat] = f"notes of {seat}" if own else f"{world.name} thinks of {seat}"
            addresses[seat] = f"{'me' if own else world.name}{seat}@example.net"
        made.append(
            Set(
                keys_of(name),
                play,
                settings,
                secrets,
                world.cell["now"] - 1000,
                notes=notes,
                addresses=addresses,
                **more,
            )
        )
    return made[0], made[1]


def keys_of(name: str) -> str:
    from spielgeld.house import keys

    return keys.hash_of(name)[:18]


def both(tables: tuple[Set, Set], what: str, seat: int | None = None) -> tuple[str, str]:
    """A secret as it is in either world."""
    found = [getattr(table.secrets, what) for table in tables]
    return (found[0], found[1]) if seat is None else (found[0][seat], found[1][seat])


def settings_of(table: Configuration, **more: Any) -> dict[str, Any]:
    agreed = {"game": table.game, "players": table.players, "options": table.options}
    return {**agreed, "pace": "days", "clock": DAY, "timeout": "wait", **more}


def probes(play: Play, rng: Random) -> dict[str, list[Any]]:
    """Decisions that are never legal, and some that are, for whoever is asked."""
    fields = {
        name: value
        for seat in play.waiting
        for name, value in play.choice(seat).sample(rng).items()
    }
    nonsense = [{name: wrong} for name in fields for wrong in (-1, "x", [3])]
    sense = [play.choice(seat).sample(rng) for seat in play.waiting[:2]]
    return {"nonsense": nonsense[:6], "sense": sense}


def running(
    worlds: Worlds, table: Configuration, watcher: int | None, seed: int, *, hints: bool = False
) -> Pair:
    """A game in the middle: others seal, think again, are replaced, renew, write and talk."""
    sealed = bool(games.get(table.game).secrets())
    one, other, third, rng = two_tellings(table, watcher, seed, sealed=sealed)
    name = f"{table} {watcher} {seed}"
    if watcher is None:
        shared: tuple[str, ...] = ("host", "invite", "chair 0", "chair 1", "token 0")
    else:
        shared = (f"chair {watcher}", f"token {watcher}")
    tables = tables_of(worlds, name, (one, other), shared, settings_of(table, hints=hints))
    pair = Pair(worlds, tables, "running")
    if watcher is not None:
        somewhere_else(worlds, f"beside {name}", (one, third), tables, watcher)
    elses = [seat for seat in range(table.players) if seat != watcher]
    if watcher is None:
        elses = list(range(2, table.players)) if table.players > 3 else [2, 1]
    sought = elses[-1]
    tried: dict[str, Any] = {**probes(one, rng), "other": sought}
    keys = (f"key {len(one.decisions) - 1}", "key 0", "live")
    if watcher is None:
        pair.admit("spectator", curious=True, **tried)
        pair.admit("host", both(tables, "host"), host=True, **tried)
        invite = both(tables, "invite")
        pair.admit("invited", invite, invite=invite[0], **tried)
        chairs = [both(tables, "chairs", seat) for seat in (0, 1)]
        pair.admit("screen", *chairs, api=False, other=sought)
        warm = list(range(2, table.players))
    else:
        asked = watcher in one.waiting
        about: dict[str, Any] = {"own": watcher, "asked": asked, "keys": keys, **tried}
        chair = both(tables, "chairs", watcher)
        token = both(tables, "tokens", watcher)[0]
        pair.admit(f"seat {watcher}", chair, token=token, curious=True, **about)
        pair.admit("another device", chair, token=token, **about)
        warm = elses
    play_scene(pair, one, rng, watcher, elses, warm, hints=hints)
    return pair


def somewhere_else(
    worlds: Worlds, name: str, plays: tuple[Play, Play], tables: tuple[Set, Set], seat: int
) -> None:
    """Another table, just as far, which is read before: what is kept of it is not for here."""
    others = tables_of(worlds, name, plays, (), tables[0].settings)
    pair = Pair(worlds, others, "running")
    for place in (0, 1):
        warm_up(pair, [seat], place)


def warm_up(pair: Pair, seats: list[int], place: int) -> None:
    """Others read at the table, so that what is kept for them lies about."""
    paths = ("", "?lang=de", "/fragments?page=table", "/back?step=1", f"/back?step={pair.step - 1}")
    for seat in seats:
        asker = pair.player(place, seat)
        for path in (
            *[f"/t/{pair.id}{path}" for path in paths],
            *map(asker.at, ("/view", "/events")),
        ):
            asker.ask("GET", path)


def play_scene(
    pair: Pair, one: Play, rng: Random, watcher: int | None, elses: list[int], warm: list[int],
    *, hints: bool,
) -> None:  # fmt: skip
    for seat in range(pair.tables[0].settings["players"]):
        pair.others(lambda player, _: player.ask("GET", f"/t/{player.table}"), seat)
    # In one world others have read before, in the other they have not.
    warm_up(pair, warm, 0)
    for reader in pair.readers:
        if reader.name != "invited":
            reader.listen()
    pair.compare(deeds_too=False)
    warm_up(pair, warm, 1)
    others_consider(pair, elses[-1], rng)
    pair.compare(thorough=True)
    for reader in pair.readers:
        # What was tried may have counted: the table has another number, and the same game.
        reader.moment.nonsense = reader.moment.nonsense[:2]
    waiting = list(shuffled(rng, list(one.waiting)))
    if watcher is not None and watcher in waiting:
        if len(waiting) > 2:
            # What others have sealed while the reader is still asked.
            first = next(seat for seat in waiting if seat != watcher)
            seal(pair, first, rng, key="live")
            waiting.remove(first)
            pair.compare()
        decide_by_form(pair, watcher, one.choice(watcher).sample(rng))
        waiting.remove(watcher)
    seals = len(one.waiting) > 1
    if watcher is not None and seals:
        check_others_keys(pair, waiting[0], rng)
    for seat in waiting[:-1]:
        seal(pair, seat, rng, key="live")
        pair.compare(deeds_too=False)
    sealed = waiting[0] if len(waiting) > 1 else None
    search_for_what_is_sealed(pair)
    for act in (others_consider, others_write, others_talk, host_acts):
        act(pair, elses[-1], rng)
    if sealed is not None:
        think_again(pair, sealed, rng)
    pair.compare(thorough=False)
    renew(pair, elses[-1])
    pair.compare(thorough=False, deeds_too=False)
    time_passes(pair)
    end_by_closing(pair, watcher)


AS_IF_LOST = (True, True, False)
"""By htmx, once more as if the answer had been lost, and as a browser without scripts does it."""


def decide_by_form(
    pair: Pair, seat: int, decision: Decision, sent: tuple[bool, ...] = AS_IF_LOST
) -> None:
    """The reader's own decision: what is answered when all goes well is compared too."""
    game = pair.tables[0].settings["game"]
    fields = page_of(game).fields(decision, words_for("en", game))
    form = {**fields, "step": str(pair.step), "key": "mine", "sure": "yes"}
    door = Door("POST", "/t/{table_id:str}/decide")
    for htmx in sent:
        told = pair.ask(pair.readers[0], Request(door, f"/t/{pair.id}/decide", form, htmx))
        assert told.startswith((b"204", b"303")), told
    for table in pair.tables:
        assert table.play is not None
        table.play.submit(seat, decision)
    pair.tell_readers()
    pair.hear()


def seal(pair: Pair, seat: int, rng: Random, key: str, *, heard: bool = True) -> None:
    """Another decision in either world, sealed until the last is in."""
    plays = [table.play for table in pair.tables]
    made = []
    for play in plays:
        assert play is not None
        made.append(play.choice(seat).sample(rng))
    for _ in range(60):
        # Another length too, if there is one: what counts characters would tell as well.
        assert plays[1] is not None
        drawn = plays[1].choice(seat).sample(rng)
        if drawn != made[0]:
            made[1] = drawn
        if len(str(made[0])) != len(str(made[1])):
            break
    if len(pair.tables[0].play.waiting) < 2:  # type: ignore[union-attr]
        made[1] = made[0]
    pair.decide(seat, made[0], made[1], key=f"{key} {seat}", heard=heard)


def check_others_keys(pair: Pair, seat: int, rng: Random) -> None:
    """A key that others have used says nothing about what they decided with it."""
    play = pair.tables[0].play
    assert play is not None
    for reader in pair.readers:
        reader.moment.keys = (*reader.moment.keys, f"live {seat}")
        reader.moment.sense = [play.choice(seat).sample(rng), *reader.moment.sense[:1]]


def search_for_what_is_sealed(pair: Pair) -> None:
    """Whoever guesses right is answered as whoever guesses wrong, whatever the guess is called."""
    sealed = [table.play.sealed.values() for table in pair.tables if table.play is not None]
    guesses = {str(value) for made in sealed for said in made for value in said.values()}
    for guess in sorted(guesses):
        every = "&".join([f"{name}={quote(guess)}" for name in names_read()])
        for reader in pair.readers:
            for path in (f"/tables?q={quote(guess)}", f"/tables?{every}", f"/t/{pair.id}?{every}"):
                pair.ask(reader, Request(Door("GET", path.partition("?")[0]), path))


def later(pair: Pair) -> None:
    """Some seconds pass, so that it would show if somebody was noticed now."""
    for world in pair.worlds:
        world.pass_time(5)


def others_consider(pair: Pair, seat: int, rng: Random) -> None:
    """In one world others try this and that without deciding, in the other they don't."""

    def do(player: Asker, place: int) -> None:
        if not place:
            return
        table, path = player.table, f"/t/{player.table}"
        for body in ({"bid": str(10**place), "step": "0"}, {"text": "5 million"}):
            for htmx in (False, True):
                player.ask("POST", f"{path}/preview", body, htmx=htmx)
                player.ask("POST", f"{path}/decide", body, htmx=htmx)
        player.ask("POST", f"/api/tables/{table}/decide", {"decision": {"bid": -place}, "step": 1})
        player.ask("GET", f"{path}/back?step={place}")

    later(pair)
    pair.others(do, seat)


def others_write(pair: Pair, seat: int, rng: Random) -> None:
    """Notes to oneself are nobody else's, not even that they were written."""

    def do(player: Asker, place: int) -> None:
        if place:
            player.ask("POST", f"/t/{player.table}/notes", {"notes": "x" * 50})

    later(pair)
    pair.others(do, seat)
    pair.compare(deeds_too=False)


def others_talk(pair: Pair, seat: int, rng: Random) -> None:
    def do(player: Asker, place: int) -> None:
        player.must("POST", player.at("/chat"), {"text": "Well.", "key": f"talk {place}"})

    pair.others(do, seat)
    for reader in pair.readers:
        reader.moment.keys = (*reader.moment.keys, "talk 0")


def host_of(pair: Pair) -> list[Asker]:
    return [
        Asker(world, pair.id, table.secrets.host)
        for world, table in zip(pair.worlds, pair.tables, strict=True)
    ]


def host_acts(pair: Pair, seat: int, rng: Random) -> None:
    """A bot stands in for somebody who has decided or is not asked, and they come back."""
    play = pair.tables[0].play
    assert play is not None
    replaced = next((s for s in (seat, *range(play.players)) if s not in play.waiting), None)
    if replaced is None:
        return
    hosts = host_of(pair)
    for path, body in (
        ("/bot", {"seat": replaced, "level": "rookie"}),
        ("/give-back", {"seat": replaced}),
    ):
        for place, host in enumerate(hosts):
            with pair.worlds[place].for_others():
                host.must("POST", host.at(path), body)
        pair.compare(deeds_too=False)


def think_again(pair: Pair, seat: int, rng: Random) -> None:
    """Somebody takes a sealed decision back and decides otherwise."""
    play = pair.tables[0].play
    assert play is not None
    if not play.may_take_back(seat):
        return

    def do(player: Asker, place: int) -> None:
        player.must("POST", player.at("/undo"), {"seat": seat})
        taken = pair.tables[place].play
        assert taken is not None
        taken.withdraw(seat)

    pair.others(do, seat)
    pair.compare(deeds_too=False)
    seal(pair, seat, rng, key="again")
    pair.compare(deeds_too=False)


def renew(pair: Pair, seat: int) -> None:
    """Somebody else takes a new secret, which only they are told."""

    def do(player: Asker, place: int) -> None:
        told = player.must("POST", player.at("/renew"), {"seat": seat})
        player.secrets = [told["secret"]]

    pair.others(do, seat)


def time_passes(pair: Pair) -> None:
    """Longer than anybody has; whoever waits, waits on, and mails are due."""
    for world in pair.worlds:
        world.pass_time(2 * DAY)
    pair.compare(deeds_too=False)


def end_by_closing(pair: Pair, watcher: int | None) -> None:
    """The host closes the table in the middle of the game: what was hidden stays hidden."""
    hosts = host_of(pair)
    for place, host in enumerate(hosts):
        with pair.worlds[place].for_others():
            host.must("POST", host.at("/close"), {})
    pair.stage = "closed"
    pair.compare(thorough=True)
    for reader in pair.readers:
        if reader.moment.own is not None:
            reader.moment.ending = True
    pair.compare(thorough=False)
    pair.number = 0
    for host in hosts:
        host.ask("DELETE", host.at(""))
    pair.stage = "deleted"
    for reader in pair.readers:
        reader.hang_up()
        for path in (
            f"/t/{pair.id}",
            f"/api/tables/{pair.id}/view",
            f"/t/{pair.id}/record",
            f"/t/{pair.id}/back?step=0",
        ):
            told = [asker.ask("GET", path) for asker in reader.askers]
            pair.same(f"{reader.name} GET {path}", *told)
            pair.refused(reader, told[0], path)

"""Games, tables and views as JSON."""

from typing import Any

from msgspec import json

from spielgeld import games
from spielgeld.bots.company import BotName, people_of
from spielgeld.house.pledges import luck_of
from spielgeld.house.settings import levels_of
from spielgeld.house.standing import Chair, ChatMessage
from spielgeld.house.table import Table
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.telling.game import telling_of, vars_of
from spielgeld.telling.languages import ENGLISH
from spielgeld.web.view_cache import cache_of

DIGITS = bytes.maketrans(b"123456789", b"000000000")
LONG_NUMBER = b"0" * 16
YES_OR_NO = (b"false", b"true")


def describe_game(name: str) -> dict[str, Any]:
    game = games.get(name)
    options = [
        {"name": option.name, "default": option.default, "values": list(option.values)}
        for option in game.options
    ]
    counts = game.player_counts(game.read_options({}))
    return {
        "game": name,
        "rules": game.newest,
        "changes": {str(rules): changed for rules, changed in game.changes.items()},
        "players": counts,
        "options": options,
        "lots": [
            {"name": lot.name, "values": list(lot.words), "number": lot.number or None}
            for lot in game.all_lots(counts[-1])
        ],
        "bots": levels_of(name),
        "people": people_of(name),
    }


def describe_table(table: Table) -> dict[str, Any]:
    play = table.play
    return {
        "table": table.id,
        "number": table.number,
        "status": table.status,
        "settings": table.settings.to_json(),
        "chairs": [
            {
                **who_of(chair),
                "name": chair.name,
                "kind": "open" if chair.open else "bot" if chair.level else "person",
                "present": chair.seat in table.present,
                "seen": int(table.seen[chair.seat]) if chair.seat in table.seen else None,
            }
            for chair in table.chairs
        ],
        "step": None if play is None else play.step,
        "waiting": [] if play is None else play.waiting,
        "deadline": table.deadline,
        "chat": [
            {"number": said.number, "seat": said.seat, **what_was_said(table, said), "at": said.at}
            for said in table.chat
        ],
        "rematch": table.rematch,
        "luck": describe_luck(table),
    }


def what_was_said(table: Table, said: ChatMessage) -> dict[str, Any]:
    """The text; of a bot's word also the message, which there is in every language."""
    if not said.message:
        return {"text": said.text}
    text = telling_of(table.settings.game).words(ENGLISH).say(said.message)
    return {"text": text, "message": said.message}


def who_of(chair: Chair) -> dict[str, Any]:
    """The chair, and the bot on it with its name, if it has one."""
    bot = BotName.read(chair.level or "")
    who = {"seat": chair.seat, "level": bot.level or None}
    return {**who, "person": bot.person} if bot.person else who


def describe_luck(table: Table) -> dict[str, Any] | None:
    """What is promised about the deal. The server's own number is in the record, at the end."""
    promised, luck = table.standing.promised, luck_of(table)
    if promised is None or luck is None:
        return None
    told = luck.to_json()
    return {
        "commitment": told["commitment"],
        "drawing": table.standing.drawing is not None,
        "chairs": told["chairs"],
    }


VIEW = (
    b'{"number":%d,"status":"%b","view":{%b,"step":%d,"over":%b,"waiting":%b,"sealed":%b,'
    b'"ranking":%b,"winners":%b,"table":%b},"choice":%b,"may_undo":%b,"winners":%b,"ranking":%b}'
)
NO_VIEW = b'{"number":%d,"view":null,"choice":null,"status":"%b"}'


def encode_view(table: Table, seat: Seat | None) -> bytes:
    """What a seat sees as JSON: kept as long as the table stands so, for all who sit there."""
    return cache_of(table).recall(write_view, seat, table.number, table, seat)


def write_view(table: Table, seat: Seat | None) -> bytes:
    play, status, cache = table.play, table.status.encode(), cache_of(table)
    if play is None:
        return NO_VIEW % (table.number, status)
    start = cache.recall(write_start, seat, None, play, seat)
    asked = table.running and seat is not None and seat in play.waiting
    choice = encode(play.choice(seat).describe()) if asked and seat is not None else b"null"
    may_undo = table.running and seat is not None and play.may_take_back(seat)
    sealed = None if seat is None else play.sealed.get(seat)
    ranking, winners = json.encode(play.ranking()), json.encode(play.winners())
    return VIEW % (
        table.number, status, start, play.step, YES_OR_NO[play.over],
        json.encode(play.waiting), b"null" if sealed is None else encode(sealed),
        ranking, winners, look(table, play, seat), choice, YES_OR_NO[may_undo], winners, ranking,
    )  # fmt: skip


def look(table: Table, play: Play, seat: Seat | None) -> bytes:
    """The game's own part of a view: sealed decisions don't change it, only steps do."""
    return cache_of(table).recall(write_look, seat, play.step, play, seat)


def write_look(play: Play, seat: Seat | None) -> bytes:
    return encode(play.game.look(play.state, seat))


def write_start(play: Play, seat: Seat | None) -> bytes:
    """What a view begins with, which never changes."""
    start = {"game": play.game.name, "rules": play.game.rules, "players": play.players}
    return encode({**start, "options": play.options, "seat": seat})[1:-1]


def encode(data: Any) -> bytes:
    """JSON in which integers that JavaScript can't hold are strings, which few answers have."""
    text = json.encode(data, enc_hook=list)
    return json.encode(to_json(data)) if LONG_NUMBER in text.translate(DIGITS) else text


def describe_events(table: Table, seat: Seat | None, from_step: int) -> list[dict[str, Any]]:
    if table.play is None or table.play.chapters is None:
        return []
    since = table.play.remembered_since(seat)
    return [
        {"step": step, "event": type(event).__name__, **to_json(vars_of(event))}
        for step, chapter in enumerate(table.play.chapters)
        if step >= from_step
        for event in chapter
        if table.status == "over"
        or (event.heard_by(seat) and (step >= since or event.lasts_for(seat)))
    ]

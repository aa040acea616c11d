"""What a table agrees on when it is made, read from a form or from JSON."""

import re
from dataclasses import asdict, dataclass, field
from functools import lru_cache
from typing import Literal, TypeVar, get_args

from spielgeld import bots, games
from spielgeld.bots.company import BotName, company_of
from spielgeld.house.problems import Problem
from spielgeld.house.texts import MOST_DIGITS, check_data, is_storable
from spielgeld.kernel.game import Deal, Options
from spielgeld.kernel.numbers import JsonObject, read_integer, to_json
from spielgeld.kernel.record import FIRST_RULES
from spielgeld.kernel.refusal import impossible
from spielgeld.telling.languages import LANGUAGES

LONGEST_NAME = 40
LONGEST_CHAT = 500
LONGEST_NOTES = 4_000
LONGEST_ADDRESS = 254
LONGEST_CLOCK = 60 * 60 * 24 * 30
LONGEST_SAID = 40
"""So much of a wrong value is said back."""

ADDRESS = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+", re.ASCII)


Pace = Literal["live", "days"]
Timeout = Literal["bot", "wait"]
PACES: tuple[Pace, ...] = get_args(Pace)
TIMEOUTS: tuple[Timeout, ...] = get_args(Timeout)

S = TypeVar("S", bound=str)


@dataclass(frozen=True)
class Settings:
    """`rules` is the version of the game's rules; a table that names none is older than those.

    `chosen` are parts of the deal that the table does not leave to chance.
    `bots` are the levels on the chairs that bots have from the start, by seat.

    `clock` is how many seconds a decision may take, and `timeout` who decides then: a bot, or
    nobody (and all wait on). `hints` says whether chairs may ask what the quant would do.
    `rules_before` are those of the game of which this is a rematch, if they were others. At a
    table with a `lesson` the script of this role is played.
    """

    game: str
    players: int
    rules: int = FIRST_RULES
    options: Options = field(default_factory=dict)
    chosen: Deal = field(default_factory=dict)
    bots: dict[int, str] = field(default_factory=dict)
    language: str = "en"
    pace: Pace = "live"
    clock: int | None = None
    timeout: Timeout = "bot"
    spectators: bool = True
    hints: bool = True
    rules_before: int | None = None
    lesson: str | None = None

    def to_json(self) -> JsonObject:
        data: JsonObject = to_json(asdict(self))
        return data


def read_settings(raw: object) -> Settings:
    """Refused under G-4 or as a Problem if it can't be a table."""
    if not isinstance(raw, dict):
        raise Problem("bad-settings", name="settings")
    known = set(Settings.__dataclass_fields__) - {"rules", "rules_before", "lesson"}
    for name in raw:
        if name not in known:
            raise Problem("bad-settings", name=str(name)[:LONGEST_NAME])
    name = raw.get("game")
    if not isinstance(name, str) or name not in games.installed():
        raise impossible("game", game=str(name)[:40], allowed=", ".join(games.installed()))
    game = games.get(name)
    given = raw.get("options", {})
    check_data(given)
    options = game.read_options(shorten(given))
    check_sizes(options)
    players = game.check_players(shorten_one(raw.get("players")), options)
    return Settings(
        name,
        players,
        rules=game.rules,
        options=options,
        chosen=game.read_chosen(players, options, raw.get("chosen", {})),
        bots=read_bots(raw.get("bots", {}), name, players),
        language=one_of(raw, "language", LANGUAGES),
        pace=one_of(raw, "pace", PACES),
        clock=read_clock(raw.get("clock")),
        timeout=one_of(raw, "timeout", TIMEOUTS),
        spectators=raw.get("spectators", True) is True,
        hints=raw.get("hints", True) is True,
    )


def shorten(options: object) -> object:
    """Options as they are, but for numbers that nobody could mean: those are refused as texts."""
    if not isinstance(options, dict):
        return options
    return {name: shorten_one(value) for name, value in options.items()}


def shorten_one(value: object) -> object:
    if type(value) is int and abs(value) >= 10**LONGEST_SAID:
        return "…"
    if isinstance(value, str) and len(value) > LONGEST_SAID:
        return f"{value[:LONGEST_SAID]}…"
    return value


def check_sizes(options: Options) -> None:
    for name, value in options.items():
        if type(value) is int and value > MOST_DIGITS:
            raise impossible("option", option=name, value=str(value), allowed=f"≤ {MOST_DIGITS}")


def read_bots(raw: object, game: str, players: int) -> dict[int, str]:
    if not isinstance(raw, dict):
        raise Problem("bad-settings", name="bots")
    seated = {}
    for key, level in raw.items():
        seat = read_integer(shorten_one(key))
        if seat is None or not 0 <= seat < players:
            raise Problem("bad-settings", name="bots")
        seated[seat] = read_level(level, game)
    return seated


@lru_cache(1000)
def levels_of(game: str) -> tuple[str, ...]:
    """The bots that play a game; the one that plays at random comes last."""
    return tuple(sorted(bots.known(game), key=lambda level: (level == "random", level)))


def read_level(level: object, game: str) -> str:
    """How a bot is named: a level, somebody or anyone at a level, or the stand-in."""
    name = BotName.read(level) if isinstance(level, str) else BotName("")
    company = company_of(game)
    is_known = name.level in levels_of(game) or level == bots.STAND_IN
    if not is_known or (name.person and (company is None or not company.has(name))):
        known = ", ".join(levels_of(game))
        raise Problem("no-bot", name=str(level)[:LONGEST_NAME], known=known)
    return str(name)


def read_clock(raw: object) -> int | None:
    if raw is None or raw == "":
        return None
    clock = read_integer(shorten_one(raw))
    if clock is None or not 1 <= clock <= LONGEST_CLOCK:
        raise Problem("bad-settings", name="clock")
    return clock


def one_of(raw: JsonObject, name: str, allowed: tuple[S, ...]) -> S:
    value = raw.get(name, allowed[0])
    if value not in allowed:
        raise Problem("bad-settings", name=name)
    return allowed[allowed.index(value)]


def from_json(data: JsonObject) -> Settings:
    """Settings that were stored: they were checked when the table was made."""
    return Settings(**{**data, "bots": {int(seat): level for seat, level in data["bots"].items()}})


def read_name(raw: object) -> str:
    """What a player wants to be called: one line, printable, not too long."""
    name = " ".join(raw.split()) if isinstance(raw, str) else ""
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Problem("bad-name", longest=LONGEST_NAME)
    return name


def read_notes(raw: object) -> str:
    text = raw.replace("\r\n", "\n") if isinstance(raw, str) else ""
    if len(text) > LONGEST_NOTES or not is_storable(text):
        raise Problem("bad-notes", longest=LONGEST_NOTES)
    return text


def read_address(raw: object) -> str:
    """Where mail can be sent: name@host.domain, in plain letters."""
    address = raw.strip() if isinstance(raw, str) else ""
    if len(address) > LONGEST_ADDRESS or not ADDRESS.fullmatch(address):
        raise Problem("bad-address")
    return address


def read_chat(raw: object) -> str:
    text = " ".join(raw.split()) if isinstance(raw, str) else ""
    if not text or len(text) > LONGEST_CHAT or not text.isprintable():
        raise Problem("bad-chat", longest=LONGEST_CHAT)
    return text

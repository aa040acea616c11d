"""The game record: what chance and the players decided, from which a game replays by itself."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spielgeld.kernel.game import Game
from spielgeld.kernel.numbers import number_of, read_integer, text_of, to_json
from spielgeld.kernel.play import Play, new_play
from spielgeld.kernel.refusal import MALFORMED, OVER, Refusal, Refused, impossible
from spielgeld.kernel.state import Seat

FORMAT = "spielgeld/1"
FIRST_RULES = 1
"""The version of a record that names none: it is older than versions are."""


class BrokenRecord(ValueError):
    """This is no record: `reason` and `values` say what is wrong and, in a text, on which line."""

    def __init__(self, reason: str, **values: Any) -> None:
        super().__init__(f"{reason} {text_of(values)}")
        self.reason = reason
        self.values = values


class IllegalRecord(Refused):
    """A record that breaks a rule, with the index and seat of the decision that does.

    `play` is the game up to there, if it could be set up.
    """

    def __init__(
        self, refusal: Refusal, index: int | None, seat: Seat | None, play: Play | None
    ) -> None:
        super().__init__(refusal)
        self.index = index
        self.seat = seat
        self.play = play


@dataclass(frozen=True)
class Record:
    """A game from its deal to its last decision, as read: nothing in it is checked yet."""

    game: str
    rules: Any
    players: Any
    options: Any
    deal: Any
    decisions: list[Any]

    def to_json(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": to_json(self.rules),
            "players": to_json(self.players),
            "options": to_json(self.options),
            "deal": to_json(self.deal),
            "decisions": to_json(self.decisions),
        }


def record_of(play: Play) -> Record:
    """The record of a play so far. It says all options: a default may change one day."""
    decisions = [[seat, decision] for seat, decision in play.decisions]
    game = play.game
    return Record(game.name, game.rules, play.players, play.options, play.deal, decisions)


def parse_record(text: str) -> Record:
    """Read a record from JSON text."""
    try:
        raw = json.loads(text, parse_constant=_no_constant, parse_int=number_of)
    except json.JSONDecodeError as error:
        raise BrokenRecord(
            "json", line=error.lineno, column=error.colno, detail=error.msg
        ) from None
    except RecursionError:
        raise BrokenRecord("nested") from None
    return read_record(raw)


def _no_constant(name: str) -> None:
    """NaN and the infinities are not JSON; in a record they are as malformed as a fraction."""
    return


def read_record(raw: object) -> Record:
    """Read a record from JSON data."""
    if not isinstance(raw, dict):
        raise BrokenRecord("object")
    if raw.get("format") != FORMAT:
        raise BrokenRecord("format", format=text_of(raw.get("format")), expected=FORMAT)
    for key in ("game", "players", "deal", "decisions"):
        if key not in raw:
            raise BrokenRecord("missing", key=key)
    if not isinstance(raw["game"], str):
        raise BrokenRecord("game")
    if not isinstance(raw["decisions"], list):
        raise BrokenRecord("decisions")
    return Record(
        raw["game"],
        raw.get("rules", FIRST_RULES),
        raw["players"],
        raw.get("options", {}),
        raw["deal"],
        raw["decisions"],
    )


def replay(
    record: Record, games: Mapping[str, Game[Any]], *, at: int | None = None, listen: bool = False
) -> Play:
    """Play a record again, all of it or its first `at` decisions."""
    try:
        if record.game not in games:
            allowed = ", ".join(sorted(games))
            raise impossible("game", game=record.game, allowed=allowed)
        game = games[record.game].by_rules(record.rules)
        if not isinstance(record.deal, dict):
            raise impossible("deal")
        play = new_play(game, record.players, record.options, deal=record.deal, listen=listen)
    except Refused as refused:
        raise IllegalRecord(refused.refusal, None, None, None) from None
    for index, entry in enumerate(record.decisions[:at]):
        pair = isinstance(entry, list) and len(entry) == 2
        seat = read_integer(entry[0]) if pair else None
        try:
            if seat is None:
                shape = Refusal(OVER, "over") if play.over else Refusal(MALFORMED, "entry")
                raise Refused(shape)
            play.submit(seat, entry[1])
        except Refused as refused:
            raise IllegalRecord(refused.refusal, index, seat, play) from None
    return play

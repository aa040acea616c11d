"""A promise about a deal: numbers of the server and of chairs, hashed before they are told.

The server's number is fixed before anybody sits down and told when the game is over: while it is
secret nobody at the table can work out the deal. A chair's number is hashed before any chair tells
its own. Everything is text, so that each step can be done again with any program that knows
SHA-256.
"""

import re
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import TypeGuard

from spielgeld import games
from spielgeld.kernel.game import Deal, Options
from spielgeld.kernel.numbers import JsonObject, to_json
from spielgeld.kernel.state import Seat
from spielgeld.luck.lots import Lots

VERSION = 1
NUMBER = re.compile(r"[0-9a-f]{64}")
"""256 bits, and the form of every hash too."""


def new_number() -> str:
    return secrets.token_hex(32)


def is_number(text: object) -> TypeGuard[str]:
    return isinstance(text, str) and NUMBER.fullmatch(text) is not None


def hash_of(text: str) -> str:
    return sha256(text.encode()).hexdigest()


def commitment_of(table: str, secret: str) -> str:
    """What the server shows of its number before anybody sits down."""
    return hash_of(f"spielgeld luck 1 server {table} {secret}")


def pledge_of(value: str) -> str:
    """What a chair shows of its number before any chair tells its own."""
    return hash_of(f"spielgeld luck 1 chair {value}")


@dataclass(frozen=True)
class Contribution:
    """What one chair gave: the hash of its number, and the number unless it fell silent."""

    seat: Seat
    pledge: str
    value: str | None = None


@dataclass(frozen=True)
class Luck:
    """All that a deal follows from. Chairs that gave nothing have no part.

    What the table chose before anybody sat down (`chosen`) is not drawn.
    """

    table: str
    secret: str
    parts: tuple[Contribution, ...] = ()
    chosen: Deal = field(default_factory=dict)

    @property
    def commitment(self) -> str:
        return commitment_of(self.table, self.secret)

    @property
    def seed(self) -> bytes:
        told = [f" {part.seat}:{part.value}" for part in self.parts if part.value is not None]
        text = f"spielgeld luck 1 deal {self.table} {self.secret}{''.join(told)}"
        return sha256(text.encode()).digest()

    def to_json(self) -> JsonObject:
        chosen = {"chosen": to_json(self.chosen)} if self.chosen else {}
        return {
            "version": VERSION,
            "table": self.table,
            "commitment": self.commitment,
            "secret": self.secret,
            "chairs": [
                {"seat": part.seat, "hash": part.pledge, "value": part.value} for part in self.parts
            ],
            **chosen,
        }


def deal_from(
    game: str,
    players: int,
    options: Options,
    seed: bytes,
    rules: int | None = None,
    chosen: object = None,
) -> Deal:
    """The one deal that a seed leads to, by the game's own rules for dealing.

    `chosen` is what the table chose beforehand.
    """
    dealer = games.get(game, rules)
    read = dealer.read_options(options)
    parts = dealer.read_chosen(players, read, {} if chosen is None else chosen)
    deal: Deal = to_json(dealer.deal_as_chosen(players, read, parts, Lots(seed)))
    return deal

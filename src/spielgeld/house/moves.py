"""Tables go along to another device by a code, which is good for a few minutes and for once.

A code is drawn for this and opens nothing else. What it stands for is stored sealed with the code
itself, and of the code only a hash: whoever reads the database finds nobody's secret.
"""

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from collections.abc import Iterable
from hashlib import shake_256
from typing import NamedTuple

from spielgeld.house import keys
from spielgeld.house.problems import Problem
from spielgeld.store.move_codes import MoveCodes

MINUTES = 10
MOST_KEYS = 60
ID_BYTES, SECRET_BYTES = 9, 24
KEY_BYTES = ID_BYTES + SECRET_BYTES


class Key(NamedTuple):
    """A secret, and the table where it opens something."""

    table: str
    secret: str


class Moves:
    def __init__(self, codes: MoveCodes) -> None:
        self._codes = codes

    async def offer(self, found: Iterable[Key]) -> str:
        """A new code for these tables."""
        code, now = keys.new_secret(), time.time()
        sealed = seal(pack(found), code).hex()
        await self._codes.put(keys.hash_of(code), sealed, now, now + 60 * MINUTES)
        return code

    async def look(self, code: str) -> list[Key]:
        """What a code stands for; that is so afterwards, too."""
        return self._open(code, await self._codes.find(keys.hash_of(code[:99]), time.time()))

    async def take(self, code: str) -> list[Key]:
        """What a code stands for, once."""
        return self._open(code, await self._codes.take(keys.hash_of(code[:99]), time.time()))

    def _open(self, code: str, sealed: str | None) -> list[Key]:
        if sealed is None:
            raise Problem("no-move")
        return unpack(seal(bytes.fromhex(sealed), code))


def seal(data: bytes, code: str) -> bytes:
    """Seals and opens. Each code is as good as 192 random bits, and seals one thing only."""
    pad = shake_256(b"tables of " + code.encode()).digest(len(data))
    return bytes([one ^ other for one, other in zip(data, pad, strict=True)])


def pack(found: Iterable[Key]) -> bytes:
    parts = []
    for key in list(found)[:MOST_KEYS]:
        try:
            part = bytes.fromhex(key.table) + urlsafe_b64decode(key.secret)
        except (ValueError, NotBase64):
            continue
        if len(part) == KEY_BYTES:
            parts.append(part)
    return b"".join(parts)


def unpack(data: bytes) -> list[Key]:
    parts = [data[at : at + KEY_BYTES] for at in range(0, len(data), KEY_BYTES)]
    return [Key(p[:ID_BYTES].hex(), urlsafe_b64encode(p[ID_BYTES:]).decode()) for p in parts]

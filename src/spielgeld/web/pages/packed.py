"""An object for a table as a short text: for an address, a cookie or a field of a form.

What people keep and share lies with them; the server stores nothing of it.
"""

import base64
import binascii
import json
import zlib
from typing import Any

from spielgeld.house.problems import Problem
from spielgeld.house.texts import check_data, has_long_number
from spielgeld.kernel.refusal import impossible

LONGEST = 3_000
"""Longer texts do not fit every cookie and address."""
LARGEST = 60_000
"""No more than this is unpacked."""


def pack(value: Any) -> str | None:
    """The text; None if it would be too long."""
    plain = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
    text = base64.urlsafe_b64encode(zlib.compress(plain.encode(), 9)).decode().rstrip("=")
    return text if len(text) <= LONGEST else None


def unpack(text: str) -> Any:
    """The object; refused under G-4 if the text is not whole."""
    try:
        if len(text) > LONGEST:
            raise ValueError
        packed = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
        reader = zlib.decompressobj()
        plain = reader.decompress(packed, LARGEST)
        if not reader.eof or has_long_number(plain):
            raise ValueError
        value = json.loads(plain.decode())
        check_data(value)
    except (ValueError, binascii.Error, zlib.error, RecursionError, Problem):
        raise impossible("packed") from None
    return value

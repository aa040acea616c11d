"""Secrets: links and cookies that prove who someone is. Only their hashes are stored."""

import hashlib
import secrets
from functools import lru_cache

LONGEST = 64


def new_secret() -> str:
    """192 random bits, as text for an address or a cookie."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    """A public name, still too long to be found by trying: 72 bits, in small letters."""
    return secrets.token_hex(9)


@lru_cache(10_000)
def hash_of(secret: str) -> str:
    """A plain hash is enough for a secret that nobody can guess."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fits(secret: str, known_hash: str | None) -> bool:
    return known_hash is not None and secrets.compare_digest(hash_of(secret), known_hash)

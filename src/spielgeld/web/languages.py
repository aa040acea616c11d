"""The language of a reader: what the address says, what they chose before, what they prefer."""

from collections.abc import Mapping
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from spielgeld.render.numbers import LANGUAGES

COOKIE = "language"


AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]


def language_of(request: AnyConnection) -> str:
    for chosen in (request.query_params.get("lang"), request.cookies.get(COOKIE)):
        if chosen in LANGUAGES:
            return str(chosen)
    return best_language(request.headers.get("accept-language", ""))


def language_of_headers(headers: Mapping[bytes, bytes]) -> str:
    return best_language(headers.get(b"accept-language", b"").decode("latin-1"))


def best_language(accepted: str) -> str:
    """The first of `de-CH, fr;q=0.8` that we speak, by weight; English if there is none."""
    best, best_weight = "en", 0.0
    for part in accepted[:500].split(","):
        tag, _, parameter = part.partition(";")
        language = tag.strip().lower()[:2]
        try:
            weight = float(parameter.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        if language in LANGUAGES and weight > best_weight:
            best, best_weight = language, weight
    return best

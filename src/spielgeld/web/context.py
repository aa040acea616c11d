"""What every door asks of a request: the house behind it, the secrets shown, the language."""

from collections.abc import Mapping
from ipaddress import IPv6Address
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.params import FromPath

from spielgeld.house.live import WatchQuota
from spielgeld.house.post.push import Pusher
from spielgeld.house.service import Secrets, Service
from spielgeld.house.table import Role
from spielgeld.house.thinking.analyses import Analyses
from spielgeld.house.thinking.hints import Hints
from spielgeld.telling.languages import ENGLISH, LANGUAGES, closest

COOKIE = "language"
BASE = "spielgeld_base"
"""The key in a request's scope under which the path stands that comes before all of ours."""

AnyRequest = Request[Any, Any, State]
AnyConnection = ASGIConnection[Any, Any, Any, State]
TableId = FromPath[str]


def read_secrets(request: AnyConnection) -> Secrets:
    """`Authorization: Bearer SECRET`, or several secrets with dots between them."""
    scheme, _, value = request.headers.get("authorization", "").partition(" ")
    return split_secrets(value) if scheme.lower() == "bearer" else []


def split_secrets(text: str) -> Secrets:
    return [part for part in text.strip().split(".")[:12] if 16 <= len(part) <= 64]


def service_of(request: AnyConnection) -> Service:
    """Kept with the app: asking for it by dependency injection costs more than an answer."""
    service: Service = request.app.state.service
    return service


def hints_of(request: AnyRequest) -> Hints:
    hints: Hints = request.app.state.hints
    return hints


def analyses_of(request: AnyRequest) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


def pusher_of(request: AnyRequest) -> Pusher:
    pusher: Pusher = request.app.state.pusher
    return pusher


def address_of(request: AnyConnection) -> str:
    """Where a request comes from, for limits; nothing where there are none."""
    client = request.scope["client"]
    limited = client and request.app.state.get("limited", True)
    return household_of(str(client[0])) if client and limited else ""


def household_of(address: str) -> str:
    """Whose limits count: with IPv6 one household has 2**64 addresses, which begin alike."""
    if ":" not in address:
        return address
    try:
        long = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if long.ipv4_mapped is not None:
        return str(long.ipv4_mapped)
    return f"{IPv6Address(int(long) >> 64 << 64)}/64"


def quota_of(request: AnyConnection, role: Role) -> WatchQuota:
    """Whose room it takes to watch from here."""
    return WatchQuota(role.seat, address_of(request))


def language_of(request: AnyConnection) -> str:
    """What the address says, what the reader chose before, what they prefer."""
    for chosen in (request.query_params.get("lang"), request.cookies.get(COOKIE)):
        if chosen in LANGUAGES:
            return str(chosen)
    return best_language(request.headers.get("accept-language", ""))


def language_of_headers(headers: Mapping[bytes, bytes]) -> str:
    return best_language(headers.get(b"accept-language", b"").decode("latin-1"))


def best_language(accepted: str) -> str:
    """The first of `de-CH, fr;q=0.8` that we speak, by weight; English if there is none."""
    best, best_weight = ENGLISH, 0.0
    for part in accepted[:500].split(","):
        tag, _, parameter = part.partition(";")
        language = closest(tag)
        try:
            weight = float(parameter.strip().removeprefix("q=") or 1)
        except ValueError:
            weight = 0.0
        if language is not None and weight > best_weight:
            best, best_weight = language, weight
    return best

"""What a host decides about a server, and how worker processes hear of it."""

import json
import os
from dataclasses import asdict, dataclass
from typing import Any

from spielgeld.limits import USUAL, Limits
from spielgeld.web.door import LOOPBACK

ENVIRONMENT = "SPIELGELD_SERVER"
"""A JSON object: what no option of `spielgeld serve` says, such as how quick bots seem."""


@dataclass(frozen=True)
class ServerSettings:
    """`bot_moment`: how long bots seem to think. `limited`: whether visitors have rate limits at
    all, and `limits`: which.

    `notices`: where other processes are heard, if that is not said by `database` (see Store).
    `keep`: after how many quiet days a table is deleted; None: never.
    `base_path`: what comes before all addresses. `allow_host`: names of this server besides that of
    `site`, its own and addresses in figures. `trust_proxy`: networks of proxies that are
    believed about who asks. `metrics_from`: networks from which /metrics can be read.
    `smtp`, `sender` and `site` (this server's public address) are there if players can be mailed,
    `push_services` are hosts to which pushes may go besides those of the browsers.
    `network` is where others in the same network reach this server, if they do.
    `mail_after` seconds after their turn has begun; after a failure `mail_patience` passes first.
    """

    database: str
    notices: str = ""
    bot_moment: float = 1.2
    bot_processes: int = 1
    hint_budget: str | None = None
    analysis_budget: str | None = None
    limited: bool = True
    limits: Limits = USUAL
    keep: float | None = None
    base_path: str = ""
    allow_host: tuple[str, ...] = ()
    trust_proxy: tuple[str, ...] = ()
    metrics_from: tuple[str, ...] = LOOPBACK
    smtp: str = ""
    sender: str = ""
    site: str = ""
    network: str = ""
    push_services: tuple[str, ...] = ()
    mail_after: float = 60.0
    mail_patience: float = 60.0


def settings_from_environment(**said: Any) -> ServerSettings:
    """What the environment says, unless it is said otherwise here."""
    left = json.loads(os.environ.get(ENVIRONMENT, "{}"))
    left["limits"] = Limits(**left.get("limits", {}))
    return ServerSettings(**{**left, **said})


def to_environment(settings: ServerSettings) -> None:
    """Leave the settings where worker processes find them."""
    os.environ[ENVIRONMENT] = json.dumps(asdict(settings))

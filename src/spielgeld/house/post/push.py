"""Pushes to browsers whose player's turn it is: as polite as mails, and without an address.

The server has keys of its own, made at its first start and kept in the database. It writes only to
the push services that browsers use: an address that a visitor made up is never asked.
"""

import asyncio
import json
import logging
import time
from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import httpx

from spielgeld.house.names import badge_of
from spielgeld.house.problems import Problem
from spielgeld.house.service import Secrets, Service, only_seat
from spielgeld.render.game import render_of, words_for
from spielgeld.store.pushes import Pushes, Subscription

SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com",
            "notify.windows.com")  # fmt: skip
"""The push services of the browsers; hosts below them are theirs too."""
KEY = "push"
LONGEST = 1_000
LONGEST_KEY = 100
LONGEST_PATIENCE = 6 * 60 * 60
MOST_TRIES = 8
GONE = (404, 410)
TIME_TO_LIVE = 24 * 60 * 60

log = logging.getLogger(__name__)


class Pusher:
    """`patience`: seconds until a push that failed is tried again, at first."""

    def __init__(
        self, service: Service, site: str, patience: float, services: Iterable[str] = ()
    ) -> None:
        self._service = service
        self._pushes: Pushes = service.desk.store.pushes
        self._site = site
        self._subscriber = f"pushes@{urlsplit(site).hostname or 'localhost'}"
        self._patience = patience
        self._own = tuple(services)
        self._keys: dict[str, str] | None = None

    async def public_key(self) -> str:
        return (await self._own_keys())["public"]

    async def _own_keys(self) -> dict[str, str]:
        if self._keys is None:
            kept = await self._pushes.key(KEY, json.dumps(new_keys()))
            self._keys = json.loads(kept)
        return self._keys

    async def subscribe(
        self, table_id: str, secrets: Secrets, said: dict[str, str], language: str
    ) -> None:
        """A browser that is to be told; what it said is checked."""
        table, role = await self._service.visit(table_id, secrets)
        seat = only_seat(role)
        if not self._service.desk.takes_push(table):
            raise Problem("no-push")
        endpoint, p256dh, auth = (said.get(n, "") for n in ("endpoint", "p256dh", "auth"))
        if not self._is_known(endpoint) or not is_key(p256dh) or not is_key(auth):
            raise Problem("no-push")
        asked = table.running and table.play is not None and seat in table.play.waiting
        await self._pushes.put(
            Subscription(table_id, seat, endpoint, p256dh, auth, language, asked=asked)
        )

    async def unsubscribe(self, table_id: str, secrets: Secrets) -> None:
        _, role = await self._service.visit(table_id, secrets)
        await self._pushes.remove(table_id, only_seat(role))

    def _is_known(self, endpoint: str) -> bool:
        """Whether it is a push service's, and reached in secret."""
        try:
            parts = urlsplit(endpoint[:LONGEST])
        except ValueError:
            return False
        if parts.netloc in self._own:
            return True
        host = f".{parts.hostname or ''}"
        known = any([host.endswith(f".{service}") for service in SERVICES])
        return parts.scheme == "https" and known and len(endpoint) <= LONGEST

    async def run(self) -> None:
        while True:
            try:
                await self._look_up()
            except Exception:
                log.exception("the pusher stumbled")
            await asyncio.sleep(self._patience / 12)

    async def _look_up(self) -> None:
        now = time.time()
        for one in await self._pushes.due(now):
            wait = min(self._patience * 3**one.tries, LONGEST_PATIENCE)
            claimed = await self._pushes.claim(one, now + wait)
            if claimed is not None:
                await self._deliver(claimed)

    async def _deliver(self, one: Subscription) -> None:
        """Send a claimed push. If that fails it stays due; a browser that is gone is forgotten."""
        text = await self._write(one)
        if text is None:
            await self._pushes.done(one, None)
            return
        try:
            own = await self._own_keys()
            status = await send(one, text, own, self._subscriber, self._patience / 2)
        except (httpx.HTTPError, OSError) as error:
            log.warning("a push could not be sent: %s", type(error).__name__)
            status = 599
        except ValueError:
            # The keys that the browser gave are none.
            status = GONE[0]
        if status < 300:
            await self._pushes.done(one, time.time())
        elif status in GONE:
            await self._pushes.remove(one.table_id, one.seat)
        elif one.tries >= MOST_TRIES:
            await self._pushes.done(one, None)

    async def _write(self, one: Subscription) -> str | None:
        """What to tell; None if it is not needed any more: they have decided, or are there."""
        try:
            table = await self._service.desk.get(one.table_id)
        except Problem:
            return None
        waiting = table.running and table.play is not None and one.seat in table.play.waiting
        by_bot = table.chairs[one.seat].level is not None
        if not waiting or by_bot or one.seat in table.present:
            return None
        words = words_for(one.language, table.settings.game)
        game = render_of(table.settings.game).title(words)
        said = {
            "title": words.say("now-your-turn"),
            "body": words.say("push-turn", game=game, badge=badge_of(table)),
            "tag": table.id,
            "url": f"{self._site}/t/{table.id}",
        }
        return json.dumps(said)


def new_keys() -> dict[str, str]:
    from webpush.vapid import VAPID

    private, public, shown = VAPID.generate_keys()
    return {"private_pem": private.decode(), "public_pem": public.decode(), "public": shown}


@lru_cache(4)
def writer_with(private: str, public: str, subscriber: str) -> Any:
    # Slow to import, and only needed where somebody wants pushes.
    from webpush import WebPush

    return WebPush(private.encode(), public.encode(), subscriber=subscriber, ttl=TIME_TO_LIVE)


async def send(
    one: Subscription, text: str, keys: dict[str, str], subscriber: str, timeout: float
) -> int:
    """The status with which the push service answers."""
    from webpush import WebPushSubscription

    told = {"endpoint": one.endpoint, "keys": {"auth": one.auth, "p256dh": one.p256dh}}
    writer = writer_with(keys["private_pem"], keys["public_pem"], subscriber)
    message = writer.get(text, WebPushSubscription.model_validate(told))
    async with httpx.AsyncClient(timeout=timeout, follow_redirects=False) as client:
        answer = await client.post(
            one.endpoint, content=message.encrypted, headers=dict(message.headers)
        )
    return answer.status_code


def is_key(text: str) -> bool:
    plain = text.replace("-", "").replace("_", "").replace("=", "")
    return 0 < len(text) <= LONGEST_KEY and plain.isascii() and plain.isalnum()

"""Pushes to browsers whose player's turn it is: as polite as mails, and without an address.

The server has keys of its own, made at its first start and kept in the database. It writes only to
the push services that browsers use: an address that a visitor made up is never asked.
"""

import json
from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import httpx

from spielgeld.house.names import badge_of
from spielgeld.house.post.outbox import NotSent
from spielgeld.house.problems import Problem
from spielgeld.house.service import Secrets, Service
from spielgeld.house.table import Table
from spielgeld.store.pushes import Pushes, Subscription
from spielgeld.telling.game import telling_of, words_for
from spielgeld.telling.languages import ENGLISH, closest

SERVICES = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com",
            "notify.windows.com")  # fmt: skip
"""The push services of the browsers; hosts below them are theirs too."""
KEY = "push"
LONGEST = 1_000
LONGEST_KEY = 100
GONE = (404, 410)
TIME_TO_LIVE = 24 * 60 * 60


class Pusher:
    """`site` is the address of our own server, `services` are more that pushes may go to."""

    name = "push"
    most_tries = 8

    def __init__(self, service: Service, site: str, services: Iterable[str] = ()) -> None:
        self._service = service
        self._pushes: Pushes = service.desk.store.pushes
        self._site = site
        self._subscriber = f"pushes@{urlsplit(site).hostname or 'localhost'}"
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
        seat = role.only_seat
        if not self._service.takes_push(table):
            raise Problem("no-push")
        endpoint, p256dh, auth = (said.get(n, "") for n in ("endpoint", "p256dh", "auth"))
        if not self._is_known(endpoint) or not is_key(p256dh) or not is_key(auth):
            raise Problem("no-push")
        new = Subscription(table_id, seat, endpoint, p256dh, auth, language)
        await self._pushes.put(replace(new, asked=seat in table.asked))

    async def unsubscribe(self, table_id: str, secrets: Secrets) -> None:
        _, role = await self._service.visit(table_id, secrets)
        await self._pushes.remove(table_id, role.only_seat)

    def _is_known(self, endpoint: str) -> bool:
        """Whether it is a push service's, and reached in secret."""
        if not (endpoint.isascii() and endpoint.isprintable()) or " " in endpoint:
            return False
        try:
            parts = urlsplit(endpoint[:LONGEST])
        except ValueError:
            return False
        if parts.netloc in self._own:
            return True
        host = f".{parts.hostname or ''}"
        known = any([host.endswith(f".{service}") for service in SERVICES])
        return parts.scheme == "https" and known and len(endpoint) <= LONGEST

    async def send(self, one: Subscription, table: Table, patience: float) -> None:
        own, text = await self._own_keys(), self._write(one, table)
        try:
            status = await send(one, text, own, self._subscriber, patience)
        except httpx.InvalidURL:
            raise NotSent("the address that the browser gave is none", "gone") from None
        except (httpx.HTTPError, OSError) as error:
            raise NotSent(type(error).__name__) from None
        except ValueError:
            raise NotSent("the keys that the browser gave are none", "gone") from None
        if status >= 300:
            raise NotSent(str(status), "gone" if status in GONE else "later")

    def _write(self, one: Subscription, table: Table) -> str:
        words = words_for(closest(one.language) or ENGLISH, table.settings.game)
        game = telling_of(table.settings.game).title(words)
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

"""Work that waits, done in a thread of its own."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any


def run(work: Coroutine[Any, Any, None]) -> None:
    """As `asyncio.run`, which fails where a browser is open: its loop runs in the main thread."""
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, work).result()

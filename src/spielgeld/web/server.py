"""How uvicorn serves the app: its own options, and no more than that.

Any other ASGI server can serve `create_app(...)`, too. These are the options that hosts have.
"""

from typing import Any

from spielgeld.limits import USUAL, Limits

GRACE_SECONDS = 2
"""Open streams never end by themselves; this long a stopping server waits for anything else."""
RESERVED_FILES = 160
"""For the database, for bots and for the server itself."""


def server_options(limits: Limits = USUAL) -> dict[str, Any]:
    """Arguments for `uvicorn.Config` and `uvicorn.run`."""
    return {
        "access_log": False,  # addresses hold secrets
        "proxy_headers": False,  # web/door.py reads them
        "server_header": False,
        "log_level": None,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "timeout_keep_alive": limits.idle_seconds,
        "limit_concurrency": most_connections(limits.open_files),
        "h11_max_incomplete_event_size": limits.header_bytes,
        "ws": "websockets-sansio",
        "ws_max_size": limits.body_bytes,
        "ws_per_message_deflate": False,  # costs more time than it saves on a view
    }


def raise_limit_of_files(most: int) -> None:
    """As many open files as this user may have, within reason."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = most if hard == resource.RLIM_INFINITY else min(hard, most)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections(most: int) -> int:
    """So many that there are files left for the database: who comes then is answered 503."""
    try:
        import resource
    except ImportError:
        return most
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = most if soft == resource.RLIM_INFINITY else min(soft, most)
    return max(files - RESERVED_FILES, files // 2)

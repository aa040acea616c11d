"""How uvicorn serves the app: its own options, and no more than that.

Any other ASGI server can serve `create_app(...)`, too. These are the options that hosts have.
"""

from typing import Any

from spielgeld.web.guard import LARGEST_BODY, LARGEST_HEADERS

KEEP_ALIVE_SECONDS = 75
"""Longer than a turn often takes: a browser need not connect anew for every form."""
GRACE_SECONDS = 2
"""Open streams never end by themselves; this long a stopping server waits for anything else."""
RESERVED_FILES = 160
"""For the database, for bots and for the server itself."""
MOST_FILES = 65_536


def server_options() -> dict[str, Any]:
    """Arguments for `uvicorn.Config` and `uvicorn.run`."""
    return {
        "access_log": False,  # addresses hold secrets
        "proxy_headers": False,  # web/door.py reads them
        "server_header": False,
        "log_level": None,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "limit_concurrency": most_connections(),
        "h11_max_incomplete_event_size": LARGEST_HEADERS,
        "ws": "websockets-sansio",
        "ws_max_size": LARGEST_BODY,
        "ws_per_message_deflate": False,  # costs more time than it saves on a view
    }


def raise_limit_of_files() -> None:
    """As many open files as this user may have, within reason."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """So many that there are files left for the database: who comes then is answered 503."""
    try:
        import resource
    except ImportError:
        return MOST_FILES
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)
    return max(files - RESERVED_FILES, files // 2)

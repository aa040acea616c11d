"""A server inside the test's own process: nothing to start, so that a look costs no time.

It is the same app on a real port, for the same clients; what it is not is another process, so that
restarts, workers and signals are tested with `Server`.
"""

import threading
import time

import uvicorn

from spielgeld.web.app import create_app
from spielgeld.web.server import server_options
from spielgeld.web.server_settings import ServerSettings
from tests.web.server import PATIENCE, PUBLIC_NAME, Server


class Inside(Server):
    """Starts in a fraction of a second and is stopped with the tests."""

    def start(self, port: int = 0) -> None:
        settings = ServerSettings(self.database, allow_host=(PUBLIC_NAME,), **self.settings)
        options = {
            **server_options(settings),
            "log_level": "warning",
            "timeout_graceful_shutdown": 1,
        }
        config = uvicorn.Config(create_app(settings), port=port, **options)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, daemon=True)
        self._thread.start()
        late = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < late, "the server does not answer"
            time.sleep(0.01)
        self.port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"

    def stop(self) -> str:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        return self.log

    def kill(self) -> None:
        raise AssertionError("a server inside can't be killed: use Server")

    def _end(self) -> None:
        self._server.should_exit = True

"""The wire of a socket: text in, text out, with as little between them as there can be.

Handshake, frames, pings and closing are uvicorn's and websockets'. But once a socket is accepted,
what it hears goes straight to the one who listens, and not through the queues and tasks of ASGI.
"""

from struct import pack
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "spielgeld.wire"
"""Where an accepted socket's scope has its wire."""
MOST_UNREAD = 32
"""So many messages may wait to be answered; then no more are read until some are."""


TEXT, MEDIUM, LONG = 0x81, 126, 127
"""How a frame begins that is a whole text, and how it says that its length follows."""


def in_a_frame(text: bytes) -> bytes:
    """A message as a server sends it, in one frame and unmasked (RFC 6455, section 5.2)."""
    size = len(text)
    if size < MEDIUM:
        return pack("!BB", TEXT, size) + text
    if size < 1 << 16:
        return pack("!BBH", TEXT, MEDIUM, size) + text
    return pack("!BBQ", TEXT, LONG, size) + text


class Listener(Protocol):
    def hear(self, message: bytes) -> None:
        """A message has come in."""

    def drained(self) -> None:
        """What was sent is on its way: there is room for more."""

    def hung_up(self) -> None:
        """The other end is gone."""


class Wire(WebSocketsSansIOProtocol):
    """`full` says that the other end does not take what is sent, so that it must not pile up."""

    listener: Listener | None = None
    full = False
    unsent = b""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: Any = self.scope["extensions"]
            extensions[EXTENSION] = self

    async def send(self, message: Any) -> None:
        self.send_off()
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and self.close_sent:
            # A refusal is an answer, and no fault for the log.
            self.handshake_complete = True

    # Whoever listens reads text as bytes, and says what is wrong with it.
    handle_text = WebSocketsSansIOProtocol.handle_bytes

    def listen(self, listener: Listener) -> None:
        """From now on messages go to this listener, those that have come already first."""
        self.listener = listener
        while not self.queue.empty():
            message: Any = self.queue.get_nowait()
            if message["type"] == "websocket.receive":
                listener.hear(message.get("bytes") or message.get("text", "").encode())
        if self.disconnected:
            listener.hung_up()
        self.read_on()

    def rest(self) -> None:
        """Read no more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def read_on(self) -> None:
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def say(self, text: bytes) -> None:
        """Send a message, unless the socket is closed; what is said at once is sent together."""
        if not self.close_sent and not self.transport.is_closing():
            if not self.unsent:
                self.loop.call_soon(self.send_off)
            self.unsent += in_a_frame(text)

    def send_off(self) -> None:
        if self.unsent and not self.transport.is_closing():
            self.transport.write(self.unsent)
        self.unsent = b""

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        message = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.listener.hear(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.full = False
        if self.listener is not None:
            self.listener.drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.listener is not None:
            self.listener.hung_up()

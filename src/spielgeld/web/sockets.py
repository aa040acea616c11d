"""How sockets are read: our app reads text as bytes, and says itself what is wrong with them."""

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Sockets(WebSocketsSansIOProtocol):
    """Decoding a message twice costs time, and half a character would only be logged."""

    handle_text = WebSocketsSansIOProtocol.handle_bytes

"""A push service on loopback, and a browser's side of it: keys, and reading what was pushed."""

import threading
from base64 import urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

AUTH = bytes(range(16))


class Pushed(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Takes what is pushed, or answers with `status`."""

    def __init__(self) -> None:
        self.pushed: list[Pushed] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.pushed.append(Pushed(self.path, headers, body))
                self.send_response(service.status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *said: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.host = f"127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Device:
    """A browser that wants to be told."""

    def __init__(self, service: PushService, name: str) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        public = self._key.public_key()
        self._public = public.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.form = {
            "endpoint": f"http://{service.host}/{name}",
            "p256dh": text(self._public),
            "auth": text(AUTH),
        }

    def read(self, body: bytes) -> bytes:
        """RFC 8291: what was written to this device and to nobody else."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        other = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self._key.exchange(ec.ECDH(), other)
        info = b"WebPush: info\x00" + self._public + sender
        secret = derive(shared, AUTH, info, 32)
        key = derive(secret, salt, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = derive(secret, salt, b"Content-Encoding: nonce\x00", 12)
        return AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")[:-1]


def derive(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")

"""Debian's nginx with our sample, before servers that a test has started."""

import os
import socket
import ssl
import subprocess
from pathlib import Path
from typing import Any

import httpx
import trustme

from tests.host.programs import find_program
from tests.web.server import Server

DEPLOY = Path(__file__).resolve().parent.parent.parent / "deploy"


class Nginx:
    def __init__(self, folder: Path, *servers: Server) -> None:
        authority = trustme.CA()
        certificate = authority.issue_cert("localhost", "127.0.0.1")
        certificate.private_key_pem.write_to_path(folder / "key.pem")
        for number, chain in enumerate(certificate.cert_chain_pems):
            chain.write_to_path(folder / "certificate.pem", append=number > 0)
        self.trust = ssl.create_default_context()
        authority.configure_trust(self.trust)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"https://127.0.0.1:{self.port}"
        sample = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        for ours, theirs in {
            "server 127.0.0.1:8000;": "".join(
                [f"server 127.0.0.1:{server.port};" for server in servers]
            ),
            "listen 443 ssl http2;": f"listen 127.0.0.1:{self.port} ssl http2;",
            "/var/log/nginx/": f"{folder}/",
            "/etc/ssl/games.example.org.pem": str(folder / "certificate.pem"),
            "/etc/ssl/games.example.org.key": str(folder / "key.pem"),
        }.items():
            assert ours in sample
            sample = sample.replace(ours, theirs)
        (folder / "site.conf").write_text(sample, encoding="utf-8")
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        places = "\n".join([f"{kind}_temp_path {folder}/{kind};" for kind in kinds])
        user = "user root;" if os.geteuid() == 0 else ""
        (folder / "nginx.conf").write_text(
            f"{user} daemon off; pid {folder}/pid; error_log {folder}/errors warn;"
            f"events {{}} http {{ include /etc/nginx/mime.types; access_log off; {places}"
            f" include {folder}/site.conf; }}",
            encoding="utf-8",
        )
        program = find_program("nginx", "nginx-light")
        self.process = subprocess.Popen(
            [program, "-p", str(folder), "-c", str(folder / "nginx.conf")],
            stderr=subprocess.DEVNULL,
        )

    def client(self, own_address: str = "127.0.0.1", **arguments: Any) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=self.trust, local_address=own_address, retries=20)
        return httpx.Client(base_url=self.url, transport=transport, timeout=60, **arguments)

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

"""What a club needs: python -m bench.club [TABLES]

One server process on SQLite, so many tables of four with four open streams each; then everybody
looks, and whoever is asked decides. Memory is what the process holds (VmRSS), time its CPU time.
"""

import asyncio
import os
import sys
import tempfile
from pathlib import Path

import httpx
from tests.web.server import Client, Server, new_table


def memory(server: Server) -> int:
    """In MB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    (line,) = [line for line in status.splitlines() if line.startswith("VmRSS")]
    return int(line.split()[1]) // 1024


def seconds(server: Server) -> float:
    spent = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(spent[11]) + int(spent[12])) / os.sysconf("SC_CLK_TCK")


async def play(server: Server, chairs: list[Client]) -> None:
    limits = httpx.Limits(max_connections=None)
    async with httpx.AsyncClient(base_url=server.url, timeout=None, limits=limits) as http:
        there = asyncio.Semaphore(0)

        def path(chair: Client, name: str) -> str:
            return f"/api/tables/{chair.table}/{name}"

        def key(chair: Client) -> dict[str, str]:
            return {"authorization": f"Bearer {chair.secrets[0]}"}

        async def watch(chair: Client) -> None:
            async with http.stream("GET", path(chair, "stream"), headers=key(chair)) as stream:
                there.release()
                async for _ in stream.aiter_lines():
                    pass

        watchers = [asyncio.create_task(watch(chair)) for chair in chairs]
        for _ in chairs:
            await there.acquire()
        print(f"{len(chairs)} streams open: {memory(server)} MB", flush=True)
        before, decisions = seconds(server), 0
        for number, chair in enumerate(chairs):
            view = (await http.get(path(chair, "view"), headers=key(chair))).json()
            if view["choice"] is not None:
                bid = {"decision": {"bid": 30 + number % 7}, "step": view["view"]["step"]}
                sent = await http.post(path(chair, "decide"), headers=key(chair), json=bid)
                decisions += sent.is_success
        spent = seconds(server) - before
        print(f"{len(chairs)} views, {decisions} decisions: {spent:.2f} s, {memory(server)} MB")
        for watcher in watchers:
            watcher.cancel()


def main() -> None:
    number = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/tables.db")
        try:
            print(f"empty: {memory(server)} MB", flush=True)
            chairs: list[Client] = []
            began = seconds(server)
            for _ in range(number):
                host, players = new_table(server, "ABCD")
                host.post("/start")
                chairs += players
            spent = seconds(server) - began
            print(f"{number} tables: {memory(server)} MB, {spent:.1f} s", flush=True)
            asyncio.run(play(server, chairs))
        finally:
            server.stop()


if __name__ == "__main__":
    main()

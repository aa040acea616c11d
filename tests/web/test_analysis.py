"""A finished game looked back at: weighed in the background, once, for any chair."""

import re
import time

import httpx

from tests.web.server import PATIENCE, Client, Server, new_table


def wait_until_over(host: Client) -> None:
    deadline = time.monotonic() + 2 * PATIENCE
    while host.get("")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)


def whole_page(http: httpx.Client, address: str) -> str:
    """The page once all is weighed, as somebody without scripts reloads it."""
    deadline = time.monotonic() + 2 * PATIENCE
    while True:
        page = http.get(address)
        assert page.status_code == 200, page.text
        if 'id="progress"' not in page.text:
            return page.text
        assert time.monotonic() < deadline
        time.sleep(0.3)


def test_a_finished_game_is_analysed_from_every_chair(server: Server) -> None:
    host, _ = new_table(server, "", players=3, bots={"0": "random", "1": "random", "2": "banker"})
    host.post("/start")
    wait_until_over(host)
    address = f"/t/{host.table}"
    assert f'href="{address}/analysis"' in host.http.get(address).text
    record = host.get("/record")
    page = whole_page(host.http, f"{address}/analysis?seat=1")
    moments = re.findall(r'id="moment-(\d+)"', page)
    assert len(moments) == len([seat for seat, _ in record["decisions"] if seat == 1])
    assert 'id="figure-top_spender"' in page
    sorted_page = whole_page(host.http, f"{address}/analysis?seat=1&order=lost&lang=de")
    lost = [int(found) for found in re.findall(r'class="lost".*?(\d+)\u00a0%', sorted_page)]
    assert lost == sorted(lost, reverse=True)
    back = re.search(r'href="(/t/\w+/back\?step=\d+&amp;as=1)"', page)
    assert back is not None
    assert host.http.get(back[1].replace("&amp;", "&")).status_code == 200
    assert host.http.get(f"{address}/analysis?seat=7").status_code == 400


def test_there_is_no_analysis_before_the_end(server: Server) -> None:
    host, _ = new_table(server)
    host.post("/start")
    page = host.http.get(f"/t/{host.table}/analysis")
    assert page.status_code == 409
    assert "when the game is over" in page.text

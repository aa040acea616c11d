"""A finished game looked back at: weighed in the background, once, for any chair."""

import json
import re
import time
from random import Random

import httpx

from spielgeld import games
from spielgeld.house import keys
from spielgeld.kernel.playout import play_out
from tests.laws.configurations import Configuration
from tests.web.seeded import SeededTable
from tests.web.server import PATIENCE, Server, new_table


def whole_page(http: httpx.Client, address: str) -> str:
    """The page once all is weighed, as somebody without scripts reloads it."""
    deadline = time.monotonic() + 6 * PATIENCE
    while True:
        page = http.get(address)
        assert page.status_code == 200, page.text
        if 'id="progress"' not in page.text:
            return page.text
        assert time.monotonic() < deadline
        time.sleep(0.3)


def test_a_finished_game_is_analysed_from_every_chair(server: Server) -> None:
    play = Configuration("qe", 3, {}).start("analysed")
    play_out(play, Random(3))
    secrets = [keys.new_secret() for _ in range(3)]
    host = SeededTable(server, play, secrets, keys.new_table_id()[:8]).clients[0]
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
    if server.workers == 1:
        told = host.get("/analysis", seat=1)
        assert told["complete"]
        assert told["decisions"] == len(told["weighed"]) == len(moments)
        for each in told["weighed"]:
            assert record["decisions"][each["index"]] == [1, each["decision"]]


def test_an_unfinished_record_is_analysed_up_to_its_last_decision(server: Server) -> None:
    play = Configuration("qe", 3, {}).start("stopped")
    rng = Random(4)
    for _ in range(7):
        seat = play.waiting[0]
        play.submit(seat, play.choice(seat).sample(rng))
    last, _ = play.decisions[-1]
    assert not play.over
    own = [seat for seat, _ in play.decisions if seat == last]
    with httpx.Client(base_url=server.url, follow_redirects=True) as http:
        files = {"record": ("game.json", json.dumps(games.record(play)), "application/json")}
        opened = http.post("/record", files=files, headers={"Origin": server.url})
        assert opened.status_code == 200, opened.text
        link = re.search(r'href="(/t/\w+/analysis)"', opened.text)
        assert link is not None
        assert link[1] in http.get(link[1].removesuffix("/analysis")).text
        page = whole_page(http, f"{link[1]}?seat={last}")
        assert len(re.findall(r'id="moment-(\d+)"', page)) == len(own)


def test_there_is_no_analysis_before_the_end(server: Server) -> None:
    host, _ = new_table(server)
    host.post("/start")
    page = host.http.get(f"/t/{host.table}/analysis")
    assert page.status_code == 409
    assert "when the game is over" in page.text
    assert host.error("GET", "/analysis")[0] == 409

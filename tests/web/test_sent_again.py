"""A form whose answer was lost is sent again, and counts once."""

from random import Random

import httpx
import pytest

from spielgeld.house import keys
from spielgeld.page.boards import page_of
from spielgeld.telling.game import words_for
from tests.laws.configurations import CONFIGURATIONS
from tests.web.seeded import SeededTable
from tests.web.server import PATIENCE, Server


@pytest.mark.parametrize("game", ["euro-crisis", "plutocracy", "qe"])
def test_a_form_that_is_sent_again_counts_once(server: Server, game: str) -> None:
    play = next(entry for entry in CONFIGURATIONS if entry.game == game).start("again")
    secrets = [keys.new_secret() for _ in range(play.players)]
    table = SeededTable(server, play, secrets, "")
    seat = play.waiting[0]
    decision = play.choice(seat).sample(Random(5))
    fields = page_of(game).fields(decision, words_for("en", game))
    form = {**fields, "step": str(play.step), "key": f"{play.step}.0", "sure": "yes"}
    with httpx.Client(base_url=server.url, timeout=PATIENCE, verify=False) as browser:
        browser.cookies.set("chair", secrets[seat])
        for headers in ({}, {"hx-request": "true"}, {}):
            answer = browser.post(f"/t/{table.id}/decide", data=form, headers=headers)
            assert answer.status_code in (204, 303), answer.text
    assert table.clients[seat].get("")["number"] == table.number + 1
    other = {**form, "key": "another"}
    assert httpx.post(
        f"{server.url}/t/{table.id}/decide", data=other, cookies={"chair": secrets[seat]}
    ).status_code in (409, 422)

"""Against bots a game begins at once: the first one, and the one after it."""

from pathlib import Path

import pytest

from spielgeld import games
from spielgeld.house.at_once import begin_at_once
from spielgeld.house.desk import Desk
from spielgeld.house.names import table_name
from spielgeld.house.problems import Problem
from spielgeld.house.service import Service
from spielgeld.store import Store
from spielgeld.telling.words import words_of
from tests.aside import run


@pytest.mark.parametrize("game", sorted(games.installed()))
def test_a_game_against_bots_and_the_next_one_begin_at_once(game: str, tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        service = Service(Desk(store))
        made, secret = await begin_at_once(service, game, "en", "Ada")
        table = await service.find(made.table.id)
        assert table.running
        assert [chair.name for chair in table.chairs if chair.secret_hash] == ["Ada"]
        assert not any([chair.open for chair in table.chairs])
        for language, called in (
            ("en", "Ada's table, "),
            ("de", "Tisch von Ada, "),
            ("fr", "Chez Ada, "),
        ):
            assert table_name(table, words_of(language)).startswith(called)
        await service.close(table.id, [made.host])
        again = await service.find(await service.rematch(table.id, [made.host, secret]))
        assert again.running
        assert again.role([secret]).own() == 0
        store.close()

    run(work())


def test_what_is_no_game_is_not_begun(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(f"sqlite:///{tmp_path}/games.db")
        with pytest.raises(Problem, match="no-page"):
            await begin_at_once(Service(Desk(store)), "chess", "en", "Ada")
        store.close()

    run(work())

"""Every game on the shelf ends as it ended, and nothing on it is ever written again."""

from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.euro_crisis.rules.facts import without_remarks
from spielgeld.kernel.play import Play
from tests import games as shelf
from tests.laws.configurations import CONFIGURATIONS

NAMES = shelf.names()


@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_ends_as_it_ended(name: str) -> None:
    play = shelf.replay(name)
    assert play.over
    assert games.replay(games.record(play)).summary() == play.summary()


def test_nothing_on_the_shelf_is_ever_written_again() -> None:
    known = shelf.sums()
    found = {f"{path.parent.name}/{path.name}" for path in shelf.SHELF.glob("*/*.json")}
    assert found == set(known), "files beside the list, or missing: shelves are only added to"
    changed = [path for path, digest in known.items() if shelf.sum_of(path) != digest]
    assert not changed, f"{changed} were rewritten: put them back, and see CONTRIBUTING.md"


def plain(value: Any) -> Any:
    """Remarks in a board file may be said better; the values stay."""
    return without_remarks(value) if isinstance(value, dict) else value


def test_the_shelf_has_every_configuration_in_every_version() -> None:
    plays = [games.replay(shelf.record_of(name)) for name in NAMES]
    assert len(plays) >= 60

    def there(game: str, players: int, rules: int, options: dict[str, Any]) -> bool:
        return any(
            (play.game.name, play.players, play.game.rules) == (game, players, rules)
            and all(plain(play.options[name]) == plain(value) for name, value in options.items())
            for play in plays
        )

    for wanted in CONFIGURATIONS:
        game = games.get(wanted.game)
        for rules in range(1, game.newest + 1):
            said = {name: value for name, value in wanted.options.items() if name != "memory"}
            options = {**game.by_rules(rules).read_options({}), **said}
            assert there(wanted.game, wanted.players, rules, options), (str(wanted), rules)


def outs(play: Play) -> int:
    return sum([seat.get("out", False) for seat in play.summary()["seats"]])


def test_the_shelf_has_every_way_in_which_a_game_ends() -> None:
    plays = [games.replay(shelf.record_of(name), listen=True) for name in NAMES]
    told = [(play, {type(event).__name__ for event in play.full_story()}) for play in plays]

    def kinds(game: str) -> list[tuple[Play, set[str]]]:
        return [entry for entry in told if entry[0].game.name == game]

    euro = kinds("euro-crisis")
    assert any("LastYearAnnounced" in said for _, said in euro), "33 PP"
    assert any(outs(play) == play.players - 1 for play, _ in euro), "the last bank"
    assert any(play.summary()["year"] == 3 for play, _ in euro), "three years"
    assert any(play.options["board"] is not None for play, _ in euro), "a replaced board"
    qe = kinds("qe")
    assert any(not play.winners() for play, _ in qe), "all out"
    assert any(len(play.winners()) > 1 for play, _ in qe), "a shared win"
    assert any("CompanyUnsold" in said for _, said in qe), "the blind sale unsold"
    assert any("Looked" in said for _, said in qe), "a look"
    ties = [len(sale.ties) for play, _ in qe for sale in play.view(None).table.sales]
    assert 3 in ties, "a third tie"
    spent = [seat["spent"] for play, _ in qe for seat in play.summary()["seats"]]
    assert max(spent) >= 10**39, "bids of 40 digits"
    plutocracy = kinds("plutocracy")
    causes = {
        event.cause  # type: ignore[attr-defined]
        for play, _ in plutocracy
        for event in play.full_story()
        if type(event).__name__ == "PlayerWentOut"
    }
    assert causes == {"asteroid", "time"}
    assert any(not play.winners() for play, _ in plutocracy), "all out"

"""The rules by their ids, the laws, and words in every language."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
import sample_game
from sample_game.lesson import LESSONS
from sample_game.rules import CONTRACTS

from spielgeld import bots, games, laws
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refused
from spielgeld.telling.words import Words

DEAL = {
    "contracts": ["airport", "bench", "stadium", "school", "bypass"],
    "friends": ["bench", "airport"],
}


def table(*tenders: tuple[int, int]) -> Play:
    """Two players, after these tenders."""
    play = games.new("sample-game", 2, deal=DEAL, listen=True)
    for first, second in tenders:
        play.submit(0, {"envelope": first})
        play.submit(1, {"envelope": second})
    return play


@pytest.mark.parametrize(
    "deal",
    [
        {},
        {**DEAL, "friends": ["bench"]},
        {**DEAL, "friends": ["bench", "bench"]},
        {**DEAL, "contracts": ["moon", *DEAL["contracts"][1:]]},
    ],
)
def test_sg1_an_impossible_deal_is_refused(deal: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refused:
        games.new("sample-game", 2, deal=deal)
    assert refused.value.refusal.rule == "G-4"


def test_sg2_a_friend_is_known_to_its_owner_alone() -> None:
    play = table((5, 4))
    assert [play.view(seat).table.friend for seat in (0, 1, None)] == ["bench", "airport", None]
    assert play.view(0).table.friends == ()


def test_sg3_each_envelope_is_given_once() -> None:
    play = table((5, 4))
    with pytest.raises(Refused) as refused:
        play.submit(0, {"envelope": 5})
    assert str(refused.value.refusal) == "SG-3: barred (barred=5)"
    assert [decision["envelope"] for decision in play.choice(1)] == [1, 2, 3, 5]


def test_sg4_the_fullest_wins_and_a_tie_cancels() -> None:
    play = table((5, 4), (3, 3))
    assert play.view(None).table.takers == (0, None)


def test_sg5_the_contract_of_a_friend_counts_double() -> None:
    play = table((1, 2), (5, 1), (4, 5), (3, 4), (2, 3))
    assert play.over
    assert [seat["points"] for seat in play.summary()["seats"]] == [2, 8 + 5 + 2 + 3]
    assert play.winners() == [1]
    assert play.view(None).table.friends == ("bench", "airport")


def test_the_laws() -> None:
    report = laws.check("sample-game", games_each=2)
    assert report.findings == []
    assert set(report.secrets) == {"the others' friends", "contracts to come"}


def test_the_rookie_does_better_than_chance() -> None:
    line_up = [bots.find("rookie", "sample-game"), bots.find("random", "sample-game")]
    won = 0.0
    for seed in range(60):
        play, rng = games.new("sample-game", 2, seed=seed), Random(seed)
        while not play.over:
            seat = play.waiting[0]
            decide = line_up[(seat + seed) % 2]
            play.submit(seat, decide(play.view(seat), play.choice(seat), rng))
        winners = play.winners()
        won += (seed % 2 in winners) / len(winners)
    assert won > 33


def test_the_lesson_can_be_played() -> None:
    lesson = LESSONS["player"]
    play = games.new("sample-game", lesson.players, deal=lesson.deal)
    for step in lesson.steps:
        play.submit(step.seat, step.decision)
    assert play.view(None).table.takers == (2, 0)


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_nothing_is_missing_in_any_language(language: str) -> None:
    folder = Path(sample_game.__file__).parent / "words"
    words = Words(language, [folder], strict=True)
    for path in (folder / "en").glob("*.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            message = line.partition(" = ")[0]
            assert line[:1] in (" ", "#", "}", "") or words.has(message), message
    assert all(words.has(f"contract-{contract}") for contract in CONTRACTS)

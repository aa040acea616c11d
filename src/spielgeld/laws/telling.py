"""The laws of telling: whatever happens in a game can be said, typed and sent in any language."""

import io
from importlib.util import find_spec
from random import Random
from typing import Any

from rich.console import Console

from spielgeld.kernel.play import Play
from spielgeld.laws.broken import require, same
from spielgeld.laws.rules import generator
from spielgeld.laws.table import Configuration, play_on
from spielgeld.telling.game import telling_of
from spielgeld.telling.languages import LANGUAGES

BOARDS = 5
"""One in so many boards is drawn: most of the time goes there."""


def everything_can_be_told(table: Configuration, seed: int) -> None:
    """Questions, boards, events and scores have words for the terminal in every language."""
    rng = generator(table, seed)
    console = Console(file=io.StringIO(), width=100)
    telling = telling_of(table.game)
    play = table.start(seed, listen=True)
    while not play.over:
        words = telling.words(rng.choice(LANGUAGES))
        for seat in play.waiting:
            view = play.view(seat)
            names = telling.names(view, words)
            require(telling.question(view, play.choice(seat), words, names), "a question has words")
            require(telling.moment(view, words), "a moment has words")
            if rng.randrange(BOARDS) == 0:
                console.print(telling.board(view, words, names))
        play_on(play, rng, 1)
    for language in LANGUAGES:
        words = telling.words(language)
        names = telling.names(play.view(None), words)
        require(telling.title(words), "a game has a title")
        for event in play.full_story():
            require(telling.line(event, words, names), "an event has words", event)
        console.print(telling.scoring(play, words, names))


def decisions_can_be_typed_and_sent(table: Configuration, seed: int) -> None:
    """What is written for a decision, on a line or into a form, is read as this decision."""
    rng = generator(table, seed)
    telling, page = telling_of(table.game), page_of(table.game)
    play = table.start(seed)
    while not play.over:
        seat = rng.choice(play.waiting)
        view, choice = play.view(seat), play.choice(seat)
        decision = choice.sample(rng)
        words = telling.words(rng.choice(LANGUAGES))
        require(telling.decision(decision, view, words), "a decision has words", decision)
        typed = telling.write(decision, words)
        same(telling.read(typed, view, choice, words), decision, f"{typed!r} is read")
        if page is not None:
            sent = page.fields(decision, words)
            same(page.read(sent, view, choice, words), decision, f"{sent} is read")
        say_refusals(play, seat, decision, rng)
        play.submit(seat, decision)


def page_of(game: str) -> Any:
    """How a game looks on a page; None where what draws pages is not installed."""
    if find_spec("jinja2") is None:
        return None
    from spielgeld.page.boards import page_of

    return page_of(game)


def say_refusals(play: Play, seat: int, right: dict[str, object], rng: Random) -> None:
    """A decision that went wrong is refused with a sentence that names the rule."""
    wrong = {
        key: rng.choice([-1, 0, 7, 10**1001]) if type(value) is int else value
        for key, value in right.items()
    }
    refusal = play.why_not(seat, wrong)
    if refusal is not None:
        said = telling_of(play.game.name).words(rng.choice(LANGUAGES)).refusal(refusal)
        require(refusal.rule in said, "a refusal names its rule", said)

"""The story of a game as its lines stand on a page."""

from collections.abc import Iterable

from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.render.game import render_of
from spielgeld.render.html.page import StoryLine
from spielgeld.render.words import Words


def story_lines(
    play: Play, seat: Seat | None, words: Words, names: list[str]
) -> tuple[StoryLine, ...]:
    """All that this seat has heard in a play that listens, each line with its step."""
    return remembered(tell(play, seat, words, names), play, seat)


def tell(
    play: Play, seat: Seat | None, words: Words, names: list[str], since: int = 0
) -> list[StoryLine]:
    """The chapters from `since` on. Once the game is over, all hear everything."""
    render = render_of(play.game.name)
    lines = []
    for step, chapter in enumerate((play.chapters or [])[since:], start=since):
        for event in chapter:
            secret = event.audience is not None and not play.over
            told_by_others = type(event).__name__ in render.untold
            if event.heard_by(seat) or (play.over and not told_by_others):
                text = render.line(event, words, names)
                lines.append(StoryLine(step, text, secret, event.lasts_for(seat)))
    return lines


def remembered(lines: Iterable[StoryLine], play: Play, seat: Seat | None) -> tuple[StoryLine, ...]:
    """What a reader is still shown, if the table agreed to forget."""
    since = play.remembered_since(seat)
    return tuple([line for line in lines if line.lasts or line.step >= since])

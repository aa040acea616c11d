"""The story of a game as its lines stand on a page."""

from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event, Seat
from spielgeld.render.game import render_of
from spielgeld.render.html.boards import html_render_of
from spielgeld.render.html.page import StoryLine
from spielgeld.render.words import Words


def story_lines(
    play: Play, seat: Seat | None, words: Words, names: list[str]
) -> tuple[StoryLine, ...]:
    """All that this seat has heard in a play that listens, each line with its step."""
    render = render_of(play.game.name)
    forgets = html_render_of(play.game.name).forgets(play.options) and not play.over
    lines = []
    for step, chapter in enumerate(play.chapters or []):
        for event in chapter:
            secret = event.audience is not None
            if event.heard_by(seat) and not (secret and forgets and step < play.step):
                lines.append(StoryLine(step, render.line(event, words, names), secret))
    return tuple(lines)


def events_heard(play: Play, seat: Seat | None) -> tuple[Event, ...]:
    """All events that this seat has heard in a play that listens."""
    chapters = play.chapters or []
    return tuple([event for chapter in chapters for event in chapter if event.heard_by(seat)])

"""The story of a game as its lines stand on a page."""

from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.render.game import GameRender, render_of
from spielgeld.render.html.lines import Story, StoryLine
from spielgeld.render.html.region import Same
from spielgeld.render.html.region import remembered as once
from spielgeld.render.words import Words

Late = tuple[tuple[int, Seat], ...]
"""The chapters that begin with a decision which somebody else made, as the time was up, and for
whom."""


def story_lines(
    play: Play, seat: Seat | None, words: Words, names: list[str], late: Late = ()
) -> Story:
    """All that this seat has heard in a play that listens, each line with its step."""
    story = Story()
    tell(story, play, seat, words, names, late)
    return remembered(story, play, seat)


def tell(
    story: Story, play: Play, seat: Seat | None, words: Words, names: list[str], late: Late = ()
) -> None:
    """Tell a story on, to where the play is. Once the game is over, all hear everything."""
    render, chapters, over = render_of(play.game.name), play.chapters or [], play.over
    called = tuple(names)
    for step in range(story.chapters, len(chapters)):
        for chapter, slow in late:
            if chapter == step:
                text = words.say("time-was-up", name=names[slow])
                story.lines.append(StoryLine(len(story.lines) + 1, step, text))
        for event in chapters[step]:
            if event.heard_by(seat) or (over and type(event).__name__ not in render.untold):
                secret = event.audience is not None and not over
                text = line_of(render, Same(event), words, called)
                lasts = event.lasts_for(seat)
                number = len(story.lines) + 1
                story.lines.append(StoryLine(number, step, text, secret, lasts, event))
    story.chapters = len(chapters)


@once
def line_of(render: GameRender, event: Same, words: Words, names: tuple[str, ...]) -> str:
    """All who hear of an event are told the same."""
    return render.line(event.value, words, list(names))


def remembered(story: Story, play: Play, seat: Seat | None) -> Story:
    """What a reader is still shown, if the table agreed to forget."""
    since = play.remembered_since(seat)
    if since == 0:
        return story
    return Story([line for line in story if line.lasts or line.step >= since])

"""The story of a game as its lines stand on a page."""

from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.page.cache import remembered
from spielgeld.page.lines import Chapter, Story, StoryLine
from spielgeld.telling.game import GameTelling, telling_of
from spielgeld.telling.same import Same
from spielgeld.telling.words import Words

Late = tuple[tuple[int, Seat], ...]
"""The chapters that begin with a decision which somebody else made, as the time was up, and for
whom."""


def story_lines(
    play: Play, seat: Seat | None, words: Words, names: list[str], late: Late = ()
) -> Story:
    """All that this seat has heard in a play that listens, each line with its step."""
    story = Story()
    tell(story, play, seat, words, names, late)
    return still_shown(story, play, seat)


def tell(
    story: Story, play: Play, seat: Seat | None, words: Words, names: list[str], late: Late = ()
) -> None:
    """Tell a story on, to where the play is. Once the game is over, all hear everything."""
    telling, chapters, over = telling_of(play.game.name), play.chapters or [], play.over
    called = tuple(names)
    for step in range(len(story.chapters), len(chapters)):
        events = chapters[step]
        slow = tuple([names[slow] for chapter, slow in late if chapter == step])
        heard = tuple(
            [
                event.heard_by(seat) or (over and type(event).__name__ not in telling.untold)
                for event in events
            ]
        )
        lasts = tuple([event.lasts_for(seat) for event in events])
        story.go_on(
            chapter_of(telling, Same(events), step, words, called, slow, heard, lasts, over)
        )


@remembered
def chapter_of(
    telling: GameTelling, events: Same, step: int, words: Words, names: tuple[str, ...],
    slow: tuple[str, ...], heard: tuple[bool, ...], lasts: tuple[bool, ...], over: bool,
) -> Chapter:  # fmt: skip
    """What is told of a step to all who hear the same of it."""
    told = [(words.say("time-was-up", name=name), False, True, None) for name in slow]
    for event, hears, stays in zip(events.value, heard, lasts, strict=True):
        if hears:
            secret = event.audience is not None and not over
            told.append((telling.line(event, words, names), secret, stays, event))
    return tuple([StoryLine(number, step, *line) for number, line in enumerate(told, start=1)])


def still_shown(story: Story, play: Play, seat: Seat | None) -> Story:
    """What a reader is still shown, if the table agreed to forget."""
    since = play.remembered_since(seat)
    if since == 0:
        return story
    lasting = [
        tuple([line for line in chapter if line.lasts]) for chapter in story.chapters[:since]
    ]
    return Story([*lasting, *story.chapters[since:]])

"""What just happened since the reader decided last, turn by turn, with the places it changed."""

from collections.abc import Iterable, Sequence

from markupsafe import Markup

from spielgeld.kernel.state import Seat
from spielgeld.render.html.lines import Happened, Story, StoryLine, Turned
from spielgeld.render.html.page import Table
from spielgeld.render.html.parts import mark, powers
from spielgeld.render.html.region import Region, draw, fill, join
from spielgeld.render.words import Say

MOST_LINES = 40
"""More is read in the story."""

BEGIN = (
    '<section id="happened" class="happened card" aria-labelledby="happened-title"'
    ' data-places="%s"><details id="happened-sheet" open><summary><h2 id="happened-title">%s</h2>'
    " <small>%s</small></summary><ul>"
)
TURN = "<li><p><b>%s%s</b></p><ul>%s</ul></li>"
ENDING = Markup("</ul></details></section>")
NOTHING = Region("happened", '<section id="happened" hidden></section>')


def turns_since(story: Story, step: int, deciders: Sequence[Seat | None]) -> tuple[Turned, ...]:
    """The lines of later chapters; those in a row that follow from the same seat are one turn."""
    lines: list[StoryLine] = []
    for line in reversed(story.lines):
        if line.step <= step or len(lines) == MOST_LINES:
            break
        lines.append(line)
    turns: list[tuple[Seat | None, list[str]]] = []
    for line in reversed(lines):
        decider = deciders[line.step] if line.step < len(deciders) else None
        if not turns or turns[-1][0] != decider:
            turns.append((decider, []))
        turns[-1][1].append(line.text)
    return tuple([Turned(seat, tuple(told)) for seat, told in turns])


def places_in(events: Iterable[object], fields: dict[str, str]) -> tuple[str, ...]:
    """The elements that events name: `fields` says how the value of a field is an id."""
    found = {
        form.format(getattr(event, name)): None
        for event in events
        for name, form in fields.items()
        if getattr(event, name, None) is not None
    }
    return tuple(found)


def draw_happened(table: Table) -> Region:
    if not table.happened.turns or table.at is not None or table.view.over:
        return NOTHING
    return draw("happened", fill_happened, table.frame.say, table.happened, tuple(table.names))


def fill_happened(say: Say, happened: Happened, names: tuple[str, ...]) -> Markup:
    number = sum([len(turn.lines) for turn in happened.turns])
    counted = say("happened-number", number=number)
    opening = fill(BEGIN, " ".join(happened.places), say("happened-title"), counted)
    return join([opening, *[fill_turn(say, turn, names) for turn in happened.turns], ENDING])


def fill_turn(say: Say, turn: Turned, names: tuple[str, ...]) -> Markup:
    lines = join([fill("<li>%s</li>", powers(line)) for line in turn.lines])
    if turn.seat is None:
        return fill(TURN, "", say("happened-all"), lines)
    return fill(TURN, mark(turn.seat), names[turn.seat], lines)

"""What the learner at a lesson is told now, as the panel of the page shows it."""

import json
from collections.abc import Sequence

from spielgeld import games
from spielgeld.games.lesson import LEARNER, LETTERS, Item, Page, Quiz, Step
from spielgeld.house.names import names_of
from spielgeld.house.script import step_due
from spielgeld.house.table import Table
from spielgeld.page.boards import page_of
from spielgeld.page.lessons import LessonPanel, LessonResult, courses_of
from spielgeld.telling.game import telling_of
from spielgeld.telling.lesson import say
from spielgeld.telling.words import Words
from spielgeld.web.pages import memory


def draw_lesson(
    table: Table, words: Words, address: str, *, wrong: bool = False
) -> LessonPanel | None:
    """What the learner is told now; nothing at a table without a lesson."""
    play, role, game = table.play, table.settings.lesson, table.settings.game
    if play is None or role is None or not table.running:
        return None
    lesson = games.lessons(game).get(role)
    if lesson is None:
        return None
    names = names_of(table, words)
    left = table.script_left()
    link, steps, told = f"{address}/lesson", lesson.told(), lesson.told_items
    number = lesson.told(left)
    lead = said_to_the_last(table, told[number - 1], words, names) if number else ""
    if not left:
        courses = courses_of(game, words, role)
        return LessonPanel(link, steps, steps, lead=lead, done=True, courses=courses)
    item = left[0]
    if isinstance(item, Page):
        text = say(item.text, words, names)
        columns = () if item.standings is None else item.standings.columns
        return LessonPanel(
            link, number + 1, steps, text, item.at, lead, reads=True,
            lines=told_again(table, item, words, names), columns=columns,
            results=results_of(item, names),
        )  # fmt: skip
    if isinstance(item, Quiz):
        answers = [(letter, say(f"{item.text}.{letter}", words, names)) for letter in LETTERS]
        said = say(f"{item.text}.hint", words, names) if wrong else ""
        text = say(item.text, words, names)
        return LessonPanel(
            link, number + 1, steps, text, lead=lead, answers=tuple(answers), wrong=said
        )
    step = step_due(table, LEARNER)
    if step is None:
        return LessonPanel(link, number, steps, lead=lead)
    said = telling_of(game).decision(step.decision, play.view(LEARNER), words)
    move = words.say("learn-choice" if step.free else "learn-move", said=said)
    fields = json.dumps(page_of(game).fields(step.decision, words))
    text = say(step.text, words, names) if step.text else ""
    return LessonPanel(
        link, number + 1, steps, text, step.at, lead, move=move, fields=fields, does=True
    )


def said_to_the_last(table: Table, item: Item, words: Words, names: Sequence[str]) -> str:
    """What is answered to the learner's last answer or decision."""
    if isinstance(item, Quiz):
        return say(f"{item.text}.why", words, names)
    if not isinstance(item, Step) or item.free or table.play is None:
        return ""
    decided = [decision for seat, decision in table.play.decisions if seat == LEARNER]
    if len(decided) - 1 in table.standing.led:
        return say(item.other, words, names)
    return "" if decided[-1] == item.decision else words.say("learn-as-well")


def told_again(table: Table, page: Page, words: Words, names: Sequence[str]) -> tuple[str, ...]:
    """The latest of the events that a page speaks of, as the learner has heard them."""
    play, telling = table.play, telling_of(table.settings.game)
    if play is None or not page.tells:
        return ()
    latest = {}
    for event in memory.told(table, play, LEARNER):
        if type(event).__name__ in page.tells:
            latest[type(event).__name__] = event
    found = [latest[name] for name in page.tells if name in latest]
    return tuple([telling.line(event, words, names) for event in found])


def results_of(page: Page, names: Sequence[str]) -> tuple[LessonResult, ...]:
    shown = page.standings
    if shown is None:
        return ()
    marks = {shown.winner: "sheet-winner", shown.out: "learn-out"}
    return tuple(
        [
            LessonResult(seat, names[seat], values, marks.get(seat, ""))
            for seat, values in enumerate(shown.rows)
        ]
    )

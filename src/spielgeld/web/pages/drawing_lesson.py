"""What the learner at a lesson is told now, as the panel above the table shows it."""

from spielgeld import games
from spielgeld.games.lesson import LEARNER, LETTERS, Page, Quiz
from spielgeld.house.names import names_of
from spielgeld.house.script import step_due
from spielgeld.house.table import Table
from spielgeld.page.lessons import LessonPanel
from spielgeld.telling.game import telling_of
from spielgeld.telling.lesson import say
from spielgeld.telling.words import Words


def draw_lesson(
    table: Table, words: Words, address: str, *, wrong: bool = False
) -> LessonPanel | None:
    """What the learner is told now; nothing at a table without a lesson."""
    play, role = table.play, table.settings.lesson
    if play is None or role is None or not table.running:
        return None
    telling = telling_of(table.settings.game)
    lesson = games.lessons(table.settings.game).get(role)
    if lesson is None:
        return None
    names = names_of(table, words)
    left = table.script_left()
    link, steps = f"{address}/lesson", lesson.told()
    done = len(lesson.items) - len(left)
    last = lesson.items[done - 1] if done else None
    before = last if left == list(lesson.items[done:]) else None
    lead = say(f"{before.text}.why", words, names) if isinstance(before, Quiz) else ""
    if not left:
        return LessonPanel(link, steps, steps, lead=lead, done=True)
    item, number = left[0], lesson.told(left)
    if isinstance(item, Page):
        text = say(item.text, words, names)
        return LessonPanel(link, number + 1, steps, text, item.at, lead, reads=True)
    if isinstance(item, Quiz):
        answers = [(letter, say(f"{item.text}.{letter}", words, names)) for letter in LETTERS]
        said = say(f"{item.text}.hint", words, names) if wrong else ""
        text = say(item.text, words, names)
        return LessonPanel(
            link, number + 1, steps, text, lead=lead, answers=tuple(answers), wrong=said
        )
    step = step_due(table, LEARNER)
    if step is None:
        return LessonPanel(link, number, steps)
    said = telling.decision(step.decision, play.view(LEARNER), words)
    move = words.say("learn-choice" if step.free else "learn-move", said=said)
    text = say(step.text, words, names) if step.text else ""
    return LessonPanel(link, number + 1, steps, text, step.at, move=move, does=True)

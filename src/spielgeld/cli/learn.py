"""spielgeld learn: a guided first game, which goes on against bots where its script ends."""

from pathlib import Path
from random import randrange

import click
from rich.table import Table

from spielgeld import games
from spielgeld.bots.seated import SeatedBot
from spielgeld.cli.play import Screen, called, seat_bots
from spielgeld.cli.shared import CantRun, find_game, language_option
from spielgeld.games.lesson import LEARNER, LETTERS, Lesson, Page, Quiz, Step
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.telling.game import telling_of
from spielgeld.telling.lesson import say
from spielgeld.telling.words import Words, words_of


@click.command("learn")
@click.argument("game")
@click.option("--as", "role", help="Who you want to be, if the lesson has several roles.")
@click.option(
    "--bots",
    "bot_names",
    default="",
    metavar="A,B,...",
    help="Who sits on the other chairs when the script is over.",
)
@click.option("--seed", type=int, help="Bots from this number.")
@click.option(
    "--record",
    "record_file",
    type=click.Path(path_type=Path),
    help="Write the record here, after each decision.",
)
@language_option
def command(
    game: str,
    role: str | None,
    bot_names: str,
    seed: int | None,
    record_file: Path | None,
    lang: str,
) -> None:
    """Learn GAME by playing it: a script leads through the beginning and explains it."""
    find_game(game, words_of(lang))
    words = telling_of(game).words(lang)
    lesson = find_lesson(game, role, words)
    play = games.new(game, lesson.players, deal=lesson.deal, listen=True, **lesson.options)
    seed = randrange(2**32) if seed is None else seed
    bots = seat_bots(play, [0], bot_names, seed, words)
    Classroom(lesson, play, bots, words, record_file).run()


def find_lesson(game: str, role: str | None, words: Words) -> Lesson:
    lessons = games.lessons(game)
    if not lessons:
        known = [name for name in games.installed() if games.lessons(name)]
        title = telling_of(game).title(words)
        raise CantRun(words.say("learn-no-lesson", game=title, name=game, known=", ".join(known)))
    if role is None:
        return next(iter(lessons.values()))
    if role not in lessons:
        raise CantRun(words.say("learn-no-role", role=role, known=", ".join(lessons)))
    return lessons[role]


class Classroom(Screen):
    """A screen on which the first decisions follow a script."""

    def __init__(
        self,
        lesson: Lesson,
        play: Play,
        bots: dict[Seat, SeatedBot],
        words: Words,
        record_file: Path | None,
    ) -> None:
        super().__init__(play, [0], bots, called("", [0], play, words), words, record_file)
        self.lesson = lesson
        self.step: Step | None = None

    def play_on(self) -> None:
        for item in self.lesson.items:
            self.tell_news(LEARNER)
            if isinstance(item, Page):
                self.explain(item.text)
                self.show_results(item)
                self.pause()
            elif isinstance(item, Quiz):
                self.ask_about(item)
            else:
                self.step = item
                self.lead(item)
        self.step = None
        self.tell_news(LEARNER)
        self.print(self.words.say("learn-done"), style="bold")
        super().play_on()

    def lead(self, step: Step) -> None:
        """See a step done; the learner is told about it before."""
        if step.seat != LEARNER:
            self.play.submit(step.seat, step.decision)
            self.save()
            return
        self.show_board(LEARNER)
        if step.text:
            self.explain(step.text)
        self.ask_until_decided(LEARNER)

    def say(self, message: str) -> str:
        return say(message, self.words, self.names)

    def explain(self, text: str) -> None:
        self.print("")
        self.print(self.say(text), style="italic")
        self.print("")

    def show_results(self, page: Page) -> None:
        """How a game may end."""
        shown = page.standings
        if shown is None:
            return
        marks = {shown.winner: "sheet-winner", shown.out: "learn-out"}
        table = Table("", *[self.words.say(column) for column in shown.columns], "")
        for seat, values in enumerate(shown.rows):
            mark = self.words.say(marks[seat]) if seat in marks else ""
            table.add_row(self.names[seat], *map(self.words.number, values), mark)
        self.console.print(table)

    def pause(self) -> None:
        """Until Enter is pressed; questions about the table are answered meanwhile."""
        while True:
            self.print(self.words.say("learn-enter"), style="dim")
            text = self.read_answer().strip()
            if not text:
                return
            self.obey(text, LEARNER)

    def ask_about(self, quiz: Quiz) -> None:
        """A question, asked until it is answered."""
        self.explain(quiz.text)
        for letter in LETTERS:
            self.print(f"  {letter}  {self.say(f'{quiz.text}.{letter}')}")
        while True:
            self.print(self.words.say("learn-answer", letters=" / ".join(LETTERS)), style="dim")
            text = self.read_answer().strip().casefold()
            if text == quiz.right:
                self.print(self.say(f"{quiz.text}.why"), style="green")
                return
            if not self.obey(text, LEARNER) or text in LETTERS:
                self.print(self.say(f"{quiz.text}.hint"), style="yellow")

    def put_question(self, view: View, choice: Choice) -> None:
        super().put_question(view, choice)
        if self.step is not None:
            message = "learn-free" if self.step.free else "learn-type"
            self.print(self.words.say(message, typed=self.typed(self.step)), style="bold cyan")

    def typed(self, step: Step) -> str:
        return self.telling.write(step.decision, self.words)

    def submit(self, seat: Seat, decision: Decision) -> None:
        """What the script says in place of what it can't go on after, if that is legal at all."""
        step = self.step
        if step is not None and self.play.why_not(seat, decision) is None:
            if not step.allows(decision):
                self.explain(step.other)
                decision = step.decision
            elif not step.free and decision != step.decision:
                self.explain("learn-as-well")
        super().submit(seat, decision)

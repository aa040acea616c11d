"""spielgeld learn: a guided first game, which goes on against bots where its script ends."""

from pathlib import Path
from random import randrange

import click

from spielgeld import games
from spielgeld.bots.seated import SeatedBot
from spielgeld.cli.play import Screen, called, seat_bots
from spielgeld.cli.shared import Clear, find_game, language_option
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.game import NotUnderstood, render_of
from spielgeld.render.lesson import LEARNER, Lesson, Step
from spielgeld.render.words import Words, words_of


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
    words = render_of(game).words(lang)
    lesson = find_lesson(game, role, words)
    play = games.new(game, lesson.players, deal=lesson.deal, listen=True, **lesson.options)
    seed = randrange(2**32) if seed is None else seed
    bots = seat_bots(play, [0], bot_names, seed, words)
    Classroom(lesson, play, bots, words, record_file).run()


def find_lesson(game: str, role: str | None, words: Words) -> Lesson:
    lessons = render_of(game).lessons
    if not lessons:
        known = [name for name in games.installed() if render_of(name).lessons]
        title = render_of(game).title(words)
        raise Clear(words.say("learn-no-lesson", game=title, name=game, known=", ".join(known)))
    if role is None:
        return next(iter(lessons.values()))
    if role not in lessons:
        raise Clear(words.say("learn-no-role", role=role, known=", ".join(lessons)))
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
        for text in self.lesson.opening:
            self.explain(text)
            self.pause()
        for step in self.lesson.steps:
            self.step = step
            self.lead(step)
        self.step = None
        self.tell_news(LEARNER)
        for text in self.lesson.closing:
            self.explain(text)
            self.pause()
        super().play_on()

    def lead(self, step: Step) -> None:
        """Explain a step and see it done."""
        self.tell_news(LEARNER)
        if step.seat == LEARNER:
            self.show_board(LEARNER)
        if step.text is not None:
            self.explain(step.text)
        if step.seat == LEARNER:
            self.ask_until_decided(LEARNER)
            return
        if step.text is not None:
            self.pause()
        self.play.submit(step.seat, step.decision)
        self.save()

    def explain(self, text: str) -> None:
        self.print("")
        self.print(self.words.say(text, name=self.names[LEARNER]), style="italic")
        self.print("")

    def pause(self) -> None:
        """Until Enter is pressed; questions about the table are answered meanwhile."""
        while True:
            self.print(self.words.say("learn-enter"), style="dim")
            text = self.read_line().strip()
            if not text:
                return
            self.obey(text, LEARNER)

    def put_question(self, view: View, choice: Choice) -> None:
        super().put_question(view, choice)
        if self.step is not None:
            message = "learn-free" if self.step.free else "learn-type"
            self.print(self.words.say(message, typed=self.typed(self.step)), style="bold cyan")

    def typed(self, step: Step) -> str:
        return self.render.write(step.decision, self.words)

    def submit(self, seat: Seat, decision: Decision) -> None:
        """Only what the script says; what is not legal is refused as always."""
        step = self.step
        is_other = step is not None and not step.free and decision != step.decision
        if step is not None and is_other and self.play.why_not(seat, decision) is None:
            raise NotUnderstood(self.words.say("learn-other", typed=self.typed(step)))
        super().submit(seat, decision)

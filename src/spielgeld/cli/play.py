"""spielgeld play: a game at the terminal, against bots or passing the screen round."""

import json
import sys
import time
from pathlib import Path
from random import randrange

import click
from rich.console import Console, RenderableType
from rich.segment import Segment, Segments

from spielgeld import games
from spielgeld.bots.advice import advise, is_as_good, turn_so_far
from spielgeld.bots.seated import SeatedBot, let_bots_decide
from spielgeld.cli.replay import read_file
from spielgeld.cli.shared import (
    CantRun,
    find_bot,
    find_game,
    language_option,
    read_options,
    said,
    table_options,
)
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.game import Deal, TurnClock
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import BrokenRecord
from spielgeld.kernel.refusal import Refused
from spielgeld.kernel.state import Event, Seat
from spielgeld.kernel.view import View
from spielgeld.telling.advice import chance_to_win, say_reasons, say_turn
from spielgeld.telling.game import NotUnderstood, telling_of
from spielgeld.telling.rules import rules_on_terminal
from spielgeld.telling.words import Words, words_of


@click.command("play")
@click.argument("game", default="qe")
@table_options
@click.option(
    "--people",
    type=click.IntRange(min=1),
    default=1,
    show_default=True,
    help="How many people pass this screen round.",
)
@click.option(
    "--seat",
    "seats",
    type=int,
    multiple=True,
    help="Which chair a person takes, from 0; may be said for each of them.",
)
@click.option(
    "--choose",
    "choices",
    multiple=True,
    metavar="NAME=VALUE",
    help="What the table does not leave to chance: first=2, states=spain,france,greece.",
)
@click.option("--names", default="", metavar="A,B,...", help="What the people are called.")
@click.option(
    "--bots",
    "bot_names",
    default="",
    metavar="A,B,...",
    help="Who sits on the other chairs; the best rookie there is if nothing is said.",
)
@click.option("--seed", type=int, help="Deal and bots from this number.")
@click.option(
    "--record",
    "record_file",
    type=click.Path(path_type=Path),
    help="Write the record here, after each decision.",
)
@click.option(
    "--resume", type=click.Path(path_type=Path), help="Go on with the game in this record."
)
@language_option
def command(
    game: str,
    players: int,
    option_texts: tuple[str, ...],
    people: int,
    seats: tuple[int, ...],
    choices: tuple[str, ...],
    names: str,
    bot_names: str,
    seed: int | None,
    record_file: Path | None,
    resume: Path | None,
    lang: str,
) -> None:  # fmt: skip
    """Play GAME here, against bots."""
    words = words_of(lang)
    seed = randrange(2**32) if seed is None else seed
    try:
        if resume is not None:
            play = games.replay(read_file(str(resume)), listen=True)
            record_file = record_file or resume
        else:
            rules = find_game(game, words)
            words = telling_of(game).words(lang)
            options = read_options(option_texts, rules, words)
            chosen = read_choices(choices, words)
            play = games.new(game, players, seed=seed, chosen=chosen, listen=True, **options)
    except BrokenRecord as broken:
        raise CantRun(words.broken(broken)) from None
    except Refused as refused:
        raise said(refused, words) from None
    words = telling_of(play.game.name).words(lang)
    if people > play.players:
        raise CantRun(words.say("play-too-many-people", people=people, players=play.players))
    chairs = chairs_of(people, seats, play.players, words)
    bots = seat_bots(play, chairs, bot_names, seed, words)
    Screen(play, chairs, bots, called(names, chairs, play, words), words, record_file).run()


def chairs_of(people: int, seats: tuple[int, ...], players: int, words: Words) -> list[Seat]:
    """The chairs of the people: those they named, then the first ones that are free."""
    for place, seat in enumerate(seats):
        if not 0 <= seat < players or seat in seats[:place]:
            raise CantRun(words.say("play-no-seat", seat=str(seat), last=players - 1))
    free = [seat for seat in range(players) if seat not in seats]
    return sorted([*seats, *free[: max(people - len(seats), 0)]])


def read_choices(texts: tuple[str, ...], words: Words) -> Deal:
    """`first=2` and `states=spain,france,greece` as a game reads them."""
    chosen: Deal = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise CantRun(words.say("bad-choose", text=text))
        chosen[name.strip()] = value.strip().split(",") if "," in value else value.strip()
    return chosen


def seat_bots(
    play: Play, people: list[Seat], bot_names: str, seed: int, words: Words
) -> dict[Seat, SeatedBot]:
    """Bots sit on the chairs that people have not taken, in turn if they are fewer."""
    wanted = [name.strip() for name in bot_names.split(",") if name.strip()]
    game = play.game.name
    if not wanted:
        from spielgeld.bots import known

        wanted = ["banker" if "banker" in known(game) else "random"]
    decides = [find_bot(name, game, words) for name in wanted]
    free = [seat for seat in range(play.players) if seat not in people]
    return {
        seat: SeatedBot(decides[number % len(decides)], seat, f"{seed}")
        for number, seat in enumerate(free)
    }


def called(names: str, people: list[Seat], play: Play, words: Words) -> list[str]:
    """The names that were given, to the people first, then those that the game gives."""
    given = [name.strip() for name in names.split(",") if name.strip()][: play.players]
    all_names = telling_of(play.game.name).names(play.view(None), words)
    order = [*people, *[seat for seat in range(play.players) if seat not in people]]
    for seat, name in zip(order, given, strict=False):
        all_names[seat] = name
    return all_names


ROOM_BELOW = 4
"""Lines of the screen that are left to a question."""


class Stopped(Exception):
    """Somebody wants to stop, or there is no more input."""


class StopWatch:
    """How long the current turn has lasted."""

    def __init__(self) -> None:
        self.turn: int | None = None
        self.deadline = 0.0

    def start(self, clock: TurnClock | None) -> None:
        """Start with a new turn, and go on within one."""
        if clock is not None and clock.turn != self.turn:
            self.turn = clock.turn
            self.deadline = time.monotonic() + clock.seconds

    def rings(self, clock: TurnClock) -> bool:
        """Whether a time-out is due; the next one is due so many seconds later."""
        if time.monotonic() < self.deadline:
            return False
        self.deadline += clock.seconds
        return True


class Screen:
    """One terminal and the people in front of it. Secrets are hidden when it changes hands."""

    def __init__(
        self,
        play: Play,
        people: list[Seat],
        bots: dict[Seat, SeatedBot],
        names: list[str],
        words: Words,
        record_file: Path | None,
    ) -> None:
        self.play = play
        self.people = people
        self.bots = bots
        self.names = names
        self.words = words
        self.record_file = record_file
        self.telling = telling_of(play.game.name)
        self.console = Console(highlight=False)
        self.clock = StopWatch()
        self.told = dict.fromkeys(people, 0)
        self.at_screen: Seat | None = people[0] if len(people) == 1 else None
        self.typed_ahead = ""

    def run(self) -> None:
        self.welcome()
        try:
            self.play_on()
            self.finish()
        except Stopped:
            decisions = len(self.play.decisions)
            self.print(self.words.say("play-stopped", decisions=decisions))
            if self.record_file is not None:
                self.save()
                self.print(self.words.say("play-saved", file=str(self.record_file)))

    def play_on(self) -> None:
        while not self.play.over:
            let_bots_decide(self.play, self.bots)
            for seat in self.play.waiting:
                self.ask(seat)

    def print(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False)

    def welcome(self) -> None:
        title = self.telling.title(self.words)
        names = [self.names[seat] for seat in self.people]
        message = "play-welcome" if len(self.people) == 1 else "play-welcome-many"
        self.print(self.words.say(message, game=title, names=names), style="bold")
        if self.words.has("how-summary"):
            self.print(self.words.say("how-summary"))
        self.print(self.words.say("play-commands"))

    def ask(self, seat: Seat) -> None:
        """Show one person the table and ask."""
        self.hand_over(seat)
        self.tell_news(seat)
        self.show_board(seat)
        self.ask_until_decided(seat)

    def ask_until_decided(self, seat: Seat) -> None:
        while True:
            view, choice = self.play.view(seat), self.play.choice(seat)
            self.clock.start(self.play.turn_clock())
            self.put_question(view, choice)
            text = self.read_answer()
            if self.obey(text, seat):
                continue
            if not self.in_time(seat):
                return
            try:
                decision = self.telling.read(text, view, choice, self.words)
                if self.is_meant(view, choice, decision, text.strip()):
                    self.submit(seat, decision)
                    return
            except NotUnderstood as unclear:
                self.print(unclear.expected, style="yellow")
            except Refused as refused:
                self.print(self.words.refusal(refused.refusal), style="red")

    def put_question(self, view: View, choice: Choice) -> None:
        self.print(self.telling.question(view, choice, self.words, self.names), style="bold")

    def is_meant(self, view: View, choice: Choice, decision: Decision, text: str) -> bool:
        """Ask again before something that is hardly meant, such as a bid beyond all others.

        Who types the same once more means it.
        """
        if decision not in choice or not self.telling.wants_confirmation(view, decision):
            return True
        said = self.telling.decision(decision, view, self.words)
        self.print(self.words.say("play-sure", said=said), style="bold yellow")
        answer = self.read_line().strip()
        if answer == "quit":
            raise Stopped
        return answer == text or answer.casefold() in ("yes", self.words.say("yes"))

    def submit(self, seat: Seat, decision: Decision) -> None:
        self.play.submit(seat, decision)
        self.save()

    def in_time(self, seat: Seat) -> bool:
        """Enter the time-outs of a turn against the clock; says whether the seat is still asked.

        Everybody waits in front of one screen, so it is soon enough to count them now.
        """
        clock = self.play.turn_clock()
        while clock is not None and seat in self.play.waiting:
            timeout = self.play.choice(seat).timeout()
            if timeout is None or not self.clock.rings(clock):
                return True
            self.submit(seat, timeout)
            self.tell_news(seat)
            clock = self.play.turn_clock()
        return seat in self.play.waiting

    def hand_over(self, seat: Seat) -> None:
        """A curtain before the secrets of somebody else."""
        if self.at_screen == seat:
            return
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")  # and what could be scrolled back to
        self.typed_ahead = ""
        self.print(self.words.say("play-pass", name=self.names[seat]), style="bold")
        self.read_line()
        self.at_screen = seat

    def tell_news(self, seat: Seat) -> None:
        """What happened since this person was told: all of it, for it is told only once."""
        heard = [event for event in self.play.full_story() if event.heard_by(seat)]
        news = heard[self.told[seat] :]
        if news:
            self.show_lines(news)
        self.told[seat] = len(heard)

    def tell_story(self, seat: Seat) -> None:
        """All that this person may read again."""
        self.show_lines(self.play.story(seat))

    def show_lines(self, events: list[Event]) -> None:
        lines = [self.telling.line(event, self.words, self.names) for event in events]
        self.show_paged("\n".join(lines))

    def show_board(self, seat: Seat) -> None:
        self.show_paged(self.telling.board(self.play.view(seat), self.words, self.names))

    def show_paged(self, shown: RenderableType) -> None:
        """What is longer than the screen stops when it is full, until Enter is pressed.

        Who types something there answers the question that comes: the rest is shown at once.
        """
        if not self.console.is_terminal:
            self.console.print(shown, markup=False)
            return
        lines = self.console.render_lines(shown, pad=False)
        room = max(self.console.height - ROOM_BELOW, ROOM_BELOW)
        for first in range(0, len(lines), room):
            if first and not self.typed_ahead:
                self.print(self.words.say("play-more"), style="dim")
                self.typed_ahead = self.read_line().strip()
            for line in lines[first : first + room]:
                self.console.print(Segments([*line, Segment.line()]), end="")

    def obey(self, text: str, seat: Seat) -> bool:
        """Whether this was a command about the screen rather than a decision."""
        word, _, rest = text.strip().partition(" ")
        if word == "quit":
            raise Stopped
        if word == "?":
            own = [rule for rule in self.words.rules() if not rule.startswith("G-")]
            self.print(self.words.say("play-help", rule=own[0] if own else "G-1"))
        elif word == "undo":
            self.take_back(seat)
        elif word == "story":
            self.tell_story(seat)
        elif word == "board":
            self.show_board(seat)
        elif word == "rules":
            self.show_rules(rest.strip().upper())
        elif word.casefold() in ("hint", *self.words.say("play-hint-words").split()):
            self.show_hint(seat)
        else:
            return not word
        return True

    def show_rules(self, rule: str) -> None:
        if rule and rule not in self.words.rules():
            self.print(self.words.say("play-unknown-rule", rule=rule), style="yellow")
            return
        self.show_paged(rules_on_terminal(self.play.game.name, self.words, rule))

    def take_back(self, seat: Seat) -> None:
        """The last decision, as long as nobody else was asked or has learned anything."""
        if not self.play.may_take_back(seat):
            self.print(self.words.say("play-nothing-to-undo"), style="yellow")
            return
        self.play.take_back(seat)
        self.save()
        # What was taken back is no longer in the story, which ends with the taking back.
        for person, told in self.told.items():
            heard = [event for event in self.play.full_story() if event.heard_by(person)]
            self.told[person] = min(told, len(heard) - 1)
        self.tell_news(seat)

    def show_hint(self, seat: Seat) -> None:
        """What the quant would do with what this seat knows, and what to type for it."""
        if seat not in self.play.waiting:
            return
        view, choice = self.play.view(seat), self.play.choice(seat)
        if choice.count() == 1:
            self.print(self.words.say("advice-one-choice"), style="yellow")
            return
        advice = advise(view, choice, before=turn_so_far(self.play, seat))
        self.print(self.words.say("advice-would"), style="bold")
        heading, best = "", advice.weighed[0]
        for number, weighed in enumerate(advice.weighed):
            as_good = is_as_good(best, weighed)
            if number and heading != (heading := "advice-as-good" if as_good else "advice-worse"):
                self.print(self.words.say(heading))
            chance = chance_to_win(weighed.worth, self.play.players)
            shown = weighed.tried and (number == 0 or not as_good)
            share = self.words.say("advice-wins", percent=chance) if shown else ""
            said = say_turn(weighed.decision, weighed.then, view, self.words)
            typed = self.words.say(
                "advice-type", typed=self.telling.write(weighed.decision, self.words)
            )
            self.print(f"  {said}  {share}  ({typed})")
            if number == 0:
                for reason in say_reasons(view.game, advice.reasons, self.words, self.names):
                    self.print(f"    {reason}", style="italic")
        self.print(self.words.say("advice-worth-help"), style="dim")

    def read_answer(self) -> str:
        """What was typed while the table was still being shown, or else what is typed now."""
        text, self.typed_ahead = self.typed_ahead, ""
        if not text:
            return self.read_line()
        self.print(f"> {text}")
        return text

    def read_line(self) -> str:
        try:
            self.console.print("> ", end="")
            line = sys.stdin.readline()
        except KeyboardInterrupt:
            raise Stopped from None
        if not line:
            raise Stopped
        if not sys.stdin.isatty():
            self.console.print(line.rstrip(), markup=False)
        return line

    def save(self) -> None:
        """Nothing is lost: the record is complete after every decision."""
        if self.record_file is None:
            return
        try:
            fresh = self.record_file.with_name(self.record_file.name + ".new")
            fresh.write_text(json.dumps(games.record(self.play)) + "\n", encoding="utf-8")
            fresh.replace(self.record_file)
        except OSError as error:
            message = self.words.say(
                "play-unsaved", file=str(self.record_file), detail=error.strerror or "?"
            )
            raise CantRun(message) from None

    def finish(self) -> None:
        self.save()
        for seat in self.people[:1]:
            self.tell_news(seat)
        self.show_paged(self.telling.scoring(self.play, self.words, self.names))
        reader = self.people[0] if len(self.people) == 1 else None
        ending = self.telling.ending(self.play.view(reader), self.words, self.names)
        self.print(ending, style="bold")

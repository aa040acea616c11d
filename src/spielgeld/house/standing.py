"""How things stand at a table after some entry of its journal.

A standing never changes: what happens leads to a new one. So what an entry will lead to can be
known before it is stored, and is carried out only once.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal, NamedTuple, assert_never

from spielgeld import games
from spielgeld.bots.company import BotName
from spielgeld.games.lesson import Item, due
from spielgeld.house.journal import (
    Bot,
    Chat,
    Close,
    Decide,
    Draw,
    Pledge,
    Promise,
    Read,
    Rematch,
    Renew,
    Return,
    Sit,
    Start,
    Tell,
    Undo,
    What,
)
from spielgeld.house.settings import Settings
from spielgeld.kernel.game import Deal
from spielgeld.kernel.play import Play, new_play
from spielgeld.kernel.state import Seat
from spielgeld.luck import Contribution
from spielgeld.store.journal import Mark

Status = Literal["open", "running", "over", "closed"]

MOST_CHAT = 200
DRAW_SECONDS = 10.0
"""So long the deal waits for chairs that gave a hash and have not told their number."""
BOT_PATIENCE = 5.0
"""Seconds after which another process may move a bot whose own process seems to be gone."""


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits there: a person with a secret, a bot of some level, or nobody yet.

    With both a secret and a level, a bot stands in for a person who is missing.
    """

    seat: Seat
    name: str = ""
    secret_hash: str | None = None
    level: str | None = None

    @property
    def open(self) -> bool:
        return self.secret_hash is None and self.level is None


@dataclass(frozen=True, slots=True)
class ChatMessage:
    number: int
    seat: Seat | None
    name: str
    text: str
    at: float
    message: str = ""
    person: str = ""
    """Of the bot that said it."""


class Promised(NamedTuple):
    """What the deal will follow from: the server's number, and what chairs gave.

    `drawing` is since when chairs are asked for their numbers.
    """

    secret: str
    parts: tuple[Contribution, ...] = ()
    drawing: float | None = None

    def part_of(self, seat: Seat) -> Contribution | None:
        return next((part for part in self.parts if part.seat == seat), None)

    def given(self, new: Contribution) -> "Promised":
        others = [part for part in self.parts if part.seat != new.seat]
        parts = sorted([*others, new], key=lambda part: part.seat)
        return self._replace(parts=tuple(parts))

    def without(self, seat: Seat) -> "Promised":
        return self._replace(parts=tuple([part for part in self.parts if part.seat != seat]))


class Standing(NamedTuple):
    """`number` is that of the last entry. `since` is when the current step began.

    `began` tells after how many decisions each step began. `turn`, in a game against the clock, is
    the turn and since when its time runs. `late` are the steps to which a seat did not decide in
    time, so that somebody else did. `undone` is the entry that took a decision back last,
    and `pages_read` how far the learner at a lesson is. `led` are the learner's decisions, by their
    count, that the script made in place of others.
    """

    settings: Settings
    chairs: tuple[Chair, ...]
    since: float
    number: int = 0
    status: Status = "open"
    play: Play | None = None
    began: tuple[int, ...] = (0,)
    turn: tuple[int, float] | None = None
    chat: tuple[ChatMessage, ...] = ()
    rematch: str | None = None
    promised: Promised | None = None
    undone: int = 0
    pages_read: int = 0
    led: tuple[int, ...] = ()
    late: tuple[tuple[int, Seat], ...] = ()

    @property
    def drawing(self) -> float | None:
        """Until when chairs may tell their numbers; None if they are not asked to."""
        if self.play is not None or self.status != "open" or self.promised is None:
            return None
        began = self.promised.drawing
        return None if began is None else began + DRAW_SECONDS

    @property
    def running(self) -> bool:
        return self.status == "running"

    @property
    def step(self) -> int | None:
        return None if self.play is None else self.play.step

    @property
    def deadline(self) -> float | None:
        """When the clock decides for those who have not."""
        if self.play is None or not self.running:
            return None
        clock = self.play.turn_clock()
        if clock is not None and self.turn is not None:
            return self.turn[1] + clock.seconds
        return None if self.settings.clock is None else self.since + self.settings.clock

    def bots_to_move(self) -> list[Seat]:
        """The seats that are asked and whose decision a bot makes."""
        if self.play is None or not self.running:
            return []
        seats = [seat for seat in self.play.waiting if self.chairs[seat].level is not None]
        left = self.script_left()
        return [seat for seat in seats if not left or due(left, seat) is not None]

    def script_left(self) -> list[Item]:
        """What is still to come of a lesson's script; nothing where there is none."""
        role, play = self.settings.lesson, self.play
        if role is None or play is None:
            return []
        lesson = games.lessons(self.settings.game).get(role)
        decided = [seat for seat, _ in play.decisions]
        return [] if lesson is None else lesson.left(decided, self.pages_read)

    def people_asked(self) -> tuple[Seat, ...]:
        """The seats that are asked and whose decision a person makes."""
        if self.play is None or not self.running:
            return ()
        return tuple([seat for seat in self.play.waiting if self.chairs[seat].level is None])

    def after(self, what: What, at: float) -> "Standing":
        """How things stand once this has happened. A decision has been judged by now."""
        number = self.number + 1
        match what:
            case Decide():
                return self._decided(what, number, at)
            case Chat(seat, text, message):
                chair = Chair(0) if seat is None else self.chairs[seat]
                person = BotName.read(chair.level or "").person
                new = ChatMessage(number, seat, chair.name, text, at, message, person)
                said = (*self.chat, new)[-MOST_CHAT:]
                return self._replace(number=number, chat=said)
            case Undo(seat):
                play = self._playing().without(seat)
                again = () if play.step == self.step else (len(play.decisions),)
                began = (*self.began, *again)
                done = sum([decider == seat for decider, _ in play.decisions])
                led = tuple([count for count in self.led if count < done])
                return self._replace(number=number, play=play, undone=number, began=began, led=led)
            case Read():
                return self._replace(number=number, pages_read=self.pages_read + 1)
            case Sit(seat, name, secret_hash):
                seated = self._seated(number, seat, name=name, secret_hash=secret_hash)
                return seated._forget_part(seat)
            case Renew(seat, secret_hash):
                return self._seated(number, seat, secret_hash=secret_hash)
            case Bot(seat, level):
                return self._seated(number, seat, level=level)
            case Return(seat):
                if self.play is None and self.chairs[seat].level is None:
                    freed = self._forget_part(seat)
                    return freed._seated(number, seat, name="", secret_hash=None)
                return self._seated(number, seat, level=None)
            case Promise(secret):
                return self._replace(number=number, promised=Promised(secret))
            case Pledge(seat, pledge):
                promised = self._promised().given(Contribution(seat, pledge))
                return self._replace(number=number, promised=promised)
            case Draw():
                promised = self._promised()._replace(drawing=at)
                return self._replace(number=number, promised=promised)
            case Tell(seat, value):
                return self._replace(number=number, promised=self._told(seat, value))
            case Start(deal):
                return self._started(deal, number, at)
            case Close():
                return self._replace(number=number, status="closed")
            case Rematch(table):
                return self._replace(number=number, rematch=table)
            case _:
                assert_never(what)

    def mark(self, before: "Standing", what: What, at: float) -> Mark | None:
        """How the table's row changes with the entry that led here; None if it does not."""
        if isinstance(what, Close):
            return Mark("closed", None)
        if isinstance(what, Draw):
            return Mark("open", self.drawing)
        if isinstance(what, Bot | Return | Read) and self.running:
            return Mark("running", at)
        if self.play is None or not isinstance(what, Start | Decide) or self.step == before.step:
            return None
        if self.status == "over":
            return Mark("over", None)
        if self.bots_to_move():
            return Mark("running", at + BOT_PATIENCE)
        timed = self.settings.clock or self.play.turn_clock()
        if timed or isinstance(what, Start) or any([chair.level for chair in self.chairs]):
            return Mark("running", self.deadline)
        return None

    def _promised(self) -> Promised:
        if self.promised is None or self.play is not None:
            raise ValueError("nothing is promised, or it is over")
        return self.promised

    def _told(self, seat: Seat, value: str) -> Promised:
        promised = self._promised()
        part = promised.part_of(seat)
        if part is None:
            raise ValueError("this chair gave no hash")
        return promised.given(replace(part, value=value))

    def _forget_part(self, seat: Seat) -> "Standing":
        """Whoever sits down here now has given nothing yet."""
        if self.promised is None or self.play is not None:
            return self
        return self._replace(promised=self.promised.without(seat))

    def _playing(self) -> Play:
        if self.play is None:
            raise ValueError("the game has not begun")
        return self.play

    def _seated(self, number: int, seat: Seat, **change: Any) -> "Standing":
        chair = replace(self.chairs[seat], **change)
        chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        return self._replace(number=number, chairs=chairs)

    def _started(self, deal: Deal, number: int, at: float) -> "Standing":
        settings = self.settings
        game = games.get(settings.game, settings.rules)
        play = new_play(game, settings.players, settings.options, deal=deal, listen=True)
        return self._replace(
            number=number,
            play=play,
            status="over" if play.over else "running",
            since=at,
            turn=self._turn_of(play, at),
        )

    def _decided(self, what: Decide, number: int, at: float) -> "Standing":
        before = self._playing()
        rang = before.choice(what.seat).timeout() == what.decision
        play = before.after(what.seat, what.decision)
        late = self.late
        if what.by == "clock" and not rang:
            late = (*late, (before.step + 1, what.seat))
        led = self.led
        if what.by == "lesson":
            led = (*led, sum([seat == what.seat for seat, _ in before.decisions]))
        if play.step == before.step:
            return self._replace(number=number, play=play, late=late, led=led)
        return self._replace(
            number=number,
            play=play,
            status="over" if play.over else self.status,
            began=(*self.began, len(play.decisions)),
            since=at,
            turn=self._turn_of(play, at, rang=rang),
            late=late,
            led=led,
        )

    def _turn_of(self, play: Play, at: float, *, rang: bool = False) -> tuple[int, float] | None:
        """The turn of a play: its time begins anew with each turn and each time-out."""
        clock = play.turn_clock()
        if clock is None:
            return None
        if self.turn is None or self.turn[0] != clock.turn or rang:
            return clock.turn, at
        return self.turn

"""One game being played: its state, and the sealed decisions that are not yet part of it."""

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.game import Deal, Game, Options, TurnClock
from spielgeld.kernel.refusal import MALFORMED, NOT_ASKED, OVER, Refusal, Refused
from spielgeld.kernel.state import (
    NOBODY,
    Asked,
    Decisions,
    DecisionTakenBack,
    Event,
    OpenEvent,
    Phase,
    Seat,
    State,
)
from spielgeld.kernel.view import View

UNSAID: Final[Decisions] = {}


@mypyc_attr(serializable=True)
class Play:
    """A game being played. Decisions are checked, sealed until the last is in, and carried out.

    `step` counts the questions asked so far: a page that shows an older step is stale.
    """

    __slots__ = (
        "asked",
        "chapters",
        "deal",
        "decisions",
        "game",
        "options",
        "players",
        "sealed",
        "state",
        "step",
        "undone",
        "way_back",
    )

    def __init__(
        self,
        game: Game[Any],
        players: int,
        options: Options,
        deal: Deal,
        state: State,
        *,
        listen: bool = False,
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.deal = deal
        self.state = state
        self.step = 0
        self.asked: Asked = NOBODY
        self.sealed: Decisions = {}
        self.decisions: list[tuple[Seat, Decision]] = []
        self.chapters: list[list[Event]] | None = None
        self.way_back: list[int] = []
        """The last decisions that can be taken back, each by the step it led to."""
        self.undone: list[int] = []
        """The steps, and so the chapters, that were taken back."""
        if listen:
            self.chapters = [[]]
            state.tell = self.chapters[0].append
        self._advance()

    @property
    def over(self) -> bool:
        return not self.asked

    @property
    def waiting(self) -> list[Seat]:
        """The seats that are asked now and have not decided, ascending."""
        sealed = self.sealed
        if not sealed and len(self.asked) == 1:
            return [seat for seat in self.asked]  # noqa: C416 - compiled, a list() takes longer
        if not sealed:
            return sorted(self.asked)
        return sorted([seat for seat in self.asked if seat not in sealed])

    def choice(self, seat: Seat) -> Choice:
        """What this seat is asked now."""
        choice = self.asked.get(seat)
        if choice is None or seat in self.sealed:
            raise Refused(self._not_asked(seat), self.game.name)
        return choice

    def why_not(self, seat: Seat, decision: object, step: int | None = None) -> Refusal | None:
        """Why this decision would be refused; None if it would be accepted."""
        read = self._read(decision)
        if isinstance(read, Refusal):
            return read
        if step is not None and step != self.step:
            return Refusal(NOT_ASKED, "stale", {"step": step, "now": self.step})
        choice = self.asked.get(seat)
        if choice is None or seat in self.sealed:
            return self._not_asked(seat)
        own = choice.read(decision)
        return Refusal(MALFORMED, "kind") if own is None else choice.why_not(own)

    def judge(self, seat: Seat, decision: object, step: int | None = None) -> Decision:
        """The decision in its plain form, if it is legal; otherwise it is refused.

        With `step`, a decision on a question of the past is refused too.
        """
        choice = self.asked.get(seat)
        read = None if choice is None else choice.read(decision)
        if (
            choice is None
            or read is None
            or seat in self.sealed
            or (step is not None and step != self.step)
        ):
            refusal = self.why_not(seat, decision, step)
            assert refusal is not None
            raise Refused(refusal, self.game.name)
        refusal = choice.why_not(read)
        if refusal is not None:
            raise Refused(refusal, self.game.name)
        return read

    def submit(self, seat: Seat, decision: object, step: int | None = None) -> None:
        """Decide for a seat: judged, sealed, and carried out if it is the last."""
        self.accept(seat, self.judge(seat, decision, step))

    def accept(self, seat: Seat, decision: Decision) -> None:
        """Take a decision that has been judged."""
        self.sealed[seat] = decision
        self.decisions.append((seat, decision))
        if len(self.sealed) == len(self.asked):
            self._resolve()

    def withdraw(self, seat: Seat) -> None:
        """Take back a decision that is still sealed: nobody has learned anything from it."""
        if seat not in self.sealed:
            raise Refused(self._not_asked(seat), self.game.name)
        del self.sealed[seat]
        last = max([i for i, entry in enumerate(self.decisions) if entry[0] == seat])
        del self.decisions[last]

    def may_take_back(self, seat: Seat) -> bool:
        """Whether a seat's last decision is sealed, or open and without consequence for others.

        Open decisions can be taken back one by one as long as nobody else has been asked since
        and nobody has been told anything that was hidden before. This is known to a play that
        listens.
        """
        return seat in self.sealed or (len(self.way_back) > 0 and seat in self.asked)

    def take_back(self, seat: Seat) -> None:
        """Take back one's last decision. The step goes on counting: the question is a new one."""
        if seat in self.sealed:
            self.withdraw(seat)
            return
        if not self.may_take_back(seat):
            raise Refused(self._not_asked(seat), self.game.name)
        state = self.game.set_up(self.players, self.options, self.deal)
        before = Play(self.game, self.players, self.options, self.deal, state)
        for decider, decision in self.decisions[:-1]:
            before.submit(decider, decision)
        self.state = before.state
        self.asked = before.asked
        self.decisions = before.decisions
        self.undone.append(self.way_back.pop())
        self._begin_chapter()
        if self.state.tell is not None:
            self.state.tell(DecisionTakenBack(seat))

    def _begin_chapter(self) -> None:
        self.step += 1
        if self.chapters is not None:
            chapter: list[Event] = []
            self.chapters.append(chapter)
            self.state.tell = chapter.append

    def _note_way_back(self, opened: Decisions, timeout: bool) -> None:
        """Whether what was just carried out can be taken back, now that the next is asked."""
        assert self.chapters is not None
        same = len(opened) == 1 and list(self.asked) == list(opened)
        if (
            same
            and not timeout
            and all([isinstance(event, OpenEvent) for event in self.chapters[-1]])
        ):
            self.way_back.append(self.step)
        else:
            self.way_back = []

    def _read(self, decision: object) -> Decision | Refusal:
        """G-3, then G-2: is this a decision of a kind that somebody is asked for now?"""
        if not self.asked:
            return Refusal(OVER, "over")
        for choice in self.asked.values():
            read = choice.read(decision)
            if read is not None:
                return read
        return Refusal(MALFORMED, "kind" if isinstance(decision, dict) else "shape")

    def _not_asked(self, seat: Seat) -> Refusal:
        if not self.asked:
            return Refusal(OVER, "over")
        return Refusal(NOT_ASKED, "decided" if seat in self.sealed else "not-asked")

    def _resolve(self) -> None:
        """The last decision is in: open all of them, in the order in which the seats were asked."""
        sealed = self.sealed
        opened = sealed if len(sealed) == 1 else {seat: sealed[seat] for seat in self.asked}
        self.sealed = {}
        if self.chapters is None:
            self.step += 1
            phase: Phase[Any] = self.state.agenda.pop()
            phase.resolve(self.state, opened)
            self._advance()
            return
        rang = any([self.asked[seat].timeout() == decision for seat, decision in opened.items()])
        self._begin_chapter()
        phase = self.state.agenda.pop()
        phase.resolve(self.state, opened)
        self._advance()
        self._note_way_back(opened, rang)

    def _advance(self) -> None:
        """Run phases that ask nobody, up to the next question or the end of the game."""
        state = self.state
        agenda = state.agenda
        while agenda:
            phase: Phase[Any] = agenda[-1]
            asked = phase.asks(state)
            if asked:
                self.asked = asked
                return
            agenda.pop()
            phase.resolve(state, UNSAID)
        self.asked = NOBODY

    def view(self, seat: Seat | None) -> View:
        """What this seat is shown now."""
        return self.view_around(self.game.look(self.state, seat), seat)

    def known(self, seat: Seat | None) -> View:
        """What this seat may know now: for bots, which remember by themselves."""
        return self.view_around(self.game.know(self.state, seat), seat)

    def view_around(self, table: Any, seat: Seat | None) -> View:
        """The view with this as the game's own part, which changes only with the step."""
        over = self.over
        return View(
            self.game.name,
            self.game.rules,
            self.players,
            self.options,
            seat,
            self.step,
            over,
            tuple(self.waiting),
            None if seat is None else self.sealed.get(seat),
            tuple([tuple(place) for place in self.ranking()]) if over else (),
            tuple(self.winners()) if over else (),
            table,
        )

    def story(self, seat: Seat | None) -> list[Event]:
        """All that this seat has heard and may read, if the play was started with `listen`.

        What was taken back is left out, but not that it was.
        """
        since = self.remembered_since(seat)
        return [
            event
            for step, chapter in enumerate(self.chapters or [])
            if step not in self.undone
            for event in chapter
            if event.heard_by(seat) and (step >= since or event.lasts_for(seat))
        ]

    def remembered_since(self, seat: Seat | None) -> int:
        """From which chapter on this seat is still told everything."""
        chapters = self.chapters or []
        decided = seat in self.sealed
        return self.game.remembered_since(self.state, chapters, seat, decided=decided)

    def full_story(self) -> list[Event]:
        """All that has been told to anyone: for an account with full knowledge."""
        return [
            event
            for step, chapter in enumerate(self.chapters or [])
            if step not in self.undone
            for event in chapter
        ]

    def clone(self) -> "Play":
        """A play that goes its own way from here, with nobody listening."""
        play = Play(self.game, self.players, self.options, self.deal, EMPTY)
        play.state = self.state.clone()
        play.step = self.step
        play.asked = self.asked
        play.sealed = self.sealed.copy()
        play.decisions = self.decisions.copy()
        return play

    def __copy__(self) -> "Play":
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return self.clone()

    def after(self, seat: Seat, decision: Decision) -> "Play":
        """The play after a decision that has been judged, with its story. This one stays as it is.

        The two share their state until it changes: go on with one of them in this way only.
        """
        play = self._sharing()
        if len(self.sealed) + 1 == len(self.asked):
            play.state = self.state.clone()
        play.accept(seat, decision)
        return play

    def without(self, seat: Seat) -> "Play":
        """The play after a decision was taken back. This one stays as it is."""
        play = self._sharing()
        play.take_back(seat)
        return play

    def _sharing(self) -> "Play":
        play = Play(self.game, self.players, self.options, self.deal, EMPTY)
        play.state = self.state
        play.step = self.step
        play.asked = self.asked
        play.sealed = self.sealed.copy()
        play.decisions = self.decisions.copy()
        if self.chapters is not None:
            # Chapters that are told never change: only the list of them does.
            play.chapters = self.chapters.copy()
            play.way_back = self.way_back.copy()
            play.undone = self.undone.copy()
        return play

    def turn_clock(self) -> TurnClock | None:
        """The turn that is being played and when it times out, in games against the clock."""
        return self.game.turn_clock(self.state) if self.asked else None

    def winners(self) -> list[Seat]:
        return self.game.winners(self.state) if self.over else []

    def ranking(self) -> list[list[Seat]]:
        """Who shares which place, best first; empty until the game is over."""
        return self.game.ranking(self.state) if self.over else []

    def summary(self) -> dict[str, Any]:
        """The table with full knowledge, as in a record's summary."""
        return {
            "game": self.game.name,
            "over": self.over,
            "waiting": self.waiting,
            "decisions": len(self.decisions),
            "winners": self.winners(),
            "ranking": self.ranking(),
            **self.game.summary(self.state),
        }


EMPTY: Final = State()


def new_play(
    game: Game[Any],
    players: object,
    options: object,
    *,
    deal: object = None,
    chosen: object = None,
    rng: Random | None = None,
    listen: bool = False,
) -> Play:
    """Start a game with a given deal, or with one that `rng` deals, but for what is `chosen`."""
    read = game.read_options(options)
    count = game.check_players(players, read)
    if deal is None:
        parts = game.read_chosen(count, read, {} if chosen is None else chosen)
        deal = game.deal_as_chosen(count, read, parts, rng or Random())
    state = game.set_up(count, read, deal)
    assert isinstance(deal, dict)
    return Play(game, count, read, deal, state, listen=listen)


def imagine(game: Game[Any], view: View, rng: Random) -> Play:
    """A play in which all that this view hides is made up, and which gives the same view."""
    game = game.by_rules(view.rules)
    play = Play(game, view.players, view.options, {}, game.imagine(view, rng))
    play.step = view.step
    for seat, choice in play.asked.items():
        if seat == view.seat and view.sealed is not None:
            play.sealed[seat] = view.sealed
        elif seat not in view.waiting:
            play.sealed[seat] = choice.sample(rng)
    return play

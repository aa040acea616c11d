"""What a page is made from. The server fills these in; nothing here knows a request or a clock."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import NamedTuple, TypeVar

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.refusal import Refusal
from spielgeld.kernel.state import Event, Seat
from spielgeld.kernel.view import View
from spielgeld.page.cache import TableCache
from spielgeld.page.lessons import LessonPanel
from spielgeld.page.lines import NOTHING_HAPPENED, Chapter, ChatLine, Happened, Story
from spielgeld.telling.game import telling_of, words_for
from spielgeld.telling.versions import changes_since
from spielgeld.telling.words import Say, Words


@dataclass(frozen=True)
class Links:
    """Addresses on the server. Where one is empty, what it would lead to is not offered."""

    static: str = "/static/"
    home: str = "/"
    new: str = "/new"
    rules: str = "/rules/"
    """The rules of a game stand below it: rules + game."""
    learn: str = "/learn/"
    """POST: a first game that teaches: learn + game, and perhaps `role`."""
    at_once: str = "/play/"
    """POST: a table against bots that begins at once: at_once + game."""
    options: str = "/options/"
    """A file to start from, for an option that takes one: options + game + / + option + .json."""
    manifest: str = "/manifest.webmanifest"
    tables: str = "/tables"
    record_open: str = "/record"
    """POST a file `record`, to look through it and to go on from any step."""
    settings: str = "/settings"
    """POST language or theme, and `back`: where to return to."""
    table: str = ""
    fragments: str = ""
    """GET: what is inside #table, for the one who asks."""
    stream: str = ""
    decide: str = ""
    """POST the fields of the "now" form, `step`, `key`, and `sure` once it is confirmed."""
    preview: str = ""
    """POST the same, to be told in words what a typed amount is."""
    undo: str = ""
    hint: str = ""
    """POST to be advised; with `take`, the number of a suggestion that is to be filled in."""
    chat: str = ""
    notes: str = ""
    """POST `notes`: what the reader wrote for nobody else."""
    push: str = ""
    """GET the key; POST `endpoint`, `p256dh` and `auth` of a browser that wants to be told."""
    mail: str = ""
    """POST `address`, to be mailed when it is the reader's turn; an empty one to be no more."""
    invite: str = ""
    """The address that invites others; also shown as a QR code."""
    take: str = ""
    """POST `name` and perhaps `seat` to take a chair."""
    chair: str = ""
    """The private address of one's own chair, for another device."""
    renew: str = ""
    host: str = ""
    """POST `action`, by the host: start, close, bot:SEAT or give-back:SEAT."""
    delete: str = ""
    """POST, by the host, once the table is over or closed."""
    read: str = ""
    """POST `step`: the moments up to it were seen, and are shown no more."""
    uncover: str = ""
    """POST to lift the curtain on a shared screen."""
    back: str = ""
    """Looking back: GET with `step`, and `as` (a seat) once the game is over."""
    record: str = ""
    analysis: str = ""
    """GET with `seat` and `order` (time or lost)."""
    rematch: str = ""
    go_on: str = ""
    """POST `step`, `seat` and `level`: a new game from there, against bots."""
    share: str = ""
    """The address of a finished game for anybody: to look back at, and nothing else."""
    follow: str = ""
    """GET: to the table of the rematch, once somebody has opened it."""
    luck: str = ""
    """POST `hash` before the deal or `value` for it; GET once the game is over, to check it."""

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Counted once: whose page it is, is asked at every look."""
        return hash(tuple([getattr(self, field.name) for field in fields(self)]))


@dataclass(frozen=True)
class Frame:
    """What every page needs, whatever is on it."""

    words: Words
    links: Links = field(default_factory=Links)
    game: str = ""
    """Whose accent and ground the page has; the house's own if empty."""
    theme: str = "auto"
    """auto, light or dark."""
    here: str = "/"
    site: str = ""
    """Where all our addresses begin, for what other sites show of a page."""
    table: str = ""
    """What the table is called that the page is about."""

    @property
    def say(self) -> Say:
        return self.words.say

    @property
    def title(self) -> str:
        """What its game is called; nothing on the house's own pages."""
        return self.title_of(self.game) if self.game else ""

    def title_of(self, game: str) -> str:
        return telling_of(game).title(words_for(self.words.language, game))


@dataclass(frozen=True)
class ShownChair:
    """A seat at the table and who is on it."""

    seat: Seat
    name: str
    kind: str = "person"
    """person, bot or open."""
    level: str = ""
    person: str = ""
    """Which bot, where they have names; `person-NAME-word` says what they are like."""
    stands_in: bool = False
    """A bot that plays for a person who is missing."""
    present: bool = True
    away_since: str = ""

    @property
    def away(self) -> str:
        """Since when its player is not there; empty if they are, or if it is a bot's."""
        return self.away_since if self.kind == "person" and not self.present else ""


@dataclass(frozen=True)
class Suggestion:
    """A decision that could be made; `fields` are those of the form that makes it."""

    said: str
    percent: int | None
    """The chance to win with it; None if there was nothing to weigh it against."""
    fields: dict[str, str]
    as_good: bool = False
    """It can't be told from the best."""


@dataclass(frozen=True)
class Advised:
    """What the reader was advised, the best first, with the reasons for that one."""

    suggestions: tuple[Suggestion, ...]
    reasons: tuple[str, ...]
    taken: Suggestion | None = None
    """The one to be filled in."""
    figures: tuple[tuple[str, int], ...] = ()
    """The game's own estimates for the reader, in percent."""

    @property
    def as_good(self) -> list[tuple[int, Suggestion]]:
        """With their numbers, those that can't be told from the best."""
        return [entry for entry in enumerate(self.suggestions) if entry[0] and entry[1].as_good]

    @property
    def worse(self) -> list[tuple[int, Suggestion]]:
        return [entry for entry in enumerate(self.suggestions) if entry[0] and not entry[1].as_good]


@dataclass(frozen=True)
class NotesAndMail:
    """What only the reader's own chair has: notes, and an address for mail."""

    notes: str = ""
    address: str = ""
    confirmed: bool = False
    """The address has said that it wants mail."""


T = TypeVar("T")

UnreadChapter = tuple[int, Chapter]
"""What was told of a step, with its number."""


class DecisionForm(NamedTuple):
    """What the forms of a question need, whatever is asked."""

    decide: str
    preview: str
    hint: str
    table: str
    rules: str
    step: int
    key: str
    deadline: str
    undo: str = ""


@dataclass(frozen=True)
class TablePage:
    """A table as one reader sees it: a seat of it, or a spectator."""

    frame: Frame
    badge: str
    """The public name of the table, from which its guilloche is drawn."""
    view: View
    chairs: tuple[ShownChair, ...]
    choice: Choice | None = None
    """What the reader is asked now; None if nothing."""
    story: Story = field(default_factory=Story)
    told: Sequence[Event] = ()
    """The events that the reader has heard, for charts over time and for the last move."""
    chat: tuple[ChatLine, ...] = ()
    key: str = ""
    """Makes a submission that is sent twice count once."""
    draft: str = ""
    """What was typed and is not accepted yet."""
    refusal: Refusal | None = None
    note: str = ""
    """Why a form came back, or what to type instead of something that was not understood."""
    confirm: Decision | None = None
    """A decision to be confirmed before it is sealed."""
    advice: Advised | None = None
    hints: bool = True
    """Whether this table plays with hints."""
    may_undo: bool = False
    lesson: LessonPanel | None = None
    """The panel above the table, if this is a lesson and the reader the learner."""
    since: str = ""
    """Since when decisions are awaited: 2026-11-15T20:14:00Z."""
    deadline: str = ""
    host: bool = False
    levels: tuple[str, ...] = ()
    """The bots that the host can choose from."""
    closed: bool = False
    """The host has closed the table before the game was over."""
    private: NotesAndMail | None = None
    """None: the page keeps what it has."""
    at: int | None = None
    """Looking back: the step that is shown; None is now."""
    steps: int = 0
    """Looking back: the number of the last step."""
    back_seats: bool = False
    """Looking back: the reader may choose from which chair to look."""
    number: int = 0
    """The last entry of the table's journal that the page shows."""
    happened: Happened = NOTHING_HAPPENED
    """What the reader has heard since their last decision."""
    unread: tuple[UnreadChapter, ...] = ()
    """The latest steps that the reader has not said they have read about."""
    cache: TableCache = field(default_factory=TableCache)
    """What was drawn of this table, and may be shown again."""

    @property
    def back_as(self) -> str:
        """What keeps the chosen chair in a link to another step."""
        if not self.back_seats:
            return ""
        return f"&as={'' if self.view.seat is None else self.view.seat}"

    @property
    def newer(self) -> list[tuple[int, str]]:
        """The versions of the rules since the one by which this game is played."""
        return changes_since(self.view.game, self.view.rules, self.frame.words)

    @cached_property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def rules(self) -> str:
        """Where the rules of its game are."""
        return f"{self.frame.links.rules}{self.view.game}"

    @property
    def said(self) -> "TablePage | None":
        """Itself, if something is to be said about a form that came back."""
        spoken = self.refusal or self.note or self.draft or self.confirm or self.advice
        return self if spoken else None

    def steady(self, drawing: "Callable[[TablePage], T]") -> T:
        """What depends on the game's own part of the view and on names, and on nothing else.

        While these are the same it is not drawn again, nor even looked up. The step says which
        view it is, as sealed decisions don't change the game's own part of it.
        """
        reader = self.view.seat, self.frame.words
        return self.cache.recall(drawing, reader, (self.view.step, self.names), self)

    @property
    def form(self) -> DecisionForm:
        links = self.frame.links
        # Where there is one choice nobody needs a hint.
        hint = links.hint if self.choice is None or self.choice.count() != 1 else ""
        return DecisionForm(
            links.decide, links.preview, hint, links.table, self.rules, self.view.step,
            self.key, self.deadline, links.undo if self.may_undo else "",
        )  # fmt: skip

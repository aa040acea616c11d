"""The form for a new table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from spielgeld import games
from spielgeld.kernel.refusal import Refusal
from spielgeld.page.boards import page_of
from spielgeld.page.environment import draw_page
from spielgeld.page.options import (
    chair_called,
    counts_of,
    lot_word,
    plain_value,
    said_value,
    say_or,
)
from spielgeld.page.page import Frame

PACES = ("live", "1", "3", "7")
"""Live, or so many days for a decision."""

CLOCKS = ("none", "60", "180", "600")
"""Seconds for a decision at a live table."""


class OptionField(NamedTuple):
    """An option: its values with what people call them, or a file, or a text packed from one."""

    name: str
    label: str
    help: str
    choices: list[tuple[str, str]]
    default: str
    is_file: bool
    editor: bool
    packed: list[tuple[str, str]]


class LotField(NamedTuple):
    """What of a deal may be chosen: a field for a seat, or one for each place of an order."""

    label: str
    drawn: str
    """What it is called to leave it to chance."""
    names: list[str]
    choices: list[tuple[str, str]]


@dataclass(frozen=True)
class NewTablePage:
    """The form for a new table.

    It posts `game`, `option-NAME` for every option, `players`, `others` (open or bot:LEVEL: who
    sits on the other chairs), `seat-0`, `seat-1`, ... (me, open, bot:LEVEL, person:NAME or
    nothing), `name` (several, with commas between, if several chairs are mine), `language`, `pace`,
    `clock`, `timeout` (bot or wait), `spectators` and `hints`. Options that are objects are files,
    or texts in `packed-NAME`.
    """

    frame: Frame
    game: str
    levels: tuple[str, ...]
    form: Mapping[str, str] = field(default_factory=dict)
    """What was filled in before something was refused."""
    refusal: Refusal | None = None
    note: str = ""
    """What else is wrong with it."""
    name: str = ""
    """What the reader was called at the last table."""
    kept: Mapping[str, str] = field(default_factory=dict)
    """Objects that this browser keeps, by the option that they are for, packed into a text."""
    given: Mapping[str, str] = field(default_factory=dict)
    """Objects that came with the address."""
    people: tuple[str, ...] = ()
    """Who may be chosen for a chair, at the level of the other bots."""

    paces = PACES
    clocks = CLOCKS

    @property
    def counts(self) -> tuple[int, ...]:
        return counts_of(games.get(self.game))

    @property
    def chairs(self) -> list[str]:
        """What each chair is called."""
        return [chair_called(self.frame.words, seat) for seat in range(self.counts[-1])]

    @property
    def fields(self) -> list[OptionField]:
        words, editors = self.frame.words, page_of(self.game).editors
        return [
            OptionField(
                name=option.name,
                label=say_or(words, f"label-{option.name}", option.name),
                help=say_or(words, f"option-{option.name}", ""),
                choices=[said_value(words, option.name, value) for value in option.values],
                default=plain_value(option.default),
                is_file=option.is_object,
                editor=option.name in editors,
                packed=self._packed(option.name),
            )
            for option in games.get(self.game).options
        ]

    def _packed(self, option: str) -> list[tuple[str, str]]:
        """The objects to choose from, as the form sends them, and what they are called."""
        kept, given = self.kept.get(option, ""), self.given.get(option, "")
        say = self.frame.say
        found = [(given, say("new-board-given"))] if given and given != kept else []
        return [*found, (kept, say("new-board-kept"))] if kept else found

    @property
    def lots(self) -> list[LotField]:
        """What the table may choose of a deal."""
        game, words, most = games.get(self.game), self.frame.words, self.counts[-1]
        seats = [(str(seat), called) for seat, called in enumerate(self.chairs)]
        found = []
        for lot in game.all_lots(most):
            listed = [(word, lot_word(words, lot.name, word)) for word in lot.words]
            names = [f"{lot.name}-{place}" for place in range(most)] if lot.words else [lot.name]
            label = say_or(words, f"lot-{lot.name}", lot.name)
            drawn = say_or(words, f"lot-{lot.name}-drawn", words.say("new-drawn"))
            found.append(LotField(label, drawn, names, listed or seats))
        return found


def new_table_page(new: NewTablePage) -> str:
    return draw_page("new.html", new)

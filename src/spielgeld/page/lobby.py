"""The way in: the games, and the reader's tables."""

from dataclasses import dataclass
from typing import NamedTuple

from spielgeld import games
from spielgeld.page.boards import page_of
from spielgeld.page.environment import draw_page
from spielgeld.page.lessons import LessonOffer, courses_of
from spielgeld.page.options import counts_of
from spielgeld.page.page import Frame
from spielgeld.telling.game import lightest_first, telling_of, words_for


class GameCard(NamedTuple):
    """A game to be begun; some have lessons."""

    game: str
    title: str
    summary: str
    counts: tuple[int, ...]
    courses: tuple[LessonOffer, ...]
    kit: str
    """Where its templates are, among them perhaps a scene of its table."""
    minutes: int
    """How long a game of it takes, about; 0 if nobody says."""
    name: str
    """What its name stands for, if that needs a word."""


@dataclass(frozen=True)
class TableCard:
    """A table in the lobby."""

    badge: str
    called: str
    game: str
    link: str
    names: tuple[str, ...]
    state: str
    """open, running, over or closed."""
    your_turn: bool = False


@dataclass(frozen=True)
class Lobby:
    frame: Frame
    games: tuple[str, ...]
    tables: tuple[TableCard, ...] = ()
    """Those of the reader."""

    @property
    def cards(self) -> list[GameCard]:
        return [card_of(game, self.frame.words.language) for game in lightest_first(self.games)]


def card_of(game: str, language: str) -> GameCard:
    words = words_for(language, game)
    summary = words.say("how-summary") if words.has("how-summary") else ""
    return GameCard(
        game,
        telling_of(game).title(words),
        summary,
        counts_of(games.get(game)),
        courses_of(game, words),
        page_of(game).kit,
        int(words.say("how-time")) if words.has("how-time") else 0,
        words.say("how-name") if words.has("how-name") else "",
    )


def lobby_page(lobby: Lobby) -> str:
    return draw_page("lobby.html", lobby)

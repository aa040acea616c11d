"""QE as a game: its options, its deal and what the kernel asks of it."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from spielgeld.games.qe.rules import scoring
from spielgeld.games.qe.rules.facts import box_facts
from spielgeld.games.qe.rules.imagine import imagine_state
from spielgeld.games.qe.rules.memory import forget, remembered_since
from spielgeld.games.qe.rules.phases import AUCTION
from spielgeld.games.qe.rules.pieces import BOXES, EDITIONS, PLAYER_COUNTS, Box, Tile
from spielgeld.games.qe.rules.secrets import SECRETS
from spielgeld.games.qe.rules.state import QeState
from spielgeld.games.qe.rules.versions import CHANGES, NEWEST
from spielgeld.games.qe.rules.view import QeTable, look_at_table
from spielgeld.kernel.chance import draw_below, shuffle
from spielgeld.kernel.facts import Facts
from spielgeld.kernel.game import Deal, DealChoice, Game, NumberOption, Option, Options
from spielgeld.kernel.numbers import read_integer, text_of
from spielgeld.kernel.refusal import impossible
from spielgeld.kernel.secret import Secret
from spielgeld.kernel.state import Event, Seat
from spielgeld.kernel.view import View

LONGEST_LIMIT = 100_000
"""The longest bid that a table can allow, in digits."""


class Qe(Game[QeState]):
    def __init__(self, rules: int) -> None:
        super().__init__(
            "qe",
            rules=rules,
            changes=CHANGES,
            options=(
                Option("edition", EDITIONS),
                NumberOption("max_digits", default=1000, low=1, high=LONGEST_LIMIT),
                Option("memory", ("on", "off")),
            ),
        )

    def version(self, rules: int) -> Game[QeState]:
        return VERSIONS[rules]

    def facts(self) -> Facts | None:
        return box_facts()

    def player_counts(self, options: Options) -> tuple[int, ...]:
        return PLAYER_COUNTS[options["edition"]]

    def deal(self, players: int, options: Options, rng: Random) -> Deal:
        """QE-1 to QE-4, QE-30, QE-31, QE-37."""
        box = BOXES[options["edition"], players]
        tiles = deal_stacks(box, rng) if box.stacks else shuffled(list(box.tiles), rng)
        return {
            "nations": shuffled(list(box.nations), rng)[:players],
            "industries": shuffled(list(box.industries), rng)[:players],
            "tiles": tiles,
            "first": draw_below(players, rng),
        }

    def lots(self, players: int, options: Options) -> tuple[DealChoice, ...]:
        """QE-4: the table decides who opens."""
        return (DealChoice("first"),)

    def set_up(self, players: int, options: Options, deal: object) -> QeState:
        box = BOXES[options["edition"], players]
        if not isinstance(deal, dict) or set(deal) != {"nations", "industries", "tiles", "first"}:
            raise impossible("deal-keys", keys="nations, industries, tiles, first")
        first = read_integer(deal["first"])
        if first is None or not 0 <= first < players:
            raise impossible("deal-first", last=players - 1)
        tiles = read_words(deal, "tiles", box.tiles, box.sales)
        if box.stacks:
            check_stacks(box, tiles)
        state = QeState(
            box,
            bid_limit(options["max_digits"]),
            self.rules,
            nations=read_words(deal, "nations", dict.fromkeys(box.nations), players),
            tokens=read_words(deal, "industries", dict.fromkeys(box.industries), players),
            tiles=tuple([box.tiles[name] for name in tiles]),
            first=first,
        )
        state.forgets = self.forgets(options)
        state.follow(AUCTION)
        return state

    def look(self, state: QeState, seat: Seat | None) -> QeTable:
        return forget(state, look_at_table(state, seat), seat)

    def forgets(self, options: Options) -> bool:
        """QE-15: a table may turn the memory aid off."""
        return bool(options["memory"] == "off")

    def know(self, state: QeState, seat: Seat | None) -> QeTable:
        return look_at_table(state, seat)

    def remembered_since(
        self,
        state: QeState,
        chapters: Sequence[Sequence[Event]],
        seat: Seat | None,
        *,
        decided: bool,
    ) -> int:
        return remembered_since(state, chapters, seat, decided=decided)

    def imagine(self, view: View, rng: Random) -> QeState:
        state = imagine_state(view, rng)
        state.forgets = self.forgets(view.options)
        return state

    def secrets(self) -> tuple[Secret[QeState], ...]:
        return SECRETS

    def ranking(self, state: QeState) -> list[list[Seat]]:
        return scoring.ranking(state)

    def winners(self, state: QeState) -> list[Seat]:
        return scoring.winners(state)

    def summary(self, state: QeState) -> dict[str, Any]:
        return {
            "seats": [
                {
                    "companies": score.companies,
                    "zero_bids": score.zero_bids,
                    "nationalisation": score.nationalisation,
                    "monopolisation": score.monopolisation,
                    "diversification": score.diversification,
                    "subtotal": score.subtotal,
                    "spent": score.spent,
                    "out": score.out,
                    "bonus": score.bonus,
                    "total": score.total,
                    "tiles": [tile.name for tile in state.companies(seat)],
                    "bids": state.prices(seat),
                    "look_left": state.looks_left[seat],
                }
                for seat, score in enumerate(scoring.scores(state))
            ]
        }


@lru_cache(100)
def bid_limit(max_digits: int) -> int:
    """The smallest bid that is too long."""
    limit: int = 10**max_digits
    return limit


def shuffled(words: list[str], rng: Random) -> list[str]:
    shuffle(words, rng)
    return words


def deal_stacks(box: Box, rng: Random) -> list[str]:
    """QE-31: four stacks with every industry once. QE-37: three players take one tile of each."""
    by_industry = [
        shuffled([name for name, tile in box.tiles.items() if tile.industry == industry], rng)
        for industry in box.industries
    ]
    stacks = [shuffled(list(stack), rng) for stack in zip(*by_industry, strict=True)]
    fifth = [stack.pop() for stack in stacks] if box.players == 3 else []
    return [name for stack in [*stacks, shuffled(fifth, rng)] for name in stack]


def read_words(deal: Deal, key: str, known: dict[str, Any], number: int) -> tuple[str, ...]:
    """So many different words, all of them known."""
    words = deal[key]
    if not isinstance(words, list) or len(words) != number:
        raise impossible("deal-number", key=key, number=number)
    seen: set[str] = set()
    for position, word in enumerate(words):
        if not isinstance(word, str) or word not in known or word in seen:
            raise impossible("deal-word", key=key, position=position, word=text_of(word))
        seen.add(word)
    return tuple(words)


def check_stacks(box: Box, tiles: tuple[str, ...]) -> None:
    """QE-31, QE-37: no industry twice in one of the first four stacks."""
    size = box.players
    for start in range(0, 4 * size, size):
        stack: list[Tile] = [box.tiles[name] for name in tiles[start : start + size]]
        if len({tile.industry for tile in stack}) != size:
            raise impossible("deal-stack", number=start // size + 1)


VERSIONS = {rules: Qe(rules) for rules in range(1, NEWEST + 1)}
GAME = VERSIONS[NEWEST]

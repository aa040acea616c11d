"""The rules of Sample Game. Nothing here knows words, colours, people or the clock.

Five contracts are put out to tender, one after another. All fill an envelope at once and in
secret; the fullest takes the contract. Everybody has a friend in one of the five offices, and
nobody else knows in which: that contract counts double for them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from spielgeld.kernel.choice import Amount
from spielgeld.kernel.game import Deal, Game, Options
from spielgeld.kernel.refusal import impossible
from spielgeld.kernel.secret import Secret
from spielgeld.kernel.state import Asked, Decisions, Event, Phase, Seat, State
from spielgeld.kernel.view import View

# What lies in the box: numbers stand in tables.

CONTRACTS = {"bench": 1, "school": 2, "bypass": 3, "airport": 4, "stadium": 5}
"""The contracts, and the points that each is worth."""

LARGEST = 5
"""Envelopes hold 1 to 5 notes, and everybody has one of each."""


# What happens is told in the past tense, by events. Without an audience all hear them.


@dataclass(frozen=True)
class ContractTendered(Event):
    contract: str
    points: int


@dataclass(frozen=True)
class EnvelopesOpened(Event):
    envelopes: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True)
class ContractWon(Event):
    contract: str
    seat: Seat


@dataclass(frozen=True)
class TenderCancelled(Event):
    contract: str


@dataclass(frozen=True)
class FriendsNamed(Event):
    friends: tuple[str, ...]
    """By seat: the contract with which each had a friend."""


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[Seat, ...]


# The state is plain data. Everything in it is secret until a view shows it.


class Tenders(State):
    """`contracts` in the order in which they come; `filled` has the envelopes of each tender."""

    __slots__ = ("contracts", "filled", "friends", "takers")

    def __init__(self, contracts: tuple[str, ...], friends: tuple[str, ...]) -> None:
        super().__init__()
        self.contracts = contracts
        self.friends = friends
        self.filled: list[tuple[int, ...]] = []
        self.takers: list[Seat | None] = []

    def clone(self) -> "Tenders":
        """Written by hand: what changes is copied, what never changes is shared."""
        state = Tenders(self.contracts, self.friends)
        state.agenda = self.agenda.copy()
        state.filled = self.filled.copy()
        state.takers = self.takers.copy()
        return state

    @property
    def players(self) -> int:
        return len(self.friends)

    @property
    def on_tender(self) -> str:
        return self.contracts[len(self.filled)]

    def spent(self, seat: Seat) -> tuple[int, ...]:
        return tuple([envelopes[seat] for envelopes in self.filled])

    def won(self, seat: Seat) -> list[str]:
        taken = zip(self.contracts, self.takers, strict=False)
        return [contract for contract, taker in taken if taker == seat]

    def points(self, seat: Seat) -> int:
        """SG-5: a contract of one's friend counts double."""
        friend = self.friends[seat]
        return sum([CONTRACTS[won] * (2 if won == friend else 1) for won in self.won(seat)])


# A phase is a paragraph of the rules; its docstring names it.


class PutOutToTender(Phase[Tenders]):
    """SG-3: the next contract is turned up. This asks nobody, so it runs by itself."""

    def resolve(self, state: Tenders, decisions: Decisions) -> None:
        if state.tell is not None:
            state.tell(ContractTendered(state.on_tender, CONTRACTS[state.on_tender]))


class FillEnvelopes(Phase[Tenders]):
    """SG-3, SG-4: all fill an envelope at once; the fullest wins, a tie cancels the tender."""

    def asks(self, state: Tenders) -> Asked:
        return {
            seat: Amount("envelope", "SG-3", low=1, high=LARGEST, barred=state.spent(seat))
            for seat in range(state.players)
        }

    def resolve(self, state: Tenders, decisions: Decisions) -> None:
        contract = state.on_tender
        envelopes = tuple([decisions[seat]["envelope"] for seat in range(state.players)])
        fullest = [seat for seat in range(state.players) if envelopes[seat] == max(envelopes)]
        state.filled.append(envelopes)
        state.takers.append(fullest[0] if len(fullest) == 1 else None)
        if state.tell is not None:
            state.tell(EnvelopesOpened(envelopes))
            if len(fullest) == 1:
                state.tell(ContractWon(contract, fullest[0]))
            else:
                state.tell(TenderCancelled(contract))


class EndGame(Phase[Tenders]):
    """SG-5: friends are named and points are counted."""

    def resolve(self, state: Tenders, decisions: Decisions) -> None:
        if state.tell is not None:
            state.tell(FriendsNamed(state.friends))
            state.tell(GameEnded(tuple(ranking(state)[0])))


TENDER = (PutOutToTender(), FillEnvelopes())
END = EndGame()


def ranking(state: Tenders) -> list[list[Seat]]:
    """The seats that share a place, best first."""
    points = [state.points(seat) for seat in range(state.players)]
    return [
        [seat for seat in range(state.players) if points[seat] == score]
        for score in sorted(set(points), reverse=True)
    ]


# A view is built up from nothing: what a seat may know, and not a thing more.


@dataclass(frozen=True)
class TendersView:
    """What one seat may know. `contracts` are those turned up so far."""

    contracts: tuple[str, ...]
    takers: tuple[Seat | None, ...]
    filled: tuple[tuple[int, ...], ...]
    friend: str | None
    """One's own."""
    friends: tuple[str, ...]
    """All of them, once the game is over."""
    points: tuple[int, ...]
    """Once the game is over."""


def look(state: Tenders, seat: Seat | None) -> TendersView:
    over = not state.agenda
    turned_up = len(state.filled) + (0 if over else 1)
    return TendersView(
        contracts=state.contracts[:turned_up],
        takers=tuple(state.takers),
        filled=tuple(state.filled),
        friend=None if seat is None else state.friends[seat],
        friends=state.friends if over else (),
        points=tuple([state.points(other) for other in range(state.players)]) if over else (),
    )


# What is secret is declared: `spielgeld check` changes it and looks for whoever notices.


class Friends(Secret[Tenders]):
    """SG-2: with whom others are friends."""

    def other_deal(self, deal: Deal, state: Tenders, watcher: Seat | None, rng: Random) -> Deal:
        own = None if watcher is None else state.friends[watcher]
        others = shuffled([contract for contract in CONTRACTS if contract != own], rng)
        seats = range(state.players)
        return {**deal, "friends": [own if seat == watcher else others.pop() for seat in seats]}


class ContractsToCome(Secret[Tenders]):
    """SG-1: in which order the contracts come."""

    def other_deal(self, deal: Deal, state: Tenders, watcher: Seat | None, rng: Random) -> Deal:
        shown = len(state.filled) + 1
        return {
            **deal,
            "contracts": [*state.contracts[:shown], *shuffled(state.contracts[shown:], rng)],
        }


SECRETS = (Friends("the others' friends", "SG-2"), ContractsToCome("contracts to come", "SG-1"))


class SampleGame(Game[Tenders]):
    """What the kernel asks about a game."""

    def __init__(self) -> None:
        super().__init__("sample-game", options=())

    def player_counts(self, options: Options) -> tuple[int, ...]:
        return 2, 3, 4

    def deal(self, players: int, options: Options, rng: Random) -> Deal:
        """SG-1, SG-2: all that chance decides, before the first decision."""
        return {
            "contracts": shuffled(CONTRACTS, rng),
            "friends": shuffled(CONTRACTS, rng)[:players],
        }

    def set_up(self, players: int, options: Options, deal: object) -> Tenders:
        """A deal may come from a file: what can't be is refused under G-4."""
        if not isinstance(deal, dict) or set(deal) != {"contracts", "friends"}:
            raise impossible("deal-keys", keys="contracts, friends")
        contracts = read_contracts(deal, "contracts", len(CONTRACTS))
        state = Tenders(contracts, read_contracts(deal, "friends", players))
        state.follow((*TENDER * len(CONTRACTS), END))
        return state

    def look(self, state: Tenders, seat: Seat | None) -> TendersView:
        return look(state, seat)

    def secrets(self) -> tuple[Secret[Tenders], ...]:
        return SECRETS

    def imagine(self, view: View, rng: Random) -> Tenders:
        """A table that this view can't tell from the true one: bots that search play on it."""
        seen: TendersView = view.table
        to_come = [contract for contract in CONTRACTS if contract not in seen.contracts]
        others = shuffled([contract for contract in CONTRACTS if contract != seen.friend], rng)
        friends = seen.friends or tuple(
            [
                seen.friend if seen.friend is not None and seat == view.seat else others.pop()
                for seat in range(view.players)
            ]
        )
        state = Tenders((*seen.contracts, *shuffled(to_come, rng)), friends)
        state.filled = list(seen.filled)
        state.takers = list(seen.takers)
        if not view.over:
            now, left = TENDER[1], len(to_come)
            state.follow((now, *TENDER * left, END))
        return state

    def ranking(self, state: Tenders) -> list[list[Seat]]:
        return ranking(state)

    def winners(self, state: Tenders) -> list[Seat]:
        return ranking(state)[0]

    def summary(self, state: Tenders) -> dict[str, Any]:
        return {
            "seats": [
                {
                    "points": state.points(seat),
                    "friend": state.friends[seat],
                    "contracts": state.won(seat),
                    "envelopes": list(state.spent(seat)),
                }
                for seat in range(state.players)
            ]
        }


def shuffled(words: Sequence[str] | dict[str, int], rng: Random) -> list[str]:
    listed = list(words)
    rng.shuffle(listed)
    return listed


def read_contracts(deal: Deal, key: str, number: int) -> tuple[str, ...]:
    """So many different contracts."""
    words = deal[key]
    if not isinstance(words, list) or len(words) != number:
        raise impossible("deal-number", key=key, number=number)
    for position, word in enumerate(words):
        if word not in list(CONTRACTS) or word in words[:position]:
            raise impossible("deal-word", key=key, position=position, word=str(word))
    return tuple(words)


GAME = SampleGame()

"""The no-leak law: games that differ only in what a watcher may not know look the same to it.

What may not be known is declared by the game (`Game.secrets`).
"""

from random import Random
from typing import Any

from spielgeld import games
from spielgeld.kernel.game import Deal
from spielgeld.kernel.play import Play
from spielgeld.kernel.secret import Answered, Secret
from spielgeld.kernel.state import Decisions, Seat
from spielgeld.laws.broken import Broken, require, same
from spielgeld.laws.rules import generator
from spielgeld.laws.table import Configuration, decide

ATTEMPTS = 5
"""So many moments of a game are tried until one is found at which something is hidden."""


class Telling:
    """A game, perhaps up to a question: its deal and, question by question, what was decided."""

    def __init__(self, table: Configuration, deal: Deal, made: list[Decisions]) -> None:
        self.table = table
        self.deal = deal
        self.made = made

    def start(self) -> Play:
        table = self.table
        return games.new(
            table.game,
            table.players,
            deal=self.deal,
            rules=table.rules,
            listen=True,
            **table.options,
        )

    def up_to(self, question: int) -> "Telling":
        return Telling(self.table, self.deal, self.made[:question])

    def told_by(self, secret: Secret[Any], watcher: Seat | None, rng: Random) -> "Telling":
        """The same game with this secret another one."""
        play = self.start()
        answered: list[Answered[Any]] = []
        for decisions in self.made:
            answered.append(Answered(play.state.clone(), decisions))
            for seat, decision in decisions.items():
                play.submit(seat, decision)
        deal = secret.other_deal(self.deal, play.state, watcher, rng)
        made = secret.other_decisions(answered, play.state, watcher, rng)
        require(len(made) == len(self.made), f"{secret.name}: as many questions as before")
        return Telling(self.table, deal, made)

    def differs_from(self, other: "Telling") -> bool:
        return (self.deal, self.made) != (other.deal, other.made)


def whole_game(table: Configuration, seed: int, rng: Random) -> Telling:
    play = table.start(seed)
    made: list[Decisions] = []
    while not play.over:
        made.append({seat: decide(play.choice(seat), rng) for seat in play.waiting})
        for seat, decision in made[-1].items():
            play.submit(seat, decision)
    return Telling(table, play.deal, made)


def received(play: Play, watcher: Seat | None, probes: list[Any]) -> Any:
    """All that a watcher receives at this moment."""
    assert play.chapters is not None
    mine = play.choice(watcher).describe() if watcher in play.waiting else None
    return {
        "view": play.view(watcher),
        "events": [event for event in play.chapters[-1] if event.heard_by(watcher)],
        "choice": mine,
        "refusals": [play.why_not(-1 if watcher is None else watcher, one) for one in probes],
        "step": play.step,
    }


def compare(first: Telling, second: Telling, watcher: Seat | None, rng: Random) -> None:
    """Play both games beside each other and compare all that the watcher receives."""
    plays = first.start(), second.start()

    def look(probes: list[Any]) -> None:
        one, other = (received(play, watcher, probes) for play in plays)
        who = "a spectator" if watcher is None else f"seat {watcher}"
        same(one, other, f"{who} receives the same")

    look([])
    for one, other in zip(first.made, second.made, strict=True):
        probes = [dict.fromkeys(decision, value) for decision in one.values() for value in (-1, 3)]
        order = rng.sample(sorted(one), len(one))
        for number, seat in enumerate(order):
            if number:
                look(probes)
            plays[0].submit(seat, one[seat])
            plays[1].submit(seat, other[seat])
        look(probes)
    # What is sealed is a secret in every game, until the last decision is in.
    waiting = plays[0].waiting
    for seat in rng.sample(waiting, len(waiting))[:-1]:
        sealed = [play.choice(seat).sample(rng) for play in plays]
        for play, decision in zip(plays, sealed, strict=True):
            play.submit(seat, sealed[0] if seat == watcher else decision)
        look([])


def no_leak(table: Configuration, seed: int) -> set[str]:
    """What others may not know changes nothing that they receive.

    The answer are the names of the secrets that really were different in this pair of games.
    """
    rng = generator(table, seed)
    secrets = games.get(table.game).secrets()
    whole = whole_game(table, seed, rng)
    watcher = rng.choice([*range(table.players), None])
    for _ in range(ATTEMPTS):
        first = second = whole.up_to(rng.randrange(len(whole.made)))
        different = set()
        for secret in secrets:
            before, second = second, second.told_by(secret, watcher, rng)
            if second.differs_from(before):
                different.add(secret.name)
        if different:
            break
    try:
        compare(first, second, watcher, rng)
    except Broken as broken:
        raise Broken(f"{suspect(first, secrets, watcher, rng)}: {broken}") from None
    return different


def suspect(
    first: Telling, secrets: tuple[Secret[Any], ...], watcher: Seat | None, rng: Random
) -> str:
    """The secret that leaks already if it alone is another one."""
    for secret in secrets:
        try:
            compare(first, first.told_by(secret, watcher, rng), watcher, rng)
        except Broken:
            return f"{secret.name} ({secret.rule})"
    return " and ".join(["sealed decisions", *[secret.name for secret in secrets]])

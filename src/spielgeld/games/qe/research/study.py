"""What there is to study in a game of QE: prices and spending."""

from collections.abc import Iterator
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.bots import Decide
from spielgeld.games.qe.rules.events import CompanyRevealed, OpenBidMade, PricePaid, RoundBegan
from spielgeld.kernel.play import Play
from spielgeld.research.study import Observation, Study

OPENINGS = (7, 20, 40, 100, 1000, 10**6, 10**12, 10**30)


class QeStudy(Study):
    def observe(self, play: Play, summary: dict[str, Any]) -> Iterator[Observation]:
        number = points = 0
        for event in play.full_story():
            if isinstance(event, RoundBegan):
                number = event.number
            elif isinstance(event, CompanyRevealed):
                points = event.points
            elif isinstance(event, OpenBidMade):
                yield Observation("open bid by round", number, event.amount)
            elif isinstance(event, PricePaid):
                yield Observation("price by round", number, event.amount)
                yield Observation("price by points on the tile", points, event.amount)
        spent = sorted(int(seat["spent"]) for seat in summary["seats"])
        for place, total in enumerate(spent, start=1):
            yield Observation("spending, lowest to highest", place, total)

    def probe(
        self, decide: Decide, players: int, seed: str, options: dict[str, Any]
    ) -> Iterator[tuple[str, int]]:
        """What is answered to a first opening of any size, and what is opened with after it.

        For the second question the next auctioneer wins the sale for double the open bid.
        """
        rng = Random(seed)
        for opening in OPENINGS:
            play = games.new("qe", players, seed=seed, **options)
            (first,) = play.waiting
            play.submit(first, {"bid": opening})
            winner = (first + 1) % players
            for seat in play.waiting:
                answer = decide(play.known(seat), play.choice(seat), rng)["bid"]
                yield f"answer to {written(opening)}", answer
                play.submit(seat, {"bid": 2 * opening if seat == winner else 0})
            while play.view(first).table.stage == "look":
                for seat in play.waiting:
                    play.submit(seat, {"look": False})
            (opener,) = play.waiting
            bid = decide(play.known(opener), play.choice(opener), rng)["bid"]
            yield f"opening after {written(opening)}", bid


def written(amount: int) -> str:
    return str(amount) if amount < 10**4 else f"10^{len(str(amount)) - 1}"


STUDY = QeStudy("total")

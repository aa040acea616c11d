"""What is told in a QE game. Amounts don't last at a table without the memory aid (QE-15)."""

from dataclasses import dataclass

from spielgeld.kernel.state import Event, Seat


@dataclass(frozen=True)
class RoundBegan(Event):
    number: int


@dataclass(frozen=True)
class CompanyRevealed(Event):
    tile: str
    points: int
    auctioneer: Seat | None


@dataclass(frozen=True)
class OpenBidMade(Event):
    seat: Seat
    amount: int

    def lasts_for(self, seat: Seat | None) -> bool:
        return False


@dataclass(frozen=True)
class BidMade(Event):
    """Told to the bidder alone."""

    seat: Seat
    amount: int

    def lasts_for(self, seat: Seat | None) -> bool:
        return False


@dataclass(frozen=True)
class BidsSeen(Event):
    """Told to the auctioneer: the standing bid of every seat."""

    auctioneer: Seat
    bids: tuple[int, ...]

    def lasts_for(self, seat: Seat | None) -> bool:
        return False


@dataclass(frozen=True)
class BidsTied(Event):
    seats: tuple[Seat, ...]
    third: bool


@dataclass(frozen=True)
class CompanyWon(Event):
    tile: str
    seat: Seat


@dataclass(frozen=True)
class PricePaid(Event):
    """Told to winner and auctioneer, or to all if they are the same."""

    tile: str
    seat: Seat
    amount: int

    def lasts_for(self, seat: Seat | None) -> bool:
        """QE-15: one's own winning bids."""
        return seat == self.seat


@dataclass(frozen=True)
class CompanyUnsold(Event):
    tile: str


@dataclass(frozen=True)
class ZeroBidsRevealed(Event):
    """`scored` are those who had not scored a zero bid in this round."""

    seats: tuple[Seat, ...]
    scored: tuple[Seat, ...]


@dataclass(frozen=True)
class Looked(Event):
    seats: tuple[Seat, ...]


@dataclass(frozen=True)
class PriceSeen(Event):
    """Told to the one who looked."""

    seat: Seat
    tile: str
    amount: int

    def lasts_for(self, seat: Seat | None) -> bool:
        return False


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[Seat, ...]

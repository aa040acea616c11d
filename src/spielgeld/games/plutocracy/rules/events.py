"""What is told in a Plutocracy game. Everybody hears everything."""

from dataclasses import dataclass

from spielgeld.games.plutocracy.rules.pieces import Hex
from spielgeld.kernel.frozen import Frozen
from spielgeld.kernel.state import OpenEvent, Seat


@dataclass(frozen=True)
class BidMade(OpenEvent):
    """`outbid` is the one who had the position before."""

    seat: Seat
    position: int
    bid: int
    outbid: Seat | None


@dataclass(frozen=True)
class AuctionEnded(OpenEvent):
    """Who chooses first, second, ..., and everybody's personal THE END, in the same order."""

    order: tuple[Seat, ...]
    ends: tuple[int, ...]


@dataclass(frozen=True)
class StartChosen(OpenEvent):
    seat: Seat
    planet: str


@dataclass(frozen=True)
class TurnBegan(OpenEvent):
    """`body` is what the ship is on, None in empty space."""

    seat: Seat
    time: int
    body: str | None


@dataclass(frozen=True)
class ResourcesSold(OpenEvent):
    """`price` was paid for each unit; `demand` is the price from now on."""

    seat: Seat
    planet: str
    resource: str
    units: int
    price: int
    demand: int


@dataclass(frozen=True)
class ResourcesBought(OpenEvent):
    """`price` was paid for each unit; `supply` is the price from now on."""

    seat: Seat
    planet: str
    resource: str
    units: int
    price: int
    supply: int


@dataclass(frozen=True)
class SeatsBought(OpenEvent):
    seat: Seat
    planet: str
    seats: int
    cost: int


@dataclass(frozen=True)
class AlienRescued(OpenEvent):
    seat: Seat
    left: int


@dataclass(frozen=True)
class SocietyJoined(OpenEvent):
    seat: Seat
    society: str
    councillors: int


@dataclass(frozen=True)
class ShipFlew(OpenEvent):
    """`time` is when the disc arrives, `body` what is on the space now (None: nothing)."""

    seat: Seat
    start: Hex
    to: Hex
    body: str | None
    distance: int
    waited: int
    time: int


@dataclass(frozen=True)
class PlayerRetired(OpenEvent):
    seat: Seat
    time: int


@dataclass(frozen=True)
class TimeRanOut(OpenEvent):
    """`end` is where the personal THE END is now."""

    seat: Seat
    end: int


@dataclass(frozen=True)
class PlayerWentOut(OpenEvent):
    """`cause` is "asteroid" or "time"."""

    seat: Seat
    cause: str


@dataclass(frozen=True)
class BodiesRotated(OpenEvent):
    """`places` are the bodies' new ones; `next` is the marker's next time (None: it is gone)."""

    time: int
    number: int
    places: dict[str, Hex]
    next: int | None


@dataclass(frozen=True)
class BodyReached(OpenEvent):
    """A body came to a waiting ship."""

    seat: Seat
    body: str


@dataclass(frozen=True)
class AsteroidFell(OpenEvent):
    """Into the sun, with so many aliens."""

    aliens: int


@dataclass(frozen=True)
class PricesChanged(OpenEvent):
    """All prices by planet as they are now."""

    time: int
    demand: dict[str, int]
    supply: dict[str, int]
    next: int | None


@dataclass(frozen=True)
class CouncillorsSent(Frozen):
    """From a planet in an election."""

    planet: str
    seat: Seat
    councillors: int


@dataclass(frozen=True)
class ElectionHeld(OpenEvent):
    time: int
    number: int
    sent: tuple[CouncillorsSent, ...]
    next: int | None


@dataclass(frozen=True)
class GameEnded(OpenEvent):
    winners: tuple[Seat, ...]

"""The time track: discs and event markers, and which of them lies on top."""

from typing import Final

from mypy_extensions import mypyc_attr

from spielgeld.games.plutocracy.rules.pieces import PIECES, ROTATE

LAYERS: Final = 1024
"""More than pieces are ever put down in a game."""
IDLE: Final = 1 << 30
OFF: Final = -1


@mypyc_attr(serializable=True)
class TimeTrack:
    """PL-5: where each piece lies. `heights` grow with every piece that is put down.

    `order` is small for a piece that is soon next, and IDLE for one that never is. What is left of
    it when divided by the number of pieces is the piece itself.
    """

    __slots__ = ("heights", "order", "times", "top")

    def __init__(self) -> None:
        self.times = [0] * PIECES
        self.heights = [OFF] * PIECES
        self.order = [IDLE] * PIECES
        self.top = 0

    def clone(self) -> "TimeTrack":
        track = TimeTrack()
        track.times = self.times.copy()
        track.heights = self.heights.copy()
        track.order = self.order.copy()
        track.top = self.top
        return track

    def put(self, piece: int, time: int) -> None:
        """Lay a piece on top of what is there."""
        self.times[piece] = time
        self.heights[piece] = self.top
        self.order[piece] = (time * LAYERS - self.top) * PIECES + piece
        self.top += 1

    def next(self) -> int:
        """PL-5: the piece with the least time; on the same space, the one on top."""
        least = IDLE
        for order in self.order:
            if order < least:
                least = order
        return least % PIECES

    def retire(self, piece: int) -> None:
        """PL-18: the disc stays where it is, but is never next."""
        self.order[piece] = IDLE

    def take_off(self, piece: int) -> None:
        """Its time is remembered."""
        self.order[piece] = IDLE
        self.heights[piece] = OFF

    def has(self, piece: int) -> bool:
        return self.heights[piece] != OFF

    def time_of(self, piece: int) -> int | None:
        return self.times[piece] if self.has(piece) else None

    def of_markers(self) -> tuple[int | None, ...]:
        """Where the event markers lie; None for one that is off the track."""
        times, heights = self.times, self.heights
        return tuple(
            [times[piece] if heights[piece] != OFF else None for piece in range(ROTATE, PIECES)]
        )

    def from_bottom(self) -> list[int]:
        """The pieces on the track, space by space, each stack from bottom to top."""
        times, heights = self.times, self.heights
        lying = [
            (times[piece] * LAYERS + heights[piece]) * PIECES + piece
            for piece in range(PIECES)
            if heights[piece] != OFF
        ]
        return [place % PIECES for place in sorted(lying)]

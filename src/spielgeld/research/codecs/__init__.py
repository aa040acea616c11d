"""Codecs by game, found by entry point: those of other packages, too.

An entry point of the group `spielgeld.codecs` has the name of a game and leads to a function or
class `factory(players, options, **grid) -> Codec`. A game without one gets a simple default.
"""

from typing import Any

from spielgeld import games
from spielgeld.plugs import plugged
from spielgeld.research.codecs.codec import PASS, Codec, IllegalSlot
from spielgeld.research.codecs.default import DefaultCodec

__all__ = ["PASS", "Codec", "DefaultCodec", "IllegalSlot", "codec_for"]

GROUP = "spielgeld.codecs"


def codec_for(
    game: str,
    players: int,
    options: dict[str, Any] | None = None,
    grid: dict[str, Any] | None = None,
) -> Codec:
    """The codec of a table; `grid` are the codec's own parameters, such as `top=1000` in QE."""
    rules = games.get(game)
    read = rules.read_options(options or {})
    count = rules.check_players(players, read)
    factory = plugged(GROUP, game) or DefaultCodec
    codec: Codec = factory(count, read, **(grid or {}))
    return codec

"""Codecs by game: those of other packages, too.

The `codec` of a package is a function or class `factory(players, options, **grid) -> Codec`. A
game without one gets a simple default.
"""

from typing import Any

from spielgeld import games
from spielgeld.games.package import part_of
from spielgeld.research.codecs.codec import PASS, Codec, IllegalSlot
from spielgeld.research.codecs.default import DefaultCodec

__all__ = ["PASS", "Codec", "DefaultCodec", "IllegalSlot", "codec_for"]


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
    factory = part_of(game, "codec") or DefaultCodec
    codec: Codec = factory(count, read, **(grid or {}))
    return codec

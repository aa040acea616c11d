"""What a socket sends is what the library that reads it would have sent."""

import pytest
from websockets.frames import Frame, Opcode

from spielgeld.web.api.wire import in_a_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_message_is_one_frame(size: int) -> None:
    text = b"x" * size
    assert in_a_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)

"""Python's search for garbage: only when there is reason to think that there is some.

Nearly everything is freed as soon as nobody needs it; only what goes round in circles must be
searched for, and meanwhile nobody is answered. Left to itself Python searches when more was made
than freed, and looks at all that is new. At a busy server that is all that was drawn lately: a
tenth of its time, and a third of a second at once, for next to nothing. So here the memory that is
in use says when: as long as it does not grow, there is no garbage to speak of.
"""

import asyncio
import gc
import sys

SECONDS_BETWEEN_LOOKS = 0.5
MORE = 1.5
BLOCKS = 2_000_000
"""It is searched once there are half as many pieces of memory more, and so many besides."""


async def collect() -> None:
    """As long as the server runs."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        had = sys.getallocatedblocks()
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            if sys.getallocatedblocks() > MORE * had + BLOCKS:
                gc.collect()
                had = sys.getallocatedblocks()
    finally:
        gc.enable()
        gc.unfreeze()

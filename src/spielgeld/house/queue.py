"""The queue before a table's journal."""

import asyncio


class TableQueue:
    """Those who want to add to one table's journal, one after the other, and what is not yet told.

    What is new waits while others do: what follows at once is told together, and that saves
    everyone at the table a look at something that is over.
    """

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.length = 0
        self.newest = 0
        self.held = 0

"""Tables at which bots play alone: a few for each address, so that nobody has all the bots."""

from collections import OrderedDict

from spielgeld.house.desk import Desk
from spielgeld.house.problems import Problem

MOST_ADDRESSES = 5_000


class BotTableQuota:
    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: OrderedDict[str, list[str]] = OrderedDict()

    def check(self, address: str, table_id: str, desk: Desk) -> None:
        """Refused if this address lets bots play at enough tables; without one nothing is."""
        if not address:
            return
        known = [desk.cached(other) for other in self._tables.get(address, ())]
        playing = [table.id for table in known if table is not None and table.running]
        if table_id not in playing and len(playing) >= self._most:
            raise Problem("bots-alone", retry_after=60, most=self._most)
        self._tables[address] = list(dict.fromkeys([*playing, table_id]))
        self._tables.move_to_end(address)
        while len(self._tables) > MOST_ADDRESSES:
            self._tables.popitem(last=False)

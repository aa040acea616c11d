"""Drawing lots: what chairs give to the deal, and the deal that follows (docs/luck.md)."""

import time
from random import SystemRandom

from spielgeld import games
from spielgeld.house.desk import Desk, Draft
from spielgeld.house.journal import Draw, Pledge, Start, Tell
from spielgeld.house.problems import Problem
from spielgeld.house.table import Table
from spielgeld.kernel.state import Seat
from spielgeld.luck import Luck, deal_from, is_number, pledge_of

Secrets = list[str]


def luck_of(table: Table) -> Luck | None:
    """All that the deal of a table follows from; None if nothing was promised."""
    promised = table.standing.promised
    if promised is None or table.settings.lesson is not None:
        return None
    return Luck(table.id, promised.secret, promised.parts, table.settings.chosen)


def begin(table: Table) -> Draft:
    """The host starts: chairs that gave a hash tell their numbers first."""
    promised = table.standing.promised
    if promised is not None and promised.parts and table.settings.lesson is None:
        if promised.drawing is not None:
            raise Problem("started")
        return Draft(Draw())
    return Draft(Start(deal_of(table)))


def deal_of(table: Table) -> dict[str, object]:
    settings, luck = table.settings, luck_of(table)
    if settings.lesson is not None:
        return games.lessons(settings.game)[settings.lesson].deal
    if luck is None:  # a table from before there were promises
        game = games.get(settings.game, settings.rules)
        return game.deal_as_chosen(
            settings.players, settings.options, settings.chosen, SystemRandom()
        )
    return deal_from(
        settings.game,
        settings.players,
        settings.options,
        luck.seed,
        settings.rules,
        luck.chosen,
    )


class Pledges:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def pledge(
        self, table_id: str, secrets: Secrets, pledge: object, seat: Seat | None = None
    ) -> None:
        """A chair gives the hash of its number, or another one, as long as nobody has told."""

        def write(table: Table) -> Draft | None:
            mine = table.role(secrets).own(seat)
            promised = table.standing.promised
            if table.play is not None or promised is None or promised.drawing is not None:
                raise Problem("started")
            if table.status != "open":
                raise Problem("closed")
            if not is_number(pledge):
                raise Problem("bad-luck")
            part = promised.part_of(mine)
            if part is not None and part.pledge == pledge:
                return None
            return Draft(Pledge(mine, pledge))

        await self._desk.add(table_id, write)

    async def tell(
        self, table_id: str, secrets: Secrets, value: object, seat: Seat | None = None
    ) -> None:
        """A chair tells the number whose hash it gave; with the last one the cards are dealt."""

        def write(table: Table) -> Draft | None:
            mine = table.role(secrets).own(seat)
            promised = table.standing.promised
            part = None if promised is None else promised.part_of(mine)
            if table.play is not None:
                raise Problem("started")
            if table.standing.drawing is None or part is None:
                raise Problem("not-drawing")
            if not is_number(value) or pledge_of(value) != part.pledge:
                raise Problem("bad-luck")
            return None if part.value == value else Draft(Tell(mine, value))

        await self._desk.add(table_id, write)
        await self.deal(table_id)

    async def deal(self, table_id: str) -> None:
        """Deal, if everybody has told their number or had time enough."""

        def write(table: Table) -> Draft | None:
            until, promised = table.standing.drawing, table.standing.promised
            if until is None or promised is None:
                return None
            told = all([part.value is not None for part in promised.parts])
            return Draft(Start(deal_of(table))) if told or until <= time.time() else None

        await self._desk.add(table_id, write)

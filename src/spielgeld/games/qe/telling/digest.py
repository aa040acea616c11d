"""A turn of QE in few lines: a company with its open bid, and one that was won with its price."""

from collections.abc import Hashable, Sequence

from spielgeld.games.qe.rules.events import CompanyRevealed, CompanyWon, OpenBidMade, PricePaid
from spielgeld.games.qe.telling.saying import tile_words
from spielgeld.kernel.state import Event
from spielgeld.telling.digest import groups
from spielgeld.telling.game import GameTelling
from spielgeld.telling.words import Words


def sum_up(
    telling: GameTelling, events: Sequence[Event], words: Words, names: list[str]
) -> list[str]:
    together = groups(events, CompanyRevealed, belongs_to)
    return [say_together(telling, group, words, names) for group in together]


def belongs_to(event: Event) -> Hashable:
    if isinstance(event, (CompanyRevealed, OpenBidMade)):
        return "opening"
    if isinstance(event, (CompanyWon, PricePaid)):
        return event.tile
    return None


def say_together(telling: GameTelling, group: list[Event], words: Words, names: list[str]) -> str:
    match group:
        case [CompanyRevealed() as company, OpenBidMade() as bid]:
            tile = tile_words(company.tile, words)
            seat, amount = names[bid.seat], words.short(bid.amount)
            values = {"tile": tile, "points": company.points, "amount": amount}
            return words.say("sum-opened", seat=seat, **values)
        case [CompanyWon() as won, PricePaid() as price]:
            tile, amount = tile_words(won.tile, words), words.short(price.amount)
            return words.say("sum-won", seat=names[won.seat], tile=tile, amount=amount)
    return " ".join([telling.line(event, words, names) for event in group])

"""A turn of QE in few lines: a company with its open bid, and one that was won with its price."""

from collections.abc import Hashable, Sequence

from spielgeld.games.qe.events import CompanyRevealed, CompanyWon, OpenBidMade, PricePaid
from spielgeld.kernel.state import Event
from spielgeld.render.digest import groups
from spielgeld.render.game import GameRender
from spielgeld.render.qe.saying import tile_words
from spielgeld.render.words import Words


def sum_up(
    render: GameRender, events: Sequence[Event], words: Words, names: list[str]
) -> list[str]:
    together = groups(events, CompanyRevealed, belongs_to)
    return [say_together(render, group, words, names) for group in together]


def belongs_to(event: Event) -> Hashable:
    if isinstance(event, (CompanyRevealed, OpenBidMade)):
        return "opening"
    if isinstance(event, (CompanyWon, PricePaid)):
        return event.tile
    return None


def say_together(render: GameRender, group: list[Event], words: Words, names: list[str]) -> str:
    match group:
        case [CompanyRevealed() as company, OpenBidMade() as bid]:
            tile = tile_words(company.tile, words)
            seat, amount = names[bid.seat], words.short(bid.amount)
            values = {"tile": tile, "points": company.points, "amount": amount}
            return words.say("sum-opened", seat=seat, **values)
        case [CompanyWon() as won, PricePaid() as price]:
            tile, amount = tile_words(won.tile, words), words.short(price.amount)
            return words.say("sum-won", seat=names[won.seat], tile=tile, amount=amount)
    return " ".join([render.line(event, words, names) for event in group])

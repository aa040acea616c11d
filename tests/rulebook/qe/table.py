"""A QE table for tests: deals as printed, and sales in one line."""

from typing import Any

import pytest

from spielgeld import games
from spielgeld.games.qe.rules.pieces import BOXES
from spielgeld.kernel.play import Play
from spielgeld.kernel.refusal import Refusal, Refused


def start(
    players: int = 4,
    edition: str = "2019",
    *,
    rules: int | None = None,
    listen: bool = True,
    **changes: Any,
) -> Play:
    """A game whose deal is in the order of the box, but for what is changed."""
    box = BOXES[edition, players]
    options: dict[str, Any] = {"edition": edition}
    for name in ("max_digits", "memory"):
        if name in changes:
            options[name] = changes.pop(name)
    deal: dict[str, Any] = {
        "nations": list(box.nations[:players]),
        "industries": list(box.industries[:players]),
        "tiles": list(box.tiles) if edition != "2017" else stacked(players),
        "first": 0,
    }
    if "top" in changes:
        top = changes.pop("top")
        deal["tiles"] = [*top, *[tile for tile in deal["tiles"] if tile not in top]]
    deal |= changes
    return games.new("qe", players, deal=deal, rules=rules, listen=listen, **options)


def stacked(players: int) -> list[str]:
    """A 2017 deal: one tile of each industry in every stack."""
    square = [
        ["US-CAR", "EU-PLANE", "CN-TRAIN", "JP-BANK"],
        ["EU-CAR", "CN-PLANE", "JP-TRAIN", "US-BANK"],
        ["CN-CAR", "JP-PLANE", "US-TRAIN", "EU-BANK"],
        ["JP-CAR", "US-PLANE", "EU-TRAIN", "CN-BANK"],
    ]
    if players == 4:
        return [tile for stack in square for tile in stack]
    taken = [stack[place] for place, stack in enumerate(square)]
    kept = [tile for stack in square for tile in stack if tile not in taken]
    return kept + taken


def auctioneer(play: Play) -> int | None:
    seat: int | None = play.view(None).table.sales[-1].auctioneer
    return seat


def sell(play: Play, *bids: int, look: tuple[int, ...] = ()) -> None:
    """One sale: the bid of every seat in seat order; then the looks of five players."""
    seller = auctioneer(play)
    if seller is not None:
        play.submit(seller, {"bid": bids[seller]})
    rebid(play, {seat: bid for seat, bid in enumerate(bids) if seat != seller})
    answer_looks(play, look)


def rebid(play: Play, bids: dict[int, int]) -> None:
    for seat, bid in bids.items():
        play.submit(seat, {"bid": bid})


def answer_looks(play: Play, look: tuple[int, ...] = ()) -> None:
    while not play.over and play.choice(play.waiting[0]).kind == "look":
        seat = play.waiting[0]
        play.submit(seat, {"look": seat in look})


def sell_all(play: Play, winner: int = 0, amount: int = 10) -> None:
    """Sell everything that is left to one seat."""
    while not play.over:
        seller = auctioneer(play)
        bids = [1] * play.players
        if seller is not None and seller != winner:
            bids = [2] * play.players
            bids[seller] = 1
        bids[winner] = amount
        sell(play, *bids)


def refusal(play: Play, seat: int, decision: object) -> Refusal:
    with pytest.raises(Refused) as refused:
        play.submit(seat, decision)
    return refused.value.refusal


def owner(play: Play, tile: str) -> int | None:
    for seat, score in enumerate(play.summary()["seats"]):
        if tile in score["tiles"]:
            return seat
    return None

"""Many tables that a seat can't tell from the true one, as far as likely amounts go."""

from random import Random

import numpy as np

from spielgeld.games.qe.bots.beliefs import Beliefs
from spielgeld.games.qe.bots.cards import Numbers, cards_of
from spielgeld.games.qe.bots.crowd import Crowd, SharedLuck
from spielgeld.games.qe.bots.scholar import Mind
from spielgeld.games.qe.bots.sight import PriceMemory
from spielgeld.games.qe.rules.imagine import imagine_tiles
from spielgeld.games.qe.rules.view import QeTable, SaleView
from spielgeld.kernel.view import View

DRAWS = 5
"""How often likely bids are drawn anew when a sale can't have gone so."""


def imagine_tables(view: View, beliefs: Beliefs, worlds: int, rng: Random) -> PriceMemory:
    """So many tables up to the sale that is on."""
    table = view.table
    cards = cards_of(table.edition, len(table.players))
    box = cards.box
    luck = SharedLuck(rng.getrandbits(64), worlds)
    tiles = imagine_orders(table, worlds, rng)
    nations = np.array([[box.nations.index(player.nation)] * worlds for player in table.players])
    tokens = imagine_tokens(table, worlds, rng)
    crowd = Crowd(cards, table.first, nations, tiles.T, tokens.T, luck)
    memory = PriceMemory(crowd)
    for sale in beliefs.over:
        crowd.turn_up()
        bids = imagine_bids(memory, sale, beliefs)
        winner = np.full(worlds, -1 if sale.winner is None else sale.winner)
        looked = np.array([[seat in sale.looked] * worlds for seat in range(crowd.players)])
        memory.settle(bids, winner, looked)
    return memory


def imagine_orders(table: QeTable, worlds: int, rng: Random) -> Numbers:
    """Companies sold and to come, by world."""
    cards = cards_of(table.edition, len(table.players))
    if cards.box.stacks:
        stacked = [imagine_tiles(cards.box, table, rng) for _ in range(worlds)]
        return np.array([[cards.number[tile.name] for tile in tiles] for tiles in stacked])
    orders = np.empty((worlds, cards.box.sales), np.int64)
    seen = [cards.number[sale.tile] for sale in table.sales]
    orders[:, : len(seen)] = seen
    unseen = [number for number in range(cards.box.sales) if number not in seen]
    orders[:, len(seen) :] = shuffled(unseen, worlds, rng)
    return orders


def imagine_tokens(table: QeTable, worlds: int, rng: Random) -> Numbers:
    """The industry on each seat's token, by world."""
    industries = cards_of(table.edition, len(table.players)).box.industries
    tokens = np.empty((worlds, len(table.players)), np.int64)
    known = [player.token for player in table.players]
    hidden = [number for number, industry in enumerate(industries) if industry not in known]
    shuffled_tokens = iter(shuffled(hidden, worlds, rng).T)
    for seat, token in enumerate(known):
        tokens[:, seat] = next(shuffled_tokens) if token is None else industries.index(token)
    return tokens


def shuffled(numbers: list[int], worlds: int, rng: Random) -> Numbers:
    """The numbers in another order in each world."""
    luck = np.random.default_rng(rng.getrandbits(64))
    return luck.permuted(np.tile(np.array(numbers, np.int64), (worlds, 1)), axis=1)


def imagine_bids(memory: PriceMemory, sale: SaleView, beliefs: Beliefs) -> Numbers:
    """The bids of a sale that is over: those known, and likely ones with which it went so."""
    crowd = memory.crowd
    known, luck = sale.attempts[-1], crowd.luck
    hidden = [seat for seat, bid in enumerate(known) if bid is None]
    bids = np.zeros_like(crowd.spent)
    for seat, bid in enumerate(known):
        bids[seat] = 0.0 if bid is None else beliefs.in_units(bid)
    if not hidden:
        return bids
    winner = hidden.index(sale.winner) if sale.winner in hidden else None
    beaten: Numbers = bids.max(0)
    amount = beaten if winner is None else np.floor(beaten * (1.0 + 0.3 * luck.uniform())) + 1.0
    # Bids of zero would have been revealed.
    least = 1.0 if crowd.cards.box.zero_bids_score else 0.0
    imagined = np.maximum(np.floor(amount * luck.uniform(len(hidden))), least)
    if winner is not None:
        imagined[winner] = amount
    mind = Mind(memory, hidden, None if sale.auctioneer is None else bids[sale.auctioneer])
    found = np.zeros(amount.shape, np.bool_)
    for _ in range(DRAWS):
        drawn = np.maximum(mind.draw(), least)
        fits = drawn < (amount if winner is None else drawn[winner])
        if winner is not None:
            fits[winner] = drawn[winner] > beaten
        fits = fits.all(0) & ~found
        imagined = np.where(fits, drawn, imagined)
        found |= fits
    bids[hidden] = imagined
    return bids

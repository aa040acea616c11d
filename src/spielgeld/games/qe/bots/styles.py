"""Ways to bid that people have, as yardsticks for bots; none of them is meant to be good.

A style says what it bids in the face of a `Scene`, which is what a player at the table would think
of first. The scholar has met none of them (research/population.py has styles of its own).
"""

from collections.abc import Callable
from random import Random

from spielgeld.bots import Decide, Styles
from spielgeld.games.qe.bots import reckoner, shopper
from spielgeld.games.qe.bots.bids import near
from spielgeld.games.qe.bots.worth import points_now, worth_now
from spielgeld.games.qe.rules.view import PlayerView, QeTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.view import View

EXACT = 10**6
"""Amounts above this are reckoned in whole numbers: floats are not exact there."""


class Scene:
    """What a seat has before its eyes when it bids."""

    def __init__(self, view: View, rng: Random) -> None:
        assert view.seat is not None
        table: QeTable = view.table
        self.table, self.seat, self.rng = table, view.seat, rng
        self.sale = table.sales[-1]
        self.me: PlayerView = table.players[view.seat]
        others = [player for player in table.players if player is not self.me]
        self.opens = self.sale.auctioneer == view.seat
        self.opened = 0 if self.opens else self.sale.open_bid or 0
        """The open bid to be beaten; 0 in a blind sale."""
        self.mine = self.me.spent or 0
        self.certain = max([player.spent_at_least for player in others])
        self.over = table.sales[:-1] if not self.sale.decided else table.sales
        self.openings = [sale.open_bid for sale in self.over if sale.open_bid]
        self.prices = [
            sale.amount or (sale.open_bid or 0) + 1 for sale in self.over if sale.winner is not None
        ]
        self.passed = len(self.over) / table.sales_in_all
        """The part of the game that is over."""

    @property
    def safe(self) -> int:
        """The most that leaves one below what somebody else has surely spent."""
        return self.certain - self.mine - 1

    @property
    def leads(self) -> bool:
        """Whether one has surely spent most, as far as one knows."""
        return self.mine > self.certain

    @property
    def worth(self) -> int:
        """Points at once, without those that may follow."""
        return worth_now(self.table, self.seat, self.sale.tile)

    @property
    def zero_scores(self) -> bool:
        return not self.opens and len(self.table.players) > 3 and not self.me.zero_scored

    @property
    def last_price(self) -> int:
        return self.prices[-1] if self.prices else 20

    @property
    def highest_price(self) -> int:
        return max([20, *self.prices])

    def ahead(self, seat: int | None) -> bool:
        """Whether another has more points on the table."""
        return seat is not None and points_now(self.table, seat) > points_now(self.table, self.seat)

    def about(self, low: float, high: float) -> int:
        """Any amount between, small ones as likely as large ones."""
        return int(low * (high / low) ** self.rng.random())

    def times(self, amount: int, low: float, high: float) -> int:
        """So many times an amount of any size."""
        factor = self.rng.uniform(low, high)
        return int(amount * factor) if amount < EXACT else amount * int(1000 * factor) // 1000

    def raised(self, low: float, high: float) -> int:
        """So many times the open bid, and above it."""
        return max(self.times(self.opened, low, high), self.opened + 1)


NAMED: dict[str, Decide] = {}


def bidder(bid: Callable[[Scene], int]) -> Decide:
    def decide(view: View, choice: Choice, rng: Random) -> Decision:
        if view.table.stage == "look":
            return {"look": rng.random() < 0.5}
        return near(max(bid(Scene(view, rng)), 0), choice)

    return decide


def style(bid: Callable[[Scene], int]) -> Callable[[Scene], int]:
    """Names a style by its function."""
    NAMED[bid.__name__.replace("_", "-")] = bidder(bid)
    return bid


@style
def miser(scene: Scene) -> int:
    """Spends as little as the rules allow."""
    return 1 if scene.opens else 0


@style
def tiny(scene: Scene) -> int:
    """Thinks of single units: a bit more than others where that is still very little."""
    if scene.opens:
        return scene.rng.randint(1, 4)
    return scene.opened + 1 if scene.opened < 6 and scene.rng.random() < 0.6 else 0


@style
def passive(scene: Scene) -> int:
    """Opens as the rulebook advises and never bids against anybody."""
    return scene.about(10, 25) if scene.opens else 0


@style
def mirror(scene: Scene) -> int:
    """Does as the others do: opens with what was opened last, bids what companies went for."""
    if scene.opens:
        return scene.times(scene.openings[-1] if scene.openings else 20, 0.9, 1.1)
    return scene.times(scene.last_price, 0.9, 1.1)


@style
def topper(scene: Scene) -> int:
    """Always one more than the open bid."""
    return scene.last_price if scene.opens else scene.opened + 1


@style
def escalator(scene: Scene) -> int:
    """Goes half as far again, every time."""
    if scene.opens:
        return scene.times(scene.last_price, 1.3, 1.7)
    return scene.raised(1.2, 1.8)


@style
def doubler(scene: Scene) -> int:
    """Doubles whatever lies there, every other time."""
    if scene.opens:
        return scene.times(scene.last_price, 2, 2)
    return scene.raised(2, 2) if scene.rng.random() < 0.5 else 0


@style
def erratic(scene: Scene) -> int:
    """Any amount from 1 to 1,000, whatever is for sale."""
    return scene.about(1, 1000)


@style
def patient(scene: Scene) -> int:
    """Buys nothing in the first half and is generous in the second, but careful."""
    if scene.passed < 0.5:
        return scene.about(5, 12) if scene.opens else 0
    return scene.about(1, 10) if scene.safe < 2 else scene.times(scene.safe, 0.3, 0.95)


@style
def rusher(scene: Scene) -> int:
    """Buys what there is at once, and then nothing more."""
    if scene.passed < 0.3:
        return scene.about(60, 200) if scene.opens else scene.raised(1.1, 2.0)
    return 1 if scene.opens else 0


@style
def spiteful(scene: Scene) -> int:
    """Drives up what those who lead would get cheaply, and else bids little."""
    if scene.opens:
        return scene.times(scene.last_price, 0.6, 1.2)
    return scene.raised(1.5, 2.5) if scene.ahead(scene.sale.auctioneer) else scene.opened // 3


@style
def huge(scene: Scene) -> int:
    """Thinks in thousands."""
    return scene.about(1500, 6000) if scene.opens else max(scene.about(1000, 5000), 1)


@style
def gigantic(scene: Scene) -> int:
    """Thinks in billions, and more so with time."""
    return int(scene.about(1e9, 1e11)) * (1 + len(scene.over))


@style
def timid(scene: Scene) -> int:
    """Pays about as the rulebook advises until it may have spent most, then nothing."""
    if scene.leads:
        return 1 if scene.opens else 0
    return scene.about(10, 30) if scene.opens else scene.raised(1.02, 1.3)


@style
def shadow(scene: Scene) -> int:
    """As much as is surely safe, if that is enough."""
    if scene.opens:
        return scene.times(scene.safe, 0.5, 1) if scene.safe > 5 else 5
    return scene.safe if scene.safe > scene.opened else 0


@style
def collector(scene: Scene) -> int:
    """Only wants what fits its collection, and pays well for it."""
    wanted = scene.worth > 3
    if scene.opens:
        return scene.about(25, 50) * (scene.worth if wanted else 1) // 2
    return scene.raised(1.2, 2.5) if wanted else 0


@style
def zero_lover(scene: Scene) -> int:
    """Takes the points for bids of zero before all else."""
    if scene.zero_scores:
        return 0
    return scene.about(8, 14) * max(scene.worth, 1)


@style
def evaluator(scene: Scene) -> int:
    """Pays ten for a point, whatever others do."""
    return int(10 * scene.worth * scene.rng.uniform(0.7, 1.3))


@style
def rounder(scene: Scene) -> int:
    """Knows round numbers only, and the next one is not far away."""
    beyond = scene.times(scene.last_price, 0.8, 1.3) if scene.opens else scene.raised(1.0, 1.5)
    if not scene.opens and scene.rng.random() < 0.35:
        return 0
    unit: int = 10 ** max(len(str(beyond)) - 1, 1)
    return (beyond // unit + 1) * unit


@style
def bluffer(scene: Scene) -> int:
    """Opens low to be overbid, and bids high in secret."""
    if scene.opens:
        return scene.about(2, 8)
    return scene.raised(1.5, 4.0) if scene.rng.random() < 0.6 and not scene.leads else 0


@style
def leaper(scene: Scene) -> int:
    """50 won at 500, so the next one opens at 10,000: one surprise, and no measure is left."""
    surprised = (
        len(scene.prices) > 1
        and scene.last_price > 5 * sorted(scene.prices)[len(scene.prices) // 2]
    )
    if scene.opens:
        return (
            scene.times(scene.highest_price, 5, 20 if surprised else 6)
            if (surprised or scene.rng.random() < 0.1)
            else scene.times(scene.last_price, 0.7, 1.5)
        )
    return scene.raised(2, 10) if scene.rng.random() < 0.25 else scene.opened * 2 // 3


@style
def panicky(scene: Scene) -> int:
    """Cautious first; once somebody has spent far more it spends wildly, or in fear nothing."""
    if scene.leads and scene.passed > 0.3:
        return 1 if scene.opens else 0
    if scene.certain > 4 * (scene.mine + 20):
        return scene.times(scene.safe, 0.2, 0.9)
    return scene.about(10, 25) if scene.opens else scene.raised(1.05, 1.4) * scene.rng.randint(0, 1)


@style
def runaway(scene: Scene) -> int:
    """Money is worth less every time: twice to four times what was paid last."""
    base = scene.times(scene.highest_price, 1.5, 3)
    return base if scene.opens else max(base, scene.raised(1.1, 2.0))


@style
def pulled_back(scene: Scene) -> int:
    """Runs away with the prices, and comes to its senses in the second half."""
    if scene.passed < 0.45:
        return scene.times(scene.last_price, 1.3, 2.5) if scene.opens else scene.raised(1.2, 2.2)
    return scene.about(20, 60) if scene.opens else min(scene.about(20, 60), max(scene.safe, 0))


@style
def steady(scene: Scene) -> int:
    """Prices have their place: between 30 and 70."""
    return scene.about(30, 70)


@style
def sleeper(scene: Scene) -> int:
    """Bids as the rulebook advises, every third time, and wakes up for the last sales."""
    if scene.passed > 0.75:
        return max(scene.safe, 1)
    if scene.opens:
        return scene.about(10, 40)
    return scene.raised(1.0, 2.0) if scene.rng.random() < 0.33 else 0


def drawn(number: int) -> Decide:
    """A style by chance, for those who search for one that beats a bot."""
    luck = Random(number)
    first = 10 ** luck.uniform(0, 3)
    growth, bold = luck.uniform(-0.3, 0.6), luck.uniform(0.02, 1.5)
    keen, picky, zeros = luck.random(), luck.random(), luck.random() * luck.randint(0, 1)
    caution, follows = luck.random(), luck.random() * luck.randint(0, 1)
    margin = luck.uniform(0.4, 1.0)

    def bid(scene: Scene) -> int:
        if scene.zero_scores and scene.rng.random() < zeros:
            return 0
        if scene.safe > scene.opened and scene.rng.random() < follows:
            return max(scene.times(scene.safe, margin, 1.0), scene.opened + 1)
        if scene.leads and scene.rng.random() < caution:
            return 1 if scene.opens else 0
        if scene.opens:
            usual = scene.prices[-1] if scene.prices else int(first) + 1
            return scene.times(usual, 1 + growth - 0.1, 1 + growth + 0.1)
        wanted = scene.worth > 3 or scene.rng.random() > picky
        return scene.raised(1.0, 1.0 + bold) if wanted and scene.rng.random() < keen else 0

    return bidder(bid)


STYLES = Styles({**NAMED, "reckoner": reckoner.decide, "shopper": shopper.decide}, drawn)

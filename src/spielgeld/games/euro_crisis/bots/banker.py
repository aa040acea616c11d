"""The banker of €uro Crisis: tries what it may do on an imagined table and weighs the result."""

from random import Random

from spielgeld import games
from spielgeld.bots.company import near_best
from spielgeld.games.euro_crisis.bots.worth import GOLD_IN_SALES, Season, standing
from spielgeld.games.euro_crisis.rules.phases.actions import ACTIONS
from spielgeld.games.euro_crisis.rules.phases.privatisation import GOLD_BIDS
from spielgeld.games.euro_crisis.rules.pieces import CARD_NUMBER, QUARTERS
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

MOST_BORROWED = 4
USUAL_SHARES = (0.14, 0.17, 0.2, 0.23, 0.27, 0.3, 0.33, 0.36)
"""Gold that rivals bid for a point."""
NOTHING = {"weapons": 0}
MIXED = 0.5
"""Points that a sealed bid may be worse than the best one."""


def decide(view: View, choice: Choice, rng: Random) -> Decision:
    table: EuroCrisisTable = view.table
    seat = view.seat
    assert seat is not None
    if table.stage == "choose quarters":
        return choose_quarter(choice)
    play = games.imagine(view, rng)
    if table.sale is not None:
        state = play.state
        assert isinstance(state, EuroCrisisState)
        return bid(state, table.sale.points, seat, rng)
    if table.stage == "choose cards":
        return choose_card(play, choice, seat, rng)
    return ranked(play, seat, menu(choice), rng)[0][0]


def menu(choice: Choice) -> list[Decision]:
    """All decisions; of the endless ones the smallest."""
    if choice.count() < 100:
        return list(choice)
    few: list[Decision] = [{"borrow": markers} for markers in range(1, MOST_BORROWED + 1)]
    few.append({"skip": True})
    return [decision for decision in few if decision in choice]


def choose_quarter(choice: Choice) -> Decision:
    """To buy first where the black market has lowered the prices, or else to lend first."""
    wishes = ({"quarter": quarter} for quarter in (QUARTERS, 1, 2, 3))
    return next(wish for wish in wishes if wish in choice)


def ranked(
    play: Play, seat: Seat, decisions: list[Decision], rng: Random
) -> list[tuple[Decision, float]]:
    """The decisions with what they lead to if the others stand by, the best first."""
    outlooks = []
    for decision in decisions:
        after = play.clone()
        after.submit(seat, decision)
        outlooks.append((decision, settled(after, seat) + 1e-6 * rng.random()))
    return sorted(outlooks, key=lambda outlook: -outlook[1])


def settled(play: Play, seat: Seat) -> float:
    """What a table is worth before a sale, or once the others have kept out of a riot."""
    while True:
        state = play.state
        assert isinstance(state, EuroCrisisState)
        if play.over:
            break
        if state.agenda[-1] == GOLD_BIDS:
            return standing(state, seat) + prospect(state, seat)
        asked = play.waiting
        if not all([NOTHING in play.choice(other) for other in asked]):
            break
        for other in asked:
            play.submit(other, NOTHING)
    assert isinstance(play.state, EuroCrisisState)
    return standing(play.state, seat)


def prospect(state: EuroCrisisState, seat: Seat) -> float:
    """What a sale promises: more to those with gold for it."""
    country = state.setting.countries[state.sale]
    points = country.property_values[len(state.owners[state.sale])]
    gold = [state.gold[other] for other in state.order]
    if seat not in state.order or not sum(gold):
        return 0.0
    return 0.6 * points * (state.gold[seat] / sum(gold) - 1.0 / len(gold))


def choose_card(play: Play, choice: Choice, seat: Seat, rng: Random) -> Decision:
    """The card whose action does most here and now."""
    return max(weigh_cards(play, choice, seat, rng), key=lambda card: card[1])[0]


def weigh_cards(
    play: Play, choice: Choice, seat: Seat, rng: Random
) -> list[tuple[Decision, float]]:
    """All cards, with what the best that each allows leads to."""
    weighed = []
    for decision in choice:
        acting = play_card(play, seat, decision["card"])
        _, gain = ranked(acting, seat, menu(acting.choice(seat)), rng)[0]
        weighed.append((decision, gain))
    return weighed


def play_card(play: Play, seat: Seat, name: str) -> Play:
    """A copy in which a card is not chosen but played, and nothing follows its action."""
    card = CARD_NUMBER[name]
    state = play.state.clone()
    assert isinstance(state, EuroCrisisState)
    state.actor = seat
    state.reforms = 0
    state.revealed[seat] = card
    state.agenda.pop()
    state.agenda.append(ACTIONS[card])
    return Play(play.game, play.players, play.options, play.deal, state)


def bid(state: EuroCrisisState, points: int, seat: Seat, rng: Random) -> Decision:
    """One of the bids with about the best mix of a good chance and a low price.

    Sealed bids that all reckon alike would be equal, so chance decides among those near the best.
    """
    return near_best(weigh_bids(state, points, seat), MIXED, lambda gold: 0.0, rng)


def weigh_bids(state: EuroCrisisState, points: int, seat: Seat) -> list[tuple[Decision, float]]:
    """All bids, with the points that each promises."""
    price = 0.5 + GOLD_IN_SALES * Season(state).soon
    rivals = [state.gold[other] for other in state.order if other != seat]
    weighed: list[tuple[Decision, float]] = []
    for gold in range(state.gold[seat] + 1):
        chance = 1.0
        for most in rivals:
            chance *= chance_against(gold, points, most)
        weighed.append(({"gold": gold}, chance * (points - price * gold)))
    return weighed


def chance_against(gold: int, points: int, most: int) -> float:
    """How likely a bid beats a rival with so much gold, who bids a quarter of the points."""
    beaten = 0.0
    for share in USUAL_SHARES:
        other = min(round(points * share), most)
        beaten += 1.0 if gold > other else 0.5 if gold == other else 0.0
    return beaten / len(USUAL_SHARES)

"""€uro Crisis as a game: its options, its deal and what the kernel asks of it."""

from random import Random
from typing import Any

from spielgeld.games.euro_crisis.rules import scoring
from spielgeld.games.euro_crisis.rules.board_file import BoardOption, box_of
from spielgeld.games.euro_crisis.rules.facts import box_facts
from spielgeld.games.euro_crisis.rules.imagine import imagine_state
from spielgeld.games.euro_crisis.rules.moves import change_income, place_loan
from spielgeld.games.euro_crisis.rules.phases import QUICK_START, STANDARD
from spielgeld.games.euro_crisis.rules.phases.privatisation import check_last_year
from spielgeld.games.euro_crisis.rules.pieces import (
    PARTIES,
    PARTY_NUMBER,
    YEARS,
    Box,
    all_from,
    tokens_of,
)
from spielgeld.games.euro_crisis.rules.secrets import SECRETS
from spielgeld.games.euro_crisis.rules.state import EuroCrisisState, Setting, lay_out
from spielgeld.games.euro_crisis.rules.versions import CHANGES, NEWEST
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable, look_at_table, summarise
from spielgeld.kernel.chance import draw_below, shuffle
from spielgeld.kernel.facts import Facts
from spielgeld.kernel.game import Deal, DealChoice, Game, Option, Options
from spielgeld.kernel.numbers import read_integer, text_of
from spielgeld.kernel.refusal import impossible
from spielgeld.kernel.secret import Secret
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View

DEAL_KEYS = ("first", "states", "anger", "economy", "market", "governments")


class EuroCrisis(Game[EuroCrisisState]):
    def __init__(self) -> None:
        super().__init__(
            "euro-crisis",
            rules=NEWEST,
            changes=CHANGES,
            options=(Option("quick_start", (False, True)), BoardOption()),
        )

    def facts(self) -> Facts | None:
        return box_facts()

    def player_counts(self, options: Options) -> tuple[int, ...]:
        return (4,) if options["quick_start"] else (3, 4)

    def lots(self, players: int, options: Options) -> tuple[DealChoice, ...]:
        """EC-1: the initial player, the order of the states and, with 3, which are used."""
        if options["quick_start"]:
            return (DealChoice("first"),)
        return (
            DealChoice("first"),
            DealChoice("states", tuple(box_of(options["board"]).countries), players),
        )

    def deal(self, players: int, options: Options, rng: Random) -> Deal:
        return self.deal_as_chosen(players, options, {}, rng)

    def deal_as_chosen(self, players: int, options: Options, chosen: Deal, rng: Random) -> Deal:
        """EC-1 to EC-3; the quick start leaves only the initial player to chance (EC-8)."""
        first = chosen.get("first", draw_below(players, rng))
        if options["quick_start"]:
            return {"first": first}
        box = box_of(options["board"])
        states: list[str] = chosen.get("states", rng.sample(list(box.countries), players))
        market = [list(token) for token in box.black_market]
        shuffle(market, rng)
        return {
            "first": first,
            "states": states,
            "anger": rng.sample(states, YEARS),
            "economy": rng.sample(states, YEARS),
            "market": market[:YEARS],
            "governments": dict(zip(states, draw_governments(rng), strict=False)),
        }

    def set_up(self, players: int, options: Options, deal: object) -> EuroCrisisState:
        box = box_of(options["board"])
        if options["quick_start"]:
            return set_up_quickly(box, read_first(deal, ("first",), players))
        first = read_first(deal, DEAL_KEYS, players)
        assert isinstance(deal, dict)
        names = read_words(deal, "states", list(box.countries), players)
        setting = Setting(
            box,
            players,
            first,
            names,
            anger=read_words(deal, "anger", names, YEARS),
            economy=read_words(deal, "economy", names, YEARS),
            market=read_market(deal, box),
        )
        state = lay_out(setting, read_governments(deal, names))
        state.follow(STANDARD)
        return state

    def look(self, state: EuroCrisisState, seat: Seat | None) -> EuroCrisisTable:
        return look_at_table(state, seat)

    def imagine(self, view: View, rng: Random) -> EuroCrisisState:
        return imagine_state(view, rng)

    def secrets(self) -> tuple[Secret[EuroCrisisState], ...]:
        return SECRETS

    def ranking(self, state: EuroCrisisState) -> list[list[Seat]]:
        return scoring.ranking(state)

    def winners(self, state: EuroCrisisState) -> list[Seat]:
        return scoring.ranking(state)[0]

    def summary(self, state: EuroCrisisState) -> dict[str, Any]:
        return summarise(state)


def set_up_quickly(box: Box, first: Seat) -> EuroCrisisState:
    """EC-8: events, governments, loans, owners and gold as on the quick start's page."""
    quick = box.quick_start
    if quick is None:
        raise impossible("board-quick-start")
    names = tuple(box.countries)
    seats = {colour: (first + place) % 4 for place, colour in enumerate(quick["colours"])}
    setting = Setting(
        box,
        4,
        first,
        names,
        tuple(quick["public_anger"]),
        tuple(quick["economy"]),
        tokens_of(quick["black_market"]),
    )
    governments = [number_parties(quick["governments"][name]) for name in names]
    state = lay_out(setting, governments)
    for place, column in enumerate(("first_column", "second_column")):
        lender = {quick["loans"][column][name]: number for number, name in enumerate(names)}
        # EC-6: the second loans go in reverse order, so that the initial player ends on top.
        colours = quick["colours"][::-1] if place else quick["colours"]
        for colour in colours:
            number, seat = lender[colour], seats[colour]
            space = setting.countries[number].first_loans[place]
            change_income(state, seat, place_loan(state, number, seat, space))
    setting.first_income = state.income[first]
    for colour, seat in seats.items():
        state.gold[seat] -= quick["gold_paid"][colour]
    for number, name in enumerate(names):
        owner = seats[quick["owners"][name]]
        state.owners[number] = (owner,)
        state.pp[owner] += setting.countries[number].property_values[0]
        check_last_year(state, owner)
    state.follow(QUICK_START)
    return state


def draw_governments(rng: Random) -> list[list[str]]:
    """EC-3: cards from one stack, each with two parties: no two states get the same."""
    cards = [[large, small] for large in PARTIES for small in PARTIES if large != small]
    shuffle(cards, rng)
    return cards


def number_parties(parties: list[str]) -> tuple[int, int]:
    return PARTY_NUMBER[parties[0]], PARTY_NUMBER[parties[1]]


def read_first(deal: object, keys: tuple[str, ...], players: int) -> Seat:
    if not isinstance(deal, dict) or set(deal) != set(keys):
        raise impossible("deal-keys", keys=", ".join(keys))
    first = read_integer(deal["first"])
    if first is None or not 0 <= first < players:
        raise impossible("deal-first", last=players - 1)
    return first


def read_words(
    deal: Deal, key: str, known: list[str] | tuple[str, ...], number: int
) -> tuple[str, ...]:
    """So many different words, all of them known."""
    words = deal[key]
    if not isinstance(words, list) or len(words) != number:
        raise impossible("deal-number", key=key, number=number)
    for position, word in enumerate(words):
        if not isinstance(word, str) or word not in known or word in words[:position]:
            raise impossible("deal-word", key=key, position=position, word=text_of(word))
    return tuple(words)


def read_market(deal: Deal, box: Box) -> tuple[tuple[int, int], ...]:
    """EC-2: three tokens of the black market, in any order."""
    tokens: list[tuple[int, int]] = []
    raw = deal["market"]
    for pair in raw if isinstance(raw, list) else []:
        if isinstance(pair, list) and len(pair) == 2:
            gold, weapons = read_integer(pair[0]), read_integer(pair[1])
            if gold is not None and weapons is not None:
                tokens.append((gold, weapons))
                continue
        tokens.clear()
        break
    if len(tokens) != YEARS or not all_from(box.black_market, tokens):
        raise impossible("deal-market", tokens=str([list(token) for token in box.black_market]))
    return tuple(tokens)


def read_governments(deal: Deal, names: tuple[str, ...]) -> list[tuple[int, int]]:
    """EC-3: two different parties for every state in play, the large marker's first."""
    raw = deal["governments"]
    if not isinstance(raw, dict) or set(raw) != set(names):
        raise impossible("deal-governments", states=", ".join(names))
    governments: list[tuple[int, int]] = []
    for name in names:
        parties = raw[name]
        if (
            not isinstance(parties, list)
            or len(parties) != 2
            or not all([isinstance(party, str) and party in PARTIES for party in parties])
            or parties[0] == parties[1]
        ):
            raise impossible("deal-government", state=name)
        governments.append(number_parties(parties))
    return governments


GAME = EuroCrisis()

"""€uro Crisis in words and on a terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from spielgeld.games.euro_crisis.rules.choices import SIDES, OrElse
from spielgeld.games.euro_crisis.rules.pieces import LAST_YEAR_PP
from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable, RiotView
from spielgeld.games.euro_crisis.telling.digest import sum_up
from spielgeld.games.euro_crisis.telling.saying import said, said_moment
from spielgeld.games.euro_crisis.telling.terminal import QUARTER, board_on_terminal
from spielgeld.games.euro_crisis.telling.typed import example, read, write
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event
from spielgeld.kernel.view import View
from spielgeld.telling.ending import say_ending
from spielgeld.telling.game import GameTelling
from spielgeld.telling.terminal import scoring_sheet
from spielgeld.telling.words import Words

BANKS = ("first", "second", "third", "fourth")
"""From the initial player clockwise. They are called by the colours in which they are drawn."""

CODES = ("tie", "side", "reason", "event")
"""Fields by which a message selects its form."""

SCORE_LINES = ("properties", "gold", "weapons", "income", "half", "total")


class EuroCrisisTelling(GameTelling):
    untold = ("CardChosen",)
    opening = ("CardRevealed",)
    weight = 3.5

    def names(self, view: View, words: Words) -> list[str]:
        table: EuroCrisisTable = view.table
        places = [(seat - table.first) % view.players for seat in range(view.players)]
        return [words.say(f"bank-{BANKS[place]}") for place in places]

    def values(self, name: str, value: Any, words: Words, names: list[str]) -> dict[str, Any]:
        if name in CODES:
            return {name: value or "none"}
        if name in ("large", "small"):
            return {name: words.word("party", value)}
        if name == "quarter":
            return {name: QUARTER[value]}
        if name == "spaces":
            numbers = [str(number) for _, _, number in value]
            return {name: " + ".join(numbers), "spaces_count": len(numbers)}
        if name in ("bids", "scores"):
            shown = zip(names, value, strict=True)
            said = [(bank, words.number(number)) for bank, number in shown if number is not None]
            return {name: [f"{bank} {number}" for bank, number in said]}
        if name in ("debt", "debts"):
            return {}
        if name in ("to_cut", "happiness") and isinstance(value, dict):
            return {name: [by_state(state, entry, words) for state, entry in value.items()]}
        if name == "crises":
            return {name: [crisis_in(crisis, state, words) for crisis, state in value]}
        if name == "ranking":
            return {}
        return super().values(name, value, words, names)

    def sum_up(self, events: Sequence[Event], words: Words, names: list[str]) -> list[str]:
        return sum_up(self, events, words, names)

    def question(self, view: View, choice: Choice, words: Words, names: list[str]) -> str:
        table: EuroCrisisTable = view.table
        assert view.seat is not None
        message = "ask-" + table.stage.replace(" ", "-")
        values = {
            "example": write(example(choice), words),
            "skip": words.say("typed-skip"),
            "done": words.say("typed-done"),
            "money": table.banks[view.seat].money,
            "gold": table.banks[view.seat].gold,
            "weapons": table.banks[view.seat].weapons,
            "quarter": QUARTER[table.quarter],
            "reforms": table.reforms,
            "gold_price": table.market.gold,
            "weapons_price": table.market.weapons,
        }
        action = choice.action if isinstance(choice, OrElse) else choice
        if action.count() == 0:
            return words.say(f"{message}-nothing", **values)
        values |= asked_values(action.describe(), words)
        if table.stage == "first loans":
            values["round"] = 1 + table.turn // view.players
        if table.sale is not None:
            values |= {"property": table.sale.property, "points": table.sale.points}
            values["state"] = words.word("state", table.sale.state)
        if table.riot is not None:
            values |= riot_values(table.riot, words)
        return words.say(message, **values)

    def read(self, text: str, view: View, choice: Choice, words: Words) -> Decision:
        return read(text, view.table.stage, choice, words)

    def write(self, decision: Decision, words: Words) -> str:
        return write(decision, words)

    def decision(self, decision: Decision, view: View, words: Words) -> str:
        return said(decision, words)

    def moment(self, view: View, words: Words) -> str:
        return said_moment(view.table, words)

    def board(self, view: View, words: Words, names: list[str]) -> RenderableType:
        return board_on_terminal(view.table, view.seat, words, names)

    def ending(self, view: View, words: Words, names: list[str]) -> str:
        table: EuroCrisisTable = view.table
        points, out = [bank.score for bank in table.banks], [bank.out for bank in table.banks]
        won = say_ending(view.seat, view.ranking, points, out, words, names)
        said = [said_last_year(table, words, names), won]
        if len(view.ranking) > 1 and view.ranking[-1] == (view.seat,):
            said.append(words.say("ending-last-place"))
        return " ".join(said)

    def scoring(self, play: Play, words: Words, names: list[str]) -> RenderableType:
        """EC-41: property, and half of gold, weapons and income."""
        sheet, seats = scoring_sheet(play, words, names), play.summary()["seats"]
        for line in SCORE_LINES:
            cells = [score_cell(line, bank, words) for bank in seats]
            style = "bold" if line == "total" else ""
            sheet.add_row(words.say(f"score-{line}"), *cells, style=style)
        return sheet


def said_last_year(table: EuroCrisisTable, words: Words, names: list[str]) -> str:
    """EC-16, EC-42: why this year was the last one."""
    if sum([not bank.out for bank in table.banks]) < 2:
        return words.say("ending-left")
    if table.year == table.years:
        return words.say("ending-years", year=table.year)
    rich = [names[seat] for seat, bank in enumerate(table.banks) if bank.pp >= LAST_YEAR_PP]
    if rich:
        return words.say("ending-reached", year=table.year, names=rich, pp=LAST_YEAR_PP)
    return words.say("ending-last", year=table.year, pp=LAST_YEAR_PP)


def by_state(state: str, entry: int, words: Words) -> str:
    """Spain 4."""
    return words.say("state-with", state=words.word("state", state), number=entry)


def crisis_in(crisis: str, state: str, words: Words) -> str:
    names = {"crisis": words.word("crisis", crisis), "state": words.word("state", state)}
    return words.say("crisis-in", **names)


def asked_values(described: dict[str, Any], words: Words) -> dict[str, Any]:
    """What is legal, in words: out of a choice's own description."""
    legal = described.get("legal", [])
    match described["type"]:
        case "first loan":
            return {"states": [words.word("state", state) for state in legal]}
        case "amount" if described["kind"] == "quarter":
            free = range(described["low"], described["high"] + 1)
            taken = described["barred"]
            return {"quarters": [QUARTER[quarter] for quarter in free if quarter not in taken]}
        case "pick":
            return {"cards": [words.word("card", card) for card in legal]}
        case "lend":
            most = described["high"].items()
            return {"most": [by_state(state, number, words) for state, number in most]}
        case "govern":
            keep = described["keep"].items()
            return {"keep": [with_parties(state, [party], words) for state, party in keep]}
        case "reform":
            parties: dict[str, list[str]] = {}
            for state, party in legal:
                parties.setdefault(state, []).append(party)
            markers = [with_parties(state, own, words) for state, own in parties.items()]
            return {"markers": "; ".join(markers)}
        case "resolve":
            return {"crises": [crisis_in(crisis, state, words) for crisis, state in legal]}
    return {}


def with_parties(state: str, parties: list[str], words: Words) -> str:
    named = ", ".join(words.word("party", party) for party in parties)
    return words.say("state-with-party", state=words.word("state", state), parties=named)


def riot_values(riot: RiotView, words: Words) -> dict[str, Any]:
    """EC-34: how the sides stand now."""
    people, government = SIDES
    state = words.word("state", riot.state)
    return {"state": state, people: riot.people, government: riot.government}


def score_cell(line: str, bank: dict[str, Any], words: Words) -> str:
    if line == "properties":
        return words.number(bank["pp"])
    if line == "half":
        return words.number(bank["score"] - bank["pp"])
    if line == "total":
        return words.say("score-out") if bank["out"] else words.number(bank["score"])
    return words.number(bank[line])


TELLING = EuroCrisisTelling("euro-crisis", Path(__file__).parent)

"""The table of €uro Crisis drawn for a terminal."""

from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spielgeld.games.euro_crisis.rules.pieces import BLACK, CARDS, QUARTERS
from spielgeld.games.euro_crisis.rules.view import BankView, EuroCrisisTable, StateView
from spielgeld.kernel.state import Seat
from spielgeld.telling.words import Words

QUARTER = ("–", "I", "II", "III", "IV")
STYLES = ("bold blue", "bold dark_orange", "bold green", "bold magenta")
"""Of the banks, clockwise from the initial player, as they are called; each has a letter, too."""

STATES_IN_A_ROW = 2
BLANK = "·"


class Signs:
    """What stands for each bank: a letter of its name that no other has, and its colour."""

    def __init__(self, names: list[str], first: Seat) -> None:
        self.letters: list[str] = []
        for seat, name in enumerate(names):
            wanted = [letter.upper() for letter in name if letter.isalpha()]
            spare = [chr(ord("A") + (seat + step) % 26) for step in range(26)]
            free = [letter for letter in wanted + spare if letter not in self.letters]
            self.letters.append(free[0])
        self.styles = [STYLES[(seat - first) % len(names)] for seat in range(len(names))]

    def named(self, seat: Seat, names: list[str]) -> Text:
        return Text(f"{self.letters[seat]} {names[seat]}", style=self.styles[seat])


def board_on_terminal(
    table: EuroCrisisTable, seat: Seat | None, words: Words, names: list[str]
) -> RenderableType:
    signs = Signs(names, table.first)
    return Group(
        Text(head(table, words), style="bold"),
        states_on_terminal(table, words, names, signs),
        Text(words.say("table-legend"), style="dim"),
        banks_on_terminal(table, seat, words, names, signs),
        *[Text(line) for line in lines_below(table, words, names)],
    )


def head(table: EuroCrisisTable, words: Words) -> str:
    message = "table-head-quarter" if table.quarter else "table-head"
    values = {"year": table.year, "years": table.years, "quarter": QUARTER[table.quarter]}
    last = f" ({words.say('table-last-year')})" if table.last_year else ""
    return words.say(message, **values) + last


def states_on_terminal(
    table: EuroCrisisTable, words: Words, names: list[str], signs: Signs
) -> RenderableType:
    """Two states side by side."""
    grid = Table.grid(expand=True, padding=0)
    for _ in range(STATES_IN_A_ROW):
        grid.add_column(ratio=1)
    panels = [state_on_terminal(state, words, names, signs) for state in table.states]
    for start in range(0, len(panels), STATES_IN_A_ROW):
        grid.add_row(*panels[start : start + STATES_IN_A_ROW])
    return grid


def state_on_terminal(
    state: StateView, words: Words, names: list[str], signs: Signs
) -> RenderableType:
    government = words.say(
        "table-government-text",
        large=words.word("party", state.large.party),
        large_left=state.large.steps_left,
        small=words.word("party", state.small.party),
        small_left=state.small.steps_left,
    )
    parts: list[RenderableType] = [
        *bond_zone(state, signs),
        Text(f"{words.say('table-happiness')} ") + happiness_bar(state),
        Text(government),
        property_ladder(state, names, signs),
    ]
    yearly = words.say("table-yearly-debt", amount=state.board.annual_debt)
    title = f"[bold]{words.word('state', state.name)}[/bold], {yearly}"
    return Panel(Group(*parts), title=title, title_align="left")


def bond_zone(state: StateView, signs: Signs) -> list[Text]:
    """The numbers row by row, highest interest first: R4 a loan of Red's, [6] the debt marker."""
    holders = {(bond.column, bond.row): bond.seat for bond in state.bonds}
    rows = state.board.rows
    width = max(len(str(number)) for row in rows for number in row if isinstance(number, int))
    lines = []
    for row in range(len(rows), 0, -1):
        line = Text()
        for column, shown in enumerate(rows[row - 1], 1):
            number = "€" if shown == BLACK else BLANK if shown is None else str(shown)
            holder = holders.get((column, row))
            if state.debt == (column, row):
                sign = number if holder is None else signs.letters[holder]
                line.append(f"[{sign:>{width}}]", style="bold reverse")
            elif holder is not None:
                line.append(f"{signs.letters[holder]}{number:<{width}} ", signs.styles[holder])
            else:
                line.append(f" {number:>{width}} ")
        lines.append(line)
    return lines


def happiness_bar(state: StateView) -> Text:
    """From the fist and its weapons upwards; a ring marks the start."""
    bar = Text()
    style = "bold reverse red" if state.happiness == 0 else "red"
    bar.append(f"✊{state.board.fist_weapons}", style)
    for space in range(1, state.board.most_happiness + 1):
        is_start = space == state.board.happiness_start
        bar.append(" " + ("●" if space == state.happiness else "○" if is_start else BLANK))
    bar.append(f" {state.happiness}")
    return bar


def property_ladder(state: StateView, names: list[str], signs: Signs) -> Table:
    """The cheapest at the bottom, as it is sold."""
    ladder = Table.grid(padding=(0, 1))
    ladder.add_column(justify="right")
    for number in range(len(state.board.properties) - 1, -1, -1):
        name, value = state.board.properties[number]
        is_sold = number < len(state.owners)
        owner = signs.named(state.owners[number], names) if is_sold else Text("–")
        ladder.add_row(str(value), name, owner)
    return ladder


def banks_on_terminal(
    table: EuroCrisisTable, seat: Seat | None, words: Words, names: list[str], signs: Signs
) -> RenderableType:
    """EC-4: the highest income first; banks that are out come last."""
    grid = Table(box=None, padding=(0, 1, 0, 0))
    grid.add_column(words.say("column-bank"), no_wrap=True)
    for column in ("income", "money", "gold", "weapons", "loans", "pp"):
        grid.add_column(words.say(f"column-{column}"), justify="right")
    grid.add_column(words.say("column-cards"))
    grid.add_column(words.say("column-card"))
    out = [bank for bank in range(len(names)) if bank not in table.income_order]
    for bank in (*table.income_order, *out):
        shown = table.banks[bank]
        figures = [shown.money, shown.gold, shown.weapons, shown.loans, shown.pp]
        income = words.say("bank-out") if shown.out else words.number(shown.income)
        grid.add_row(
            signs.named(bank, names) + (" ◄" if bank == seat else ""),
            income,
            *[words.number(figure) for figure in figures],
            cards_left(shown, words),
            card_played(shown, words),
        )
    return grid


def cards_left(bank: BankView, words: Words) -> str:
    """Each card by its first letters, with the number if there are several."""
    held = [(words.word("card", card), bank.cards[card]) for card in CARDS if bank.cards[card]]
    return " ".join(f"{number if number > 1 else ''}{name[:3]}" for name, number in held)


def card_played(bank: BankView, words: Words) -> str:
    if bank.revealed is not None:
        return str(words.word("card", bank.revealed))
    return words.say("card-hidden") if bank.has_hidden_card else ""


def lines_below(table: EuroCrisisTable, words: Words, names: list[str]) -> list[str]:
    market = words.say("table-prices", gold=table.market.gold, weapons=table.market.weapons)
    openers = [
        f"{QUARTER[quarter]} {names[starter]}"
        for quarter in range(1, QUARTERS + 1)
        if (starter := table.starters[quarter - 1]) is not None
    ]
    if openers:
        market += " " + words.say("table-quarters", quarters=", ".join(openers))
    years = range(table.year, table.years + 1)
    lines = [
        market,
        *[words.say("table-events", **events_of(year, table, words)) for year in years],
    ]
    if table.chosen is not None:
        lines.append(words.say("table-my-card", card=words.word("card", table.chosen)))
    return lines


def events_of(year: int, table: EuroCrisisTable, words: Words) -> dict[str, Any]:
    economy, amount = table.tokens.economy[year - 1]
    gold, weapons = table.tokens.market[year - 1]
    return {
        "year": year,
        "anger": words.word("state", table.tokens.anger[year - 1]),
        "economy": words.word("state", economy),
        "amount": amount,
        "gold": gold,
        "weapons": weapons,
    }

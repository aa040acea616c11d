"""QE on a terminal: the sale that is on, and what the players have."""

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spielgeld.games.qe.rules.view import PlayerView, QeTable, SaleView
from spielgeld.games.qe.telling.saying import tile_with_points
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.telling.words import Words


def board_on_terminal(view: View, words: Words, names: list[str]) -> RenderableType:
    table: QeTable = view.table
    parts: list[RenderableType] = []
    if table.stage != "over":
        parts.append(sale_on_terminal(table, view, words, names))
    parts.append(players_on_terminal(table, view.seat, words, names))
    return Group(*parts)


def sale_on_terminal(table: QeTable, view: View, words: Words, names: list[str]) -> RenderableType:
    sale = table.sales[-1]
    lines = [Text(tile_with_points(table, view, sale.tile, words), style="bold")]
    if sale.auctioneer is not None:
        lines.append(Text(words.say("auctioneer-is", name=names[sale.auctioneer])))
    if sale.open_bid is not None:
        lines.append(Text(words.say("open-bid-is", amount=words.short(sale.open_bid))))
    if sale.ties and not sale.decided:
        tied = [names[seat] for seat in sale.ties[-1]]
        lines.append(Text(words.say("tied-are", names=tied, number=len(sale.ties))))
    number = words.say(
        "sale-number", sale=len(table.sales), sales=table.sales_in_all, round=table.round
    )
    return Panel(Group(*lines), title=number, title_align="left", expand=False)


def players_on_terminal(
    table: QeTable, seat: Seat | None, words: Words, names: list[str]
) -> RenderableType:
    grid = Table(box=box.SIMPLE)
    grid.add_column(words.say("column-player"))
    grid.add_column(words.say("column-companies"))
    grid.add_column(words.say("column-token"))
    grid.add_column(words.say("column-zero"), justify="right")
    grid.add_column(words.say("column-spent"), justify="right", overflow="fold")
    for player, shown in enumerate(table.players):
        grid.add_row(
            names[player],
            companies_on_terminal(player, shown, table.sales, words),
            words.say(f"industry-{shown.token}") if shown.token is not None else "?",
            words.number(shown.zero_points),
            spending(shown, words),
            style="bold" if player == seat else "",
        )
    return grid


def companies_on_terminal(
    player: Seat, shown: PlayerView, sales: tuple[SaleView, ...], words: Words
) -> str:
    """The tiles of a player, each with its price where it is known."""
    won = [sale for sale in sales if sale.winner == player]
    return "\n".join(
        sale.tile + (f" ({words.short(sale.amount)})" if sale.amount is not None else " (?)")
        for sale in won
    )


def spending(shown: PlayerView, words: Words) -> str:
    if shown.spent is not None:
        return words.short(shown.spent)
    return f"≥ {words.short(shown.spent_at_least)}" if shown.spent_at_least else "?"

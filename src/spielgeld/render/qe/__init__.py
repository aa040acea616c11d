"""QE in words and on a terminal."""

from pathlib import Path
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from spielgeld.games.qe.pieces import BOXES, FIRST_BID_ADVICE
from spielgeld.games.qe.view import PlayerView, QeTable, SaleView
from spielgeld.kernel.choice import Amount, Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Seat
from spielgeld.kernel.view import View
from spielgeld.render.ending import say_ending
from spielgeld.render.game import GameRender, NotUnderstood
from spielgeld.render.numbers import NotAnAmount, read_amount
from spielgeld.render.qe.lesson import LESSONS
from spielgeld.render.qe.striking import is_striking
from spielgeld.render.words import Words

SCORE_LINES = (
    "companies",
    "zero_bids",
    "nationalisation",
    "monopolisation",
    "diversification",
    "subtotal",
    "spent",
    "bonus",
    "total",
)


class QeRender(GameRender):
    untold = ("BidsSeen",)
    lessons = LESSONS

    def names(self, view: View, words: Words) -> list[str]:
        table: QeTable = view.table
        return [words.say(f"nation-{player.nation}") for player in table.players]

    def values(self, name: str, value: Any, words: Words, names: list[str]) -> dict[str, Any]:
        if name == "tile":
            return {name: tile_words(value, words)}
        if name == "bids":
            bids = zip(names, value, strict=True)
            return {name: [f"{bidder} {words.short(bid)}" for bidder, bid in bids]}
        return super().values(name, value, words, names)

    def question(self, view: View, choice: Choice, words: Words, names: list[str]) -> str:
        table: QeTable = view.table
        sale = table.sales[-1]
        values = {"tile": tile_with_points(table, view, sale.tile, words)}
        if sale.open_bid is not None and table.stage in ("secret bids", "rebid"):
            values["open"] = words.short(sale.open_bid)
        if table.stage == "look":
            assert sale.winner is not None
            values["winner"] = names[sale.winner]
        asked = "ask-" + table.stage.replace(" ", "-")
        if table.stage == "rebid":
            asked = "ask-rebid" if "open" in values else "ask-blind-rebid"
        if isinstance(choice, Amount) and choice.high is not None:
            asked, values["high"] = "ask-rebid-falling", words.short(choice.high)
        return f"{words.say(asked, **values)} {self.beside(view, words)}".rstrip()

    def beside(self, view: View, words: Words) -> str:
        """What else is good to know for a bid."""
        table: QeTable = view.table
        if table.stage == "open bid" and len(table.sales) == 1:
            low, high = FIRST_BID_ADVICE
            return words.say("ask-first", low=low, high=high)
        secret = table.stage in ("secret bids", "rebid", "blind bids")
        if secret and BOXES[table.edition, view.players].zero_bids_score:
            return words.say("ask-zero-shown")
        return ""

    def read(self, text: str, view: View, choice: Choice, words: Words) -> Decision:
        if choice.kind == "look":
            answer = text.strip().lower()
            for truth, message in ((True, "yes"), (False, "no")):
                if answer and words.say(message).lower().startswith(answer):
                    return {"look": truth}
            raise NotUnderstood(words.say("type-yes-or-no"))
        try:
            return {"bid": read_amount(text, words.language)}
        except NotAnAmount:
            raise NotUnderstood(words.say("type-bid")) from None

    def write(self, decision: Decision, words: Words) -> str:
        if "look" in decision:
            return words.say("yes" if decision["look"] else "no").lower()
        return str(decision["bid"])

    def decision(self, decision: Decision, view: View, words: Words) -> str:
        if "look" in decision:
            return words.say("decide-look-yes" if decision["look"] else "decide-look-no")
        return words.say("decide-bid", bid=words.short(decision["bid"]))

    def moment(self, view: View, words: Words) -> str:
        table: QeTable = view.table
        return tile_with_points(table, view, table.sales[-1].tile, words)

    def board(self, view: View, words: Words, names: list[str]) -> RenderableType:
        table: QeTable = view.table
        parts: list[RenderableType] = []
        if table.stage != "over":
            parts.append(sale_on_terminal(table, view, words, names))
        parts.append(players_on_terminal(table, view.seat, words, names))
        return Group(*parts)

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        return is_striking(view, decision)

    def ending(self, view: View, words: Words, names: list[str]) -> str:
        scores = view.table.scores
        points, out = [score.total for score in scores], [score.out for score in scores]
        return say_ending(view.seat, view.ranking, points, out, words, names)

    def scoring(self, play: Play, words: Words, names: list[str]) -> RenderableType:
        seats = play.summary()["seats"]
        winners = play.winners()
        sheet = Table(title=words.say("scoring-sheet"), box=box.SIMPLE_HEAVY)
        sheet.add_column("")
        for seat, name in enumerate(names):
            crown = " ★" if seat in winners else ""
            sheet.add_column(name + crown, justify="right", overflow="fold")
        for line in SCORE_LINES:
            cells = [words.short(score[line]) for score in seats]
            if line == "total":
                cells = [
                    words.say("score-out") if score["out"] else cell
                    for score, cell in zip(seats, cells, strict=True)
                ]
            style = "bold" if line in ("subtotal", "total") else ""
            sheet.add_row(words.say("score-" + line.replace("_", "-")), *cells, style=style)
        return sheet


def tile_words(tile: str, words: Words) -> str:
    """Housing, Japan."""
    nation, industry = tile.split("-")
    return words.say(
        "tile", industry=words.say(f"industry-{industry}"), nation=words.say(f"nation-{nation}")
    )


def tile_with_points(table: QeTable, view: View, tile: str, words: Words) -> str:
    points = BOXES[table.edition, view.players].tiles[tile].points
    return words.say("tile-with-points", tile=tile_words(tile, words), points=points)


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


RENDER = QeRender("qe", Path(__file__).parent)

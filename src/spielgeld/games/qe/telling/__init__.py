"""QE in words and on a terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType

from spielgeld.games.qe.rules.pieces import BOXES, FIRST_BID_ADVICE
from spielgeld.games.qe.rules.view import QeTable
from spielgeld.games.qe.telling.digest import sum_up
from spielgeld.games.qe.telling.ending import why_it_ended
from spielgeld.games.qe.telling.saying import tile_with_points, tile_words
from spielgeld.games.qe.telling.striking import is_striking
from spielgeld.games.qe.telling.terminal import board_on_terminal
from spielgeld.games.qe.telling.typed import read, write
from spielgeld.kernel.choice import Amount, Choice, Decision
from spielgeld.kernel.play import Play
from spielgeld.kernel.state import Event
from spielgeld.kernel.view import View
from spielgeld.telling.game import GameTelling
from spielgeld.telling.terminal import scoring_sheet
from spielgeld.telling.words import Words

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


class QeTelling(GameTelling):
    untold = ("BidsSeen",)
    opening = ("CompanyRevealed",)
    weight = 1.5

    def names(self, view: View, words: Words) -> list[str]:
        table: QeTable = view.table
        return [words.say(f"nation-{player.nation}") for player in table.players]

    def values(self, name: str, value: Any, words: Words, names: list[str]) -> dict[str, Any]:
        if name == "tile":
            return {name: tile_words(value, words)}
        if name == "bids":
            bids = zip(names, value, strict=True)
            return {name: [f"{words.isolate(bidder)} {words.short(bid)}" for bidder, bid in bids]}
        return super().values(name, value, words, names)

    def sum_up(self, events: Sequence[Event], words: Words, names: list[str]) -> list[str]:
        return sum_up(self, events, words, names)

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
        return read(text, choice, words)

    def write(self, decision: Decision, words: Words) -> str:
        return write(decision, words)

    def decision(self, decision: Decision, view: View, words: Words) -> str:
        if "look" in decision:
            return words.say("decide-look-yes" if decision["look"] else "decide-look-no")
        return words.say("decide-bid", bid=words.short(decision["bid"]))

    def moment(self, view: View, words: Words) -> str:
        table: QeTable = view.table
        return tile_with_points(table, view, table.sales[-1].tile, words)

    def board(self, view: View, words: Words, names: list[str]) -> RenderableType:
        return board_on_terminal(view, words, names)

    def wants_confirmation(self, view: View, decision: Decision) -> bool:
        return is_striking(view, decision)

    def ending(self, view: View, words: Words, names: list[str]) -> str:
        return why_it_ended(view, words, names)

    def scoring(self, play: Play, words: Words, names: list[str]) -> RenderableType:
        seats = play.summary()["seats"]
        sheet = scoring_sheet(play, words, names)
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


TELLING = QeTelling("qe", Path(__file__).parent)

"""What all games show on a terminal."""

from rich import box
from rich.table import Table

from spielgeld.kernel.play import Play
from spielgeld.telling.words import Words


def scoring_sheet(play: Play, words: Words, names: list[str]) -> Table:
    """A sheet with a column for each player, the winners marked, and no lines yet."""
    winners = play.winners()
    sheet = Table(title=words.say("scoring-sheet"), box=box.SIMPLE_HEAVY)
    sheet.add_column("")
    for seat, name in enumerate(names):
        sheet.add_column(name + (" ★" if seat in winners else ""), justify="right", overflow="fold")
    return sheet

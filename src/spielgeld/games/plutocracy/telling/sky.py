"""The map as text: two characters a hex, so that it has nearly the shape of the printed one."""

from rich.text import Text

from spielgeld.games.plutocracy.rules.pieces import BODIES, ORBITS, SUN, Hex
from spielgeld.games.plutocracy.rules.view import PlutocracyTable
from spielgeld.telling.words import Words

SHIP_STYLES = {
    "imperial": "bold bright_white on black",
    "galactica": "bold black on bright_white",
    "cosmos": "bold black on bright_magenta",
    "horizon": "bold bright_white on blue",
}
SPACE, BODY, RAYS = "dim", "bold yellow", "yellow"


def letter(name: str) -> str:
    return name[0].upper()


def ship_letter(corporation: str) -> str:
    """The same in every language: the names of corporations are never translated."""
    return letter(corporation)


def map_as_text(table: PlutocracyTable, words: Words) -> Text:
    """Columns of hexes lie side by side; every second one would be half a row lower in truth."""
    cells: dict[Hex, tuple[str, str]] = dict.fromkeys(SUN, ("*", RAYS))
    for body, orbit in zip(BODIES, ORBITS, strict=True):
        for space in orbit:
            cells[space] = (letter(words.say(f"body-{body}")).lower(), SPACE)
    for shown in table.bodies:
        if shown.at is not None:
            cells[shown.at] = (letter(words.say(f"body-{shown.name}")), BODY)
    ships: dict[Hex, list[str]] = {}
    for player in table.players:
        if player.ship is not None:
            ships.setdefault(player.ship, []).append(player.corporation)
    across = [q for q, _ in cells]
    down = [row_of(place) for place in cells]
    text = Text()
    for row in range(min(down), max(down) + 1):
        for q in range(min(across), max(across) + 1):
            place = (q, row - (q - (q & 1)) // 2)
            sign, style = cells.get(place, (" ", ""))
            text.append(sign, style)
            crew = ships.get(place, [])
            if len(crew) == 1:
                text.append(ship_letter(crew[0]), SHIP_STYLES[crew[0]])
            else:
                text.append("+" if crew else ("*" if place in SUN else " "), style)
        text.append("\n")
    text.rstrip()
    return text


def row_of(place: Hex) -> int:
    q, r = place
    return r + (q - (q & 1)) // 2

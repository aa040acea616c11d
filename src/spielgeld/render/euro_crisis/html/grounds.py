"""The printed parts of the drawings: they never change, so each is drawn once and remembered."""

from functools import lru_cache

from markupsafe import Markup, escape

from spielgeld.games.euro_crisis.pieces import BLACK, Sheet

REMEMBERED = 256

Point = tuple[float, float]


def cut(number: float) -> str:
    """With one decimal at most."""
    return f"{number:.1f}".removesuffix(".0")


@lru_cache(REMEMBERED)
def bond_zone(sheet: Sheet, left: float, top: float, width: float, height: float) -> Markup:
    """All spaces with their numbers, row 1 at the bottom."""
    parts = []
    for row, shown in enumerate(reversed(sheet.rows)):
        y = top + row * height
        for column, number in enumerate(shown):
            x = left + column * width
            kind = "black" if number == BLACK else "blank" if number is None else "number"
            parts.append(
                f'<rect x="{cut(x + 1)}" y="{cut(y + 1)}" width="{cut(width - 2)}" '
                f'height="{cut(height - 2)}" rx="2" class="space {kind}"/>'
            )
            if number is not None:
                sign, word = ("€", "euro-sign") if number == BLACK else (number, "rate")
                parts.append(
                    f'<text x="{cut(x + width / 2)}" y="{cut(y + 18.5)}" '
                    f'class="{word}">{sign}</text>'
                )
    return Markup("".join(parts))


@lru_cache(REMEMBERED)
def mood_bar(sheet: Sheet, left: float, y: float, width: float) -> Markup:
    """The spaces of happiness, from the fist with its weapons; a line marks the start."""
    parts = []
    for number in range(sheet.most_happiness + 1):
        x = left + number * width
        middle = x + width / 2
        fist = "" if number else " fist"
        parts.append(
            f'<rect x="{cut(x + 1)}" y="{cut(y + 1)}" width="{cut(width - 2)}" height="30" '
            f'rx="2" class="mood-space{fist}"/>'
        )
        if number == sheet.happiness_start:
            parts.append(f'<path d="M{cut(middle - 4)} {cut(y + 29)}h8" class="mood-start"/>')
        if number:
            parts.append(
                f'<text x="{cut(middle)}" y="{cut(y + 20.5)}" class="mood-number">{number}</text>'
            )
    parts.append(
        f'<svg x="{cut(left + 2)}" y="{cut(y + 3)}" width="17" height="25" viewBox="0 0 24 24" '
        f'class="fist-sign"><use href="#icon-fist"/></svg>'
        f'<text x="{cut(left + width - 3)}" y="{cut(y + 28)}" class="fist-weapons">'
        f"{sheet.fist_weapons}</text>"
    )
    return Markup("".join(parts))


@lru_cache(REMEMBERED)
def party_track(
    party: str, short: str, spots: tuple[Point, ...], dot: Point, label: Point
) -> Markup:
    """One arm of the cross: its spaces, the dot of the small marker, the party's sign and name."""
    (x, y), (end_x, end_y) = spots[0], spots[-1]
    circles = "".join(
        f'<circle cx="{cut(x)}" cy="{cut(y)}" r="5" class="party-space"/>' for x, y in spots
    )
    return Markup(
        f'<g class="party-{party}">'
        f'<path d="M{cut(x)} {cut(y)}L{cut(end_x)} {cut(end_y)}" class="party-line"/>{circles}'
        f'<circle cx="{cut(dot[0])}" cy="{cut(dot[1])}" r="1.8" class="party-dot"/>'
        f'<svg x="{cut(label[0])}" y="{cut(label[1] - 9)}" width="10" height="10">'
        f'<use href="#party-{party}"/></svg>'
        f'<text x="{cut(label[0] + 13)}" y="{cut(label[1])}" class="party-name">{escape(short)}'
        f"</text></g>"
    )


@lru_cache(REMEMBERED)
def income_row(first: int, values: int, left: float, y: float, width: float) -> Markup:
    """A row of the income track, with every fifth number below."""
    parts = []
    for place in range(values):
        value = first + place
        x = left + place * width
        kind = " below" if value < 0 else "" if value else " zero"
        parts.append(
            f'<path d="M{cut(x + 0.5)} {cut(y - 14)}h{cut(width - 1)}" class="income-space{kind}"/>'
        )
        if value % 5 == 0:
            parts.append(
                f'<text x="{cut(x + width / 2)}" y="{cut(y - 2)}" class="income-label">'
                f"{signed(value)}</text>"
            )
    return Markup("".join(parts))


def signed(number: int) -> str:
    """With a true minus."""
    return f"−{-number}" if number < 0 else str(number)

"""Every colour that text or a sign has is strong enough, by day and by night, in every game."""

import re

import pytest

from spielgeld.page.environment import static_file, stylesheets

TEXT = 4.5
SIGN = 3.0

GROUNDS = ("ground", "card", "raised", "wash")

TEXT_PAIRS = [
    *[(ink, ground) for ink in ("ink", "muted", "accent") for ground in GROUNDS],
    ("on-accent", "accent"),
    ("alarm", "card"),
    ("alarm", "ground"),
    ("card", "alarm"),
    *[("card", f"p{seat}") for seat in range(5)],
    *[
        (ink, ground)
        for industry in ("AGR", "HOU", "GOV", "FIN", "MAN", "CAR", "PLANE", "TRAIN", "BANK")
        for ink, ground in ((industry, "card"), (industry, "raised"), ("card", industry))
    ],
    *[
        (ink, ground)
        for party in ("conservatives", "socialists", "liberals", "communists")
        for ink, ground in ((party, "card"), (party, "raised"), ("card", party))
    ],
    ("alarm", "raised"),
    ("alarm", "unrest"),
    ("ink", "unrest"),
]  # fmt: skip

OTHERS = ("games/qe/game.css", "games/euro-crisis/game.css")
"""Their industries and parties have colours that are looked at on every ground."""

SIGN_PAIRS = [
    ("edge", "card"),
    ("edge", "ground"),
    ("edge", "raised"),
    ("focus", "ground"),
    ("focus", "card"),
    *[(f"p{seat}", ground) for seat in range(5) for ground in ("card", "ground", "wash")],
]


def tokens(game: str) -> dict[str, tuple[str, str]]:
    """The light and the dark value of every colour of a game."""
    found: dict[str, tuple[str, str]] = {}
    sheets = [address.partition("?")[0] for address in stylesheets(game)]
    for sheet in dict.fromkeys([*sheets, *OTHERS]):
        text = static_file(sheet).read_text(encoding="utf-8")
        for selector, block in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
            if selector.strip().endswith(":root") or f'"{game}"' in selector:
                for name, light, dark in re.findall(
                    r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)", block
                ):
                    found[name] = (light, dark)
    return found


def luminance(colour: str) -> float:
    channels = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    lighter, darker = sorted([luminance(one), luminance(other)], reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("game", ["qe", "plutocracy", "euro-crisis"])
@pytest.mark.parametrize("mode", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize(
    ("least", "pairs"), [(TEXT, TEXT_PAIRS), (SIGN, SIGN_PAIRS)], ids=["text", "signs"]
)
def test_contrast_is_strong_enough(
    game: str, mode: int, least: float, pairs: list[tuple[str, str]]
) -> None:
    colours = tokens(game)
    weak = {
        f"{ink} on {ground}": round(contrast(colours[ink][mode], colours[ground][mode]), 2)
        for ink, ground in pairs
        if contrast(colours[ink][mode], colours[ground][mode]) < least
    }
    assert not weak


def test_contrast_of_black_on_white() -> None:
    assert round(contrast("#000000", "#ffffff"), 1) == 21.0
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48

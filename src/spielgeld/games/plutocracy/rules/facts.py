"""How the values of the box are known. The rulebook's text lacks the picture of the start."""

from typing import Final

from spielgeld.games.plutocracy.rules.pieces import (
    BODIES,
    CORPORATIONS,
    COUNCILLORS,
    DEMANDED,
    FIRST_TIMES,
    HIGH_MONEY,
    HIGHEST_PRICE,
    HOLD_LIMIT,
    INFLUENCER_PLANETS,
    LOWEST_PRICE,
    MARKERS,
    MERCHANT_RESOURCES,
    ORBITS,
    PLANETS,
    PRICES_BY_DIE,
    RESOURCES,
    SEAT_PRICES,
    SPOTS,
    STANDARD_PRICES,
    STANDARD_STARTS,
    STANDARD_SUPPLY,
    START_AND_LANDING,
    START_MONEY,
    SUN,
)
from spielgeld.kernel.facts import INFERRED, PRINTED, RECONSTRUCTED, Facts

SOURCES: Final[dict[str, list[str]]] = {
    PRINTED: [
        "$.orbits.*[*][*]",
        "$.sun[*][*]",
        "$.demand.*",
        "$.supply.*",
        "$.price_limits.*",
        "$.standard_prices.*",
        "$.die[*][*]",
        "$.seats[*]",
        "$.times.*.*",
        "$.societies.*",
        "$.spots[*]",
        "$.elections[*][*]",
        "$.numbers.*",
    ],
    INFERRED: [],
    RECONSTRUCTED: ["$.starts.*", "$.first_order[*]"],
}


def box_facts() -> Facts:
    return Facts(
        {
            "orbits": {
                body: [list(space) for space in orbit]
                for body, orbit in zip(BODIES, ORBITS, strict=True)
            },
            "sun": [list(space) for space in SUN],
            "demand": {body: RESOURCES[DEMANDED[place]] for place, body in enumerate(PLANETS)},
            "supply": {
                body: RESOURCES[STANDARD_SUPPLY[place]] for place, body in enumerate(PLANETS)
            },
            "price_limits": {"lowest": LOWEST_PRICE, "highest": HIGHEST_PRICE},
            "standard_prices": {
                "demand_price": STANDARD_PRICES[0],
                "supply_price": STANDARD_PRICES[1],
            },
            "die": [list(prices) for prices in PRICES_BY_DIE[1:]],
            "seats": list(SEAT_PRICES),
            "times": {
                str(players): dict(zip(MARKERS, times, strict=True))
                for players, times in FIRST_TIMES.items()
            },
            "societies": {
                "high": HIGH_MONEY,
                "scientist": 1,
                "influencer": INFLUENCER_PLANETS,
                "merchant": MERCHANT_RESOURCES,
            },
            "spots": list(SPOTS),
            "elections": [list(councillors) for councillors in COUNCILLORS],
            "numbers": {
                "money": START_MONEY,
                "hold": HOLD_LIMIT,
                "take_off_and_landing": START_AND_LANDING,
            },
            "starts": {
                corporation: BODIES[body]
                for corporation, body in zip(CORPORATIONS, STANDARD_STARTS, strict=True)
            },
            "first_order": list(CORPORATIONS),
        },
        SOURCES,
    )

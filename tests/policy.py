"""Who knows what: the one place where the tests read it.

For every field of every game's table, and of the house's own, who may know it. What is not for all
names the secret (`Game.secrets`) whose other tellings must be equal to whoever may not know it. A
field without a line here fails `tests/laws/test_policy.py`, and so does a line without its field.
"""

ALL = "all"
NOBODY = "nobody until the game is over"
"""Or never, where it is no part of the game."""
OWNER = "its seat"
TOLD = "its seat, and whom the rules tell"

GAMES: dict[str, dict[str, dict[str, str]]] = {
    "qe": {
        "QeState": {
            # QE-1, QE-4, QE-5, QE-10 to QE-13: what lies open on the table.
            **dict.fromkeys(
                ("agenda", "tell", "box", "limit", "rules", "nations", "first", "forgets", "sale",
                 "ties",
                 "auctioneer", "open_bid", "winner", "zero_points", "zero_round", "looks_left"),
                ALL,
            ),
            "tokens": OWNER,  # QE-2
            "tiles": NOBODY,  # QE-3: those to come
            "attempts": TOLD,  # QE-6 to QE-9: the auctioneer, once all are in
            "sales": TOLD,  # QE-8, QE-14: the winner, the auctioneer, who looked
            "spent": TOLD,
        },
        "Sale": {
            **dict.fromkeys(("auctioneer", "looked", "ties", "tile", "winner"), ALL),
            "amount": TOLD,
            "attempts": TOLD,
        },
    },
    "plutocracy": {
        "PlutocracyState": dict.fromkeys(
            ("agenda", "tell", "aliens", "auction", "choosing", "councillors", "demand", "done",
             "elections", "ends", "holds", "joined", "money", "out", "parliaments", "places",
             "recent", "rescued", "retired", "rotations", "seat", "ships", "societies", "supplied",
             "supply", "terms", "track"),
            ALL,
        ),
    },
    "euro-crisis": {
        "EuroCrisisState": {
            **dict.fromkeys(
                ("actor", "agenda", "tell", "crisis", "debt", "decider", "direction", "event",
                 "gold",
                 "gold_price", "hands", "happiness", "holders", "income", "is_last_year", "large",
                 "large_left", "loan_spaces", "loans", "money", "order", "owners", "placed", "pp",
                 "quarter", "reforms", "revealed", "sale", "setting", "small", "small_left",
                 "starters", "turn", "weapons", "weapons_price", "year"),
                ALL,
            ),
            "chosen": OWNER,  # EC-11
        },
        "Setting": dict.fromkeys(
            ("anger", "box", "countries", "economy", "first", "first_income", "market", "names",
             "numbers", "players"),
            ALL,
        ),
    },
}  # fmt: skip

HOUSE: dict[str, dict[str, str]] = {
    "Chair": {"seat": ALL, "name": ALL, "level": ALL, "secret_hash": NOBODY},
    "ChatMessage": dict.fromkeys(
        ("number", "seat", "name", "text", "at", "message", "person"), ALL
    ),
    "Promised": {"secret": NOBODY, "parts": "all, as they are told", "drawing": ALL},
    "Standing": {
        **dict.fromkeys(
            ("settings", "chairs", "since", "number", "status", "began", "turn", "chat", "rematch",
             "undone", "pages_read", "led", "late"),
            ALL,
        ),
        "play": "as the game says",
        "promised": "see Promised",
    },
    "TableRow": {
        **dict.fromkeys(("id", "game", "settings", "created", "status", "wakes"), ALL),
        "host_hash": NOBODY,
        "invite_hash": NOBODY,
    },
    "Mailbox": {
        **dict.fromkeys(("table_id", "seat"), ALL),
        **dict.fromkeys(
            ("address", "language", "token", "confirmed", "asked", "due", "tries", "sent"), OWNER
        ),
    },
    "Subscription": {
        **dict.fromkeys(("table_id", "seat"), ALL),
        **dict.fromkeys(
            ("endpoint", "p256dh", "auth", "language", "asked", "due", "tries", "sent"), OWNER
        ),
    },
    "Play": {
        **dict.fromkeys(("game", "options", "players", "step", "undone"), ALL),
        "deal": NOBODY,
        "decisions": TOLD,
        "sealed": OWNER,
        "chapters": "each event's audience",
        "state": "as the game says",
        "asked": "each seat its own question",
        "way_back": NOBODY,
    },
}  # fmt: skip

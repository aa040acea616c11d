"""Pages: a view in, HTML and SVG out. They know no request, no rule and no clock."""

import json
from dataclasses import replace
from hashlib import blake2b
from itertools import count, takewhile
from typing import Any

from markupsafe import Markup

from spielgeld import games
from spielgeld.kernel.game import Game, Options
from spielgeld.kernel.state import Seat
from spielgeld.render.game import lightest_first, render_of, words_for
from spielgeld.render.html.aid import notes_of
from spielgeld.render.html.analysis import AnalysisPage
from spielgeld.render.html.boards import DESK, html_render_of
from spielgeld.render.html.environment import render
from spielgeld.render.html.happened import draw_happened
from spielgeld.render.html.lessons import LessonPanel
from spielgeld.render.html.lines import draw_chat, draw_story
from spielgeld.render.html.page import Frame, Table
from spielgeld.render.html.region import Region, group
from spielgeld.render.html.rooms import (
    CLOCKS,
    PACES,
    BoardPage,
    Lobby,
    LuckPage,
    Mailing,
    MyTables,
    NewTable,
    Room,
)
from spielgeld.render.same import Same
from spielgeld.render.versions import changes_since
from spielgeld.render.words import Words

FRAGMENTS = ("now", "mine", "players", "board", "story", "chat")
"""The sections of a table page, each a region with this id."""

ERRORS = (400, 403, 404, 405, 409, 413, 429, 500, 503)
"""Statuses that have words of their own."""

MARK_SIZE = 9


def _title(game: str, words: Words) -> str:
    return render_of(game).title(words_for(words.language, game))


# The table


def table_page(table: Table) -> str:
    """The whole page of a table, running, finished or looked back at, for one reader."""
    look = html_render_of(table.view.game)
    regions = table_region(table)
    inside = regions.text
    # What is said about a form is no part of what the stream would bring.
    mark = "" if table.said else mark_of(regions)
    if table.private is not None:
        desk = render("desk.html", table.frame, table=table).strip()
        inside = inside.replace(DESK.opening, desk, 1)
    return render(
        "table.html", table.frame, table=table, view=table.view, game=table.view.game,
        title=_title(table.view.game, table.frame.words), kit=look.kit,
        it=look.sprite(table), inside=Markup(inside), page_mark=mark, scripts=look.scripts,
        bots=any(chair.kind == "bot" for chair in table.chairs)
        and not (table.view.over or table.closed),
        drawn=json.dumps(look.drawn),
        notes=notes_of(table.frame.words, look.terms),
    )  # fmt: skip


def table_region(table: Table) -> Region:
    """All that is inside #table."""
    now, mine, players, board = html_render_of(table.view.game).draw(table)
    links, say = table.frame.links, table.frame.say
    story = table.once(
        "story", (Same(table.story), len(table.story), links.back),
        lambda: draw_story(table.story, say, links.back),
    )  # fmt: skip
    chat = table.once(
        "chat", (Same(table.chat), links.chat), lambda: draw_chat(table.chat, say, links.chat)
    )
    right = (now, draw_happened(table), mine, players)
    side = group("side", '<div id="side" class="column side">', right, "</div>")
    aid = None if table.at is not None else html_render_of(table.view.game).aid(table)
    centre = (board, story, chat) if aid is None else (board, aid, story, chat)
    main = group("centre", '<div id="centre" class="column main">', centre, "</div>")
    return Region("table", "", (side, main))


def mark_of(region: Region) -> str:
    """The same for the same page, whichever process draws it."""
    return blake2b(region.text.encode(), digest_size=MARK_SIZE).hexdigest()


def fragment(name: str, table: Table) -> str:
    """One of the FRAGMENTS."""
    found = table_region(table).find(name)
    assert found is not None
    return found.text


def preview(amount: int | None, frame: Frame) -> str:
    """What a typed amount is, in figures; nothing if it is no amount."""
    return render("preview.html", frame, amount=amount)


def curtain_page(frame: Frame, badge: str, seat: Seat, name: str) -> str:
    """One screen for all: shown before the secrets of a seat."""
    title = _title(frame.game, frame.words)
    return render("curtain.html", frame, badge=badge, seat=seat, name=name, title=title)


def analysis_page(page: AnalysisPage) -> str:
    """A finished game looked back at from one chair."""
    title = _title(page.frame.game, page.frame.words)
    return render("analysis.html", page.frame, page=page, title=title)


def analysis_fragment(page: AnalysisPage) -> str:
    """What is inside #analysis: as far as the game is weighed."""
    return render("analysis-body.html", page.frame, page=page)


def lesson_panel(panel: LessonPanel, frame: Frame) -> str:
    """What is inside #lesson: what the learner is to read or to do."""
    return render("lesson-body.html", frame, panel=panel)


# Around the table


def lobby_page(lobby: Lobby) -> str:
    """The way in: the games, and the reader's tables."""
    cards = [_game_card(game, lobby.frame.words) for game in lightest_first(lobby.games)]
    titles = {game: _title(game, lobby.frame.words) for game in games.installed()}
    return render("lobby.html", lobby.frame, lobby=lobby, cards=cards, titles=titles)


def my_tables_page(page: MyTables) -> str:
    """All tables of the reader: the own turn first, what is over last."""
    states = (
        ("now-your-turn", [card for card in page.tables if card.your_turn]),
        ("mine-running", [c for c in page.tables if c.state == "running" and not c.your_turn]),
        ("mine-waiting", [card for card in page.tables if card.state == "open"]),
        ("mine-finished", [card for card in page.tables if card.state in ("over", "closed")]),
    )
    groups = [(title, cards) for title, cards in states if cards]
    titles = {game: _title(game, page.frame.words) for game in games.installed()}
    return render("my-tables.html", page.frame, page=page, groups=groups, titles=titles)


def _game_card(game: str, words: Words) -> dict[str, Any]:
    own = words_for(words.language, game)
    summary = own.say("how-summary") if own.has("how-summary") else ""
    title = render_of(game).title(own)
    return {
        "game": game,
        "title": title,
        "summary": summary,
        "counts": _counts(games.get(game)),
        "teaches": bool(render_of(game).lessons),
    }


def _counts(game: Game[Any]) -> list[int]:
    """How many can play, with one option or another."""
    defaults = game.read_options({})
    agreed: list[Options] = [defaults]
    for option in game.options:
        agreed += [defaults | {option.name: value} for value in option.values]
    return sorted({count for options in agreed for count in game.player_counts(options)})


def new_table_page(new: NewTable) -> str:
    """The form for a new table."""
    words = new.frame.words
    game = games.get(new.game)
    fields = [
        {
            "name": option.name,
            "label": _say_or(words, f"label-{option.name}", option.name),
            "help": _say_or(words, f"option-{option.name}", ""),
            "values": [_value(words, option.name, value) for value in option.values],
            "default": _plain(option.default),
            "is_file": option.is_object,
            "editor": option.name in html_render_of(new.game).editors,
            "packed": _packed(new, option.name),
        }
        for option in game.options
    ]
    return render(
        "new.html", new.frame, new=new, form=new.form, fields=fields, counts=_counts(game),
        title=_title(new.game, words), paces=PACES, clocks=CLOCKS, lots=_lots(game, words),
        chairs=[_chair(words, seat) for seat in range(_counts(game)[-1])],
    )  # fmt: skip


def _packed(new: NewTable, option: str) -> list[tuple[str, str]]:
    """The objects to choose from, as the form sends them, and what they are called."""
    kept, given = new.kept.get(option, ""), new.given.get(option, "")
    say = new.frame.say
    found = [(given, say("new-board-given"))] if given and given != kept else []
    return [*found, (kept, say("new-board-kept"))] if kept else found


def _lots(game: Game[Any], words: Words) -> list[dict[str, Any]]:
    """What the table may choose, as fields: one for a seat, one for each place of an order."""
    most = _counts(game)[-1]
    fields = []
    for lot in game.lots(most, game.read_options({})):
        label = _say_or(words, f"lot-{lot.name}", lot.name)
        seats = [(str(seat), _chair(words, seat)) for seat in range(most)]
        kind = lot.name.removesuffix("s")
        values = [(word, _say_or(words, f"{kind}-{word}", word)) for word in lot.words] or seats
        names = [f"{lot.name}-{place}" for place in range(most)] if lot.words else [lot.name]
        fields.append({"label": label, "names": names, "values": values})
    return fields


def _chair(words: Words, seat: Seat) -> str:
    """What a chair is called: its colour in the game, or its number."""
    return _say_or(words, f"chair-{seat}", words.say("new-chair", number=seat + 1))


def _say_or(words: Words, message: str, otherwise: str) -> str:
    return words.say(message) if words.has(message) else otherwise


def _plain(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(words: Words, option: str, value: str | bool) -> tuple[str, str]:
    """A value as the form sends it, and as people read it."""
    plain = _plain(value)
    otherwise = words.say("yes" if value else "no") if isinstance(value, bool) else plain
    return plain, _say_or(words, f"label-{option}-{plain}", otherwise)


def room_page(room: Room) -> str:
    """A table before its game: the invitation, taking a chair, and waiting for the others."""
    inside = room_region(replace(room, note="", name="", private=None))
    shown = room_region(room)
    values = {"inside": Markup(shown.text), "page_mark": mark_of(inside)}
    return render("room.html", room.frame, **_room_values(room), **values)


def luck_page(luck: LuckPage) -> str:
    """Whether the cards of a finished game were dealt as promised."""
    title = _title(luck.frame.game, luck.frame.words)
    return render("luck-page.html", luck.frame, luck=luck, title=title)


def mailing_page(mailing: Mailing) -> str:
    """Whether an address wants to be told when it is its player's turn."""
    title = _title(mailing.frame.game, mailing.frame.words)
    return render("mailing.html", mailing.frame, mailing=mailing, title=title)


def room_region(room: Room) -> Region:
    """All that is inside #table of the room page."""
    text = render("room-body.html", room.frame, **_room_values(room)).strip()
    parts = [Region("waiting-room", text)]
    if room.seat is not None or room.chat:
        parts.append(draw_chat(room.chat, room.frame.say, room.frame.links.chat))
    return Region("table", "", tuple(parts))


def _room_values(room: Room) -> dict[str, Any]:
    words = room.frame.words
    newer = [] if room.before is None else changes_since(room.game, room.before, words)
    return {
        "room": room,
        "title": _title(room.game, words),
        "agreed": _agreed(room, words),
        "newer": newer,
        "called": [_chair(words, chair.seat) for chair in room.chairs],
        "host": next((chair.name for chair in room.chairs if chair.kind == "person"), ""),
        "summary": words.say("how-summary") if words.has("how-summary") else "",
    }


def _agreed(room: Room, words: Words) -> list[str]:
    """What the table agreed on: the pace, and the options that are not as usual."""
    if room.clock is None:
        agreed = [words.say("new-pace-live" if room.pace == "live" else "new-clock-none")]
    elif room.pace == "live":
        agreed = [words.say("new-clock-minutes", minutes=max(1, room.clock // 60))]
    else:
        agreed = [words.say("new-pace-days", days=max(1, room.clock // (24 * 60 * 60)))]
    agreed.append(words.say("rules-version", rules=room.rules))
    for option in games.get(room.game, room.rules).options:
        value = room.options.get(option.name, option.default)
        if value != option.default:
            label = _say_or(words, f"label-{option.name}", option.name)
            shown = "✓" if option.is_object else _value(words, option.name, value)[1]
            agreed.append(f"{label}{words.say('page-colon')}{shown}")
    return agreed


def rules_page(frame: Frame) -> str:
    """How to play the frame's game, and all its rules with their ids as anchors."""
    game, words = frame.game, frame.words
    numbers = takewhile(lambda number: words.has(f"how-{number}"), count(1))
    return render(
        "rules.html", frame, game=game, title=_title(game, words),
        how=[f"how-{number}" for number in numbers], groups=_rule_groups(game, words),
        newest=games.get(game).newest, changes=changes_since(game, 1, words)[::-1],
        facts=html_render_of(game).facts(words), editors=list(html_render_of(game).editors),
    )  # fmt: skip


def board_page(page: BoardPage) -> str:
    """A board with the sources of its values, to be corrected, kept and shared."""
    return render("editor.html", page.frame, page=page, title=_title(page.game, page.frame.words))


def _rule_groups(game: str, words: Words) -> list[dict[str, Any]]:
    """The rules under their headings; those of all games come last."""
    headings = {first: message for message, first in html_render_of(game).headings}
    own: list[dict[str, Any]] = []
    common: list[str] = []
    for rule in words.rules():
        if rule.startswith("G-"):
            common.append(rule)
            continue
        if rule in headings or not own:
            message = headings.get(rule, "rules-all")
            own.append({"id": message, "title": words.say(message), "rules": []})
        own[-1]["rules"].append(rule)
    return [*own, {"id": "rules-common", "title": words.say("rules-common"), "rules": common}]


def error_page(frame: Frame, status: int, text: str = "", table: str = "") -> str:
    """Something went wrong: what, and the way back, perhaps to a table.

    `text` is said instead of the usual words.
    """
    known = status if status in ERRORS else 500 if status >= 500 else 400
    words = frame.words
    heading, usual = words.say(f"error-{known}.title"), words.say(f"error-{known}")
    said = {"status": status, "heading": heading, "text": text or usual, "table": table}
    return render("error.html", frame, **said)

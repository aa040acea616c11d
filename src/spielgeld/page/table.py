"""A table, running, finished or looked back at, for one reader: whole or in its regions."""

import json
from dataclasses import dataclass

from markupsafe import Markup

from spielgeld.page.aid import notes_of
from spielgeld.page.boards import INSIDE_TABLE, desk, page_of
from spielgeld.page.compare import draw_comparison
from spielgeld.page.environment import draw_page
from spielgeld.page.happened import draw_happened
from spielgeld.page.lessons import LessonPanel
from spielgeld.page.lines import chat_lines, draw_chat, draw_story
from spielgeld.page.moments import draw_moments
from spielgeld.page.page import Frame, TablePage
from spielgeld.page.region import Region, group, mark_of


@dataclass(frozen=True)
class AmountPreview:
    """What somebody is typing."""

    frame: Frame
    amount: int | None


@dataclass(frozen=True)
class LessonPage:
    """What a learner is told."""

    frame: Frame
    panel: LessonPanel


def table_page(table: TablePage) -> str:
    """The whole page."""
    look = page_of(table.view.game)
    regions = table_region(table)
    inside = regions.text
    # What is said about a form is no part of what the stream would bring.
    mark = "" if table.said else mark_of(regions)
    if table.private is not None:
        inside = inside.replace(desk().text, draw_page("desk.html", table).strip(), 1)
    bots = any(chair.kind == "bot" for chair in table.chairs)
    return draw_page(
        "table.html", table, kit=look.kit, it=look.sprite(table), inside=Markup(inside),
        page_mark=mark, scripts=look.scripts, drawn=json.dumps(look.drawn),
        bots=bots and not (table.view.over or table.closed),
        notes=notes_of(table.frame.words, look.terms),
    )  # fmt: skip


def table_region(table: TablePage) -> Region:
    """All that is inside #table."""
    now, mine, players, board = page_of(table.view.game).draw(table)
    words, links = table.frame.words, table.frame.links
    said = table.cache.recall(chat_lines, words, table.chat, table.chat, words)
    story = draw_story(table.story, words, links.back)
    chat = draw_chat(said, words, links.chat)
    right = (now, draw_happened(table), mine, players)
    side = group("side", INSIDE_TABLE.side, None, None, right)
    aid = None if table.at is not None else page_of(table.view.game).aid(table)
    around = (story, chat) if aid is None else (aid, story, chat)
    main = (*draw_comparison(table), draw_moments(table), board, *around)
    return Region("table", "", (side, group("centre", INSIDE_TABLE.centre, None, None, main)))


def fragment(name: str, table: TablePage) -> str:
    """What has this id inside #table."""
    found = table_region(table).find(name)
    assert found is not None
    return found.text


def preview(amount: int | None, frame: Frame) -> str:
    """What a typed amount is, in figures; nothing if it is no amount."""
    return draw_page("preview.html", AmountPreview(frame, amount))


def lesson_panel(panel: LessonPanel, frame: Frame) -> str:
    """What is inside #lesson: what the learner is to read or to do."""
    return draw_page("lesson-body.html", LessonPage(frame, panel))

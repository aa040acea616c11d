"""Leaks beside the table: in what only some readers, programs or languages ever see."""

from dataclasses import replace
from typing import Any

from spielgeld.house.table import Role, Table
from spielgeld.web import door
from spielgeld.web.pages import manifest, my_tables, sitting
from tests.mutants import mutant, truth, wrap
from tests.mutants.derived import TRUTH, hold_truth

ASIDE = "beside the table"


@mutant(ASIDE)
def head_says_more() -> None:
    """HEAD, for which no browser asks, has a header of its own."""
    hold_truth()

    async def call(old: Any, heads: Any, scope: Any, receive: Any, send: Any) -> None:
        async def send_more(message: Any) -> None:
            if scope.get("method") == "HEAD" and message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"x-state", str(TRUTH[0]).encode())]
            await send(message)

        await old(heads, scope, receive, send_more)

    wrap(door.HeadAsGet, "__call__", call)


@mutant(ASIDE)
def only_in_french() -> None:
    """The French page, whose words were changed by hand, has a number too many."""

    def draw(old: Any, table: Table, *rest: Any, **named: Any) -> Any:
        page = old(table, *rest, **named)
        if page.frame.words.language != "fr":
            return page
        return replace(page, frame=replace(page.frame, here=f"/{truth(table)}"))

    wrap(sitting, "draw_table", draw)


@mutant(ASIDE)
def my_tables_know_who_leads() -> None:
    """The list of one's tables says how a game stands that is not over."""

    def draw(old: Any, table: Table, role: Role, *rest: Any) -> Any:
        card = old(table, role, *rest)
        return replace(card, result=f"{truth(table)}") if table.running else card

    wrap(my_tables, "draw_mine", draw)


@mutant(ASIDE)
def the_app_has_a_colour() -> None:
    """The manifest of the app has a colour that follows from the table that was seen last."""
    hold_truth()

    def said(old: Any, told: Any, **named: Any) -> Any:
        colour = f"#{TRUTH[0] % 0xFFFFFF:06x}"
        return old({**told, "theme_color": colour} if isinstance(told, dict) else told, **named)

    wrap(manifest, "Response", said)

"""Boards of one's own: looked at, corrected, kept in this browser, shared and downloaded."""

import json
from collections.abc import Sequence
from typing import Any

from litestar import Controller, get, post
from litestar.params import FromPath
from litestar.response import Response

from spielgeld import games
from spielgeld.house.problems import Problem
from spielgeld.house.texts import check_data
from spielgeld.kernel.game import Option
from spielgeld.kernel.refusal import Refusal, Refused, impossible
from spielgeld.page.boards import page_of
from spielgeld.page.editing import BoardPage, board_page
from spielgeld.page.origin import Editor
from spielgeld.web.context import AnyRequest
from spielgeld.web.pages.packed import pack, unpack
from spielgeld.web.pages.sitting import Answer
from spielgeld.web.pages.table import read_form
from spielgeld.web.pages.visitor import Visitor

NOTES = ("checked", "kept", "forgotten")


class OptionPages(Controller):
    path = "/options/{game:str}/{name:str}"
    include_in_schema = False

    @get("/")
    async def show(self, request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Answer:
        """The board of the address, else the one kept in this browser, else ours."""
        option = option_of(game, name.removesuffix(".json"))
        if name.endswith(".json"):
            return Response(option.example, media_type="application/json")
        page = Shown(Visitor(request), game, option)
        query = request.query_params
        note = query.get("said", "")
        said = page.visitor.frame(game).say(f"editor-{note}") if note in NOTES else ""
        if "usual" in query:
            return page.answer(option.example, note=said)
        text = query.get("is", "") or page.kept
        if not text:
            return page.answer(option.example, note=said)
        try:
            board = page.option.read(unpack(text))
        except Refused as refused:
            return page.answer(option.example, refusal=refused.refusal, status=422)
        share = page.address(text) if "is" in query else ""
        return page.answer(board, share=share, note=said)

    @post("/")
    async def act(self, request: AnyRequest, game: FromPath[str], name: FromPath[str]) -> Answer:
        page = Shown(Visitor(request), game, option_of(game, name))
        form = await read_form(request, files=True)
        action = form.get("action", "check")
        if action == "forget":
            return page.forget()
        if action == "load":
            return page.load(form.get("file", ""))
        board = page.editor.read(form)
        faults = page.editor.faults(board)
        if faults:
            return page.answer(board, faults, status=422)
        if action == "download":
            return page.download(board)
        if action in ("keep", "share", "table"):
            return page.carry(action, board)
        return page.answer(board, note=page.visitor.frame(game).say("editor-checked"))


class Shown:
    """The page of one option, for one visitor."""

    def __init__(self, visitor: Visitor, game: str, option: Option) -> None:
        editor = page_of(game).editors.get(option.name)
        if editor is None:
            raise Problem("no-page")
        self.visitor = visitor
        self.game = game
        self.option = option
        self.editor: Editor = editor
        self.link = visitor.at(f"/options/{game}/{option.name}")

    @property
    def kept(self) -> str:
        return self.visitor.request.cookies.get(cookie_of(self.game, self.option.name), "")

    def address(self, text: str) -> str:
        return f"{str(self.visitor.request.base_url).rstrip('/')}{self.link}?is={text}"

    def answer(
        self,
        board: Any,
        faults: Sequence[Refusal] = (),
        *,
        refusal: Refusal | None = None,
        share: str = "",
        note: str = "",
        status: int = 200,
    ) -> Answer:
        frame = self.visitor.frame(self.game)
        sections = self.editor.sections(board, frame.words, faults)
        page = BoardPage(
            frame, self.game, self.option.name, self.link, sections, len(faults), refusal, note,
            share, bool(self.kept),
            () if faults or refusal else self.editor.preview(board, frame.words),
        )  # fmt: skip
        return self.visitor.page(board_page(page), status)

    def load(self, text: str) -> Answer:
        """A file is shown if it has all parts, with what is wrong at each of them."""
        try:
            board = read_object(self.option, text)
        except Refused as refused:
            return self.answer(self.option.example, refusal=refused.refusal, status=422)
        check_data(board)
        faults = self.editor.faults(board)
        if not faults:
            return self.answer(self.option.read(board))
        if self.editor.is_whole(board):
            return self.answer(board, faults, status=422)
        return self.answer(self.option.example, refusal=faults[0], status=422)

    def download(self, board: Any) -> Answer:
        text = json.dumps(self.editor.file(board), indent=1, ensure_ascii=False)
        name = f"{self.game}-{self.option.name}.json"
        return Response(
            text,
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{name}"'},
        )

    def carry(self, action: str, board: Any) -> Answer:
        """Into this browser, an address or a new table."""
        text = pack(board)
        if text is None:
            return self.answer(board, refusal=impossible("too-long").refusal, status=422)
        if action == "keep":
            self.keep(text)
            return self.visitor.go(f"{self.link}?said=kept")
        if action == "share":
            return self.visitor.go(f"{self.link}?is={text}")
        new = self.visitor.at("/new")
        return self.visitor.go(f"{new}?game={self.game}&{self.option.name}={text}")

    def forget(self) -> Answer:
        self.keep("", seconds=0)
        return self.visitor.go(f"{self.link}?said=forgotten")

    def keep(self, text: str, **more: int) -> None:
        """Only this page and that of a new table need it, so only they are sent it."""
        cookie = cookie_of(self.game, self.option.name)
        for path in (self.link, self.visitor.at("/new")):
            self.visitor.keep(cookie, text, path, **more)


def cookie_of(game: str, option: str) -> str:
    return f"{option}-{game}"


def option_of(game: str, name: str) -> Option:
    if game in games.installed():
        for option in games.get(game).options:
            if option.is_object and option.name == name:
                return option
    raise Problem("no-page")


def kept_by(visitor: Visitor, game: str) -> dict[str, str]:
    """The objects that this browser keeps for a game, packed."""
    cookies = visitor.request.cookies
    named = [option.name for option in games.get(game).options if option.is_object]
    return {
        name: cookies[cookie_of(game, name)] for name in named if cookies.get(cookie_of(game, name))
    }


def read_object(option: Option, text: str) -> Any:
    """What a JSON file holds that was sent for an option."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno, "detail": error.msg}
        raise impossible("option-json", option=option.name, **place) from None
    except RecursionError:
        raise impossible("board-json") from None

"""The pages around tables: the lobby, a new table, the rules, language and theme."""

from dataclasses import replace
from typing import Any

from litestar import Controller, get, post
from litestar.params import FromPath

from spielgeld import games
from spielgeld.bots.company import anyone, people_of
from spielgeld.house.at_once import begin_at_once
from spielgeld.house.from_record import usual_level
from spielgeld.house.problems import Problem
from spielgeld.house.settings import Settings, levels_of, read_name, read_settings
from spielgeld.house.texts import read_small
from spielgeld.kernel.game import Game
from spielgeld.kernel.refusal import Refused
from spielgeld.luck import is_number
from spielgeld.page.lobby import Lobby, lobby_page
from spielgeld.page.new_table import NewTablePage, new_table_page
from spielgeld.page.rules import rules_page
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.words import Words
from spielgeld.web.context import COOKIE as LANGUAGE_COOKIE
from spielgeld.web.context import AnyRequest, address_of, service_of
from spielgeld.web.errors import message_of
from spielgeld.web.pages.drawing import draw_card
from spielgeld.web.pages.options import kept_by, read_object
from spielgeld.web.pages.packed import unpack
from spielgeld.web.pages.sitting import Answer
from spielgeld.web.pages.table import read_form
from spielgeld.web.pages.visitor import THEME_COOKIE, THEMES, Visitor

DAY = 24 * 60 * 60
PACKED = "packed-"
MINE = ("me", "here")
"""Who is on a chair of one's own."""


class HomePages(Controller):
    path = "/"
    include_in_schema = False

    @get("/")
    async def lobby(self, request: AnyRequest) -> Answer:
        visitor = Visitor(request)
        frame = visitor.frame()
        cards = [
            draw_card(table, role, frame.words, visitor.at(f"/t/{table.id}"))
            for table, role in await visitor.own_tables()
        ]
        return visitor.page(lobby_page(Lobby(frame, tuple(games.installed()), tuple(cards))))

    @get("/new")
    async def new(self, request: AnyRequest) -> Answer:
        visitor = Visitor(request)
        game = request.query_params.get("game", next(iter(games.installed())))
        check_game(game)
        given = {
            option.name: request.query_params.get(option.name, "")
            for option in games.get(game).options
            if option.is_object
        }
        page = replace(new_table(visitor, game), given=given)
        return visitor.page(new_table_page(page))

    @post("/new")
    async def create(self, request: AnyRequest) -> Answer:
        """Make the table and take the chairs that are mine."""
        service = service_of(request)
        visitor = Visitor(request)
        form = await read_form(request, files=True)
        game = form.get("game", "")
        check_game(game)
        page = new_table(visitor, game, form)
        try:
            settings = settings_of(form)
            mine = [seat for seat in range(settings.players) if chair_in(form, seat) in MINE]
            names = names_in(form, mine, page.frame.words)
        except Refused as refused:
            page = replace(page, refusal=refused.refusal)
            return visitor.page(new_table_page(page), 422)
        except Problem as problem:
            page = replace(page, note=message_of(problem, page.frame.words))
            return visitor.page(new_table_page(page), 422)
        made = await service.create(settings)
        secrets = [made.host, made.invite]
        for name, seat in zip(names, mine, strict=True):
            secrets.append(await service.sit(made.table.id, made.invite, name, seat))
        visitor.keep_secrets(made.table.id, *secrets)
        visitor.keep_name(names[0] if names else "")
        if mine and is_number(form.get("luck")):
            await service.pledges.pledge(made.table.id, secrets, form["luck"])
        if all([not chair.open for chair in made.table.chairs]):
            await service.start(made.table.id, secrets, address_of(request))
        return visitor.go(visitor.at(f"/t/{made.table.id}"))

    @post("/play/{game:str}")
    async def play_at_once(self, request: AnyRequest, game: FromPath[str]) -> Answer:
        """A table against bots, begun as it is made."""
        service, visitor = service_of(request), Visitor(request)
        name = visitor.name or visitor.frame().words.say("seat-name", number=1)
        made, secret = await begin_at_once(
            service, game, visitor.language, name, address_of(request)
        )
        visitor.keep_secrets(made.table.id, made.host, made.invite, secret)
        return visitor.go(visitor.at(f"/t/{made.table.id}"))

    @get("/rules/{game:str}")
    async def rules(self, request: AnyRequest, game: FromPath[str]) -> Answer:
        visitor = Visitor(request)
        check_game(game)
        return visitor.page(rules_page(visitor.frame(game)))

    @post("/settings")
    async def settings(self, request: AnyRequest) -> Answer:
        visitor = Visitor(request)
        form = await read_form(request)
        if form.get("language") in LANGUAGES:
            visitor.keep(LANGUAGE_COOKIE, form["language"])
        if form.get("theme") in THEMES:
            visitor.keep(THEME_COOKIE, form["theme"])
        return visitor.go(safe_path(form.get("back", "/")))


def check_game(game: str) -> None:
    if game not in games.installed():
        raise Problem("no-page")


def new_table(visitor: Visitor, game: str, form: dict[str, str] | None = None) -> NewTablePage:
    filled = form or {}
    given = {name[len(PACKED) :]: text for name, text in filled.items() if name.startswith(PACKED)}
    kept = kept_by(visitor, game)
    return NewTablePage(
        visitor.frame(game), game, levels_of(game), filled, name=visitor.name, kept=kept,
        given=given, people=people_of(game),
    )  # fmt: skip


def names_in(form: dict[str, str], mine: list[int], words: Words) -> list[str]:
    """For everyone on this screen the name in the field of their chair, if there is one."""
    if form.get("others") != "here":
        return read_names(form.get("name", ""), len(mine))
    first = read_name(form.get("name", ""))
    others = [
        form.get(f"name-{seat}", "").strip() or words.say("seat-name", number=seat + 1)
        for seat in mine[1:]
    ]
    return [first, *[read_name(name) for name in others]][: len(mine)]


def read_names(text: str, number: int) -> list[str]:
    """A name for each chair of mine: `Ada, Bob` for two on one screen, or Ada and Ada 2."""
    said = [read_name(name) for name in text.split(",")] if number > 1 else [read_name(text)]
    more = [f"{said[-1][:36]} {place}" for place in range(len(said) + 1, number + 1)]
    return [*said, *more][:number]


def settings_of(form: dict[str, str]) -> Settings:
    """The fields of the form as the API has them."""
    game = games.get(form["game"])
    truths = {"true": True, "false": False}
    options: dict[str, Any] = {}
    for option in game.options:
        text = form.get(f"option-{option.name}")
        if option.is_object:
            packed = form.get(f"{PACKED}{option.name}")
            if text:
                options[option.name] = read_object(option, text)
            elif packed:
                options[option.name] = unpack(packed)
        elif text is not None and text != str(option.default):
            options[option.name] = truths.get(text, text)
    pace = form.get("pace", "live")
    days = read_small(pace)
    clock = form.get("clock", "none")
    players = form.get("players", "")
    chairs = range(min(read_small(players) or 0, 20))
    seats = {str(seat): name for seat in chairs if (name := bot_in(form, seat))}
    return read_settings(
        {
            "game": form["game"],
            "players": players,
            "options": options,
            "chosen": chosen_in(form, game, players),
            "bots": seats,
            "language": form.get("language", "en"),
            "pace": "days" if days else pace[:20],
            "clock": days * DAY if days else clock.replace("none", ""),
            "timeout": form.get("timeout", "bot"),
            "spectators": form.get("spectators") == "yes",
            "hints": form.get("hints") == "yes",
        }
    )


def chair_in(form: dict[str, str], seat: int) -> str:
    """Who is to sit there: as is said of this chair, or of all others."""
    return form.get(f"seat-{seat}") or form.get("others", "")


def bot_in(form: dict[str, str], seat: int) -> str:
    """Who is drawn at the level that was chosen, or the person who was, at that of all others."""
    kind, _, name = chair_in(form, seat).partition(":")
    if kind == "person":
        others, _, level = form.get("others", "").partition(":")
        return f"{level if others == 'bot' else usual_level(form['game'])}.{name}"
    return anyone(form["game"], name) if kind == "bot" else ""


def chosen_in(form: dict[str, str], game: Game[Any], players: str) -> dict[str, Any]:
    """What the table chooses instead of drawing it: `lot-first`, or `lot-states-0` and so on."""
    chosen: dict[str, Any] = {}
    number = int(players) if players.isdecimal() and len(players) < 3 else 0
    for lot in game.all_lots(number):
        if not lot.words:
            said = [form.get(f"lot-{lot.name}", "")]
        else:
            said = [form.get(f"lot-{lot.name}-{place}", "") for place in range(number)]
        if any(said):
            chosen[lot.name] = said if lot.words else said[0]
    return chosen


def safe_path(path: str) -> str:
    """A path on this server; never an address elsewhere."""
    fine = path.startswith("/") and not path.startswith("//") and "\\" not in path
    return path if fine and path.isprintable() and len(path) < 500 else "/"

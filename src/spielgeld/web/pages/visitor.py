"""Who asks for a page: cookies, language, theme and the addresses that are theirs."""

from dataclasses import replace
from typing import Any
from urllib.parse import quote, unquote, urlsplit

from litestar import MediaType
from litestar.datastructures import Cookie
from litestar.response import Redirect, Response

from spielgeld.house import keys
from spielgeld.house.post.mail import is_loopback
from spielgeld.house.problems import Problem
from spielgeld.house.service import Secrets, share_key
from spielgeld.house.settings import LONGEST_NAME
from spielgeld.house.table import Role, Table
from spielgeld.house.texts import is_storable
from spielgeld.page.page import Frame, Links
from spielgeld.telling.game import words_for
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.words import words_of
from spielgeld.web.context import BASE, AnyRequest, language_of, service_of, split_secrets
from spielgeld.web.context import COOKIE as LANGUAGE_COOKIE

CHAIR_COOKIE = "chair"
TABLES_COOKIE = "tables"
THEME_COOKIE = "theme"
NAME_COOKIE = "name"
MOST_KEYS_OF_A_TABLE = 3
UNCOVERED_COOKIE = "uncovered"
READ_COOKIE = "read-"
"""Followed by a seat, or nothing: the step up to which what happened was seen."""
THEMES = ("auto", "light", "dark")

HALF_A_YEAR = 60 * 60 * 24 * 183
MOST_TABLES_REMEMBERED = 40
KEY_COOKIE = "key-"
"""Followed by the name of a table: what opens it, told to the page of all tables only."""


class Visitor:
    """One request for a page, and the cookies that its answer sets."""

    def __init__(self, request: AnyRequest) -> None:
        self.request = request
        self.language = language_of(request)
        self.secrets: Secrets = split_secrets(request.cookies.get(CHAIR_COOKIE, ""))
        self.htmx = request.headers.get("hx-request") == "true"
        self.cookies: list[Cookie] = []
        self._tables: list[tuple[str, str]] | None = None
        if request.query_params.get("lang") in LANGUAGES:
            self.keep(LANGUAGE_COOKIE, self.language)

    def at(self, path: str) -> str:
        """An address of ours, below the path that the host chose."""
        return str(self.request.scope.get(BASE, "")) + path

    def links(self) -> Links:
        """The addresses that every page has."""
        plain = Links()
        shared = ("static", "home", "new", "rules", "learn", "at_once", "options", "settings",
                  "tables", "record_open", "manifest")  # fmt: skip
        return replace(plain, **{name: self.at(getattr(plain, name)) for name in shared})

    @property
    def theme(self) -> str:
        theme = self.request.cookies.get(THEME_COOKIE)
        return theme if theme in THEMES else "auto"

    @property
    def name(self) -> str:
        """What this browser's player was called last; nothing if they don't want it kept."""
        try:
            name = unquote(self.request.cookies.get(NAME_COOKIE, ""), errors="strict")
        except ValueError:
            return ""
        return name if is_storable(name) and len(name) <= LONGEST_NAME else ""

    def keep_name(self, name: str, *, forget: bool = False) -> None:
        if forget:
            self.keep(NAME_COOKIE, "", seconds=0)
        elif name and name != self.name:
            self.keep(NAME_COOKIE, quote(name))

    def keep(self, name: str, value: str, path: str = "", seconds: int = HALF_A_YEAR) -> None:
        """Set a cookie that no script can read and that other sites' pages can't send."""
        secure = self.request.url.scheme == "https"
        self.cookies.append(
            Cookie(
                name,
                path or self.at("/"),
                value,
                max_age=seconds,
                secure=secure,
                httponly=True,
                samesite="lax",
            )
        )

    def keep_secrets(self, table_id: str, *more: str) -> None:
        self.secrets = [*[secret for secret in self.secrets if secret not in more], *more][-12:]
        self.keep(CHAIR_COOKIE, ".".join(self.secrets), path=self.at(f"/t/{table_id}"))
        kept = ".".join(self.secrets[-MOST_KEYS_OF_A_TABLE:])
        self.keep(f"{KEY_COOKIE}{table_id}", kept, path=self.at("/tables"))

    def keep_only(self, table_id: str, *secrets: str) -> None:
        """The secrets of another table than the one that this request is about."""
        self.secrets = list(secrets)
        self.keep_secrets(table_id)

    def keys(self) -> dict[str, Secrets]:
        """What opens this browser's tables, by their names."""
        return {
            name.removeprefix(KEY_COOKIE): split_secrets(value)
            for name, value in self.request.cookies.items()
            if name.startswith(KEY_COOKIE)
        }

    def tables(self) -> list[tuple[str, str]]:
        """The tables that this browser has chairs at, the latest first, each with its proof."""
        if self._tables is not None:
            return self._tables
        parts = self.request.cookies.get(TABLES_COOKIE, "").split(".")
        named = [part.partition("-")[::2] for part in parts]
        return [(table_id, proof) for table_id, proof in named if proof][:MOST_TABLES_REMEMBERED]

    async def own_tables(self) -> list[tuple[Table, Role]]:
        """The tables that are still there, each with what this browser may do at it."""
        found = []
        for table_id, proof in self.tables():
            try:
                table = await service_of(self.request).find(table_id)
            except Problem:
                continue
            role = table.role_by_proof(proof)
            if role != Role():
                found.append((table, role))
        return found

    def remember(self, table: Table, role: Role) -> None:
        others = [(table_id, proof) for table_id, proof in self.tables() if table_id != table.id]
        kept = [(table.id, table.proof(role)), *others]
        for forgotten, _ in kept[MOST_TABLES_REMEMBERED:]:
            self.keep(f"{KEY_COOKIE}{forgotten}", "", path=self.at("/tables"), seconds=0)
        kept = kept[:MOST_TABLES_REMEMBERED]
        if kept != self.tables():
            self._tables = kept
            self.keep(TABLES_COOKIE, ".".join([f"{name}-{proof}" for name, proof in kept]))

    def frame(self, game: str = "", links: Links | None = None) -> Frame:
        words = words_for(self.language, game) if game else words_of(self.language)
        here = self.at(self.request.url.path)
        site = here_of(self) + self.at("")
        frame = Frame(words, links or self.links(), game=game, theme=self.theme, here=here)
        return replace(frame, site=site)

    def page(self, text: str, status: int = 200, **headers: str) -> Response[str]:
        return Response(
            text,
            status_code=status,
            media_type=MediaType.HTML,
            cookies=self.cookies,
            headers={name.replace("_", "-"): value for name, value in headers.items()},
        )

    def go(self, path: str) -> Response[Any]:
        """See other: the answer to a form that was carried out."""
        if self.htmx:
            return self.page("", HX_Redirect=path)
        return Redirect(path, status_code=303, cookies=self.cookies)


def here_of(visitor: Visitor) -> str:
    """Where this server is, as others reach it: who asks from this machine is told the network's

    address, if the server listens there.
    """
    network: str = visitor.request.app.state.get("network", "")
    if network and is_loopback(visitor.request.url.hostname or ""):
        return network
    return str(visitor.request.base_url).rstrip("/")


def is_local(visitor: Visitor) -> bool:
    """Whether links that this visitor is shown work on this machine only."""
    return is_loopback(urlsplit(here_of(visitor)).hostname or "")


def takes_mail(table: Table, visitor: Visitor) -> bool:
    return service_of(visitor.request).takes_mail(table)


def takes_push(table: Table, visitor: Visitor) -> bool:
    return service_of(visitor.request).takes_push(table)


def forgets(table: Table) -> bool:
    """Whether people at this table are not shown again what they were shown before."""
    play = table.play
    return play is not None and play.game.forgets(play.options)


def links_of(table: Table, role: Role, visitor: Visitor, *, page: str) -> Links:
    """The addresses at a table; what this visitor can't do is not offered."""
    base = visitor.at(f"/t/{table.id}")
    here = here_of(visitor)
    invite = next((s for s in visitor.secrets if keys.fits(s, table.row.invite_hash)), None)
    own = next(
        (s for s in visitor.secrets if role.seats and role.seats[0] in table.role([s]).seats), None
    )
    alive = table.status in ("open", "running")
    over = table.status == "over"
    seated = bool(role.seats)
    alone = len(role.seats) == 1
    return replace(
        visitor.links(),
        table=base,
        fragments=f"{base}/fragments?page={page}",
        stream=f"{base}/stream?page={page}",
        decide=f"{base}/decide" if seated else "",
        preview=f"{base}/preview" if seated else "",
        undo=f"{base}/undo" if seated else "",
        hint=f"{base}/hint" if seated and table.settings.hints else "",
        chat=f"{base}/chat" if seated else "",
        notes=f"{base}/notes" if alone else "",
        push=f"{base}/push" if alone and alive and takes_push(table, visitor) else "",
        mail=f"{base}/mail" if alone and alive and takes_mail(table, visitor) else "",
        invite=f"{here}{base}/join/{invite}" if invite and alive else "",
        take=f"{base}/take" if invite and alive else "",
        chair=f"{here}{base}/chair/{own}" if own else "",
        renew=f"{base}/renew" if own else "",
        host=f"{base}/host" if role.host and alive else "",
        delete=f"{base}/delete" if role.host and not alive else "",
        read=f"{base}/read",
        uncover=f"{base}/uncover",
        back="" if alive and forgets(table) else f"{base}/back",
        record=f"{base}/record" if over else "",
        luck=f"{base}/luck" if over or (seated and table.play is None) else "",
        analysis=f"{base}/analysis" if table.open_to_all and table.play is not None else "",
        rematch=f"{base}/rematch" if not alive and (seated or role.host) else "",
        go_on=f"{base}/go-on" if table.open_to_all else "",
        share=f"{here}{base}/shared/{share_key(table)}" if over and (seated or role.host) else "",
        follow=f"{base}/rematch" if table.rematch is not None else "",
    )

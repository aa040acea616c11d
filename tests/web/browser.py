"""A browser without scripts: it keeps cookies, follows redirects and sends forms as they stand."""

from html.parser import HTMLParser
from typing import Any

import httpx

from tests.web.server import PATIENCE, Line, Server


class Form:
    """A form of a page: where it goes, its fields, and the buttons it can be sent with."""

    def __init__(self, attributes: dict[str, str | None]) -> None:
        self.id = attributes.get("id") or ""
        self.action = attributes.get("action") or ""
        self.method = (attributes.get("method") or "get").lower()
        self.fields: dict[str, str] = {}
        self.buttons: list[tuple[str, str]] = []


class Forms(HTMLParser):
    """All forms of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self._form: Form | None = None
        self._select = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        name, value = given.get("name") or "", given.get("value") or ""
        if tag == "form":
            self._form = Form(given)
            self.forms.append(self._form)
        elif self._form is None:
            return
        elif tag == "input" and name:
            if given.get("type") not in ("checkbox", "radio") or "checked" in given:
                self._form.fields[name] = value
        elif tag == "select":
            self._select = name
        elif tag == "option" and self._select:
            if self._select not in self._form.fields or "selected" in given:
                self._form.fields[self._select] = value
        elif tag == "button":
            self._form.buttons.append((name, value))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "select":
            self._select = ""


class Browser:
    def __init__(self, server: Server, language: str = "en") -> None:
        self.http = Line(
            base_url=server.url,
            headers={"accept-language": language},
            follow_redirects=True,
            timeout=PATIENCE,
            verify=False,
        )
        self.text = ""
        self.status = 0
        self.url = ""

    def open(self, path: str) -> str:
        return self._took(self.http.get(path))

    def send(self, form_id: str, button: tuple[str, str] | None = None, **fields: str) -> str:
        """Fill in a form and send it."""
        form = self.form(form_id, button)
        values: dict[str, Any] = {**form.fields, **fields}
        if button is not None:
            values[button[0]] = button[1]
        return self.post(form.action, values)

    def post(self, path: str, values: dict[str, Any]) -> str:
        origin = str(self.http.base_url).rstrip("/")
        return self._took(self.http.post(path, data=values, headers={"origin": origin}))

    def _took(self, response: httpx.Response) -> str:
        self.text, self.status = response.text, response.status_code
        self.url = str(response.url)
        return self.text

    def form(self, form_id: str, button: tuple[str, str] | None = None) -> Form:
        """A form by its id, or by the end of the address that it is sent to, with this button."""
        for form in self.forms:
            fits = form.id == form_id or form.action.endswith(f"/{form_id}")
            if fits and (button is None or button in form.buttons):
                return form
        raise AssertionError(f"no form {form_id}, {button} on {self.url}: {self.text[-3000:]}")

    @property
    def forms(self) -> list[Form]:
        return Forms(self.text).forms

    def has(self, form_id: str) -> bool:
        return any(form.id == form_id for form in self.forms)

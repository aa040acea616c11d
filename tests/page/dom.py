"""A page as a browser holds it: just enough to carry out changes and to compare."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

from spielgeld.page.region import Change

VOID = {"input", "meta", "link", "br", "hr", "img", "wbr"}


@dataclass
class Element:
    tag: str
    attrs: dict[str, str | None] = field(default_factory=dict)
    children: list["Element | str"] = field(default_factory=list)


class Parser(HTMLParser):
    def __init__(self, text: str) -> None:
        super().__init__()
        self.root = Element("root")
        self._open = [self.root]
        self.feed(text)
        self.close()
        assert self._open == [self.root], "tags that don't fit"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_startendtag(tag, attrs)
        if tag not in VOID:
            element = self._open[-1].children[-1]
            assert isinstance(element, Element)
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._open[-1].children.append(Element(tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop().tag == tag

    def handle_data(self, data: str) -> None:
        self._open[-1].children.append(data)


def parse(text: str) -> Element:
    return Parser(text).root


class Page:
    """A page that stays open, with the place of every id."""

    def __init__(self, text: str) -> None:
        self.root = parse(text)
        self._found: dict[str, tuple[Element, Element]] = {}
        for child in self.root.children:
            self._enter(self.root, child)

    def _enter(self, parent: Element, child: Element | str) -> None:
        if isinstance(child, Element):
            name = child.attrs.get("id")
            if name is not None:
                assert name not in self._found, f"{name} is there already"
                self._found[name] = (parent, child)
            for inner in child.children:
                self._enter(child, inner)

    def _leave(self, child: Element | str) -> None:
        if isinstance(child, Element):
            name = child.attrs.get("id")
            if name is not None:
                del self._found[name]
            for inner in child.children:
                self._leave(inner)

    def _take_out(self, name: str) -> tuple[Element, int]:
        """Remove an element; the answer is where it was."""
        assert name in self._found, f"{name} is not there"
        parent, element = self._found[name]
        place = next(i for i, child in enumerate(parent.children) if child is element)
        self._leave(element)
        del parent.children[place]
        return parent, place

    def _put_in(self, parent: Element, place: int, new: Element) -> None:
        parent.children.insert(place, new)
        self._enter(parent, new)

    def carry_out(self, changes: list[Change]) -> None:
        """As table.js does it."""
        for name, *rest in changes:
            assert name is not None
            if not rest:
                self._take_out(name)
                continue
            (new,) = parse(rest[0] or "").children
            assert isinstance(new, Element)
            assert new.attrs["id"] == name
            if len(rest) == 1:
                self._put_in(*self._take_out(name), new)
                continue
            into, following = rest[1:]
            assert into is not None
            assert into in self._found, f"no {into} for {name}"
            inside = self._found[into][1]
            place = len(inside.children)
            if following is not None:
                assert following in self._found, f"{following} is not there"
                parent, element = self._found[following]
                assert parent is inside, f"{following} is elsewhere"
                place = next(i for i, child in enumerate(inside.children) if child is element)
            self._put_in(inside, place, new)

"""A page as a browser holds it: just enough to carry out changes and to compare."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

from spielgeld.render.html.region import Change

VOID = {"input", "meta", "link", "br", "hr", "img"}


@dataclass
class Element:
    tag: str
    attrs: dict[str, str | None] = field(default_factory=dict)
    children: list["Element | str"] = field(default_factory=list)

    def find(self, name: str) -> "tuple[Element, int] | None":
        """The parent of the element with this id, and its place there."""
        for place, child in enumerate(self.children):
            if isinstance(child, Element):
                if child.attrs.get("id") == name:
                    return self, place
                found = child.find(name)
                if found is not None:
                    return found
        return None


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


def carry_out(page: Element, changes: list[Change]) -> None:
    """As table.js does it."""
    for name, *rest in changes:
        assert name is not None
        found = page.find(name)
        if not rest:
            assert found is not None, f"{name} is not there"
            del found[0].children[found[1]]
            continue
        (new,) = parse(rest[0] or "").children
        assert isinstance(new, Element)
        assert new.attrs["id"] == name
        if len(rest) == 1:
            assert found is not None, f"{name} is not there"
            found[0].children[found[1]] = new
            continue
        assert found is None, f"{name} is there already"
        parent, following = rest[1:]
        assert parent is not None
        place = page.find(parent)
        assert place is not None, f"no {parent} for {name}"
        inside = place[0].children[place[1]]
        assert isinstance(inside, Element)
        if following is None:
            inside.children.append(new)
        else:
            before = inside.find(following)
            assert before is not None, f"{following} is not there"
            assert before[0] is inside, f"{following} is elsewhere"
            inside.children.insert(before[1], new)

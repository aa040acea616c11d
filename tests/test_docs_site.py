"""The site of `make docs`: nothing is missing or leads nowhere, nothing comes from elsewhere."""

import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

pytestmark = pytest.mark.proof

DOCS = Path(__file__).resolve().parent.parent / "docs"

DOCUMENTED = [
    "spielgeld.games.new", "spielgeld.games.replay", "spielgeld.kernel.choice.Amount",
    "spielgeld.kernel.play.Play.submit", "spielgeld.kernel.view.View",
    "spielgeld.kernel.record.Record", "spielgeld.kernel.secret.Secret",
    "spielgeld.games.qe.rules.view.QeTable", "spielgeld.bots.find", "spielgeld.bots.guide.Guide",
    "spielgeld.telling.game.GameTelling", "spielgeld.page.boards.GamePage",
    "spielgeld.telling.words.Words.say", "spielgeld.laws.check.check",
    "spielgeld.games.package.GamePackage",
]  # fmt: skip
NOT_PUBLIC = ("spielgeld.house", "spielgeld.web", "spielgeld.store", "spielgeld.cli")


class Page(HTMLParser):
    """The ids of a page, where it leads, and what it loads."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        self.ids |= {found[name] for name in ("id", "name") if name in found}
        if tag == "a" and "href" in found:
            self.links.append(found["href"])
        elif tag in ("link", "script", "img", "iframe", "source", "object"):
            self.loaded += [found[name] for name in ("href", "src", "data") if name in found]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> dict[Path, Page]:
    """Built as `make docs` does: whatever Sphinx warns of is an error."""
    folder = tmp_path_factory.mktemp("site")
    options = ["--quiet", "--fail-on-warning", "--keep-going", "-b", "html"]
    built = subprocess.run(
        [sys.executable, "-m", "sphinx", *options, str(DOCS), str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    return {path: Page(path) for path in folder.rglob("*.html")}


def test_the_site(site: dict[Path, Page]) -> None:
    """One test, so that the site is built once."""
    ids = {name for page in site.values() for name in page.ids}
    assert [name for name in DOCUMENTED if name not in ids] == []
    assert [name for name in ids if name.startswith(NOT_PUBLIC)] == []
    for path, page in site.items():
        for link in page.links:
            leads_somewhere(path, page, link, site)
        for address in page.loaded:
            assert not urlsplit(address).netloc, f"{path.name} loads {address}"
    (index,) = [path.with_name("searchindex.js") for path in site if path.name == "search.html"]
    assert "euro" in index.read_text(encoding="utf-8")
    for sheet in index.parent.rglob("*.css"):
        assert "url(http" not in sheet.read_text(encoding="utf-8").replace('"', "")


def leads_somewhere(path: Path, page: Page, link: str, site: dict[Path, Page]) -> None:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    assert target.exists(), f"{path.name}: {link}"
    if parts.fragment and target in site:
        assert unquote(parts.fragment) in site[target].ids, f"{path.name}: {link}"


def test_what_is_not_public_is_said() -> None:
    text = (DOCS / "reference" / "index.md").read_text(encoding="utf-8")
    assert all(f"`{room}`" in text for room in NOT_PUBLIC)

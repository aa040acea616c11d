"""Games from other packages are full citizens: a fourth game, and the one that new-game writes."""

import fcntl
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import pytest
from click.testing import CliRunner
from playwright.sync_api import ConsoleMessage, expect, sync_playwright

from spielgeld.cli import spielgeld
from spielgeld.telling.languages import LANGUAGES
from spielgeld.telling.words import STRICT
from tests.browser.chromium import launch, shoot
from tests.browser.playing import join_table, make_table, play_to_the_end, start_table
from tests.web.server import Client, Server, fetch, new_table, send

FOURTH_GAME = Path(__file__).parent / "fourth_game"
GENERATED = "coffee-money"
TITLES = {GENERATED: "Coffee Money", "odds-and-evens": "Odds and Evens"}


def run(
    path: Path | None,
    *arguments: str,
    typed: str = "",
    folder: Path | None = None,
    also: Path | None = None,
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *arguments],
        env={**os.environ, **environment(path, also), "LANG": "en_GB.UTF-8", "LC_ALL": ""},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
    )


def environment(*paths: Path | None) -> dict[str, str]:
    """Where the other packages are; their words may be missing."""
    found = [str(path) for path in paths if path is not None]
    return {"PYTHONPATH": os.pathsep.join([*found, os.environ.get("PYTHONPATH", "")]), STRICT: ""}


@pytest.fixture(scope="session")
def workshop(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """What `spielgeld new-game` writes, and both packages installed: once for all workers."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "workshop"
    folder.mkdir(exist_ok=True)
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "done").exists():
            prepare(folder)
            (folder / "done").touch()
    return folder


def prepare(folder: Path) -> None:
    result = run(None, "spielgeld", "new-game", GENERATED, "--into", str(folder))
    assert result.returncode == 0, result.stderr
    assert "pip install --editable ." in result.stdout
    install(folder / "installed", FOURTH_GAME, folder / GENERATED)


def install(target: Path, *packages: Path) -> None:
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
    command += ["--no-build-isolation", "--target", str(target), *map(str, packages)]
    subprocess.run(command, check=True, capture_output=True)


@pytest.fixture(scope="session")
def generated(workshop: Path) -> Path:
    return workshop / GENERATED


@pytest.fixture(scope="session")
def installed(workshop: Path) -> Path:
    return workshop / "installed"


@pytest.fixture(scope="module")
def server(installed: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("tables")
    running = Server(f"sqlite:///{folder}/tables.db", environment=environment(installed))
    yield running
    log = running.stop()
    assert "Traceback" not in log, log


def test_it_is_listed(installed: Path) -> None:
    result = run(installed, "spielgeld", "games")
    assert "odds-and-evens" in result.stdout, result.stderr
    assert "hand=right|left" in result.stdout
    assert "Coffee Money (coffee-money)" in result.stdout


def test_it_is_replayed(installed: Path) -> None:
    record = {
        "format": "spielgeld/1",
        "game": "odds-and-evens",
        "players": 2,
        "deal": {},
        "decisions": [[1, {"fingers": 2}], [0, {"fingers": 4}]],
    }
    result = run(installed, "spielgeld", "replay", "-", "--json", typed=json.dumps(record))
    summary = json.loads(result.stdout)
    assert summary["winners"] == [0]
    assert summary["seats"] == [{"fingers": 4}, {"fingers": 2}]
    record["decisions"] = [[1, {"fingers": 6}]]
    result = run(installed, "spielgeld", "replay", "-", "--json", typed=json.dumps(record))
    assert result.returncode == 1
    assert json.loads(result.stdout)["error"]["rule"] == "OE-1"


def test_it_is_played_at_the_terminal(installed: Path) -> None:
    result = run(
        installed, "spielgeld", "play", "odds-and-evens", "--players", "2", "--seed", "1",
        typed="seven\n3\n",
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert "FingersShown" in result.stdout


def test_the_generated_game_passes_its_own_tests(installed: Path, generated: Path) -> None:
    result = run(installed, "pytest", "-q", "-p", "no:cacheprovider", folder=generated)
    assert result.returncode == 0, result.stdout
    assert "SampleGame" not in "".join(
        path.read_text(encoding="utf-8") for path in generated.rglob("*.py")
    )


def test_it_keeps_the_laws(installed: Path) -> None:
    for game in TITLES:
        result = run(installed, "spielgeld", "check", game, "--games", "2", "--processes", "1")
        assert result.returncode == 0, result.stdout + result.stderr
        assert ("no secrets" in result.stdout) == (game == "odds-and-evens")


def test_the_generated_game_is_taught_and_simulated(installed: Path) -> None:
    typed = "\n1\n5\n\n2\n3\n4\n"
    result = run(installed, "spielgeld", "learn", GENERATED, "--lang", "de", typed=typed)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "Darauf hast du gewartet!" in result.stdout
    arguments = ("--games", "20", "--players", "3", "--bots", "rookie,random", "--json")
    result = run(installed, "spielgeld", "simulate", GENERATED, *arguments)
    report = json.loads(result.stdout)
    assert report["seats"][0]["score"]["count"] == 20


def test_every_page_works_in_every_language(server: Server) -> None:
    """One test, as a server takes its time to start."""
    for game in TITLES:
        for language in LANGUAGES:
            look_around(server, game, language)
    words_in_english_alone_are_said_in_other_languages_too(server)
    styles_and_pictures_are_served(server)


def look_around(server: Server, game: str, language: str) -> None:
    host, people = new_table(server, "AB", game=game, players=2)
    chair = {"chair": people[0].secrets[0]}
    readers: tuple[dict[str, str], ...] = ({}, chair)
    look(server, ["/", f"/new?game={game}", f"/rules/{game}"], language, [{}], TITLES[game])
    at = f"/t/{host.table}"
    look(server, [at], language, readers, TITLES[game])
    host.post("/start")
    first = [at, f"{at}/fragments?page=table", f"{at}/back?step=0"]
    look(server, first, language, readers, "")
    for person in people:
        hint = person.get("/hint", lang=language)
        assert hint["suggestions"][0]["text"]
        assert all(reason["text"] for reason in hint["reasons"])
    asked = people[0]
    step = str(asked.view["view"]["step"])
    answer = send(
        f"{server.url}{at}/hint?lang={language}",
        data={"step": step},
        cookies=chair,
        follow_redirects=True,
    )
    assert answer.status_code < 400, answer.text
    refused = asked.error("POST", f"/decide?lang={language}", {"decision": {"fingers": 99}})
    assert refused[1]["message"]
    for person, level in zip(people, ("random", "random"), strict=True):
        host.post("/bot", seat=person.view["view"]["seat"], level=level)
    wait_for_the_end(host)
    look(server, [at, f"{at}/back?step=0", f"{at}/analysis"], language, readers, "")
    for path in ("/view", "/events", "/record", ""):
        assert people[0].get(path, lang=language)


def look(
    server: Server,
    paths: list[str],
    language: str,
    readers: list[dict[str, str]] | tuple[dict[str, str], ...],
    said: str,
) -> None:
    for path in paths:
        for cookies in readers:
            mark = "&" if "?" in path else "?"
            address = f"{server.url}{path}{mark}lang={language}"
            response = fetch(address, cookies=cookies, follow_redirects=True)
            assert response.status_code == 200, f"{address}: {response.text[:500]}"
            assert said in response.text, address
            if "<html" in response.text:
                assert f'lang="{language}"' in response.text


def wait_for_the_end(host: Client) -> None:
    deadline = time.monotonic() + 60
    while host.get("")["status"] != "over":
        assert time.monotonic() < deadline
        time.sleep(0.1)


def words_in_english_alone_are_said_in_other_languages_too(server: Server) -> None:
    page = fetch(f"{server.url}/rules/odds-and-evens?lang=de").text
    assert "Regeln" in page
    assert "The first wins if the sum is even" in page
    assert "how-summary" not in page


def styles_and_pictures_are_served(server: Server) -> None:
    page = fetch(f"{server.url}/rules/{GENERATED}").text
    lobby = fetch(f"{server.url}/").text
    for name, text in (("game.css", page), ("accent.css", page), ("accent.css", lobby)):
        start = text.index(f"/static/games/{GENERATED}/{name}?v=")
        response = fetch(server.url + text[start : text.index('"', start)])
        assert response.status_code == 200
        assert "immutable" in response.headers["cache-control"]
        assert "default-src 'none'" in response.headers["content-security-policy"]
    for path in ("game.css/../../templates/board.html", "rules.py", ".."):
        assert fetch(f"{server.url}/static/games/{GENERATED}/{path}").status_code == 404


def hear(errors: list[str], said: ConsoleMessage) -> None:
    if said.type == "error":
        errors.append(said.text)


def test_a_browser_plays_the_generated_game(server: Server) -> None:
    """A person, a phone in German and a rookie, to the end; the page obeys the CSP."""
    errors: list[str] = []
    with sync_playwright() as playwright:
        browser = launch(playwright)
        pages = []
        for locale, width in (("en-GB", 1280), ("de-DE", 360)):
            context = browser.new_context(
                base_url=server.url, locale=locale, viewport={"width": width, "height": 800},
                reduced_motion="reduce",
            )  # fmt: skip
            page = context.new_page()
            page.set_default_timeout(60_000)
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.on("console", partial(hear, errors))
            pages.append(page)
        ada, bob = pages
        make_table(ada, GENERATED, "open", "bot:rookie")
        join_table(bob, ada, "Bob")
        start_table(ada, bob)
        assert ada.locator(".tender").count() == 5
        assert ada.locator("#envelope-form button").count() == 5
        shoot(ada, f"{GENERATED}-start")
        assert play_to_the_end(pages, Random(1)) == 10
        expect(bob.locator("#sheet tbody tr")).to_have_count(3)
        expect(bob.locator("#now-title")).to_contain_text(re.compile("gewinn"))
        shoot(ada, f"{GENERATED}-over")
        shoot(bob, f"{GENERATED}-over-phone")
        assert bob.evaluate("document.documentElement.scrollWidth") <= 360
        browser.close()
    assert errors == []


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Coffee", "can't be the name"),
        ("coffee_money", "can't be the name"),
        ("../coffee", "can't be the name"),
        ("4coffee", "can't be the name"),
        ("c" * 31, "too long"),
        ("qe", "there is a game called qe already"),
        ("random", "Python has a module called random"),
        ("class", "Python has a module called class"),
        ("there", "there already"),
    ],
)
def test_a_name_that_cant_be_is_refused(tmp_path: Path, name: str, told: str) -> None:
    (tmp_path / "there").mkdir()
    shown = CliRunner().invoke(spielgeld, ["new-game", name, "--into", str(tmp_path)])
    assert shown.exit_code == 2
    assert told in shown.output
    assert [path.name for path in tmp_path.iterdir()] == ["there"]

"""Make a version: python tools/release.py X.Y.Z, on a main without changes.

It writes the version, the changelog's headline and CITATION.cff, commits them with the tag vX.Y.Z
and begins the next version, X.Y+1.0.dev0, with a second commit. Nothing leaves this machine: what
to push is said at the end, and the workflow `release` proves, builds and publishes what is tagged.

The first version also notes where the repository lies, as `origin` says, for those who install or
cite it. `python tools/release.py --check vX.Y.Z` says the notes of a version, or what is wrong.
"""

import re
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

VERSION_FILE = Path("src/spielgeld/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
CITATION = Path("CITATION.cff")
PROJECT = Path("pyproject.toml")
UNRELEASED = "## Unreleased\n"
VERSION = re.compile(r'^__version__ = "(.+)"$', re.MULTILINE)
PLAIN = re.compile(r"(\d+)\.(\d+)\.(\d+)")
HOME = re.compile(r"(?:https://|ssh://git@|git@)([\w.-]+)[:/](.+?)(?:\.git)?/?")


def git(*arguments: str) -> str:
    done = subprocess.run(["git", *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"git {arguments[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def read(file: Path) -> str:
    return file.read_text(encoding="utf-8")


def version() -> str:
    (found,) = VERSION.findall(read(VERSION_FILE))
    return str(found)


def numbers(text: str) -> tuple[int, ...]:
    return tuple([int(number) for number in PLAIN.findall(text)[0]])


def set_version(new: str) -> None:
    text = VERSION.sub(f'__version__ = "{new}"', read(VERSION_FILE))
    VERSION_FILE.write_text(text, encoding="utf-8")


def notes_of(headline: str) -> str:
    """What the changelog says below a headline, up to the next one."""
    _, found, rest = read(CHANGELOG).partition(headline)
    return rest.partition("\n## ")[0].partition("\n")[2].strip() if found else ""


def check_tag(tag: str) -> str:
    """The notes of the version that is here, which must be the one that is tagged so."""
    if tag != f"v{version()}":
        sys.exit(f"The tag is {tag}, the version {version()}.")
    notes = notes_of(f"## {version()} (")
    if not notes:
        sys.exit(f"{CHANGELOG} says nothing of {version()}.")
    return notes


def check_can_be_made(new: str) -> None:
    if not PLAIN.fullmatch(new):
        sys.exit("A version has three numbers, such as 0.3.0.")
    if git("status", "--porcelain"):
        sys.exit("Commit everything first.")
    if git("branch", "--show-current") != "main":
        sys.exit("Versions are made on main.")
    before = [tag for tag in git("tag", "--list", "v*").split() if PLAIN.search(tag)]
    newer = [tag for tag in before if numbers(tag) >= numbers(new)]
    if newer or numbers(new) < numbers(version()):
        sys.exit(f"{new} is not newer than {(newer or [version()])[-1]}.")
    if not notes_of(UNRELEASED):
        sys.exit(f"{CHANGELOG} says nothing below {UNRELEASED.strip()!r}.")


def write_headline(new: str, day: str) -> None:
    text = read(CHANGELOG).replace(UNRELEASED, f"## {new} ({day})\n", 1)
    CHANGELOG.write_text(text, encoding="utf-8")


def write_citation(new: str, day: str) -> None:
    lines = [
        line
        for line in read(CITATION).splitlines()
        if not line.startswith(("version:", "date-released:"))
    ]
    text = "\n".join([*lines, f"version: {new}", f'date-released: "{day}"', ""])
    CITATION.write_text(text, encoding="utf-8")


def note_home() -> None:
    """Where the repository lies, once, if this one was cloned from there."""
    project = read(PROJECT)
    if "\n[project.urls]\n" in project:
        return
    place = HOME.fullmatch(git("remote", "get-url", "origin")) if git("remote") else None
    if place is None:
        print("`origin` is no address that others reach: [project.urls] is not written.")
        return
    host, path = place.groups()
    home, (owner, _, name) = f"https://{host}/{path}", path.partition("/")
    urls = {
        "Homepage": home,
        "Documentation": f"https://{owner.lower()}.github.io/{name}/"
        if host == "github.com"
        else f"{home}/tree/main/docs",
        "Changelog": f"{home}/blob/main/CHANGELOG.md",
        "Issues": f"{home}/issues",
    }
    part = "\n".join(["[project.urls]", *[f'{what} = "{url}"' for what, url in urls.items()]])
    where = "\n[project.optional-dependencies]\n"
    assert where in project
    PROJECT.write_text(project.replace(where, f"\n{part}\n{where}", 1), encoding="utf-8")
    text = re.sub(r"^(license: .+)$", rf"\1\nrepository-code: {home}", read(CITATION), flags=re.M)
    CITATION.write_text(text, encoding="utf-8")


def release(new: str) -> None:
    check_can_be_made(new)
    day = datetime.now(UTC).strftime("%Y-%m-%d")
    note_home()
    set_version(new)
    write_headline(new, day)
    write_citation(new, day)
    notes = check_tag(f"v{new}")
    git("commit", "--all", "--message", f"Version {new}")
    git("tag", "--annotate", f"v{new}", "--cleanup=verbatim", "--message", f"{new}\n\n{notes}\n")
    first, second, _ = numbers(new)
    after = f"{first}.{second + 1}.0.dev0"
    set_version(after)
    text = read(CHANGELOG).replace(f"## {new} (", f"{UNRELEASED}\n## {new} (", 1)
    CHANGELOG.write_text(text, encoding="utf-8")
    git("commit", "--all", "--message", f"After {new} comes {after}")
    print(f"Made: v{new}. To publish it: git push --atomic origin main v{new}")


def main() -> None:
    match sys.argv[1:]:
        case ["--check", tag]:
            print(check_tag(tag))
        case [new] if not new.startswith("-"):
            release(new)
        case _:
            sys.exit((__doc__ or "").splitlines()[0])


if __name__ == "__main__":
    main()

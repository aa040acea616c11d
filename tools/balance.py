"""Write docs/euro-crisis-balance.md with its plots: python tools/balance.py [GAMES]

Everything in it comes from `spielgeld simulate`; the same seed gives the same report.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
PLOTS = DOCS / "euro-crisis-balance"
BOARD = ROOT / "src" / "spielgeld" / "games" / "euro_crisis" / "rules" / "board.json"
SEED = "2026"
BOT = "banker"

TABLES = {
    "4 banks": ("four", ["--players", "4"]),
    "3 banks": ("three", ["--players", "3"]),
    "4 banks, quick start": ("quick", ["--players", "4", "--option", "quick_start=true"]),
}

ENDS = ("33 PP before year 3", "end of year 3", "one bank left")
EVENTS = {
    "riots": "RiotBegan",
    "properties renationalised": "PropertyRenationalised",
    "debt cuts": "DebtCutBegan",
    "banks dropped out": "BankDroppedOut",
}


def simulate(name: str, arguments: list[str], games: int) -> dict[str, Any]:
    plot = PLOTS / f"{name}.svg"
    command = [
        sys.executable, "-m", "spielgeld", "simulate", "euro-crisis", *arguments,
        "--games", str(games), "--bots", BOT, "--seed", SEED, "--json", "--plot", str(plot),
    ]  # fmt: skip
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    report: dict[str, Any] = json.loads(output)
    return report


def row(title: str, cells: list[str]) -> str:
    return f"| {title} | " + " | ".join(cells) + " |"


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def figures(reports: dict[str, dict[str, Any]]) -> list[str]:
    lines = [row("", list(reports)), row("---", ["---:"] * len(reports))]
    for title, event in EVENTS.items():
        often = [report["events"].get(event, {"per_game": 0}) for report in reports.values()]
        lines.append(row(f"{title} per game", [f"{count['per_game']:.2f}" for count in often]))
    for end in ENDS:
        shares = []
        for report in reports.values():
            groups = report["series"]["year of the end, by its cause"]
            count = sum(group["count"] for group in groups if group["group"] == end)
            shares.append(percent(count / report["games"]))
        lines.append(row(f"ended by: {end}", shares))
    lengths = [str(report["length"]["median"]) for report in reports.values()]
    lines.append(row("decisions, median", lengths))
    return lines


def by_seat(reports: dict[str, dict[str, Any]]) -> list[str]:
    lines = [row("seat", [f"{title}: wins (95 %), score" for title in reports])]
    lines.append(row("---", ["---:"] * len(reports)))
    for seat in range(4):
        cells = []
        for report in reports.values():
            if seat >= report["players"]:
                cells.append("")
                continue
            standing = report["seats"][seat]
            wins, score = standing["wins"], standing["score"]
            interval = f"{100 * wins['low']:.0f}-{100 * wins['high']:.0f}"
            cells.append(f"{percent(wins['share'])} ({interval}), {score['mean']:.1f}")
        lines.append(row(str(seat), cells))
    return lines


def by_place(reports: dict[str, dict[str, Any]]) -> list[str]:
    name = "score, by place clockwise from the initial player"
    lines = [row("place", [f"{title}: score" for title in reports])]
    lines.append(row("---", ["---:"] * len(reports)))
    for place in range(4):
        cells = []
        for report in reports.values():
            groups = {group["group"]: group for group in report["series"][name]}
            group = groups.get(place)
            told = "" if group is None else f"{group['median']} ({group['p25']} to {group['p75']})"
            cells.append(told)
        lines.append(row("initial player" if place == 0 else f"{place} further", cells))
    return lines


def page(reports: dict[str, dict[str, Any]], games: int) -> str:
    provenance = json.loads(BOARD.read_text(encoding="utf-8"))["provenance"]
    paragraphs = [
        "# €uro Crisis: a balance report",
        f"{games} games of each table between four (three) equal bots of level `{BOT}`, seed "
        f"{SEED}, made by `python tools/balance.py {games}`. The banker plays by heuristics and "
        "does not search; the quant is stronger ([arena.md](arena.md)) and far slower. "
        "Read the figures as what these bots do, not as what people would.",
        "## What happens",
        "\n".join(figures(reports)),
        "## Does the chair matter?",
        "The initial player is drawn at random, so a seat by itself should not matter, and what "
        "differs between seats is chance:",
        "\n".join(by_seat(reports)),
        "What may matter is the place clockwise from the initial player, who has the least money "
        "and the first choice (median score, and where the middle half lies):",
        "\n".join(by_place(reports)),
        "In the quick start all governments, events and loans are the same each time and the "
        "bankers make few different decisions, so its games resemble each other.",
        "## Which figures of the boards are reconstructed",
        "The printed boards are known only in part. These values are reconstructed so that they "
        "fit all that the rulebook states; with the real ones, figures above would differ:",
        "\n".join(f"- {entry}" for entry in provenance["reconstructed"]),
        "Owners of the box can correct them without touching code: on the page of the board in the "
        "browser, or with `--option board=FILE`.",
        "## Plots",
        "\n\n".join(
            f"{title}:\n\n![{title}](euro-crisis-balance/{name}.svg)"
            for title, (name, _) in TABLES.items()
        ),
    ]
    return "\n\n".join(paragraphs) + "\n"


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    PLOTS.mkdir(exist_ok=True)
    reports = {
        title: simulate(name, arguments, games) for title, (name, arguments) in TABLES.items()
    }
    target = DOCS / "euro-crisis-balance.md"
    target.write_text(page(reports, games), encoding="utf-8")
    print(f"written: {target.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

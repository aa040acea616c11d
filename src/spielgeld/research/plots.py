"""Reports as SVG, drawn by matplotlib, which comes with the extra `spielgeld[plots]`."""

from typing import Any

ACCENT, SOFT, INK = "#2f6b4f", "#b9d3c3", "#26302b"


class NoPlots(RuntimeError):
    """matplotlib is not installed."""

    def __init__(self) -> None:
        super().__init__("plots need matplotlib: pip install 'spielgeld[plots]'")


def check() -> None:
    """Say at once, not after an hour of games, that there will be no plot."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise NoPlots from None


def new_figure(panels: int, columns: int = 2) -> tuple[Any, list[Any]]:
    """A figure with so many panels; the same figure has the same bytes."""
    check()
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams.update(
        {
            "svg.hashsalt": "spielgeld",
            "svg.fonttype": "none",
            "font.family": "sans-serif",
            "text.color": INK,
            "axes.edgecolor": INK,
            "axes.labelcolor": INK,
            "axes.spines.top": False,
            "axes.spines.right": False,
        }
    )
    from matplotlib import pyplot

    rows = -(-panels // columns)
    figure, axes = pyplot.subplots(
        rows, columns, figsize=(5.5 * columns, 3.4 * rows), squeeze=False, layout="constrained"
    )
    flat = [axis for row in axes for axis in row]
    for unused in flat[panels:]:
        unused.set_visible(False)
    return figure, flat[:panels]


def save(figure: Any, path: str) -> None:
    from matplotlib import pyplot

    figure.savefig(path, format="svg", metadata={"Date": None, "Creator": "Spielgeld"})
    pyplot.close(figure)


def draw_shares(axis: Any, title: str, names: list[str], shares: list[dict[str, Any]]) -> None:
    """Shares as dots with their 95 % intervals."""
    for place, part in enumerate(shares):
        if part["share"] is not None:
            axis.plot([place, place], [part["low"], part["high"]], color=ACCENT, linewidth=2)
            axis.plot([place], [part["share"]], "o", color=ACCENT)
    axis.set_title(title)
    axis.set_xticks(range(len(names)), names)
    axis.set_xlim(-0.5, len(names) - 0.5)
    axis.set_ylim(0, 1)
    axis.yaxis.set_major_formatter("{x:.0%}")


def draw_bands(axis: Any, title: str, names: list[str], groups: list[dict[str, Any]]) -> None:
    """Median, middle half and middle eighty per cent of each group."""
    for place, group in enumerate(groups):
        if group["count"]:
            low, q1, median, q3, high = [
                to_float(group[name]) for name in ("p10", "p25", "median", "p75", "p90")
            ]
            axis.plot([place, place], [low, high], color=SOFT, linewidth=2)
            axis.plot([place, place], [q1, q3], color=SOFT, linewidth=8, solid_capstyle="butt")
            axis.plot([place], [median], "o", color=ACCENT)
    values = [to_float(group["p90"]) for group in groups if group["count"]]
    least = min([to_float(group["p10"]) for group in groups if group["count"]], default=0.0)
    if values and max(values) > 200 * max(min(values), 1.0):
        axis.set_yscale("symlog" if least <= 0 else "log")
    axis.set_title(title)
    axis.set_xticks(range(len(names)), names)
    axis.set_xlim(-0.5, len(names) - 0.5)


def to_float(value: int | float | str) -> float:
    """Near enough for a picture; what no float can hold is drawn at the upper edge."""
    try:
        return float(value)
    except OverflowError:
        return 1e300


def draw_simulation(report: dict[str, Any], path: str) -> None:
    """The report of a simulation as one picture."""
    series = report["series"]
    scored = report["seats"][0]["score"]["count"] > 0
    figure, axes = new_figure(2 + 2 * scored + len(series))
    panels = iter(axes)
    seats = [str(seat["seat"]) for seat in report["seats"]]
    names = [bot["bot"] for bot in report["bots"]]
    draw_shares(next(panels), "wins by seat", seats, [seat["wins"] for seat in report["seats"]])
    draw_shares(next(panels), "wins by bot", names, [bot["wins"] for bot in report["bots"]])
    if scored:
        draw_bands(
            next(panels), "score by seat", seats, [seat["score"] for seat in report["seats"]]
        )
        draw_bands(next(panels), "score by bot", names, [bot["score"] for bot in report["bots"]])
    for name, groups in series.items():
        draw_bands(next(panels), name, [str(group["group"]) for group in groups], groups)
    figure.suptitle(f"{report['game']}, {report['players']} players, {report['games']} games")
    save(figure, path)


def draw_arena(report: dict[str, Any], path: str) -> None:
    """The report of a tournament as one picture."""
    bots = report["bots"]
    names = [bot["bot"] for bot in bots]
    scored = bots[0]["score"]["count"] > 0
    figure, axes = new_figure(3 + scored)
    panels = iter(axes)
    draw_shares(next(panels), "wins", names, [bot["wins"] for bot in bots])
    pairs = [pair for pair in report["better"] if pair["share"] is not None]
    titles = [f"{pair['bot']}\n> {pair['than']}" for pair in pairs]
    draw_shares(next(panels), "better ranks, pair by pair", titles, pairs)
    axis = next(panels)
    for place, bot in enumerate(bots):
        rating = bot["rating"]
        if rating["low"] is not None:
            axis.plot([place, place], [rating["low"], rating["high"]], color=ACCENT, linewidth=2)
        axis.plot([place], [rating["value"]], "o", color=ACCENT)
    axis.set_title("rating")
    axis.set_xticks(range(len(names)), names)
    axis.set_xlim(-0.5, len(names) - 0.5)
    if scored:
        draw_bands(next(panels), "score", names, [bot["score"] for bot in bots])
    figure.suptitle(f"{report['game']}, {report['players']} players, {report['games']} games")
    save(figure, path)


def draw_rise(games: list[int], ahead: dict[str, list[float]], path: str) -> None:
    """How a learner fares against bots, by the games it has played before."""
    figure, (axis,) = new_figure(1, columns=1)
    for (level, shares), style in zip(ahead.items(), ("-", "--", ":"), strict=False):
        axis.plot(games, shares, style, marker="o", color=ACCENT, label=level)
    axis.axhline(0.5, color=SOFT, linewidth=1)
    axis.set_title("Share of opponents left behind")
    axis.set_xlabel("games against itself")
    axis.set_ylim(0, 1)
    axis.yaxis.set_major_formatter("{x:.0%}")
    axis.legend(frameon=False)
    save(figure, path)


def draw_exploitability(found: list[tuple[int, float]], path: str) -> None:
    """How much best responses would still gain, by the iterations of a solver."""
    figure, (axis,) = new_figure(1, columns=1)
    axis.plot(*zip(*found, strict=True), "-", marker="o", color=ACCENT)
    axis.set_title("What best responses would gain (NashConv)")
    axis.set_xlabel("iterations of CFR+")
    axis.set_xscale("log")
    axis.set_ylim(0)
    save(figure, path)

"""An analysis as its page shows it."""

from dataclasses import replace

from spielgeld.bots.analysis import Moment
from spielgeld.bots.question import question_at
from spielgeld.house.names import badge_of, names_of
from spielgeld.house.table import Table
from spielgeld.house.thinking.analyses import Analysis, Unweighed
from spielgeld.page.analysis import AnalysisPage, Row
from spielgeld.page.chart import LineChart, share_chart
from spielgeld.page.page import Frame
from spielgeld.telling.advice import Spoken, chance_to_win
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words


def draw_analysis(
    table: Table, analysis: Analysis, before: int, order: str, frame: Frame
) -> AnalysisPage:
    words = frame.words
    rows = [
        draw_row(number, moment, said[words.language], len(table.chairs), frame)
        for number, (moment, said) in enumerate(analysis.weighed, start=1)
    ]
    for failed in analysis.unweighed:
        rows.insert(failed.place, draw_unweighed(analysis, failed, frame))
    rows = [replace(row, number=number) for number, row in enumerate(rows, start=1)]
    if order == "lost":
        rows.sort(key=lambda row: -row.lost)
    return AnalysisPage(
        frame,
        badge_of(table),
        analysis.seat,
        tuple(names_of(table, words)),
        order,
        None if analysis.decisions is None else len(analysis.decisions),
        tuple(rows),
        before,
        analysis.complete,
        charts_of(analysis, words),
    )


def draw_row(number: int, moment: Moment, said: Spoken, players: int, frame: Frame) -> Row:
    worth, best = chance_to_win(moment.worth, players), chance_to_win(moment.best, players)
    return Row(
        number,
        said.moment,
        said.decided,
        said.advised,
        moment.agrees,
        worth,
        best,
        # As the two figures beside it are rounded, so is their difference.
        0 if moment.as_good else best - worth,
        moment.swings,
        said.reasons,
        f"{frame.links.back}?step={moment.step}&as={moment.seat}",
        moment.same and moment.decision != moment.advised,
        moment.as_good,
    )


def draw_unweighed(analysis: Analysis, failed: Unweighed, frame: Frame) -> Row:
    """A decision about which nothing can be said: what it was, and why."""
    words, record = frame.words, analysis.record
    asked = question_at(record, failed.decision)
    telling = telling_of(record["game"])
    decision = asked.decision
    why = "slow" if failed.slow else "broken"
    back = f"{frame.links.back}?step={asked.view.step}&as={analysis.seat}"
    moment, decided = (
        telling.moment(asked.view, words),
        telling.decision(decision, asked.view, words),
    )
    return Row(0, moment, decided, "", False, 0, 0, 0, False, (), back, unweighed=why)


def charts_of(analysis: Analysis, words: Words) -> tuple[tuple[str, LineChart], ...]:
    """A line for each estimate, once there are two points to draw it through."""
    moments = [moment for moment, _ in analysis.weighed]
    if len(moments) < 2:
        return ()
    return tuple(
        [
            (name, share_chart([each.figures[name] for each in moments], analysis.seat, words))
            for name in moments[0].figures
        ]
    )

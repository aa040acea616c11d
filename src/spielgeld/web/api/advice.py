"""Hints and analyses as the JSON API gives them."""

from typing import Any

from msgspec import Struct

from spielgeld.bots.advice import Advice, is_as_good
from spielgeld.house.names import names_of
from spielgeld.house.table import Table
from spielgeld.house.thinking.analyses import Analysis
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.state import Seat
from spielgeld.telling.advice import say_reasons, say_turn
from spielgeld.telling.words import Words


class Suggested(Struct):
    """A decision; `worth` is the share of the others that one may hope to end ahead of.

    `then` is what would follow it in the same turn, where a whole turn is planned, and `as_good`
    says that it can't be told from the first.
    """

    decision: dict[str, Any]
    worth: float | None
    tried: int
    then: list[dict[str, Any]]
    text: str
    as_good: bool


class Because(Struct):
    """A fact that speaks for the first suggestion, also as a sentence."""

    reason: str
    values: dict[str, Any]
    text: str


class Hinted(Struct):
    """What the quant would decide comes first, then the next best."""

    seat: int
    step: int
    suggestions: list[Suggested]
    reasons: list[Because]


class Analysed(Struct):
    """As far as it is made: `decisions` are to be weighed, after `before` other analyses."""

    seat: int
    complete: bool
    before: int
    decisions: int | None
    weighed: list[dict[str, Any]]


def describe_hint(table: Table, seat: Seat, advice: Advice, words: Words) -> Hinted:
    assert table.play is not None
    view = table.play.view(seat)
    texts = say_reasons(view.game, advice.reasons, words, names_of(table, words))
    return Hinted(
        seat,
        view.step,
        [
            Suggested(
                to_json(weighed.decision),
                round(weighed.worth, 4) if weighed.tried else None,
                weighed.tried,
                [to_json(later) for later in weighed.then],
                say_turn(weighed.decision, weighed.then, view, words),
                is_as_good(advice.weighed[0], weighed),
            )
            for weighed in advice.weighed
        ],
        [
            Because(reason.name, to_json(reason.values), text)
            for reason, text in zip(advice.reasons, texts, strict=True)
        ],
    )


def describe_analysis(analysis: Analysis, before: int, language: str) -> Analysed:
    return Analysed(
        analysis.seat,
        analysis.complete,
        before,
        None if analysis.decisions is None else len(analysis.decisions),
        [{**moment.to_json(), "said": vars(said[language])} for moment, said in analysis.weighed],
    )

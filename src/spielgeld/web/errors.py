"""How a refusal is answered: a status, words in the reader's language, plain data.

All that can go wrong is named here, for pages, the JSON API, streams and sockets alike.
"""

from typing import Any

from litestar.exceptions import HTTPException
from msgspec import DecodeError

from spielgeld.house.problems import Problem
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.refusal import Refusal, Refused
from spielgeld.store import Overfull, Unreadable, Unstorable, Unwritable
from spielgeld.telling.game import words_for
from spielgeld.telling.words import Words, words_of

STATUS = {
    "no-table": 404,
    "no-page": 404,
    "no-address": 404,
    "no-move": 404,
    "not-yours": 403,
    "not-host": 403,
    "no-spectators": 403,
    "not-shared": 403,
    "no-push": 403,
    "over-there": 409,
    "bad-invitation": 403,
    "no-hints": 403,
    "forgets": 403,
    "cross-site": 403,
    "no-mail": 403,
    "taken": 409,
    "no-open-chair": 409,
    "not-running": 409,
    "not-ready": 409,
    "not-over": 409,
    "not-closed": 409,
    "started": 409,
    "closed": 409,
    "busy": 409,
    "full-table": 409,
    "nothing-to-undo": 409,
    "wrong-host": 421,
    "too-slow": 408,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "hints-busy": 429,
    "analyses-busy": 429,
    "bots-alone": 429,
    "used-key": 409,
    "not-drawing": 409,
    "full-chat": 409,
    "no-hint": 503,
    "overfull": 503,
    "cant-write": 503,
    "cant-read": 503,
    "broken-table": 503,
    "newer-table": 503,
    "failed": 500,
}


UNREADABLE = (DecodeError, UnicodeDecodeError, RecursionError)
"""What is read of a request is no JSON, no text, or nested too deeply; nothing of ours is."""
REFUSED_BY_LITESTAR = {404: "no-page", 405: "no-page", 413: "too-large"}


def problem_of(error: Exception) -> Problem | Refused:
    """What to say about anything that was raised; `failed` is a mistake of ours."""
    if isinstance(error, Problem | Refused):
        return error
    if isinstance(error, Unstorable):
        return Problem("bad-text")
    if isinstance(error, Overfull):
        return Problem("overfull", retry_after=5)
    if isinstance(error, Unwritable):
        return Problem("cant-write", retry_after=5)
    if isinstance(error, Unreadable):
        return Problem("cant-read", retry_after=5)
    if isinstance(error, UNREADABLE):
        return Problem("bad-form")
    if isinstance(error, HTTPException) and error.status_code < 500:
        return Problem(REFUSED_BY_LITESTAR.get(error.status_code, "bad-form"))
    return Problem("failed")


def words_about(error: Problem | Refused, language: str) -> Words:
    game = error.game if isinstance(error, Refused) else ""
    return words_for(language, game) if game else words_of(language)


def status_of(error: Problem | Refused) -> int:
    """422 for what a rule refuses, 409 for a decision on a question of the past."""
    if isinstance(error, Problem):
        return STATUS.get(error.reason, 400)
    return 409 if error.refusal.reason == "stale" else 422


def message_of(error: Problem | Refused, words: Words) -> str:
    if isinstance(error, Problem):
        return words.say(f"problem-{error.reason}", **error.values)
    return words.refusal(error.refusal)


def to_data(error: Problem | Refused, words: Words) -> dict[str, Any]:
    """The error as plain data: {"error": {"rule": "QE-6", "reason": "barred", ...}}."""
    refusal = error.refusal if isinstance(error, Refused) else None
    reason = Refusal("", error.reason, error.values) if isinstance(error, Problem) else refusal
    assert reason is not None
    return {
        "error": {
            "rule": reason.rule or None,
            "reason": reason.reason,
            "values": to_json(reason.values),
            "message": message_of(error, words),
            "retry_after": error.retry_after if isinstance(error, Problem) else None,
        }
    }

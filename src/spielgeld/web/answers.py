"""Whatever goes wrong becomes an answer here: a page for browsers, JSON for programs."""

import errno
import logging
from typing import Any

from litestar.exceptions import HTTPException, NotFoundException
from litestar.response import Response

from spielgeld.house.problems import Problem
from spielgeld.page.notices import error_page
from spielgeld.web.context import AnyRequest, language_of
from spielgeld.web.errors import message_of, problem_of, status_of, to_data, words_about
from spielgeld.web.pages.visitor import Visitor

NO_SUCH_NAMES = (errno.ENAMETOOLONG, errno.ENOTDIR)
"""Why there can't be a file at an address: Litestar takes these for failures."""

log = logging.getLogger("spielgeld")


def answer_to(request: AnyRequest, error: Exception) -> Response[Any]:
    """The log names a mistake of ours and the kind of page, never a secret in an address."""
    cause = error.__cause__
    if isinstance(cause, OSError) and cause.errno in NO_SUCH_NAMES:
        error = NotFoundException()
    said = problem_of(error)
    if isinstance(said, Problem) and said.reason == "failed":
        log.error("%s failed", request.scope.get("path_template", "a page"), exc_info=error)
    refusal = error if isinstance(error, HTTPException) and error.status_code < 500 else None
    status = status_of(said) if refusal is None else refusal.status_code
    headers = {}
    if isinstance(said, Problem) and said.retry_after is not None:
        headers["retry-after"] = str(said.retry_after)
    if isinstance(said, Problem) and said.reason == "too-slow":
        headers["connection"] = "close"  # what is still to come of it is not waited for
    if request.url.path.startswith("/api"):
        data = to_data(said, words_about(said, language_of(request)))
        if refusal is not None:
            data["error"]["values"] = fields_of(refusal)
        return Response(data, status_code=status, headers=headers)
    visitor = Visitor(request)
    text = message_of(said, words_about(said, visitor.language))
    if refusal is not None:
        text = error_page(visitor.frame(), status)
    elif not visitor.htmx:
        text = error_page(visitor.frame(), status, text, way_back(visitor, status))
    return visitor.page(text, status, **headers)


def fields_of(error: HTTPException) -> dict[str, Any]:
    """Which fields of a form Litestar refuses, and why."""
    extra = [entry for entry in error.extra if isinstance(entry, dict)] if error.extra else []
    return {str(entry.get("key")): entry.get("message") for entry in extra}


def way_back(visitor: Visitor, status: int) -> str:
    """The table at which something was refused; nowhere if the table itself is not for them."""
    parts = visitor.request.url.path.split("/")
    if parts[1] != "t" or len(parts) <= 3 or status in (403, 404):
        return ""
    return visitor.at(f"/t/{parts[2]}")

"""A decision by the form of a page: what it says, whoever read it."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from spielgeld.house.service import Secrets, Service
from spielgeld.house.table import Table
from spielgeld.house.texts import read_small
from spielgeld.kernel.choice import Decision
from spielgeld.kernel.state import Seat
from spielgeld.page.boards import page_of
from spielgeld.telling.words import Words
from spielgeld.web.pages.memory import look

Form = Mapping[str, str]

MOST_TYPED = 20_000
"""So much of what was typed is shown again."""

OURS = ("step", "key", "sure", "seat")
"""What the page added to what the player says."""


async def decide(
    service: Service, table: Table, seat: Seat, form: Form, words: Words, secrets: Secrets
) -> Decision | None:
    """Decide as a form says. Or else the answer is what is to be confirmed first."""
    play = table.play
    assert play is not None
    step = read_small(form.get("step"))
    key = f"{form.get('key', '')[:20]}:{fingerprint(form)}"
    if step == play.step and seat in play.waiting:
        view = play.view_around(look(table, play, seat), seat)
        choice, page = play.choice(seat), page_of(table.settings.game)
        decision = page.read(form, view, choice, words)
        sure = form.get("sure") == "yes" or decision not in choice
        if not sure and page.wants_confirmation(view, decision):
            return decision
    else:
        # The same form again, after a second press of its button or a lost answer, or an old one.
        decision = table.decided_with(seat, key) or form_as_decision(form)
    step = -1 if step is None else step
    await service.decide(table.id, secrets, decision, step=step, key=key, seat=seat)
    return None


def typed(form: Form) -> dict[str, str]:
    """What the player said, without what the page added."""
    return {name: value for name, value in form.items() if name not in OURS}


def draft_of(form: Form) -> str:
    return next(iter(typed(form).values()), "")[:MOST_TYPED]


def form_as_decision(form: Form) -> dict[str, Any]:
    """A form for a question that is not asked any more: only good for saying so."""
    return {
        name: {"true": True, "false": False}.get(value, value)
        for name, value in typed(form).items()
    }


def fingerprint(form: Form) -> str:
    """The same form sent twice is one submission; another bid on an old page is not."""
    return hashlib.sha256(json.dumps(typed(form)).encode()).hexdigest()[:16]

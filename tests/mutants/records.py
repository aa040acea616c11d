"""Leaks by mail and by push."""

from typing import Any

from spielgeld.house.post import mail, push
from tests.mutants import mutant, truth, wrap

MAIL = "mails"
PUSH = "pushes"


def rewritten(change: Any) -> Any:
    def compose(old: Any, kind: str, box: Any, table: Any, post: Any) -> Any:
        letter = old(kind, box, table, post)
        change(letter, box, table)
        return letter

    return compose


@mutant(MAIL)
def mail_tells_the_truth() -> None:
    """The mail about one's turn has a number that follows from what is hidden."""

    def change(letter: Any, box: Any, table: Any) -> None:
        letter.set_content(f"{letter.get_content()}\n{truth(table)}")

    wrap(mail, "compose", rewritten(change))


@mutant(MAIL)
def mail_names_the_others() -> None:
    """A header of the mail has the secrets' hashes of all chairs."""

    def change(letter: Any, box: Any, table: Any) -> None:
        letter["X-Chairs"] = " ".join([(chair.secret_hash or "")[:8] for chair in table.chairs])

    wrap(mail, "compose", rewritten(change))


@mutant(MAIL)
def subject_depends() -> None:
    """The subject is more urgent if much is at stake."""

    def change(letter: Any, box: Any, table: Any) -> None:
        subject = str(letter["Subject"])
        del letter["Subject"]
        letter["Subject"] = subject + "!" * (truth(table) % 5)

    wrap(mail, "compose", rewritten(change))


@mutant(PUSH)
def push_tells_the_truth() -> None:
    """What is pushed has a badge that follows from what is hidden."""

    def badge(old: Any, table: Any) -> Any:
        return f"{old(table)}{truth(table)}"

    wrap(push, "badge_of", badge)


@mutant(PUSH)
def push_is_longer_if_much_is_at_stake() -> None:
    """How long a push is can be seen by the service that carries it."""

    def write(old: Any, pusher: Any, one: Any, table: Any) -> Any:
        return old(pusher, one, table) + " " * (truth(table) % 100)

    wrap(push.Pusher, "_write", write)

"""Decisions of QE as people type them."""

from spielgeld.kernel.choice import Choice, Decision
from spielgeld.telling.game import NotUnderstood
from spielgeld.telling.numbers import NotAnAmount, read_amount
from spielgeld.telling.words import Words


def read(text: str, choice: Choice, words: Words) -> Decision:
    if choice.kind == "look":
        answer = text.strip().lower()
        for truth, message in ((True, "yes"), (False, "no")):
            if answer and words.say(message).lower().startswith(answer):
                return {"look": truth}
        raise NotUnderstood(words.say("type-yes-or-no"))
    try:
        return {"bid": read_amount(text, words.language)}
    except NotAnAmount:
        raise NotUnderstood(words.say("type-bid")) from None


def write(decision: Decision, words: Words) -> str:
    if "look" in decision:
        return words.say("yes" if decision["look"] else "no").lower()
    return str(decision["bid"])

"""What people type in €uro Crisis, read and written: `lend spain 2`, `2 gold`, `reform real ...`.

Every word may be shortened as long as it stays clear. English works in every language.
"""

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache
from itertools import islice

from spielgeld.games.euro_crisis.rules.choices import CRISES, REFORMS, SIDES, OrElse
from spielgeld.games.euro_crisis.rules.pieces import CARDS, PARTIES, printed_box
from spielgeld.kernel.choice import Choice, Decision
from spielgeld.telling.game import NotUnderstood
from spielgeld.telling.words import Words

GOODS = ("gold", "weapons")
NAMED = {"state": tuple(printed_box().countries), "party": PARTIES, "card": CARDS}
"""Kinds of words that have a name of their own: state-spain, party-liberals, card-london."""
SAID = {
    "reform": REFORMS,
    "crisis": CRISES,
    "side": SIDES,
    "goods": GOODS,
    "skip": ("skip",),
    "done": ("done",),
    "filler": ("fillers",),
}
"""Kinds of words for which people say this or that: `words-cut` lists what they say."""

ROMAN = {"i": 1, "ii": 2, "iii": 3, "iv": 4}

SHORTEST = 2
"""A word can't be shortened to less."""

EXAMPLES = 40
"""The example of what to type is the middle one of so many decisions."""

Token = tuple[str, str | int]
"""A kind of word and which one it is; numbers are of the kind `number`."""


class Unclear(Exception):
    """The words are known or not, but they make no decision."""


def plain(word: str) -> str:
    """Without capitals and accents."""
    letters = unicodedata.normalize("NFKD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@lru_cache(100)
def dictionary(kind: str, words: Words) -> dict[str, str]:
    """All words of a kind, in English and in the language, with their code."""
    known: dict[str, str] = {}
    for code in NAMED.get(kind, ()):
        known |= {code: code, plain(words.say(f"{kind}-{code}")): code}
    for code in SAID.get(kind, ()):
        said = re.split(r",\s*", words.say(f"words-{code}"))
        known |= {plain(word): code for word in (code, *said)}
    return known


def tokens(text: str, kinds: tuple[str, ...], words: Words) -> list[Token]:
    """The words of a line, each of one of these kinds; fillers such as `lend` are left out."""
    found: list[Token] = []
    for part in re.findall(r"-?\d+|[^\W\d_]+", text):
        token = number_of(part) or word_of(part, (*kinds, "skip", "done", "filler"), words)
        if token is None:
            raise Unclear
        if token[0] != "filler":
            found.append(token)
    return found


def number_of(part: str) -> Token | None:
    try:
        return "number", int(part)
    except ValueError:
        return None


def word_of(part: str, kinds: tuple[str, ...], words: Words) -> Token | None:
    word = plain(part)
    for kind in kinds:
        if word in dictionary(kind, words):
            return kind, dictionary(kind, words)[word]
    meant = {
        (kind, code)
        for kind in kinds
        for name, code in dictionary(kind, words).items()
        if len(word) >= SHORTEST and name.startswith(word)
    }
    return meant.pop() if len(meant) == 1 else None


def only(found: list[Token], *kinds: str) -> list[str | int]:
    """The words, if there is one of each of these kinds and nothing else, in any order."""
    if sorted(kind for kind, _ in found) != sorted(kinds):
        raise Unclear
    left = list(found)
    values = []
    for kind in kinds:
        token = next(token for token in left if token[0] == kind)
        left.remove(token)
        values.append(token[1])
    return values


def read_first_loan(text: str, words: Words) -> Decision:
    (state,) = only(tokens(text, ("state",), words), "state")
    return {"lend": state}


def read_bid(text: str, words: Words) -> Decision:
    (gold,) = only(leave_out(tokens(text, ("goods",), words), "goods"), "number")
    return {"gold": gold}


def leave_out(found: list[Token], kind: str) -> list[Token]:
    return [token for token in found if token[0] != kind]


def read_quarter(text: str, words: Words) -> Decision:
    roman = ROMAN.get(text.strip().casefold())
    if roman is not None:
        return {"quarter": roman}
    (quarter,) = only(tokens(text, (), words), "number")
    return {"quarter": quarter}


def read_card(text: str, words: Words) -> Decision:
    (card,) = only(tokens(text, ("card",), words), "card")
    return {"card": card}


def read_borrowing(text: str, words: Words) -> Decision:
    (markers,) = only(tokens(text, (), words), "number")
    return {"borrow": markers}


def read_loan(text: str, words: Words) -> Decision:
    state, markers = only(tokens(text, ("state",), words), "state", "number")
    return {"lend": state, "markers": markers}


def read_purchase(text: str, words: Words) -> Decision:
    """`2 gold 1 weapons`, `gold 2`, or both numbers alone."""
    found = tokens(text, ("goods",), words)
    if [kind for kind, _ in found] == ["number", "number"]:
        return {"buy_gold": found[0][1], "buy_weapons": found[1][1]}
    bought: dict[str, int] = {}
    while found:
        if len(found) < 2:
            raise Unclear
        number, goods = only(found[:2], "number", "goods")
        if goods in bought or not isinstance(number, int):
            raise Unclear
        bought[str(goods)] = number
        found = found[2:]
    if not bought:
        raise Unclear
    return {f"buy_{goods}": bought.get(goods, 0) for goods in GOODS}


def read_government(text: str, words: Words) -> Decision:
    """The party with the large marker is named first."""
    found = tokens(text, ("state", "party"), words)
    state, large, small = only(found, "state", "party", "party")
    return {"state": state, "large": large, "small": small}


def read_reform(text: str, words: Words) -> Decision:
    found = tokens(text, ("reform", "state", "party"), words)
    reform, state, party = only(found, "reform", "state", "party")
    return {"reform": reform, "state": state, "party": party}


def read_crisis(text: str, words: Words) -> Decision:
    crisis, state = only(tokens(text, ("crisis", "state"), words), "crisis", "state")
    return {"resolve": crisis, "state": state}


def read_arms(text: str, words: Words) -> Decision:
    found = leave_out(tokens(text, ("side", "goods"), words), "goods")
    if found == [("number", 0)]:
        return {"weapons": 0}
    weapons, side = only(found, "number", "side")
    return {"weapons": weapons, "side": side}


READERS: dict[str, Callable[[str, Words], Decision]] = {
    "first loans": read_first_loan,
    "gold bids": read_bid,
    "choose quarters": read_quarter,
    "choose cards": read_card,
    "frankfurt": read_borrowing,
    "london": read_loan,
    "moscow": read_purchase,
    "brussels": read_government,
    "rome": read_reform,
    "further reform": read_reform,
    "choose crisis": read_crisis,
    "place weapons": read_arms,
}
"""By the stage of the table."""


def read(text: str, stage: str, choice: Choice, words: Words) -> Decision:
    """The decision that was typed at this stage, legal or not."""
    token = word_of(text.strip(), ("skip", "done"), words)
    if token is not None:
        return {token[0]: True}
    try:
        return READERS[stage](text, words)
    except Unclear:
        hint = words.say("type-again", example=write(example(choice), words))
        raise NotUnderstood(hint) from None


def example(choice: Choice) -> Decision:
    """A decision to show how one is typed: neither the least nor the most."""
    action = choice.action if isinstance(choice, OrElse) and choice.action.count() else choice
    decisions = list(islice(action, EXAMPLES if action.count() < EXAMPLES else 3))
    return decisions[len(decisions) // 2]


def write(decision: Decision, words: Words) -> str:
    """What to type for a decision, in the language."""
    if "lend" in decision:
        state = words.word("state", decision["lend"])
        if "markers" in decision:
            return words.say("typed-lend", state=state, markers=decision["markers"])
        return words.say("typed-first-loan", state=state)
    if "buy_gold" in decision:
        gold, weapons = decision["buy_gold"], decision["buy_weapons"]
        return words.say("typed-buy", gold=gold, weapons=weapons)
    if "large" in decision:
        parties = {size: words.word("party", decision[size]) for size in ("large", "small")}
        return words.say("typed-govern", state=words.word("state", decision["state"]), **parties)
    if "reform" in decision or "resolve" in decision:
        kind = "reform" if "reform" in decision else "resolve"
        return words.say(
            f"typed-{decision[kind]}",
            state=words.word("state", decision["state"]),
            party=words.word("party", decision.get("party", "")),
        )
    if "side" in decision:
        return words.say(f"typed-{decision['side']}", weapons=decision["weapons"])
    ((kind, value),) = decision.items()
    return words.say(f"typed-{kind}") if value is True else str(words.word(kind, value))

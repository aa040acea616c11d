"""The words of a game in one language. The messages stand in Fluent files, one folder a language.

A message is asked for by its id: an event by its name (CompanyWon -> company-won), a rule by its
own id, a refusal by rule and reason (QE-6-barred), or by the reason alone where that says it all.
"""

import os
import re
from collections.abc import Callable, Iterable
from datetime import date
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any
from unicodedata import bidirectional

from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from spielgeld.kernel.record import BrokenRecord
from spielgeld.kernel.refusal import IMPOSSIBLE, Refusal
from spielgeld.telling.languages import COMMON, ENGLISH, LANGUAGES, folders_of, locale_of
from spielgeld.telling.numbers import with_minus, write_number, write_short

REGIONS = {ENGLISH: "en-GB"}
"""Where a language alone would write days as only one country does."""

STRICT = "SPIELGELD_STRICT_WORDS"
"""Where this is set in the environment, a missing word is an error."""

RULES, ASIDES = "rules.ftl", "asides.ftl"
"""Files whose messages are told in their order."""

REMEMBERED = 16_384

_EXACT = 10**15
"""Fluent itself formats smaller numbers, and knows their plurals."""

ISOLATE, ISOLATED = "\u2068", "\u2069"
"""Fluent's marks around what has a direction of its own, whatever stands around it."""

_IN_ISOLATION = re.compile(f"{ISOLATE}[^{ISOLATED}]*{ISOLATED}")

_LEFT_TO_RIGHT, _RIGHT_TO_LEFT = {"L"}, {"R", "AL"}


@lru_cache(1000)
def read_messages(path: Path) -> Resource:
    """A file is read once, though every game has the common ones."""
    return FluentResource(path.read_text(encoding="utf-8"))


Say = Callable[..., str]
"""`Words.say`"""


class MissingWords(LookupError):
    """There is no such message in this language, or a value for it is missing."""


class Words:
    """All messages of one game (and those of all games) in one language.

    What is missing is said in English, and what is missing there too by its id: a game need not
    have all words to be played. Under test nothing may be missing (`strict`).
    """

    def __init__(
        self, language: str, folders: Iterable[Path], *, strict: bool | None = None
    ) -> None:
        self.language = language
        self._locale = locale_of(language)
        self.direction = self._locale.text_direction
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self._folders = tuple(folders)
        self._bundle = FluentBundle([language], use_isolating=False)
        self._listed: dict[str, list[str]] = {RULES: [], ASIDES: []}
        # What is said again and again is put together once. 1 and True are not said alike.
        self._remember = lru_cache(REMEMBERED, typed=True)(self._say)
        for folder in self._folders:
            for path in sorted((folder / language).glob("*.ftl")):
                resource = read_messages(path)
                self._bundle.add_resource(resource, allow_overrides=True)
                if path.name in self._listed:
                    self._listed[path.name] += [
                        entry.id.name for entry in resource.body if isinstance(entry, Message)
                    ]

    @cached_property
    def _english(self) -> "Words | None":
        """Where to look for what is missing."""
        if self.strict or self.language == ENGLISH:
            return None
        return Words(ENGLISH, self._folders, strict=False)

    def has(self, message: str) -> bool:
        if self._bundle.has_message(message):
            return True
        return self._english is not None and self._english.has(message)

    def say(self, message: str, /, **values: Any) -> str:
        """A message with its values: numbers are grouped, lists joined as the language does."""
        if not values:
            return self._remember(message)
        listed: list[Any] = [message]
        for name, value in values.items():
            listed += (name, tuple(value) if isinstance(value, list) else value)
        try:
            return self._remember(*listed)
        except TypeError:  # a value that can't be remembered: a list in a list
            return self._say(*listed)

    def _say(self, message: str, *listed: Any) -> str:
        values = dict(zip(listed[::2], listed[1::2], strict=True))
        name, _, attribute = message.partition(".")
        pattern = None
        if self._bundle.has_message(name):
            found = self._bundle.get_message(name)
            pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return self._say_otherwise(message, values)
        if "level" in values:
            values["level"] = self.word("level", values["level"])
        fitting = {key: self._fit(value) for key, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, fitting)
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {message}: {errors}")
        below_zero = any([isinstance(value, int) and value < 0 for value in values.values()])
        return with_minus(str(text)) if below_zero else str(text)

    def _say_otherwise(self, message: str, values: dict[str, Any]) -> str:
        if self.strict:
            raise MissingWords(f"{self.language}: {message}")
        return message if self._english is None else self._english.say(message, **values)

    def _fit(self, value: Any) -> Any:
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) >= _EXACT:
            return self.short(value)
        if isinstance(value, (list, tuple)):
            entries = [each if isinstance(each, str) else str(self._fit(each)) for each in value]
            return self.join(entries)
        if isinstance(value, str):
            return self.isolate(value)
        return str(value) if value is None or isinstance(value, bool) else value

    def word(self, name: str, value: Any) -> Any:
        """A value as people call it: the state `spain` by the message state-spain."""
        message = f"{name}-{value}"
        return self.say(message) if isinstance(value, str) and self.has(message) else value

    def isolate(self, text: str) -> str:
        """A name of another direction than the language's turns nothing around it."""
        if text.isascii() and self.direction == "ltr":
            return text
        others = _RIGHT_TO_LEFT if self.direction == "ltr" else _LEFT_TO_RIGHT
        loose = _IN_ISOLATION.sub("", text)
        foreign = any([bidirectional(character) in others for character in loose])
        return f"{ISOLATE}{text}{ISOLATED}" if foreign else text

    def number(self, number: int) -> str:
        return write_number(number, self.language)

    def date(self, day: str) -> str:
        """A day such as 2026-11-16 as people write it: 16 Nov 2026."""
        locale = locale_of(REGIONS.get(self.language, self.language))
        return format_date(date.fromisoformat(day), locale=locale)

    def day(self, day: str) -> str:
        """A day of late such as 2026-11-16, as people say it: Mon 16 Nov."""
        locale = locale_of(REGIONS.get(self.language, self.language))
        return format_date(date.fromisoformat(day), "EEE d MMM", locale=locale)

    def short(self, number: int) -> str:
        return write_short(number, self.language)

    def join(self, entries: Iterable[str]) -> str:
        return format_list([self.isolate(entry) for entry in entries], locale=self._locale)

    def listed_in(self, file: str) -> list[str]:
        """The ids of all messages of a file that is read in order."""
        missing = [] if self._english is None else self._english.listed_in(file)
        return list(dict.fromkeys([*missing, *self._listed[file]]))

    def rules(self) -> list[str]:
        """The ids of all rules, in order."""
        return self.listed_in(RULES)

    def rule(self, rule: str) -> str:
        return self.say(rule)

    def rule_title(self, rule: str) -> str:
        return self.say(f"{rule}.title")

    def ruling(self, rule: str) -> str:
        """Why a rule, or a part of it, is our own ruling; nothing if the rulebook says it all."""
        return self.attribute(rule, "ruling")

    def attribute(self, message: str, name: str) -> str:
        """What a message says besides, where it does."""
        if self._bundle.has_message(message):
            said = self._bundle.get_message(message).attributes
            return self.say(f"{message}.{name}") if name in said else ""
        return "" if self._english is None else self._english.attribute(message, name)

    def refusal(self, refusal: Refusal) -> str:
        """Why, and the rule id: `Your bid must differ from the open bid of 40 (QE-6).`

        Values that have a name are said with it (resource-water for a resource), but not where a
        table is impossible: that speaks of options and records, as they are written.
        """
        values = refusal.values
        if refusal.rule != IMPOSSIBLE:
            values = {key: self.word(key, value) for key, value in values.items()}
        for message in (f"{refusal.rule}-{refusal.reason}", f"refused-{refusal.reason}"):
            if self.has(message):
                reason = self.say(message, **values)
                return f"{reason.rstrip('.')} ({refusal.rule})."
        return str(refusal)

    def broken(self, record: BrokenRecord) -> str:
        """What is wrong with a text that should be a record."""
        return self.say(f"broken-{record.reason}", **record.values)


@lru_cache(1000)
def words_of(language: str, *folders: Path) -> Words:
    """The words of all games and those in these folders."""
    if language not in LANGUAGES:
        raise MissingWords(f"no such language: {language}")
    return Words(language, (*folders_of(COMMON), *folders))


@lru_cache(1000)
def message_id(name: str) -> str:
    """CompanyWon -> company-won."""
    return re.sub(r"(?<=.)(?=[A-Z])", "-", name).lower()

"""How to play a game, and all its rules with their ids as anchors."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import count, takewhile

from spielgeld import games
from spielgeld.page.boards import page_of
from spielgeld.page.environment import draw_page
from spielgeld.page.examples import ShownExample, examples_of, table_of
from spielgeld.page.origin import Section
from spielgeld.page.page import Frame
from spielgeld.telling.asides import AsideGroup, groups_of_asides
from spielgeld.telling.versions import changes_since


@dataclass
class RuleGroup:
    """The rules under one heading."""

    id: str
    title: str
    rules: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class RulesPage:
    """The rules of the frame's game."""

    frame: Frame

    @property
    def game(self) -> str:
        return self.frame.game

    @property
    def how(self) -> list[str]:
        """The messages how-1, how-2 and so on."""
        numbers = takewhile(lambda number: self.frame.words.has(f"how-{number}"), count(1))
        return [f"how-{number}" for number in numbers]

    @cached_property
    def groups(self) -> list[RuleGroup]:
        """The rules under their headings; those of all games come last."""
        words = self.frame.words
        headings = {first: message for message, first in page_of(self.game).headings}
        own: list[RuleGroup] = []
        common = RuleGroup("rules-common", words.say("rules-common"))
        for rule in words.rules():
            if rule.startswith("G-"):
                common.rules.append(rule)
                continue
            if rule in headings or not own:
                message = headings.get(rule, "rules-all")
                own.append(RuleGroup(message, words.say(message)))
            own[-1].rules.append(rule)
        return [*own, common]

    @property
    def newest(self) -> int:
        return games.get(self.game).newest

    @property
    def changes(self) -> list[tuple[int, str]]:
        """What each version changed, the latest first."""
        return changes_since(self.game, 1, self.frame.words)[::-1]

    @cached_property
    def facts(self) -> Sequence[Section]:
        return page_of(self.game).facts(self.frame.words)

    @cached_property
    def examples(self) -> dict[str, list[ShownExample]]:
        """The worked examples by the rule that they are about."""
        found: dict[str, list[ShownExample]] = {}
        for example in examples_of(self.game, self.frame.words):
            found.setdefault(example.told.rule, []).append(example)
        return found

    @cached_property
    def asides(self) -> list[AsideGroup]:
        return groups_of_asides(self.frame.words)

    @property
    def editors(self) -> list[str]:
        return list(page_of(self.game).editors)


def rules_page(frame: Frame) -> str:
    """What is drawn needs the symbols of the game, as a table does."""
    examples = games.examples(frame.game)
    drawn = {}
    if examples:
        page = page_of(frame.game)
        drawn = {"kit": page.kit, "it": page.sprite(table_of(examples[-1].before, frame.words))}
    return draw_page("rules.html", RulesPage(frame), drawn=drawn)

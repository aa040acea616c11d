"""The laws of play. Each plays one game from a seed, and raises `Broken` if it does not hold."""

import copy
import json
import pickle
from collections.abc import Callable
from random import Random
from typing import Any

from spielgeld import games
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.playout import play_out
from spielgeld.kernel.refusal import MALFORMED, NOT_ASKED, OVER, Refused
from spielgeld.kernel.view import View
from spielgeld.laws.broken import Broken, require, same
from spielgeld.laws.table import Configuration, decide, play_on

Law = Callable[[Configuration, int], object]

LISTED = 50
"""Of long or endless choices so many decisions are looked at."""

STOPS = (3, 12, 80, 150)
"""A game is stopped somewhere in its first so many decisions: short games need early stops."""


def picture(play: Play) -> Any:
    """All that can be seen of a play, by anyone."""
    seats = [*range(play.players), None]
    return {
        "summary": to_json(play.summary()),
        "views": [repr(play.view(seat)) for seat in seats],
        "choices": {seat: to_json(play.choice(seat).describe()) for seat in play.waiting},
        "step": play.step,
    }


def generator(table: Configuration, seed: int) -> Random:
    return Random(f"{table} {seed}")


def stop(rng: Random) -> int:
    return rng.randrange(rng.choice(STOPS))


def random_games_end(table: Configuration, seed: int) -> None:
    """Whatever is decided, the game ends and everybody has a place."""
    rng = generator(table, seed)
    play = table.start(seed)
    if seed % 2:
        play_on(play, rng)
    else:
        play_out(play, rng)
    require(play.over and play.waiting == [], "nobody is asked when a game is over")
    places = play.ranking()
    seats = sorted([seat for place in places for seat in place])
    require(seats == list(range(play.players)), "every seat has one place in the ranking", places)
    require(play.winners() in ([], places[0]), "the winners are the first in the ranking", places)


def what_is_offered_is_accepted(table: Configuration, seed: int) -> None:
    """Every decision that a choice lists or samples is legal, and it counts what it lists."""
    rng = generator(table, seed)
    play = table.start(seed)
    while not play.over:
        for seat in play.waiting:
            choice = play.choice(seat)
            require(choice.count() > 0, "whoever is asked has something to decide")
            listed = [decision for _, decision in zip(range(LISTED), choice, strict=False)]
            for decision in [*listed, *[choice.sample(rng) for _ in range(5)]]:
                refusal = play.why_not(seat, decision)
                require(refusal is None, "what a choice offers is accepted", decision, refusal)
            if choice.count() <= LISTED:
                require(choice.count() == len(listed), "a choice counts what it lists", listed)
                require(choice.sample(rng) in listed, "a choice samples what it lists", listed)
            play.submit(seat, decide(choice, rng))


def replay_equals_play(table: Configuration, seed: int) -> None:
    """A record gives the same game again, to the last view and event."""
    rng = generator(table, seed)
    play = table.start(seed, listen=True)
    play_on(play, rng, stop(rng))
    text = json.dumps(games.record(play))
    again = games.replay(text, listen=True)
    same(picture(again), picture(play), "a replayed game looks as the game did")
    same(again.full_story(), play.full_story(), "a replayed game tells the same story")
    for seat in [*range(play.players), None]:
        seen, told = (json.dumps(to_json(one.view(seat))) for one in (play, again))
        same(told, seen, "a view is the same as JSON")
    same(json.dumps(games.record(again)), text, "the record of a replayed game is the record")


def the_same_seed_gives_the_same_game(table: Configuration, seed: int) -> None:
    """Chance comes from the seed alone."""
    plays = [table.start(f"seed {seed}") for _ in range(2)]
    for play in plays:
        play_out(play, Random(seed))
    same(games.record(plays[0]), games.record(plays[1]), "the same seed gives the same game")


def clones_do_not_touch(table: Configuration, seed: int) -> None:
    """A copy of a game goes its own way."""
    rng = generator(table, seed)
    play = table.start(seed)
    play_on(play, rng, stop(rng))
    before = picture(play)
    clone = play.clone()
    same(picture(clone), before, "a clone looks as its original")
    play_on(clone, rng)
    same(picture(play), before, "what happens to a clone does not touch the original")
    after = picture(clone)
    play_on(play, rng)
    same(picture(clone), after, "what happens to the original does not touch a clone")


def pickled(play: Play) -> Play:
    again: Play = pickle.loads(pickle.dumps(play))
    return again


def a_copy_of_any_kind_is_a_clone(table: Configuration, seed: int) -> None:
    """Pickled, copied or deep-copied: a play behaves as its clone does."""
    for copied_by in (pickled, copy.copy, copy.deepcopy):
        rng = generator(table, seed)
        play = table.start(seed, listen=seed % 2 == 0)
        play_on(play, rng, stop(rng))
        before = picture(play)
        clone, copied = play.clone(), copied_by(play)
        same(picture(copied), before, "a copy looks as its original")
        for each in (clone, copied):
            play_on(each, Random(seed))
        same(picture(copied), picture(clone), "a copy behaves as a clone")
        same(copied.decisions, clone.decisions, "a copy is asked as a clone")
        same(picture(play), before, "what happens to a copy does not touch the original")


def equal_views_have_equal_hashes(table: Configuration, seed: int) -> None:
    """Views can be the keys of a dictionary, and hashes tell them apart."""
    rng = generator(table, seed)
    play = table.start(seed)
    seen: dict[View, str] = {}
    while not play.over:
        for seat in [*range(play.players), None]:
            view = play.view(seat)
            again = games.imagine(view, rng).view(seat)
            same(hash(again), hash(view), "equal views have equal hashes")
            seen[view] = repr(view)
            same(repr(again), seen[again], "equal views are one key")
        play_on(play, rng, 1)
    require(
        len({hash(view) for view in seen}) == len(seen), "different views have different hashes"
    )


def sealed_decisions_arrive_in_any_order(table: Configuration, seed: int) -> None:
    """Where several are asked at once, who answers first changes nothing."""
    rng = generator(table, seed)
    ascending, shuffled = (table.start(seed, listen=True) for _ in range(2))
    while not ascending.over:
        decisions = {seat: decide(ascending.choice(seat), rng) for seat in ascending.waiting}
        for seat, decision in decisions.items():
            ascending.submit(seat, decision)
        for seat in rng.sample(sorted(decisions), len(decisions)):
            shuffled.submit(seat, decisions[seat])
        same(picture(shuffled), picture(ascending), "the order of sealed decisions is nothing")
    same(shuffled.chapters, ascending.chapters, "the order of sealed decisions is not told")


def a_sealed_decision_is_its_own_views(table: Configuration, seed: int) -> None:
    """What one has sealed is nowhere but in one's own view."""
    rng = generator(table, seed)
    play = table.start(seed)
    while not play.over:
        if len(play.waiting) > 1:
            seat = rng.choice(play.waiting)
            pictures = []
            for decision in (decide(play.choice(seat), rng), play.choice(seat).sample(rng)):
                clone = play.clone()
                clone.submit(seat, decision)
                others = {other: clone.view(other) for other in range(play.players)}
                same(others.pop(seat).sealed, decision, "one sees what one has sealed")
                choices = {other: clone.choice(other).describe() for other in clone.waiting}
                pictures.append((to_json(others), clone.view(None), to_json(choices)))
            same(pictures[0], pictures[1], "nobody else sees what one has sealed")
        play_on(play, rng, 1)


def a_refused_decision_changes_nothing(table: Configuration, seed: int) -> None:
    """What can't be read is refused under G-2, who is not asked under G-1, the late under G-3."""
    rng = generator(table, seed)
    play = table.start(seed)
    nonsense: list[object] = []
    while not play.over:
        before = picture(play)
        seat = rng.choice(play.waiting)
        decision = decide(play.choice(seat), rng)
        nonsense = [
            None, 5, "word", [], {}, {"": 1}, {"nothing": "of the kind"}, {**decision, "": 1},
            dict.fromkeys(decision, 1.5), dict.fromkeys(decision),
        ]  # fmt: skip
        for wrong in nonsense:
            refused(play, rng.randrange(play.players), wrong, MALFORMED)
        for stranger in sorted({-1, *range(play.players + 1)} - set(play.waiting)):
            refused(play, stranger, decision, NOT_ASKED)
        refused(play, seat, decision, NOT_ASKED, step=play.step - 1)
        same(picture(play), before, "a refused decision changes nothing")
        play.submit(seat, decision, step=play.step)
    for wrong in nonsense:
        refused(play, 0, wrong, OVER)


def refused(play: Play, seat: int, decision: object, rule: str, step: int | None = None) -> None:
    try:
        play.submit(seat, decision, step)
    except Refused as error:
        found = error.refusal.rule
        require(found == rule, f"{decision} is refused to seat {seat} under {rule}", error.refusal)
        return
    raise Broken(f"{decision} is refused to seat {seat} under {rule}\n    it was accepted")


def a_withdrawn_decision_leaves_no_trace(table: Configuration, seed: int) -> None:
    """A sealed decision can be taken back as if it had never been made."""
    rng = generator(table, seed)
    play = table.start(seed)
    while not play.over:
        if len(play.waiting) > 1:
            before = picture(play)
            seat = rng.choice(play.waiting)
            play.submit(seat, decide(play.choice(seat), rng))
            play.withdraw(seat)
            same(picture(play), before, "a withdrawn decision leaves no trace")
            try:
                play.withdraw(seat)
            except Refused as error:
                require(error.refusal.rule == NOT_ASKED, "nothing is withdrawn twice", error)
            else:
                raise Broken("nothing is withdrawn twice")
        play_on(play, rng, 1)


def imagine_gives_back_the_view(table: Configuration, seed: int) -> None:
    """What a seat imagines looks to it as the truth does, and can be played to an end."""
    rng = generator(table, seed)
    play = table.start(seed)
    while True:
        for seat in [*range(play.players), None]:
            view = play.known(seat)
            imagined = games.imagine(view, rng)
            same(imagined.known(seat), view, f"what seat {seat} imagines gives its view")
            if seat in play.waiting:
                mine = imagined.choice(seat).describe()
                same(mine, play.choice(seat).describe(), "one is asked what one imagines")
        if play.over:
            return
        seat = rng.randrange(play.players)
        imagined = games.imagine(rng.choice([play.view(seat), play.known(seat)]), rng)
        play_out(imagined, rng)
        require(imagined.over, "an imagined game ends")
        play_on(play, rng, 1)

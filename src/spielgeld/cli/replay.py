"""spielgeld replay: a record told again."""

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich.console import Console

from spielgeld import games
from spielgeld.cli.shared import CantRun, language_option
from spielgeld.kernel.numbers import to_json
from spielgeld.kernel.play import Play
from spielgeld.kernel.record import BrokenRecord, IllegalRecord
from spielgeld.telling.game import telling_of
from spielgeld.telling.words import Words, words_of


@click.command("replay")
@click.argument("file")
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
@click.option("--seat", type=int, help="Only what this seat knows (seats count from 0).")
@click.option("--at", type=click.IntRange(min=0), help="The position after so many decisions.")
@language_option
def command(file: str, as_json: bool, seat: int | None, at: int | None, lang: str) -> None:
    """Tell the game in FILE again (- for standard input; .jsonl: one game a line)."""
    words = words_of(lang)
    try:
        text = read_file(file)
    except BrokenRecord as broken:
        report(broken, as_json=as_json, words=words)
        sys.exit(1)
    replayer = Replayer(as_json=as_json, seat=seat, at=at, language=lang)
    if not file.endswith(".jsonl"):
        sys.exit(0 if replayer.one(text) else 1)
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    results = [replayer.one(line, number) for number, line in lines]
    sys.exit(0 if all(results) else 1)


def read_file(file: str) -> str:
    try:
        data = sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()
        text = data.decode("utf-8-sig")
    except OSError as error:
        raise BrokenRecord("unreadable", file=file, detail=error.strerror or "?") from None
    except UnicodeDecodeError as error:
        raise BrokenRecord("text", file=file, byte=error.start) from None
    if not text.strip():
        raise BrokenRecord("empty", file=file)
    return text


class Replayer:
    """Replays one record after another in the way that was asked for."""

    def __init__(self, *, as_json: bool, seat: int | None, at: int | None, language: str) -> None:
        self.as_json = as_json
        self.seat = seat
        self.at = at
        self.language = language
        self.console = Console(highlight=False)

    def one(self, text: str, line: int | None = None) -> bool:
        """Replay a record and print its result, from a given line of a .jsonl file."""
        words = words_of(self.language)
        try:
            play = games.replay(text, at=self.at, listen=not self.as_json)
            words = telling_of(play.game.name).words(self.language)
            self.check(play, text, words)
        except BrokenRecord as broken:
            if line is not None and "line" in broken.values:
                broken.values["line"] = line
            report(broken, as_json=self.as_json, words=words, line=line)
            return False
        except IllegalRecord as illegal:
            if illegal.play is not None:
                words = telling_of(illegal.play.game.name).words(self.language)
            report(illegal, as_json=self.as_json, words=words, line=line)
            return False
        if self.as_json:
            result = play.summary() if self.seat is None else play.view(self.seat)
            print(json.dumps(to_json(result), ensure_ascii=False))
        elif line is not None:
            print(result_line(play, words))
        else:
            tell(self.console, play, self.seat, words)
        return True

    def check(self, play: Play, text: str, words: Words) -> None:
        if self.seat is not None and not 0 <= self.seat < play.players:
            raise CantRun(words.say("replay-seat", seat=self.seat, last=play.players - 1))
        if self.at is not None and self.at > len(play.decisions):
            raise CantRun(words.say("replay-at", decisions=len(play.decisions)))


def report(
    error: BrokenRecord | IllegalRecord, *, as_json: bool, words: Words, line: int | None = None
) -> None:
    """An error as JSON on standard output, or as a sentence on standard error."""
    index = seat = rule = None
    if isinstance(error, BrokenRecord):
        message = words.broken(error)
    else:
        index, seat, rule = error.index, error.seat, error.refusal.rule
        message = reason = words.refusal(error.refusal)
        if index is not None and seat is not None:
            message = words.say("illegal-decision", index=index, seat=seat, reason=reason)
        elif index is not None:
            message = words.say("illegal-entry", index=index, reason=reason)
    if as_json:
        details = {"index": index, "seat": seat, "rule": rule, "message": message}
        print(json.dumps({"error": to_json(details)}, ensure_ascii=False))
    elif line is None:
        print(message, file=sys.stderr)
    else:
        print(words.say("on-line", line=line, message=message), file=sys.stderr)


def header(play: Play, words: Words) -> str:
    title = telling_of(play.game.name).title(words)
    defaults = {option.name: option.default for option in play.game.options}
    told: list[Any] = [
        value
        for name, value in play.options.items()
        if isinstance(value, str) and value != defaults[name]
    ]
    full = f"{title} {' '.join(told)}" if told else title
    return words.say("replay-header", game=full, players=play.players)


def result_line(play: Play, words: Words) -> str:
    """One game in one line."""
    names = telling_of(play.game.name).names(play.view(None), words)
    winners = play.winners()
    if not play.over:
        result = words.say("result-open", names=[names[seat] for seat in play.waiting])
    elif not winners:
        result = words.say("result-nobody")
    else:
        called = [names[seat] for seat in winners]
        result = words.say("result-winners", names=called, count=len(winners))
    return words.say(
        "replay-result", header=header(play, words), decisions=len(play.decisions), result=result
    )


def tell(console: Console, play: Play, seat: int | None, words: Words) -> None:
    """The story, then the scoring sheet or the position."""
    telling = telling_of(play.game.name)
    names = telling.names(play.view(None), words)
    console.print(header(play, words), style="bold")
    for event in play.full_story() if seat is None else play.story(seat):
        if seat is not None or type(event).__name__ not in telling.untold:
            console.print(telling.line(event, words, names), soft_wrap=True)
    if play.over:
        console.print(telling.scoring(play, words, names))
        return
    waiting = [names[other] for other in play.waiting]
    console.print(
        words.say("replay-position", decisions=len(play.decisions), names=waiting), style="bold"
    )
    console.print(telling.board(play.view(seat), words, names))

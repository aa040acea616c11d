"""Decisions of €uro Crisis in a few words, and when they are made."""

from spielgeld.games.euro_crisis.rules.view import EuroCrisisTable
from spielgeld.games.euro_crisis.telling.terminal import QUARTER
from spielgeld.kernel.choice import Decision
from spielgeld.telling.words import Words


def said(decision: Decision, words: Words) -> str:
    """Lend to Spain: 2 markers."""
    values = {kind: words.word(kind, value) for kind, value in decision.items()}
    match next(iter(decision)):
        case "lend":
            state = words.word("state", decision["lend"])
            if "markers" not in decision:
                return words.say("decide-first-loan", state=state)
            return words.say("decide-lend", state=state, markers=decision["markers"])
        case "buy_gold" | "buy_weapons":
            gold, weapons = decision["buy_gold"], decision["buy_weapons"]
            return words.say("decide-buy", gold=gold, weapons=weapons)
        case "quarter":
            return words.say("decide-quarter", quarter=QUARTER[decision["quarter"]])
        case "weapons":
            side = decision.get("side", "none")
            arms = {} if side == "none" else {"weapons": decision["weapons"]}
            return words.say(f"decide-weapons-{side}", **arms)
        case "skip" | "done" as word:
            return words.say(f"now-{word}")
    if "reform" in decision:
        return words.say(
            f"decide-{decision['reform']}",
            state=values["state"],
            party=values["party"],
        )
    if "resolve" in decision:
        crisis = words.word("crisis", decision["resolve"])
        return words.say("decide-resolve", crisis=crisis, state=values["state"])
    if "large" in decision:
        parties = {size: words.word("party", decision[size]) for size in ("large", "small")}
        return words.say("decide-govern", state=values["state"], **parties)
    return words.say(f"decide-{next(iter(decision))}", **values)


def said_moment(table: EuroCrisisTable, words: Words) -> str:
    """Year 2, quarter III: London."""
    if table.stage == "first loans":
        return words.say("moment-first-loans")
    when = words.say("moment-year", year=table.year)
    if table.quarter:
        when = words.say("moment-quarter", year=table.year, quarter=QUARTER[table.quarter])
    return words.say("moment-at", when=when, what=said_stage(table, words))


def said_stage(table: EuroCrisisTable, words: Words) -> str:
    if table.sale is not None:
        sale = table.sale
        return words.say("moment-gold-bids", property=sale.property, points=sale.points)
    if table.riot is not None:
        return words.say("moment-place-weapons", state=words.word("state", table.riot.state))
    if table.stage == "further reform":
        return words.say("card-rome")
    message = "moment-" + table.stage.replace(" ", "-")
    return words.say(message if words.has(message) else f"card-{table.stage}")

"""€uro Crisis: banks lend to states, buy their property and survive riots and debt cuts."""

from spielgeld.games.package import GamePackage

PACKAGE = GamePackage(
    rules="spielgeld.games.euro_crisis.rules.game:GAME",
    lessons="spielgeld.games.euro_crisis.lesson:LESSONS",
    examples="spielgeld.games.euro_crisis.examples:EXAMPLES",
    telling="spielgeld.games.euro_crisis.telling:TELLING",
    page="spielgeld.games.euro_crisis.page:PAGE",
    bots={
        "rookie": "spielgeld.games.euro_crisis.bots.rookie:decide",
        "banker": "spielgeld.games.euro_crisis.bots.banker:decide",
    },
    company="spielgeld.games.euro_crisis.bots.company:COMPANY",
    guide="spielgeld.games.euro_crisis.bots.guide:GUIDE",
    reasons="spielgeld.games.euro_crisis.bots.reasons:euro_crisis_reasons",
    codec="spielgeld.games.euro_crisis.research.codec:EuroCrisisCodec",
    study="spielgeld.games.euro_crisis.research.study:STUDY",
)

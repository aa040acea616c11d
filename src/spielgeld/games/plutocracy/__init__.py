"""Plutocracy: space is time is money is power."""

from spielgeld.games.package import GamePackage

PACKAGE = GamePackage(
    rules="spielgeld.games.plutocracy.rules.game:GAME",
    lessons="spielgeld.games.plutocracy.lesson:LESSONS",
    examples="spielgeld.games.plutocracy.examples:EXAMPLES",
    telling="spielgeld.games.plutocracy.telling:TELLING",
    page="spielgeld.games.plutocracy.page:PAGE",
    bots={
        "rookie": "spielgeld.games.plutocracy.bots.rookie:decide",
        "banker": "spielgeld.games.plutocracy.bots.company:banker",
    },
    company="spielgeld.games.plutocracy.bots.company:COMPANY",
    guide="spielgeld.games.plutocracy.bots.guide:GUIDE",
    reasons="spielgeld.games.plutocracy.bots.reasons:plutocracy_reasons",
    codec="spielgeld.games.plutocracy.research.codec:PlutocracyCodec",
    study="spielgeld.games.plutocracy.research.study:STUDY",
)

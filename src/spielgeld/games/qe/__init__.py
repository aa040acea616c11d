"""QE: central banks bail out companies with money they print."""

from spielgeld.games.package import GamePackage

PACKAGE = GamePackage(
    rules="spielgeld.games.qe.rules.game:GAME",
    lessons="spielgeld.games.qe.lesson:LESSONS",
    examples="spielgeld.games.qe.examples:EXAMPLES",
    telling="spielgeld.games.qe.telling:TELLING",
    page="spielgeld.games.qe.page:PAGE",
    bots={
        "rookie": "spielgeld.games.qe.bots.rookie:decide",
        "banker": "spielgeld.games.qe.bots.banker:decide",
        "scholar": "spielgeld.games.qe.bots.scholar:Scholar",
    },
    styles="spielgeld.games.qe.bots.styles:STYLES",
    stand_in="spielgeld.games.qe.bots.company:stand_in",
    company="spielgeld.games.qe.bots.company:COMPANY",
    guide="spielgeld.games.qe.bots.guide:GUIDE",
    reasons="spielgeld.games.qe.bots.reasons:qe_reasons",
    codec="spielgeld.games.qe.research.codec:QeCodec",
    study="spielgeld.games.qe.research.study:STUDY",
)

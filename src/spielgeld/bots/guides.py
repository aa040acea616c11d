"""The guides by game."""

from spielgeld.bots.euro_crisis.guide import EuroCrisisGuide
from spielgeld.bots.guide import Guide
from spielgeld.bots.plutocracy.guide import PlutocracyGuide
from spielgeld.bots.qe.guide import QeGuide

GUIDES: dict[str, Guide] = {
    "euro-crisis": EuroCrisisGuide(),
    "plutocracy": PlutocracyGuide(),
    "qe": QeGuide(),
}

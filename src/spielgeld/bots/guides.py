"""The guides by game."""

from spielgeld.bots.guide import Guide
from spielgeld.bots.qe.guide import QeGuide

GUIDES: dict[str, Guide] = {"qe": QeGuide()}

"""Sample Game: public contracts go to whoever fills the fullest envelope.

rules.py has the rules, telling.py how they are told, page.py how they look, bots.py who plays
along, and lesson.py a guided first game. words/ is all that is read, templates/ and static/ are all
that is drawn.
"""

from spielgeld.games.package import GamePackage

# This is how Spielgeld finds what is here. Only the rules are needed to play.
PACKAGE = GamePackage(
    rules="sample_game.rules:GAME",
    lessons="sample_game.lesson:LESSONS",
    telling="sample_game.telling:TELLING",
    page="sample_game.page:PAGE",
    bots={"rookie": "sample_game.bots:decide"},
    reasons="sample_game.bots:reasons",
    study="sample_game.bots:STUDY",
)

"""Sample Game: public contracts go to whoever fills the fullest envelope.

rules.py has the rules, telling.py how they are told, page.py how they look, bots.py who plays
along, and lesson.py a guided first game. words/ is all that is read, html/ all that is drawn.
"""

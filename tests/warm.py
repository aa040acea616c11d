"""What a server does only once: read its words and its templates. Imported by tests/copies.py."""

from spielgeld import games
from spielgeld.render import html
from spielgeld.render.game import words_for
from spielgeld.render.html.page import Chair, Frame, Table
from spielgeld.render.html.rooms import Room

for name in games.installed():
    play = games.new(name, 4, seed=1)
    frame = Frame(words_for("en", name), game=name)
    chairs = tuple([Chair(seat, "Ada") for seat in range(4)])
    html.room_page(Room(frame, "warm", name, play.options, chairs))
    for seat in range(4):
        choice = play.choice(seat) if seat in play.waiting else None
        html.table_page(Table(frame, "warm", play.view(seat), chairs, choice))

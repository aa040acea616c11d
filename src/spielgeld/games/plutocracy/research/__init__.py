"""For those who study the game: its numbers for learning, and its figures."""

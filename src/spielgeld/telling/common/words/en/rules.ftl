### all games: the rules, in our own words

G-1 = Nothing is being asked of you right now. Either it is somebody else's move, or you have already decided: a decision that was accepted stays as it is, unless the table lets you take it back. Whoever is out of the game is not asked again.
    .title = Not your turn

G-2 = This decision can't be read, or it is of another kind than the one you are asked for now. Numbers must be whole and written in digits, without fractions.
    .title = Decision not understood

G-3 = The game has ended. There is nothing left to decide.
    .title = Game over

G-4 = A game can't start like this: the number of players, the edition, an option or the deal does not fit this game.
    .title = Impossible table

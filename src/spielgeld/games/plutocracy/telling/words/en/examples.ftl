### Plutocracy: the worked examples of the rules page

example-rotation = Four players. { $four } is next, on { $horizon_before }; ROTATE lies on { $rotate_before }. { $two } is on Earth, { $three } on the asteroid, and { $one } waits on { $rotate } on a space of Jupiter's orbit.
    .title = Two rotations before one turn
example-rotation-1 = { $four } flies to the space next door, which Uranus is about to reach. With waiting, this takes { $flight } units of time: the disc moves from { $horizon_before } to { $horizon }, just past ROTATE.
example-rotation-2 = ROTATE is next, and everything moves one space. { $two } travels with Earth, { $three } with the asteroid, and Uranus arrives where { $four } is waiting.
example-rotation-3 = ROTATE moves on to { $rotate } and lies on top of { $one }'s disc. Whoever came last is first: there is one more rotation before { $one } moves, on Jupiter by then.
example-auction = Random set-up with a start auction. THE END lies on { $end }, and { $one } begins.
    .title = A start auction
example-auction-1 = { $one } bids { $bid_1 } on place 4, { $two } { $bid_2 } on place 1. { $three } bids { $bid_3 } on place 4, so { $one } takes the bid back. { $four } bids { $bid_4 } on place 2.
example-auction-2 = { $one } bids again, { $bid_5 } on place 2, and now { $four } has to move: { $bid_6 } on place 3. Everyone has a place, the auction is over.
example-auction-3 = The price is time. Each personal THE END: { $one } { $end_1 }, { $two } { $end_2 }, { $three } { $end_3 }, { $four } { $end_4 }.
example-auction-4 = Start planets are chosen by { $two }, { $one }, { $four } and { $three }, in this order. The last disc lies on top: { $three } moves first.
example-gap = Three players, each with a personal THE END and 10 councillors. { $one } and { $two } have retired, { $three } does so now.
    .title = The gap that settles a tie
example-gap-1 = { $one }: from { $time_1 } to the personal THE END on { $end_1 } it is { $gap_1 }. { $two }: from { $time_2 } to { $end_2 } it is { $gap_2 }. { $three }: from { $time_3 } to { $end_3 }, also { $gap_3 }.
example-gap-2 = The larger gap is ahead: { $one } is third.
example-gap-3 = { $two } and { $three } have the same gap; less time spent decides, { $time_2 } against { $time_3 }. { $two } wins.
example-gap-4 = With the option “smaller gap” { $one } would win.

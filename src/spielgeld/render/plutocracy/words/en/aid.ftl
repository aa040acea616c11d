
### Plutocracy: the player aid

aid-goal = Most councillors at THE END win. Money is worth nothing then; if it is level, less time used is better.
aid-turn-1 = Sell what the planet demands.
aid-turn-2 = Buy what it supplies: at most { $hold } of each fit.
aid-turn-3 = Buy seats in its parliament.
aid-turn-4 = On the asteroid rescue an alien, on Earth join societies.
aid-turn-5 = Fly: one unit of time per hex and { $landing } for take-off and landing. Whoever has used least time is next.
aid-elections = Councillors for seats, on each planet
aid-election = Election { $number }
aid-most = most
aid-second = second most
aid-seats = Seats
aid-seat-price = Price in S€
aid-societies = Societies on Earth
aid-wants = wants to see
aid-first-member = first in
aid-second-member = second in
aid-next-election = The next election, number { $number }, is at time { $time }.
aid-next-rotation = The planets move next at time { $time }.
aid-again-you = You are at { $time }, the next of the others at { $other }: if you arrive before that, you move again.
aid-again = { $name } is at { $time }, the next of the others at { $other }: an arrival before that is another turn.
aid-legend-planet = A filled circle with a name: a planet, where it is now.
aid-legend-prices = ▲ what it buys from you, ▼ what it sells to you, each with the price.
aid-legend-orbit = Hexes with a letter: the spaces of an orbit.
aid-legend-next = A thick dashed edge: the planet comes here with the next ROTATE.
aid-legend-star = ★ where a body began.
aid-legend-ship = Ships have the colour and letter of their player.
aid-legend-flight = A dotted line: the last flight.
aid-legend-asteroid = The number on the asteroid: aliens still there. It falls into the sun.
aid-legend-track = Around the map: the time track with everybody's disc and the events.
now-confirm-unspent = You fly off with { $money } S€. Money is worth nothing at the end, and there is little time left to spend it.

## What the words mean

term-time = Whoever is furthest back is next, even twice in a row. On one space the upper disc goes first.
    .title = Time track
term-councillor = What wins: sent by elections and by societies.
    .title = Councillors
term-demand = What the planet buys from you, and the price. Every sale lowers it by one, however much you sell.
    .title = Demand
term-supply = What the planet sells to you, and the price. Every purchase raises it by one, however much you buy.
    .title = Supply
term-parliament = Seats that get dearer one by one. Most seats send councillors at an election; if it is level, the last buyer is ahead.
    .title = Parliament
term-societies = On Earth. Show them what they want to see, and keep it: the first two members get councillors.
    .title = Societies
term-alien = Rescued on the asteroid; the Scientist Society wants to see one.
    .title = Alien
term-rotate = Planets and Earth go one space on along their orbits, ships on them too. The asteroid comes closer to the sun.
    .title = ROTATE
term-prices = All demand prices rise and all supply prices fall by one.
    .title = PRICES
term-elect = An election: on each planet the most seats send councillors.
    .title = ELECT
term-the_end = When it is next on the time track, the game is over.
    .title = THE END
term-retire = Your ship leaves for good; your seats keep voting.
    .title = Retire
term-star = The space where a planet or Earth began its orbit.
    .title = Star
term-disc = Shows how much time a player has used.
    .title = Disc

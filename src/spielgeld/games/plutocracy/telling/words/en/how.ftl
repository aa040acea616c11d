### Plutocracy: how to play

how-summary = Trading corporations haul goods between planets that will not stand still, and turn the profit into politics.
    .title = Plutocracy in one sentence

how-1 = You lead a trading corporation with one ship, 12 space euros and few principles. Councillors in the Plutocratic Council decide the game; money itself is worth nothing at the end. You get councillors through elections on the planets and through the societies on Earth.
    .title = The point of it all

how-2 = Whoever has used the least time moves next. A flight takes one unit per hex and two for take-off and landing, so long journeys let others act more often. If the rest are far ahead, you may well have two turns in a row.
    .title = Time is the currency

how-3 = On a planet you may sell what it demands, then buy what it supplies, then buy seats in its parliament. On the asteroid you may rescue an alien, on Earth join societies. All of this is optional and goes in that order. At the end you must fly somewhere else, or retire for good.
    .title = A turn

how-4 = Every sale pushes the demand price down by one and every purchase pushes the supply price up by one, however much you trade at once. So fill your hold: five units of a resource fit in. From time to time PRICES moves everything back in your favour, and in everyone else's.
    .title = Buy low, sell high

how-5 = Every ten units of time the planets and Earth advance on their orbits, and the asteroid falls towards the sun. You may fly to where a planet will be and wait there. Being on the asteroid at the sixth rotation is the end of your corporation.
    .title = The planets move

how-6 = Seats get dearer one by one, and the majority on a planet sends councillors at each of the three elections. The first two give one councillor per planet; the third gives two for the most seats and one for the second most. If seats are equal, whoever bought last is ahead, so timing is cheaper than volume.
    .title = Bought, not elected

how-7 = On Earth four societies hand out councillors, three to their first member and two to the second. They want to see 25 space euros, a rescued alien, seats on four planets, or three different resources on board. They only want to see them: you keep everything.
    .title = Good society

how-8 = When THE END comes up on the time track, at 75 or with four players at 60, councillors are counted. Whoever has the most wins; if it is level, less time used is better. Retiring early is therefore no shame, and your seats keep voting while you are at the beach.
    .title = The end
how-time = 90

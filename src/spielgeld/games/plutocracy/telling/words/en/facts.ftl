### Names in the facts of the box

fact-orbits = Orbits from their stars on, and the asteroid's path
fact-sun = Hexes of the sun
fact-demand = What planets demand
fact-supply = What planets supply at the standard start
fact-price_limits = Price limits
fact-standard_prices = Prices at the standard start
fact-demand_price = demand
fact-supply_price = supply
fact-numbers = Other numbers
fact-lowest = lowest
fact-highest = highest
fact-die = Prices by the die, 1 to 12: demand and supply
fact-seats = Prices of the seats of a parliament
fact-times = First times of the events, by players
fact-societies = What a society wants to see
fact-spots = Councillors of a society, first and second
fact-elections = Councillors of the three elections, for most seats and second most
fact-money = Money at the start
fact-hold = Room in the hold for each resource
fact-take_off_and_landing = Time of take-off and landing
fact-starts = Standard start: where the ships stand
fact-first_order = Standard start: discs on the time track, from the top

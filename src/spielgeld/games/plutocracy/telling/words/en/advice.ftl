### Plutocracy: hints and the analysis

decide-sell = { $number ->
    [one] Sell one unit of { $resource }
   *[other] Sell { $number } { $resource }
  }
decide-buy = { $number ->
    [one] Buy one unit of { $resource }
   *[other] Buy { $number } { $resource }
  }
decide-seats = { $number ->
    [one] Take a seat
   *[other] Take { $number } seats
  } in parliament
decide-rescue = Rescue an alien
decide-join = Join: { $society }
decide-fly = Fly: { $on } at time { $arrival } (+{ $time })
decide-fly-space = Fly: { $space }, in empty space at time { $arrival } (+{ $time })
decide-retire = Retire
decide-start = Start { $on }
decide-position = Bid { $bid } for place { $number }
moment-turn = Time { $time }, { $place }
moment-start = Where to start
moment-auction = Start auction

reason-sell = That brings { $money } S€; you would have { $total }.
reason-goods = As prices stand, { $resource } can be bought { $body_on } at { $price } S€ and sold { $planet_on } at { $paid } S€.
reason-seats-lead = You would have most seats there: { $mine }, the next { $rival }.
reason-seats-level = You would be level with { $mine ->
    [one] 1 seat
   *[other] { $mine } seats
  }, and ahead as the latest buyer.
reason-seats-behind = You would have { $mine ->
    [one] 1 seat
   *[other] { $mine } seats
  } there; somebody has { $rival }.
reason-passes = After this you can't do this here any more in this turn: { $actions }.
passes-sell = sell
passes-buy = buy
reason-election = The next election is at { $time }; most seats bring { $councillors ->
    [one] 1 councillor
   *[other] { $councillors } councillors
  }.
reason-rescue = The Scientist Society wants to see an alien; its next spot brings { of-councillors }.
reason-join = The { $society } brings { of-councillors } at once, and nothing is spent.
reason-demand = { $planet } pays { $price } S€ for { $resource }; you carry { $units }.
reason-earth = You meet the condition of the { $society }, which brings { of-councillors }.
reason-asteroid = { $aliens ->
    [one] One alien is
   *[other] { $aliens } aliens are
  } left there to be rescued.
reason-time-left = At { $arrival } you would have { $left ->
    [one] 1 unit
   *[other] { $left } units
  } of time left until the end.
reason-retire = Less time used decides if councillors are equal.
reason-retire-larger = If councillors are equal, the larger gap to one's own THE END decides.
reason-retire-smaller = If councillors are equal, the smaller gap to one's own THE END decides.
reason-retire-only = No flight ends in time.
reason-position = Place { $number } for { $bid }: your game ends that much earlier.

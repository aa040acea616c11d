### Plutocracy at the table

title = Plutocracy

corporation-imperial = Imperial
corporation-galactica = Galactica
corporation-cosmos = Cosmos
corporation-horizon = Horizon

body-mars = Mars
    .on = on Mars
    .to = to Mars
    .empty = to an empty space of Mars's orbit
body-jupiter = Jupiter
    .on = on Jupiter
    .to = to Jupiter
    .empty = to an empty space of Jupiter's orbit
body-saturn = Saturn
    .on = on Saturn
    .to = to Saturn
    .empty = to an empty space of Saturn's orbit
body-uranus = Uranus
    .on = on Uranus
    .to = to Uranus
    .empty = to an empty space of Uranus's orbit
body-neptune = Neptune
    .on = on Neptune
    .to = to Neptune
    .empty = to an empty space of Neptune's orbit
body-earth = Earth
    .on = on Earth
    .to = to Earth
    .empty = to an empty space of Earth's orbit
body-asteroid = Asteroid
    .on = on the asteroid
    .to = to the asteroid
    .empty = to an empty space of the asteroid's path
sun = Sun

resource-oxygen = oxygen
    .short = OXY
resource-uranium = uranium
    .short = URA
resource-carbon = carbon
    .short = CAR
resource-plants = plants
    .short = PLA
resource-water = water
    .short = WAT

society-high = High Society
    .wants = 25 S€
society-scientist = Scientist Society
    .wants = an alien
society-influencer = Influencer Society
    .wants = 4 planets
society-merchant = Merchant Society
    .wants = 3 resources

of-councillors = { $councillors ->
    [one] { $councillors } councillor
   *[other] { $councillors } councillors
  }

marker-rotate = ROTATE
marker-prices = PRICES
marker-elect = ELECT
marker-the_end = THE END

done-sell = sold
done-buy = bought
done-seats = taken seats

## Events

bid-made = { $outbid ->
    [none] { $seat } bids { $bid } for place { $position }.
   *[other] { $seat } bids { $bid } for place { $position }; { $outbid } must bid again.
  }
auction-ended = All places are taken. Planets are chosen by { $order }, in this order; their personal THE END: { $ends }.
start-chosen = { $seat } starts { $planet_on }.
turn-began = { $body ->
    [none] Time { $time }: { $seat } is next, in empty space.
   *[other] Time { $time }: { $seat } is next, { $body_on }.
  }
resources-sold = { $units ->
    [one] { $seat } sells one unit of { $resource } { $planet_on } for { $price } S€; demand is now { $demand }.
   *[other] { $seat } sells { $units } { $resource } { $planet_on }, { $price } S€ each; demand is now { $demand }.
  }
resources-bought = { $units ->
    [one] { $seat } buys one unit of { $resource } { $planet_on } for { $price } S€; supply is now { $supply }.
   *[other] { $seat } buys { $units } { $resource } { $planet_on }, { $price } S€ each; supply is now { $supply }.
  }
seats-bought = { $seats ->
    [one] { $seat } takes a seat { $planet_on } for { $cost } S€.
   *[other] { $seat } takes { $seats } seats { $planet_on } for { $cost } S€.
  }
alien-rescued = { $left ->
    [0] { $seat } rescues the last alien.
   *[other] { $seat } rescues an alien; { $left } left.
  }
society-joined = { $seat } joins the { $society }: { of-councillors }.
ship-flew = { $waited ->
    [0] { $seat } flies { $to }, { $distance } { $distance ->
        [one] hex
       *[other] hexes
      } away, and is there at time { $time }.
   *[other] { $seat } flies { $to }, { $distance } { $distance ->
        [one] hex
       *[other] hexes
      } away, waits { $waited } and is next at time { $time }.
  }
player-retired = { $seat } retires at time { $time }.
time-ran-out = { $seat } ran out of time: the personal THE END moves back to { $end }.
player-went-out = { $cause ->
    [asteroid] { $seat } was on the asteroid and is out of the game.
   *[time] { $seat } has no time left and is out of the game.
  }
bodies-rotated = { $next ->
    [none] Time { $time }: rotation { $number }, the last one.
   *[other] Time { $time }: rotation { $number }; the next comes at { $next }.
  }
body-reached = { $seat } was in the right place and is now { $body_on }.
asteroid-fell = { $aliens ->
    [0] The asteroid falls into the sun.
    [one] The asteroid falls into the sun, with an alien on it.
   *[other] The asteroid falls into the sun, with { $aliens } aliens on it.
  }
prices-changed = { $next ->
    [none] Time { $time }: demand prices rise and supply prices fall, for the last time.
   *[other] Time { $time }: demand prices rise and supply prices fall; again at { $next }.
  }
election-held = { $sent_count ->
    [0] Time { $time }: election { $number }. Nobody has a seat, nobody is sent.
   *[other] Time { $time }: election { $number }. Councillors: { $sent }.
  }
sent-to-council = { $seat } +{ $councillors } ({ $planet })
game-ended = { $winners_count ->
    [0] THE END: everybody is out, nobody wins.
   *[other] THE END: { $winners } wins.
  }

## What a turn comes to

sum-visit = { $seat } { $place }: { $done }.
sum-sold = { $number ->
    [one] sells one unit of { $resource } for { $money } S€
   *[other] sells { $number } { $resource } for { $money } S€
  }
sum-bought = { $number ->
    [one] buys one unit of { $resource } for { $money } S€
   *[other] buys { $number } { $resource } for { $money } S€
  }
sum-seats = { $number ->
    [one] takes a seat for { $money } S€
   *[other] takes { $number } seats for { $money } S€
  }
sum-rescued = { $number ->
    [one] rescues an alien
   *[other] rescues { $number } aliens
  }
sum-joined = joins the { $society } ({ of-councillors })

## Questions

ask-auction = Bid time for a place in the order of choosing planets: a place and a bid of 0 or more, for example { $example }.
ask-start = Choose the planet on which you start, for example { $example }.
ask-turn = { $body ->
    [none] Time { $time }: your ship is in empty space. You can type:
   *[other] Time { $time }: your ship is { $body_on }. You can type:
  }
offer-sell = { $high ->
    [one] your unit of { $resource } for { $price } S€
   *[other] 1 to { $high } { $resource }, { $price } S€ each
  }
offer-buy = { $high ->
    [one] a unit of { $resource } for { $price } S€
   *[other] 1 to { $high } { $resource }, { $price } S€ each
  }
offer-seats = { $high ->
    [one] a seat for { $price } S€
   *[other] 1 to { $high } seats, the first for { $price } S€, all for { $cost } S€
  }
offer-rescue = take an alien aboard
offer-join = possible: { $societies }
offer-fly = also a space: { $space }
offer-retire = for good; your seats still count
offer-retire-only = no flight is possible any more

## What can be typed: the first word is the one shown

command-sell = sell
command-buy = buy
command-seats = seats seat
command-rescue = rescue alien
command-join = join
command-fly = fly go
command-retire = retire
command-start = start
command-bid = bid
command-place = place position
command-wait = wait waiting
command-time = time
command-meet = meet
command-all = all
command-fillers = to the on of and for a at

type-turn = Type one of: { $commands }.
type-number = How many? For example { $example }.
type-resource = Here it is { $resource }.
type-society = Which society? For example { $example }.
type-target = Where to? A body or the two numbers of a space, for example { $example }.
type-planet = Type a planet: { $planets }.
type-bid = Type a place from 1 to { $last } and a bid, for example { $example }.
type-no-meeting = No flight meets this body in the time that is left. To fly to one of its spaces, type the numbers, for example { $example }.
type-not-then = With that length of flight the body will not be there. Choose another one, or type the numbers of the space, for example { $example }.
type-fallen = The asteroid has fallen into the sun. To fly to a space of its path, type the numbers, for example { $example }.

## Refusals

PL-12-no-planet = You can sell only on a planet
PL-12-order = You have already { $done }: no selling any more in this turn
PL-12-low = Sell at least { $low }
PL-12-on-board = { $units ->
    [0] You have no { $resource } on board
   *[other] You have only { $units } { $resource } on board
  }
PL-13-no-planet = You can buy only on a planet
PL-13-order = You have already { $done }: no buying any more in this turn
PL-13-low = Buy at least { $low }
PL-13-hold = { $units ->
    [0] You can carry at most { $limit } { $resource }
   *[other] You can carry at most { $limit } { $resource } and have { $units }
  }
PL-13-money = That costs { $cost } S€, and you have { $money } S€
PL-14-no-planet = Seats are for sale only on planets
PL-14-order = You have already { $done }: no more seats in this turn
PL-14-low = Take at least { $low }
PL-14-free = { $free ->
    [0] No seat is free here
    [one] Only one seat is free here
   *[other] Only { $free } seats are free here
  }
PL-14-money = That costs { $cost } S€, and you have { $money } S€
PL-15-no-asteroid = Your ship is not on the asteroid
PL-15-once = You have rescued an alien already
PL-16-no-earth = Societies are joined on Earth
PL-16-member = You are a member already: { $society }
PL-16-full = No place is left: { $society }
PL-16-high = The High Society wants to see { $needed } S€; you have { $money } S€
PL-16-scientist = The Scientist Society wants a rescued alien
PL-16-influencer = The Influencer Society wants seats on { $needed } planets; you have them on { $planets }
PL-16-merchant = The Merchant Society wants { $needed } different resources on board; you have { $resources }
PL-17-sun = { $q } { $r } is in the sun
PL-17-no-space = { $q } { $r } is not on an orbit or the asteroid's path
PL-17-same-space = Your ship is there already; waiting in place is not possible
PL-17-short = The distance is { $distance }: the flight takes at least { $shortest }
PL-17-end = You would be there at { $arrival }, after THE END at { $end }
PL-24-personal-end = You would be there at { $arrival }, after your personal THE END at { $end }
PL-21-pick = You start on a planet; Earth and the asteroid are not planets
PL-22-position = Places count from 1 to { $last }
PL-22-low = A bid can't be below { $low }
PL-22-overbid = Place { $position } has a bid of { $bid }; yours must be higher
PL-22-high = A bid can be at most { $high }

## The table

map-legend = Capitals: bodies. Small letters: spaces of their orbits. **: the sun. After the letter: ships ({ $ships }; + for several).
track-title = Time track
track-time = Time
track-pieces = On top first
track-retired = { $name } (retired)
asteroid-falls = The asteroid falls at time { $time }; { $aliens ->
    [0] no aliens left on it.
    [one] one alien on it.
   *[other] { $aliens } aliens on it.
  }
elections-held = Elections held: { $number } of 3.
column-body = Body
column-place = Place
column-demand = Demand
column-supply = Supply
column-seats = Seats
column-next-seat = from
column-ships = Ships
flights-title = Flights: { $name }
column-to = To
column-hexes = Hexes
column-time = Time
column-arrival = Arrival
column-way = On the way
body-here = { $body } (here)
way-gone = In the sun.
way-no-meeting = Can't be met any more.
way-there = Stays there until you arrive.
way-rotations = { $rotations ->
    [one] 1 rotation: it will be there when you arrive.
   *[other] { $rotations } rotations: it will be there when you arrive.
  }
way-wait = { $rotations ->
    [one] wait { $wait }, 1 rotation: then it is there.
   *[other] wait { $wait }, { $rotations } rotations: then it is there.
  }
column-player = Player
column-council = Council
column-money = S€
column-hold = Hold
column-societies = Societies
column-used = Time
column-ship = Ship
player-end = { $time } of { $end }
player-retired-short = retired
player-out-short = out
player-alien = alien
column-society = Society
column-wants = Wants
column-first = 3
column-second = 2
auction-title = Start auction
column-position = Place
column-bidder = Bidder
column-bid = Bid

## The final sheet

scoring-sheet = Final count
score-place = Place
score-councillors = Councillors
score-time = Time
score-end = Personal THE END
score-seats = Seats
score-societies = Societies
score-money = S€
score-out = out

## The map as a picture

picture-title = The board of Plutocracy
picture-about = The sun in the middle, the orbits of Earth and five planets around it, and the path of the asteroid.
space-here = { $body }, where it is now
space-ahead = { $body }, { $steps ->
    [one] 1 space
   *[other] { $steps } spaces
  } ahead
space-left = { $body }, a space that it has left
picture-body = { $body }: { $steps ->
    [0] on its star
    [one] 1 space past its star
   *[other] { $steps } spaces past its star
  }

## Options

option-setup = standard (for a first game; starts and their order are reconstructed: the rulebook shows them in a picture only) or random (drawn prices, places and supply; you choose where to start).
option-auction = Bid time for the order of choosing start planets (only with the random set-up). For groups who know the game and still argue about its starts.
option-pressure = A turn has a time limit; whoever is too slow loses time at the end. For groups in which whoever thinks longest always wins.
option-gap = At a tie with personal ends: which gap to one's own THE END wins, the smaller or the larger.
option-turn_seconds = Seconds per turn under time pressure.

version-2 = With a personal THE END the larger gap is ahead in a tie, unless the table says otherwise (PL-24). Before, it was the smaller one.
version-3 = The spot of a society's member who is out stays used: only two players may ever join one (PL-30). Before, it could be taken again.

## Why it ended so

points-of = { $points ->
    [one] { $points } councillor
   *[other] { $points } councillors
  }
ending-all-out = Everybody is out, so nobody wins.
ending-alone-you = You win: everybody else is out.
ending-alone = { $winner } wins: everybody else is out.
ending-out = You are out of the game, and in charge of the drinks; { $winner } wins with { points-of }.
ending-won-you = You win: you sent the most councillors, { $points }.
ending-level-you = Level at { points-of }; { $decided_by ->
    [gap-larger] you had more time left before your own THE END
    [gap-smaller] you had less time left before your own THE END
    [disc] your disc lies higher
   *[time] you used less time
  }.
ending-shared = Level in everything: { $winner } share the win.
ending-level = Level at { points-of }; { $decided_by ->
    [gap-larger] { $winner } had more time left before their own THE END
    [gap-smaller] { $winner } had less time left before their own THE END
    [disc] the disc of { $winner } lies higher
   *[time] { $winner } used less time
  }.
ending-won = { $winner } sent the most councillors: { $points }.
ending-won-other = { $winner } sent the most councillors, { $points }; you sent { $mine }.

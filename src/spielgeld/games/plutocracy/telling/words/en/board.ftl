### Plutocracy on a page

## Now

now-turn-title = Time { $time }, { $place }
now-turn-order = In this order; what you skip you can't go back to this turn.
now-start-title = Where do you start?
now-start-ask = Your ship begins on this planet. Whoever chooses last moves first.
now-auction-title = Bid time for a place in the order
now-auction-ask = Whoever has the first place chooses a planet first and moves last. Your game ends that much earlier.
now-others-turn = { $name } is next, at time { $time }
now-others-start = { $name } chooses a planet to start on
now-others-auction = { $name } bids for a place in the order
now-you-win = You win
now-they-win = { $count ->
    [0] Everybody is out. Nobody wins
    [one] { $names } wins
   *[other] { $names } share the win
  }
in-space = in empty space

act-sell = Sell { $resource }, { $price } S€ each
act-sell-after = Then the demand price is { $price }.
act-buy = Buy { $resource }, { $price } S€ each
act-buy-after = Then the supply price is { $price }.
act-seats = Take seats in parliament, the next for { $price } S€
act-seats-after = The majority sends councillors at the next election.
act-rescue = { $left ->
    [one] Rescue the last alien
   *[other] Rescue one of { $left } aliens
  }
act-rescue-press = Take it aboard
act-rescue-after = Once per game. The Scientist Society will be impressed.
act-join = Join a society
act-join-after = Nothing is spent. You may join several.
councillors = { $number ->
    [one] { $number } councillor
   *[other] { $number } councillors
  }

act-fly = Fly to end your turn
act-fly-all = { $number ->
    [one] The only space in reach
   *[other] All { $number } spaces in reach, the nearest first
  }
trip-short = time { $arrival } (+{ $time })
trip-press = Fly, { $time }
trip-there = Next turn at { $arrival }, { $rotations ->
    [0] no rotation before
    [one] after one rotation
   *[other] after { $rotations } rotations
  }{ $wait ->
    [0] {""}
   *[other] , { $wait } of it waiting
  }: { $on }.
trip-empty = Next turn at { $arrival }, { $rotations ->
    [0] no rotation before
    [one] after one rotation
   *[other] after { $rotations } rotations
  }: in empty space, not { $on }.
trip-falls = The asteroid falls into the sun before your next turn at { $arrival }. You would be out of the game.
trip-load = ×{ $units } on board
trip-seat = seat { $price }
trip-again = you move again
trip-own-end = Your THE END: time { $time }, { $left } from here
trip-end = THE END: time { $time }, { $left } from here
two-flights = Plan two flights
two-flights-help = First to the body on the left; each column says when you could be at the next one.
now-penalty = Whenever your time runs out, your THE END at { $end } moves back to { $after }, and the clock begins again.
trip-rotations = { $number ->
    [one] one rotation before
   *[other] { $number } rotations before
  }
trip-prices = { $number ->
    [one] prices change once before
   *[other] prices change { $number } times before
  }
trip-elections = { $number ->
    [one] an election before
   *[other] { $number } elections before
  }
fly-to = Fly to another space, or wait there
fly-option = { $space } (from { $time })
fly-time = Time for the flight; empty is the shortest
fly-press = Fly
no-flight = No flight ends in time. Do what you can here, then retire.
now-retire = Retire
now-retire-note = For good. Your seats still count in elections.
now-confirm-fly = Fly there anyway
now-confirm-retire = Retire for good? You could still fly.
now-confirm-no = Something else
not-understood-turn = That is not an action or a flight. Choose one of those offered.
not-understood-start = Choose one of the five planets.
not-understood-auction = Type a whole number for your bid.

auction-position = Place { $number }
auction-bid = { $name }, { $bid }
auction-press = Bid
auction-free = free

## The board

board-zoom = Enlarge the map
board-parliament = Parliament
trade-title = Bought here, sold there
trade-bought = bought on
trade-sold = sold on
trade-profit = a unit brings
board-ahead = In an election now:
fact-ship = { $name }'s ship: { $place }
hold-empty = empty
seats-most = most seats

## Yours, and the others

mine-money = Money
mine-spectator-title = You are watching
mine-spectator = All is open here. Only intentions are secret.
membership-joined = member
membership-full = full
membership-open = open to you
player-state-turn = is next
player-state-start = chooses a planet
player-state-auction = bids
player-state-retired = retired
player-state-out = out of the game

## The end

sheet-winner = wins
sheet-elections = From elections
sheet-money = Money (worthless now)
chart-councillors = Councillors over time
chart-councillors-desc = Everybody's councillors at each time of the track.
chart-money = Money over time
chart-money-desc = Everybody's space euros at each time of the track.

## Options and rules

label-setup = Set-up
label-setup-standard = standard, for a first game (starts reconstructed: the picture is missing in the text)
label-setup-random = random, you choose where to start
label-auction = Start auction
label-pressure = Time pressure
label-gap = Tie with personal ends
label-gap-smaller = the smaller gap is ahead
label-gap-larger = the larger gap is ahead
label-turn_seconds = Seconds per turn under pressure
rules-board = The board
rules-time = Time and events
rules-turn = A turn
rules-end = The end
rules-set-up = Set-up and variants
rules-out = Out of the game
chair-0 = Imperial
chair-1 = Galactica
chair-2 = Cosmos
chair-3 = Horizon

## Moments that all are shown

shown-rotation = Rotation { $number }, at time { $time }
shown-rotation-all = All planets and Earth go one space on along their orbits, ships on them too.
shown-asteroid = { $left ->
    [one] With the next rotation the asteroid falls into the sun, with everybody on it.
   *[other] The asteroid comes closer: in { $left } rotations it falls into the sun.
  }
shown-next = The next one is at time { $time }.
shown-fall = The asteroid falls into the sun
shown-fall-aliens = { $aliens ->
    [0] Nobody was left on it to be rescued.
    [one] One alien was still on it.
   *[other] { $aliens } aliens were still on it.
  }
shown-election = Election { $number } of { $of }, at time { $time }
shown-nobody = nobody has seats
shown-gained = Councillors from this election
shown-last-election = It was the last one.
lot-corporations = Corporations, chair by chair (only with the random set-up)
lot-corporations-drawn = as usual

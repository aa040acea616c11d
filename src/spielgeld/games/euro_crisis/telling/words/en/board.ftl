### €uro Crisis on a page

party-short-conservatives = CON
party-short-socialists = SOC
party-short-liberals = LIB
party-short-communists = COM

## Now

now-skip = Skip this action
now-done = Done with reforms
now-choose = choose …
now-form = Form it
now-real = Real
now-senseless = Senseless
now-nothing = There is nothing you could do here.
now-not-understood = That doesn't answer the question. Choose one of the options.
now-first-loan-title = Your { $round ->
    [1] first
   *[other] second
  } loan: to which state?
now-first-loan-ask = { $round ->
    [1] To a state without a loan marker.
   *[other] To a state with exactly one loan marker.
  } Income grows by the number it covers.
now-gold-title = Your bid for { $property } ({ $points } PP)
now-gold-ask = { $state } privatises. All bid at once and in secret; only the winner pays. You have { of-gold }.
now-gold-none = You have no gold: nothing but 0 can be bid.
now-gold-only = Bid 0
now-gold-left = leaves { $gold }
now-gold-label = Gold
now-gold-send = Bid
now-gold-others = The others have: { $list }.
now-gold-ties = With equal bids this order counts: { $names }.
now-has-gold = { $name } { $gold }
now-quarter = Quarter { $quarter }
now-quarter-title = Which quarter will you open?
now-quarter-ask = Whoever opens a quarter acts first in it.
now-quarter-before-anger = followed by public anger
now-quarter-before-economy = followed by the economy
now-quarter-before-market = followed by the black market
now-quarter-before-income = followed by income and yearly debt
now-card-title = Your card for quarter { $quarter }
now-card-ask = It stays hidden until it is your turn.
card-does-frankfurt = take loan markers for income
card-does-london = lend to a state, which then sells a property
card-does-moscow = buy gold and weapons
card-does-brussels = form a new government
card-does-rome = push up to 4 reforms
useless-london = nothing to lend now: it would be for nothing
useless-moscow = too little money now: it would be for nothing
useless-rome = no reform possible now: it would be for nothing
now-frankfurt-title = Frankfurt: how many loan markers?
now-frankfurt-ask = Each costs { $cost } income.
now-borrow-label = Or another number
now-borrow-send = Take them
now-london-title = London: lend to a state
now-london-ask = { $loans ->
    [0] You have no loan marker.
    [one] You have { $loans } loan marker.
   *[other] You have { $loans } loan markers. Those you lend go to one state.
  }
now-markers = { $number } { $number ->
    [one] marker
   *[other] markers
  }
now-sells = then sells { $property } ({ $points } PP)
now-sells-nothing = has nothing left to sell
now-moscow-title = Moscow: buy gold and weapons
now-moscow-ask = Gold costs €{ $gold }m, a weapon €{ $weapons }m. You have €{ $money }m. The table shows the total.
now-purchase = The total: gold across, weapons down
now-cost = €{ $cost }m
now-buy = { of-goods } for €{ $cost }m
now-touch = Touch a state to see only what can be done there.
now-touch-parties = Or touch two parties on a state's cross: first the one with the large marker.
now-all-states = All states
now-brussels-title = Brussels: form a government
now-brussels-ask = In one state. The party with the large marker stays in, with either marker. The large marker is named first.
now-government = { $large } + { $small }
now-government-label = New government in { $state }
now-rome-title = Rome: reform { $number } of 4
now-rome-ask = Each costs €1m; you have €{ $money }m. A real reform takes effect, a senseless one only uses up a step.
now-reform-by = { $state }: { $party }
now-steps-left = { $number } { $number ->
    [one] step
   *[other] steps
  } left
now-crisis-title = Which crisis comes first?
now-crisis-ask = You decide the order.
now-weapons-title = Riot in { $state }: do you send weapons?
now-weapons-ask = { $weapons ->
    [0] You have no weapons.
    [one] You have one weapon. If you send it, it is gone.
   *[other] You have { $weapons } weapons. What you send is gone afterwards.
  } For each full 3 that the people lead by, they take a property back.
now-arm-none = Send none
now-arm-people = For the people
now-arm-government = For the government
now-arm-label = Weapons
now-arm-send = Send
now-side = For which side
now-falls = lead { $lead }: { $properties } lost
now-falls-nothing = lead { $lead }: nothing lost
now-weapons-later = After you: { $names }.
now-sealed-card = Your card lies face down: { $card }
now-sealed-gold = Your bid of { of-gold } is sealed
now-confirm-skip = Skip this action completely?
now-confirm-out = This puts your own bank out of the game. Are you sure?
now-confirm-yes = Yes
now-confirm-no = No, back
now-you-win = You win
now-they-win = { $names } wins

now-others-first-loans = { $names } places a first loan
now-others-gold-bids = { $count ->
    [one] One bid for { $property } is still missing
   *[other] { $count } bids for { $property } are still missing
  }
now-others-choose-quarters = { $names } takes a quarter
now-others-choose-cards = { $count ->
    [one] One card is still missing
   *[other] { $count } cards are still missing
  }
now-others-frankfurt = { $names } is in Frankfurt, taking loan markers
now-others-london = { $names } is in London, lending
now-others-moscow = { $names } is in Moscow, shopping
now-others-brussels = { $names } is in Brussels, forming a government
now-others-rome = { $names } is in Rome, reforming
now-others-further-reform = { $names } is in Rome, reforming
now-others-choose-crisis = { $names } decides which crisis comes first
now-others-place-weapons = Riot in { $state }: { $names } may send weapons

## What it would bring

preview-columns = { $count ->
    [one] { $numbers } (column { $columns })
   *[other] { $numbers } (columns { $columns })
  }
preview-income = income { $before } → { $after }
preview-out = your bank would be out
preview-happiness = happiness { $before } → { $after }
preview-to-cut = debt cut in { $before } → { $after }
preview-interest = interest row { $before } → { $after }
preview-debt-stays = debt stays
preview-and = {"; "}
preview-money = { $name } { $sign }€{ $amount }m
preview-senseless = nothing moves
preview-riot = riot!
preview-cut = debt cut!

## The board

board-title = The states
board-market = Market
board-events = Events of the years
board-legend = Red frame: debt marker. Blue spaces: where the next loans go. Letter and number: a loan marker and its income. Square (large) and round (small) government markers show the steps left to them.
board-income = Income
points-short = { $points } PP
points-flag = flag: { $pp } PP make this year the last
board-year = Year
board-now = now
board-quarters = Quarters and events of this year
board-starts = { $name } opens
board-free = free
board-cards = Cards of this quarter, in order of play
board-riot = Riot in { $state }
board-balance = People { $people }, government { $government }
board-placed-people = { $name }: { of-weapons } for the people
board-placed-government = { $name }: { of-weapons } for the government
board-placed-none = { $name }: none
board-crises = Crises:
board-clockwise = clockwise
board-anticlockwise = anticlockwise
event-anger = Anger
event-economy = Economy
event-market = Market
event-income = Income, debt
event-anger-text = { $state } −{ $named }, others −{ $others }
event-economy-text = { $state } +{ $named }, others +{ $others }
event-market-text = gold −{ $gold }, weapons −{ $weapons }
sheet-yearly = debt +{ $number } a year
sheet-debt = Debt marker in column { $column }, row { $row }; it grows by { $number } a year.
sheet-happiness = Happiness { $number } of { $most }; the fist holds { of-weapons }.
sheet-large = Large marker: { $party }, steps left: { $number }.
sheet-small = Small marker: { $party }, steps left: { $number }.
sheet-loan = Loan of { $name } in column { $column }, worth { $number }.
sheet-sold = { $property } ({ $points } PP) belongs to { $name }.
sheet-unsold = { $property } ({ $points } PP) is not sold.

## A state at a glance

danger-cut = { $steps ->
    [0] Debt cut!
   *[other] Debt cut in { $steps }
  }
danger-cut-help = { $steps ->
    [0] The debt marker has reached the € space.
    [one] The debt marker is 1 step from the € space.
   *[other] The debt marker is { $steps } steps from the € space.
  }
danger-riot = { $steps ->
    [0] Riot!
   *[other] Riot in { $steps }
  }
danger-riot-help = { $steps ->
    [0] Happiness has fallen to the fist.
    [one] Happiness is 1 step above the fist.
   *[other] Happiness is { $steps } steps above the fist.
  }
glance-sells = next: { $property } ({ $points } PP)
glance-sells-nothing = all is sold

## Banks

mine-title = Your bank
mine-cards = Your cards
mine-properties = Your property
mine-spectator-title = You are watching
mine-spectator = All is open here but hidden cards and bids.
player-state-thinking = thinking
player-state-in = ready
player-state-out = out
player-state-acting = acting
player-score = Score so far

## The end

sheet-winner = wins
chart-year = Year { $year }
chart-income = Income over time
chart-income-desc = The income of each bank after every quarter.
chart-points = PP over time
chart-points-desc = The privatisation points of each bank after every quarter.

## Options and rules

label-quick_start = Start
label-quick_start-false = with the initial round
label-quick_start-true = from the quick start (4 players; good for a first game; its loans and most first owners are reconstructed)
label-board = Board
rules-set-up = Set-up
rules-first-round = Initial round
rules-year = A year
rules-actions = Actions
rules-markers = Markers
rules-privatisation = Privatisation
rules-crises = Crises
rules-end = Dropping out and the end
lot-first = Initial player
lot-states = States in play, in order

## Moments that all are shown

shown-sold = { $property } ({ $points } PP) goes to { $seat }
shown-sold-why = { $tie ->
    [none] { $seat } bid the most and pays { of-gold }.
    [loans] A tie: { $seat } has more loan markers in { $state }, wins and pays { of-gold }.
    [right] A tie: { $seat } has the loan marker furthest to the right in { $state }, wins and pays { of-gold }.
   *[income] A tie, and none of them lends to { $state }: { $seat } has the higher income, wins and pays { of-gold }.
  }
shown-cut = Debt cut in { $state }
shown-cut-markers = { $markers ->
    [one] { $markers } loan lost
   *[other] { $markers } loans lost
  }
shown-cut-nobody = Nobody had lent here: nobody loses anything.
shown-cut-next = All columns are free again; the next debt cut is { $steps } steps away.
shown-riot = The riot in { $state } is over
shown-riot-nothing = The people take nothing back.
shown-riot-lost = loses { $property } ({ $points } PP)
shown-anger = Public anger, most of all in { $state }
shown-economy = The economy shrinks, most of all in { $state } (debt +{ $amount })
shown-years-end = The year ends: income is paid
shown-money = { $sign }€{ $amount }m
shown-short = too little money; income now { $income }
shown-yearly-debt = Then all debts have grown by their yearly number:

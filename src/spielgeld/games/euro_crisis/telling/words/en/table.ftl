### €uro Crisis at the table

title = €uro Crisis

bank-first = Blue
bank-second = Orange
bank-third = Green
bank-fourth = Purple

state-spain = Spain
state-france = France
state-ireland = Ireland
state-greece = Greece

party-conservatives = Conservatives
party-socialists = Socialists
party-liberals = Liberals
party-communists = Communists

card-frankfurt = Frankfurt
card-london = London
card-moscow = Moscow
card-brussels = Brussels
card-rome = Rome

crisis-riot = riot
crisis-cut = debt cut
crisis-in = { $crisis } in { $state }

state-with = { $state } { $number }
state-with-party = { $state }: { $parties }
number-of = { $number } × { $name }
of-gold = { $gold } gold
of-weapons = { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
  }
of-goods = { $gold ->
    [0] { of-weapons }
   *[other] { $weapons ->
        [0] { of-gold }
       *[other] { of-gold } and { of-weapons }
    }
  }

## Events

loans-placed = { $seat } lends to { $state } ({ $spaces_count ->
    [one] space
   *[other] spaces
  } { $spaces }); income now { $income }.
property-offered = { $state } sells { $property } ({ $points } PP).
bids-opened = Gold bids: { $bids }.
property-sold = { $tie ->
    [none] { $seat } buys { $property } for { of-gold } ({ $points } PP).
    [loans] { $seat } buys { $property } for { of-gold } ({ $points } PP): tied, but with more loans there.
    [right] { $seat } buys { $property } for { of-gold } ({ $points } PP): tied, but with the marker furthest right.
   *[income] { $seat } buys { $property } for { of-gold } ({ $points } PP): tied, but with the higher income.
  }
last-year-announced = { $seat } has { $pp } PP: this year is the last.
year-began = { $direction ->
    [1] Year { $year } begins; play goes clockwise.
   *[other] Year { $year } begins; play goes anticlockwise.
  }
quarter-taken = { $asked ->
    [yes] { $seat } will open quarter { $quarter }.
   *[no] { $seat }, with the highest income, opens quarter { $quarter } too.
  }
quarter-began = Quarter { $quarter } begins; { $seat } opens it.
card-chosen = Your card for this quarter: { $card }.
card-revealed = { $seat } reveals { $card }.
action-skipped = { $seat } skips { $card }.
loans-taken = { $seat } takes { $markers } { $markers ->
    [one] loan marker
   *[other] loan markers
  }; income now { $income }.
goods-bought = { $seat } buys { of-goods } for €{ $cost }m. Prices now: gold €{ $gold_price }m, weapons €{ $weapons_price }m.
government-changed = { $seat } forms a government in { $state }: { $large } (large) and { $small } (small). Happiness there: { $happiness }.
reform-made = { $real ->
    [yes] { $seat } pays for a real reform by the { $party } in { $state }: debt cut in { $to_cut }, happiness { $happiness }. Reforms left to them: { $steps_left }.
   *[no] { $seat } pays for a senseless reform by the { $party } in { $state }. Reforms left to them: { $steps_left }.
  }
rome-ended = { $reforms ->
    [one] { $seat } leaves Rome after 1 reform.
   *[other] { $seat } leaves Rome after { $reforms } reforms.
  }
money-received = { $reason ->
    [income] { $seat } receives an income of €{ $amount }m.
   *[liberals] { $seat } receives €{ $amount }m from the liberals.
  }
money-paid = { $reason ->
    [income] { $seat } owes €{ $due }m on a negative income and pays €{ $paid }m; income now { $income }.
   *[communists] { $seat } owes the communists €{ $due }m and pays €{ $paid }m; income now { $income }.
  }
public-anger-rose = Public anger, most of all in { $state }. Happiness: { $happiness }.
economy-shrank = The economy shrinks, most of all in { $state } (debt +{ $amount }). Steps to the debt cut now: { $to_cut }.
prices-fell = Black market: gold falls by { $gold ->
    [one] 1 space
   *[other] { $gold } spaces
  }, weapons by { $weapons ->
    [one] 1 space
   *[other] { $weapons } spaces
  }. Prices now: gold €{ $gold_price }m, weapons €{ $weapons_price }m.
national-debt-rose = Yearly debt. Steps to the debt cut now: { $to_cut }.
crises-arose = Crises: { $crises }. { $seat } decides what comes first.
crisis-chosen = { $seat } chooses: { $crisis } in { $state }.
riot-began = Riot in { $state }! The people start with { $fist_weapons } { $fist_weapons ->
    [one] weapon
   *[other] weapons
  }.
weapons-placed = { $side ->
    [none] { $seat } keeps out of it.
    [people] { $seat } arms the people: { $weapons }.
   *[government] { $seat } arms the government: { $weapons }.
  }
property-renationalised = { $state } takes { $property } back; { $seat } loses { $points } PP.
riot-ended = { $lost ->
    [0] The riot in { $state } is over: people { $people }, government { $government }. Nothing is taken back; happiness { $happiness }.
   *[other] The riot in { $state } is over: people { $people }, government { $government }. Taken back: { $lost }; happiness { $happiness }.
  }
debt-cut-began = Debt cut in { $state }!
loans-lost = { $seat } loses { $markers } { $markers ->
    [one] loan marker
   *[other] loan markers
  } in { $state } and { $loss } income; income now { $income }.
debt-cut-ended = Debt in { $state } begins anew, { $to_cut } steps before the next debt cut; all its columns are free.
bank-dropped-out = { $seat } is out: income { $income }.
governments-restored = The government markers return to their starts.
year-ended = Year { $year } is over. All cards come back.
game-ended = { $winners_count ->
    [one] The crisis is over: { $winners } wins. Scores: { $scores }.
   *[other] The crisis is over: { $winners } share the win. Scores: { $scores }.
  }

## What a turn comes to

sum-frankfurt = { $seat } in Frankfurt: { $markers ->
    [one] { $markers } loan marker
   *[other] { $markers } loan markers
  }; income now { $income }.
sum-london = { $seat } in London: loan to { $state } ({ $spaces_count ->
    [one] space
   *[other] spaces
  } { $spaces }); income now { $income }.
sum-moscow = { $seat } in Moscow: { of-goods } for €{ $cost }m.
sum-brussels = { $seat } in Brussels: { $state } is governed by { $large } (large) and { $small } (small); happiness there { $happiness }.
sum-rome = { $seat } in Rome: { $reforms }.
sum-reforms = { $number ->
    [one] { $number } reform
   *[other] { $number } reforms
  } in { $state } (debt cut in { $to_cut }; happiness { $happiness })
sum-senseless = { $number ->
    [one] { $number } senseless reform
   *[other] { $number } senseless reforms
  } in { $state }
sum-received = { $reason ->
    [income] Income: { $banks }.
   *[liberals] The liberals pay: { $banks }.
  }
sum-amount = { $name } €{ $amount }m
sum-cut = Debt cut in { $state }: { $banks }.
sum-lost = { $name } loses { $markers ->
    [one] { $markers } loan marker
   *[other] { $markers } loan markers
  } (income now { $income })
sum-taken-back = { $state } takes back: { $properties }.
sum-taken = { $property } ({ $name }, { $points } PP)

## Questions

ask-first-loans = Your { $round ->
    [1] first
   *[other] second
  } loan: to { $states }? Type as in: { $example }
ask-gold-bids = { $state } sells { $property } ({ $points } PP). Your secret bid, from 0 to { of-gold }?
ask-choose-quarters = Which quarter will you open? Free: { $quarters }.
ask-choose-cards = Your card for quarter { $quarter }, face down? In hand: { $cards }.
ask-frankfurt = Frankfurt: how many loan markers do you take? Each costs 2 income. Type a number or { $skip }.
ask-london = London: lend to one state, which then sells something. You can place: { $most }. Type as in: { $example } (or { $skip })
ask-london-nothing = London: you have no loan marker that you could place. Type { $skip }.
ask-moscow = Moscow: gold costs €{ $gold_price }m, a weapon €{ $weapons_price }m; you have €{ $money }m, and 5 of each is the most. Type as in: { $example } (or { $skip })
ask-moscow-nothing = Moscow: you can't pay for anything. Type { $skip }.
ask-brussels = Brussels: a new government for one state, large marker first. These must stay in: { $keep }. Type as in: { $example } (or { $skip })
ask-rome = Rome: up to 4 reforms, €1m each, real or senseless. Possible: { $markers }. Type as in: { $example } (or { $skip })
ask-rome-nothing = Rome: you can't make any reform. Type { $skip }.
ask-further-reform = Rome, { $reforms } of 4 reforms made: one more for €1m? Possible: { $markers }. Type as in: { $example } (or { $done })
ask-further-reform-nothing = Rome: no further reform is possible. Type { $done }.
ask-choose-crisis = Which crisis comes first: { $crises }? Type as in: { $example }
ask-place-weapons = Riot in { $state }: people { $people }, government { $government }. Do you add weapons (you have { $weapons })? Type 0, or as in: { $example }
type-again = I didn't understand that. Type as in: { $example }

## What people type

typed-first-loan = lend { $state }
typed-lend = lend { $state } { $markers }
typed-buy = buy { $gold } gold { of-weapons }
typed-govern = form { $state } { $large } { $small }
typed-real = reform real { $state } { $party }
typed-senseless = reform senseless { $state } { $party }
typed-riot = riot { $state }
typed-cut = cut { $state }
typed-people = { $weapons } people
typed-government = { $weapons } government
typed-skip = skip
typed-done = done

words-real = real
words-senseless = senseless
words-riot = riot
words-cut = cut, debtcut
words-people = people
words-government = government
words-gold = gold
words-weapons = weapons, weapon
words-skip = skip, pass
words-done = done, end
words-fillers = lend, loan, to, buy, bid, form, reform, take, borrow, and, in, for, the, quarter, card, play, place, arm, debt, markers, marker, large, small, with

## Refusals

EC-6-has-loan = { $state } has a loan marker already
EC-6-not-one-loan = The second loan goes to a state with exactly one marker; { $state } has { $loans }
EC-10-barred = Quarter { $barred } is taken
EC-12-pick = You have no { $pick } left this year
EC-20-low = Take at least { $low } loan marker, or skip
EC-21-no-markers = You have no loan marker to place
EC-21-low = Place at least { $low } loan marker
EC-21-high = You have only { $high } to place
EC-21-no-column = { $state } has no free column
EC-21-columns = { $state } has room for only { $columns }
EC-22-nothing = Buy at least one piece, or skip
EC-22-high = At most { $high } of each
EC-22-money = That costs €{ $cost }m; you have €{ $money }m
EC-23-same-party = Two different parties are needed, not { $party } twice
EC-23-old-large = The { $party } hold the large marker in { $state } and must stay in
EC-24-not-governing = The { $party } are not in the government of { $state }
EC-24-money = A reform costs €1m, and you have none
EC-24-innermost = The { $party } in { $state } have no reform left this year
EC-30-high = You have only { $high } gold
EC-33-no-crisis = There is no { $crisis } in { $state } now
EC-34-high = You have only { $high } { $high ->
    [one] weapon
   *[other] weapons
  }
refused-not-in-play = { $state } is not in this game
pick-frankfurt = Frankfurt
pick-london = London
pick-moscow = Moscow
pick-brussels = Brussels
pick-rome = Rome

## The table

table-head = Year { $year } of { $years }
table-head-quarter = Year { $year } of { $years }, quarter { $quarter }
table-last-year = the last year
table-happiness = Happiness
table-government = Government
table-government-text = { $large } { $large_left } · { $small } { $small_left } (small)
table-yearly-debt = debt +{ $amount } a year
table-prices = Prices: gold €{ $gold }m, weapons €{ $weapons }m.
table-quarters = Quarters: { $quarters }.
table-events = Events of year { $year }: anger { $anger }, economy { $economy } +{ $amount }, gold −{ $gold }, weapons −{ $weapons }.
table-my-card = Your hidden card: { $card }.
table-legend = [ ] debt marker · letter: loan marker · € debt cut · ✊ riot, with its weapons
column-bank = Bank
column-income = Income ↓
column-money = €m
column-gold = Gold
column-weapons = Weapons
column-loans = Loans
column-pp = PP
column-cards = Cards left
column-card = Card
bank-out = out
card-hidden = hidden

## The scoring sheet

scoring-sheet = Final score
score-properties = Property (PP)
score-gold = Gold
score-weapons = Weapons
score-income = Income
score-half = Half of these three
score-total = Score
score-out = out

## Options

option-quick_start = Start from a fixed position instead of the initial round (4 players). Its loans and most owners of the first properties are reconstructed: the rulebook shows them in a picture only. Good for a first game.
option-board = Another board, from a JSON file. Much of the one used otherwise is reconstructed: the rules page says what.

## Why it ended so

points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ending-all-out = All banks are out.
ending-out = Your bank is out; { $winner } wins with { points-of }.
ending-won-you = You win with { points-of }.
ending-level-you = Level at { points-of }; you have the higher income.
ending-shared = Level in everything: { $winner } share the win.
ending-level = Level at { points-of }; { $winner } has the higher income.
ending-won = { $winner } wins with { points-of }.
ending-won-other = { $winner } wins with { points-of }; you have { $mine }.
ending-last-place = Last place puts the game away.
ending-reached = Year { $year } was the last: { $names } reached { $pp } PP.
ending-last = Year { $year } was the last: a bank had reached { $pp } PP.
ending-years = { $year } years are over.
ending-left = Only one bank is left.

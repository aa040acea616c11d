### QE on a page

industry-short-AGR = AGR
industry-short-HOU = HOU
industry-short-FIN = FIN
industry-short-MAN = MAN
industry-short-GOV = GOV
industry-short-CAR = CAR
industry-short-PLANE = PLANE
industry-short-TRAIN = TRAIN
industry-short-BANK = BANK

## Now

now-bid-title = Your bid for { $tile }
now-tie-title = Tie with { $names }: bid again for { $tile }
now-bid-label = Your bid
now-bid-placeholder = 25, or 3 million
now-bid-open = Bid openly
now-bid-seal = Seal the bid
now-ask-open = You are the auctioneer. Any whole number from { $low }; everyone will see it.
now-ask-first = For the very first bid, somewhere from { $low } to { $high } is recommended.
now-ask-secret = Any whole number from { $low }, but not the open bid of { $barred }. Only the auctioneer will see it.
now-ask-secret-look = Any whole number from { $low }, but not the open bid of { $barred }. Only the auctioneer will see it, unless it wins and somebody looks.
now-ask-secret-again = Your bids were equal, and the highest. Bid again, any whole number from { $low } but { $barred }; all other bids stand.
now-ask-secret-again-below-first-tie = Your bids were equal, and the highest. Bid again, lower than the first tie of this sale: from { $low } to { $high }, but not { $barred }; all other bids stand.
now-ask-secret-again-below-last-tie = Your bids were equal, and the highest. Bid again, lower than the tie: from { $low } to { $high }, but not { $barred }; all other bids stand.
now-ask-secret-again-below-own-first-bid = Your bids were equal, and the highest. Bid again, lower than your own first bid of this sale: from { $low } to { $high }, but not { $barred }; all other bids stand.
now-ask-blind = The last company has no auctioneer. Any whole number from { $low }; nobody will see it.
now-ask-blind-again = Your bids were equal, and the highest. Bid again: any whole number from { $low }; all other bids stand.
now-ask-last-tie = After one more tie the highest amount that only one of you has bid wins.
now-ask-zero-shown = A bid of zero will be shown to all.
now-quick = Quick bids
now-quick-zero = nothing
now-quick-one = the least
now-quick-above = just above the open bid
now-quick-before = as before
now-quick-more = one more
now-quick-most = the most allowed
now-quick-price = as for { $tile }
now-confirm = You typed { $bid }. Print that much?
now-confirm-yes = Yes, print it
now-confirm-no = Change it
now-look-title = { $name } won { $tile }. Look at the price?
now-look-ask = You have one look in the whole game. Everyone will see that you looked, not what you saw.
now-look-yes = Look now
now-look-no = Keep my look
now-sealed-bid = Your bid of { $bid } is sealed
now-sealed-look = Your answer is in
now-others-open-bid = { $names } opens the bidding for { $tile }
now-others-secret-bids = { $count ->
    [one] One bid for { $tile } is still missing
   *[other] { $count } bids for { $tile } are still missing
  }
now-others-blind-bids = { $count ->
    [one] One bid for { $tile } is still missing
   *[other] { $count } bids for { $tile } are still missing
  }
now-others-rebid = A tie for { $tile }: { $names } { $count ->
    [one] bids
   *[other] bid
  } again
now-others-look = Deciding whether to look at the price of { $tile }
now-you-win = You win
now-you-share = You share the win
now-they-win = { $count ->
    [0] All spent the same. Nobody wins
    [one] { $names } wins
   *[other] { $names } share the win
  }

## The board

board-title = The auction
board-blind = No auctioneer: all bid blind.
board-opens = { $name } is auctioneer and opens
board-opened = { $name } opens with
board-tie = { $number ->
    [one] Tie between { $names }: they bid again.
   *[other] Tie number { $number }, between { $names }: they bid again.
  }
board-state-thinking = { $name } is thinking
board-state-tied = { $name } bids again
board-state-in = { $name }: sealed
board-state-stands = { $name }: stands
board-zeros = Zero was bid by { $names }
board-certificate = Share certificate: { $tile }
board-certificate-desc = The company on sale, number { $number } of { $of }: { $industry } in { $nation }, worth { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }.
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-to-come = { $number ->
    [0] The last company
    [one] { $number } more to come
   *[other] { $number } more to come
  }
board-sold = Sold to { $name }
board-sold-you = Sold to you!
board-unsold = Nobody gets it
board-last = Company { $number }: { $tile }
board-stamp = SOLD
board-auctioneer = auctioneer
board-companies = Companies: { $list }.
board-no-companies = No companies yet.
board-spent = Spent:
board-spent-you = You spent:
board-spent-sealed = Spent, sealed; at least:

## What only you know

mine-title = Only you know this
mine-over-title = Your bank
mine-token = Your hidden token
mine-nation = Your nation
mine-spent = You have spent
mine-look = Your look
mine-look-left = not used yet
mine-look-used = used
mine-ledger = Companies sold and prices you know
mine-spectator-title = You are watching
mine-spectator = Prices and totals stay sealed until the end. Patience.
ledger-company = Company
ledger-winner = To
ledger-price = Price
ledger-own = you:
ledger-nobody = nobody
ledger-open = tie
ledger-won = (won)

## Players

player-state-thinking = thinking
player-state-tied = tied, bids again
player-state-in = bid is sealed
player-state-stands = bid stands
player-state-auctioneer = auctioneer
shelf-zero = { $points } for zero bids
shelf-look-left = look left
shelf-look-used = look used

## The end

sheet-token = Hidden token
sheet-winner = wins
finale-title = All envelopes are opened
finale-last = The last company, { $tile }, is sold to { $name }.
finale-unsold = Nobody gets the last company, { $tile }.
finale-out = OUT
finale-lost = 0 POINTS
finale-least = least: +{ $points }
finale-place = Place { $place }
finale-ranking = Ranking
finale-statement = Bank statement
finale-printed = Printed
finale-enough = Would have been enough
finale-again = Watch again
finale-skip = Skip
finale-share = Tell others
chart-spending = Spending over time
chart-spending-desc = What each bank had spent after each company.
sales-title = All bids, opened

## Options and rules

label-edition = Edition
label-edition-2019 = 2019
label-edition-2019-fr = 2019, French rules (a rebid must be lower)
label-edition-2017 = 2017 (3 or 4 players; which value is on which tile is reconstructed)
label-max_digits = Longest bid
label-memory = Memory aid
label-memory-on = on: prices you saw stay on your page
label-memory-off = off: remember them yourself
rules-set-up = Set-up
rules-auction = An auction
rules-scoring = Scoring
rules-2017 = The 2017 edition
lot-first = Who was last in a bank? They open
lot-first-drawn = nobody remembers: drawn by lot

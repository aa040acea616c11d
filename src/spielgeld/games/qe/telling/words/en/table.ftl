### QE at the table

title = QE

nation-US = United States
nation-EU = Europe
nation-JP = Japan
nation-CN = China
nation-UK = United Kingdom

industry-AGR = Agriculture
industry-HOU = Housing
industry-GOV = Government
industry-FIN = Finance
industry-MAN = Manufacturing
industry-CAR = Cars
industry-PLANE = Planes
industry-TRAIN = Trains
industry-BANK = Banks

tile = { $industry }, { $nation }
tile-with-points = { $tile } ({ $points } { $points ->
    [one] point
   *[other] points
  })

## Events

round-began = Round { $number } begins.
company-revealed = { $auctioneer ->
    [none] For sale, without an auctioneer: { $tile } ({ board-points }).
   *[other] { $auctioneer } puts up { $tile } ({ board-points }).
  }
open-bid-made = { $seat } opens with { $amount }.
bid-made = { $seat } bids { $amount } in secret.
bids-seen = { $auctioneer } sees the bids: { $bids }.
bids-tied = { $third ->
    [yes] { $seats } are tied for the third time: the highest single bid decides.
   *[no] { $seats } are tied for the highest bid.
  }
company-won = { $seat } wins { $tile }.
price-paid = { $seat } pays { $amount } for { $tile }.
company-unsold = Nobody gets { $tile }.
zero-bids-revealed = { $scored_count ->
    [0] Zero was bid by { $seats }; this round it brings nothing more.
   *[other] Zero was bid by { $seats }; { $scored_count ->
        [one] 2 points
       *[other] 2 points each
      } for { $scored }.
  }
looked = { $seats } looked at the winning bid.
price-seen = { $seat } sees that { $tile } went for { $amount }.
game-ended = { $winners_count ->
    [0] All books are open: all spent the same, nobody wins.
    [one] All books are open: { $winners } wins.
   *[other] All books are open: { $winners } share the win.
  }

## What a turn comes to

sum-opened = { $seat } puts up { $tile } ({ board-points }) and opens with { $amount }.
sum-won = { $seat } wins { $tile } for { $amount }.

## Questions

ask-open-bid = Your open bid for { $tile }: 1 or more, for all to see.
ask-first = For the very first bid, somewhere from { $low } to { $high } is recommended.
ask-secret-bids = Your secret bid for { $tile }: anything from 0 but the open bid of { $open }.
ask-rebid = A tie: bid again for { $tile }, but not the open bid of { $open }.
ask-rebid-falling = A tie: bid again for { $tile }, at most { $high } and not the open bid of { $open }.
ask-blind-rebid = A tie: bid again for { $tile }.
ask-blind-bids = Your secret bid for { $tile }, the last company: 0 or more.
ask-look = { $winner } won { $tile }. Use your one look at the price? (yes/no)
ask-zero-shown = A bid of zero will be shown to all.

type-bid = Type a whole number: 25, 3 million, 2 billion.

## Refusals

QE-5-low = The open bid must be at least { $low }
QE-6-low = A bid can't be below { $low }
QE-6-barred = Your bid must differ from the open bid of { $barred }
QE-9-high = Your new bid must be lower: at most { $high }
QE-13-low = A bid can't be below { $low }
QE-37-low = A bid can't be below { $low }

## The table

sale-number = Company { $sale } of { $sales }, round { $round }
auctioneer-is = Auctioneer: { $name }
open-bid-is = Open bid: { $amount }
tied-are = Tied ({ $number }): { $names }
column-player = Player
column-companies = Companies (price)
column-token = Token
column-zero = Points for zeros
column-spent = Spent

## The scoring sheet

scoring-sheet = Scoring sheet
score-companies = Companies
score-zero-bids = Zero bids
score-nationalisation = Nationalisation
score-monopolisation = Monopolisation
score-diversification = Diversification
score-subtotal = Subtotal
score-spent = Spent
score-bonus = Lowest spending
score-total = Total
score-out = out

## Options

option-edition = Edition of the rules: 2019, 2019-fr (a rebid must be lower) or 2017 (3 or 4 players; which value is on which tile is reconstructed).
option-max_digits = The longest bid allowed, in digits.
option-memory = Show again what you were shown before. Off: past amounts are never shown again, except your own winning bids.

version-2 = In edition 2019-fr every rebid must be lower than the first tie of the sale (QE-9). Before, it had to be lower than the tie just made.
version-3 = In edition 2019-fr every rebid must be lower than one's own first bid of the sale, and nobody is told the amount of a tie (QE-9). Before, it had to be lower than the first tie of the sale.

## Why it ended so

points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
why = { $lost }; { $won }.
why-all = All spent the same, so all { $old ->
    [yes] lose all points
   *[no] are out
  }.
why-top = { $names } spent { $amount } and { $count ->
    [one] { $old ->
        [yes] loses all points
       *[no] is out
      }
   *[other] { $old ->
        [yes] lose all points
       *[no] are out
      }
  }
why-top-you = You spent { $amount }, the most, and { $old ->
    [yes] lose all points
   *[no] are out
  }
why-wins = { $winner } wins with { points-of }
why-shared = { $winner } share the win, level in points and in spending
why-alone = only { $winner } is left and wins
why-alone-you = only you are left and win
why-beats = { $winner } beats { $names } by { lead-of }
why-beats-mine = you beat { $names } by { lead-of }
why-beats-yours = { $winner } beats you by { lead-of }
why-level = { $winner } is level with { $names } at { points-of }, but spent less
why-level-mine = you are level with { $names } at { points-of }, but spent less
why-level-yours = { $winner } is level with you at { points-of }, but spent less
lead-of = { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  }
points-number = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
statement-you = You printed { $spent }; { $enough } would have bought the same companies.
statement-exact = You printed { $spent }, and nothing less would have bought the same companies.
statement-nothing = You printed nothing at all.
statement-all = All banks together printed { $spent }; { $enough } would have bought the same companies.


### QE: the player aid

aid-goal = Most points win, but whoever has spent most money is out. Whoever spent least gets a bonus of { $bonus ->
    [one] 1 point
   *[other] { $bonus } points
  }.
aid-goal-2017 = Most points win, but whoever has spent most money loses all points. Whoever spent least gets a bonus of { $bonus ->
    [one] 1 point
   *[other] { $bonus } points
  }.
aid-turn-1 = The auctioneer turns up a company and bids openly, at least 1.
aid-turn-2 = The others bid in secret: any number, zero too, but not that one.
aid-turn-3 = The highest bid takes the company and pays. Only the winner and the auctioneer know the price; if the auctioneer wins, everybody does.
aid-turn-4 = The next player to the left becomes auctioneer.
aid-turn-4-2017 = The next player clockwise becomes auctioneer; each new round begins one player further on than the last.
aid-turn-zero = A bid of zero scores { $points ->
    [one] 1 point
   *[other] { $points } points
  }, once a round.
aid-points = Points for so many companies
aid-nationalisation = of your own nation
aid-monopolisation = of the same industry
aid-diversification = of different industries
aid-diversification-2017 = of different industries, once, without your token
aid-points-so-far = Your points so far: { $points }.
aid-points-added = { $tile } would add { $points }.

## What the words mean

term-auctioneer = Turns up the company, bids first and openly, and sees all secret bids.
    .title = Auctioneer
term-open-bid = The auctioneer's bid, which all see. Nobody else may bid the same.
    .title = Open bid
term-secret-bid = During the game only the auctioneer sees it, unless it is a zero that scores or, with 5 players, somebody looks at it; in the blind auction nobody does. Only the winner pays.
    .title = Secret bid
term-zero = Costs nothing and is shown to all afterwards. It scores points, at most once a round; with three players not at all (except in the 2017 edition).
    .title = Zero bid
term-tie = If the highest secret bids are equal, those bidders bid again.
    .title = Tie
term-nation = Your bank's own country. Companies of it bring more points.
    .title = Nation
term-industry = What a company does: its colour and shape. Several of the same, and sets of different ones, bring points.
    .title = Industry
term-token = Counts at the end as one more company of that industry (in the 2017 edition not for different industries). Nobody else knows it.
    .title = Industry token
term-set = Three or more companies of different industries.
    .title = Set
term-spent = All your winning bids together. Whoever has the highest sum at the end is out (in the 2017 edition: loses all points).
    .title = Spent
term-eye = Not everyone knows what stands beside it.
    .title = The eye
term-look = Once a game you may look at a winning bid.
    .title = Look
term-company = What is sold: its nation, its industry and its points. It lies with whoever won it.
    .title = Company
term-envelope = What somebody has spent. Until the end only your own is open to you; the others show what you know for certain.
    .title = Envelope

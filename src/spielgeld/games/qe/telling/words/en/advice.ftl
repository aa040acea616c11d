### QE: hints and the analysis

decide-bid = Bid { $bid }
decide-look-yes = Look at the price
decide-look-no = Don't look

reason-company = { $tile } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } to you and completes nothing yet.
reason-company-sets = { $tile } is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } by itself and brings you { $sets } more in sets at once.
reason-above-open = It is above the open bid of { $open }.
reason-below-open = It is below the open bid of { $open }: it can't win and costs nothing.
reason-last-price = The last price you know is { $amount }, for { $tile }.
reason-no-price-known = You know no price yet.
reason-safe = You would then have spent { $total }; { $seat } has certainly spent { $amount } or more.
reason-not-safe = You would then have spent { $total }; nobody else is sure to have spent more than { $amount }.
reason-spent-most = You have spent { $total }; nobody else is sure to have spent more than { $amount }.
reason-spent-less = You have spent { $total }; { $seat } has certainly spent { $amount } or more.
reason-nothing-spent = As far as you know nobody has spent anything yet.
reason-zero-scores = A zero brings { $points ->
    [one] 1 point
   *[other] { $points } points
  }, once a round.
reason-zero-scored = It costs nothing; your zero of this round has brought its points.
reason-zero-no-points = It costs nothing, and leaves { $points ->
    [one] 1 point
   *[other] { $points } points
  } to somebody else.
reason-look-later = You have one look in the whole game; { $sales ->
    [one] one sale is
   *[other] { $sales } sales are
  } still to come.
reason-look-hidden = { $winner } paid a price for { $tile } that you don't know.
reason-look-most = { $seat } has spent { $amount } or more.

figure-top_spender = Chance of ending as top spender
figure-top_spender-desc = What could be expected before each decision, by what was known on this chair then. The top spender is out.

### QE: the worked example of the rules page

example-sheet = Four players, and all sixteen companies are sold. One of the four won six of them, has the nation United States and the hidden token Finance.
    .title = A scoring sheet of { $total }
example-sheet-picture = Six companies and what they bring
example-sheet-1 = Companies: 1 + 1 + 2 + 1 + 4 + 4 = { $companies }.
example-sheet-2 = A bid of zero in { $rounds } rounds: { $rounds } × 2 = { $zero_bids }.
example-sheet-3 = Two companies of the own nation: { $nationalisation }.
example-sheet-4 = Three times Finance, the token included, brings 6, twice Manufacturing 3: { $monopolisation } together.
example-sheet-5 = A set of all four industries: { $diversification }. What is left over makes no second one.
example-sheet-6 = That is { $subtotal }. Nobody spent less: { $bonus } more, and { $total } in all.

### €uro Crisis: the worked examples of the rules page

example-income = The year ends with incomes of { $blue } for { $two }, { $white } for { $three }, { $green } for { $four } and −{ $owed } for { $one }, who has €{ $money }m left.
    .title = Three to pay, and two to pay with
example-income-1 = { $two } receives { $blue }, { $three } { $white }. { $four } receives nothing and owes nothing.
example-income-2 = { $one } pays the €{ $money }m that are there. What is missing comes off the income: it falls to { $income }.
example-london = { $one } plays London and places two loan markers in Spain. The debt marker is in the lowest row.
    .title = A 5 and a 7 in London
example-london-1 = The first marker goes in the leftmost column that is free, in the debt marker's row. It covers a { $first }.
example-london-2 = In the next column that row has no number. The nearest row that has one is above: the second marker covers a { $second }.
example-london-3 = { $one }'s income rises by { $first } + { $second }, from { $before } to { $income }.
example-la-poste = { $one } has lent to France twice more, so France sells: La Poste is the cheapest property left. The bids are { $one } { $red }, { $two } { $blue }, { $three } { $white }, { $four } { $green }.
    .title = A tie for La Poste
example-la-poste-1 = { $three } and { $four } are tied with { $green } gold. { $one }'s many markers don't matter: only the tied are compared.
example-la-poste-2 = Both have one loan marker in France. { $four }'s is further right, which settles it.
example-la-poste-3 = { $four } pays { $green } gold for La Poste: { $points } PP. { $three } keeps all gold.
example-riot = { $four } changes the government in Greece, and the happiness marker comes to the fist. { $three } owns both properties sold.
    .title = A riot in Greece
example-riot-1 = The people start with the weapons printed at the fist: { $fist }. { $two } adds { $blue } and { $three } { $white }: { $people }.
example-riot-2 = { $one } places { $red } for the government, { $four } nothing. The people lead by { $people } − { $red } = { $lead }. (The rulebook says one more; the loss is the same.)
example-riot-3 = For each full 3 a property is lost: { $lost }, the one on top. { $three } loses { $points } PP with it.
example-riot-4 = Happiness returns to { $happiness }, and the weapons are gone.
example-debt-cut = Greece's debt marker has reached the space with the €, and { $one }'s action ends: a debt cut.
    .title = A debt cut of 0, 8, 9 and 12
example-debt-cut-1 = Each bank loses the numbers under its own markers: { $one } { $red }, { $two } { $blue }, { $three } { $white }.
example-debt-cut-2 = { $four } had two of them there: { $green_first } + { $green_second } = { $green }.
example-debt-cut-3 = The columns are free again, and the debt marker is back at its start.

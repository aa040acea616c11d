### €uro Crisis: the rules, in our own words

EC-1 = Each bank begins with an income of −4 and has 4 gold, 3 weapons and 4 loan markers. It holds its action cards: here 8, namely 1 Frankfurt, 2 London, 2 Moscow, 1 Brussels and 2 Rome (how they divide is reconstructed). The table names the initial player, or chance does; that bank gets €11m and, clockwise, the others get €12m, €13m and €14m. The table may also choose the order of the state boards and, with 3 players, which three are used; otherwise these are drawn.
    .title = Starting funds

EC-2 = For each of the three years one token of each kind lies open from the start: public anger, economy and black market. Public anger and economy have one token per state; an economy token shows 2 or 3. The black market tokens that we know lower gold and weapons by 2 and 2, 3 and 1, and 1 and 3 spaces; if the box has more, three are drawn. With 3 players one state is left out, together with its tokens: by chance, unless the table chooses.
    .title = Event tokens
    .ruling = The rulebook shows three tokens of the black market, those of the quick start, but speaks of choosing.

EC-3 = In every state the debt marker and the happiness marker begin on their marked spaces; the lowest happiness space, 0, is the fist. Two different parties, drawn as a card from one stack, form the government: no two states get the same card. One party has the large marker, 4 steps from the innermost space, the other the small marker, 2 steps from it. The numbers of steps are reconstructed.
    .title = The states

EC-4 = Income runs from −20 to 40. A disc is always laid on top of those already on its space, and on one space the upper disc counts as the higher income; at the start the initial player is on top and the others follow below, clockwise. A change of 0 leaves a disc where it is. A rise beyond 40 ends on 40, above the others there. Whoever falls below −20 is out at once.
    .title = Income track
    .ruling = The rulebook does not say what a change of 0 does.

EC-5 = A table of 3 has an arrow that shows in which direction turns are taken. At first it points from the initial player to the neighbour on the clockwise side.
    .title = Direction with three

EC-6 = Starting with the initial player and going clockwise, each bank puts a loan marker into a state that has none: on the 4 in the first column, for 4 more income. Then, in reverse order, each puts a second one into a state that has exactly one: on the 5 in the second column, for 5 more. Both may be in the same state. In the end all incomes are 5, with the initial player on top and the others below, clockwise.
    .title = First loans

EC-7 = After the first loans each state privatises its first property, one state at a time, in the order the states have at this table.
    .title = First privatisations

EC-8 = For 4 players there is a fixed start in place of drawn events and governments, first loans and first privatisations; clockwise from the initial player the banks are red, blue, white and green. Year by year, public anger hits France, Greece, Ireland; economy hits Ireland, Spain, France; the black market lowers gold and weapons by 2 and 2, 3 and 1, 1 and 3. Governments, large marker first: Spain conservatives and socialists, France socialists and communists, Ireland liberals and conservatives, Greece communists and conservatives. Loans in columns 1 and 2: Spain red and blue, France blue and red, Ireland white and green, Greece green and white. Red owns the first property in Spain and has paid 2 gold, blue the one in France for 1, white those in Ireland and Greece for 4 together; green paid nothing. The rulebook shows this position in a picture: its loans and most first owners are reconstructed. There is a quick start for 3, too, but not in the rulebook, so not here.
    .title = Quick start

EC-10 = At the beginning of a year the banks choose, from the highest income down, a free quarter that they will open. With 3 banks the highest income receives the remaining quarter too, without being asked. This also holds when 3 are left of 4. When only 2 banks are left, they choose by turns, the higher income first, until each has two quarters.
    .title = Choosing quarters
    .ruling = The rulebook says it for 3 banks and not for 2.

EC-11 = All banks pick an action card at the same time and keep it hidden. Then, beginning with the starting player of the quarter, each in turn shows its card and acts; until then only its owner knows it. A starting player who is out is replaced by the next bank in order. A bank in the game gives its own answer even when there is only one: with 0 gold or 0 weapons, for the last free quarter, or for an action it can only skip.
    .title = A quarter
    .ruling = Asking also where only one answer is left keeps the pace even and gives nothing away.

EC-12 = A card you have played can't be chosen again in the same year; if you hold two of a kind, the other one still can. You may skip the action of your card, but only completely: doing half of it is not allowed.
    .title = Used cards

EC-13 = At a table of 4, play always goes clockwise, even after a bank is out. At a table that began with 3 the arrow decides. At each new year it is turned: it starts at the highest income and points to the second highest.
    .title = Order of play

EC-14 = After the first quarter comes public anger: happiness falls by 3 in the state named and by 1 in the rest. After the second comes the economy: debt grows by the 2 or 3 of the token in the state named and by 1 in the rest. After the third comes the black market: gold and weapons get cheaper by the number of spaces on the token.
    .title = Events

EC-15 = After the fourth quarter banks with positive income receive it in millions, and banks with negative income pay it. Whatever you can't pay comes off your income instead. Payments are made from the lowest income up, in the order that held before the first of them; reforms that cost money follow the same order. Next, each state's debt grows by its yearly number, and at last all government markers return to their starting spaces, with the same parties.
    .title = Income and debt
    .ruling = The rulebook does not say in which order banks pay.

EC-16 = A year always closes with income, yearly debt, any crises, government markers and cards, in this order; all played cards return to their banks. The game ends with the third year. It ends earlier with a year in which any bank reached 33 PP or more, which is checked after every sale. It makes no difference if those points were lost later that year or the bank is now out.
    .title = End of a year

EC-20 = You take as many new loan markers of your own as you wish, at least one. Each costs 2 income. You may even take so many that your income falls below −20, but then you are out.
    .title = Frankfurt

EC-21 = You put one or more of your loan markers into a single state; your income grows by the numbers they cover, and then that state privatises. Columns are filled from the left: a marker takes the first column without any loan marker, and it must lie left of the debt marker. It goes into the debt marker's row; if there is no number on that space, into the nearest row of the same column that has one, and of two equally near rows into the upper. A state takes only as many markers as it has free columns; with none free, it can't be chosen.
    .title = London
    .ruling = The rulebook does not say which of two rows that are equally near.

EC-22 = You shop at the current prices: between 0 and 5 gold and between 0 and 5 weapons, but at least one piece in all. You must be able to pay for everything. Afterwards gold goes up by 1 space if you bought gold, and weapons by 1 space if you bought weapons.
    .title = Moscow

EC-23 = You form a new government in one state: one party gets the large marker, on its outermost space, another the small one, on its dot. Whichever party was the large one before must stay in, with either marker. Afterwards happiness there falls by 1. Keeping both parties as they are and only putting the markers back is allowed.
    .title = Brussels

EC-24 = You carry out up to 4 reforms, one at a time, in any states. Each costs €1m, which you must have at that moment; money that a reform has just brought you is fine. For a reform you choose a government marker that is not on its innermost space, push it one step inwards, and say whether it is real and takes effect or senseless and does nothing. You may skip Rome before the first reform and stop after any; it ends by itself after the fourth, or if you are out.
    .title = Rome

EC-25 = Real reforms work by party. On a state's sheet, debt and happiness move the way the government marker does. Conservatives lower debt by 1 and happiness by 1; socialists raise both by 1. Liberals move the debt marker down one interest row and give every bank €1m per property it owns in that state. Communists move it up one row and take €1m per property there; what a bank can't pay comes off its income.
    .title = What reforms do

EC-26 = A marker can't go past the end of its track. It moves as far as there is room, and what is left of the move is lost. The action or event takes place all the same.
    .title = Ends of tracks

EC-27 = More debt moves the marker to the right; at the last space of its row it climbs one row instead. Less debt moves it to the left, but never into a column with a loan marker. A change of interest moves it one row up or down in its column; if there is no space, that move is lost. On the € space it ignores moves to the right and up.
    .title = Debt marker moves

EC-28 = While an action is still going on, the debt marker can leave the € space again. Moves to the left and down work there as anywhere else.
    .title = Leaving the € space

EC-30 = The state offers the cheapest property it still has; if it has none, nothing is sold. All banks secretly bid gold at the same time, from 0 up to all they own. The highest bid gets the property, even with 0, and only this bank pays.
    .title = Privatisation

EC-31 = If the highest bids are equal, the bank that has lent that state more markers wins. If that is equal too, the one whose marker lies furthest right does. If none of them has a marker there, the higher income wins. After the sale everyone sees all bids.
    .title = Equal gold bids

EC-32 = Your privatisation points (PP) are the values of all properties you own, added up.
    .title = Privatisation points

EC-33 = Crises are checked when an action or event is finished: happiness on the fist means a riot, a debt marker on the € space means a debt cut. A single crisis happens without anyone being asked. If there are several, the acting player says which comes next, one after another, until only the last remains; if an event was the cause, the bank with the highest income does. Who decides is fixed when the crises arise; if that bank goes out, the bank with the highest income takes over.
    .title = Order of crises

EC-34 = The people begin with the weapons shown on the fist. In rising order of income, each bank openly adds as many of its weapons as it likes, to one side only, people or government; it is asked even if no property there is sold. Per full 3 weapons of lead for the people, the state takes back its topmost sold property: it is gone for its owner, PP included, and can be sold again. In any case happiness returns to its starting space, and all weapons used are gone.
    .title = Riot

EC-35 = In rising order of income, the banks take all their loan markers out of the state, and each loses as much income as the numbers beneath its own. Then debt is back on its starting space, and all columns can be used again.
    .title = Debt cut

EC-40 = A bank whose income falls below −20 is out: no turns, no bids, no weapons, no payments in either direction, and a card not yet shown stays hidden and is passed over. Its properties and loan markers remain until a riot or debt cut removes them, and a debt cut no longer affects it. All banks that are out share last place. As soon as there is a single survivor, the game stops, even halfway through Rome, a payment or a debt cut, and that bank wins.
    .title = Out of the game
    .ruling = The rulebook takes such a bank out of play and says no more about it.

EC-41 = Add up your gold, weapons and income and take half of it, rounded up, also when the sum is negative. Add your PP: that is your score, and the highest one wins. If scores are equal, the higher income is ahead. Money counts for nothing.
    .title = Final score

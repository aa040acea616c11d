### QE: the rules, in our own words

QE-1 = QE is for 3, 4 or 5 players, and each runs the central bank of one nation: US, EU, JP, CN or UK. The UK takes part only with 5 players. A game of 3 leaves one of the other four nations without a player.
    .title = Players and nations

QE-2 = At the start you receive one industry token, which only you can see until the game is over. The tokens are Agriculture, Housing, Finance and Manufacturing; Government is added with 5 players. With 3 players one token is left over, and no one looks at it.
    .title = Hidden industry token

QE-3 = Every tile is a company with a nation, an industry and a value in victory points (VP). With 3 or 4 players there are 16 tiles: US, EU, JP and CN once in each of the four industries, worth 1 to 4 VP. With 5 players there are 15: three per nation and three per industry, worth 2, 3 and 4 VP. The tiles are shuffled face down, and nobody knows their order.
    .title = Company tiles

QE-4 = The table decides who is the auctioneer of the first company. The rulebook of 2019 names whoever was last in a bank, that of 2017 lets the players choose; if nobody says, chance decides. For the very first bid somewhere between 10 and 40 is a good size: advice, not a limit.
    .title = First auctioneer
    .ruling = Who was last in a bank is more than a server can know: it draws unless the table says.

QE-5 = If you are the auctioneer, the next company is turned up and you make the first bid, for all to see. It must be a whole number, 1 or higher; zero is not allowed. The game sets no maximum: only numbers too long for the table are refused (more than 1000 digits, unless the table has its own limit).
    .title = Open bid

QE-6 = Everyone except the auctioneer bids at the same moment, unseen by the others. You may choose any whole number, including 0, but never exactly the amount of the open bid. The limit on very long numbers is the same as for the open bid.
    .title = Secret bids

QE-7 = The company goes to whoever bid most, be it a secret bidder or the auctioneer. Only the winner pays: the full bid is added to the winner's spending.
    .title = Winning and paying

QE-8 = The auctioneer is shown all bids; everyone else only hears who won. A winning secret bid is therefore known to two people, the winner and the auctioneer. If the auctioneer wins, everyone knows the price, because it is the open bid.
    .title = Who learns the price

QE-9 = If several secret bidders share the highest bid, only they bid again, within the limits for secret bids; all other bids stay, and everything is compared afresh. A rebid may be higher, equal or lower than before. In edition 2019-fr every rebid must be lower than your own first bid of this sale, and even then it may not match the open bid. Everyone is told who is tied, but not at what amount.
    .title = Ties and rebids

QE-10 = Nobody bids a fourth time. If the first try and both rebids end in a tie for the lead, the best current bid that no other current bid equals takes the company. Bids replaced by a rebid are forgotten. Someone always wins, since nobody may match the open bid.
    .title = Third tie

QE-11 = With 4 or 5 players, all bids of 0 are shown once the company has found its owner; what counts is your last bid in that auction. Each of these players gets 2 VP, but no more than once in the same round. With 3 players zero bids stay hidden and score nothing.
    .title = Zero bids

QE-12 = After each auction the role of auctioneer moves one seat to the left. When everyone has had it once, a round is complete. There are 4 rounds with 4 players and 3 rounds with 5. With 3 players there are 5 rounds, and one last company is sold after them.
    .title = Rounds

QE-13 = With 3 players the 16th and last company has no auctioneer. All three bid in secret, any whole number from 0 up (the limit on very long numbers applies). The highest bid wins and is paid, but if the highest bid is tied, the company goes to nobody. Only the winner ever sees the price during the game.
    .title = Blind auction
    .ruling = The rulebook does not say who learns this price.

QE-14 = With 5 players you may look at one winning bid in the whole game. After the company and the zero bids are settled, all who still have their look, other than the auctioneer and the winner, answer at the same time: look now, or keep it for later. Who looked becomes known when all have answered, what they saw does not; then the next company is turned up. There is nothing to look at when the auctioneer won, and nobody is asked after the last company.
    .title = The look
    .ruling = The rulebook does not say when one looks, nor in which order.

QE-15 = Your own winning bids are open to you at all times. So is anything the game has already shown you: bids you saw as auctioneer, and what you saw with your look. A table may switch this memory aid off: then the amounts of a sale are in sight only until the next sale begins: with the next open bid or, where nobody opens, when the tile of the blind sale is turned up. After that none of them is shown to you again while the game runs, apart from your own winning bids. That holds for pages, the terminal, hints and looking back, and for sums and bounds that would give an amount away. Bots remember by themselves.
    .title = What you may reread
    .ruling = At a real table you may keep notes in your head; the rulebook says nothing about other notes.

QE-16 = At the end, every company you own brings the VP printed on its tile. The same companies count again in each of the other categories. Your hidden token is no company here: it helps only with monopolisation and diversification, as one more company of its industry.
    .title = Companies

QE-17 = For each round in which you scored with a zero bid you have 2 VP.
    .title = Zero-bid points

QE-18 = Companies from your own nation score together. With 3 or 4 players, one brings 1 VP, two bring 3, three bring 6 and four bring 10. With 5 players, one brings 3 VP, two bring 6 and three bring 10.
    .title = Nationalisation

QE-19 = Several companies of one industry score together, and you may do this in more than one industry. Your hidden token counts as a company. With 3 or 4 players, two bring 3 VP, three bring 6 and four bring 10; with 5 players, two bring 6, three bring 10 and four bring 16. A fifth of the same industry brings nothing more.
    .title = Monopolisation
    .ruling = The card ends at four, and a fifth is possible with the token.

QE-20 = A set is made of companies from different industries; your hidden token may stand in for one, and no tile belongs to two sets. With 3 or 4 players, a set of three brings 4 VP and a set of four 8; with 5 players, sets of three, four and five bring 8, 12 and 17. You may form several sets, and the best division is taken for you. For example, with 5 players and industries held 2, 2, 1 and 1 times, two sets of three (16) beat one of four (12).
    .title = Diversification

QE-21 = All winning bids you paid are added up. The player with the largest sum is out, and if several share it, all of them are. The player with the smallest sum gets 6 VP, or 7 with 5 players; if several share it, each gets the full bonus.
    .title = Spending

QE-22 = Among the players who are not out, the highest VP total wins. If that is tied, the one who spent less is ahead; if the spending is equal too, they win together. If everybody is out, there is no winner.
    .title = Winner
    .ruling = The rulebook breaks one tie and is silent about a second, and about everybody being out.

QE-30 = The 2017 edition is for 3 or 4 players and has 16 companies in four industries: Car, Plane, Train and Bank. Nations are handed out openly, then the industry tokens secretly. With 3 players one nation and one token are not used.
    .title = Edition 2017 set-up

QE-31 = In the 2017 edition the companies form 4 stacks of 4, and each stack contains all four industries. Every round uses up one stack, so there are 4 rounds of 4 auctions.
    .title = Stacks (2017)

QE-32 = In the 2017 edition the role of auctioneer goes clockwise from auction to auction within a round. The first auctioneer of a new round is the clockwise neighbour of the one who opened the round before.
    .title = Who sells (2017)

QE-33 = In the 2017 edition final bids of 0 are shown and score 2 VP straight away, once per player and round. This holds with 3 players as well.
    .title = Zero bids (2017)

QE-34 = In the 2017 edition a third tie in a row is settled by looking back at the whole auction. The highest current bid wins whose amount was named only a single time, from the first bids to the last rebids. A bid that was replaced can't win, but it still spoils its amount for others.
    .title = Third tie (2017)

QE-35 = The 2017 edition scores companies, zero bids, nationalisation, monopolisation and spending like a 2019 game of 4, also with 3 players. So one to four companies of your nation bring 1, 3, 6 or 10 VP; two to four of an industry bring 3, 6 or 10 and a fifth nothing; the lowest spending brings 6. Only diversification differs: it counts once and without your token, 6 VP for three industries and 10 for four. Ties for victory go to the lower spending, and are shared if that is equal too.
    .title = Scoring (2017)
    .ruling = A fifth company and a shared win are our rulings here too, as in QE-19 and QE-22.

QE-36 = In the 2017 edition the player with the highest spending, or everyone who shares it, drops to 0 VP and takes last place. If that hits all players, they have all lost.
    .title = Highest spending (2017)

QE-37 = With 3 players each of the 4 stacks gives up one tile; of these four, three become a fifth stack and one is put aside. After 5 rounds of 3 auctions, the tile put aside is sold in a sixth round without auctioneer: all bid in secret, any whole number from 0 up (the limit on very long numbers applies). Ties for the lead are bid again, and all learn between whom; after the third tie the highest current bid whose amount came up only once in this auction wins, or nobody if there is none. A single 0 can win and then costs nothing, and final bids of 0 score 2 VP here too. Only the winner knows the price.
    .title = Three players (2017)
    .ruling = The rulebook does not say what a tie does in this sale, nor who learns the price.

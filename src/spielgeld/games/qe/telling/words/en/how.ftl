### QE: how to play

how-summary = An auction game without a budget: print as much money as you like, collect companies, and take care that somebody else spends even more.
    .title = QE in one sentence

how-1 = You run a central bank, so money is not a problem: you make it. Whatever number you can write, you can bid, and nobody will ask where it came from. The bill arrives at the end, when the bank with the highest spending is thrown out, however fine its collection.
    .title = The printing press

how-2 = The auctioneer turns up a company and bids openly, at least 1. The others answer in secret with any number they like, zero included, just not the same one. The highest bid takes the company, and the next player to the left becomes auctioneer. If the highest secret bids are equal, those bidders try again.
    .title = One auction

how-3 = Only the auctioneer sees every bid, and says no more than who won. So a price is a secret between two, unless the auctioneer's own bid was best. What you have seen is all the market research you will get; with five players, everyone may also look at one winning bid per game.
    .title = Who knows what

how-4 = A bid of zero costs nothing and brings 2 points, at most once a round. It is shown to all afterwards, so thrift is public. With three players it brings nothing, except in the 2017 edition.
    .title = The art of nothing

how-5 = Every company has points printed on it. You get more for companies of your own nation, for several of one industry, and for sets of different industries. For the last two, your hidden industry token is as good as another company (in the 2017 edition only for several of one industry). Nobody knows it but you, so nobody knows quite what you are after.
    .title = What companies bring

how-6 = When the last company is sold, all books are opened. Whoever spent most is out (in the 2017 edition: loses all points); whoever spent least gets a bonus of 6 points, or 7 with five players. Of those still standing, the most points win.
    .title = The reckoning

how-7 = No number is high or low by itself; it only has to be smaller than somebody else's total. Thirty is a sensible price until the first player finds a million sensible. Keep an eye on who has won a lot, and let them stay ahead of you in spending.
    .title = How much is a lot?

how-8 = QE is short for quantitative easing: a central bank makes new money and buys what nobody else wants. In 2008 it was done for companies that were said to be too big to fail, and it went so well that it was done again. Here you are the central bank, and the only question is who stops first.
    .title = Where the name comes from
how-time = 45
how-name = QE stands for quantitative easing: central banks that buy with money they make for it.

# Who the bots are, and what they are like.
person-clara = Clara
person-clara-word = lends to anybody who will pay interest
person-emil = Emil
person-emil-word = sleeps well as long as his loans do
person-lola = Lola
person-lola-word = collects gold and bids it all at the right moment
person-max = Max
person-max-word = buys cheap and bids high
person-rosa = Rosa
person-rosa-word = is never far from a riot
person-victor = Victor
person-victor-word = reforms others, and keeps weapons at hand

# What they say now and then.
remark-sold-1 = A fine view from up here.
remark-sold-2 = Somebody had to take it.
remark-loans-1 = I trust them completely.
remark-reform-1 = It is for their own good.
remark-reform-2 = There is no alternative.
remark-renationalised-1 = The people are so ungrateful.
remark-lost-1 = I had been promised it was safe.

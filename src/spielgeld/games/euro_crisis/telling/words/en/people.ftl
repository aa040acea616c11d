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

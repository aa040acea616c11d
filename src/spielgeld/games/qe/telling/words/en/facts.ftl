### Names in the facts of the box

fact-tiles_2019 = Companies of 2019: victory points
fact-tiles_2017 = Companies of 2017: victory points (that each nation and each industry has 1 to 4 is published)
fact-left_out = Companies left out
fact-few = 3 or 4 players
fact-five = 5 players
fact-old = 2017
fact-cards = Scoring: points for 1, 2, 3 … companies
fact-nationalisation = Nationalisation
fact-monopolisation = Monopolisation
fact-diversification = Diversification
fact-lowest_spending = Lowest spending
fact-zero_bid = Points for a bid of zero
fact-first_bid = Advice for the first bid: from, to

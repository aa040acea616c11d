title = Odds and Evens
how-1 = Both show fingers at once.

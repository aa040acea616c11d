### Plutocracy: who made it, and remarks of our own; nothing here is a rule

credits = Designed by Claudio Bierig; published by Doppeldenkspiele.

asides-corporations = Corporations
aside-imperial = The oldest of the four, and the first to call it trade.
    .title = { corporation-imperial }
aside-galactica = In its annual report the word power stands in the footnotes only.
    .title = Galactica Group
aside-cosmos = Still trying to bill the aliens for their rescue.
    .title = Cosmos Corporation
aside-horizon = Always just ahead, like its dividend.
    .title = { corporation-horizon }

asides-events = Events
aside-rotate = Nobody ordered it, and it is always on time.
aside-prices = The market has slept on it.
aside-elect = The only thing secret is why it is called a vote.
aside-asteroid = With every rotation the view of the sun gets better.
aside-the_end = From here on money is just numbers. It always was.

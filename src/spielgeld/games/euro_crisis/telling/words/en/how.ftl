### €uro Crisis: how to play

how-summary = Banks lend to states in trouble, buy up what those states must sell, and try not to be standing there when the bill comes.
    .title = €uro Crisis in one sentence

how-1 = You manage a bank for three years of European misery. What counts at the end is state property, measured in privatisation points (PP), plus half of your gold, weapons and income together. Euros count for nothing by then, which should tell you something about them.
    .title = Your bank

how-2 = A year has four quarters, and each bank opens at least one; the highest income chooses first. In each quarter everyone secretly picks an action card, then the cards are shown and carried out one by one. A played card stays on the table until the year is over. After every quarter Europe gets a surprise that all could see coming: angry people, growing debt, cheaper goods on the black market, and finally payday.
    .title = A year

how-3 = Frankfurt gives you loan markers, and each lowers your income by 2. London puts them into a state's bond zone, where each raises your income by the number it covers, usually more than 2. That difference is called banking. Every London action also makes the state sell something, however many loans it was.
    .title = Borrow and lend

how-4 = A state sells its cheapest remaining property to the highest secret bid in gold. Only the winner pays, and with equal bids the bank that has lent more to that state is preferred. Gold, and weapons too, are bought in Moscow, where every purchase makes the next one dearer.
    .title = Everything must go

how-5 = In Brussels you rearrange a government, in Rome you pay for reforms. Conservatives cut debt and happiness, socialists raise both; liberals lower the interest and pay owners, communists raise it and charge them. A reform can also be senseless: it changes nothing, but it uses up a step that others might have wanted.
    .title = Friends in politics

how-6 = If happiness hits the fist, there is a riot: banks arm the people or the government, and for every 3 weapons of lead the people win back a property. If the debt marker reaches the € space, there is a debt cut: all loans there vanish, and so does the income from them. If your income falls below −20, your bank is finished.
    .title = When it goes wrong

how-7 = The game ends after the third year, or after the year in which a bank first held 33 PP. Whoever has the highest score wins; if scores are equal, the higher income does. Should all other banks go under first, you have won on the spot, whatever is left of Europe.
    .title = Closing time
how-time = 120

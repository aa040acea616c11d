
### €uro Crisis: the player aid

aid-goal = Most points after { $years } years win: privatisation points, and half of gold, weapons and income together. A year in which a bank reaches { $pp } PP is the last.
aid-turn-1 = Every bank opens at least one of the four quarters.
aid-turn-2 = In a quarter all choose an action card in secret, then the cards are carried out one by one.
aid-turn-3 = Frankfurt lowers income by { $cost } per loan; Moscow sells up to { $goods } goods; Rome carries out up to { $reforms } reforms.
aid-turn-4 = After each quarter comes its event: anger, debt, market, payday.
aid-turn-5 = Happiness at the fist: a riot, and the people take back a property for every lead of { $lead } in weapons. Debt on the black space: a debt cut, and all loans there are gone.
aid-cards = The five cards
aid-does = what it does
aid-parties = What the parties' reforms do
aid-reform = a real reform
aid-government = { $state }: { $large } (reforms left: { $large_left }), { $small } (reforms left: { $small_left })
now-government-now = Now: { $large } (large) and { $small } (small).
party-does-conservatives = less debt, less happiness
party-does-socialists = more debt, more happiness
party-does-liberals = lower interest; owners of property there are paid
party-does-communists = higher interest; owners of property there pay

## What the words mean

term-pp = Privatisation points: what the state property you own is worth at the end.
    .title = PP
term-income = What you get, or pay, at the end of each year. Too far below zero and your bank is finished.
    .title = Income
term-loan = Taken in Frankfurt, lent in London: it raises your income by the number it covers.
    .title = Loan marker
term-bond = The rows and columns of a state where loans lie; higher rows pay more interest.
    .title = Bond zone
term-debt = Further to the right there is more debt, and the black space is nearer.
    .title = Debt marker
term-debt-cut = On the black space: all loans in this state are lost, with their income.
    .title = Debt cut
term-happiness = How content the people of a state are.
    .title = Happiness
term-fist = The lowest space of happiness. There a riot begins; the number is how many weapons the people have already.
    .title = Fist
term-riot = Banks arm the people or the government; the people may take back property.
    .title = Riot
term-gold = What property is bought with. Half of it counts at the end.
    .title = Gold
term-weapons = For one side of a riot; used ones are gone. Half of the others count at the end.
    .title = Weapons
term-property = A state sells the cheapest one with every loan in London, to the highest bid in gold.
    .title = Property
term-frankfurt = Take loan markers; each lowers your income.
    .title = Frankfurt
term-london = Lend to a state; it sells property for it.
    .title = London
term-moscow = Buy gold and weapons; prices rise.
    .title = Moscow
term-brussels = Form a new government in a state.
    .title = Brussels
term-rome = Pay for reforms, real or senseless.
    .title = Rome
term-conservatives = Their real reform lowers debt and happiness.
    .title = Conservatives
term-socialists = Their real reform raises debt and happiness.
    .title = Socialists
term-liberals = Their real reform lowers the interest and pays everybody who owns property there.
    .title = Liberals
term-communists = Their real reform raises the interest and charges everybody who owns property there.
    .title = Communists
term-large = The stronger party of a government: four reforms a year. It stays in when a new government is formed.
    .title = Large marker
term-small = The weaker party: two reforms a year.
    .title = Small marker

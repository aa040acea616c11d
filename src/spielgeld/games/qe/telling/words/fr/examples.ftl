### QE: the worked example of the rules page

example-sheet = Quatre banques, les seize entreprises sont vendues. L’une d’elles en a gagné six ; sa nation : les USA ; son jeton de secteur : Finance.
    .title = Un décompte de { $total }
example-sheet-picture = Six entreprises et ce qu’elles rapportent
example-sheet-1 = Entreprises : 1 + 1 + 2 + 1 + 4 + 4 = { $companies }.
example-sheet-2 = Zéro misé dans { $rounds } manches : { $rounds } × 2 = { $zero_bids }.
example-sheet-3 = Deux entreprises de sa propre nation : { $nationalisation }.
example-sheet-4 = Trois fois Finance, jeton de secteur compris, rapporte 6, deux fois Fabrication 3 : { $monopolisation } en tout.
example-sheet-5 = Une série des quatre secteurs : { $diversification }. Le reste n’en fait pas une seconde.
example-sheet-6 = Cela fait { $subtotal }. Personne n’a dépensé moins : { $bonus } de plus, soit { $total } au total.

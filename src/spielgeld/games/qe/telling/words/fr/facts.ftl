### Names in the facts of the box

fact-tiles_2019 = Entreprises de 2019 : points de victoire
fact-tiles_2017 = Entreprises de 2017 : points de victoire (on sait seulement que chaque nation et chaque secteur porte les valeurs 1 à 4)
fact-left_out = Entreprises écartées
fact-few = À 3 ou 4
fact-five = À 5
fact-old = 2017
fact-cards = Décompte : points pour 1, 2, 3… entreprises
fact-nationalisation = Nationalisation
fact-monopolisation = Monopolisation
fact-diversification = Diversification
fact-lowest_spending = Dépenses les plus basses
fact-zero_bid = Points pour une offre de zéro
fact-first_bid = Conseil pour la première offre : de, à

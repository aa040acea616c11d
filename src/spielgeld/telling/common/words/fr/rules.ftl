### all games: the rules, in our own words

G-1 = On ne vous demande rien pour l’instant. Soit d’autres doivent jouer, soit vous avez déjà décidé : une décision acceptée ne change plus, sauf si la table permet de l’annuler. Après une élimination, on ne vous demande plus rien.
    .title = Pas votre tour

G-2 = Cette décision est illisible, ou bien c’est une autre sorte de décision qui est attendue maintenant. Les nombres doivent être entiers et écrits en chiffres, sans fraction.
    .title = Décision incompréhensible

G-3 = La partie est finie. Il n’y a plus rien à décider.
    .title = Partie terminée

G-4 = Une partie ne peut pas commencer ainsi : le nombre de personnes, l’édition, une option ou le tirage ne convient pas à ce jeu.
    .title = Table impossible

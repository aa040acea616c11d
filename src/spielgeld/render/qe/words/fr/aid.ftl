
### QE: the player aid

aid-goal = Le plus de points gagne, mais qui a dépensé le plus est hors jeu. Qui a dépensé le moins reçoit un bonus de { $bonus }.
aid-turn-1 = Qui vend retourne une entreprise et mise ouvertement, au moins 1.
aid-turn-2 = Les autres misent en secret : tout nombre, zéro aussi, sauf celui-là.
aid-turn-3 = La plus haute mise prend l'entreprise et paie. Seuls ces deux-là savent le prix.
aid-turn-4 = La vente passe à gauche.
aid-turn-zero = Une mise de zéro vaut { $points }, une fois par manche.
aid-points = Points pour tant d'entreprises
aid-nationalisation = de votre nation
aid-monopolisation = du même secteur
aid-diversification = de secteurs différents
aid-points-so-far = Vos points jusqu'ici : { $points }.
aid-points-added = { $tile } en ajouterait { $points }.

## What the words mean

term-auctioneer = Qui vend retourne l'entreprise, mise d'abord et ouvertement, et voit toutes les mises secrètes.
    .title = La vente
term-open-bid = La mise que tous voient. Personne d'autre ne peut miser autant.
    .title = Mise ouverte
term-secret-bid = Seul qui vend la voit. Seul qui gagne paie.
    .title = Mise secrète
term-zero = Ne coûte rien et se montre à tous ensuite. Elle rapporte des points, au plus une fois par manche ; à trois, aucun (sauf dans l'édition de 2017).
    .title = Mise de zéro
term-tie = Si les plus hautes mises secrètes sont égales, celles-ci se refont.
    .title = Égalité
term-nation = Le pays de votre banque. Ses entreprises rapportent plus.
    .title = Nation
term-industry = Ce que fait une entreprise : couleur et forme. Plusieurs pareils, ou des lots différents, rapportent.
    .title = Secteur
term-token = Compte à la fin comme une entreprise de plus de ce secteur. Personne d'autre ne le connaît.
    .title = Jeton de secteur
term-set = Trois entreprises ou plus, de secteurs différents.
    .title = Lot
term-spent = Toutes vos mises gagnantes. Qui a la plus grande somme à la fin est hors jeu.
    .title = Dépensé
term-eye = Ce qui est à côté, tout le monde ne le sait pas.
    .title = L'œil
term-look = Une fois par partie, vous pouvez regarder une mise gagnante.
    .title = Coup d'œil

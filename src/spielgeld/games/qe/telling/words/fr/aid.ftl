
### QE: the player aid

aid-goal = Qui a le plus de points gagne, mais la banque qui a le plus dépensé est éliminée ; celle qui a le moins dépensé reçoit un bonus de { $bonus ->
    [one] 1 point
   *[other] { $bonus } points
  }.
aid-goal-2017 = Qui a le plus de points gagne, mais la banque qui a le plus dépensé perd tous ses points ; celle qui a le moins dépensé reçoit un bonus de { $bonus ->
    [one] 1 point
   *[other] { $bonus } points
  }.
aid-turn-1 = Le commissaire-priseur retourne une entreprise et fait une offre ouverte, d’au moins 1.
aid-turn-2 = Les autres font une offre secrète : n’importe quel nombre, même zéro, sauf celui-là.
aid-turn-3 = La plus forte offre obtient l’entreprise et paie. Seuls la personne qui l’a faite et le commissaire-priseur connaissent le prix ; si l’offre ouverte gagne, tout le monde le connaît.
aid-turn-4 = Le rôle de commissaire-priseur passe à gauche.
aid-turn-4-2017 = Le rôle de commissaire-priseur passe dans le sens horaire ; chaque nouvelle manche commence une personne plus loin que la précédente.
aid-turn-zero = Une offre de zéro rapporte { $points ->
    [one] 1 point
   *[other] { $points } points
  }, une fois par manche.
aid-points = Points selon le nombre d’entreprises
aid-nationalisation = de votre nation
aid-monopolisation = du même secteur
aid-diversification = de secteurs différents
aid-diversification-2017 = de secteurs différents, une fois, sans votre jeton de secteur
aid-points-so-far = Vos points jusqu’ici : { $points }.
aid-points-added = { $tile } en ajouterait { $points }.

## What the words mean

term-auctioneer = Retourne l’entreprise, fait d’abord une offre ouverte et voit toutes les offres secrètes.
    .title = Commissaire-priseur
term-open-bid = L’offre que tout le monde voit. Personne d’autre ne peut offrir autant.
    .title = Offre ouverte
term-secret-bid = Pendant la partie, seul le commissaire-priseur la voit, sauf si c’est un zéro qui rapporte ou si, à 5, un coup d’œil la révèle ; à l’enchère aveugle, personne ne la voit. On ne paie que si l’on gagne.
    .title = Offre secrète
term-zero = Ne coûte rien et est ensuite montrée à tout le monde. Elle rapporte des points, au plus une fois par manche ; à 3, aucun (sauf dans l’édition de 2017).
    .title = Offre zéro
term-tie = Si les plus fortes offres secrètes sont égales, les ex æquo misent de nouveau.
    .title = Égalité
term-nation = Le pays de votre banque. Ses entreprises rapportent plus.
    .title = Nation
term-industry = Ce que fait une entreprise : sa couleur et sa forme. Plusieurs du même secteur, ou une série de secteurs différents, rapportent des points.
    .title = Secteur
term-token = Compte à la fin comme une entreprise de plus de ce secteur (dans l’édition 2017, pas pour les secteurs différents). Personne d’autre ne le connaît.
    .title = Jeton de secteur
term-set = Trois entreprises ou plus, de secteurs différents.
    .title = Série
term-spent = Toutes vos offres gagnantes réunies. La banque qui a les dépenses les plus élevées à la fin est éliminée (dans l’édition 2017 : elle perd tous ses points).
    .title = Dépenses
term-eye = Tout le monde ne sait pas ce qui est écrit à côté.
    .title = L’œil
term-look = Une fois par partie, vous pouvez regarder une offre gagnante.
    .title = Coup d’œil
term-company = Ce qui est vendu : une nation, un secteur et des points. Elle va à qui l’a remportée.
    .title = Entreprise
term-envelope = Ce que quelqu’un a dépensé. Avant la fin, seule la vôtre vous est ouverte ; sur les autres, on lit ce que vous savez avec certitude.
    .title = Enveloppe

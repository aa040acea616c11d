### The player aid, and what just happened

aid-title = Aide de jeu
aid-goal-title = But :
aid-turn = Dans l’ordre
aid-now = Maintenant
aid-terms = Vocabulaire
aid-legend = Signes de la carte
aid-drawn = Sur le plateau :
compare-title = Tout le monde en comparaison
moments-title = Ce qui s’est passé
moments-read = { $number ->
    [one] C’est vu
   *[other] Tout est vu
  }
happened-title = Depuis votre dernière décision
happened-number = { $number ->
    [one] 1 événement
   *[other] { $number } événements
  }
happened-all = Tout le monde
happened-you = Vous seul savez
pace-title = Montrer ce qui se passe
pace-fast = tout de suite
pace-slow = lentement
pace-step = pas à pas
pace-next = Suivant

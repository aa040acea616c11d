### QE: hints and the analysis

decide-bid = Miser { $bid }
decide-look-yes = Regarder le prix
decide-look-no = Ne pas regarder

reason-company = { $tile } vous vaut { $points ->
    [one] 1 point
   *[other] { $points } points
  } et ne complète encore rien.
reason-company-sets = { $tile } vaut { $points ->
    [one] 1 point
   *[other] { $points } points
  } en soi et { $sets } de plus tout de suite dans vos séries.
reason-above-open = C’est plus que l’offre ouverte de { $open }.
reason-below-open = C’est moins que l’offre ouverte de { $open } : impossible de gagner, rien à payer.
reason-last-price = Le dernier prix que vous connaissez est { $amount }, pour { $tile }.
reason-no-price-known = Vous ne connaissez encore aucun prix.
reason-safe = Vous auriez alors dépensé { $total } ; { $seat } a certainement dépensé { $amount } ou plus.
reason-not-safe = Vous auriez alors dépensé { $total } ; personne d’autre n’a dépensé à coup sûr plus de { $amount }.
reason-spent-most = Vous avez dépensé { $total } ; personne d’autre n’a dépensé à coup sûr plus de { $amount }.
reason-spent-less = Vous avez dépensé { $total } ; { $seat } a certainement dépensé { $amount } ou plus.
reason-nothing-spent = À votre connaissance, personne n’a encore rien dépensé.
reason-zero-scores = Un zéro rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, une fois par manche.
reason-zero-scored = Cela ne coûte rien ; votre zéro de cette manche a déjà rapporté ses points.
reason-zero-no-points = Cela ne coûte rien et laisse { $points ->
    [one] 1 point
   *[other] { $points } points
  } à quelqu’un d’autre.
reason-look-later = Vous n’avez qu’un coup d’œil par partie ; { $sales ->
    [one] une enchère vient encore.
   *[other] { $sales } enchères viennent encore.
  }
reason-look-hidden = { $winner } a payé { $tile } un prix que vous ne connaissez pas.
reason-look-most = { $seat } a dépensé { $amount } ou plus.

figure-top_spender = Risque de finir avec les dépenses les plus élevées
figure-top_spender-desc = Ce qu’on pouvait attendre avant chaque décision, avec ce qu’on savait à cette place. La banque qui a le plus dépensé est éliminée.

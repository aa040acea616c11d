### Plutocracy: hints and the analysis

decide-sell = Vendre { $number } × { $resource }
decide-buy = Acheter { $number } × { $resource }
decide-seats = Prendre { $number ->
    [one] un siège
   *[other] { $number } sièges
  } au parlement
decide-rescue = Sauver un extraterrestre
decide-join = Entrer : { $society }
decide-fly = Voler : { $on } au temps { $arrival } (+{ $time })
decide-fly-space = Voler : { $space }, dans l’espace vide au temps { $arrival } (+{ $time })
decide-retire = Prendre sa retraite
decide-start = Commencer { $on }
decide-position = Miser { $bid } pour le rang { $number }
moment-turn = Temps { $time }, { $place }
moment-start = Planète de départ
moment-auction = Enchère de départ

reason-sell = Cela rapporte { $money } S€ ; vous en auriez { $total }.
reason-goods = Au prix du jour ({ $resource }) : achat à { $price } S€ { $body_on }, vente à { $paid } S€ { $planet_on }.
reason-seats-lead = Vous y auriez le plus de sièges : { $mine }, contre { $rival } ensuite.
reason-seats-level = Vous seriez à égalité avec { $mine ->
    [one] { $mine } siège
   *[other] { $mine } sièges
  }, et devant par le dernier achat.
reason-seats-behind = Vous y auriez { $mine ->
    [one] { $mine } siège
   *[other] { $mine } sièges
  } ; quelqu’un en a { $rival }.
reason-passes = Ensuite, ceci n’est plus possible ici pendant ce tour : { $actions }.
passes-sell = vendre
passes-buy = acheter
reason-election = La prochaine élection est à { $time } ; la compagnie qui a le plus de sièges envoie { $councillors ->
    [one] 1 conseiller
   *[other] { $councillors } conseillers
  }.
reason-rescue = La Société des savants veut voir un extraterrestre ; sa prochaine place rapporte { of-councillors }.
reason-join = La { $society } rapporte tout de suite { of-councillors }, sans rien dépenser.
reason-demand = { $planet } paie { $price } S€ l’unité : { $resource }. Vous en avez { $units } à bord.
reason-earth = Vous remplissez la condition de la { $society }, qui rapporte { of-councillors }.
reason-asteroid = { $aliens ->
    [one] Un extraterrestre y reste
   *[other] { $aliens } extraterrestres y restent
  } à sauver.
reason-time-left = À { $arrival }, il vous resterait { $left ->
    [one] { $left } unité
   *[other] { $left } unités
  } de temps jusqu’à la fin.
reason-retire = À conseillers égaux, moins de temps utilisé l’emporte.
reason-retire-larger = À conseillers égaux, le plus grand écart avec son THE END l’emporte.
reason-retire-smaller = À conseillers égaux, le plus petit écart avec son THE END l’emporte.
reason-retire-only = Aucun vol ne finit à temps.
reason-position = Le rang { $number } pour { $bid } : la partie finit d’autant plus tôt pour vous.

### €uro Crisis: hints and the analysis

decide-first-loan = Un prêt en { $state }
decide-lend = Prêter en { $state } : { $markers ->
    [one] 1 marqueur
   *[other] { $markers } marqueurs
  }
decide-gold = Miser { of-gold }
decide-quarter = Ouvrir le trimestre { $quarter }
decide-card = Jouer { $card }
decide-borrow = Prendre { $borrow ->
    [one] 1 marqueur de prêt
   *[other] { $borrow } marqueurs de prêt
  }
decide-buy = Acheter { of-goods }
decide-govern = Nouveau gouvernement en { $state } : { $large } (grand) et { $small } (petit)
decide-real = Vraie réforme en { $state } : { $party }
decide-senseless = Réforme pour rien en { $state } : { $party }
decide-resolve = D’abord : { $crisis } en { $state }
decide-weapons-none = N’envoyer aucune arme
decide-weapons-people = { of-weapons } pour le peuple
decide-weapons-government = { of-weapons } pour le gouvernement
moment-first-loans = Tour initial
moment-year = Année { $year }
moment-quarter = Année { $year }, trimestre { $quarter }
moment-at = { $when } : { $what }
moment-gold-bids = { $property } ({ $points } PP)
moment-choose-quarters = trimestres
moment-choose-cards = carte
moment-choose-crisis = crises
moment-place-weapons = émeute en { $state }

reason-income = Votre revenu passe de { $before } à { $after }.
reason-sells = On vend ensuite en { $state } { $property } ({ $points } PP). Vous avez { of-gold }, personne d’autre n’en a plus de { $most }.
reason-property = { $property } vaut { $points } PP ; il vous resterait { $left ->
    [one] { $left } lingot d’or
   *[other] { $left } lingots d’or
  } si vous l’emportez.
reason-gold-sure = Personne d’autre n’a plus de { $most ->
    [one] { $most } lingot d’or
   *[other] { $most } lingots d’or
  } : cette offre gagne.
reason-gold-others = Les autres ont au plus { $most ->
    [one] { $most } lingot d’or
   *[other] { $most } lingots d’or
  }.
reason-quarter = { $event ->
    [anger] La colère populaire suit.
    [economy] L’économie recule ensuite.
    [market] Le marché noir suit et baisse les prix.
   *[income] Le revenu et la dette annuelle suivent.
  }
reason-card-frankfurt = { $loans ->
    [0] Il ne vous reste aucun marqueur de prêt, et votre revenu est de { $before }.
    [one] Il vous reste 1 marqueur de prêt, et votre revenu est de { $before }.
   *[other] Il vous reste { $loans } marqueurs de prêt, et votre revenu est de { $before }.
  }
reason-card-london = Marqueurs de prêt à placer : { $loans }.
reason-card-moscow = Vous avez { $money } M€ ; un lingot d’or coûte { $gold_price } M€, une arme { $weapons_price } M€.
reason-card-rome = Vous avez { $money } M€ pour des réformes.
reason-card-brussels = C’est en { $state } qu’elle sert le plus maintenant : la satisfaction passe de { $before } à { $after }.
reason-card-brussels-idle = Elle ne vous sert à rien maintenant, mais vous gardez les autres cartes pour plus tard.
reason-loans = Marqueurs de prêt jusqu’ici : { $loans }.
reason-cost = Cela coûte { $cost } M€ ; il vous reste { $left } M€.
reason-gold-then = Vous auriez { of-gold } ; personne d’autre n’a plus de { $most }.
reason-happiness = En { $state }, la satisfaction passe de { $before } à { $after }.
reason-debt = En { $state }, la dette passe de la colonne { $before } à { $after }.
reason-receive = { $party } : vous recevez { $amount } M€.
reason-senseless = Cela ne change rien, mais consomme une étape : { $party }.
reason-stake = En { $state }, vous avez { $income } de revenu par vos prêts et { $properties ->
    [0] aucun bien
    [one] 1 bien
   *[other] { $properties } biens
  }.
reason-no-stake = En { $state }, vous n’avez ni prêt ni bien.
reason-riot = Si personne n’ajoute rien, le peuple mène de { $lead } et { $lost ->
    [0] ne reprend rien
    [one] reprend 1 bien
   *[other] reprend { $lost } biens
  }.
reason-keeps = Vous gardez { $money } M€ et { $loans ->
    [0] aucun marqueur de prêt
    [one] 1 marqueur de prêt
   *[other] { $loans } marqueurs de prêt
  }.

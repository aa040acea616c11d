### €uro Crisis sur une page

party-short-conservatives = CON
party-short-socialists = SOC
party-short-liberals = LIB
party-short-communists = COM

## Maintenant

now-skip = Renoncer à cette action
now-done = Terminer les réformes
now-choose = choisir…
now-form = Former
now-real = Vraie
now-senseless = Pour rien
now-nothing = Il n’y a rien que vous puissiez faire ici.
now-not-understood = Ce n’est pas une réponse à la question. Choisissez une des propositions.
now-first-loan-title = Votre { $round ->
    [1] premier
   *[other] deuxième
  } prêt : à quel État ?
now-first-loan-ask = { $round ->
    [1] À un État sans marqueur de prêt.
   *[other] À un État qui a exactement un marqueur de prêt.
  } Le revenu augmente du nombre couvert.
now-gold-title = Votre offre pour { $property } ({ $points } PP)
now-gold-ask = Vente publique en { $state }. Tout le monde mise en même temps et en secret ; seule l’offre gagnante est payée. Vous avez { of-gold }.
now-gold-none = Vous n’avez pas d’or : vous ne pouvez offrir que 0.
now-gold-only = Offrir 0
now-gold-left = reste { $gold }
now-gold-label = Or
now-gold-send = Miser
now-gold-others = Les autres ont : { $list }.
now-gold-ties = À offres égales, cet ordre compte : { $names }.
now-has-gold = { $name } { $gold }
now-quarter = Trimestre { $quarter }
now-quarter-title = Quel trimestre ouvrirez-vous ?
now-quarter-ask = Qui ouvre un trimestre y agit en premier.
now-quarter-before-anger = puis colère populaire
now-quarter-before-economy = puis économie
now-quarter-before-market = puis marché noir
now-quarter-before-income = puis revenus et dette annuelle
now-card-title = Votre carte pour le trimestre { $quarter }
now-card-ask = Elle reste cachée jusqu’à votre tour.
card-does-frankfurt = prendre des marqueurs de prêt contre du revenu
card-does-london = prêter à un État, qui vend ensuite un bien
card-does-moscow = acheter de l’or et des armes
card-does-brussels = former un nouveau gouvernement
card-does-rome = lancer jusqu’à 4 réformes
useless-london = rien à prêter : ce serait pour rien
useless-moscow = trop peu d’argent : ce serait pour rien
useless-rome = aucune réforme possible : ce serait pour rien
now-frankfurt-title = Francfort : combien de marqueurs de prêt ?
now-frankfurt-ask = Chacun coûte { $cost } de revenu.
now-borrow-label = Ou un autre nombre
now-borrow-send = Prendre
now-london-title = Londres : prêter à un État
now-london-ask = { $loans ->
    [0] Vous n’avez pas de marqueur de prêt.
    [one] Vous avez { $loans } marqueur de prêt.
   *[other] Vous avez { $loans } marqueurs de prêt. Ceux que vous prêtez vont au même État.
  }
now-markers = { $number } { $number ->
    [one] marqueur
   *[other] marqueurs
  }
now-sells = vend ensuite { $property } ({ $points } PP)
now-sells-nothing = n’a plus rien à vendre
now-moscow-title = Moscou : acheter de l’or et des armes
now-moscow-ask = Un lingot d’or coûte { $gold } M€, une arme { $weapons } M€. Vous avez { $money } M€. Le tableau montre le total.
now-purchase = Le total : l’or vers la droite, les armes vers le bas
now-cost = { $cost } M€
now-buy = { of-goods } pour { $cost } M€
now-touch = Touchez un État pour ne voir que ce qui y est possible.
now-touch-parties = Ou touchez deux partis sur la croix d’un État : d’abord celui du grand marqueur.
now-all-states = Tous les États
now-brussels-title = Bruxelles : former un gouvernement
now-brussels-ask = Dans un État. Le parti du grand marqueur y reste, avec l’un ou l’autre marqueur. Le grand marqueur est nommé en premier.
now-government = { $large } + { $small }
now-government-label = Nouveau gouvernement en { $state }
now-rome-title = Rome : réforme { $number } sur 4
now-rome-ask = Chacune coûte 1 M€ ; vous avez { $money } M€. Une vraie réforme agit, une réforme pour rien ne consomme qu’une étape.
now-reform-by = { $state } : { $party }
now-steps-left = { $number ->
    [one] reste { $number } étape
   *[other] restent { $number } étapes
  }
now-crisis-title = Quelle crise vient d’abord ?
now-crisis-ask = Vous décidez de l’ordre.
now-weapons-title = Émeute en { $state } : envoyez-vous des armes ?
now-weapons-ask = { $weapons ->
    [0] Vous n’avez pas d’armes.
    [one] Vous avez une arme. Envoyée, elle est perdue.
   *[other] Vous avez { $weapons } armes. Ce que vous envoyez est perdu.
  } Pour chaque avance entière de 3, le peuple reprend un bien.
now-arm-none = N’en envoyer aucune
now-arm-people = Pour le peuple
now-arm-government = Pour le gouvernement
now-arm-label = Armes
now-arm-send = Envoyer
now-side = Pour quel camp
now-falls = avance { $lead }, à rendre : { $properties }
now-falls-nothing = avance { $lead } : rien de perdu
now-weapons-later = Après vous : { $names }.
now-sealed-card = Votre carte est face cachée : { $card }
now-sealed-gold = Votre offre de { of-gold } est scellée
now-confirm-skip = Renoncer entièrement à cette action ?
now-confirm-out = Votre propre banque sera éliminée. Est-ce bien voulu ?
now-confirm-yes = Oui
now-confirm-no = Non, retour
now-you-win = Vous gagnez
now-they-win = { $names } gagne

now-others-first-loans = { $names } place un premier prêt
now-others-gold-bids = { $count ->
    [one] Il manque encore une offre pour { $property }
   *[other] Il manque encore { $count } offres pour { $property }
  }
now-others-choose-quarters = { $names } prend un trimestre
now-others-choose-cards = { $count ->
    [one] Il manque encore une carte
   *[other] Il manque encore { $count } cartes
  }
now-others-frankfurt = { $names } prend des marqueurs de prêt à Francfort
now-others-london = { $names } prête depuis Londres
now-others-moscow = { $names } fait ses achats à Moscou
now-others-brussels = { $names } forme un gouvernement à Bruxelles
now-others-rome = { $names } réforme depuis Rome
now-others-further-reform = { $names } réforme depuis Rome
now-others-choose-crisis = { $names } choisit la crise qui vient d’abord
now-others-place-weapons = Émeute en { $state } : { $names } peut envoyer des armes

## Ce que cela apporterait

preview-columns = { $count ->
    [one] { $numbers } (colonne { $columns })
   *[other] { $numbers } (colonnes { $columns })
  }
preview-income = revenu { $before } → { $after }
preview-out = votre banque serait éliminée
preview-happiness = satisfaction { $before } → { $after }
preview-to-cut = effacement dans { $before } → { $after }
preview-interest = ligne d’intérêt { $before } → { $after }
preview-debt-stays = la dette reste
preview-and = {" ; "}
preview-money = { $name } { $sign }{ $amount } M€
preview-senseless = rien ne bouge
preview-riot = émeute !
preview-cut = effacement de dette !

## Le plateau

board-title = Les États
board-market = Marché
board-events = Événements des années
board-legend = Cadre rouge : marqueur de dette. Cases bleues : là vont les prochains prêts. Lettre et nombre : un marqueur de prêt et son revenu. Les marqueurs de gouvernement carrés (grands) et ronds (petits) montrent les étapes qui leur restent.
board-income = Revenu
points-short = { $points } PP
points-flag = drapeau : avec { $pp } PP, l’année est la dernière
board-year = Année
board-now = maintenant
board-quarters = Trimestres et événements de cette année
board-starts = { $name } ouvre
board-free = libre
board-cards = Cartes de ce trimestre, dans l’ordre du tour
board-riot = Émeute en { $state }
board-balance = Peuple { $people }, gouvernement { $government }
board-placed-people = { $name } : { of-weapons } pour le peuple
board-placed-government = { $name } : { of-weapons } pour le gouvernement
board-placed-none = { $name } : aucune
board-crises = Crises :
board-clockwise = sens horaire
board-anticlockwise = sens antihoraire
event-anger = Colère
event-economy = Économie
event-market = Marché
event-income = Revenus, dette
event-anger-text = { $state } −{ $named }, autres −{ $others }
event-economy-text = { $state } +{ $named }, autres +{ $others }
event-market-text = or −{ $gold }, armes −{ $weapons }
sheet-yearly = dette +{ $number } par an
sheet-debt = Marqueur de dette : colonne { $column }, ligne { $row } ; il avance de { $number } par an.
sheet-happiness = Satisfaction { $number } sur { $most } ; le poing a { of-weapons }.
sheet-large = Grand marqueur : { $party }, étapes restantes : { $number }.
sheet-small = Petit marqueur : { $party }, étapes restantes : { $number }.
sheet-loan = Prêt ({ $name }) en colonne { $column }, valeur { $number }.
sheet-sold = { $property } ({ $points } PP) appartient à { $name }.
sheet-unsold = { $property } ({ $points } PP) n’est pas vendu.

## Un État d’un coup d’œil

danger-cut = { $steps ->
    [0] Effacement !
   *[other] Effacement dans { $steps }
  }
danger-cut-help = { $steps ->
    [0] Le marqueur de dette a atteint la case €.
    [one] Le marqueur de dette est à 1 étape de la case €.
   *[other] Le marqueur de dette est à { $steps } étapes de la case €.
  }
danger-riot = { $steps ->
    [0] Émeute !
   *[other] Émeute dans { $steps }
  }
danger-riot-help = { $steps ->
    [0] La satisfaction est tombée sur le poing.
    [one] La satisfaction est à 1 étape du poing.
   *[other] La satisfaction est à { $steps } étapes du poing.
  }
glance-sells = à vendre : { $property } ({ $points } PP)
glance-sells-nothing = tout est vendu

## Banques

mine-title = Votre banque
mine-cards = Vos cartes
mine-properties = Vos biens
mine-spectator-title = Vous regardez
mine-spectator = Tout est ouvert ici, sauf les cartes et les offres cachées.
player-state-thinking = réfléchit
player-state-in = c’est fait
player-state-out = éliminée
player-state-acting = agit
player-score = Score actuel

## La fin

sheet-winner = gagne
chart-year = An { $year }
chart-income = Revenus au fil du temps
chart-income-desc = Le revenu de chaque banque après chaque trimestre.
chart-points = PP au fil du temps
chart-points-desc = Les points de privatisation de chaque banque après chaque trimestre.

## Options et règles

label-quick_start = Départ
label-quick_start-false = avec le tour initial
label-quick_start-true = depuis le départ rapide (à 4 ; convient à une première partie ; ses prêts et la plupart des premiers propriétaires sont reconstitués)
label-board = Plateau
rules-set-up = Mise en place
rules-first-round = Tour initial
rules-year = Une année
rules-actions = Actions
rules-markers = Marqueurs
rules-privatisation = Privatisation
rules-crises = Crises
rules-end = Élimination et fin
lot-first = Banque initiale
lot-states = États en jeu, dans l’ordre

## Moments montrés à tout le monde

shown-sold = { $property } ({ $points } PP) revient à { $seat }
shown-sold-why = { $tie ->
    [none] { $seat } a fait la plus haute offre et paie { of-gold }.
    [loans] Égalité : { $seat } a plus de marqueurs de prêt en { $state }, l’emporte et paie { of-gold }.
    [right] Égalité : { $seat } a le marqueur de prêt le plus à droite en { $state }, l’emporte et paie { of-gold }.
   *[income] Égalité, et aucun prêt de ces banques en { $state } : { $seat } a le revenu le plus haut, l’emporte et paie { of-gold }.
  }
shown-cut = Effacement de dette en { $state }
shown-cut-markers = { $markers ->
    [one] { $markers } prêt perdu
   *[other] { $markers } prêts perdus
  }
shown-cut-nobody = Personne n’avait prêté ici : personne ne perd rien.
shown-cut-next = Toutes les colonnes sont de nouveau libres ; le prochain effacement est à { $steps } étapes.
shown-riot = L’émeute en { $state } est finie
shown-riot-nothing = Le peuple ne reprend rien.
shown-riot-lost = perd { $property } ({ $points } PP)
shown-anger = Colère populaire, surtout en { $state }
shown-economy = L’économie recule, surtout en { $state } (dette +{ $amount })
shown-years-end = L’année s’achève : les revenus sont versés
shown-money = { $sign }{ $amount } M€
shown-short = trop peu d’argent ; revenu : { $income }
shown-yearly-debt = Puis chaque dette a augmenté de son nombre annuel :

### Plutocracy sur une page

## Maintenant

now-turn-title = Temps { $time }, { $place }
now-turn-order = Dans cet ordre ; ce que vous passez est perdu pour ce tour.
now-start-title = Où commencez-vous ?
now-start-ask = Votre vaisseau commence sur cette planète. Qui choisit en dernier joue en premier.
now-auction-title = Misez du temps pour un rang dans l’ordre
now-auction-ask = Le premier rang choisit sa planète en premier et joue en dernier. La partie finit d’autant plus tôt pour vous.
now-others-turn = { $name } joue, temps { $time }
now-others-start = { $name } choisit une planète de départ
now-others-auction = { $name } mise pour un rang dans l’ordre
now-you-win = Vous gagnez
now-they-win = { $count ->
    [0] Tout le monde est éliminé. Personne ne gagne
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
  }
in-space = dans l’espace vide

act-sell = Vendre : { $resource }, { $price } S€ l’unité
act-sell-after = Ensuite, le prix de demande est { $price }.
act-buy = Acheter : { $resource }, { $price } S€ l’unité
act-buy-after = Ensuite, le prix d’offre est { $price }.
act-seats = Prendre des sièges au parlement, le prochain à { $price } S€
act-seats-after = La majorité envoie des conseillers à la prochaine élection.
act-rescue = { $left ->
    [one] Sauver le dernier extraterrestre
   *[other] Sauver un des { $left } extraterrestres
  }
act-rescue-press = Le prendre à bord
act-rescue-after = Une fois par partie. La Société des savants sera impressionnée.
act-join = Entrer dans une société
act-join-after = Rien n’est dépensé. Vous pouvez entrer dans plusieurs.
councillors = { $number ->
    [one] { $number } conseiller
   *[other] { $number } conseillers
  }

act-fly = Voler et finir le tour
act-fly-all = { $number ->
    [one] La seule case à portée
   *[other] Les { $number } cases à portée, les plus proches d’abord
  }
trip-short = temps { $arrival } (+{ $time })
trip-press = Voler, { $time }
trip-there = Prochain tour à { $arrival }, { $rotations ->
    [0] sans rotation avant
    [one] après une rotation
   *[other] après { $rotations } rotations
  }{ $wait ->
    [0] {""}
   *[other] , dont { $wait } d’attente
  } : { $on }.
trip-empty = Prochain tour à { $arrival }, { $rotations ->
    [0] sans rotation avant
    [one] après une rotation
   *[other] après { $rotations } rotations
  } : dans l’espace vide, pas { $on }.
trip-falls = L’astéroïde tombe dans le Soleil avant votre prochain tour à { $arrival }. Ce serait l’élimination.
trip-load = ×{ $units } à bord
trip-seat = siège { $price }
trip-again = vous rejouez aussitôt
trip-own-end = Votre THE END : temps { $time }, encore { $left }
trip-end = THE END : temps { $time }, encore { $left }
two-flights = Prévoir deux vols
two-flights-help = D’abord vers l’astre à gauche ; chaque colonne dit quand vous pourriez être au suivant.
now-penalty = Chaque fois que votre temps est écoulé, votre THE END recule de { $end } à { $after } et le compte à rebours repart.
trip-rotations = { $number ->
    [one] une rotation avant
   *[other] { $number } rotations avant
  }
trip-prices = { $number ->
    [one] les prix changent une fois avant
   *[other] les prix changent { $number } fois avant
  }
trip-elections = { $number ->
    [one] une élection avant
   *[other] { $number } élections avant
  }
fly-to = Voler vers une autre case, ou y attendre
fly-option = { $space } (dès { $time })
fly-time = Temps de vol ; vide : le plus court
fly-press = Voler
no-flight = Aucun vol ne finit à temps. Faites ici ce que vous pouvez, puis prenez votre retraite.
now-retire = Prendre sa retraite
now-retire-note = Pour de bon. Vos sièges comptent encore aux élections.
now-confirm-fly = Y aller quand même
now-confirm-retire = Prendre sa retraite pour de bon ? Vous pourriez encore voler.
now-confirm-no = Autre chose
not-understood-turn = Ce n’est ni une action ni un vol. Choisissez parmi ce qui est proposé.
not-understood-start = Choisissez l’une des cinq planètes.
not-understood-auction = Saisissez un nombre entier comme mise.

auction-position = Rang { $number }
auction-bid = { $name }, { $bid }
auction-press = Miser
auction-free = libre

## Le plateau

board-zoom = Agrandir la carte
board-parliament = Parlement
trade-title = Acheter ici, vendre là
trade-bought = achat
trade-sold = vente
trade-profit = gain par unité
board-ahead = Si l’on votait maintenant :
fact-ship = Vaisseau ({ $name }) : { $place }
hold-empty = vide
seats-most = le plus de sièges

## À vous, et aux autres

mine-money = Argent
mine-spectator-title = Vous regardez
mine-spectator = Ici, tout est à découvert. Seules les intentions sont secrètes.
membership-joined = membre
membership-full = complet
membership-open = vous pouvez entrer
player-state-turn = joue
player-state-start = choisit une planète
player-state-auction = mise
player-state-retired = à la retraite
player-state-out = compagnie éliminée

## La fin

sheet-winner = gagne
sheet-elections = Par élection
sheet-money = Argent, sans valeur
chart-councillors = Conseillers au fil du temps
chart-councillors-desc = Les conseillers de chaque compagnie à chaque temps de la piste.
chart-money = Argent au fil du temps
chart-money-desc = Les euros spatiaux de chaque compagnie à chaque temps de la piste.

## Options et règles

label-setup = Mise en place
label-setup-standard = standard, pour une première partie (départs reconstitués : l’image manque au texte)
label-setup-random = au hasard, vous choisissez votre départ
label-auction = Enchère de départ
label-pressure = Contre la montre
label-gap = Égalité avec fins personnelles
label-gap-smaller = le plus petit écart est devant
label-gap-larger = le plus grand écart est devant
label-turn_seconds = Secondes par tour contre la montre
rules-board = Le plateau
rules-time = Le temps et les événements
rules-turn = Un tour
rules-end = La fin
rules-set-up = Mise en place et variantes
rules-out = L’élimination
chair-0 = Imperial
chair-1 = Galactica
chair-2 = Cosmos
chair-3 = Horizon

## Des moments montrés à tout le monde

shown-rotation = Rotation { $number }, au temps { $time }
shown-rotation-all = Toutes les planètes et la Terre avancent d’une case sur leur orbite, avec les vaisseaux qui s’y trouvent.
shown-asteroid = { $left ->
    [one] À la prochaine rotation, l’astéroïde tombe dans le Soleil, avec tous ceux qui s’y trouvent.
   *[other] L’astéroïde se rapproche : dans { $left } rotations, il tombe dans le Soleil.
  }
shown-next = La prochaine a lieu au temps { $time }.
shown-fall = L’astéroïde tombe dans le Soleil
shown-fall-aliens = { $aliens ->
    [0] Il n’y restait plus personne à sauver.
    [one] Un extraterrestre s’y trouvait encore.
   *[other] { $aliens } extraterrestres s’y trouvaient encore.
  }
shown-election = Élection { $number } sur { $of }, au temps { $time }
shown-nobody = personne n’y a de sièges
shown-gained = Conseillers de cette élection
shown-last-election = C’était la dernière.
lot-corporations = Compagnies, place par place (seulement avec la mise en place aléatoire)
lot-corporations-drawn = comme d’habitude

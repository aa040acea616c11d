### Plutocracy à la table

title = Plutocracy

corporation-imperial = Imperial
corporation-galactica = Galactica
corporation-cosmos = Cosmos
corporation-horizon = Horizon

body-mars = Mars
    .on = sur Mars
    .to = vers Mars
    .empty = vers une case vide de l’orbite de Mars
body-jupiter = Jupiter
    .on = sur Jupiter
    .to = vers Jupiter
    .empty = vers une case vide de l’orbite de Jupiter
body-saturn = Saturne
    .on = sur Saturne
    .to = vers Saturne
    .empty = vers une case vide de l’orbite de Saturne
body-uranus = Uranus
    .on = sur Uranus
    .to = vers Uranus
    .empty = vers une case vide de l’orbite d’Uranus
body-neptune = Neptune
    .on = sur Neptune
    .to = vers Neptune
    .empty = vers une case vide de l’orbite de Neptune
body-earth = Terre
    .on = sur la Terre
    .to = vers la Terre
    .empty = vers une case vide de l’orbite de la Terre
body-asteroid = Astéroïde
    .on = sur l’astéroïde
    .to = vers l’astéroïde
    .empty = vers une case vide de la route de l’astéroïde
sun = Soleil

resource-oxygen = oxygène
    .short = OXY
resource-uranium = uranium
    .short = URA
resource-carbon = carbone
    .short = CAR
resource-plants = plantes
    .short = PLA
resource-water = eau
    .short = EAU

society-high = Haute Société
    .wants = 25 S€
society-scientist = Société des savants
    .wants = un extraterrestre
society-influencer = Société des influenceurs
    .wants = 4 planètes
society-merchant = Société des marchands
    .wants = 3 ressources

of-councillors = { $councillors ->
    [one] { $councillors } conseiller
   *[other] { $councillors } conseillers
  }

marker-rotate = ROTATE
marker-prices = PRICES
marker-elect = ELECT
marker-the_end = THE END

done-sell = vendu
done-buy = acheté
done-seats = pris des sièges

## Events

bid-made = { $outbid ->
    [none] { $seat } mise { $bid } pour le rang { $position }.
   *[other] { $seat } mise { $bid } pour le rang { $position } ; { $outbid } doit miser de nouveau.
  }
auction-ended = Tous les rangs sont pris. Ordre du choix des planètes : { $order } ; THE END personnels : { $ends }.
start-chosen = { $seat } commence { $planet_on }.
turn-began = { $body ->
    [none] Temps { $time } : à { $seat } de jouer, dans l’espace vide.
   *[other] Temps { $time } : à { $seat } de jouer, { $body_on }.
  }
resources-sold = { $seat } vend { $planet_on } { $units } × { $resource } à { $price } S€ l’unité ; le prix de demande est maintenant { $demand }.
resources-bought = { $seat } achète { $planet_on } { $units } × { $resource } à { $price } S€ l’unité ; le prix d’offre est maintenant { $supply }.
seats-bought = { $seats ->
    [one] { $seat } prend un siège { $planet_on } pour { $cost } S€.
   *[other] { $seat } prend { $seats } sièges { $planet_on } pour { $cost } S€.
  }
alien-rescued = { $left ->
    [0] { $seat } sauve le dernier extraterrestre.
   *[other] { $seat } sauve un extraterrestre ; il en reste { $left }.
  }
society-joined = { $seat } entre dans la { $society } : { of-councillors }.
ship-flew = { $waited ->
    [0] { $seat } parcourt { $distance } { $distance ->
        [one] hexagone
       *[other] hexagones
      } { $to } et arrive au temps { $time }.
   *[other] { $seat } parcourt { $distance } { $distance ->
        [one] hexagone
       *[other] hexagones
      } { $to }, attend { $waited } et joue au temps { $time }.
  }
player-retired = { $seat } prend sa retraite au temps { $time }.
time-ran-out = { $seat } a trop tardé : le THE END personnel recule à { $end }.
player-went-out = { $cause ->
    [asteroid] { $seat } était sur l’astéroïde et sort de la partie.
   *[time] { $seat } n’a plus de temps et sort de la partie.
  }
bodies-rotated = { $next ->
    [none] Temps { $time } : rotation { $number }, la dernière.
   *[other] Temps { $time } : rotation { $number } ; la prochaine vient à { $next }.
  }
body-reached = { $seat } attendait au bon endroit et se trouve maintenant { $body_on }.
asteroid-fell = { $aliens ->
    [0] L’astéroïde tombe dans le Soleil.
    [one] L’astéroïde tombe dans le Soleil, avec un extraterrestre.
   *[other] L’astéroïde tombe dans le Soleil, avec { $aliens } extraterrestres.
  }
prices-changed = { $next ->
    [none] Temps { $time } : les prix de demande montent, les prix d’offre baissent, pour la dernière fois.
   *[other] Temps { $time } : les prix de demande montent, les prix d’offre baissent ; de nouveau à { $next }.
  }
election-held = { $sent_count ->
    [0] Temps { $time } : élection { $number }. Personne n’a de siège, personne n’est envoyé.
   *[other] Temps { $time } : élection { $number }. Conseillers : { $sent }.
  }
sent-to-council = { $seat } +{ $councillors } ({ $planet })
game-ended = { $winners_count ->
    [0] THE END : tout le monde est éliminé, personne ne gagne.
   *[other] THE END. Victoire : { $winners }.
  }

## What a turn comes to

sum-visit = { $seat } { $place } : { $done }.
sum-sold = vend { $number } × { $resource } pour { $money } S€
sum-bought = achète { $number } × { $resource } pour { $money } S€
sum-seats = { $number ->
    [one] prend un siège pour { $money } S€
   *[other] prend { $number } sièges pour { $money } S€
  }
sum-rescued = { $number ->
    [one] sauve un extraterrestre
   *[other] sauve { $number } extraterrestres
  }
sum-joined = entre dans la { $society } ({ of-councillors })

## Questions

ask-auction = Misez du temps pour un rang dans l’ordre du choix des planètes : un rang et une offre de 0 ou plus, par exemple { $example }.
ask-start = Choisissez votre planète de départ, par exemple { $example }.
ask-turn = { $body ->
    [none] Temps { $time } : votre vaisseau est dans l’espace vide. Vous pouvez taper :
   *[other] Temps { $time } : votre vaisseau est { $body_on }. Vous pouvez taper :
  }
offer-sell = { $high ->
    [one] votre unité ({ $resource }) pour { $price } S€
   *[other] de 1 à { $high } × { $resource }, { $price } S€ l’unité
  }
offer-buy = { $high ->
    [one] une unité ({ $resource }) pour { $price } S€
   *[other] de 1 à { $high } × { $resource }, { $price } S€ l’unité
  }
offer-seats = { $high ->
    [one] un siège pour { $price } S€
   *[other] de 1 à { $high } sièges, le premier pour { $price } S€, tous pour { $cost } S€
  }
offer-rescue = prendre un extraterrestre à bord
offer-join = possible : { $societies }
offer-fly = ou vers une case : { $space }
offer-retire = pour de bon ; vos sièges comptent encore
offer-retire-only = aucun vol n’est plus possible

## What can be typed: the first word is the one shown

command-sell = vendre vends vente
command-buy = acheter achete achat
command-seats = sièges siège
command-rescue = sauver sauve extraterrestre
command-join = entrer entre rejoindre
command-fly = vol voler vole envol aller
command-retire = retraite retirer
command-start = départ partir
command-bid = miser mise offre
command-place = rang position
command-wait = attendre attends attente
command-time = temps
command-meet = rencontrer rencontre
command-all = tout tous
command-fillers = à a la le les l de des du vers sur et pour dans en un une

type-turn = Tapez un de ces mots : { $commands }.
type-number = Combien ? Par exemple { $example }.
type-resource = Ici : { $resource }.
type-society = Quelle société ? Par exemple { $example }.
type-target = Vers où ? Un astre ou les deux nombres d’une case, par exemple { $example }.
type-planet = Tapez une planète : { $planets }.
type-bid = Tapez un rang de 1 à { $last } et une offre, par exemple { $example }.
type-no-meeting = Aucun vol n’atteint cet astre dans le temps qui reste. Pour aller sur une de ses cases, tapez ses nombres, par exemple { $example }.
type-not-then = Après un vol de cette durée, l’astre ne sera pas là. Changez la durée ou tapez les nombres de la case, par exemple { $example }.
type-fallen = L’astéroïde est tombé dans le Soleil. Pour aller sur une case de sa trajectoire, tapez ses nombres, par exemple { $example }.

## Refusals

PL-12-no-planet = On ne vend que sur une planète
PL-12-order = Vous avez déjà { $done } : plus de vente pendant ce tour
PL-12-low = Vendez au moins { $low }
PL-12-on-board = { $units ->
    [0] Vous n’en avez pas à bord : { $resource }
   *[other] Seulement { $units } à bord : { $resource }
  }
PL-13-no-planet = On n’achète que sur une planète
PL-13-order = Vous avez déjà { $done } : plus d’achat pendant ce tour
PL-13-low = Achetez au moins { $low }
PL-13-hold = { $units ->
    [0] Vous pouvez transporter au plus { $limit } unités : { $resource }
   *[other] Vous pouvez transporter au plus { $limit } unités et en avez déjà { $units } : { $resource }
  }
PL-13-money = Cela coûte { $cost } S€, et vous avez { $money } S€
PL-14-no-planet = Il n’y a de sièges à vendre que sur les planètes
PL-14-order = Vous avez déjà { $done } : plus de siège pendant ce tour
PL-14-low = Prenez au moins { $low }
PL-14-free = { $free ->
    [0] Aucun siège n’est libre ici
    [one] Un seul siège est libre ici
   *[other] Seulement { $free } sièges sont libres ici
  }
PL-14-money = Cela coûte { $cost } S€, et vous avez { $money } S€
PL-15-no-asteroid = Votre vaisseau n’est pas sur l’astéroïde
PL-15-once = Vous avez déjà sauvé un extraterrestre
PL-16-no-earth = On entre dans les sociétés sur la Terre
PL-16-member = Vous êtes déjà membre : { $society }
PL-16-full = Plus de place : { $society }
PL-16-high = La Haute Société veut voir { $needed } S€ ; vous avez { $money } S€
PL-16-scientist = La Société des savants veut un extraterrestre sauvé
PL-16-influencer = La Société des influenceurs veut des sièges sur { $needed } planètes ; vous en avez sur { $planets }
PL-16-merchant = La Société des marchands veut { $needed } ressources différentes à bord ; vous en avez { $resources }
PL-17-sun = { $q } { $r } est dans le Soleil
PL-17-no-space = { $q } { $r } n’est une case d’aucune orbite ni de la trajectoire de l’astéroïde
PL-17-same-space = Votre vaisseau y est déjà ; on n’attend pas sur place
PL-17-short = La distance est de { $distance } : le vol coûte au moins { $shortest }
PL-17-end = Vous arriveriez à { $arrival }, après THE END à { $end }
PL-24-personal-end = Vous arriveriez à { $arrival }, après votre THE END personnel à { $end }
PL-21-pick = On part d’une planète ; la Terre et l’astéroïde n’en sont pas
PL-22-position = Les rangs vont de 1 à { $last }
PL-22-low = Une offre ne peut pas être inférieure à { $low }
PL-22-overbid = L’offre pour le rang { $position } est de { $bid } ; la vôtre doit être plus forte
PL-22-high = Une offre peut être de { $high } au plus

## The table

map-legend = Majuscules : astres. Minuscules : cases de leurs orbites. ** : le Soleil. Après la lettre : vaisseaux ({ $ships } ; + pour plusieurs).
track-title = Piste du temps
track-time = Temps
track-pieces = Du dessus au dessous
track-retired = { $name } (retraite)
asteroid-falls = L’astéroïde tombe à { $time } ; { $aliens ->
    [0] plus d’extraterrestre.
    [one] encore un extraterrestre.
   *[other] encore { $aliens } extraterrestres.
  }
elections-held = Élections tenues : { $number } sur 3.
column-body = Astre
column-place = Case
column-demand = Demande
column-supply = Offre
column-seats = Sièges
column-next-seat = dès
column-ships = Vaisseaux
flights-title = Vols : { $name }
column-to = Vers
column-hexes = Hex.
column-time = Temps
column-arrival = Arrivée
column-way = En route
body-here = { $body } (ici)
way-gone = Dans le Soleil.
way-no-meeting = Ne peut plus être atteint.
way-there = Reste là jusqu’à votre arrivée.
way-rotations = { $rotations ->
    [one] 1 rotation : sera là à l’arrivée.
   *[other] { $rotations } rotations : sera là à l’arrivée.
  }
way-wait = { $rotations ->
    [one] Attente { $wait }, 1 rotation : alors là.
   *[other] Attente { $wait }, { $rotations } rotations : alors là.
  }
column-player = Nom
column-council = Conseil
column-money = S€
column-hold = Soute
column-societies = Sociétés
column-used = Temps
column-ship = Vaisseau
player-end = { $time } sur { $end }
player-retired-short = retraite
player-out-short = compagnie éliminée
player-alien = extraterrestre
column-society = Société
column-wants = Exige
column-first = 3
column-second = 2
auction-title = Enchère de départ
column-position = Rang
column-bidder = Offre de
column-bid = Offre

## The final sheet

scoring-sheet = Décompte final
score-place = Place
score-councillors = Conseillers
score-time = Temps
score-end = THE END personnel
score-seats = Sièges
score-societies = Sociétés
score-money = S€
score-out = compagnie éliminée

## The map as a picture

picture-title = Le plateau de Plutocracy
picture-about = Au centre le Soleil, autour de lui les orbites de la Terre et des cinq planètes, et la trajectoire de l’astéroïde.
space-here = { $body }, là où est l’astre maintenant
space-ahead = { $body }, { $steps ->
    [one] 1 case
   *[other] { $steps } cases
  } plus loin
space-left = { $body }, case déjà quittée
picture-body = { $body } : { $steps ->
    [0] sur son étoile
    [one] 1 case après son étoile
   *[other] { $steps } cases après son étoile
  }

## Options

option-setup = standard (pour une première partie ; départs et ordre reconstitués : le livret ne les montre qu’en image) ou random (prix, positions et offre tirés au sort ; vous choisissez votre départ).
option-auction = On mise du temps pour l’ordre du choix des planètes de départ (seulement avec la mise en place aléatoire). Pour les tables qui connaissent le jeu et discutent encore des départs.
option-pressure = Un tour a une durée limitée ; qui tarde perd du temps à la fin. Pour les tables où gagne toujours qui réfléchit le plus longtemps.
option-gap = À égalité avec un THE END personnel : le plus petit écart (smaller) ou le plus grand (larger) passe devant.
option-turn_seconds = Secondes par tour contre la montre.

version-2 = Avec un THE END personnel, le plus grand écart passe devant en cas d’égalité, sauf avis contraire de la table (PL-24). Avant, c’était le plus petit.
version-3 = La place d’un membre éliminé dans une société reste prise : deux compagnies au plus peuvent y entrer en tout (PL-30). Avant, elle pouvait être reprise.

## Why it ended so

points-of = { $points ->
    [one] { $points } conseiller
   *[other] { $points } conseillers
  }
ending-all-out = Tout le monde est éliminé : personne ne gagne.
ending-alone-you = Vous gagnez : les autres compagnies sont éliminées.
ending-alone = { $winner } gagne : les autres compagnies sont éliminées.
ending-out = Votre compagnie est éliminée, le service des boissons vous revient ; { $winner } gagne avec { points-of }.
ending-won-you = Vous gagnez : vous avez envoyé le plus de conseillers, { $points }.
ending-level-you = Égalité à { points-of } ; { $decided_by ->
    [gap-larger] il vous restait plus de temps avant votre propre THE END
    [gap-smaller] il vous restait moins de temps avant votre propre THE END
    [disc] votre disque est plus haut
   *[time] vous avez utilisé moins de temps
  }.
ending-shared = Égalité en tout : { $winner } partagent la victoire.
ending-level = Égalité à { points-of } ; { $decided_by ->
    [gap-larger] il restait à { $winner } plus de temps avant son propre THE END
    [gap-smaller] il restait à { $winner } moins de temps avant son propre THE END
    [disc] le disque le plus haut l’emporte : { $winner }
   *[time] { $winner } a utilisé moins de temps
  }.
ending-won = { $winner } a envoyé le plus de conseillers : { $points }.
ending-won-other = { $winner } a envoyé le plus de conseillers, { $points } ; vous { $mine }.

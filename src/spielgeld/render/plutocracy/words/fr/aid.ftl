
### Plutocracy: the player aid

aid-goal = Le plus de conseillers à THE END gagne. L'argent ne vaut plus rien ; à égalité, mieux vaut moins de temps.
aid-turn-1 = Vendez ce que la planète demande.
aid-turn-2 = Achetez ce qu'elle offre : au plus { $hold } de chaque à bord.
aid-turn-3 = Achetez des sièges à son parlement.
aid-turn-4 = Sur l'astéroïde, sauvez un alien ; sur Terre, entrez dans des sociétés.
aid-turn-5 = Envolez-vous : une unité de temps par case et { $landing } pour décoller et atterrir. À qui a pris le moins de temps.
aid-elections = Conseillers pour les sièges, sur chaque planète
aid-election = Élection { $number }
aid-most = le plus
aid-second = le second
aid-seats = Sièges
aid-seat-price = Prix en S€
aid-societies = Sociétés sur Terre
aid-wants = veut voir
aid-first-member = en premier
aid-second-member = en second
aid-next-election = La prochaine élection, la { $number }, est au temps { $time }.
aid-next-rotation = Les planètes avancent au temps { $time }.
aid-again-you = Vous êtes à { $time }, le suivant à { $other } : si vous arrivez avant, vous rejouez.
aid-again = { $name } est à { $time }, le suivant à { $other } : arriver avant, c'est rejouer.
aid-legend-planet = Disque plein avec un nom : une planète, là où elle est.
aid-legend-prices = ▲ ce qu'elle vous achète, ▼ ce qu'elle vous vend, avec le prix.
aid-legend-orbit = Cases à lettre : les places d'une orbite.
aid-legend-next = Bord épais en tirets : la planète y vient au prochain ROTATE.
aid-legend-star = ★ là où un corps a commencé.
aid-legend-ship = Les vaisseaux ont la couleur et la lettre du joueur.
aid-legend-flight = Ligne pointillée : le dernier vol.
aid-legend-asteroid = Le nombre sur l'astéroïde : les aliens restants. Il tombe dans le soleil.
aid-legend-track = Autour de la carte : la piste du temps, les disques et les événements.
now-confirm-unspent = Vous partez avec { $money } S€. L'argent ne vaut rien à la fin, et il reste peu de temps pour le dépenser.

## What the words mean

term-time = À qui est le plus en arrière, même deux fois de suite. Sur une case, le disque du dessus d'abord.
    .title = Piste du temps
term-councillor = Ce qui fait gagner : envoyés par les élections et les sociétés.
    .title = Conseillers
term-demand = Ce que la planète vous achète, et le prix. Chaque vente le baisse d'un, quelle que soit la quantité.
    .title = Demande
term-supply = Ce que la planète vous vend, et le prix. Chaque achat le monte d'un, quelle que soit la quantité.
    .title = Offre
term-parliament = Des sièges de plus en plus chers. La majorité envoie des conseillers ; à égalité, le dernier achat l'emporte.
    .title = Parlement
term-societies = Sur Terre. Montrez-leur ce qu'elles veulent voir, gardez-le : les deux premiers membres ont des conseillers.
    .title = Sociétés
term-alien = Sauvé sur l'astéroïde ; la société des savants veut en voir un.
    .title = Alien
term-rotate = Planètes et Terre avancent d'une case, avec leurs vaisseaux. L'astéroïde approche du soleil.
    .title = ROTATE
term-prices = Tous les prix de demande montent et tous les prix d'offre baissent d'un.
    .title = PRICES
term-elect = Une élection : sur chaque planète, le plus de sièges envoie des conseillers.
    .title = ELECT
term-the_end = Quand c'est à lui sur la piste du temps, la partie est finie.
    .title = THE END
term-retire = Votre vaisseau part pour de bon ; vos sièges votent encore.
    .title = Retraite
term-star = La case où une planète ou la Terre a commencé.
    .title = Étoile
term-disc = Montre combien de temps quelqu'un a pris.
    .title = Disque

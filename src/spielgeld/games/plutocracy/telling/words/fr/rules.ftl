### Plutocracy: the rules, in our own words

PL-1 = La carte est faite d’hexagones. S’y déplacent les cinq planètes Mars, Jupiter, Saturne, Uranus et Neptune, ainsi que la Terre, qui ne compte pas comme planète dans ce jeu, et l’astéroïde. Chacun de ces astres se trouve toujours sur une case de sa propre orbite ou trajectoire.
    .title = Carte et astres

PL-2 = Sept hexagones au centre appartiennent au Soleil. Aucun vaisseau ne peut s’y arrêter ni le traverser. La distance est la longueur du plus court chemin qui le contourne.
    .title = Le Soleil

PL-3 = Chaque planète achète une ressource à son prix de demande et en vend une à son prix d’offre ; les deux prix vont de 1 à 7. Chaque planète a aussi un parlement de 8 sièges. Du moins cher au plus cher, ils coûtent 3, 4, 6, 9, 13, 18, 24 et 31 S€.
    .title = Prix et parlements

PL-4 = Il y a cinq ressources : oxygène, uranium, carbone, plantes et eau. Votre soute peut contenir 5 unités de chacune. L’argent se compte en euros spatiaux (S€), ne prend pas de place et n’a pas de limite ; vous commencez avec 12 S€.
    .title = Soute et argent

PL-5 = C’est à la compagnie qui a utilisé le moins de temps de jouer, même plusieurs fois de suite. Si plusieurs disques sont sur la même case de la piste du temps, le dernier arrivé est au-dessus et joue le premier. Les quatre marqueurs d’événement jouent de la même façon : ROTATE (rotation), PRICES (prix), ELECT (élection) et THE END (fin).
    .title = À qui le tour

PL-6 = Les marqueurs agissent d’abord à ces dates : à 2, ROTATE à 10, PRICES à 20, ELECT à 25, THE END à 75 ; à 3 de même, mais PRICES à 15 ; à 4, ROTATE à 10, PRICES à 12, ELECT à 20, THE END à 60. Ensuite, un marqueur avance de nouveau de son premier nombre et se pose au-dessus sur sa nouvelle case. S’il devait dépasser THE END, il quitte la partie. S’il tombe juste sur la case de THE END, il se pose dessus et agit encore avant.
    .title = Dates des événements

PL-7 = À ROTATE, toutes les planètes et la Terre avancent d’une case dans le sens horaire sur leur orbite, et l’astéroïde se rapproche du Soleil d’une case. Les vaisseaux posés sur un astre voyagent avec lui. Si un astre arrive sur une case où des vaisseaux attendent, ils sont désormais dessus.
    .title = Rotation

PL-8 = À la sixième rotation, l’astéroïde tombe dans le Soleil, avec les extraterrestres qui s’y trouvent encore. Si votre vaisseau est dessus à ce moment-là, c’est l’élimination.
    .title = Fin de l’astéroïde

PL-9 = À PRICES, sur chaque planète, le prix de demande monte de 1 et le prix d’offre baisse de 1. Aucun prix ne dépasse 7 ni ne descend sous 1.
    .title = Changement des prix

PL-10 = Il y a trois élections, chacune sur toutes les planètes. Aux deux premières, la compagnie qui a le plus de sièges sur une planète envoie 1 conseiller ; à la troisième, la compagnie au premier rang en envoie 2 et celle au deuxième rang 1. À égalité de sièges, l’achat le plus récent passe devant. Sans siège, pas de conseiller. La troisième élection a lieu même si tout le monde a pris sa retraite.
    .title = Élections

PL-11 = Dès que vient le tour de THE END sur la piste du temps, la partie est terminée.
    .title = La fin

PL-12 = Sur une planète, vous pouvez vendre ce qu’elle demande : une ou plusieurs unités de votre soute, chacune au prix de demande. Après la vente, ce prix baisse de 1, sans descendre sous 1. Vous pouvez vendre une fois par tour, et seulement avant d’acheter ou de prendre des sièges.
    .title = Vendre

PL-13 = Sur une planète, vous pouvez acheter ce qu’elle offre : une ou plusieurs unités, chacune au prix d’offre, dans la limite de votre argent. Vous ne pouvez jamais avoir à bord plus de 5 unités d’une ressource. Après l’achat, le prix d’offre monte de 1, sans dépasser 7. Vous pouvez acheter une fois par tour, après la vente et avant les sièges.
    .title = Acheter

PL-14 = Sur une planète, vous pouvez acheter un ou plusieurs sièges de son parlement, en payant le prix de chacun. Le siège libre le moins cher part toujours en premier. C’est possible une fois par tour, juste avant de voler ou de prendre votre retraite.
    .title = Prendre des sièges

PL-15 = Quand votre vaisseau est sur l’astéroïde, vous pouvez prendre un extraterrestre à bord, une fois dans toute la partie. Il y en a un par personne à la table.
    .title = Sauver un extraterrestre

PL-16 = Sur la Terre, vous pouvez entrer dans toute société dont vous remplissez la condition, plusieurs en un tour mais chacune une seule fois par partie. La Haute Société exige au moins 25 S€, la Société des savants un extraterrestre sauvé, la Société des influenceurs des sièges sur au moins 4 planètes, la Société des marchands au moins 3 ressources différentes à bord. Vous gardez tout. Le premier membre d’une société gagne 3 conseillers, le deuxième 2 ; un troisième n’est pas admis.
    .title = Entrer dans les sociétés

PL-17 = Vous volez vers une autre case : n’importe quelle case de l’orbite d’une planète ou de la Terre, ou de la trajectoire de l’astéroïde, même s’il l’a déjà quittée ; d’autres vaisseaux peuvent s’y trouver. Un vol coûte la distance plus 2 unités de temps, et davantage à votre gré si vous voulez attendre à l’arrivée. On n’attend pas sur place : le plus petit vol fait 1 hexagone et coûte 3. Votre disque peut atteindre THE END, mais pas le dépasser ; il se pose au-dessus sur sa nouvelle case, et votre tour est fini.
    .title = Voler

PL-18 = Au lieu de voler, vous pouvez vous retirer pour de bon : votre vaisseau quitte la carte et un disque de retraite garde votre place sur la piste du temps. Vous n’avez plus de tour, mais vos sièges comptent encore aux élections. Si aucun vol n’est possible, la retraite est la seule façon de finir votre tour ; le jeu ne le fait jamais à votre place, et vous pouvez d’abord commercer ou entrer dans une société.
    .title = Prendre sa retraite

PL-19 = Qui a le plus de conseillers gagne. En cas d’égalité, moins de temps utilisé vaut mieux ; sur la même case de la piste du temps, le disque le plus haut, et un disque de retraite garde sa hauteur. La partie ne s’arrête jamais plus tôt : les événements continuent jusqu’à THE END, et la dernière personne en jeu continue tout simplement.
    .title = Victoire

PL-20 = Tous les astres commencent sur leur étoile, les prix de demande à 5 et les prix d’offre à 3. Mars demande de l’oxygène et offre de l’uranium ; Saturne, de l’uranium et de l’oxygène ; Jupiter, du carbone et de l’eau ; Uranus, des plantes et du carbone ; Neptune, de l’eau et des plantes. Les compagnies sont Imperial (noir) et Galactica (blanc), à 3 aussi Cosmos (rose), à 4 aussi Horizon (bleu) ; une place est une compagnie, on la choisit donc en prenant place. La première place part de Mars, la deuxième de Saturne, la troisième de Jupiter, la quatrième d’Uranus, et les premiers tours suivent aussi cet ordre. C’est la mise en place d’une première partie. Ces départs et leur ordre sont reconstitués : le livret les montre dans une image qui manque à son texte.
    .title = Mise en place standard
    .ruling = Le livret montre les départs dans une image que nous n’avons pas.

PL-21 = Chaque planète demande sa propre ressource ; celle qu’elle offre est tirée au sort, jamais la même. Pour chaque planète, en partant de Neptune vers l’intérieur, on lance un dé à douze faces : la planète avance d’autant de cases dans le sens horaire depuis son étoile, et ses prix de demande et d’offre deviennent 4 et 2 (1 à 3), 5 et 3 (4 à 9) ou 6 et 4 (10 à 12). La Terre et l’astéroïde restent sur leur étoile. Les quatre compagnies sont ici au choix, même à 2 ou à 3. Puis, à partir d’une personne tirée au sort et dans le sens horaire, chaque personne choisit une planète de départ ; la Terre est interdite, partager une planète est permis. Chaque disque se pose au-dessus sur 0 : qui choisit en dernier joue donc en premier. Sur les pages et au terminal, les planètes se suivent de sorte que la prochaine, si possible, demande ce qu’une planète offre.
    .title = Mise en place aléatoire

PL-22 = Dans cette variante de la mise en place aléatoire, pour les tables qui connaissent le jeu et ses bons départs, vous misez du temps pour un rang dans l’ordre du choix des planètes. On interroge une personne à la fois : la première est tirée au sort, puis c’est toujours la suivante dans le sens horaire qui n’a pas de rang. Vous misez 0 ou plus sur un rang libre, ou plus que l’offre en cours sur un rang occupé ; la personne dépassée reprend son offre et doit miser de nouveau. Aucune offre ne peut dépasser la date de THE END. Quand tout le monde a un rang, votre THE END personnel recule de votre offre, et les planètes se choisissent dans l’ordre des rangs.
    .title = Enchère de départ
    .ruling = Le livret ne fixe pas d’offre maximale ; au-delà de THE END, il ne resterait aucun temps.

PL-23 = Cette variante va avec toute mise en place et s’adresse aux tables où gagne toujours qui réfléchit le plus longtemps. Vous avez un THE END personnel, d’abord là où se trouve THE END. Un tour dure 90 secondes, sauf autre choix de la table ; chaque fois qu’elles s’écoulent, votre marqueur recule de 1 et la même durée recommence. S’il se trouve alors sur votre disque ou avant lui, c’est l’élimination, mais ce que vous avez fait pendant ce tour reste acquis. L’horloge ne tourne que pendant les tours, jamais avant le début de la partie. Si votre offre à l’enchère de départ a déjà mis votre marqueur à 0, vous restez en jeu, mais ne pouvez que prendre votre retraite.
    .title = Contre la montre

PL-24 = Si vous avez un THE END personnel, aucun vol ne peut porter votre disque au-delà, ni au-delà du THE END commun. À égalité de conseillers, le plus grand écart entre disque de retraite et THE END personnel passe devant, puis le moins de temps utilisé, puis le disque le plus haut. Si les THE END personnels sont égaux, le moins de temps utilisé passe donc devant. Le livret se contredit ici : son texte nomme le plus petit écart, son exemple place le plus grand en tête. Une table peut choisir le plus petit.
    .title = THE END personnel
    .ruling = Le texte et l’exemple du livret se contredisent ; nous suivons l’exemple.

PL-30 = En cas d’élimination, toutes vos pièces et tous vos conseillers sont retirés ; vous ne pouvez pas gagner et partagez la dernière place avec les autres compagnies éliminées. Vos sièges redeviennent libres, et c’est toujours le moins cher des sièges libres qui se vend d’abord, même au milieu des autres. Vos places dans les sociétés restent prises, car deux compagnies au plus peuvent entrer dans chacune en tout ; votre extraterrestre ne revient pas. Si tout le monde est éliminé, personne ne gagne.
    .title = Élimination
    .ruling = Le livret dit seulement que toutes les pièces sont retirées, pas ce que deviennent leurs places.

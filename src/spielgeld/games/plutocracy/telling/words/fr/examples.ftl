### Plutocracy: the worked examples of the rules page

example-rotation = À quatre. C’est à { $four }, sur { $horizon_before } ; ROTATE est sur { $rotate_before }. { $two } est sur la Terre, { $three } sur l’astéroïde, et { $one } attend, avec son disque sur { $rotate }, sur une case de l’orbite de Jupiter.
    .title = Deux rotations avant un tour
example-rotation-1 = { $four } vole vers la case voisine, qu’Uranus va atteindre. En attendant un peu, cela prend { $flight } unités de temps : le disque passe de { $horizon_before } à { $horizon }, juste derrière ROTATE.
example-rotation-2 = C’est à ROTATE, et tout avance d’une case. { $two } voyage avec la Terre, { $three } avec l’astéroïde, et Uranus arrive là où { $four } attend.
example-rotation-3 = ROTATE passe sur { $rotate }, au-dessus du disque que { $one } y a posé. Dernier venu, premier servi : il y a encore une rotation avant le tour suivant, et { $one } sera alors sur Jupiter.
example-auction = Mise en place aléatoire avec enchère de départ. THE END est sur { $end }, et { $one } commence.
    .title = Une enchère de départ
example-auction-1 = { $one } offre { $bid_1 } pour le rang 4, { $two } { $bid_2 } pour le rang 1. { $three } offre { $bid_3 } pour le rang 4 : { $one } reprend son offre. { $four } offre { $bid_4 } pour le rang 2.
example-auction-2 = { $one } offre à nouveau, { $bid_5 } pour le rang 2, et { $four } doit céder : { $bid_6 } pour le rang 3. Tout le monde a un rang, l’enchère est finie.
example-auction-3 = On paie en temps. Les THE END personnels : { $one } { $end_1 }, { $two } { $end_2 }, { $three } { $end_3 }, { $four } { $end_4 }.
example-auction-4 = Choisissent une planète de départ, dans l’ordre : { $two }, { $one }, { $four } et { $three }. Le dernier disque est au-dessus : { $three } joue en premier.
example-gap = À trois, chaque compagnie avec un THE END personnel et 10 conseillers. { $one } et { $two } ont pris leur retraite, { $three } la prend maintenant.
    .title = L’écart qui tranche une égalité
example-gap-1 = { $one } : de { $time_1 } à son THE END personnel sur { $end_1 }, l’écart est { $gap_1 }. { $two } : de { $time_2 } à { $end_2 }, il est { $gap_2 }. { $three } : de { $time_3 } à { $end_3 }, { $gap_3 } aussi.
example-gap-2 = L’écart le plus grand passe devant : { $one } est troisième.
example-gap-3 = { $two } et { $three } ont le même écart ; le temps utilisé décide, { $time_2 } contre { $time_3 }. { $two } gagne.
example-gap-4 = Avec l’option « plus petit écart », { $one } gagnerait.

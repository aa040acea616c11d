### Plutocracy: how to play

how-summary = Des compagnies marchandes transportent des ressources entre des planètes qui ne tiennent pas en place, et changent leurs profits en politique.
    .title = Plutocracy en une phrase

how-1 = Vous dirigez une compagnie marchande avec un vaisseau, 12 euros spatiaux et peu de principes. Ce sont les conseillers au Conseil ploutocratique qui décident ; l’argent lui-même ne vaut rien à la fin. Vous obtenez des conseillers par les élections sur les planètes et par les sociétés de la Terre.
    .title = Le but

how-2 = C’est toujours à la compagnie qui a utilisé le moins de temps de jouer. Un vol coûte une unité par hexagone, plus deux pour le décollage et l’atterrissage : pendant un long voyage, les autres jouent plus souvent. S’ils sont loin devant, vous pouvez bien jouer deux fois de suite.
    .title = Le temps est la monnaie

how-3 = Sur une planète, vous pouvez vendre ce qu’elle demande, puis acheter ce qu’elle offre, puis acheter des sièges à son parlement. Sur l’astéroïde, vous pouvez sauver un extraterrestre ; sur la Terre, entrer dans des sociétés. Tout est facultatif et se fait dans cet ordre. Pour finir, vous devez voler ailleurs ou prendre votre retraite pour de bon.
    .title = Un tour

how-4 = Chaque vente baisse le prix de demande d’un point et chaque achat monte le prix d’offre d’un point, quelle que soit la quantité. Remplissez donc la soute : cinq unités d’une ressource y tiennent. De temps en temps, PRICES remet tout en votre faveur, et en celle des autres.
    .title = Acheter bas, vendre haut

how-5 = Toutes les dix unités de temps, les planètes et la Terre avancent sur leur orbite, et l’astéroïde tombe vers le Soleil. Vous pouvez voler vers l’endroit où une planète sera bientôt et l’y attendre. Être sur l’astéroïde à la sixième rotation met fin à votre compagnie.
    .title = Les planètes bougent

how-6 = Les sièges sont de plus en plus chers, et la majorité sur une planète envoie des conseillers à chacune des trois élections. Les deux premières donnent un conseiller par planète ; la troisième en donne deux au plus grand nombre de sièges et un au deuxième. À égalité, le dernier achat passe devant : le bon moment coûte moins cher que la quantité.
    .title = Achetés plutôt qu’élus

how-7 = Sur la Terre, quatre sociétés distribuent des conseillers : trois à leur premier membre et deux au deuxième. Elles veulent voir 25 euros spatiaux, un extraterrestre sauvé, des sièges sur quatre planètes ou trois ressources différentes à bord. Voir seulement : vous gardez tout.
    .title = La bonne société

how-8 = Quand vient le tour de THE END sur la piste du temps, à 75 ou, à quatre, à 60, on compte les conseillers. Le plus grand nombre gagne ; en cas d’égalité, moins de temps utilisé vaut mieux. Partir tôt à la retraite n’a donc rien de honteux, et vos sièges votent encore pendant que vous êtes à la plage.
    .title = La fin
how-time = 90

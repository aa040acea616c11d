### Names in the facts of the box

fact-orbits = Orbites à partir de leur étoile, et la trajectoire de l’astéroïde
fact-sun = Cases du Soleil
fact-demand = Ce que les planètes demandent
fact-supply = Ce que les planètes offrent dans la mise en place standard
fact-price_limits = Limites des prix
fact-standard_prices = Prix de la mise en place standard
fact-demand_price = demande
fact-supply_price = offre
fact-numbers = Autres nombres
fact-lowest = le plus bas
fact-highest = le plus haut
fact-die = Prix selon le dé, de 1 à 12 : demande et offre
fact-seats = Prix des sièges d’un parlement
fact-times = Premiers temps des événements, selon le nombre de personnes
fact-societies = Ce qu’une société veut voir
fact-spots = Conseillers d’une société, premier et deuxième
fact-elections = Conseillers des trois élections, pour le plus de sièges et le deuxième rang
fact-money = Argent au départ
fact-hold = Place en soute par ressource
fact-take_off_and_landing = Temps de décollage et d’atterrissage
fact-starts = Mise en place standard : où sont les vaisseaux
fact-first_order = Mise en place standard : disques sur la piste du temps, de haut en bas

### €uro Crisis: who made it, and remarks of our own; nothing here is a rule

credits = Un jeu de N. H.-G. D., publié par Doppeldenkspiele.

asides-cities = Villes
aside-frankfurt = L’argent naît ici, à condition d’y revenir.
aside-london = Un bon endroit pour prêter ce qui n’est pas à vous.
aside-moscow = Ni question, ni facture.
aside-brussels = Gouvernements à emporter.
aside-rome = Toutes les réformes y mènent. Certaines mènent à quelque chose.

asides-parties = Partis
aside-conservatives = Avant, c’était mieux, et moins cher.
aside-socialists = Il y en a pour tout le monde, à crédit.
aside-liberals = Le marché pourvoit à tout, à commencer par ses propriétaires.
aside-communists = Ce qui est à vous est à tout le monde, dès aujourd’hui.

asides-events = Événements
aside-anger = Le peuple a lu les petits caractères.
    .title = Colère populaire
aside-economy = Elle ne recule pas, elle avance en arrière.
    .title = Économie
aside-market = Tout doit disparaître. Le gros a déjà disparu une fois.
    .title = Marché noir
aside-riot = Le peuple voudrait bien récupérer son chemin de fer.
aside-debt-cut = Une partie de l’argent n’a jamais existé. Le reste non plus, désormais.

asides-properties = Biens publics
aside-la-roja = Onze courent, un seul encaisse.
    .title = La Roja
aside-rtve = Rendra compte de votre achat. Avec bienveillance.
    .title = RTVE
aside-corrida-de-toros = On n’a pas demandé au taureau non plus.
    .title = Corrida de Toros
aside-endesa = Éteignez la lumière : la facture vient quand même.
    .title = Endesa
aside-rey-de-espana = Couronne, saluts de la main et un yacht compris.
    .title = Rey de España
aside-sncf = Trains compris, ponctualité sur demande.
    .title = SNCF
aside-la-poste = Distribue le mardi. Reste à savoir lequel.
    .title = La Poste
aside-tour-eiffel = Sept mille tonnes de ferraille, bien éclairées.
    .title = Tour Eiffel
aside-la-reunion = Une île avec volcan. L’assurance est à votre charge.
    .title = La Réunion
aside-arsenal-nucleaire = Ne sert qu’une fois, au plus.
    .title = Arsenal Nucléaire
aside-education-nationale = Tout le personnel a un avis sur les banques.
    .title = Éducation Nationale
aside-securite-sociale = En pleine forme, tant que personne ne tombe malade.
    .title = Sécurité Sociale
aside-irish-steel = Un peu de rouille. Au contrat : de la patine.
    .title = Irish Steel
aside-guinness = Du noir, enfin, après tant de rouge.
    .title = Guinness
aside-cliffs-of-moher = La chute est raide, et sans aucune Bourse.
    .title = Cliffs of Moher
aside-st-patrick-s-day = Un jour de recettes, 364 d’attente.
    .title = St. Patrick’s Day
aside-ports = Bateaux non compris. La mer non plus, pour l’instant.
    .title = Ports
aside-acropolis = Toiture à revoir.
    .title = Acropolis
aside-the-greek-islands = Environ six mille, serviettes déjà posées.
    .title = The Greek Islands

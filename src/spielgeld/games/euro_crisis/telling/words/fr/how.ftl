### €uro Crisis: how to play

how-summary = Des banques prêtent à des États en difficulté, rachètent ce qu’ils doivent vendre, et tâchent de ne plus être là quand la facture arrive.
    .title = €uro Crisis en une phrase

how-1 = Vous dirigez une banque pendant trois ans de misère européenne. À la fin comptent les biens publics, mesurés en points de privatisation (PP), plus la moitié de l’or, des armes et du revenu réunis. Les euros ne comptent alors plus, ce qui en dit long sur eux.
    .title = Votre banque

how-2 = Une année a quatre trimestres, et chaque banque en ouvre au moins un ; le plus haut revenu choisit d’abord. À chaque trimestre, toutes les banques choisissent en secret une carte action, puis les cartes sont montrées et exécutées une à une. Une carte jouée reste sur la table jusqu’à la fin de l’année. Après chaque trimestre, l’Europe connaît une surprise que tout le monde voyait venir : peuple en colère, dette qui grossit, marché noir moins cher et enfin jour de paie.
    .title = Une année

how-3 = Francfort vous donne des marqueurs de prêt, et chacun baisse votre revenu de 2. Londres les place dans la zone d’obligations d’un État, où chacun augmente votre revenu du nombre qu’il couvre, le plus souvent plus de 2. Cette différence, c’est le métier de banquier. Chaque action Londres, quel que soit le nombre de prêts, oblige aussi l’État à vendre quelque chose.
    .title = Emprunter et prêter

how-4 = Un État vend son bien le moins cher à la plus forte offre secrète en or. Seule la banque gagnante paie et, à offres égales, la banque qui a le plus prêté à cet État est préférée. L’or, et les armes aussi, s’achètent à Moscou, où chaque achat rend le suivant plus cher.
    .title = Tout doit partir

how-5 = À Bruxelles, vous remaniez un gouvernement ; à Rome, vous payez des réformes. Les conservateurs baissent dette et satisfaction, les socialistes augmentent les deux ; les libéraux baissent l’intérêt et paient les propriétaires, les communistes le montent et les font payer. Une réforme peut aussi être pour rien : elle ne change rien, mais consomme une étape que d’autres auraient peut-être voulue.
    .title = Des amis en politique

how-6 = Si la satisfaction touche le poing, c’est l’émeute : les banques arment le peuple ou le gouvernement et, pour chaque tranche de 3 armes d’avance, le peuple récupère un bien. Si le marqueur de dette atteint la case €, c’est l’effacement de dette : tous les prêts y disparaissent, et le revenu qu’ils donnaient aussi. Si votre revenu tombe sous −20, votre banque est finie.
    .title = Quand ça tourne mal

how-7 = La partie finit après la troisième année, ou après l’année où une banque a eu pour la première fois 33 PP. Le plus haut score gagne ; à score égal, le plus haut revenu. Si toutes les autres banques coulent avant, vous avez gagné sur-le-champ, quoi qu’il reste de l’Europe.
    .title = Fermeture
how-time = 120

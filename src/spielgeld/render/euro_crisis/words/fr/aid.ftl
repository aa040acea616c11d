
### €uro Crisis: the player aid

aid-goal = Le plus grand total après { $years } ans gagne : les points de privatisation, plus la moitié de l'or, des armes et du revenu réunis. L'année où une banque atteint { $pp } PP est la dernière.
aid-turn-1 = Chaque banque ouvre au moins un des quatre trimestres.
aid-turn-2 = Chaque trimestre, toutes les banques choisissent en secret une carte action, puis les cartes sont jouées une à une.
aid-turn-3 = Francfort baisse le revenu de { $cost } par prêt ; Moscou vend jusqu'à { $goods } unités d'or et d'armes ; Rome fait jusqu'à { $reforms } réformes.
aid-turn-4 = Après chaque trimestre vient son événement : colère, dette, marché, versement des revenus.
aid-turn-5 = Satisfaction sur le poing : une émeute, et le peuple reprend un bien pour chaque avance de { $lead } en armes. Dette sur la case noire : elle est effacée, et tous les prêts y sont perdus.
aid-cards = Les cinq cartes
aid-does = ce qu'elle fait
aid-parties = Ce que font les réformes des partis
aid-reform = une vraie réforme
aid-government = { $state } : { $large } (réformes restantes : { $large_left }), { $small } (réformes restantes : { $small_left })
now-government-now = Maintenant : { $large } (grand) et { $small } (petit).
party-does-conservatives = moins de dette, moins de satisfaction
party-does-socialists = plus de dette, plus de satisfaction
party-does-liberals = intérêt plus bas ; les banques sont payées pour leurs biens sur place
party-does-communists = intérêt plus haut ; les banques paient pour leurs biens sur place

## What the words mean

term-pp = Points de privatisation : ce que valent vos biens publics à la fin.
    .title = PP
term-income = Ce que vous recevez, ou payez, à la fin de chaque année. Trop loin sous zéro, et votre banque est éliminée.
    .title = Revenu
term-loan = Pris à Francfort, prêté à Londres : il augmente votre revenu du nombre qu'il couvre.
    .title = Marqueur de prêt
term-bond = Les lignes et les colonnes d'un État où se placent les prêts ; plus haut, l'intérêt est plus fort.
    .title = Zone d'obligations
term-debt = Plus il est à droite, plus il y a de dette, et plus la case noire est proche.
    .title = Marqueur de dette
term-debt-cut = Sur la case noire : tous les prêts de cet État sont perdus, avec leur revenu.
    .title = Effacement de dette
term-happiness = À quel point le peuple d'un État est satisfait.
    .title = Satisfaction
term-fist = La plus basse case de satisfaction. Là commence une émeute ; le nombre dit combien d'armes le peuple a déjà.
    .title = Poing
term-riot = Les banques arment le peuple ou le gouvernement ; le peuple reprend peut-être des biens.
    .title = Émeute
term-gold = Ce avec quoi on achète les biens. La moitié compte à la fin.
    .title = Or
term-weapons = Pour un camp d'une émeute ; utilisées, elles sont perdues. La moitié des autres compte à la fin.
    .title = Armes
term-property = À chaque prêt fait à Londres, l'État vend son bien le moins cher, à la plus forte offre en or.
    .title = Bien public
term-frankfurt = Prenez des marqueurs de prêt ; chacun baisse votre revenu.
    .title = Francfort
term-london = Prêtez à un État ; en échange, il vend un bien.
    .title = Londres
term-moscow = Achetez de l'or et des armes ; les prix montent.
    .title = Moscou
term-brussels = Formez un nouveau gouvernement dans un État.
    .title = Bruxelles
term-rome = Payez des réformes, vraies ou creuses.
    .title = Rome
term-conservatives = Leur vraie réforme baisse la dette et la satisfaction.
    .title = Conservateurs
term-socialists = Leur vraie réforme augmente la dette et la satisfaction.
    .title = Socialistes
term-liberals = Leur vraie réforme baisse l'intérêt et paie toutes les banques qui ont des biens sur place.
    .title = Libéraux
term-communists = Leur vraie réforme augmente l'intérêt et fait payer toutes les banques qui ont des biens sur place.
    .title = Communistes
term-large = Le parti le plus fort d'un gouvernement : quatre réformes par an. Il reste quand un nouveau gouvernement se forme.
    .title = Grand marqueur
term-small = Le parti le plus faible : deux réformes par an.
    .title = Petit marqueur


### €uro Crisis: the player aid

aid-goal = Le plus de points après { $years } ans gagne : points de privatisation, et la moitié de l'or, des armes et du revenu réunis. L'année où une banque atteint { $pp } PP est la dernière.
aid-turn-1 = Chaque banque ouvre au moins un des quatre trimestres.
aid-turn-2 = Chaque trimestre, tous choisissent en secret une carte, puis on les joue une à une.
aid-turn-3 = Francfort baisse le revenu de { $cost } par prêt ; Moscou vend jusqu'à { $goods } biens ; Rome fait jusqu'à { $reforms } réformes.
aid-turn-4 = Après chaque trimestre, son événement : colère, dette, marché, paie.
aid-turn-5 = Bonheur sur le poing : émeute, et le peuple reprend un bien par avance de { $lead } en armes. Dette sur la case noire : les prêts y sont perdus.
aid-cards = Les cinq cartes
aid-does = ce qu'elle fait
aid-parties = Ce que font les réformes des partis
aid-reform = une vraie réforme
aid-government = { $state } : { $large } (réformes restantes : { $large_left }), { $small } (réformes restantes : { $small_left })
now-government-now = Maintenant : { $large } (grand) et { $small } (petit).
party-does-conservatives = moins de dette, moins de bonheur
party-does-socialists = plus de dette, plus de bonheur
party-does-liberals = intérêt plus bas ; qui y possède est payé
party-does-communists = intérêt plus haut ; qui y possède paie

## What the words mean

term-pp = Points de privatisation : ce que valent vos biens publics à la fin.
    .title = PP
term-income = Ce que vous recevez, ou payez, à la fin de l'année. Trop bas, et votre banque est finie.
    .title = Revenu
term-loan = Pris à Francfort, prêté à Londres : il monte votre revenu du nombre qu'il couvre.
    .title = Marqueur de prêt
term-bond = Les rangs et colonnes d'un État où sont les prêts ; plus haut, plus d'intérêt.
    .title = Zone d'obligations
term-debt = Plus à droite, plus de dette, et la case noire plus proche.
    .title = Marqueur de dette
term-debt-cut = Sur la case noire : tous les prêts de cet État sont perdus, avec leur revenu.
    .title = Annulation
term-happiness = Combien le peuple d'un État est content.
    .title = Bonheur
term-fist = La plus basse case du bonheur. Là commence une émeute.
    .title = Poing
term-riot = Les banques arment le peuple ou le gouvernement ; le peuple reprend peut-être des biens.
    .title = Émeute
term-gold = Ce qui achète les biens. La moitié compte à la fin.
    .title = Or
term-weapons = Pour un camp d'une émeute ; utilisées, elles sont perdues. La moitié des autres compte à la fin.
    .title = Armes
term-property = À chaque prêt à Londres, l'État vend le moins cher, à la plus haute mise en or.
    .title = Bien public
term-frankfurt = Prenez des marqueurs de prêt ; chacun baisse votre revenu.
    .title = Francfort
term-london = Prêtez à un État ; il vend un bien pour cela.
    .title = Londres
term-moscow = Achetez or et armes ; les prix montent.
    .title = Moscou
term-brussels = Formez un nouveau gouvernement dans un État.
    .title = Bruxelles
term-rome = Payez des réformes, vraies ou absurdes.
    .title = Rome
term-conservatives = Leur vraie réforme baisse la dette et le bonheur.
    .title = Conservateurs
term-socialists = Leur vraie réforme monte la dette et le bonheur.
    .title = Socialistes
term-liberals = Leur vraie réforme baisse l'intérêt et paie qui y possède des biens.
    .title = Libéraux
term-communists = Leur vraie réforme monte l'intérêt et fait payer qui y possède des biens.
    .title = Communistes
term-large = Le parti le plus fort : quatre réformes par an. Il reste quand un gouvernement se forme.
    .title = Grand marqueur
term-small = Le parti plus faible : deux réformes par an.
    .title = Petit marqueur

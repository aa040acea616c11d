### €uro Crisis: the rules, in our own words

EC-1 = Chaque banque commence avec 4 marqueurs de prêt, 4 lingots d’or, 3 armes et un revenu de −4. Elle a ses cartes action : ici 8, à savoir 1 Francfort, 2 Londres, 2 Moscou, 1 Bruxelles et 2 Rome (cette répartition est reconstituée). La table désigne la banque initiale, sinon le sort ; elle reçoit 11 M€ et, dans le sens horaire, les autres reçoivent 12, 13 et 14 M€. La table peut aussi choisir l’ordre des États et, à 3, les trois qui servent ; sinon, on les tire au sort.
    .title = Dotation de départ

EC-2 = Pour chacune des trois années, un jeton de chaque sorte est visible dès le départ : colère populaire, économie et marché noir. Colère populaire et économie ont un jeton par État ; un jeton d’économie montre 2 ou 3. Les jetons de marché noir que nous connaissons baissent l’or et les armes de 2 et 2, 3 et 1, et 1 et 3 cases ; si la boîte en contient d’autres, on en tire trois. À 3, un État est écarté, avec ses jetons : par le sort, à moins que la table ne choisisse.
    .title = Jetons d’événement
    .ruling = Le livret montre trois jetons de marché noir, ceux du départ rapide, mais parle d’un choix.

EC-3 = Dans chaque État, le marqueur de dette et le marqueur de satisfaction commencent sur leurs cases marquées ; la case la plus basse de la satisfaction, 0, est le poing. Deux partis différents forment le gouvernement. Ils sont tirés comme une carte d’une même pile : jamais deux États n’ont la même. L’un a le grand marqueur, à 4 étapes de la case la plus intérieure, l’autre le petit, à 2 étapes. Le nombre d’étapes est reconstitué.
    .title = Les États

EC-4 = Le revenu va de −20 à 40. Un disque qui arrive sur une case occupée se pose dessus, et sur une même case le disque du haut compte comme le revenu le plus élevé ; au départ, la banque initiale est en haut et les autres suivent dessous, dans le sens horaire. Un changement de 0 ne déplace pas le disque. Un disque qui devrait dépasser 40 se pose au-dessus sur 40. Une banque qui tombe sous −20 est éliminée aussitôt.
    .title = Piste des revenus
    .ruling = Le livret ne dit pas ce que fait un changement de 0.

EC-5 = À 3, une flèche montre dans quel sens on joue. Au départ, elle va de la banque initiale vers sa voisine dans le sens horaire.
    .title = Le sens à trois

EC-6 = En partant de la banque initiale et dans le sens horaire, chaque banque place un marqueur de prêt dans un État qui n’en a pas : sur le 4 de la première colonne, pour 4 de revenu en plus. Puis, dans l’ordre inverse, chacune en place un second dans un État qui en a exactement un : sur le 5 de la deuxième colonne, pour 5 de plus. Les deux peuvent être dans le même État. À la fin, tous les revenus sont à 5, la banque initiale en haut et les autres dessous, dans le sens horaire.
    .title = Premiers prêts

EC-7 = Après les premiers prêts, chaque État privatise son premier bien, un État après l’autre, dans l’ordre que les États ont à cette table.
    .title = Premières privatisations

EC-8 = À 4, il existe un départ fixe qui remplace le tirage des événements et des gouvernements, les premiers prêts et les premières privatisations ; dans le sens horaire depuis la banque initiale, les banques sont rouge, bleue, blanche et verte. Année après année, la colère populaire touche la France, la Grèce, l’Irlande ; l’économie touche l’Irlande, l’Espagne, la France ; le marché noir baisse l’or et les armes de 2 et 2, 3 et 1, 1 et 3. Gouvernements, grand marqueur d’abord : Espagne conservateurs et socialistes, France socialistes et communistes, Irlande libéraux et conservateurs, Grèce communistes et conservateurs. Prêts en colonnes 1 et 2 : Espagne rouge et bleue, France bleue et rouge, Irlande blanche et verte, Grèce verte et blanche. La rouge possède le premier bien d’Espagne et a payé 2 lingots d’or, la bleue celui de France pour 1, la blanche ceux d’Irlande et de Grèce pour 4 en tout ; la verte n’a rien payé. Le livret montre cette position en image : ses prêts et la plupart des premiers propriétaires sont reconstitués. Il existe aussi un départ rapide à 3, mais pas dans le livret, donc pas ici.
    .title = Départ rapide

EC-10 = Au début d’une année, les banques choisissent, à partir du plus haut revenu, un trimestre libre qu’elles ouvriront. À 3 banques, le plus haut revenu reçoit aussi le trimestre restant, sans qu’on le lui demande. Cela vaut aussi quand il en reste 3 sur 4. Quand il ne reste que 2 banques, elles choisissent tour à tour, le plus haut revenu d’abord, jusqu’à en avoir deux chacune.
    .title = Choix des trimestres
    .ruling = Le livret le dit pour 3 banques, pas pour 2.

EC-11 = Toutes les banques choisissent en même temps une carte action et la gardent cachée. Puis, à partir de la banque d’ouverture, chacune à son tour montre sa carte et agit ; personne ne voit une carte avant le tour de sa banque. Si la banque d’ouverture est éliminée, la suivante dans l’ordre commence. Une banque en jeu répond elle-même, même s’il n’y a qu’une réponse : avec 0 lingot ou 0 arme, pour le dernier trimestre libre, ou pour une action à laquelle elle ne peut que renoncer.
    .title = Un trimestre
    .ruling = Demander même quand il n’y a qu’une réponse garde le rythme et ne trahit rien.

EC-12 = Une carte jouée ne peut plus être choisie dans la même année ; si vous l’avez en double, il vous reste l’autre. Vous pouvez renoncer à l’action de votre carte, mais seulement tout entière : la faire à moitié n’est pas permis.
    .title = Cartes jouées

EC-13 = À une table de 4, on joue toujours dans le sens horaire, même après une élimination. À une table commencée à 3, c’est la flèche qui décide. À chaque nouvelle année, on la tourne pour qu’elle mène du plus haut revenu au deuxième.
    .title = Ordre du jeu

EC-14 = Après le premier trimestre vient la colère populaire : la satisfaction baisse de 3 dans l’État nommé et de 1 dans les autres. Après le deuxième vient l’économie : la dette augmente du 2 ou du 3 du jeton dans l’État nommé et de 1 dans les autres. Après le troisième vient le marché noir : l’or et les armes baissent du nombre de cases indiqué.
    .title = Événements

EC-15 = Après le quatrième trimestre, les banques au revenu positif le reçoivent en millions, celles au revenu négatif le paient. Ce que vous ne pouvez pas payer est retiré de votre revenu. On paie à partir du revenu le plus bas, dans l’ordre qui valait avant le premier paiement ; de même pour les réformes qui coûtent de l’argent. Ensuite, la dette de chaque État augmente de son nombre annuel, et enfin tous les marqueurs de gouvernement reviennent à leur case de départ, dans les mêmes partis.
    .title = Revenus et dette
    .ruling = Le livret ne dit pas dans quel ordre on paie.

EC-16 = Une année se clôt toujours dans cet ordre : revenus, dette annuelle, crises éventuelles, marqueurs de gouvernement, cartes ; toutes les cartes jouées reviennent à leurs banques. La partie finit avec la troisième année. Elle finit plus tôt avec une année où une banque a atteint 33 PP ou plus, ce qu’on vérifie après chaque vente. Que ces points soient perdus plus tard dans l’année ou que la banque soit éliminée n’y change rien.
    .title = Fin d’année

EC-20 = Vous prenez autant de nouveaux marqueurs de prêt que vous voulez, au moins un. Chacun coûte 2 de revenu. Vous pouvez même en prendre tant que votre revenu tombe sous −20, mais alors votre banque est éliminée.
    .title = Francfort

EC-21 = Vous placez un ou plusieurs de vos marqueurs de prêt dans un seul État ; votre revenu augmente des nombres qu’ils couvrent, puis cet État privatise. Les colonnes se remplissent par la gauche : un marqueur va dans la première colonne sans aucun marqueur de prêt, et elle doit être à gauche du marqueur de dette. Il se pose sur la ligne du marqueur de dette ; si cette case n’a pas de nombre, sur la ligne la plus proche de la même colonne qui en a un et, de deux lignes aussi proches, sur celle du haut. On ne peut rien prêter à un État sans colonne libre, ni plus de marqueurs qu’il n’a de colonnes libres.
    .title = Londres
    .ruling = Le livret ne dit pas laquelle de deux lignes aussi proches.

EC-22 = Vous achetez aux prix actuels : de 0 à 5 lingots d’or et de 0 à 5 armes, mais au moins une pièce en tout. Vous devez pouvoir tout payer. Ensuite, l’or monte de 1 case si vous avez acheté de l’or, et les armes de 1 case si vous avez acheté des armes.
    .title = Moscou

EC-23 = Vous refaites le gouvernement d’un État : le grand marqueur sur la case extérieure d’un parti, le petit sur le point d’un autre. Le parti qui avait le grand marqueur doit rester, avec l’un ou l’autre marqueur. Ensuite, la satisfaction y baisse de 1. Garder les deux partis et seulement remettre les marqueurs au départ est permis.
    .title = Bruxelles

EC-24 = Vous menez jusqu’à 4 réformes, une par une, dans les États de votre choix. Chacune coûte 1 M€, que vous devez avoir à cet instant ; l’argent qu’une réforme vient de vous apporter compte. Pour une réforme, vous choisissez un marqueur de gouvernement qui n’est pas sur sa case la plus intérieure, le poussez d’une étape vers l’intérieur et dites si elle est vraie et agit, ou pour rien. Vous pouvez renoncer à Rome avant la première réforme et arrêter après chacune ; cela s’arrête de soi-même après la quatrième, ou si votre banque est éliminée.
    .title = Rome

EC-25 = Les vraies réformes agissent selon le parti. Sur la feuille d’un État, la dette et la satisfaction vont dans le sens où va le marqueur de gouvernement. Les conservateurs baissent la dette et la satisfaction de 1 chacune, les socialistes augmentent les deux de 1. Les libéraux descendent le marqueur de dette d’une ligne d’intérêt et donnent à chaque banque 1 M€ par bien qu’elle possède dans cet État. Les communistes le montent d’une ligne et prennent 1 M€ par bien ; ce qu’une banque ne peut pas payer est retiré de son revenu.
    .title = Effets des réformes

EC-26 = Un marqueur ne peut pas dépasser le bout de sa piste. Il avance tant qu’il y a de la place, et le reste est perdu. L’action ou l’événement a lieu quand même.
    .title = Bouts de piste

EC-27 = Plus de dette pousse le marqueur à droite ; à la dernière case de sa ligne, il monte d’une ligne à la place. Moins de dette le pousse à gauche, mais jamais dans une colonne qui porte un marqueur de prêt. Un changement d’intérêt le fait monter ou descendre d’une ligne dans sa colonne ; s’il n’y a pas de case, ce mouvement est perdu. Sur la case €, il ignore les mouvements à droite et vers le haut.
    .title = Mouvements de la dette

EC-28 = Tant qu’une action est en cours, le marqueur de dette peut encore quitter la case €. Les mouvements à gauche et vers le bas y valent comme ailleurs.
    .title = Quitter la case €

EC-30 = L’État propose le bien le moins cher qu’il a encore ; s’il n’en a plus, rien n’est vendu. Toutes les banques misent de l’or en secret et en même temps, de 0 à tout ce qu’elles possèdent. L’offre la plus forte obtient le bien, même avec 0, et seule cette banque paie.
    .title = Privatisation

EC-31 = Si les plus fortes offres sont égales, la banque qui a le plus de marqueurs de prêt dans cet État gagne. Si c’est encore égal, c’est celle dont un marqueur est le plus à droite. Si aucune d’elles n’y a de marqueur, le plus haut revenu gagne. Après la vente, tout le monde voit toutes les offres.
    .title = Offres d’or égales

EC-32 = Vos points de privatisation (PP) sont la somme des valeurs de tous les biens que vous possédez.
    .title = Points de privatisation

EC-33 = On vérifie les crises quand une action ou un événement est terminé : la satisfaction sur le poing signifie une émeute, un marqueur de dette sur la case € un effacement de dette. Une crise seule se produit sans qu’on demande rien à personne. S’il y en a plusieurs, la banque qui agit dit laquelle vient ensuite, l’une après l’autre, jusqu’à ce qu’il ne reste que la dernière ; après un événement, c’est la banque au plus haut revenu. Qui décide est fixé quand les crises surviennent ; si cette banque est éliminée, celle au plus haut revenu prend la suite.
    .title = Ordre des crises

EC-34 = Le peuple commence avec les armes indiquées sur le poing. À partir du revenu le plus bas, chaque banque ajoute à découvert autant de ses armes qu’elle veut, d’un seul côté, peuple ou gouvernement ; on le lui demande même si aucun bien n’y est vendu. Pour chaque tranche entière de 3 armes d’avance du peuple, l’État reprend son bien vendu le plus haut : la banque le perd avec ses PP, et il peut être revendu. Dans tous les cas, la satisfaction revient à sa case de départ, et toutes les armes engagées disparaissent.
    .title = Émeute

EC-35 = À partir du revenu le plus bas, chaque banque retire tous ses marqueurs de prêt de l’État et perd autant de revenu que les nombres qu’ils couvraient. Puis le marqueur de dette revient à sa case de départ, et toutes les colonnes sont de nouveau utilisables.
    .title = Effacement de dette

EC-40 = Une banque dont le revenu tombe sous −20 est éliminée : plus de tours, d’offres, d’armes ni de paiements dans un sens ou dans l’autre ; une carte pas encore montrée reste cachée et son tour est sauté. Ses biens et marqueurs de prêt restent jusqu’à ce qu’une émeute ou un effacement de dette les retire, et un effacement ne lui fait plus rien. Toutes les banques éliminées partagent la dernière place. Quand il n’en reste qu’une, la partie s’arrête à l’instant, même au milieu d’un effacement de dette, d’un paiement ou de Rome, et cette banque gagne.
    .title = Élimination
    .ruling = Le livret retire cette banque du jeu et n’en dit pas plus.

EC-41 = Additionnez votre or, vos armes et votre revenu et prenez-en la moitié, arrondie vers le haut, même si la somme est négative. Ajoutez vos PP : c’est votre score, et le plus haut gagne. À score égal, le plus haut revenu est devant. L’argent ne compte pas.
    .title = Décompte final

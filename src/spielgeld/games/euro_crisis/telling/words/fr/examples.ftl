### €uro Crisis: the worked examples of the rules page

example-income = L’année finit sur des revenus de { $blue } pour { $two }, { $white } pour { $three }, { $green } pour { $four } et −{ $owed } pour { $one }, à qui il reste { $money } M€.
    .title = Trois à payer, deux en caisse
example-income-1 = { $two } reçoit { $blue }, { $three } { $white }. { $four } ne reçoit rien et ne doit rien.
example-income-2 = { $one } paie les { $money } M€ qui sont là. Ce qui manque est retiré du revenu : il tombe à { $income }.
example-london = { $one } joue Londres et place deux marqueurs de prêt en Espagne. Le marqueur de dette est sur la ligne du bas.
    .title = Un 5 et un 7 à Londres
example-london-1 = Le premier marqueur va dans la colonne libre la plus à gauche, sur la ligne du marqueur de dette. Il couvre un { $first }.
example-london-2 = Dans la colonne suivante, cette ligne n’a pas de nombre. La ligne la plus proche qui en a un est au-dessus : le second marqueur couvre un { $second }.
example-london-3 = Le revenu de la banque { $one } augmente de { $first } + { $second } et passe de { $before } à { $income }.
example-la-poste = { $one } a encore prêté deux fois à la France ; la France vend donc, et La Poste est désormais la moins chère. Les offres : { $one } { $red }, { $two } { $blue }, { $three } { $white }, { $four } { $green }.
    .title = Égalité pour La Poste
example-la-poste-1 = { $three } et { $four } offrent chacune { $green } lingots. Les nombreux marqueurs de la banque { $one } ne comptent pas : on ne compare que les banques à égalité.
example-la-poste-2 = Chacune a un marqueur de prêt en France. Celui de la banque { $four } est plus à droite : cela tranche.
example-la-poste-3 = { $four } paie { $green } lingots pour La Poste : { $points } PP. { $three } garde tous les siens.
example-riot = { $four } remanie le gouvernement en Grèce, et le marqueur de satisfaction arrive sur le poing. Les deux biens vendus sont à { $three }.
    .title = Une émeute en Grèce
example-riot-1 = Le peuple commence avec les armes imprimées près du poing : { $fist }. { $two } en ajoute { $blue } et { $three } { $white } : { $people } en tout.
example-riot-2 = { $one } en place { $red } pour le gouvernement, { $four } aucune. L’avance du peuple : { $people } − { $red } = { $lead }. (Le livret en compte une de plus ; la perte est la même.)
example-riot-3 = Par tranche entière de 3, un bien est perdu : { $lost }, celui du haut. { $three } perd avec elle { $points } PP.
example-riot-4 = La satisfaction revient à { $happiness }, et les armes sont perdues.
example-debt-cut = Le marqueur de dette de la Grèce est sur la case €, et l’action de la banque { $one } se termine : la dette est effacée.
    .title = Un effacement de dette : 0, 8, 9 et 12
example-debt-cut-1 = Chaque banque perd les nombres sous ses propres marqueurs : { $one } { $red }, { $two } { $blue }, { $three } { $white }.
example-debt-cut-2 = { $four } en avait deux : { $green_first } + { $green_second } = { $green }.
example-debt-cut-3 = Les colonnes sont de nouveau libres, et le marqueur de dette est revenu au départ.

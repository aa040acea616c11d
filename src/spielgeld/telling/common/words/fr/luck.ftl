### Un tirage que l'on peut vérifier

## Le résultat

luck-kept = Personne, pas même ce serveur, n’a pu choisir ces cartes après que vous avez pris place.
luck-kept-alone = Le serveur a fixé ces cartes avant que quiconque prenne place et n’a pas pu les changer ensuite. Aucune place n’a ajouté de nombre : elles auraient pu être choisies auparavant.
luck-kept-silent = Ces cartes découlent de ce qui était promis. Mais un nombre promis n’a jamais été dit ({ $names }) : avec le serveur, on aurait pu choisir entre { $deals } tirages.
luck-none = Aucune promesse n’a été faite sur ces cartes.
luck-broken = La promesse sur ces cartes n’est pas tenue, ou le fichier a été modifié.

luck-fault-seal = Quelque chose a été modifié dans le fichier après son écriture.
luck-fault-form = Ce que le fichier dit de son tirage est illisible.
luck-fault-missing = Le fichier ne parle d’aucune promesse.
luck-fault-commitment = Le nombre du serveur n’est pas celui qu’il avait promis.
luck-fault-other-promise = Le fichier parle d’une autre promesse que celle que vous avez notée.
luck-fault-chair = { $name } : ce nombre n’est pas celui qui était promis.
luck-fault-deal = Les cartes ne découlent pas des nombres.

## Qui a participé

luck-gave = Un nombre à soi : { $names }
luck-silent = Promis, puis gardé pour soi : { $names }
luck-absent = Sans nombre : { $names }
luck-nobody = personne
luck-promise = Promis avant la partie : { $commitment }
luck-bad-promise = La promesse est un texte de 64 chiffres de 0 à f.

## À la table

luck-room = Le serveur a fixé son nombre pour les cartes et en montre l’empreinte ; chaque navigateur ici ajoute le sien.
luck-drawing = Tirage en cours ; il manque encore : { $names }.
luck-more = Comment vérifier le tirage
luck-more-help = À la fin de la partie, tous les nombres sont révélés et tout le monde peut refaire le tirage. Notez cette empreinte pour en avoir la certitude :
luck-check = Vérifier le tirage
luck-title = Le tirage de cette partie
luck-yourself = Pour vérifier sans ce serveur, téléchargez le fichier de la partie et lancez

### Un tirage que l’on peut vérifier

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

luck-room = Personne ne peut truquer les cartes : chaque navigateur ici aide à les mêler, tout seul.
luck-drawing = Tirage en cours ; il manque encore : { $names }.
luck-more = Comment cela marche
luck-more-help = Avant que quiconque prenne place, le serveur fixe un nombre et n’en montre que l’empreinte ; chaque navigateur en ajoute un. Après la partie, tous les nombres sont montrés, et l’on peut redistribuer. Notez cette empreinte si vous voulez être tout à fait sûr :
luck-check = La donne était-elle honnête ?
luck-title = La donne était-elle honnête ?
luck-yourself = Pour vérifier sans ce serveur, téléchargez le fichier de la partie et lancez

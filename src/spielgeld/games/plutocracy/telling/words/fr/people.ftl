# Qui sont les robots, et comment ils jouent.
person-mila = Mila
person-mila-word = achète et vend partout où il y a une marge
person-otto = Otto
person-otto-word = n’aime pas voler la soute vide
person-vera = Vera
person-vera-word = prend des sièges avant que les autres y pensent
person-hugo = Hugo
person-hugo-word = connaît quelqu’un dans chaque parlement
person-ines = Inès
person-ines-word = va là où il n’y a personne
person-bruno = Bruno
person-bruno-word = aime les longs vols et la tranquillité

# Ce qu’ils disent de temps en temps.
remark-sold-1 = C’est un plaisir de faire affaire ici.
remark-sold-2 = La soute plus légère, la bourse plus lourde.
remark-seats-1 = Ces fauteuils sont vraiment confortables.
remark-seats-2 = La démocratie a son prix.
remark-joined-1 = J’y connais quelqu’un.
remark-joined-2 = Un cercle fermé, enfin.
remark-rescued-1 = On fait ce qu’on peut.

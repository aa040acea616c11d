# Qui sont les robots, et comment ils jouent.
person-nora = Nora
person-nora-word = imprime plutôt trop que pas assez
person-leo = Léo
person-leo-word = double quand les autres se contentent de relancer
person-agnes = Agnès
person-agnes-word = tourne chaque billet deux fois entre ses doigts
person-paul = Paul
person-paul-word = attend que les autres aient dépensé leur argent
person-tessa = Tessa
person-tessa-word = paie le prix du marché, ni plus ni moins
person-felix = Félix
person-felix-word = fait comme toute la table
person-carla = Carla
person-carla-word = ne laisse aucune entreprise à qui est en tête
person-boris = Boris
person-boris-word = enchérit contre quiconque mène
person-anton = Anton
person-anton-word = ne connaît que les chiffres ronds
person-iris = Iris
person-iris-word = aime les longues files de zéros

# Ce qu’ils disent de temps en temps.
remark-won-1 = Elle sera en de bonnes mains.
remark-won-2 = Trop grosse pour faire faillite, dit-on.
remark-won-3 = La presse est encore chaude.
remark-won-4 = On me remerciera un jour.
remark-open-1 = Qui dit mieux ?
remark-open-2 = Restons raisonnables.
remark-open-3 = Ce n’est que du papier.

### Plutocracy: who made it, and remarks of our own; nothing here is a rule

credits = Un jeu de Claudio Bierig, publié par Doppeldenkspiele.

asides-corporations = Compagnies
aside-imperial = La plus ancienne des quatre, et la première à appeler cela du commerce.
    .title = { corporation-imperial }
aside-galactica = Dans son rapport annuel, le mot pouvoir ne figure qu’en bas de page.
    .title = Galactica Group
aside-cosmos = Essaie toujours de facturer leur sauvetage aux extraterrestres.
    .title = Cosmos Corporation
aside-horizon = Toujours juste devant, comme ses dividendes.
    .title = { corporation-horizon }

asides-events = Événements
aside-rotate = Personne ne l’a commandé, et c’est toujours à l’heure.
aside-prices = La nuit porte conseil, au marché aussi.
aside-elect = Seul secret du scrutin : pourquoi on l’appelle ainsi.
aside-asteroid = À chaque rotation, la vue sur le Soleil s’améliore.
aside-the_end = À partir d’ici, l’argent n’est plus qu’un nombre. Il l’a toujours été.

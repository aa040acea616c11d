# Qui sont les robots, et comment ils jouent.
person-clara = Clara
person-clara-word = prête à quiconque paie des intérêts
person-emil = Émile
person-emil-word = dort bien tant que ses prêts sont sûrs
person-lola = Lola
person-lola-word = amasse l’or et le mise au bon moment
person-max = Max
person-max-word = achète bas et mise haut
person-rosa = Rosa
person-rosa-word = n’est jamais loin d’une émeute
person-victor = Victor
person-victor-word = réforme les autres et garde des armes sous la main

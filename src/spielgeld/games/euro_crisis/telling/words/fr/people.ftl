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

# Ce qu’ils disent de temps en temps.
remark-sold-1 = Belle vue, de là-haut.
remark-sold-2 = Il fallait bien que quelqu’un le prenne.
remark-loans-1 = J’ai toute confiance en eux.
remark-reform-1 = C’est pour leur bien.
remark-reform-2 = Il n’y a pas d’autre choix.
remark-renationalised-1 = Quel peuple ingrat.
remark-lost-1 = On m’avait pourtant dit que c’était sûr.

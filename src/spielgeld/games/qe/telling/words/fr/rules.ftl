### QE: the rules, in our own words

QE-1 = QE se joue à 3, 4 ou 5, et chaque personne dirige la banque centrale d’une nation : US, EU, JP, CN ou UK. UK ne participe qu’à 5. À 3, une des quatre autres nations n’est tenue par personne.
    .title = Banques et nations

QE-2 = Au départ, vous recevez un jeton de secteur que personne d’autre ne voit jusqu’à la fin de la partie. Les jetons sont Agriculture, Logement, Finance et Fabrication ; à 5, on ajoute Gouvernement. À 3, un jeton reste de côté et personne ne le regarde.
    .title = Jeton de secteur

QE-3 = Chaque tuile est une entreprise avec une nation, un secteur et une valeur en points de victoire (PV). À 3 ou 4, il y a 16 tuiles : US, EU, JP et CN une fois dans chacun des quatre secteurs, de 1 à 4 PV. À 5, il y en a 15 : trois par nation et trois par secteur, valant 2, 3 et 4 PV. On les mélange face cachée, et personne n’en connaît l’ordre.
    .title = Tuiles Entreprise

QE-4 = La table décide qui est le commissaire-priseur de la première entreprise. Le livret de 2019 désigne la dernière personne à être passée par une banque, celui de 2017 laisse le choix à la table ; si personne ne dit rien, le sort décide. Pour la toute première offre, un nombre entre 10 et 40 est un bon ordre de grandeur : un conseil, pas une limite.
    .title = Premier commissaire-priseur
    .ruling = Qui est passé le dernier par une banque, un serveur ne peut pas le savoir : il tire au sort, sauf si la table le dit.

QE-5 = Si vous êtes commissaire-priseur, l’entreprise suivante est retournée et vous faites la première offre, visible de tout le monde. Ce doit être un nombre entier, 1 ou plus ; zéro est interdit. Le jeu ne fixe aucun maximum : seuls les nombres trop longs pour la table sont refusés (plus de 1000 chiffres, sauf autre limite choisie par la table).
    .title = Offre ouverte

QE-6 = Tout le monde sauf le commissaire-priseur mise au même moment, à l’insu des autres. Vous pouvez choisir n’importe quel nombre entier, 0 compris, mais jamais le montant exact de l’offre ouverte. La limite pour les nombres très longs est la même que pour l’offre ouverte.
    .title = Offres secrètes

QE-7 = L’entreprise revient à l’offre la plus forte, secrète ou ouverte. Seule l’offre gagnante se paie : son montant entier s’ajoute aux dépenses de la banque qui l’a faite.
    .title = Gagner et payer

QE-8 = Le commissaire-priseur voit toutes les offres ; les autres apprennent seulement qui gagne. Une offre secrète gagnante n’est donc connue que de deux personnes : celle qui gagne et le commissaire-priseur. Si ce dernier l’emporte, tout le monde connaît le prix, puisque c’est l’offre ouverte.
    .title = Qui connaît le prix

QE-9 = Si plusieurs offres secrètes se partagent la première place, seules les banques à égalité misent de nouveau, dans les limites des offres secrètes ; toutes les autres offres restent, et l’on compare encore une fois. La nouvelle offre peut être plus haute, égale ou plus basse. Dans l’édition 2019-fr, toute nouvelle offre doit être inférieure à votre propre première offre de cette enchère et, même ainsi, différer de l’offre ouverte. Tout le monde apprend qu’il y a égalité et entre qui, mais pas à quel montant.
    .title = Égalités et nouvelles offres

QE-10 = On ne mise pas une quatrième fois. Si les premières offres, les deuxièmes et les troisièmes finissent toutes par une égalité en tête, l’entreprise va à la meilleure offre actuelle qui n’a pas son double. Les offres remplacées sont oubliées. Quelqu’un gagne toujours, car nul ne peut égaler l’offre ouverte.
    .title = Troisième égalité

QE-11 = À 4 ou 5, toutes les offres de 0 sont montrées une fois l’entreprise attribuée ; c’est votre dernière offre de cette enchère qui compte. Qui a offert 0 reçoit 2 PV, mais pas plus d’une fois dans la même manche. À 3, les offres zéro restent cachées et ne rapportent rien.
    .title = Offres zéro

QE-12 = Après chaque enchère, le rôle de commissaire-priseur passe d’une place vers la gauche. Quand chaque banque l’a tenu une fois, une manche est finie. On joue 4 manches à 4 et 3 manches à 5. À 3, il y a 5 manches, puis une dernière entreprise est encore vendue.
    .title = Manches

QE-13 = À 3, la 16e et dernière entreprise n’a pas de commissaire-priseur. Les trois banques misent en secret un nombre entier quelconque à partir de 0 (la limite pour les nombres très longs s’applique). L’offre la plus forte gagne et se paie ; en cas d’égalité en tête, l’entreprise ne va à personne. Jusqu’à la fin de la partie, seule la personne qui a gagné connaît le prix.
    .title = Enchère aveugle
    .ruling = Le livret ne dit pas qui apprend ce prix.

QE-14 = À 5, vous pouvez regarder une seule offre gagnante dans toute la partie. Une fois réglées l’attribution et les offres zéro, toutes les personnes qui ont encore leur coup d’œil, sauf le commissaire-priseur et celle qui a gagné, répondent en même temps : regarder maintenant ou le garder. On apprend qui a regardé quand tout le monde a répondu, jamais ce qui a été vu ; puis l’entreprise suivante est retournée. Si le commissaire-priseur a gagné, il n’y a rien à regarder, et après la dernière entreprise on ne demande plus rien.
    .title = Le coup d’œil
    .ruling = Le livret ne dit ni quand ni dans quel ordre on regarde.

QE-15 = Vous pouvez consulter vos propres offres gagnantes à tout moment. De même tout ce que le jeu vous a déjà montré : les offres vues comme commissaire-priseur et le résultat de votre coup d’œil. Une table peut désactiver cet aide-mémoire : les montants d’une enchère ne restent alors visibles que jusqu’au début de la suivante, c’est-à-dire jusqu’à la prochaine offre ouverte ou, si personne n’ouvre, jusqu’à ce que la tuile de l’enchère aveugle soit retournée. Ensuite, plus aucun ne vous est montré pendant la partie, hormis vos propres offres gagnantes. Cela vaut pour les pages, le terminal, les conseils et le retour en arrière, et pour les sommes et les bornes qui trahiraient un montant. Les robots se souviennent tout seuls.
    .title = Ce qu’on peut relire
    .ruling = À une vraie table, on garde en tête ce qu’on a vu ; le livret ne dit rien d’autres notes.

QE-16 = À la fin, chacune de vos entreprises rapporte les PV imprimés sur sa tuile. Les mêmes entreprises comptent encore dans toutes les autres catégories. Votre jeton de secteur ne compte pas ici : il ne sert que pour la monopolisation et la diversification, comme une entreprise de plus dans son secteur.
    .title = Entreprises

QE-17 = Pour chaque manche où une offre zéro vous a rapporté des points, vous avez 2 PV.
    .title = Points d’offre zéro

QE-18 = Les entreprises de votre propre nation comptent ensemble. À 3 ou 4, une rapporte 1 PV, deux 3, trois 6 et quatre 10. À 5, une rapporte 3 PV, deux 6 et trois 10.
    .title = Nationalisation

QE-19 = Plusieurs entreprises d’un même secteur comptent ensemble, et cela peut valoir dans plusieurs secteurs. Votre jeton de secteur compte comme une entreprise. À 3 ou 4, deux rapportent 3 PV, trois 6 et quatre 10 ; à 5, deux rapportent 6, trois 10 et quatre 16. Une cinquième du même secteur n’ajoute rien.
    .title = Monopolisation
    .ruling = La carte s’arrête à quatre, et le jeton de secteur permet d’en avoir cinq.

QE-20 = Une série réunit des entreprises de secteurs différents ; votre jeton de secteur peut en faire partie, et aucune tuile n’appartient à deux séries. À 3 ou 4, une série de trois rapporte 4 PV et une de quatre 8 ; à 5, les séries de trois, quatre et cinq rapportent 8, 12 et 17. Vous pouvez former plusieurs séries, et le meilleur partage est retenu pour vous. Exemple à 5 : avec quatre secteurs présents 2, 2, 1 et 1 fois, deux séries de trois (16) valent mieux qu’une de quatre (12).
    .title = Diversification

QE-21 = Toutes les offres gagnantes que vous avez payées sont ensemble vos dépenses. La banque qui a les dépenses les plus élevées est éliminée, et s’il y en a plusieurs à égalité, toutes le sont. Celle qui a les plus basses reçoit 6 PV, ou 7 à 5 ; s’il y en a plusieurs à égalité, chacune reçoit le bonus entier.
    .title = Dépenses

QE-22 = Parmi les banques non éliminées, le plus grand total de PV gagne. En cas d’égalité, les dépenses les plus basses passent devant ; si elles sont égales aussi, la victoire est partagée. Si tout le monde est éliminé, personne ne gagne.
    .title = Victoire
    .ruling = Le livret tranche une égalité ; il se tait sur une deuxième, et sur l’élimination de toutes les banques.

QE-30 = L’édition 2017 se joue à 3 ou 4 et compte 16 entreprises dans quatre secteurs : Auto, Avion, Train et Banque. On distribue les nations à découvert, puis les jetons de secteur en secret. À 3, une nation et un jeton ne servent pas.
    .title = Préparation 2017

QE-31 = Dans l’édition 2017, les entreprises forment 4 piles de 4, et chaque pile contient les quatre secteurs. Chaque manche épuise une pile, soit 4 manches de 4 enchères.
    .title = Piles (2017)

QE-32 = Dans l’édition 2017, le rôle de commissaire-priseur tourne dans le sens horaire, d’enchère en enchère, au sein d’une manche. Une nouvelle manche est ouverte par la place suivante, dans le sens horaire, après celle qui a ouvert la précédente.
    .title = Qui vend (2017)

QE-33 = Dans l’édition 2017, les offres finales de 0 sont montrées et rapportent aussitôt 2 PV, une fois par banque et par manche. Cela vaut aussi à 3.
    .title = Offres zéro (2017)

QE-34 = Dans l’édition 2017, une troisième égalité de suite se règle en regardant toute l’enchère. Gagne la plus forte offre actuelle dont le montant n’a été écrit qu’une seule fois, des premières offres aux dernières. Une offre remplacée ne peut pas gagner, mais elle gâche son montant pour les autres.
    .title = Troisième égalité (2017)

QE-35 = L’édition 2017 compte entreprises, offres zéro, nationalisation, monopolisation et dépenses comme une partie de 2019 à 4, même à 3. Une à quatre entreprises de votre nation rapportent donc 1, 3, 6 ou 10 PV ; deux à quatre d’un secteur 3, 6 ou 10, et une cinquième rien ; les dépenses les plus basses rapportent 6. Seule la diversification change : elle compte une fois et sans votre jeton de secteur, 6 PV pour trois secteurs et 10 pour quatre. Les égalités pour la victoire vont aux dépenses les plus basses et, si elles sont égales aussi, la victoire est partagée.
    .title = Décompte (2017)
    .ruling = La cinquième entreprise et la victoire partagée relèvent ici aussi de notre lecture, comme pour QE-19 et QE-22.

QE-36 = Dans l’édition 2017, la banque qui a le plus dépensé, ou chacune de celles qui sont à égalité, tombe à 0 PV et à la dernière place. Si cela touche tout le monde, personne ne gagne.
    .title = Dépenses les plus élevées (2017)

QE-37 = À 3, chacune des 4 piles cède une tuile ; trois d’entre elles forment une cinquième pile et une est mise de côté. Après 5 manches de 3 enchères, cette dernière est vendue dans une sixième manche sans commissaire-priseur : tout le monde mise en secret un nombre entier à partir de 0 (la limite pour les nombres très longs s’applique). Une égalité en tête se rejoue, et tout le monde apprend entre qui ; après la troisième, gagne la plus forte offre actuelle dont le montant n’est apparu qu’une fois dans cette enchère, ou personne s’il n’y en a pas. Un 0 unique peut gagner et ne coûte alors rien, et les offres finales de 0 rapportent ici aussi 2 PV. Seule la personne qui a gagné connaît le prix.
    .title = À 3 (2017)
    .ruling = Le livret ne dit pas ce que fait une égalité dans cette enchère, ni qui apprend le prix.

### QE: how to play

how-summary = Un jeu d’enchères sans budget : imprimez autant d’argent que vous voulez, collectionnez des entreprises, et veillez à ce que quelqu’un d’autre dépense encore plus.
    .title = QE en une phrase

how-1 = Vous dirigez une banque centrale : l’argent n’est donc pas un problème, vous le fabriquez. Tout nombre que vous savez écrire, vous pouvez le miser, et personne ne demandera d’où il vient. La facture arrive à la fin : la banque qui a le plus dépensé est mise à la porte, si belle que soit sa collection.
    .title = La planche à billets

how-2 = Le commissaire-priseur retourne une entreprise et mise à découvert, au moins 1. Les autres répondent en secret par le nombre de leur choix, zéro compris, mais pas le même. L’offre la plus forte emporte l’entreprise, et le rôle passe à gauche. Si les plus fortes offres secrètes sont égales, les ex æquo recommencent.
    .title = Une enchère

how-3 = Seul le commissaire-priseur voit toutes les offres, et il dit seulement qui gagne. Un prix est donc un secret à deux, sauf si sa propre offre était la meilleure. Ce que vous avez vu est toute votre étude de marché ; à 5, on peut en outre regarder une offre gagnante, une fois par partie.
    .title = Qui sait quoi

how-4 = Une offre de zéro ne coûte rien et rapporte 2 points, au plus une fois par manche. Tout le monde la voit ensuite : la parcimonie est publique. À 3, elle ne rapporte rien, sauf dans l’édition 2017.
    .title = L’art du zéro

how-5 = Chaque entreprise porte des points. Vous en recevez d’autres pour les entreprises de votre nation, pour plusieurs d’un même secteur et pour des séries de secteurs différents. Votre jeton de secteur compte comme une entreprise de plus pour ces deux dernières catégories (dans l’édition 2017, seulement pour plusieurs d’un même secteur). Il n’est connu que de vous : nul ne sait donc tout à fait ce que vous cherchez.
    .title = Ce que valent les entreprises

how-6 = Quand la dernière entreprise est vendue, tous les livres s’ouvrent. La banque qui a le plus dépensé est éliminée (dans l’édition 2017 : elle perd tous ses points) ; celle qui a le moins dépensé reçoit un bonus de 6 points, ou 7 à 5. Parmi les autres, qui a le plus de points gagne.
    .title = L’heure des comptes

how-7 = Aucun nombre n’est grand ou petit en soi ; il suffit que vos dépenses restent sous celles de quelqu’un d’autre. Trente est un prix raisonnable jusqu’à ce que quelqu’un trouve le million raisonnable. Surveillez qui gagne beaucoup, et laissez-lui la première place aux dépenses.
    .title = Combien, c’est beaucoup ?

how-8 = QE veut dire quantitative easing, l’assouplissement quantitatif : une banque centrale crée de l’argent neuf et achète ce dont personne ne veut. En 2008, on le fit pour des entreprises réputées trop grandes pour tomber, et cela marcha si bien qu’on recommença. Ici, la banque centrale, c’est vous ; reste à savoir qui s’arrêtera en premier.
    .title = D’où vient le nom
how-time = 45
how-name = QE veut dire quantitative easing : des banques centrales achètent avec de l’argent créé pour cela.

### Where the values of a box come from, and boards of one's own

facts-title = Ce qui est imprimé, et ce qui ne l’est pas
facts-lead = Les livrets ne montrent certaines choses qu’en image, et toutes les pièces ne sont pas publiées. Voici chaque valeur selon laquelle on joue, et d’où elle est connue.
source-printed = imprimé
source-inferred = déduit
source-reconstructed = reconstitué
source-own = de votre boîte
source-printed-help = imprimé : dans le livret ou sur les pièces publiées.
source-inferred-help = déduit : cela découle de ce qui est imprimé.
source-reconstructed-help = reconstitué : inconnu de nous ; s’accorde avec tout ce qui est imprimé.
source-own-help = à vous : diffère de notre plateau.
source-printed-count = { $number ->
    [one] { $number } imprimée
   *[other] { $number } imprimées
  }
source-inferred-count = { $number ->
    [one] { $number } déduite
   *[other] { $number } déduites
  }
source-reconstructed-count = { $number ->
    [one] { $number } reconstituée
   *[other] { $number } reconstituées
  }
source-own-count = { $number } à vous

editor-link = Voir le plateau et le corriger
editor-title = Un plateau à vous : { $game }
editor-lead = Vous avez la boîte ? Notre plateau est en grande partie reconstitué. Indiquez ce qui figure sur le vôtre, et jouez avec.
editor-fields = Les lignes de cases se tapent de gauche à droite : un nombre par case, · pour une case sans nombre, € pour la case €. Un champ vide supprime la ligne ou le bien.
editor-faults = { $number ->
    [one] Une valeur ne convient pas. Elle est marquée ci-dessous.
   *[other] { $number } valeurs ne conviennent pas. Elles sont marquées ci-dessous.
  }
editor-checked = Toutes les valeurs s’accordent.
editor-kept = Ce navigateur garde le plateau. Vous pourrez le choisir en ouvrant une table.
editor-forgotten = Ce navigateur ne garde plus de plateau.
editor-share = Un lien vers ce plateau
editor-preview = À la table, cela donne ceci
editor-share-help = Qui l’ouvre voit ce plateau et peut jouer avec. Tout est dans le lien : rien n’est enregistré ici.
editor-file = Un fichier de plateau
editor-load = Montrer le fichier
editor-forget = Oublier le plateau gardé ici
editor-usual = Montrer notre plateau
editor-check = Vérifier
editor-keep = Garder dans ce navigateur
editor-share-do = Faire un lien
editor-download = Télécharger le fichier
editor-table = Ouvrir une table avec
new-board-usual = l’habituel, ou le fichier ci-dessous
new-board-kept = le mien, gardé dans ce navigateur
new-board-given = celui que je viens de voir
refused-packed = Le lien, ou ce que ce navigateur a gardé, est incomplet ; prenez plutôt le fichier du plateau
refused-too-long = Ce plateau est trop grand pour un lien ou pour ce navigateur ; téléchargez plutôt son fichier

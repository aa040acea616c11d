### Hints, and a game looked back at

## Hints

advice-ask = Conseil
advice-title = Conseil
advice-private = Visible de vous seulement.
advice-would = Avec ce que vous savez, le robot expert déciderait :
advice-then = { $first } ; puis : { $then }
advice-one-choice = Une seule chose est possible ici.
advice-close = Fermer le conseil
advice-worth = { $percent } %
advice-worse = Moins bons :
advice-as-good = Tous à peu près aussi bons, autant qu’on puisse le dire :
advice-wins = gagne à environ { $percent } %
advice-worth-help = Les chiffres estiment vos chances de gagner.
advice-only = Il n’y a rien à quoi le comparer.
advice-filled = Rempli, pas encore envoyé :
advice-send = Envoyer
advice-drop = Autre chose
advice-allowed = Les conseils sont permis à cette table.
advice-forbidden = Cette table joue sans conseils.
advice-step = Étape { $step }
advice-type = Tapez : { $typed }
new-hints = Les conseils sont permis
play-hint-words = conseil aide
problem-no-hints = Cette table joue sans conseils.
problem-no-hint = Aucun conseil trouvé à temps. Réessayez.
problem-hints-busy = Beaucoup demandent un conseil en ce moment. Réessayez dans un instant.
problem-analyses-busy = Beaucoup de parties sont en cours d’analyse. Réessayez plus tard.

## After the game

analysis-link = Analyser la partie
analysis-title = Analyse
analysis-lead = Chaque décision avec ce qu’on savait alors, et ce que le robot expert en aurait fait. Les chiffres estiment les chances de gagner ; ce qu’on ne peut distinguer compte comme aussi bon. Chaque décision est pesée à part : mieux vaut comparer les deux chiffres d’une ligne que deux lignes entre elles.
analysis-chair = Place
analysis-show = Montrer
analysis-order = Ordre
analysis-order-time = comme joué
analysis-order-lost = grands écarts d’abord
analysis-progress = Décisions pesées : { $done } sur { $all }.
analysis-queued = Cette analyse attend { $number ->
    [one] une autre.
   *[other] { $number } autres.
  }
analysis-empty = Il n’y avait rien à décider à cette place.
analysis-reload = Recharger
analysis-back = Retour à la table
analysis-moment = Quand
analysis-decided = Décidé
analysis-quant = Le robot expert
analysis-agrees = la même chose
analysis-nothing-lost = Aucune décision n’a été plus mauvaise que celle du robot expert au-delà du hasard.
analysis-decisive-line = { $decided } au lieu de { $advised } : { $percent } % de chances de gagner en moins.
analysis-decisive = { $number ->
    [one] Le moment qui a le plus décidé
   *[other] Les { $number } moments qui ont le plus décidé
  }
analysis-worth = Chances de gagner
analysis-as-good = à peu près aussi bon : { $advised }
analysis-same = revient au même
analysis-lost = Écart
analysis-swing = grand
analysis-total = { $agreed } sur { $all } comme le robot expert ; { $swings ->
    [0] aucun grand écart.
    [one] un grand écart.
   *[other] { $swings } grands écarts.
  }
analysis-knew = Ce qu’on savait
analysis-why = Pourquoi
analysis-slow = n’a pu être pesé à temps
analysis-broken = n’a pu être pesé : une erreur de notre part

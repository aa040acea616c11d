### QE on a page

industry-short-AGR = AGR
industry-short-HOU = LOG
industry-short-FIN = FIN
industry-short-MAN = FAB
industry-short-GOV = GOUV
industry-short-CAR = AUTO
industry-short-PLANE = AVION
industry-short-TRAIN = TRAIN
industry-short-BANK = BANQ

## Now

now-bid-title = Votre offre pour { $tile }
now-tie-title = Égalité avec { $names } : misez de nouveau pour { $tile }
now-bid-label = Votre offre
now-bid-placeholder = 25, ou 3 millions
now-bid-open = Miser à découvert
now-bid-seal = Sceller
now-ask-open = Vous êtes commissaire-priseur. Tout nombre entier à partir de { $low } ; tout le monde le verra.
now-ask-first = Pour la toute première offre, une offre de { $low } à { $high } est conseillée.
now-ask-secret = Tout nombre entier à partir de { $low }, sauf l’offre ouverte de { $barred }. Seul le commissaire-priseur le verra.
now-ask-secret-look = Tout nombre entier à partir de { $low }, sauf l’offre ouverte de { $barred }. Seul le commissaire-priseur le verra, sauf si votre offre gagne et qu’un coup d’œil la révèle.
now-ask-secret-again = Vos offres étaient égales, et les plus hautes. Misez de nouveau, tout nombre entier à partir de { $low } sauf { $barred } ; les autres offres restent.
now-ask-secret-again-below-first-tie = Vos offres étaient égales, et les plus hautes. Misez de nouveau, sous la première égalité de cette enchère : de { $low } à { $high }, mais pas { $barred } ; les autres offres restent.
now-ask-secret-again-below-last-tie = Vos offres étaient égales, et les plus hautes. Misez de nouveau, plus bas que l’égalité : de { $low } à { $high }, mais pas { $barred } ; les autres offres restent.
now-ask-secret-again-below-own-first-bid = Vos offres étaient égales, et les plus hautes. Misez de nouveau, sous votre propre première offre de cette enchère : de { $low } à { $high }, mais pas { $barred } ; les autres offres restent.
now-ask-blind = La dernière entreprise n’a pas de commissaire-priseur. Tout nombre entier à partir de { $low } ; personne ne le verra.
now-ask-blind-again = Vos offres étaient égales, et les plus hautes. Misez de nouveau : tout nombre entier à partir de { $low } ; les autres offres restent.
now-ask-last-tie = Après une égalité de plus, le plus haut montant misé par une seule banque l’emporte.
now-ask-zero-shown = Une offre de zéro sera montrée à tout le monde.
now-quick = Offres rapides
now-quick-zero = rien
now-quick-one = le minimum
now-quick-above = juste au-dessus de l’offre ouverte
now-quick-before = comme avant
now-quick-more = un de plus
now-quick-most = le maximum permis
now-quick-price = comme pour { $tile }
now-confirm = Vous avez écrit { $bid }. Imprimer autant ?
now-confirm-yes = Oui, imprimer
now-confirm-no = Changer
now-look-title = { $tile } : adjugé à { $name }. Regarder le prix ?
now-look-ask = Vous avez un seul coup d’œil par partie. On verra que vous avez regardé, pas ce que vous avez vu.
now-look-yes = Regarder
now-look-no = Garder mon coup d’œil
now-sealed-bid = Votre offre de { $bid } est scellée
now-sealed-look = Votre réponse est donnée
now-others-open-bid = { $names } ouvre l’enchère : { $tile }
now-others-secret-bids = { $count ->
    [one] Il manque une offre pour { $tile }
   *[other] Il manque { $count } offres pour { $tile }
  }
now-others-blind-bids = { $count ->
    [one] Il manque une offre pour { $tile }
   *[other] Il manque { $count } offres pour { $tile }
  }
now-others-rebid = Égalité pour { $tile }, { $count ->
    [one] nouvelle offre
   *[other] nouvelles offres
  } : { $names }
now-others-look = Regarder ce prix, ou non : { $tile }
now-you-win = Vous gagnez
now-you-share = Vous partagez la victoire
now-they-win = { $count ->
    [0] Tout le monde a dépensé autant. Personne ne gagne
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
  }

## The board

board-title = L’enchère
board-blind = Pas de commissaire-priseur : tout le monde mise à l’aveugle.
board-opens = { $name } ouvre l’enchère
board-opened = { $name } ouvre à
board-tie = { $number ->
    [one] Égalité entre { $names } : nouvelles offres.
   *[other] Égalité numéro { $number }, entre { $names } : nouvelles offres.
  }
board-state-thinking = { $name } réfléchit
board-state-tied = { $name } mise de nouveau
board-state-in = { $name } : offre scellée
board-state-stands = { $name } : offre maintenue
board-zeros = Offre zéro : { $names }
board-certificate = Action au porteur : { $tile }
board-certificate-desc = L’entreprise en vente, numéro { $number } sur { $of } : { $industry }, { $nation }, { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }.
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-to-come = { $number ->
    [0] La dernière entreprise
    [one] Encore { $number } entreprise
   *[other] Encore { $number } entreprises
  }
board-sold = Adjugé à { $name }
board-sold-you = Adjugé, c’est à vous !
board-unsold = Personne ne l’obtient
board-last = Entreprise { $number } : { $tile }
board-stamp = ADJUGÉ
board-auctioneer = commissaire-priseur
board-companies = Entreprises : { $list }.
board-no-companies = Pas encore d’entreprise.
board-spent = Dépenses :
board-spent-you = Vos dépenses :
board-spent-sealed = Dépenses, scellées ; au moins :

## What only you know

mine-title = Votre secret
mine-over-title = Votre banque
mine-token = Votre jeton de secteur
mine-nation = Votre nation
mine-spent = Vos dépenses
mine-look = Votre coup d’œil
mine-look-left = pas encore utilisé
mine-look-used = utilisé
mine-ledger = Ventes et prix que vous connaissez
mine-spectator-title = Vous regardez
mine-spectator = Prix et dépenses restent scellés jusqu’à la fin. Patience.
ledger-company = Entreprise
ledger-winner = Pour
ledger-price = Prix
ledger-own = vous :
ledger-nobody = personne
ledger-open = égalité
ledger-won = (gagnée)

## Players

player-state-thinking = réfléchit
player-state-tied = égalité, mise de nouveau
player-state-in = offre scellée
player-state-stands = offre maintenue
player-state-auctioneer = commissaire-priseur
shelf-zero = { $points } pour offres zéro
shelf-look-left = coup d’œil en réserve
shelf-look-used = coup d’œil utilisé

## The end

sheet-token = Jeton de secteur
sheet-winner = gagne
finale-title = On ouvre toutes les enveloppes
finale-last = La dernière entreprise, { $tile }, revient à { $name }.
finale-unsold = Personne n’obtient la dernière entreprise, { $tile }.
finale-out = DEHORS
finale-lost = 0 POINT
finale-least = le moins : +{ $points }
finale-place = Place { $place }
finale-ranking = Classement
finale-statement = Relevé de compte
finale-printed = Imprimé
finale-enough = Aurait suffi
finale-again = Revoir
finale-skip = Passer
finale-share = Raconter aux autres
chart-spending = Dépenses au fil de la partie
chart-spending-desc = Ce que chaque banque avait dépensé après chaque entreprise.
sales-title = Toutes les offres, ouvertes

## Options and rules

label-edition = Édition
label-edition-2019 = 2019
label-edition-2019-fr = 2019, règles françaises (une nouvelle offre doit être plus basse)
label-edition-2017 = 2017 (à 3 ou 4 ; quelle tuile porte quelle valeur est reconstitué)
label-max_digits = Offre la plus longue
label-memory = Aide-mémoire
label-memory-on = oui : les prix vus restent sur votre page
label-memory-off = non : retenez-les vous-même
rules-set-up = Mise en place
rules-auction = Une enchère
rules-scoring = Décompte
rules-2017 = L’édition 2017
lot-first = Qui est allé à la banque en dernier ? À cette place d’ouvrir
lot-first-drawn = personne ne sait plus : tirage au sort

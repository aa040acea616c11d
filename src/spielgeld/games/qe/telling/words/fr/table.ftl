### QE à la table

title = QE

nation-US = USA
nation-EU = Europe
nation-JP = Japon
nation-CN = Chine
nation-UK = Royaume-Uni

industry-AGR = Agriculture
industry-HOU = Logement
industry-GOV = Gouvernement
industry-FIN = Finance
industry-MAN = Fabrication
industry-CAR = Voitures
industry-PLANE = Avions
industry-TRAIN = Trains
industry-BANK = Banques

tile = { $industry }, { $nation }
tile-with-points = { $tile } ({ $points } { $points ->
    [one] point
   *[other] points
  })

## Events

round-began = La manche { $number } commence.
company-revealed = { $auctioneer ->
    [none] À vendre, sans commissaire-priseur : { $tile } ({ board-points }).
   *[other] { $auctioneer } met en vente { $tile } ({ board-points }).
  }
open-bid-made = { $seat } ouvre à { $amount }.
bid-made = { $seat } mise { $amount } en secret.
bids-seen = { $auctioneer } voit les offres : { $bids }.
bids-tied = { $third ->
    [yes] Troisième égalité entre { $seats } : la plus forte offre unique l’emporte.
   *[no] Égalité en tête entre { $seats }.
  }
company-won = { $seat } remporte { $tile }.
price-paid = { $seat } paie { $amount } pour { $tile }.
company-unsold = Personne n’obtient { $tile }.
zero-bids-revealed = { $scored_count ->
    [0] Offre zéro : { $seats } ; plus rien à gagner dans cette manche.
   *[other] Offre zéro : { $seats } ; { $scored_count ->
        [one] 2 points
       *[other] 2 points par banque
      } pour { $scored }.
  }
looked = Coup d’œil sur l’offre gagnante : { $seats }.
price-seen = { $seat } voit le prix ({ $tile }) : { $amount }.
game-ended = { $winners_count ->
    [0] Tous les comptes sont ouverts : tout le monde a dépensé autant, personne ne gagne.
    [one] Tous les comptes sont ouverts. Victoire : { $winners }.
   *[other] Tous les comptes sont ouverts. Victoire partagée : { $winners }.
  }

## What a turn comes to

sum-opened = { $seat } met en vente { $tile } ({ board-points }) et ouvre à { $amount }.
sum-won = { $seat } remporte pour { $amount } : { $tile }.

## Questions

ask-open-bid = Votre offre ouverte pour { $tile } : 1 ou plus, visible de tout le monde.
ask-first = Pour la toute première offre, une offre de { $low } à { $high } est conseillée.
ask-secret-bids = Votre offre secrète pour { $tile } : tout à partir de 0, sauf l’offre ouverte de { $open }.
ask-rebid = Égalité : misez de nouveau pour { $tile }, mais pas l’offre ouverte de { $open }.
ask-rebid-falling = Égalité : misez de nouveau pour { $tile }, au plus { $high } et pas l’offre ouverte de { $open }.
ask-blind-rebid = Égalité : misez de nouveau pour { $tile }.
ask-blind-bids = Votre offre secrète pour { $tile }, la dernière entreprise : 0 ou plus.
ask-look = { $winner } a remporté { $tile }. Utiliser votre unique coup d’œil sur le prix ? (oui/non)
ask-zero-shown = Une offre de zéro sera montrée à tout le monde.

type-bid = Tapez un nombre entier : 25, 3 millions, 5 milliards.

## Refusals

QE-5-low = L’offre ouverte doit être d’au moins { $low }
QE-6-low = Une offre ne peut pas être inférieure à { $low }
QE-6-barred = Votre offre doit différer de l’offre ouverte de { $barred }
QE-9-high = Votre nouvelle offre doit être plus basse : { $high } au plus
QE-13-low = Une offre ne peut pas être inférieure à { $low }
QE-37-low = Une offre ne peut pas être inférieure à { $low }

## The table

sale-number = Entreprise { $sale } sur { $sales }, manche { $round }
auctioneer-is = Commissaire-priseur : { $name }
open-bid-is = Offre ouverte : { $amount }
tied-are = Égalité ({ $number }) : { $names }
column-player = Nom
column-companies = Entreprises (prix)
column-token = Jeton de secteur
column-zero = Points des offres zéro
column-spent = Dépenses

## The scoring sheet

scoring-sheet = Feuille de score
score-companies = Entreprises
score-zero-bids = Offres zéro
score-nationalisation = Nationalisation
score-monopolisation = Monopolisation
score-diversification = Diversification
score-subtotal = Sous-total
score-spent = Total dépensé
score-bonus = Dépenses les plus basses
score-total = Total
score-out = banque éliminée

## Options

option-edition = Édition des règles : 2019, 2019-fr (une nouvelle offre doit être plus basse) ou 2017 (à 3 ou 4 ; quelle tuile porte quelle valeur est reconstitué).
option-max_digits = La plus longue offre permise, en chiffres.
option-memory = Montrer de nouveau ce qui vous a été montré. Option désactivée (off) : un montant passé n’est plus montré nulle part, sauf vos propres offres gagnantes.

version-2 = Dans l’édition 2019-fr, toute nouvelle offre doit être inférieure à la première égalité de l’enchère (QE-9). Avant, elle devait être inférieure à l’égalité précédente.
version-3 = Dans l’édition 2019-fr, toute nouvelle offre doit être inférieure à sa propre première offre de l’enchère, et personne n’apprend plus le montant d’une égalité (QE-9). Avant, elle devait être inférieure à la première égalité de l’enchère.

## Why it ended so

points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
why = { $lost } ; { $won }.
why-all = Tout le monde a dépensé autant : tout le monde { $old ->
    [yes] perd tous ses points
   *[no] est éliminé
  }.
why-top = { $names } { $count ->
    [one] a dépensé { $amount } et { $old ->
        [yes] perd tous ses points
       *[no] sort du jeu
      }
   *[other] ont dépensé { $amount } et { $old ->
        [yes] perdent tous leurs points
       *[no] sortent du jeu
      }
  }
why-top-you = Vous avez dépensé { $amount }, plus que tout le monde, et { $old ->
    [yes] perdez tous vos points
   *[no] sortez du jeu
  }
why-wins = { $winner } gagne avec { points-of }
why-shared = { $winner } partagent la victoire, à égalité de points et de dépenses
why-alone = { $winner } reste en jeu et gagne
why-alone-you = il ne reste que vous, et vous gagnez
why-beats = { $winner } devance { $names } de { lead-of }
why-beats-mine = vous devancez { $names } de { lead-of }
why-beats-yours = { $winner } vous devance de { lead-of }
why-level = { $winner } gagne à égalité avec { $names } ({ points-number }), avec moins de dépenses
why-level-mine = vous gagnez à égalité avec { $names } ({ points-number }), avec moins de dépenses
why-level-yours = { $winner } gagne à égalité avec vous ({ points-number }), avec moins de dépenses
lead-of = { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
  }
points-number = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
statement-you = Vous avez imprimé { $spent } ; { $enough } auraient suffi pour les mêmes entreprises.
statement-exact = Vous avez imprimé { $spent }, et moins n’aurait pas suffi pour les mêmes entreprises.
statement-nothing = Vous n’avez rien imprimé du tout.
statement-all = Toutes les banques ensemble ont imprimé { $spent } ; { $enough } auraient suffi pour les mêmes entreprises.

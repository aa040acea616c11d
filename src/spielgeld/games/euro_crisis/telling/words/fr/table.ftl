### €uro Crisis à la table

title = €uro Crisis

bank-first = Bleue
bank-second = Orange
bank-third = Verte
bank-fourth = Violette

state-spain = Espagne
state-france = France
state-ireland = Irlande
state-greece = Grèce

party-conservatives = Conservateurs
party-socialists = Socialistes
party-liberals = Libéraux
party-communists = Communistes

card-frankfurt = Francfort
card-london = Londres
card-moscow = Moscou
card-brussels = Bruxelles
card-rome = Rome

crisis-riot = émeute
crisis-cut = effacement de dette
crisis-in = { $crisis } en { $state }

state-with = { $state } { $number }
state-with-party = { $state } : { $parties }
number-of = { $number } × { $name }
of-gold = { $gold ->
    [one] { $gold } lingot d’or
   *[other] { $gold } lingots d’or
  }
of-weapons = { $weapons ->
    [one] { $weapons } arme
   *[other] { $weapons } armes
  }
of-goods = { $gold ->
    [0] { of-weapons }
   *[other] { $weapons ->
        [0] { of-gold }
       *[other] { of-gold } et { of-weapons }
    }
  }

## Events

loans-placed = { $seat } fait un prêt : { $state } ({ $spaces_count ->
    [one] case
   *[other] cases
  } { $spaces }) ; revenu : { $income }.
property-offered = À vendre en { $state } : { $property } ({ $points } PP).
bids-opened = Offres d’or : { $bids }.
property-sold = { $tie ->
    [none] { $seat } achète { $property } ({ $points } PP) pour { of-gold }.
    [loans] { $seat } achète { $property } ({ $points } PP) pour { of-gold } ; égalité tranchée par le nombre de prêts.
    [right] { $seat } achète { $property } ({ $points } PP) pour { of-gold } ; égalité tranchée par le marqueur le plus à droite.
   *[income] { $seat } achète { $property } ({ $points } PP) pour { of-gold } ; égalité tranchée par le revenu.
  }
last-year-announced = { $seat } : { $pp } PP. Cette année est la dernière.
year-began = { $direction ->
    [1] L’année { $year } commence ; on joue dans le sens horaire.
   *[other] L’année { $year } commence ; on joue dans le sens antihoraire.
  }
quarter-taken = { $asked ->
    [yes] { $seat } ouvrira le trimestre { $quarter }.
   *[no] { $seat }, au plus haut revenu, ouvrira aussi le trimestre { $quarter }.
  }
quarter-began = Le trimestre { $quarter } commence ; ouverture : { $seat }.
card-chosen = Votre carte pour ce trimestre : { $card }.
card-revealed = { $seat } montre { $card }.
action-skipped = { $seat } renonce à { $card }.
loans-taken = { $seat } prend { $markers } { $markers ->
    [one] marqueur
   *[other] marqueurs
  } de prêt ; revenu : { $income }.
goods-bought = { $seat } achète { of-goods } pour { $cost } M€. Prix : or { $gold_price } M€, armes { $weapons_price } M€.
government-changed = { $seat } forme un gouvernement en { $state } : { $large } (grand) et { $small } (petit). Satisfaction : { $happiness }.
reform-made = { $real ->
    [yes] { $seat } paie une vraie réforme en { $state } ({ $party }) : effacement dans { $to_cut }, satisfaction { $happiness }. Encore possibles : { $steps_left }.
   *[no] { $seat } paie une réforme pour rien en { $state } ({ $party }). Encore possibles : { $steps_left }.
  }
rome-ended = { $reforms ->
    [one] { $seat } quitte Rome après { $reforms } réforme.
   *[other] { $seat } quitte Rome après { $reforms } réformes.
  }
money-received = { $reason ->
    [income] { $seat } reçoit un revenu de { $amount } M€.
   *[liberals] { $seat } reçoit { $amount } M€ grâce aux libéraux.
  }
money-paid = { $reason ->
    [income] { $seat } doit { $due } M€ pour son revenu négatif et en paie { $paid } ; revenu : { $income }.
   *[communists] { $seat } doit { $due } M€ aux communistes et en paie { $paid } ; revenu : { $income }.
  }
public-anger-rose = Colère populaire, surtout en { $state }. Satisfaction : { $happiness }.
economy-shrank = L’économie recule, surtout en { $state } (dette +{ $amount }). Étapes avant l’effacement : { $to_cut }.
prices-fell = Marché noir : l’or baisse de { $gold ->
    [one] { $gold } case
   *[other] { $gold } cases
  }, les armes de { $weapons ->
    [one] { $weapons } case
   *[other] { $weapons } cases
  }. Prix : or { $gold_price } M€, armes { $weapons_price } M€.
national-debt-rose = Dette annuelle. Étapes avant l’effacement : { $to_cut }.
crises-arose = Crises : { $crises }. { $seat } décide de l’ordre.
crisis-chosen = { $seat } choisit : { $crisis } en { $state }.
riot-began = Émeute en { $state } ! Le peuple commence avec { $fist_weapons } { $fist_weapons ->
    [one] arme
   *[other] armes
  }.
weapons-placed = { $side ->
    [none] { $seat } reste à l’écart.
    [people] { $seat } arme le peuple : { $weapons }.
   *[government] { $seat } arme le gouvernement : { $weapons }.
  }
property-renationalised = Repris en { $state } : { $property } ; { $seat } perd { $points } PP.
riot-ended = { $lost ->
    [0] Fin de l’émeute en { $state } : peuple { $people }, gouvernement { $government }. Rien n’est repris ; satisfaction { $happiness }.
   *[other] Fin de l’émeute en { $state } : peuple { $people }, gouvernement { $government }. Biens repris : { $lost } ; satisfaction { $happiness }.
  }
debt-cut-began = Effacement de dette en { $state } !
loans-lost = { $seat } perd { $markers } { $markers ->
    [one] marqueur
   *[other] marqueurs
  } de prêt en { $state } et { $loss } de revenu ; revenu : { $income }.
debt-cut-ended = La dette repart ({ $state }), à { $to_cut } étapes du prochain effacement ; toutes les colonnes sont libres.
bank-dropped-out = { $seat } quitte la partie : revenu { $income }.
governments-restored = Les marqueurs de gouvernement reviennent au départ.
year-ended = L’année { $year } est finie. Toutes les cartes reviennent.
game-ended = { $winners_count ->
    [one] La crise est finie. Victoire : { $winners }. Scores : { $scores }.
   *[other] La crise est finie. Victoire partagée : { $winners }. Scores : { $scores }.
  }

## What a turn comes to

sum-frankfurt = { $seat } à Francfort : { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
  } de prêt ; revenu : { $income }.
sum-london = { $seat } à Londres : prêt en { $state } ({ $spaces_count ->
    [one] case
   *[other] cases
  } { $spaces }) ; revenu : { $income }.
sum-moscow = { $seat } à Moscou : { of-goods } pour { $cost } M€.
sum-brussels = { $seat } à Bruxelles : en { $state }, { $large } (grand) et { $small } (petit) ; satisfaction { $happiness }.
sum-rome = { $seat } à Rome : { $reforms }.
sum-reforms = { $number ->
    [one] { $number } réforme
   *[other] { $number } réformes
  } en { $state } (effacement dans { $to_cut } ; satisfaction { $happiness })
sum-senseless = { $number ->
    [one] { $number } réforme pour rien
   *[other] { $number } réformes pour rien
  } en { $state }
sum-received = { $reason ->
    [income] Revenus : { $banks }.
   *[liberals] Les libéraux paient : { $banks }.
  }
sum-amount = { $name } { $amount } M€
sum-cut = Effacement de dette en { $state } : { $banks }.
sum-lost = { $name } perd { $markers ->
    [one] { $markers } marqueur
   *[other] { $markers } marqueurs
  } de prêt (revenu : { $income })
sum-taken-back = Repris en { $state } : { $properties }.
sum-taken = { $property } ({ $name }, { $points } PP)

## Questions

ask-first-loans = Votre { $round ->
    [1] premier
   *[other] deuxième
  } prêt. Possibles : { $states }. Tapez par exemple : { $example }
ask-gold-bids = À vendre en { $state } : { $property } ({ $points } PP). Votre offre secrète, de 0 à { of-gold } ?
ask-choose-quarters = Quel trimestre ouvrirez-vous ? Libres : { $quarters }.
ask-choose-cards = Votre carte cachée pour le trimestre { $quarter } ? En main : { $cards }.
ask-frankfurt = Francfort : combien de marqueurs de prêt prenez-vous ? Chacun coûte 2 de revenu. Tapez un nombre ou { $skip }.
ask-london = Londres : prêtez à un État, qui vend ensuite un bien. Vous pouvez placer : { $most }. Tapez par exemple : { $example } (ou { $skip })
ask-london-nothing = Londres : vous n’avez aucun marqueur de prêt à placer. Tapez { $skip }.
ask-moscow = Moscou : un lingot d’or coûte { $gold_price } M€, une arme { $weapons_price } M€ ; vous avez { $money } M€, et 5 de chaque au plus. Tapez par exemple : { $example } (ou { $skip })
ask-moscow-nothing = Moscou : vous ne pouvez rien payer. Tapez { $skip }.
ask-brussels = Bruxelles : un nouveau gouvernement pour un État, grand marqueur d’abord. Doivent rester : { $keep }. Tapez par exemple : { $example } (ou { $skip })
ask-rome = Rome : jusqu’à 4 réformes à 1 M€, vraies ou pour rien. Possibles : { $markers }. Tapez par exemple : { $example } (ou { $skip })
ask-rome-nothing = Rome : vous ne pouvez faire aucune réforme. Tapez { $skip }.
ask-further-reform = Rome, { $reforms } sur 4 réformes faites : encore une pour 1 M€ ? Possibles : { $markers }. Tapez par exemple : { $example } (ou { $done })
ask-further-reform-nothing = Rome : plus aucune réforme n’est possible. Tapez { $done }.
ask-choose-crisis = Quelle crise vient d’abord : { $crises } ? Tapez par exemple : { $example }
ask-place-weapons = Émeute en { $state } : peuple { $people }, gouvernement { $government }. Ajoutez-vous des armes (vous en avez { $weapons }) ? Tapez 0 ou par exemple : { $example }
type-again = Ce n’était pas clair. Tapez par exemple : { $example }

## What people type

typed-first-loan = prêter { $state }
typed-lend = prêter { $state } { $markers }
typed-buy = acheter { $gold } or { of-weapons }
typed-govern = former { $state } { $large } { $small }
typed-real = réforme vraie { $state } { $party }
typed-senseless = réforme pour rien { $state } { $party }
typed-riot = émeute { $state }
typed-cut = effacement { $state }
typed-people = { $weapons } peuple
typed-government = { $weapons } gouvernement
typed-skip = renoncer
typed-done = terminé

words-real = vraie, vrai
words-senseless = rien, creuse, creux
words-riot = émeute
words-cut = effacement, effacer
words-people = peuple
words-government = gouvernement
words-gold = or
words-weapons = armes, arme
words-skip = renoncer, passer
words-done = terminé, fin, fini
words-fillers = prêter, prêt, acheter, achat, offre, offrir, former, réforme, réformes, prendre, et, en, à, au, pour, le, la, les, de, du, trimestre, carte, jouer, placer, marqueurs, marqueur, dette, grand, petit, avec, lend, buy, bid, form, reform, take, borrow, to, and

## Refusals

EC-6-has-loan = Il y a déjà un marqueur de prêt en { $state }
EC-6-not-one-loan = Le second prêt va à un État qui a exactement un marqueur ; { $state } : { $loans }
EC-10-barred = Le trimestre { $barred } est pris
EC-12-pick = Vous n’avez plus { $pick } cette année
EC-20-low = Prenez au moins { $low } marqueur de prêt, ou renoncez
EC-21-no-markers = Vous n’avez pas de marqueur de prêt à placer
EC-21-low = Placez au moins { $low } marqueur de prêt
EC-21-high = Vous ne pouvez en placer que { $high }
EC-21-no-column = Il n’y a aucune colonne libre en { $state }
EC-21-columns = En { $state }, il n’y a de place que pour { $columns }
EC-22-nothing = Achetez au moins une pièce, ou renoncez
EC-22-high = Au plus { $high } de chaque
EC-22-money = Cela coûte { $cost } M€ ; vous avez { $money } M€
EC-23-same-party = Il faut deux partis différents, pas deux fois { $party }
EC-23-old-large = { $state } : les { $party } ont le grand marqueur et doivent rester
EC-24-not-governing = Les { $party } ne gouvernent pas en { $state }
EC-24-money = Une réforme coûte 1 M€, et vous n’avez rien
EC-24-innermost = Les { $party } en { $state } n’ont plus de réforme cette année
EC-30-high = Vous n’avez que { $high ->
    [one] { $high } lingot d’or
   *[other] { $high } lingots d’or
  }
EC-33-no-crisis = Pas d’{ $crisis } en { $state } pour l’instant
EC-34-high = Vous n’avez que { $high } { $high ->
    [one] arme
   *[other] armes
  }
refused-not-in-play = { $state } : pas dans cette partie
pick-frankfurt = Francfort
pick-london = Londres
pick-moscow = Moscou
pick-brussels = Bruxelles
pick-rome = Rome

## The table

table-head = Année { $year } sur { $years }
table-head-quarter = Année { $year } sur { $years }, trimestre { $quarter }
table-last-year = la dernière année
table-happiness = Satisfaction
table-government = Gouvernement
table-government-text = { $large } { $large_left } · { $small } { $small_left } (petit)
table-yearly-debt = dette +{ $amount } par an
table-prices = Prix : or { $gold } M€, armes { $weapons } M€.
table-quarters = Trimestres : { $quarters }.
table-events = Événements, année { $year } : colère { $anger }, économie { $economy } +{ $amount }, or −{ $gold }, armes −{ $weapons }.
table-my-card = Votre carte cachée : { $card }.
table-legend = [ ] marqueur de dette · lettre : marqueur de prêt · € effacement · ✊ émeute, avec ses armes
column-bank = Banque
column-income = Revenu ↓
column-money = M€
column-gold = Or
column-weapons = Armes
column-loans = Prêts
column-pp = PP
column-cards = Cartes en main
column-card = Carte
bank-out = éliminée
card-hidden = cachée

## The scoring sheet

scoring-sheet = Décompte final
score-properties = Biens (PP)
score-gold = Or
score-weapons = Armes
score-income = Revenu
score-half = La moitié de ces trois
score-total = Score
score-out = éliminée

## Options

option-quick_start = Commencer par une position fixe au lieu du tour initial (à 4). Ses prêts et la plupart des premiers propriétaires sont reconstitués : le livret ne les montre qu’en image. Convient à une première partie.
option-board = Un autre plateau, d’un fichier JSON. Celui qui sert sinon est en grande partie reconstitué : la page des règles dit quoi.

## Why it ended so

points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
ending-all-out = Toutes les banques sont éliminées.
ending-out = Votre banque est éliminée ; { $winner } gagne avec { points-of }.
ending-won-you = Vous gagnez avec { points-of }.
ending-level-you = Égalité à { points-of } ; votre revenu est plus élevé.
ending-shared = Égalité en tout : { $winner } partagent la victoire.
ending-level = Égalité à { points-of } ; le revenu le plus élevé l’emporte : { $winner }.
ending-won = { $winner } gagne avec { points-of }.
ending-won-other = { $winner } gagne avec { points-of } ; vous en avez { $mine }.
ending-last-place = La dernière place range le jeu.
ending-reached = L’année { $year } était la dernière : { $pp } PP atteints par { $names }.
ending-last = L’année { $year } était la dernière : une banque avait atteint { $pp } PP.
ending-years = { $year } ans sont passés.
ending-left = Il ne reste qu’une banque.

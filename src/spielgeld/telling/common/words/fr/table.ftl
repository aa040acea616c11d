### All games, at the table and at the terminal

seat-name = Place { $number }
yes = oui
no = non
type-yes-or-no = Tapez oui ou non.
type-notation = Tapez le genre de votre décision et sa valeur, par exemple : bid 25.

decision-taken-back = { $seat } annule sa dernière décision.

## Refusals

refused-not-asked = On ne vous demande rien pour l’instant
refused-decided = Vous avez déjà décidé
refused-stale = La partie a avancé depuis : c’était la question { $step }, on en est à { $now }
refused-kind = Ce genre de décision n’est pas attendu maintenant, ou il est mal formé
refused-clock = Seule l’horloge peut dire que le temps est écoulé
refused-shape = Cette décision est illisible
refused-entry = Une décision du fichier s’écrit [place, décision]
refused-over = La partie est finie
refused-low = Il faut au moins { $low }
refused-high = Au plus { $high }
refused-barred = Ce ne peut pas être { $barred }
refused-long = Le nombre est trop long : { $digits } chiffres au plus à cette table
refused-pick = { $pick } n’est pas possible maintenant
refused-game = Il n’y a pas de jeu nommé { $game } ; il y a { $allowed }
refused-players = Impossible à { $players } ; on peut être { $allowed }
refused-rules = Ce jeu n’a pas de règles { $rules } ; il y a { $allowed }
refused-options = Les options sont un objet de noms et de valeurs
refused-option = L’option { $option } ne peut pas être { $value } ; possibles : { $allowed }
refused-unknown-option = Il n’y a pas d’option { $option } ; il y a { $allowed }
refused-unknown-lot = Dans ce jeu, la table choisit { $allowed }, pas { $name }
refused-lots = Ce que la table choisit doit être un objet
refused-option-json = Le fichier pour { $option } est illisible à partir de la ligne { $line }, colonne { $column }.
refused-deal = Le tirage doit être un objet
refused-deal-keys = Le tirage doit avoir exactement ces parties : { $keys }
refused-deal-first = La première place du tirage doit être un nombre de 0 à { $last }
refused-deal-number = La partie { $key } du tirage doit être une liste de { $number }
refused-deal-word = Dans la partie { $key } du tirage, l’entrée { $position } est inconnue ou double : { $word }
refused-deal-stack = Dans la pile { $number } du tirage, un secteur est présent deux fois
refused-deal-empty = Une mise en place standard a un tirage vide
refused-deal-planets = La partie { $key } du tirage doit contenir une fois chacun de ces noms : { $planets }
refused-deal-resource = Dans le tirage, offre inconnue pour { $planet } : { $resource }
refused-deal-resource-twice = Dans le tirage, { $resource } est offert deux fois, la seconde par { $planet }
refused-deal-own-resource = Dans le tirage, { $planet } offre ce qui y est demandé : { $resource }
refused-deal-die = Dans le tirage, le dé pour { $planet } doit montrer de 1 à { $sides }, pas { $die }
refused-auction-setup = Une enchère de départ demande la mise en place aléatoire (setup=random)
refused-deal-market = La partie market du tirage doit contenir les jetons { $tokens }, dans un ordre quelconque
refused-deal-governments = La partie governments du tirage doit nommer exactement ces États : { $states }
refused-deal-government = Le gouvernement de { $state } dans le tirage doit avoir deux partis différents
refused-board-json = Ce fichier n’est pas un plateau.
refused-board-schema = Le plateau est faux à { $path } : { fault-board-schema }
refused-board-missing = Le plateau est faux à { $path } : { fault-board-missing }
refused-board-type = Le plateau est faux à { $path } : { fault-board-type }
refused-board-count = Le plateau est faux à { $path } : { fault-board-count }
refused-board-space = Le plateau est faux à { $path } : { fault-board-space }
refused-board-nameless = Le plateau est faux à { $path } : { fault-board-nameless }
refused-board-range = Le plateau est faux à { $path } : { fault-board-range }
refused-board-each-once = Le plateau est faux à { $path } : { fault-board-each-once }
refused-board-unknown = Le plateau est faux à { $path } : { fault-board-unknown }
refused-board-order = Le plateau est faux à { $path } : { fault-board-order }
refused-board-cards = Le plateau est faux à { $path } : { fault-board-cards }
refused-board-twice = Le plateau est faux à { $path } : { fault-board-twice }
refused-board-row = Le plateau est faux à { $path } : { fault-board-row }
refused-board-black = Le plateau est faux à { $path } : { fault-board-black }
refused-board-column = Le plateau est faux à { $path } : { fault-board-column }
refused-board-first-loans = Le plateau est faux à { $path } : { fault-board-first-loans }
refused-board-debt-start = Le plateau est faux à { $path } : { fault-board-debt-start }
refused-board-quick-start = Le plateau n’a pas de partie quick_start_4p : pas de départ rapide

fault-board-schema = { $detail }
fault-board-missing = Il manque : { $parts }
fault-board-type = { $kind ->
    [integer] Il faut un nombre entier
    [string] Il faut un texte
    [array] Il faut une liste
   *[other] Il faut un objet avec ses parties
  }
fault-board-count = { $low ->
    [3] Il faut 3 entrées
    [4] Il faut 4 entrées
   *[other] Il faut de { $low } à { $high } entrées
  }
fault-board-space = Une case porte un nombre de 0 à 100, rien, ou le €
fault-board-nameless = Il manque un nom
fault-board-range = Il faut de { $low } à { $high }
fault-board-each-once = Il faut une fois chacun de { $allowed }
fault-board-unknown = { $word } n’est pas parmi { $allowed }
fault-board-order = Trop bas après ce qui précède
fault-board-cards = Il faut au moins { $number } cartes
fault-board-twice = { $name } y est deux fois
fault-board-row = La ligne est plus longue que celle du haut
fault-board-black = Le € (EURO) est au bout de la ligne du haut et nulle part ailleurs
fault-board-column = Aucun nombre dans la colonne { $column }
fault-board-first-loans = Une seule ligne doit montrer 4 puis 5
fault-board-debt-start = La dette ne peut pas commencer sur la case €

## Files that are no records

broken-json = Ce fichier est illisible : ligne { $line }, colonne { $column } : { $detail }.
broken-nested = Ce fichier est illisible : ses éléments sont trop imbriqués.
broken-object = Ce fichier n’est pas l’enregistrement d’une partie.
broken-format = Le format du fichier doit être { $expected }, pas { $format }.
broken-missing = Il manque au fichier la partie { $key }.
broken-game = Le nom du jeu doit être un texte.
broken-decisions = Les décisions du fichier doivent être une liste.
broken-twice = Un élément du fichier y figure deux fois.
broken-unreadable = { $file } ne peut pas être lu : { $detail }.
broken-text = { $file } n’est pas un texte UTF-8 : octet { $byte }.
broken-empty = { $file } ne contient aucune partie.
in-file = { $file } : { $message }

## Replaying

on-line = ligne { $line } : { $message }
illegal-decision = La décision { $index } de la place { $seat } est refusée : { $reason }
illegal-entry = La décision { $index } est refusée : { $reason }
replay-header = { $game } à { $players }
replay-result = { $header } : { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } ; { $result }
result-open = en attente : { $names }
result-nobody = personne ne gagne
result-winners = { $count ->
    [one] victoire : { $names }
   *[other] victoire partagée : { $names }
  }
replay-position = Après { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  } ; en attente : { $names }.
replay-at = Ce fichier ne contient que { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }.
replay-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }.

## Playing at a terminal

play-welcome = { $game }. Vous êtes { $names }.
play-welcome-many = { $game }. À cet écran : { $names }.
play-bots = Robots : { $bots }.
play-commands = Tapez ? pour de l’aide, quit pour arrêter.
play-help = ? cette aide ; story : ce qui s’est passé ; board : la table encore une fois ; conseil : ce que ferait le robot expert, et pourquoi ; rules : toutes les règles ; rules { $rule } (tout numéro) : une règle ; undo : annuler votre dernière décision ; quit : arrêter.
play-sure = { $said } : est-ce bien voulu ? (oui/non)
play-more = -- Entrée pour la suite --
play-nothing-to-undo = Il n’y a rien à annuler : une autre question a été posée depuis, ou quelque chose a été révélé.
play-unknown-rule = Il n’y a pas de règle { $rule }.
play-pass = Passez l’écran à { $name }. Puis appuyez sur Entrée.
play-sealed = Scellé.
play-stopped = Arrêt après { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
  }.
play-saved = La partie est dans { $file } ; pour continuer : spielgeld play --resume { $file }
play-unsaved = { $file } ne peut pas être écrit : { $detail }.
play-too-many-people = { $people } personnes, mais seulement { $players } places.
play-no-seat = Il n’y a pas de place { $seat } ; les places vont de 0 à { $last }, chacune une fois.
unknown-bot = Il n’y a pas de robot { $name } ; il y a { $known }.
unknown-game = Il n’y a pas de jeu { $name } ; il y a { $known }.
bad-option = Une option s’écrit nom=valeur, pas { $text }.
bad-choose = Un choix s’écrit nom=valeur, pas { $text }.

## Learning a game

learn-enter = Entrée pour continuer.
learn-type = À vous. Tapez : { $typed }
learn-free = À vous, et à votre choix. Par exemple : { $typed }
learn-other = C’est possible aussi. La leçon prend ici un autre chemin, pour que vous voyiez la suite.
learn-answer = Tapez { $letters }.
learn-title = Leçon
learn-progress = { $number } sur { $all }
learn-go-on = Continuer
learn-out = hors course
learn-play-on = Continuer ici
learn-first-game = Jouez votre première vraie partie
learn-tactics = Deuxième leçon : ce qui paie ({ $minutes } minutes)
learn-as-well = C’est tout aussi bien.
learn-show-me = Montrez-moi
learn-done = La leçon est finie. La table est à vous : continuez ici, ou jouez votre première vraie partie.
learn-move = Exécuter : { $said }
learn-choice = Par exemple : { $said }
learn-start = Apprendre en { $minutes } minutes
learn-no-lesson = { $game } n’a pas encore de première partie guidée ; il y en a une pour : { $known }. Vous pouvez commencer par : spielgeld play { $name }
learn-no-role = Il n’y a pas de rôle { $role } ; il y a { $known }.

## The list of games

games-players = à { $counts }
games-rules = Règles { $rules }
games-changed = depuis les règles { $rules } : { $changed }
games-facts = Sur les { $number } valeurs de la boîte, { $reconstructed } sont reconstituées{ $inferred ->
    [0] {""}
   *[other] {" "}et { $inferred } déduites
 } : la page des règles dit lesquelles.
games-default = par défaut : { $value }
games-bots = Robots : { $bots }
games-lots = La table peut choisir : { $lots }

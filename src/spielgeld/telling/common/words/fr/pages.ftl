### What stands on every page

page-skip = Aller au contenu
page-tools = Réglages
page-language = Langue
page-theme = Clair ou sombre
page-theme-auto = Prendre les couleurs de votre appareil
page-theme-light = Prendre des couleurs claires
page-theme-dark = Prendre des couleurs sombres
page-rules = Règles
page-read-rule = Lire la règle { $rule }
page-colon = {" : "}
page-you = vous
page-bot = robot, { $level }
level-random = facile
level-rookie = moyen
level-banker = difficile
level-quant = expert
page-thinking = réfléchit
page-away = pas là, dernière visite
page-players = Autour de la table
page-story = Déroulement
page-chat = Discussion
page-chat-empty = Personne n’a rien dit. La discrétion est une vertu.
page-chat-say = Dites quelque chose
page-chat-send = Envoyer
page-notes = Notes pour vous
page-notes-keep = Garder
page-mail = M’écrire quand c’est à moi
page-mail-address = Votre adresse e-mail
page-mail-keep = Retenir
page-mail-help = Personne d’autre ne la voit. Un premier message vous demande si vous le voulez.
page-mail-asked = Un message est en route vers { $address }. Ouvrez le lien qu’il contient pour dire oui.
page-mail-on = { $address } reçoit un message quand c’est à vous et que vous n’êtes pas à la table.
page-mail-remove = Retirer l’adresse
page-only-you = Tout le monde ne le sait pas
page-unknown = inconnu de vous
page-reload = Recharger
page-rematch = Rejouer
new-name-of = Nom sur { $chair }
new-here-word = vous vous le passez ; ce qui est secret est caché entre-temps
new-here = Tout le monde à cet écran
page-more = Plus
page-rules-older = Cette partie suit les règles { $rules }. Les nouvelles, la revanche aussi, suivent les règles { $newest } :
page-look-back = Revoir la partie
page-step = Revoir l’étape { $step }
page-record = Télécharger le fichier de la partie
page-notify = Prévenez-moi quand c’est mon tour
page-offline = Connexion perdue. Nouvel essai…

## Now

now-your-turn = À vous
now-not-your-turn = Ce n’est pas à vous
now-sealed = Scellé
now-waiting = En attente
now-over = La partie est finie
now-closed = La table est fermée
now-closed-help = Il ne se passe plus rien ici
now-thinking = { $name } réfléchit
now-deadline = Temps restant :
now-meanwhile = En attendant : vos notes, le déroulement, les règles.
now-decision = Votre décision
now-decide = Décider
now-undo = Annuler
now-preview = Cela fait { $number }.

## The lobby and a new table

lobby-title = Imprimez de l’argent. Avec mesure.
lobby-lead = Des jeux de société sur l’argent, avec des amis sur leurs propres appareils ou avec des robots. Sans compte, sans frais : l’argent n’est pas vrai.
lobby-yours = Vos tables
lobby-games = Jeux
lobby-new = Jouer entre amis
lobby-players = De { $least } à { $most } personnes
table-of-lesson = Leçon, { $day }
table-day = Table du { $day }
table-name = Chez { $name }, { $day }
lobby-all = Toutes mes tables
lobby-time = environ { $minutes } minutes
lobby-play = Jouer tout de suite contre des robots
lobby-unofficial = Non officiel : par des gens qui aiment ces jeux. Les pages de règles nomment qui les a conçus et publiés.
lobby-state-open = pas encore commencée
lobby-state-running = en cours
lobby-state-over = finie

new-title = Une nouvelle table : { $game }
new-lead = Un nom, combien vous êtes et contre qui. Tout le reste est déjà réglé.
new-who = Qui joue
new-name = Votre nom
new-name-help = Les places marquées « moi » sont les vôtres, à cet écran.
new-players = Nombre de personnes
new-chairs = Places
new-chair = Place { $number }
new-me = moi
new-open = libre, sur invitation
new-bot = robot : { $level }
new-pace = Rythme
new-pace-live = en direct, tout le monde est là
new-pace-days = { $days ->
    [one] un jour par décision
   *[other] { $days } jours par décision
  }
new-clock = Horloge
new-clock-none = sans horloge
new-clock-minutes = { $minutes ->
    [one] une minute par décision
   *[other] { $minutes } minutes par décision
  }
new-timeout = Quand le temps est écoulé
new-timeout-bot = un robot décide
new-timeout-wait = tout le monde continue d’attendre
new-spectators = D’autres peuvent regarder
new-example = Un fichier pour commencer
new-make = Ouvrir la table

## The room before the game

room-title = Votre table : { $game }
room-invited = On vous invite à une partie : { $game }
room-invited-lead = Choisissez une place et dites votre nom : c’est tout.
room-free = { $number ->
    [one] Une place est encore libre : qui appelez-vous ?
   *[other] { $number } places sont encore libres : qui appelez-vous ?
  }
room-ready = Tout le monde est là. Commencez quand vous voulez.
room-host-starts = Tout le monde est là. { $name } commence dans un instant.
room-rules-newer = La dernière partie suivait les règles { $before }. Celle-ci suit les règles { $rules } :
room-chairs = Places
room-open = libre
room-seat-bot = Asseoir un robot
room-open-again = Libérer cette place : { $name }
room-take = Prendre une place
room-any-chair = une place quelconque
room-which-chair = Place
room-take-help = Vous jouez dans ce navigateur. Pour un autre appareil, la table a un lien pour vous.
room-start = Commencer la partie
room-invite = Inviter
room-invite-help = Envoyez ce lien à vos amis. Qui l’ouvre choisit une place libre.
room-qr = Le lien d’invitation en code QR
room-link = Lien d’invitation
room-copy = Copier
room-copied = Copié
room-own-link = Votre place sur un autre appareil
room-own-link-help = Pas pour les autres : qui ouvre ce lien joue à votre place.
room-renew = Faire un nouveau lien, l’ancien ne vaudra plus

## The host during the game

host-title = Gérer la table
host-watch = Un lien pour qui veut regarder
host-level = Quel robot
host-bot = Laisser un robot jouer pour { $name }
host-give-back = Rendre la place à { $name }
host-close = Fermer la table
host-delete = Supprimer la table
host-delete-help = Elle disparaîtra pour tout le monde, avec son déroulement, sa discussion et son fichier.
host-delete-sure = Supprimer pour de bon

## One screen for all

curtain-title = Passez l’écran à { $name }
curtain-lead = La suite n’est pas pour tout le monde.
curtain-lift = Je suis { $name }

## Looking back

back-title = Revoir
back-step = Étape { $step } sur { $steps }
back-first = Première étape
back-previous = Une étape en arrière
back-next = Une étape en avant
back-last = Dernière étape
back-slider = Étape
back-as = Vu par
back-as-watching = le public
back-go = Y aller
back-now = Au présent

## Rules

rules-title = Règles : { $game }
rules-contents = Sommaire
rules-how = Comment jouer
rules-all = Toutes les règles
rules-ruling = Notre lecture
rules-ruling-lead = Là où le livret se tait ou dit deux choses, il a fallu trancher. Ces règles portent une marque, avec la raison.
rules-common = À toutes les tables
rules-versions = Versions
rules-versions-lead = Voici la version { $rules } des règles. Une partie commencée se joue jusqu’au bout selon la version de son début.
rules-version = Règles { $rules }
rules-version-first = La première version.
rules-asides = En petits caractères
rules-asides-lead = Rien de tout cela n’est une règle. Il fallait seulement que ce soit dit.
rules-unofficial = Non officiel
rules-unofficial-lead = Ceci est une réalisation non officielle, faite par des gens qui aiment le jeu. Son auteur et ses éditeurs n’y ont aucune part et ne l’ont pas approuvée. Les règles sont dites avec nos propres mots, et aucune image ne vient de la boîte. Achetez le jeu : il le vaut bien.

## When something goes wrong

error-home = Accueil
error-table = Retour à la table
error-400 = Cette demande n’a pas pu être lue.
    .title = Pas compris
error-403 = Vous n’avez pas la clé de cette page. Le lien d’une place l’ouvre.
    .title = Pas pour vous
error-404 = Il n’y a rien à cette adresse. La table est peut-être fermée.
    .title = Rien ici
error-405 = Cette adresse ne s’utilise pas ainsi.
    .title = Pas ainsi
error-409 = La partie a continué. Retournez à la table et regardez.
    .title = Trop tard
error-413 = C’était plus que ce serveur n’accepte.
    .title = Trop volumineux
error-429 = Trop de demandes. Attendez un peu, puis réessayez.
    .title = Doucement
error-500 = Le serveur a fait une erreur. Votre partie est gardée ; réessayez.
    .title = Notre erreur
error-503 = Le serveur est occupé. Votre partie est gardée ; réessayez bientôt.
    .title = Occupé
new-drawn = tiré au sort

# The end, unless a game says it in its own words.
now-you-win = Vous gagnez
now-they-win = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
scoring-sheet = Feuille de score
sheet-winner = gagne
now-until = jusqu’au { $at }
now-thinking-for = { $name } réfléchit depuis { $time }
now-fold = Question
now-to-question = Aller à la question
time-was-up = Temps écoulé pour { $name } ; un robot a décidé.
page-not-sent = Pas envoyé, réessayez. Ce que vous avez saisi est toujours là.
page-menu = Langue et couleurs
page-said = Nouveau dans la discussion : { $number }
page-rematch-open = Une nouvelle table est ouverte pour la revanche.
page-rematch-follow = Participer
page-rematch-look = Aller à la nouvelle table
lobby-state-closed = fermée avant la fin
host-close-help = La partie s’arrête ici pour tout le monde, et personne ne gagne.
host-close-sure = Fermer pour tout le monde
new-more = Plus d’options
new-fill = Les autres places
level-random-word = s’en remet aux dés
level-rookie-word = joue avec bon sens
level-banker-word = compte et prévoit
level-quant-word = explore ce qui peut arriver
level-scholar = autodidacte
level-scholar-word = a appris en jouant contre soi-même
new-friends = Des amis
new-friends-word = vous recevrez un lien à leur envoyer
new-bots = Robots : { $level }
new-as-above = comme plus haut
mine-tables = Mes tables
mine-search = Nom, jeu, numéro
mine-find = Chercher
mine-running = En cours
mine-waiting = Pas encore commencées
mine-finished = Finies
mine-none = Aucune table ici.
mine-name = Votre nom
mine-name-help = Proposé aux nouvelles tables sur cet appareil. Laissez le champ vide pour l’oublier.
mine-move = Les emporter sur un autre appareil
mine-move-help = Un lien y apporte vos tables. Il sert une seule fois, dans les dix minutes.
mine-move-make = Créer le lien
mine-move-made = Ouvrez-y ce lien dans les dix minutes, ou visez le code ; il sert une seule fois. Gardez-le pour vous : toute personne qui l’ouvre joue pour vous.
move-title = Emporter ces tables ?
move-lead = La personne qui a créé ce lien joue à ces tables, et cet appareil y jouera aussi. Ne continuez que si c’est vous. Les tables déjà présentes sur cet appareil restent telles quelles.
move-as = Vous jouez pour { $names }.
move-host = Vous avez ouvert la table.
move-do = Les emporter
record-open = Ouvrir une partie
record-open-help = Une partie d’un fichier, téléchargé ici ou écrit à la main : parcourez-la, reprenez-la à toute étape contre des robots, ou analysez-la.
record-file = Fichier
record-open-press = Ouvrir
go-on = Continuer d’ici contre des robots
go-on-seat = À cette place
room-share = Partager
room-only-here = Ce lien ne marche que sur cet ordinateur. Pour jouer à plusieurs sur votre réseau, arrêtez le serveur et lancez :
mine-spectator-over = Tout est révélé : vous pouvez revoir la partie de chaque place.
share-title = Partager cette partie
share-help = Qui a ce lien peut revoir la partie de chaque place, sans rien changer.
card-invites = { $name } vous invite : { $game }
card-full = Toutes les places sont prises.
card-over = Une partie finie : revoyez-la de chaque place.
card-running = Une partie en cours.

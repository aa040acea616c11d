### The server: what it can’t do, and its pages

## What the server refuses

problem-no-table = Cette table n’existe pas.
problem-no-page = Cette page n’existe pas.
problem-no-move = Ce lien a déjà servi, ou il est trop ancien. Créez-en un autre sur l’autre appareil.
problem-not-yours = Cette place n’est pas la vôtre.
problem-not-host = Seule la personne qui a ouvert la table peut faire cela.
problem-no-spectators = Cette table n’est pas ouverte au public.
problem-bad-invitation = Cette invitation n’est pas valable.
problem-cross-site = Cette demande vient de la page d’un autre site et n’a pas été exécutée.
problem-wrong-host = Ce serveur ne porte pas ce nom. La personne qui l’exploite peut indiquer sous quel nom on l’atteint : --site ou --allow-host.
problem-taken = Cette place est prise.
problem-no-open-chair = Il n’y a plus de place libre.
problem-no-chair = Cette place n’existe pas ; cette table en a { $seats }.
problem-not-running = La partie n’a pas encore commencé.
problem-not-ready = Il reste des places libres.
problem-not-over = Cela sera possible à la fin de la partie.
problem-not-closed = Fermez d’abord la table : quelqu’un y joue peut-être encore.
problem-started = La partie a déjà commencé.
problem-closed = Cette table est fermée.
problem-busy = Il se passe trop de choses à la fois à cette table. Veuillez réessayer.
problem-full-table = Cette table est pleine : plus rien ne peut s’y passer.
problem-lesson-wrong = Pas tout à fait. Regardez encore.
problem-read-first = Lisez d’abord la suite : appuyez sur Continuer.
problem-nothing-to-undo = Il n’y a rien à annuler : les autres le savent déjà.
problem-too-large = C’est trop volumineux.
problem-too-slow = Cette demande a mis trop de temps à arriver.
problem-too-fast = Trop de demandes. Veuillez patienter un instant.
problem-too-many = Trop de personnes regardent. Veuillez réessayer plus tard.
problem-broken-table = Cette table ne peut plus être lue : l’entrée { $number } n’est pas conforme aux règles.
problem-newer-table = Cette table a été écrite par une version plus récente du serveur : l’entrée { $number } est du type « { $kind } », que celle-ci ne connaît pas.
problem-bad-settings = Le réglage { $name } n’est pas possible ainsi.
problem-bad-name = Veuillez donner un nom de 1 à { $longest } caractères.
problem-bad-chat = Un message compte de 1 à { $longest } caractères.
problem-bad-notes = Les notes ont au plus { $longest } caractères.
problem-bad-address = Ce n’est pas une adresse e-mail à laquelle on peut écrire, comme nom@example.org.
problem-no-mail = Cette table n’envoie pas de messages.
problem-no-address = Ce lien n’est plus valable : l’adresse à laquelle il a été envoyé ne reçoit plus de messages.
problem-no-bot = Il n’y a pas de robot { $name } ; il y a { $known }.
problem-bad-form = Cette demande est illisible.
problem-bots-alone = Des robots jouent déjà seuls à { $most } de vos tables. Attendez la fin d’une partie, ou prenez place vous-même.
problem-bad-luck = Ce n’est pas le nombre promis : il faut 64 chiffres de 0 à f qui correspondent à l’empreinte.
problem-not-drawing = Aucun nombre n’est attendu de cette place maintenant.
problem-used-key = Cette demande porte une clé qui désigne désormais autre chose ; rien n’a été décidé.
problem-full-chat = On a tant parlé à cette table que rien ne peut plus être ajouté. La partie continue.
problem-bad-text = Il y a là des signes qui ne peuvent pas être conservés.
problem-long-number = Il y a là un nombre de plus de { $digits } chiffres.
problem-overfull = Le serveur a trop de choses à noter. Veuillez réessayer dans un instant.
problem-cant-read = Le serveur ne peut rien consulter en ce moment. Veuillez réessayer bientôt.
problem-cant-write = Le serveur ne peut rien noter en ce moment. Veuillez réessayer bientôt.
problem-failed = Une erreur s’est produite sur ce serveur. La partie est sauvegardée ; veuillez recharger la page.

## Starting the server

serve-address = Spielgeld est à l’adresse { $address } – arrêt avec Ctrl+C.
serve-in-front = D’autres peuvent atteindre ce serveur. Placez devant lui un serveur web avec HTTPS (Caddy ou nginx, qui transmet Host et X-Forwarded-For) : sans cela, noms, offres et liens circulent en clair.
serve-not-here = { $option } exige Linux ou macOS.
serve-database-listen = L’adresse propre de PostgreSQL doit être une URL telle que postgresql://utilisateur@hote/jeux.
serve-in-use = Un autre serveur a ouvert { $file }. Chacun garderait en mémoire des tables que l’autre ne voit pas : arrêtez d’abord celui-là, ou prenez PostgreSQL.
serve-folder = Le dossier { $folder } n’est pas accessible en écriture ({ $reason }) : indiquez --database sqlite:///fichier.
serve-port = { $host }, port { $port } ne peut pas être utilisé ({ $reason }) : essayez un autre --host ou --port.
serve-smtp = Le serveur de courrier doit être une URL comme smtp://nom:motdepasse@mail.example.org:587 ou smtps://mail.example.org.
serve-sender = Les messages ont besoin d’un expéditeur : donnez --sender jeux@example.org.
serve-site = L’adresse publique de ce serveur doit commencer par https:// ou http://.

## Courrier

mail-turn = Bonjour { $name },

    c’est à vous de jouer à { $game } (table { $badge }) :
    { $link }

    Le lien ouvre la table dans le navigateur où vous avez pris place. Sur un autre appareil, utilisez le lien privé de votre place.

    Plus de messages sur cette table : { $stop }
    .subject = À vous : { $game }, table { $badge }
mail-until = Vous avez jusqu’au { $when }.
mail-confirm = Bonjour { $name },

    quelqu’un à une table ({ $game }, { $badge }) souhaite que cette adresse reçoive un message quand c’est son tour. Si c’est vous, dites oui ici :
    { $link }

    Sinon, ne faites rien : cela restera sans suite.
    .subject = Pouvons-nous vous écrire ? { $game }, table { $badge }

mailing-title = Messages sur cette table
mailing-ask = Voulez-vous un message quand c’est à vous à cette table et que vous n’êtes pas là ?
mailing-on = Vous recevez un message quand c’est à vous à cette table et que vous n’êtes pas là.
mailing-off = Vous ne recevez plus de messages sur cette table.
mailing-confirm = Oui, écrivez-moi
mailing-stop = Pas de messages
mailing-table = À la table

## Les tables d’un serveur

tables-table = Table
tables-game = Jeu
tables-state = État
tables-created = Ouverte
tables-last = Dernier coup
tables-state-open = ouverte
tables-state-running = en cours
tables-state-over = terminée
tables-state-closed = fermée
tables-in-use = Un serveur tourne avec { $file } et garde les tables en mémoire : arrêtez-le avant de supprimer ici. L’hôte d’une table peut toujours la supprimer sur sa page.
restore-in-use = Un serveur tourne avec { $file } : arrêtez-le d’abord.
tables-sure = { $number ->
    [one] Supprimer cette table pour de bon ?
   *[other] Supprimer ces { $number } tables pour de bon ?
  }
tables-deleted = { $number ->
    [one] Une table supprimée.
   *[other] { $number } tables supprimées.
  }
problem-forgets = Cette table joue sans aide-mémoire. Vous pourrez revenir en arrière quand la partie sera finie.

## Looking for leaks

canary-cant = Impossible de jouer sur le serveur { $url } : { $reason }
canary-leak = { $door } a révélé à { $reader } une offre de la place { $seat }.
canary-spectator = quelqu’un qui regarde
canary-seat = la place { $seat }
canary-found = { $leaks ->
    [one] Une fuite dans { $asked } réponses.
   *[other] { $leaks } fuites dans { $asked } réponses.
  }
canary-none = { $asked } réponses ont été lues, et aucune ne contenait d’offre cachée.

problem-not-shared = Cette partie n’est pas finie, ou le lien est incomplet.
problem-over-there = La partie y était finie. Choisissez une étape antérieure.
problem-no-push = Ce serveur ne connaît pas le service de notification de votre navigateur.
serve-ask-network = D’autres sur votre réseau peuvent-ils jouer, par exemple un téléphone dans la même pièce ?
serve-network-warning = Sur votre réseau, d’autres y accèdent à { $address } – tout le monde y peut l’ouvrir, et noms, offres et liens circulent en clair. Seulement sur un réseau de confiance.
serve-network-none = Cet ordinateur ne semble être sur aucun réseau : personne d’autre ne peut jouer ici.
push-turn = { $game }, table { $badge }
push-ask = Me prévenir sur cet appareil
push-help = Quand c’est à vous en votre absence, même page fermée.
push-on = Cet appareil est prévenu quand c’est à vous.
push-failed = Ce navigateur ne le permet pas, ou n’a pu être joint.

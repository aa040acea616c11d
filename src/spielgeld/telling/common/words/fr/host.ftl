## Pour celles et ceux qui hébergent

missing-extra = Il manque une partie de l’installation : pip install "spielgeld[{ $extra }]"
config-unreadable = Le fichier { $file } est illisible : { $reason }.
config-broken = Le fichier { $file } n’est pas du TOML : { $reason }.
config-no-variables = Le fichier { $file } ne contient pas de lignes telles que NOM=valeur.
config-unknown = Il n’y a pas de réglage { $name } (dans { $file }) ; il y a { $known }.
config-number = { $name } doit être un nombre (dans { $file }), par exemple { $name } = 2.
config-text = { $name } doit être un texte entre guillemets (dans { $file }).
config-list = { $name } doit être une liste de réseaux (dans { $file }), par exemple { $name } = ["10.0.0.0/24"].
config-limits = { $name } doit être une partie à part (dans { $file }) : une ligne [{ $name }] et, en dessous, des lignes comme requests-at-once = 800.
limit-unknown = Il n’y a pas de limite { $name } ; il y a { $known }.
limit-whole = La limite { $name } doit être un nombre entier supérieur à zéro.
limit-number = La limite { $name } doit être un nombre supérieur à zéro.
password-for-all = Sur une ligne de commande, un mot de passe est lisible par toute personne qui utilise cette machine : définissez { $variable } ou écrivez-le dans le fichier de --config.
serve-base-path = Le chemin { $path } est impossible : écrivez-en un comme /games.
serve-network = Ce n’est pas un réseau : { $reason }. Écrivez-en un comme 10.0.0.0/24.
serve-socket = Le socket { $path } n’est pas utilisable ({ $reason }).

backup-done = { $number ->
    [one] Une table est
   *[other] { $number } tables sont
} dans { $file }.
upgrade-done = La base est maintenant à jour.
upgrade-needless = La base était déjà à jour.
restore-done = { $number ->
    [one] Une table de { $file } est
   *[other] { $number } tables de { $file } sont
} ici à présent.
keep-unreadable = { $file } est illisible : { $reason }.
keep-unwritable = Impossible d’écrire { $file } : { $reason }.
keep-no-backup = { $file } n’est pas une sauvegarde.
keep-other-kind = { $file } est une sauvegarde de PostgreSQL, qu’aucune autre base ne peut lire. Emportez des tables une à une avec export et import.
keep-damaged = { $file } est endommagé.
keep-newer = { $file } vient d’un Spielgeld plus récent : mettez celui-ci à jour.
keep-not-empty = Il y a des tables dans { $database } : --replace les efface d’abord.
keep-in-use = Quelqu’un utilise { $database } : arrêtez d’abord le serveur.
keep-no-tool = { $tool } est introuvable : installez les programmes clients de PostgreSQL.
keep-tool-failed = { $tool } a échoué : { $reason }

export-done = La table { $table } est dans { $file }. Fermez-la ici avant qu’elle continue ailleurs.
import-done = La table { $table } est ici, jusqu’à l’entrée { $number }.
moving-none = Il n’y a pas de table { $table }.
moving-taken = La table { $table } est déjà ici.
moving-no-json = Le fichier n’est pas une table exportée : ce n’est pas du JSON.
moving-form = Le fichier n’est pas une table exportée : voyez { $place }.
moving-broken = Le journal du fichier ne peut pas être rejoué : entrée { $number }.
moving-too-large = Le fichier est trop grand pour une table.

doctor-version = Spielgeld { $version }
doctor-bad = { $number ->
    [one] Une chose est à réparer.
   *[other] { $number } choses sont à réparer.
}
doctor-database = La base { $url } répond.
doctor-older = La base vient d’un Spielgeld antérieur : sauvegardez-la, puis `spielgeld upgrade` ou le serveur la mettront à jour.
doctor-clock-database = L’horloge de la base diffère de { $seconds } s.
doctor-clock-site = L’horloge de l’adresse publique diffère de { $seconds } s.
doctor-clock-behind = Cette horloge retarde : des tables ont des entrées à venir.
doctor-tools = Les sauvegardes demandent { $tools } : installez les programmes clients de PostgreSQL.
doctor-disk = { $free } Mo sont libres dans { $folder }.
doctor-open-file = Toute personne qui utilise cette machine peut lire { $file }.
doctor-no-mail = Aucun serveur de courrier n’est défini : personne ne reçoit de courriel.
doctor-mail = Le serveur de courrier { $host } répond ; son certificat vaut encore { $days } jours.
doctor-mail-plain = Le serveur de courrier { $host } n’offre pas TLS : les courriels voyagent en clair.
doctor-mail-login = Le serveur de courrier { $host } n’accepte pas le nom et le mot de passe ({ $reason }).
doctor-mail-down = Le serveur de courrier { $host }, port { $port } ne répond pas : { $reason }.
doctor-certificate = Le certificat de { $host } n’est pas valable : { $reason }.
doctor-no-site = Aucune adresse publique n’est définie (--site) : les liens des courriels ne mèneraient nulle part.
doctor-site = { $site } mène à un Spielgeld.
doctor-site-plain = { $site } mène à un Spielgeld, mais sans HTTPS : noms, offres et liens voyagent en clair.
doctor-site-down = { $site } est injoignable : { $reason }.
doctor-site-other = { $site } ne mène pas à un Spielgeld (statut { $status }).
doctor-site-version = Le serveur, là-bas, n’est pas { $version }.

## Pour celles et ceux qui hébergent

missing-extra = Il manque une partie de l'installation : pip install 'spielgeld[{ $extra }]'
config-unreadable = Le fichier { $file } est illisible : { $reason }.
config-broken = Le fichier { $file } n'est pas du TOML : { $reason }.
config-unknown = Il n'y a pas de réglage { $name } (dans { $file }) ; il y a { $known }.
password-for-all = Sur une ligne de commande, un mot de passe est lisible par toute personne qui utilise cette machine : définissez { $variable } ou écrivez-le dans le fichier de --config.
serve-base-path = Le chemin { $path } est impossible : écrivez-en un comme /games.
serve-network = Ce n'est pas un réseau : { $reason }. Écrivez-en un comme 10.0.0.0/24.
serve-socket = Le socket { $path } n'est pas utilisable ({ $reason }).

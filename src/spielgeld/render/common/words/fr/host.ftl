## Pour celles et ceux qui hébergent

missing-extra = Il manque une partie de l'installation : pip install 'spielgeld[{ $extra }]'

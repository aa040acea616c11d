### Worked examples, on rules pages and at the terminal

rules-examples-lead = Certaines règles sont suivies d’un exemple chiffré, avec les nombres que donne aussi le livret :
rules-example = Exemple
example-before = Avant
example-after = Après

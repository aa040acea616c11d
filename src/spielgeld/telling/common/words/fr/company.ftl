# Des robots qui ont un nom, et des remplaçants.
new-people = Quelqu’un en particulier
new-person = robot : { $name }, { $habit }
new-company = Les robots forment une compagnie variée, tirée au sort parmi { $number } personnes qui ont leurs habitudes. Sous « Plus d’options », vous pouvez en inviter une.
level-stand-in = remplaçant prudent

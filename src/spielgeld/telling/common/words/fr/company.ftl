# Des robots qui ont un nom, et des remplaçants.
new-people = Quelqu’un en particulier
new-person = robot : { $name }, { $habit }
new-company = Les robots sont tirés au sort parmi { $number } personnes. Sous « { new-more } », vous pouvez en inviter une.
level-stand-in = remplaçant prudent

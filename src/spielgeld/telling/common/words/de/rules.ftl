### all games: the rules, in our own words

G-1 = Gerade wird nichts von dir verlangt. Entweder sind andere dran, oder du hast dich schon entschieden: Eine angenommene Entscheidung bleibt bestehen, es sei denn, am Tisch lässt sie sich zurücknehmen. Wer ausgeschieden ist, wird nicht mehr gefragt.
    .title = Du bist nicht gefragt

G-2 = Diese Entscheidung lässt sich nicht lesen, oder gefragt ist gerade eine andere Art von Entscheidung. Zahlen müssen ganz sein und in Ziffern stehen, ohne Brüche.
    .title = Entscheidung unverständlich

G-3 = Das Spiel ist zu Ende. Es gibt nichts mehr zu entscheiden.
    .title = Spiel vorbei

G-4 = So kann kein Spiel beginnen: Die Zahl der Mitspielenden, die Ausgabe, eine Option oder die Auslosung passt nicht zu diesem Spiel.
    .title = Unmöglicher Tisch

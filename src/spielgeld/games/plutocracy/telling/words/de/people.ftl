# Wer die Bots sind und wie sie spielen.
person-mila = Mila
person-mila-word = kauft und verkauft, wo immer etwas übrig bleibt
person-otto = Otto
person-otto-word = fliegt ungern mit leerem Frachtraum
person-vera = Vera
person-vera-word = nimmt sich Sitze, ehe andere daran denken
person-hugo = Hugo
person-hugo-word = kennt jemanden in jedem Parlament
person-ines = Ines
person-ines-word = geht dorthin, wo sonst niemand ist
person-bruno = Bruno
person-bruno-word = mag lange Flüge und seine Ruhe

# Was sie ab und zu sagen.
remark-sold-1 = Hier macht man gern Geschäfte.
remark-sold-2 = Das Schiff wird leichter, der Beutel schwerer.
remark-seats-1 = Sehr bequem, diese Sessel.
remark-seats-2 = Demokratie hat eben ihren Preis.
remark-joined-1 = Ich kenne da jemanden.
remark-joined-2 = Endlich in erlesener Gesellschaft.
remark-rescued-1 = Man tut, was man kann.

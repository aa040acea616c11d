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

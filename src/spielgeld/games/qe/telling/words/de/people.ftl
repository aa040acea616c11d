# Wer die Bots sind und wie sie spielen.
person-nora = Nora
person-nora-word = druckt lieber zu viel als zu wenig
person-leo = Leo
person-leo-word = verdoppelt, wo andere nur erhöhen
person-agnes = Agnes
person-agnes-word = dreht jeden Schein zweimal um
person-paul = Paul
person-paul-word = wartet ab, bis die anderen ihr Geld ausgegeben haben
person-tessa = Tessa
person-tessa-word = zahlt, was Firmen eben kosten, nicht mehr und nicht weniger
person-felix = Felix
person-felix-word = macht es wie der ganze Tisch
person-carla = Carla
person-carla-word = gönnt dem Führenden keine Firma
person-boris = Boris
person-boris-word = bietet gegen alle, die vorn liegen
person-anton = Anton
person-anton-word = kennt nur runde Zahlen
person-iris = Iris
person-iris-word = mag viele Nullen am Ende

# Was sie ab und zu sagen.
remark-won-1 = Bei mir ist sie in guten Händen.
remark-won-2 = Zu groß, um unterzugehen, heißt es ja.
remark-won-3 = Die Druckerpresse ist noch warm.
remark-won-4 = Eines Tages wird man es mir danken.
remark-open-1 = Wer bietet mehr?
remark-open-2 = Bleiben wir vernünftig.
remark-open-3 = Ist doch nur Papier.

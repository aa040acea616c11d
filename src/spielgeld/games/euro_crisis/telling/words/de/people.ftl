# Wer die Bots sind und wie sie spielen.
person-clara = Clara
person-clara-word = leiht allen, die Zinsen zahlen
person-emil = Emil
person-emil-word = schläft gut, solange seine Kredite sicher sind
person-lola = Lola
person-lola-word = sammelt Gold und bietet es im rechten Moment
person-max = Max
person-max-word = kauft billig und bietet hoch
person-rosa = Rosa
person-rosa-word = ist nie weit, wenn es Unruhen gibt
person-victor = Victor
person-victor-word = reformiert andere und hält Waffen bereit

# Was sie ab und zu sagen.
remark-sold-1 = Schöne Aussicht von hier oben.
remark-sold-2 = Einer musste es ja nehmen.
remark-loans-1 = Ich habe da vollstes Vertrauen.
remark-reform-1 = Es ist nur zu ihrem Besten.
remark-reform-2 = Das ist alternativlos.
remark-renationalised-1 = So ein undankbares Volk.
remark-lost-1 = Dabei hieß es doch, das sei sicher.

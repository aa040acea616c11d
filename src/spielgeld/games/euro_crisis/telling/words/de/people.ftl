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

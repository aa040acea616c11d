### €uro Crisis: how to play

how-summary = Banken leihen klammen Staaten Geld, kaufen auf, was diese dafür verkaufen müssen, und wollen nicht dabeistehen, wenn die Rechnung kommt.
    .title = €uro Crisis in einem Satz

how-1 = Du leitest eine Bank durch drei Jahre europäisches Elend. Am Ende zählt Staatseigentum, gemessen in Privatisierungspunkten (PP), dazu die Hälfte von Gold, Waffen und Einkommen zusammen. Euros zählen dann nichts mehr, und das sagt einiges über sie.
    .title = Deine Bank

how-2 = Ein Jahr hat vier Quartale, und jede Bank eröffnet mindestens eines; das höchste Einkommen wählt zuerst. In jedem Quartal wählen alle geheim eine Aktionskarte, dann werden die Karten nacheinander gezeigt und ausgeführt. Eine gespielte Karte bleibt liegen, bis das Jahr vorbei ist. Nach jedem Quartal erlebt Europa eine Überraschung, die alle kommen sahen: zorniges Volk, wachsende Schulden, billigere Ware auf dem Schwarzmarkt und schließlich Zahltag.
    .title = Ein Jahr

how-3 = Frankfurt gibt dir Kreditmarker, und jeder senkt dein Einkommen um 2. London setzt sie in die Anleihezone eines Staates, wo jeder dein Einkommen um die Zahl darunter erhöht, meist mehr als 2. Diese Differenz heißt Bankgeschäft. Nach jeder Aktion London muss der Staat außerdem etwas verkaufen, egal wie viele Kredite es waren.
    .title = Leihen und verleihen

how-4 = Ein Staat verkauft sein billigstes übriges Staatseigentum an das höchste geheime Gebot in Gold. Nur wer gewinnt, zahlt, und bei gleichen Geboten hat die Bank Vorrang, die dem Staat mehr geliehen hat. Gold, und auch Waffen, gibt es in Moskau, wo jeder Kauf den nächsten teurer macht.
    .title = Alles muss raus

how-5 = In Brüssel ordnest du eine Regierung neu, in Rom bezahlst du Reformen. Konservative senken Schulden und Zufriedenheit, Sozialisten heben beide; Liberale senken den Zins und zahlen an die Eigentümerbanken, Kommunisten heben ihn und kassieren bei ihnen. Eine Reform darf auch sinnlos sein: Sie ändert nichts, verbraucht aber einen Schritt, den andere vielleicht gebraucht hätten.
    .title = Freunde in der Politik

how-6 = Erreicht die Zufriedenheit die Faust, gibt es einen Aufstand: Banken bewaffnen Volk oder Regierung, und für je 3 Waffen Vorsprung holt sich das Volk ein Staatseigentum zurück. Erreicht der Schuldenmarker das €-Feld, gibt es einen Schuldenschnitt: Alle Kredite dort verschwinden, und mit ihnen das Einkommen daraus. Fällt dein Einkommen unter −20, ist deine Bank am Ende.
    .title = Wenn es schiefgeht

how-7 = Das Spiel endet nach dem dritten Jahr oder nach dem Jahr, in dem eine Bank erstmals 33 PP hatte. Es gewinnt das höchste Ergebnis, bei Gleichstand das höhere Einkommen. Gehen vorher alle anderen Banken unter, hast du auf der Stelle gewonnen, was immer von Europa übrig ist.
    .title = Feierabend
how-time = 120

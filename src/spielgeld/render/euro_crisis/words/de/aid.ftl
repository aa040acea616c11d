
### €uro Crisis: the player aid

aid-goal = Wer nach { $years } Jahren die meisten Punkte hat, gewinnt: Privatisierungspunkte und die Hälfte von Gold, Waffen und Einkommen zusammen. Ein Jahr, in dem eine Bank { $pp } PP erreicht, ist das letzte.
aid-turn-1 = Jede Bank eröffnet mindestens eines der vier Quartale.
aid-turn-2 = In einem Quartal wählen alle geheim eine Aktionskarte, dann werden sie nacheinander ausgeführt.
aid-turn-3 = Frankfurt senkt das Einkommen um { $cost } je Kredit; Moskau verkauft bis zu { $goods } Waren; Rom führt bis zu { $reforms } Reformen durch.
aid-turn-4 = Nach jedem Quartal kommt sein Ereignis: Volkszorn, Schulden, Schwarzmarkt, Zahltag.
aid-turn-5 = Zufriedenheit auf der Faust: Aufstand, und das Volk holt je Vorsprung von { $lead } bei den Waffen ein Eigentum zurück. Schulden auf dem schwarzen Feld: Schuldenschnitt, und alle Kredite dort sind weg.
aid-cards = Die fünf Karten
aid-does = was sie tut
aid-parties = Was die Reformen der Parteien tun
aid-reform = eine echte Reform
aid-government = { $state }: { $large } (Reformen übrig: { $large_left }), { $small } (Reformen übrig: { $small_left })
now-government-now = Jetzt: { $large } (groß) und { $small } (klein).
party-does-conservatives = weniger Schulden, weniger Zufriedenheit
party-does-socialists = mehr Schulden, mehr Zufriedenheit
party-does-liberals = niedrigere Zinsen; wer dort Eigentum hat, bekommt Geld
party-does-communists = höhere Zinsen; wer dort Eigentum hat, zahlt

## What the words mean

term-pp = Privatisierungspunkte: was dein Staatseigentum am Ende wert ist.
    .title = PP
term-income = Was du am Ende jedes Jahres bekommst oder zahlst. Zu weit unter null, und deine Bank ist am Ende.
    .title = Einkommen
term-loan = In Frankfurt genommen, in London verliehen: Er erhöht dein Einkommen um die Zahl, die er bedeckt.
    .title = Kreditmarker
term-bond = Die Zeilen und Spalten eines Staates, in denen Kredite liegen; höhere Zeilen bringen mehr Zinsen.
    .title = Anleihezone
term-debt = Je weiter rechts, desto mehr Schulden und desto näher das schwarze Feld.
    .title = Schuldenmarker
term-debt-cut = Auf dem schwarzen Feld: Alle Kredite in diesem Staat sind verloren, mit ihrem Einkommen.
    .title = Schuldenschnitt
term-happiness = Wie zufrieden das Volk eines Staates ist.
    .title = Zufriedenheit
term-fist = Das unterste Feld der Zufriedenheit. Dort beginnt ein Aufstand; die Zahl sagt, wie viele Waffen das Volk schon hat.
    .title = Faust
term-riot = Banken bewaffnen das Volk oder die Regierung; das Volk holt vielleicht Eigentum zurück.
    .title = Aufstand
term-gold = Damit wird Eigentum gekauft. Die Hälfte zählt am Ende.
    .title = Gold
term-weapons = Für eine Seite eines Aufstands; benutzte sind weg. Die Hälfte der anderen zählt am Ende.
    .title = Waffen
term-property = Bei jedem Kredit in London verkauft ein Staat das billigste, an das höchste Gebot in Gold.
    .title = Eigentum
term-frankfurt = Nimm Kreditmarker; jeder senkt dein Einkommen.
    .title = Frankfurt
term-london = Gib einem Staat Kredit; er verkauft dafür Eigentum.
    .title = London
term-moscow = Kauf Gold und Waffen; die Preise steigen.
    .title = Moskau
term-brussels = Bilde in einem Staat eine neue Regierung.
    .title = Brüssel
term-rome = Bezahl Reformen, echte oder sinnlose.
    .title = Rom
term-conservatives = Ihre echte Reform senkt Schulden und Zufriedenheit.
    .title = Konservative
term-socialists = Ihre echte Reform erhöht Schulden und Zufriedenheit.
    .title = Sozialisten
term-liberals = Ihre echte Reform senkt die Zinsen und zahlt allen, die dort Eigentum haben.
    .title = Liberale
term-communists = Ihre echte Reform erhöht die Zinsen und lässt alle zahlen, die dort Eigentum haben.
    .title = Kommunisten
term-large = Die stärkere Partei einer Regierung: vier Reformen im Jahr. Sie bleibt drin, wenn eine neue gebildet wird.
    .title = Großer Marker
term-small = Die schwächere Partei: zwei Reformen im Jahr.
    .title = Kleiner Marker


### Plutocracy: the player aid

aid-goal = Die meisten Ratsmitglieder bei THE END gewinnen. Geld zählt dann nichts; bei Gleichstand ist weniger Zeit besser.
aid-turn-1 = Verkauf, was der Planet sucht.
aid-turn-2 = Kauf, was er anbietet: Höchstens { $hold } von jedem passen hinein.
aid-turn-3 = Kauf Sitze in seinem Parlament.
aid-turn-4 = Auf dem Asteroiden rette ein Alien, auf der Erde tritt Gesellschaften bei.
aid-turn-5 = Flieg: eine Zeiteinheit je Feld und { $landing } für Start und Landung. Wer am wenigsten Zeit verbraucht hat, ist dran.
aid-elections = Ratsmitglieder für Sitze, auf jedem Planeten
aid-election = Wahl { $number }
aid-most = die meisten
aid-second = die zweitmeisten
aid-seats = Sitze
aid-seat-price = Preis in S€
aid-societies = Gesellschaften auf der Erde
aid-wants = will sehen
aid-first-member = zuerst
aid-second-member = als Zweites
aid-next-election = Die nächste Wahl, Nummer { $number }, ist bei Zeit { $time }.
aid-next-rotation = Die Planeten rücken bei Zeit { $time } weiter.
aid-again-you = Du bist bei { $time }, die Nächsten erst bei { $other }: Kommst du vorher an, bist du noch einmal dran.
aid-again = { $name } ist bei { $time }, die Nächsten erst bei { $other }: Wer vorher ankommt, ist noch einmal dran.
aid-legend-planet = Gefüllter Kreis mit Namen: ein Planet, wo er jetzt ist.
aid-legend-prices = ▲ was er dir abkauft, ▼ was er dir verkauft, je mit Preis.
aid-legend-orbit = Felder mit Buchstaben: die Plätze einer Bahn.
aid-legend-next = Dick gestrichelter Rand: Hierher kommt der Planet beim nächsten ROTATE.
aid-legend-star = ★ wo ein Himmelskörper begann.
aid-legend-ship = Schiffe haben Farbe und Buchstaben der Person.
aid-legend-flight = Gepunktete Linie: der letzte Flug.
aid-legend-asteroid = Zahl auf dem Asteroiden: noch vorhandene Aliens. Er stürzt in die Sonne.
aid-legend-track = Rund um die Karte: die Zeitleiste mit den Scheiben aller und den Ereignissen.
now-confirm-unspent = Du fliegst mit { $money } S€ ab. Geld zählt am Ende nichts, und es bleibt wenig Zeit, es auszugeben.

## What the words mean

term-time = Wer am weitesten hinten liegt, ist dran, auch zweimal hintereinander. Auf einem Feld kommt die obere Scheibe zuerst.
    .title = Zeitleiste
term-councillor = Was gewinnt: Sie kommen durch Wahlen und Gesellschaften.
    .title = Ratsmitglieder
term-demand = Was der Planet dir abkauft, mit dem Preis. Jeder Verkauf senkt ihn um eins, egal wie viel du verkaufst.
    .title = Nachfrage
term-supply = Was der Planet dir verkauft, mit dem Preis. Jeder Kauf erhöht ihn um eins, egal wie viel du kaufst.
    .title = Angebot
term-parliament = Sitze, die nacheinander teurer werden. Die meisten Sitze schicken bei einer Wahl Ratsmitglieder; bei Gleichstand liegt vorn, wer zuletzt kaufte.
    .title = Parlament
term-societies = Auf der Erde. Zeig ihnen, was sie sehen wollen, und behalt es: Die ersten beiden Mitglieder bekommen Ratsmitglieder.
    .title = Gesellschaften
term-alien = Wird auf dem Asteroiden gerettet; die Wissenschaftsgesellschaft will eines sehen.
    .title = Alien
term-rotate = Planeten und Erde rücken auf ihren Bahnen ein Feld weiter, mit den Schiffen darauf. Der Asteroid kommt der Sonne näher.
    .title = ROTATE
term-prices = Alle Nachfragepreise steigen und alle Angebotspreise fallen um eins.
    .title = PRICES
term-elect = Eine Wahl: Auf jedem Planeten schicken die meisten Sitze Ratsmitglieder.
    .title = ELECT
term-the_end = Ist es auf der Zeitleiste dran, ist das Spiel vorbei.
    .title = THE END
term-retire = Dein Schiff geht für immer; deine Sitze wählen weiter.
    .title = Ruhestand
term-star = Das Feld, auf dem ein Planet oder die Erde begann.
    .title = Stern
term-disc = Zeigt, wie viel Zeit jemand verbraucht hat.
    .title = Scheibe

### Plutocracy: the rules, in our own words

PL-1 = Die Karte besteht aus Hexfeldern. Darauf bewegen sich die fünf Planeten Mars, Jupiter, Saturn, Uranus und Neptun, dazu die Erde, die in diesem Spiel nicht als Planet zählt, und der Asteroid. Jeder dieser Himmelskörper steht immer auf einem Feld seiner eigenen Bahn.
    .title = Karte und Himmelskörper

PL-2 = Sieben Hexfelder in der Mitte gehören zur Sonne. Kein Raumschiff darf dort landen oder hindurchfliegen. Als Distanz zählt der kürzeste Weg außen herum.
    .title = Die Sonne

PL-3 = Jeder Planet kauft eine Ressource zum Nachfragepreis und verkauft eine zum Angebotspreis; beide Preise liegen zwischen 1 und 7. Außerdem hat jeder Planet ein Parlament mit 8 Sitzen. Vom billigsten bis zum teuersten kosten sie 3, 4, 6, 9, 13, 18, 24 und 31 S€.
    .title = Preise und Parlamente

PL-4 = Es gibt fünf Ressourcen: Sauerstoff, Uran, Carbon, Pflanzen und Wasser. Dein Frachtraum fasst von jeder 5 Einheiten. Geld wird in Space Euros (S€) gezählt, braucht keinen Platz und hat keine Grenze; du beginnst mit 12 S€.
    .title = Frachtraum und Geld

PL-5 = Am Zug ist, wer am wenigsten Zeit verbraucht hat, auch mehrmals hintereinander. Liegen mehrere Zeitscheiben auf einem Feld der Zeitleiste, liegt die zuletzt angekommene oben und ist zuerst dran. Genauso kommen die vier Ereignismarker an die Reihe: ROTATE (Rotation), PRICES (Preise), ELECT (Wählt) und THE END (Das Ende).
    .title = Wer dran ist

PL-6 = Die Marker wirken zuerst bei diesen Zeiten: zu zweit ROTATE bei 10, PRICES bei 20, ELECT bei 25, THE END bei 75; zu dritt ebenso, aber PRICES bei 15; zu viert ROTATE bei 10, PRICES bei 12, ELECT bei 20, THE END bei 60. Danach rückt ein Marker noch einmal um seine erste Zahl vor und kommt auf dem neuen Feld obenauf. Käme er dabei über THE END hinaus, verlässt er das Spiel. Landet er genau auf dem Feld von THE END, liegt er darüber und wirkt noch vorher.
    .title = Zeiten der Ereignisse

PL-7 = Bei ROTATE rücken alle Planeten und die Erde auf ihren Bahnen ein Feld im Uhrzeigersinn vor, und der Asteroid kommt der Sonne ein Feld näher. Raumschiffe auf einem Himmelskörper reisen mit. Kommt ein Himmelskörper auf ein Feld, auf dem Raumschiffe warten, sind sie nun auf ihm.
    .title = Rotation

PL-8 = Bei der sechsten Rotation fällt der Asteroid in die Sonne, samt allen Aliens, die noch dort sind. Ist dein Raumschiff in diesem Moment auf ihm, scheidest du aus.
    .title = Ende des Asteroiden

PL-9 = Bei PRICES klettert auf jedem Planeten der Nachfragepreis um 1, und der Angebotspreis sinkt um 1. Kein Preis steigt über 7 oder fällt unter 1.
    .title = Preisanpassung

PL-10 = Es gibt drei Wahlen, jeweils auf allen Planeten. In den ersten beiden bekommt 1 Ratsmitglied, wer auf einem Planeten die meisten Sitze hat; in der dritten bringen die meisten Sitze 2 und die zweitmeisten 1. Bei gleich vielen Sitzen liegt vorn, wer dort später gekauft hat. Ohne Sitz kein Ratsmitglied. Die dritte Wahl findet auch statt, wenn schon alle gepasst haben.
    .title = Wahlen

PL-11 = Sobald auf der Zeitleiste THE END an der Reihe ist, ist das Spiel vorbei.
    .title = Das Ende

PL-12 = Auf einem Planeten darfst du verkaufen, was er nachfragt: eine oder mehrere Einheiten aus deinem Frachtraum, jede zum Nachfragepreis. Nach dem Verkauf fällt dieser Preis um 1, aber nicht unter 1. Verkaufen darfst du einmal pro Zug, und zwar bevor du kaufst oder Sitze kaufst.
    .title = Verkaufen

PL-13 = Auf einem Planeten darfst du kaufen, was er anbietet: eine oder mehrere Einheiten, jede zum Angebotspreis, soweit dein Geld reicht. Von einer Ressource darfst du nie mehr als 5 Einheiten geladen haben. Nach dem Kauf steigt der Angebotspreis um 1, aber nicht über 7. Kaufen darfst du einmal pro Zug, nach dem Verkaufen und vor den Sitzen.
    .title = Kaufen

PL-14 = Auf einem Planeten darfst du Sitze im Parlament kaufen, mindestens einen, und zahlst für jeden seinen Preis. Der billigste freie Sitz ist immer zuerst dran. Das geht einmal pro Zug, als Letztes vor Flug oder Passen.
    .title = Sitze kaufen

PL-15 = Ist dein Raumschiff auf dem Asteroiden, darfst du ein Alien retten, einmal im ganzen Spiel. Es gibt so viele Aliens wie Mitspielende.
    .title = Ein Alien retten

PL-16 = Auf der Erde darfst du jeder Society beitreten, deren Bedingung du erfüllst, auch mehreren in einem Zug, aber jeder nur einmal im Spiel. Die High-Society verlangt mindestens 25 S€, die Scientist-Society ein gerettetes Alien, die Influencer-Society Abgeordnete, also Sitze, auf mindestens 4 Planeten, die Merchant-Society mindestens 3 verschiedene geladene Ressourcen. Du behältst alles. Das erste Mitglied einer Society bekommt 3 Ratsmitglieder, das zweite 2; ein drittes wird nicht aufgenommen.
    .title = Societies beitreten

PL-17 = Du fliegst auf ein anderes Feld: ein beliebiges Feld der Bahn eines Planeten, der Erde oder des Asteroiden, auch eines, das der Asteroid schon verlassen hat; andere Raumschiffe dürfen dort sein. Ein Flug kostet die Distanz plus 2 Zeiteinheiten, und beliebig viel mehr, wenn du am Ziel warten willst. Auf der Stelle warten geht nicht: Der kürzeste Flug ist 1 Hexfeld weit und kostet 3. Deine Zeitscheibe darf THE END erreichen, aber nicht überschreiten; sie kommt auf dem neuen Feld obenauf, und dein Zug ist vorbei.
    .title = Fliegen

PL-18 = Statt zu fliegen, kannst du endgültig passen: Dein Raumschiff verlässt die Karte, und eine Retiredscheibe behält deinen Platz auf der Zeitleiste. Du bekommst keine Züge mehr, aber deine Sitze zählen bei Wahlen weiter. Ist kein Flug möglich, endet dein Zug nur so; das geschieht nie von selbst, du kannst also vorher noch handeln oder beitreten.
    .title = Passen

PL-19 = Es gewinnt, wer die meisten Ratsmitglieder hat. Bei Gleichstand ist weniger verbrauchte Zeit besser, auf demselben Feld der Zeitleiste die höher liegende Zeitscheibe; eine Retiredscheibe behält ihre Höhe. Das Spiel hört nie vorzeitig auf: Die Ereignisse laufen bis THE END weiter, und wer als Letztes noch fliegt, spielt einfach weiter.
    .title = Sieg

PL-20 = Alle Himmelskörper beginnen auf ihren Sternen, die Nachfragepreise bei 5 und die Angebotspreise bei 3. Mars fragt Sauerstoff nach und bietet Uran an; Saturn Uran und Sauerstoff; Jupiter Carbon und Wasser; Uranus Pflanzen und Carbon; Neptun Wasser und Pflanzen. Die Konzerne sind Imperial (schwarz) und Galactica (weiß), zu dritt auch Cosmos (pink), zu viert auch Horizon (blau); jeder Platz gehört zu einem Konzern: Mit dem Platz wählst du ihn. Der erste Platz startet auf dem Mars, der zweite auf dem Saturn, der dritte auf dem Jupiter, der vierte auf dem Uranus, und in dieser Folge kommen auch die ersten Züge. Es ist der Aufbau für ein erstes Spiel. Diese Startpositionen und ihre Reihenfolge sind rekonstruiert: Das Regelheft zeigt sie in einem Bild, das seinem Text fehlt.
    .title = Standardaufbau
    .ruling = Das Regelheft zeigt die Startpositionen in einem Bild, das uns fehlt.

PL-21 = Jeder Planet fragt seine eigene Ressource nach; welche er anbietet, wird gelost, nie dieselbe. Für jeden Planeten, von Neptun nach innen, fällt ein zwölfseitiger Würfel: Um so viele Felder rückt der Planet von seinem Stern im Uhrzeigersinn vor, und Nachfrage- und Angebotspreis werden 4 und 2 (Wurf 1–3), 5 und 3 (4–9) oder 6 und 4 (10–12). Erde und Asteroid bleiben auf ihren Sternen. Hier darf jeder der vier Konzerne mitspielen, auch zu zweit und zu dritt. Dann wählen alle einen Startplaneten, von einer ausgelosten Person aus im Uhrzeigersinn; die Erde ist nicht erlaubt, ein gemeinsamer Planet schon. Jede Zeitscheibe kommt auf 0 obenauf, wer zuletzt wählt, zieht also zuerst. Auf Seiten und am Terminal stehen die Planeten so, dass der nächste, wo es geht, nachfragt, was ein Planet anbietet.
    .title = Zufälliger Aufbau

PL-22 = In dieser Variante des zufälligen Aufbaus, für Runden, die das Spiel und seine besseren Starts kennen, bietest du Zeit für eine Position in der Startreihenfolge, in der Planeten gewählt werden. Gefragt wird immer nur eine Person: zuerst eine ausgeloste, dann jeweils die nächste im Uhrzeigersinn, die keine Position hat. Du bietest 0 oder mehr auf eine freie Position oder mehr als das bisherige Gebot auf eine besetzte; wer überboten wird, nimmt das Gebot zurück und muss neu bieten. Kein Gebot darf höher sein als die Zeit von THE END. Haben alle eine Position, rückt dein persönliches THE END um dein Gebot zurück, und die Planeten werden in der Reihenfolge der Positionen gewählt.
    .title = Startauktion
    .ruling = Das Regelheft nennt kein höchstes Gebot; mehr als THE END ließe gar keine Zeit übrig.

PL-23 = Diese Variante passt zu jedem Aufbau und ist für Runden gedacht, in denen immer gewinnt, wer am längsten überlegt. Du hast ein persönliches THE END, zunächst dort, wo THE END liegt. Ein Zug dauert 90 Sekunden, falls der Tisch nichts anderes festlegt; jedes Mal, wenn sie ablaufen, rückt dein Marker um 1 zurück, und dieselbe Zeit beginnt neu. Liegt er dann auf deiner Zeitscheibe oder davor, scheidest du aus; was du in diesem Zug getan hast, bleibt aber bestehen. Die Uhr läuft nur in Zügen, nie vor Spielbeginn. Hat schon dein Gebot in der Startauktion deinen Marker auf 0 gebracht, bleibst du im Spiel, kannst aber nur passen.
    .title = Zeitdruck

PL-24 = Hast du ein persönliches THE END, darf kein Flug deine Zeitscheibe darüber hinaus bringen, auch nicht über das gemeinsame. Bei gleich vielen Ratsmitgliedern entscheidet dann der größere Abstand zwischen Retiredscheibe und persönlichem THE END, dann weniger verbrauchte Zeit, dann die höher liegende Zeitscheibe. Sind die persönlichen Enden gleich, liegt also vorn, wer weniger Zeit verbraucht hat. Das Regelheft widerspricht sich hier: Sein Text nennt den kleineren Abstand, sein Beispiel setzt den größeren nach vorn. Ein Tisch kann den kleineren wählen.
    .title = Persönliches THE END
    .ruling = Text und Beispiel des Regelhefts widersprechen sich; wir folgen dem Beispiel.

PL-30 = Scheidest du aus, kommen alle deine Teile und Ratsmitglieder weg; du kannst nicht gewinnen und teilst den letzten Platz mit anderen, die ausgeschieden sind. Deine Sitze werden frei, und verkauft wird weiterhin zuerst der billigste freie, auch wenn er in einer Lücke liegt. Deine Plätze in Societies bleiben verbraucht, denn jeder können insgesamt nur zwei beitreten; dein Alien kehrt nicht zurück. Sind alle ausgeschieden, gewinnt niemand.
    .title = Ausgeschieden
    .ruling = Das Regelheft sagt nur, dass alle Teile wegkommen, nicht, was aus ihren Plätzen wird.

### Plutocracy: how to play

how-summary = Handelskonzerne schleppen Waren zwischen Planeten, die nicht stillhalten, und machen aus dem Gewinn Politik.
    .title = Plutocracy in einem Satz

how-1 = Du führst einen Handelskonzern mit einem Raumschiff, 12 Space Euros und wenigen Grundsätzen. Über den Sieg entscheiden Ratsmitglieder im Plutokratischen Rat; Geld selbst ist am Ende nichts wert. Ratsmitglieder bekommst du durch Wahlen auf den Planeten und durch die Societies auf der Erde.
    .title = Worum es geht

how-2 = Am Zug ist immer, wer am wenigsten Zeit verbraucht hat. Ein Flug kostet eine Einheit pro Hexfeld und zwei für Start und Landung; auf langen Reisen kommen andere also öfter dran. Sind sie weit voraus, hast du auch mal zwei Züge nacheinander.
    .title = Zeit ist die Währung

how-3 = Auf einem Planeten darfst du verkaufen, was er nachfragt, dann kaufen, was er anbietet, dann Sitze im Parlament kaufen. Auf dem Asteroiden darfst du ein Alien retten, auf der Erde Societies beitreten. Alles ist freiwillig und geht in dieser Reihenfolge. Zum Schluss musst du woandershin fliegen oder endgültig passen.
    .title = Ein Zug

how-4 = Jeder Verkauf drückt den Nachfragepreis um eins, jeder Kauf hebt den Angebotspreis um eins, egal wie viel du auf einmal handelst. Also mach den Frachtraum voll: Fünf Einheiten einer Ressource passen hinein. Ab und zu verschiebt PRICES alles wieder zu deinen Gunsten, und zu denen der anderen.
    .title = Billig kaufen, teuer verkaufen

how-5 = Alle zehn Zeiteinheiten rücken die Planeten und die Erde auf ihren Bahnen weiter, und der Asteroid fällt auf die Sonne zu. Du darfst dorthin fliegen, wo ein Planet sein wird, und auf ihn warten. Wer bei der sechsten Rotation auf dem Asteroiden ist, hat keinen Konzern mehr.
    .title = Die Planeten wandern

how-6 = Sitze werden Stück für Stück teurer, und die Mehrheit auf einem Planeten entsendet bei jeder der drei Wahlen Ratsmitglieder. Die ersten beiden bringen je Planet ein Ratsmitglied, die dritte zwei für die meisten und eins für die zweitmeisten Sitze. Bei gleich vielen Sitzen liegt vorn, wer zuletzt gekauft hat; der rechte Moment ist also billiger als die Menge.
    .title = Gekauft, nicht gewählt

how-7 = Auf der Erde vergeben vier Societies Ratsmitglieder, drei an ihr erstes und zwei an ihr zweites Mitglied. Sie wollen 25 Space Euros sehen, ein gerettetes Alien, Abgeordnete auf vier Planeten oder drei verschiedene geladene Ressourcen. Nur sehen: Du behältst alles.
    .title = Gute Gesellschaft

how-8 = Kommt auf der Zeitleiste THE END an die Reihe, bei 75 oder zu viert bei 60, werden die Ratsmitglieder gezählt. Wer die meisten hat, gewinnt; bei Gleichstand ist weniger verbrauchte Zeit besser. Früh zu passen ist also keine Schande, und deine Sitze wählen weiter, während du am Strand liegst.
    .title = Das Ende
how-time = 90

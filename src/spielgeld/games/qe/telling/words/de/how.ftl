### QE: how to play

how-summary = Ein Auktionsspiel ohne Budget: Druck so viel Geld, wie du willst, sammle Unternehmen und sorge dafür, dass jemand anderes noch mehr ausgibt.
    .title = QE in einem Satz

how-1 = Du leitest eine Zentralbank, Geld ist also kein Problem: Du stellst es her. Jede Zahl, die du schreiben kannst, kannst du auch bieten, und niemand fragt, woher sie kommt. Die Rechnung kommt am Ende: Dann fliegt die Bank mit den höchsten Ausgaben hinaus, so schön ihre Sammlung auch ist.
    .title = Die Druckerpresse

how-2 = Die Auktionsleitung deckt ein Unternehmen auf und bietet offen, mindestens 1. Die anderen antworten geheim mit einer beliebigen Zahl, auch null, nur nicht mit derselben. Das höchste Gebot bekommt das Unternehmen, und die Leitung geht nach links weiter. Sind die höchsten geheimen Gebote gleich, versuchen es diese Personen noch einmal.
    .title = Eine Auktion

how-3 = Nur die Auktionsleitung sieht alle Gebote und verrät nicht mehr, als wer gewonnen hat. Ein Preis ist also ein Geheimnis zu zweit, außer das offene Gebot war das beste. Was du gesehen hast, ist deine ganze Marktforschung; zu fünft dürfen alle außerdem einmal im Spiel ein siegreiches Gebot ansehen.
    .title = Wer was weiß

how-4 = Ein Gebot von null kostet nichts und bringt 2 Punkte, höchstens einmal pro Runde. Danach sehen es alle, Sparsamkeit ist also öffentlich. Zu dritt bringt es nichts, außer in der Ausgabe 2017.
    .title = Die Kunst des Nichts

how-5 = Auf jedem Unternehmen stehen Punkte. Mehr bekommst du für Unternehmen deiner eigenen Nation, für mehrere aus einer Sparte und für Sets aus verschiedenen Sparten. Dein Spartenplättchen zählt bei den letzten beiden als weiteres Unternehmen (in der Ausgabe 2017 nur bei mehreren aus einer Sparte). Außer dir kennt es niemand, also weiß auch niemand so recht, worauf du aus bist.
    .title = Was Unternehmen bringen

how-6 = Ist das letzte Unternehmen verkauft, werden alle Bücher geöffnet. Wer am meisten ausgegeben hat, scheidet aus (in der Ausgabe 2017: verliert alle Punkte); wer am wenigsten ausgegeben hat, bekommt 6 Punkte Bonus, zu fünft 7. Von den Übrigen gewinnt, wer die meisten Punkte hat.
    .title = Die Abrechnung

how-7 = Für sich allein ist keine Zahl hoch oder niedrig; deine Ausgaben müssen nur niedriger sein als die von jemand anderem. Dreißig ist ein vernünftiger Preis, bis die erste Person eine Million vernünftig findet. Behalte im Auge, wer viel gewonnen hat, und lass dieser Bank beim Ausgeben den Vortritt.
    .title = Wie viel ist viel?

how-8 = QE steht für Quantitative Easing, quantitative Lockerung: Eine Zentralbank macht neues Geld und kauft, was sonst niemand haben will. 2008 tat man das für Unternehmen, die zu groß waren, um unterzugehen, und es lief so gut, dass man es wieder tat. Hier bist du die Zentralbank, und offen ist nur, wer zuerst aufhört.
    .title = Woher der Name kommt
how-time = 45
how-name = QE steht für Quantitative Easing: Zentralbanken kaufen mit Geld, das sie dafür schaffen.

### QE: the rules, in our own words

QE-1 = QE geht zu dritt, zu viert und zu fünft, und jede Person führt die Zentralbank einer Nation: US, EU, JP, CN oder UK. UK ist nur zu fünft dabei. Zu dritt bleibt eine der vier übrigen Nationen unbesetzt.
    .title = Personen und Nationen

QE-2 = Zu Beginn bekommst du ein Spartenplättchen, das bis zum Spielende nur du siehst. Es gibt Landwirtschaft, Wohnungsbau, Finanzwirtschaft und Industrie; zu fünft kommt Regierung dazu. Zu dritt bleibt ein Plättchen übrig, das niemand ansieht.
    .title = Spartenplättchen

QE-3 = Jedes Plättchen ist ein Unternehmen mit einer Nation, einer Sparte und einem Wert in Siegpunkten (SP). Zu dritt und zu viert gibt es 16 Plättchen: US, EU, JP und CN je einmal in allen vier Sparten, 1 bis 4 SP wert. Zu fünft sind es 15: drei pro Nation und drei pro Sparte, mit 2, 3 und 4 SP. Sie werden verdeckt gemischt, und niemand kennt ihre Reihenfolge.
    .title = Unternehmensplättchen

QE-4 = Der Tisch entscheidet, wer die erste Auktion leitet. Das Regelheft von 2019 nennt die Person, die zuletzt in einer Bank war, das von 2017 lässt den Tisch wählen; sagt niemand etwas, entscheidet das Los. Für das allererste Gebot ist eine Zahl zwischen 10 und 40 eine gute Größe: ein Rat, keine Grenze.
    .title = Erste Auktionsleitung
    .ruling = Wer zuletzt in einer Bank war, kann ein Server nicht wissen: Er lost, wenn der Tisch es nicht sagt.

QE-5 = Leitest du die Auktion, wird das nächste Unternehmen aufgedeckt, und du gibst das erste Gebot ab, für alle sichtbar. Es muss eine ganze Zahl ab 1 sein; null ist nicht erlaubt. Nach oben ist alles offen: Abgelehnt werden nur Zahlen, die für den Tisch zu lang sind (mehr als 1000 Stellen, falls der Tisch nichts anderes festlegt).
    .title = Offenes Gebot

QE-6 = Alle außer der Auktionsleitung bieten im selben Moment und ungesehen. Du darfst jede ganze Zahl nehmen, auch 0, nur nicht genau den Betrag des offenen Gebots. Für sehr lange Zahlen gilt dieselbe Grenze wie beim offenen Gebot.
    .title = Geheime Gebote

QE-7 = Das Unternehmen geht an das höchste Gebot, ob geheim oder offen. Nur wer gewinnt, zahlt: Der gebotene Betrag kommt zu den eigenen Ausgaben hinzu.
    .title = Zuschlag und Zahlung

QE-8 = Die Auktionsleitung sieht alle Gebote; die anderen hören nur, wer gewonnen hat. Den Betrag eines siegreichen geheimen Gebots kennen also zwei: wer es abgegeben hat und die Auktionsleitung. Gewinnt die Auktionsleitung selbst, kennen ihn alle, denn es ist das offene Gebot.
    .title = Wer den Preis erfährt

QE-9 = Teilen sich mehrere geheime Gebote den ersten Platz, bieten nur diese Personen noch einmal, in den Grenzen für geheime Gebote; alle anderen Gebote bleiben, und es wird neu verglichen. Das neue Gebot darf höher, gleich oder niedriger sein. In der Ausgabe 2019-fr muss jedes neue Gebot unter dem eigenen ersten Gebot dieser Auktion liegen und darf auch dann nicht dem offenen Gebot gleichen. Alle erfahren, dass es einen Gleichstand gibt und zwischen wem, aber nicht, wie hoch er war.
    .title = Gleichstand und neue Gebote

QE-10 = Ein viertes Mal wird nicht geboten. Enden die ersten Gebote und zwei neue Durchgänge alle mit Gleichstand an der Spitze, gewinnt das höchste aktuelle Gebot, das es kein zweites Mal gibt. Ersetzte Gebote sind vergessen. Jemand gewinnt immer, denn niemand darf so viel bieten wie das offene Gebot.
    .title = Dritter Gleichstand

QE-11 = Zu viert und zu fünft werden nach dem Zuschlag alle Gebote von 0 gezeigt; es zählt dein letztes Gebot in dieser Auktion. Wer 0 geboten hat, bekommt 2 SP, aber höchstens einmal in derselben Runde. Zu dritt bleiben Nullgebote geheim und bringen nichts.
    .title = Nullgebote

QE-12 = Nach jeder Auktion geht die Leitung einen Platz nach links. Hatten alle sie einmal, ist eine Runde vorbei. Zu viert sind es 4 Runden, zu fünft 3. Zu dritt sind es 5 Runden, und danach wird noch ein letztes Unternehmen versteigert.
    .title = Runden

QE-13 = Zu dritt hat das 16. und letzte Unternehmen keine Auktionsleitung. Alle drei bieten geheim eine beliebige ganze Zahl ab 0 (die Grenze für sehr lange Zahlen gilt auch hier). Das höchste Gebot gewinnt und wird bezahlt; gibt es an der Spitze Gleichstand, geht das Unternehmen an niemanden. Den Preis sieht bis zum Spielende nur, wer gewonnen hat.
    .title = Blinde Auktion
    .ruling = Das Regelheft sagt nicht, wer diesen Preis erfährt.

QE-14 = Zu fünft darfst du im ganzen Spiel ein einziges siegreiches Gebot ansehen. Sind Zuschlag und Nullgebote abgehandelt, antworten alle, die ihren Einblick noch haben, gleichzeitig: jetzt ansehen oder aufheben; nicht gefragt werden die Auktionsleitung und wer gewonnen hat. Wer hingesehen hat, wird bekannt, sobald alle geantwortet haben, das Gesehene nicht; dann wird das nächste Unternehmen aufgedeckt. Hat die Auktionsleitung gewonnen, gibt es nichts anzusehen, und nach dem letzten Unternehmen wird niemand mehr gefragt.
    .title = Der Einblick
    .ruling = Das Regelheft sagt nicht, wann man hinsieht und in welcher Reihenfolge.

QE-15 = Deine eigenen siegreichen Gebote darfst du jederzeit ansehen. Ebenso alles, was dir das Spiel schon gezeigt hat: Gebote, die du als Auktionsleitung gesehen hast, und das Ergebnis deines Einblicks. Ein Tisch kann diese Gedächtnishilfe abschalten: Dann sind die Beträge einer Auktion nur zu sehen, bis die nächste beginnt: mit dem nächsten offenen Gebot oder, wo niemand eröffnet, mit dem Aufdecken des Plättchens der blinden Auktion. Danach wird dir, solange das Spiel läuft, keiner davon mehr gezeigt, außer deinen eigenen siegreichen Geboten. Das gilt für Seiten, Terminal, Tipps und Rückblick, und für Summen und Grenzen, die einen Betrag verraten würden. Bots merken sich alles selbst.
    .title = Was du nachlesen darfst
    .ruling = Am echten Tisch merkt man sich, was man sah; von anderen Notizen sagt das Regelheft nichts.

QE-16 = Am Ende bringt jedes deiner Unternehmen die SP, die auf dem Plättchen stehen. Dieselben Unternehmen zählen in allen anderen Kategorien noch einmal. Dein Spartenplättchen zählt hier nicht: Es hilft nur bei Monopolisierung und Diversifikation, als ein weiteres Unternehmen seiner Sparte.
    .title = Unternehmen

QE-17 = Jede Runde, in der ein Nullgebot dir Punkte gebracht hat, zählt 2 SP.
    .title = Punkte für Nullgebote

QE-18 = Unternehmen deiner eigenen Nation punkten gemeinsam. Zu dritt und zu viert bringt eines 1 SP, zwei bringen 3, drei bringen 6 und vier bringen 10. Zu fünft bringt eines 3 SP, zwei bringen 6 und drei bringen 10.
    .title = Nationalisierung

QE-19 = Mehrere Unternehmen einer Sparte punkten gemeinsam, und das geht auch in mehreren Sparten. Dein Spartenplättchen zählt als Unternehmen mit. Zu dritt und zu viert bringen zwei 3 SP, drei 6 und vier 10; zu fünft bringen zwei 6, drei 10 und vier 16. Ein fünftes derselben Sparte bringt nichts dazu.
    .title = Monopolisierung
    .ruling = Die Wertungstafel endet bei vier, und mit dem Spartenplättchen sind fünf möglich.

QE-20 = Ein Set besteht aus Unternehmen verschiedener Sparten; dein Spartenplättchen darf darin stehen, und kein Plättchen gehört zu zwei Sets. Zu dritt und zu viert bringt ein Dreierset 4 SP und ein Viererset 8; zu fünft bringen Sets aus drei, vier und fünf Sparten 8, 12 und 17. Mehrere Sets sind möglich, und die beste Aufteilung gilt. Beispiel zu fünft: Hast du vier Sparten 2-, 2-, 1- und 1-mal, schlagen zwei Dreiersets (16) ein Viererset (12).
    .title = Diversifikation

QE-21 = Alle siegreichen Gebote, die du bezahlt hast, sind zusammen deine Ausgaben. Wer die höchsten Ausgaben hat, scheidet aus; sind mehrere gleichauf, trifft es alle. Wer die niedrigsten Ausgaben hat, bekommt 6 SP, zu fünft 7; sind mehrere gleichauf, bekommen alle den vollen Bonus.
    .title = Ausgaben

QE-22 = Unter allen, die nicht ausgeschieden sind, gewinnt das höchste Endergebnis. Bei Gleichstand liegt vorn, wer weniger ausgegeben hat; sind auch die Ausgaben gleich, ist es ein gemeinsamer Sieg. Sind alle ausgeschieden, gewinnt niemand.
    .title = Sieg
    .ruling = Das Regelheft löst einen Gleichstand und schweigt zu einem zweiten und dazu, dass alle ausscheiden.

QE-30 = Die Ausgabe 2017 geht zu dritt oder zu viert und hat 16 Unternehmen in vier Sparten: Auto, Flugzeug, Bahn und Bank. Erst werden die Nationen offen verteilt, dann die Spartenplättchen geheim. Zu dritt bleiben eine Nation und ein Plättchen ungenutzt.
    .title = Aufbau der Ausgabe 2017

QE-31 = In der Ausgabe 2017 bilden die Unternehmen 4 Stapel zu je 4, und in jedem Stapel kommen alle vier Sparten vor. Jede Runde verbraucht einen Stapel; das ergibt 4 Runden mit je 4 Auktionen.
    .title = Stapel (2017)

QE-32 = In der Ausgabe 2017 wandert die Auktionsleitung innerhalb einer Runde von Auktion zu Auktion im Uhrzeigersinn. Eine neue Runde eröffnet, wer im Uhrzeigersinn neben der Person sitzt, die die vorige Runde eröffnet hat.
    .title = Wer verkauft (2017)

QE-33 = In der Ausgabe 2017 werden Gebote, die am Ende 0 sind, gezeigt und bringen sofort 2 SP, pro Person einmal in jeder Runde. Das gilt auch zu dritt.
    .title = Nullgebote (2017)

QE-34 = In der Ausgabe 2017 zählt beim dritten Gleichstand in Folge die ganze Auktion. Es gewinnt das höchste aktuelle Gebot, dessen Betrag von den ersten bis zu den letzten Geboten nur ein einziges Mal vorkam. Ein ersetztes Gebot kann nicht gewinnen, verdirbt seinen Betrag aber für die anderen.
    .title = Dritter Gleichstand (2017)

QE-35 = Die Ausgabe 2017 wertet Unternehmen, Nullgebote, Nationalisierung, Monopolisierung und Ausgaben wie ein Spiel von 2019 zu viert, auch zu dritt. Ein bis vier Unternehmen deiner Nation bringen also 1, 3, 6 oder 10 SP; zwei bis vier einer Sparte bringen 3, 6 oder 10 und ein fünftes nichts; die niedrigsten Ausgaben bringen 6. Nur die Diversifikation ist anders: Sie zählt einmal und ohne dein Spartenplättchen, 6 SP für drei Sparten und 10 für vier. Bei Gleichstand gewinnen die niedrigeren Ausgaben; sind auch sie gleich, wird der Sieg geteilt.
    .title = Wertung (2017)
    .ruling = Das fünfte Unternehmen und der gemeinsame Sieg sind auch hier unsere Auslegung, wie in QE-19 und QE-22.

QE-36 = In der Ausgabe 2017 fällt, wer am meisten ausgegeben hat, auf 0 SP und auf den letzten Platz; bei gleichen Ausgaben trifft es alle Beteiligten. Trifft es alle am Tisch, haben alle verloren.
    .title = Höchste Ausgaben (2017)

QE-37 = Zu dritt gibt jeder der 4 Stapel ein Plättchen ab; drei davon bilden einen fünften Stapel, eines liegt beiseite. Nach 5 Runden mit je 3 Auktionen wird dieses Plättchen in einer sechsten Runde ohne Auktionsleitung versteigert: Alle bieten geheim eine ganze Zahl ab 0 (die Grenze für sehr lange Zahlen gilt auch hier). Bei Gleichstand an der Spitze wird neu geboten, und alle erfahren, zwischen wem; nach dem dritten Gleichstand gewinnt das höchste aktuelle Gebot, dessen Betrag in dieser Auktion nur einmal vorkam, und gibt es keines, gewinnt niemand. Eine einzelne 0 kann gewinnen und kostet dann nichts, und Gebote, die am Ende 0 sind, bringen auch hier 2 SP. Den Preis kennt nur, wer gewonnen hat.
    .title = Zu dritt (2017)
    .ruling = Das Regelheft sagt nicht, was ein Gleichstand in dieser Auktion bewirkt und wer den Preis erfährt.

### €uro Crisis: the rules, in our own words

EC-1 = Jede Bank beginnt mit 4 Kreditmarkern, 4 Gold, 3 Waffen und einem Einkommen von −4. Sie hat ihre Aktionskarten: hier 8, nämlich 1 Frankfurt, 2 London, 2 Moskau, 1 Brüssel und 2 Rom (die Aufteilung ist rekonstruiert). Der Tisch bestimmt die Startbank, sonst das Los; sie bekommt 11 Mio. €, die anderen im Uhrzeigersinn 12, 13 und 14 Mio. €. Der Tisch kann auch die Reihenfolge der Staaten wählen und zu dritt, welche drei mitspielen; sonst wird gelost.
    .title = Startausstattung

EC-2 = Für jedes der drei Jahre liegt von Anfang an ein Plättchen jeder Art offen aus: Volkszorn, Wirtschaft und Schwarzmarkt. Volkszorn und Wirtschaft haben je Staat ein Plättchen; ein Wirtschaftsplättchen zeigt 2 oder 3. Die Schwarzmarktplättchen, die wir kennen, senken Gold und Waffen um 2 und 2, 3 und 1 sowie 1 und 3 Felder; enthält die Schachtel mehr, werden drei gezogen. Zu dritt fällt ein Staat weg, mitsamt seinen Plättchen: durch das Los, wenn der Tisch nicht wählt.
    .title = Ereignisplättchen
    .ruling = Das Regelheft zeigt drei Schwarzmarktplättchen, die des Schnellstarts, spricht aber von Auswahl.

EC-3 = In jedem Staat beginnen Schuldenmarker und Zufriedenheitsmarker auf ihren markierten Feldern; das unterste Feld der Zufriedenheit, 0, ist die Faust. Zwei verschiedene Parteien bilden die Regierung. Sie werden als Karte von einem Stapel gezogen: Keine zwei Staaten bekommen dieselbe. Die eine Partei hat den großen Marker, 4 Schritte vom innersten Feld entfernt, die andere den kleinen, 2 Schritte entfernt. Die Zahl der Schritte ist rekonstruiert.
    .title = Die Staaten

EC-4 = Das Einkommen geht von −20 bis 40. Eine Scheibe, die auf ein besetztes Feld kommt, liegt obenauf, und auf einem Feld gilt die obere als das höhere Einkommen; zu Beginn liegt die Startbank oben, darunter die anderen im Uhrzeigersinn. Eine Änderung um 0 lässt die Scheibe liegen. Wer über 40 steigen würde, kommt auf 40 obenauf. Wer unter −20 fällt, scheidet sofort aus.
    .title = Einkommensleiste
    .ruling = Das Regelheft sagt nicht, was eine Änderung um 0 bewirkt.

EC-5 = Zu dritt zeigt ein Pfeil, in welcher Richtung gespielt wird. Anfangs zeigt er von der Startbank zur Nachbarbank im Uhrzeigersinn.
    .title = Richtung zu dritt

EC-6 = Von der Startbank aus im Uhrzeigersinn setzt jede Bank einen Kreditmarker in einen Staat, der noch keinen hat: auf die 4 der ersten Spalte, für 4 mehr Einkommen. Danach setzt in umgekehrter Folge jede einen zweiten in einen Staat mit genau einem Marker: auf die 5 der zweiten Spalte, für 5 mehr. Beide dürfen im selben Staat liegen. Am Ende sind alle Einkommen 5, mit der Startbank obenauf und den anderen im Uhrzeigersinn darunter.
    .title = Die ersten Kredite

EC-7 = Nach den ersten Krediten privatisiert jeder Staat sein erstes Staatseigentum, ein Staat nach dem anderen, in der Reihenfolge, die die Staaten an diesem Tisch haben.
    .title = Erste Privatisierungen

EC-8 = Zu viert gibt es einen festen Start anstelle ausgeloster Ereignisse und Regierungen, erster Kredite und erster Privatisierungen; von der Startbank aus im Uhrzeigersinn heißen die Banken Rot, Blau, Weiß und Grün. Jahr für Jahr trifft der Volkszorn Frankreich, Griechenland, Irland; die Wirtschaft trifft Irland, Spanien, Frankreich; der Schwarzmarkt senkt Gold und Waffen um 2 und 2, 3 und 1, 1 und 3. Regierungen, großer Marker zuerst: Spanien Konservative und Sozialisten, Frankreich Sozialisten und Kommunisten, Irland Liberale und Konservative, Griechenland Kommunisten und Konservative. Kredite in Spalte 1 und 2: Spanien Rot und Blau, Frankreich Blau und Rot, Irland Weiß und Grün, Griechenland Grün und Weiß. Rot besitzt das erste Staatseigentum Spaniens und hat dafür 2 Gold gezahlt, Blau das Frankreichs für 1, Weiß die von Irland und Griechenland für zusammen 4; Grün hat nichts gezahlt. Das Regelheft zeigt diese Stellung im Bild: Ihre Kredite und die meisten ersten Eigentümer sind rekonstruiert. Auch zu dritt gibt es einen Schnellstart, aber nicht im Regelheft, also auch nicht hier.
    .title = Schnellstart

EC-10 = Zu Beginn eines Jahres wählen die Banken, vom höchsten Einkommen abwärts, je ein freies Quartal, das sie eröffnen werden. Bei 3 Banken bekommt das höchste Einkommen auch das übrige Quartal, ohne gefragt zu werden. Das gilt auch, wenn von 4 noch 3 übrig sind. Sind nur noch 2 Banken da, wählen sie abwechselnd, das höhere Einkommen zuerst, bis beide zwei Quartale haben.
    .title = Quartale wählen
    .ruling = Das Regelheft sagt es für 3 Banken, aber nicht für 2.

EC-11 = Alle Banken wählen gleichzeitig eine Aktionskarte und halten sie verdeckt. Dann zeigt, beginnend mit der eröffnenden Bank, eine nach der anderen ihre Karte und handelt; vorher sieht sie niemand. Ist die eröffnende Bank ausgeschieden, beginnt die nächste in der Reihenfolge. Eine Bank im Spiel antwortet auch dann selbst, wenn es nur eine Antwort gibt: mit 0 Gold oder 0 Waffen, beim letzten freien Quartal oder bei einer Aktion, die sie nur auslassen kann.
    .title = Ein Quartal
    .ruling = Auch bei nur einer möglichen Antwort zu fragen verrät nichts und hält den Takt.

EC-12 = Eine gespielte Karte kannst du im selben Jahr nicht noch einmal wählen; gibt es sie zweimal, bleibt dir die andere. Du darfst die Aktion deiner Karte auslassen, aber nur ganz: Halb ausführen geht nicht.
    .title = Gespielte Karten

EC-13 = An einem Tisch zu viert geht es immer im Uhrzeigersinn, auch wenn eine Bank ausgeschieden ist. An einem Tisch, der zu dritt begonnen hat, entscheidet der Pfeil. Zu jedem neuen Jahr wird er so gedreht, dass er vom höchsten zum zweithöchsten Einkommen führt.
    .title = Spielreihenfolge

EC-14 = Nach dem ersten Quartal kommt der Volkszorn: Im genannten Staat fällt die Zufriedenheit um 3, in den übrigen um 1. Nach dem zweiten kommt die Wirtschaft: Im genannten Staat wachsen die Schulden um die 2 oder 3 des Plättchens, in den übrigen um 1. Nach dem dritten kommt der Schwarzmarkt: Gold und Waffen werden um die angegebene Zahl von Feldern billiger.
    .title = Ereignisse

EC-15 = Nach dem vierten Quartal bekommen Banken mit positivem Einkommen diesen Betrag in Millionen, Banken mit negativem Einkommen zahlen ihn. Was du nicht zahlen kannst, wird stattdessen vom Einkommen abgezogen. Gezahlt wird vom niedrigsten Einkommen aufwärts, in der Reihenfolge vor der ersten Zahlung; bei Reformen, die Geld kosten, genauso. Dann wachsen die Schulden jedes Staates um seine Jahreszahl, und zuletzt kehren alle Regierungsmarker auf ihre Startfelder zurück, bei denselben Parteien.
    .title = Einkommen und Schulden
    .ruling = Das Regelheft sagt nicht, in welcher Reihenfolge gezahlt wird.

EC-16 = Ein Jahr schließt immer in dieser Folge: Einkommen, Jahresschulden, mögliche Krisen, Regierungsmarker, Karten; alle gespielten Karten kehren zu ihren Banken zurück. Das Spiel endet mit dem dritten Jahr. Es endet früher mit einem Jahr, in dem irgendeine Bank 33 PP oder mehr erreicht hat; das wird nach jedem Verkauf geprüft. Gehen die Punkte im selben Jahr wieder verloren oder scheidet die Bank aus, ändert das nichts.
    .title = Jahresende

EC-20 = Du nimmst beliebig viele neue eigene Kreditmarker, mindestens einen. Jeder kostet 2 Einkommen. Du darfst sogar so viele nehmen, dass dein Einkommen unter −20 fällt, aber dann scheidest du aus.
    .title = Frankfurt

EC-21 = Du setzt einen oder mehrere deiner Kreditmarker in einen einzigen Staat; dein Einkommen wächst um die Zahlen darunter, und dann privatisiert dieser Staat. Die Spalten füllen sich von links: Ein Marker kommt in die erste Spalte ganz ohne Kreditmarker, und sie muss links vom Schuldenmarker liegen. Er kommt in die Zeile des Schuldenmarkers; steht dort keine Zahl, in die nächstgelegene Zeile derselben Spalte mit einer Zahl, bei zwei gleich nahen in die obere. Einem Staat ohne freie Spalte kannst du nichts leihen, und nie mehr Marker, als er freie Spalten hat.
    .title = London
    .ruling = Das Regelheft sagt nicht, welche von zwei gleich nahen Zeilen.

EC-22 = Du kaufst zu den aktuellen Preisen ein: 0 bis 5 Gold und 0 bis 5 Waffen, aber insgesamt mindestens ein Stück. Du musst alles bezahlen können. Danach steigt Gold um 1 Feld, wenn du Gold gekauft hast, und Waffen um 1 Feld, wenn du Waffen gekauft hast.
    .title = Moskau

EC-23 = Du bildest in einem Staat die Regierung neu: den großen Marker auf das äußerste Feld einer Partei, den kleinen auf den Punkt einer anderen. Die Partei, die den großen Marker hatte, muss dabeibleiben, mit welchem Marker auch immer. Danach fällt dort die Zufriedenheit um 1. Es ist erlaubt, beide Parteien zu lassen und nur die Marker zurückzusetzen.
    .title = Brüssel

EC-24 = Du führst bis zu 4 Reformen durch, eine nach der anderen, in beliebigen Staaten. Jede kostet 1 Mio. €, die du in diesem Moment haben musst; Geld, das dir eben erst eine Reform gebracht hat, zählt. Für eine Reform wählst du einen Regierungsmarker, der nicht auf seinem innersten Feld liegt, schiebst ihn einen Schritt nach innen und sagst, ob sie echt ist und wirkt oder sinnlos ist und nichts tut. Vor der ersten Reform darfst du Rom auslassen, nach jeder darfst du aufhören; nach der vierten, oder wenn du ausscheidest, ist von selbst Schluss.
    .title = Rom

EC-25 = Echte Reformen wirken je nach Partei. Auf dem Blatt eines Staates ziehen Schulden und Zufriedenheit in die Richtung, in die der Regierungsmarker zieht. Konservative senken Schulden und Zufriedenheit um je 1, Sozialisten heben beide um je 1. Liberale schieben den Schuldenmarker eine Zinszeile nach unten und geben jeder Bank 1 Mio. € für jedes Staatseigentum, das ihr in diesem Staat gehört. Kommunisten schieben ihn eine Zeile nach oben und nehmen 1 Mio. € für jedes Staatseigentum dort; was eine Bank nicht zahlen kann, wird vom Einkommen abgezogen.
    .title = Was Reformen bewirken

EC-26 = Ein Marker kann nicht über das Ende seiner Leiste hinaus. Er zieht, so weit Platz ist, und der Rest verfällt. Die Aktion oder das Ereignis findet trotzdem statt.
    .title = Enden der Leisten

EC-27 = Mehr Schulden schieben den Marker nach rechts; am letzten Feld seiner Zeile steigt er stattdessen eine Zeile auf. Weniger Schulden schieben ihn nach links, aber nie in eine Spalte mit einem Kreditmarker. Ändert sich der Zins, rückt er in seiner Spalte eine Zeile hinauf oder hinunter; ist dort kein Feld, verfällt der Zug. Auf dem €-Feld bleibt er bei Zügen nach rechts und oben liegen.
    .title = Züge des Schuldenmarkers

EC-28 = Solange eine Aktion noch läuft, kann der Schuldenmarker das €-Feld wieder verlassen. Züge nach links und nach unten gelten dort wie überall.
    .title = Weg vom €-Feld

EC-30 = Der Staat bietet das billigste Staatseigentum an, das er noch hat; hat er keins mehr, wird nichts verkauft. Alle Banken bieten gleichzeitig und geheim Gold, von 0 bis zu allem, was sie haben. Das höchste Gebot bekommt das Staatseigentum, auch mit 0, und nur diese Bank zahlt.
    .title = Privatisierung

EC-31 = Sind die höchsten Gebote gleich, gewinnt die Bank mit mehr Kreditmarkern in diesem Staat. Ist auch das gleich, gewinnt die, deren Marker am weitesten rechts liegt. Hat keine von ihnen dort einen Marker, gewinnt das höhere Einkommen. Nach dem Verkauf sehen alle sämtliche Gebote.
    .title = Gleiche Goldgebote

EC-32 = Deine Privatisierungspunkte (PP) sind die Werte deines gesamten Staatseigentums zusammengezählt.
    .title = Privatisierungspunkte

EC-33 = Krisen werden geprüft, wenn eine Aktion oder ein Ereignis zu Ende ist: Zufriedenheit auf der Faust bedeutet einen Aufstand, ein Schuldenmarker auf dem €-Feld einen Schuldenschnitt. Eine einzelne Krise tritt ein, ohne dass jemand gefragt wird. Bei mehreren sagt die handelnde Bank jeweils, welche als Nächste kommt, eine nach der anderen, bis nur die letzte bleibt; nach einem Ereignis sagt es die Bank mit dem höchsten Einkommen. Wer entscheidet, steht fest, sobald die Krisen entstehen; scheidet diese Bank aus, übernimmt die mit dem höchsten Einkommen.
    .title = Reihenfolge der Krisen

EC-34 = Das Volk beginnt mit den Waffen, die auf der Faust stehen. Vom niedrigsten Einkommen aufwärts legt jede Bank offen beliebig viele ihrer Waffen dazu, nur auf einer Seite, Volk oder Regierung; gefragt wird auch, wenn dort kein Staatseigentum verkauft ist. Für je volle 3 Waffen Vorsprung des Volkes holt sich der Staat sein oberstes verkauftes Staatseigentum zurück: Die Bank verliert es samt PP, und es kann erneut verkauft werden. In jedem Fall kehrt die Zufriedenheit auf ihr Startfeld zurück, und alle eingesetzten Waffen sind weg.
    .title = Aufstand

EC-35 = Vom niedrigsten Einkommen aufwärts nimmt jede Bank alle ihre Kreditmarker aus dem Staat und verliert so viel Einkommen, wie die Zahlen darunter ausmachen. Dann kehrt der Schuldenmarker auf sein Startfeld zurück, und alle Spalten sind wieder nutzbar.
    .title = Schuldenschnitt

EC-40 = Eine Bank, deren Einkommen unter −20 fällt, scheidet aus: keine Züge, keine Gebote, keine Waffen, keine Zahlungen in beide Richtungen; eine noch nicht gezeigte Karte bleibt verdeckt und wird übergangen. Ihr Staatseigentum und ihre Kreditmarker bleiben, bis ein Aufstand oder Schuldenschnitt sie entfernt, und ein Schuldenschnitt trifft sie nicht mehr. Alle ausgeschiedenen Banken teilen den letzten Platz. Ist nur noch eine Bank übrig, endet das Spiel im selben Augenblick, auch mitten in einem Schuldenschnitt, einer Zahlung oder in Rom, und diese Bank gewinnt.
    .title = Ausgeschieden
    .ruling = Das Regelheft nimmt eine solche Bank aus dem Spiel und sagt nicht mehr dazu.

EC-41 = Zähl dein Gold, deine Waffen und dein Einkommen zusammen und nimm die Hälfte, aufgerundet, auch bei negativer Summe. Dazu kommen deine PP: Das ist dein Ergebnis, und das höchste gewinnt. Bei gleichem Ergebnis liegt das höhere Einkommen vorn. Geld zählt nichts.
    .title = Schlusswertung

### Where the values of a box come from, and boards of one's own

facts-title = Was gedruckt ist und was nicht
facts-lead = Regelhefte zeigen manches nur im Bild, und nicht jedes Teil ist veröffentlicht. Hier steht jeder Wert, nach dem wir spielen, und woher wir ihn kennen.
source-printed = gedruckt
source-inferred = erschlossen
source-reconstructed = rekonstruiert
source-own = aus deiner Schachtel
source-printed-help = gedruckt: im Regelheft oder auf den veröffentlichten Teilen.
source-inferred-help = erschlossen: folgt aus dem, was gedruckt ist.
source-reconstructed-help = rekonstruiert: uns nicht bekannt; passt zu allem, was gedruckt ist.
source-own-help = deiner: weicht von unserem Spielplan ab.
source-printed-count = { $number } gedruckt
source-inferred-count = { $number } erschlossen
source-reconstructed-count = { $number } rekonstruiert
source-own-count = { $number } von dir

editor-link = Den Spielplan ansehen und berichtigen
editor-title = Ein eigener Spielplan: { $game }
editor-lead = Hast du die Schachtel? Vieles an unserem Spielplan ist rekonstruiert. Trag ein, was auf deinem steht, und spiel damit.
editor-fields = Zeilen mit Feldern werden von links nach rechts eingetippt: je Feld eine Zahl, · für ein Feld ohne Zahl, € für das €-Feld. Was leer bleibt, fällt weg: eine Zeile oder ein Staatseigentum.
editor-faults = { $number ->
    [one] Ein Wert passt nicht. Er ist unten markiert.
   *[other] { $number } Werte passen nicht. Sie sind unten markiert.
  }
editor-checked = Alle Werte passen zusammen.
editor-kept = Der Spielplan ist in diesem Browser aufgehoben. Du kannst ihn wählen, wenn du einen Tisch eröffnest.
editor-forgotten = Dieser Browser hebt keinen Spielplan mehr auf.
editor-share = Ein Link zu diesem Spielplan
editor-preview = So sieht es am Tisch aus
editor-share-help = Wer ihn öffnet, sieht diesen Spielplan und kann damit spielen. Alles steht im Link: Hier wird nichts gespeichert.
editor-file = Eine Spielplan-Datei
editor-load = Die Datei zeigen
editor-forget = Den aufgehobenen Spielplan vergessen
editor-usual = Unseren Spielplan zeigen
editor-check = Prüfen
editor-keep = In diesem Browser aufheben
editor-share-do = Einen Link machen
editor-download = Die Datei herunterladen
editor-table = Einen Tisch damit eröffnen
new-board-usual = der übliche, oder die Datei darunter
new-board-kept = meiner, in diesem Browser aufgehoben
new-board-given = der, den ich gerade angesehen habe
refused-packed = Der Link oder das, was dieser Browser aufgehoben hat, ist unvollständig; nimm stattdessen die Spielplan-Datei
refused-too-long = Dieser Spielplan ist zu groß für einen Link oder zum Aufheben im Browser; lade stattdessen seine Datei herunter

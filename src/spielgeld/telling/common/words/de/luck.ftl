### Glück, das sich nachprüfen lässt

## Was herauskam

luck-kept = Niemand, auch dieser Server nicht, konnte diese Karten aussuchen, nachdem du Platz genommen hattest.
luck-kept-alone = Der Server hat diese Karten festgelegt, bevor jemand Platz nahm, und konnte sie danach nicht mehr ändern. Kein Platz hat eine eigene Zahl beigetragen; davor könnten sie also ausgesucht worden sein.
luck-kept-silent = Diese Karten folgen aus dem, was versprochen war. Aber eine versprochene Zahl wurde nie genannt ({ $names }): Zusammen mit dem Server wäre eine Wahl aus { $deals } Auslosungen möglich gewesen.
luck-none = Über diese Karten wurde nichts versprochen.
luck-broken = Das Versprechen über diese Karten ist gebrochen, oder das Protokoll wurde verändert.

luck-fault-seal = Etwas im Protokoll wurde geändert, nachdem es geschrieben war.
luck-fault-form = Was das Protokoll über sein Glück sagt, ist unlesbar.
luck-fault-missing = Das Protokoll sagt nichts von einem Versprechen.
luck-fault-commitment = Die Zahl des Servers ist nicht die versprochene.
luck-fault-other-promise = Im Protokoll steht ein anderes Versprechen als das, das du notiert hast.
luck-fault-chair = Die Zahl von { $name } ist nicht die versprochene.
luck-fault-deal = Die Karten folgen nicht aus den Zahlen.

## Wer mitgemacht hat

luck-gave = Eine eigene Zahl: { $names }
luck-silent = Erst versprochen, dann geschwiegen: { $names }
luck-absent = Ohne Zahl: { $names }
luck-nobody = niemand
luck-promise = Vor dem Spiel versprochen: { $commitment }
luck-bad-promise = Das Versprechen ist ein Text aus 64 Ziffern von 0 bis f.

## Am Tisch

luck-room = Die Karten kann niemand zinken: Jeder Browser hier mischt von selbst mit.
luck-drawing = Es wird ausgelost; es fehlt noch: { $names }.
luck-more = Wie das geht
luck-more-help = Bevor sich jemand setzt, legt der Server eine Zahl fest und zeigt nur ihren Fingerabdruck; jeder Browser gibt eine eigene dazu. Nach dem Spiel liegen alle Zahlen offen, und alle können nachmischen. Notier dir diesen Fingerabdruck, wenn du ganz sichergehen willst:
luck-check = Wurde ehrlich gemischt?
luck-title = Wurde ehrlich gemischt?
luck-yourself = Um es ohne diesen Server nachzuprüfen, lade das Protokoll herunter und rufe dies auf:

### Hints, and a game looked back at

## Hints

advice-ask = Tipp
advice-title = Tipp
advice-private = Das siehst nur du.
advice-would = Mit deinem Wissen würde sich der Profi-Bot so entscheiden:
advice-then = { $first }; danach: { $then }
advice-one-choice = Hier kannst du nur eines tun.
advice-close = Tipp schließen
advice-worth = { $percent } %
advice-worse = Schlechter:
advice-as-good = Alle etwa gleich gut, soweit sich das sagen lässt:
advice-wins = gewinnt zu etwa { $percent } %
advice-worth-help = Die Zahlen schätzen, wie oft du damit gewinnst.
advice-only = Es gibt nichts, womit es zu vergleichen wäre.
advice-filled = Eingetragen, noch nicht abgeschickt:
advice-send = Abschicken
advice-drop = Etwas anderes
advice-allowed = An diesem Tisch sind Tipps erlaubt.
advice-forbidden = Dieser Tisch spielt ohne Tipps.
advice-step = Schritt { $step }
advice-type = Tippe: { $typed }
new-hints = Tipps sind erlaubt
play-hint-words = tipp hinweis
problem-no-hints = Dieser Tisch spielt ohne Tipps.
problem-no-hint = Kein Tipp kam rechtzeitig zustande. Versuch es noch einmal.
problem-hints-busy = Gerade wollen viele einen Tipp. Versuch es gleich noch einmal.
problem-analyses-busy = Gerade werden viele Spiele analysiert. Versuch es später noch einmal.

## After the game

analysis-link = Spiel analysieren
analysis-title = Analyse
analysis-lead = Jede Entscheidung mit dem, was damals bekannt war, und was der Profi-Bot damit getan hätte. Die Zahlen schätzen die Aussicht auf den Sieg; was sich nicht unterscheiden lässt, gilt als gleich gut. Jede Entscheidung wird für sich gewogen: Vergleiche die beiden Zahlen einer Zeile eher als eine Zeile mit der nächsten.
analysis-chair = Platz
analysis-show = Zeigen
analysis-order = Reihenfolge
analysis-order-time = wie gespielt
analysis-order-lost = größte Unterschiede zuerst
analysis-progress = Abgewogene Entscheidungen: { $done } von { $all }.
analysis-queued = Diese Analyse wartet auf { $number ->
    [one] eine andere.
   *[other] { $number } andere.
  }
analysis-empty = Auf diesem Platz gab es nichts zu entscheiden.
analysis-reload = Neu laden
analysis-back = Zurück zum Tisch
analysis-moment = Wann
analysis-decided = Entschieden
analysis-quant = Der Profi-Bot
analysis-agrees = dasselbe
analysis-nothing-lost = Keine Entscheidung war hier um mehr als den Zufall schlechter als die des Profi-Bots.
analysis-decisive-line = { $decided } statt { $advised }: { $percent } % weniger Aussicht auf den Sieg.
analysis-decisive = { $number ->
    [one] Der Moment, der am meisten entschied
   *[other] Die { $number } Momente, die am meisten entschieden
  }
analysis-worth = Aussicht auf den Sieg
analysis-as-good = etwa gleich gut: { $advised }
analysis-same = läuft auf dasselbe hinaus
analysis-lost = Unterschied
analysis-swing = groß
analysis-total = { $agreed } von { $all } wie der Profi-Bot; { $swings ->
    [0] kein großer Unterschied.
    [one] ein großer Unterschied.
   *[other] { $swings } große Unterschiede.
  }
analysis-knew = Was bekannt war
analysis-why = Warum
analysis-slow = ließ sich nicht rechtzeitig abwägen
analysis-broken = ließ sich nicht abwägen: ein Fehler von uns

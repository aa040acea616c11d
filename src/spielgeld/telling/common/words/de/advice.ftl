### Hints, and a game looked back at

## Hints

advice-ask = Tipp
advice-title = Tipp
advice-private = Das siehst nur du.
advice-would = Mit deinem Wissen würde sich der Profi-Bot so entscheiden:
advice-then = { $first }; danach: { $then }
advice-one-choice = Hier kannst du nur eines tun.
advice-close = Tipp schließen
advice-others = Die nächstbesten
advice-worth = { $percent } %
advice-worth-help = Die Zahlen: der Anteil der anderen, vor denen du am Ende wohl stehst.
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
analysis-lead = Jede Entscheidung mit dem, was damals bekannt war, und was der Profi-Bot damit getan hätte. Ein Wert von 60 % heißt: Man durfte hoffen, am Ende vor 60 % der anderen zu stehen. Was nur zufällig besser ist, zählt nicht. Jede Entscheidung wird für sich gewogen: Vergleiche die beiden Werte einer Zeile eher als eine Zeile mit der nächsten.
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
analysis-worth = Wert
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

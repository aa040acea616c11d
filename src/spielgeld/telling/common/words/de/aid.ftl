### The player aid, and what just happened

aid-title = Spielhilfe
aid-goal-title = Ziel:
aid-turn = Der Reihe nach
aid-now = Jetzt
aid-terms = Was die Wörter bedeuten
aid-legend = Zeichen auf der Karte
aid-drawn = Hier zu sehen:
compare-title = Alle im Vergleich
moments-title = Was geschehen ist
moments-read = { $number ->
    [one] Gesehen
   *[other] Alles gesehen
  }
happened-title = Seit deiner letzten Entscheidung
happened-number = { $number ->
    [one] 1 Ereignis
   *[other] { $number } Ereignisse
  }
happened-all = Alle
happened-you = Nur du weißt
pace-title = Zeig, was geschieht,
pace-fast = sofort
pace-slow = langsam
pace-step = Schritt für Schritt
pace-next = Weiter

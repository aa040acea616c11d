### Plutocracy auf einer Seite

## Jetzt

now-turn-title = Zeit { $time }, { $place }
now-turn-order = In dieser Reihenfolge; was du auslässt, ist für diesen Zug vorbei.
now-start-title = Wo beginnst du?
now-start-ask = Dein Raumschiff beginnt auf diesem Planeten. Wer zuletzt wählt, ist zuerst am Zug.
now-auction-title = Biete Zeit für eine Startposition
now-auction-ask = Wer die erste Position hat, wählt zuerst einen Planeten und zieht zuletzt. Um dein Gebot endet das Spiel für dich früher.
now-others-turn = { $name } ist am Zug, Zeit { $time }
now-others-start = { $name } wählt einen Startplaneten
now-others-auction = { $name } bietet um eine Startposition
now-you-win = Du gewinnst
now-they-win = { $count ->
    [0] Alle sind ausgeschieden. Niemand gewinnt
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
in-space = im leeren Raum

act-sell = { $resource } verkaufen, je { $price } S€
act-sell-after = Danach ist der Nachfragepreis { $price }.
act-buy = { $resource } kaufen, je { $price } S€
act-buy-after = Danach ist der Angebotspreis { $price }.
act-seats = Sitze im Parlament kaufen, der nächste für { $price } S€
act-seats-after = Die Mehrheit entsendet bei der nächsten Wahl Ratsmitglieder.
act-rescue = { $left ->
    [one] Das letzte Alien retten
   *[other] Eines von { $left } Aliens retten
  }
act-rescue-press = Retten
act-rescue-after = Einmal pro Spiel. Die Scientist-Society wird beeindruckt sein.
act-join = Einer Society beitreten
act-join-after = Es kostet nichts. Du darfst mehreren beitreten.
councillors = { $number ->
    [one] { $number } Ratsmitglied
   *[other] { $number } Ratsmitglieder
  }

act-fly = Fliegen und den Zug beenden
act-fly-all = { $number ->
    [one] Das einzige erreichbare Feld
   *[other] Alle { $number } erreichbaren Felder, die nächsten zuerst
  }
trip-short = Zeit { $arrival } (+{ $time })
trip-press = Fliegen, { $time }
trip-there = Nächster Zug bei { $arrival }, { $rotations ->
    [0] davor keine Rotation
    [one] nach einer Rotation
   *[other] nach { $rotations } Rotationen
  }{ $wait ->
    [0] {""}
   *[other] , davon { $wait } gewartet
  }: { $on }.
trip-empty = Nächster Zug bei { $arrival }, { $rotations ->
    [0] davor keine Rotation
    [one] nach einer Rotation
   *[other] nach { $rotations } Rotationen
  }: im leeren Raum, nicht { $on }.
trip-falls = Der Asteroid stürzt vor deinem nächsten Zug bei { $arrival } in die Sonne. Du würdest ausscheiden.
trip-load = ×{ $units } an Bord
trip-seat = Sitz { $price }
trip-again = du bist gleich wieder dran
trip-own-end = Dein THE END: Zeit { $time }, noch { $left }
trip-end = THE END: Zeit { $time }, noch { $left }
two-flights = Zwei Flüge planen
two-flights-help = Zuerst zum Himmelskörper links; in jeder Spalte steht, wann du beim nächsten sein könntest.
now-penalty = Läuft deine Zeit ab, rückt dein THE END von { $end } zurück auf { $after }, und die Uhr beginnt von vorn.
trip-rotations = { $number ->
    [one] eine Rotation davor
   *[other] { $number } Rotationen davor
  }
trip-prices = { $number ->
    [one] davor eine Preisanpassung
   *[other] davor { $number } Preisanpassungen
  }
trip-elections = { $number ->
    [one] eine Wahl davor
   *[other] { $number } Wahlen davor
  }
fly-to = Auf ein anderes Feld fliegen oder dort warten
fly-option = { $space } (ab { $time })
fly-time = Zeit für den Flug; leer heißt so kurz wie möglich
fly-press = Fliegen
no-flight = Kein Flug endet rechtzeitig. Tu hier, was geht, dann passe.
now-retire = Passen
now-retire-note = Für immer. Deine Sitze zählen bei Wahlen weiter.
now-confirm-fly = Trotzdem dorthin fliegen
now-confirm-retire = Für immer passen? Du könntest noch fliegen.
now-confirm-no = Etwas anderes
not-understood-turn = Das ist keine Aktion und kein Flug. Wähle, was angeboten wird.
not-understood-start = Wähle einen der fünf Planeten.
not-understood-auction = Gib eine ganze Zahl als Gebot ein.

auction-position = Startposition { $number }
auction-bid = { $name }, { $bid }
auction-press = Bieten
auction-free = frei

## Das Spielbrett

board-zoom = Karte vergrößern
board-parliament = Parlament
trade-title = Hier kaufen, dort verkaufen
trade-bought = kaufen
trade-sold = verkaufen
trade-profit = bringt je
board-ahead = Bei einer Wahl jetzt:
fact-ship = Raumschiff von { $name }: { $place }
hold-empty = leer
seats-most = die meisten Sitze

## Deines, und das der anderen

mine-money = Geld
mine-spectator-title = Du schaust zu
mine-spectator = Hier ist alles offen. Geheim sind nur die Absichten.
membership-joined = Mitglied
membership-full = voll
membership-open = offen für dich
player-state-turn = ist am Zug
player-state-start = wählt einen Planeten
player-state-auction = bietet
player-state-retired = hat gepasst
player-state-out = ausgeschieden

## Das Ende

sheet-winner = gewinnt
sheet-elections = Aus Wahlen
sheet-money = Geld, wertlos
chart-councillors = Ratsmitglieder im Lauf der Zeit
chart-councillors-desc = Die Ratsmitglieder aller Konzerne im Verlauf der Zeitleiste.
chart-money = Geld im Lauf der Zeit
chart-money-desc = Das Geld aller Konzerne im Verlauf der Zeitleiste.

## Optionen und Regeln

label-setup = Aufbau
label-setup-standard = Standard, für ein erstes Spiel (Startpositionen rekonstruiert: Das Bild fehlt im Text)
label-setup-random = zufällig, du wählst deinen Startplaneten
label-auction = Startauktion
label-pressure = Zeitdruck
label-gap = Gleichstand mit persönlichem THE END
label-gap-smaller = der kleinere Abstand liegt vorn
label-gap-larger = der größere Abstand liegt vorn
label-turn_seconds = Sekunden pro Zug bei Zeitdruck
rules-board = Das Spielbrett
rules-time = Zeit und Ereignisse
rules-turn = Ein Zug
rules-end = Das Ende
rules-set-up = Aufbau und Varianten
rules-out = Ausscheiden
chair-0 = Imperial
chair-1 = Galactica
chair-2 = Cosmos
chair-3 = Horizon

## Augenblicke, die alle sehen

shown-rotation = Rotation { $number }, bei Zeit { $time }
shown-rotation-all = Alle Planeten und die Erde rücken auf ihrer Bahn ein Feld weiter, samt den Raumschiffen darauf.
shown-asteroid = { $left ->
    [one] Bei der nächsten Rotation fällt der Asteroid in die Sonne, mit allen, die darauf sind.
   *[other] Der Asteroid kommt näher: In { $left } Rotationen fällt er in die Sonne.
  }
shown-next = Die nächste ist bei Zeit { $time }.
shown-fall = Der Asteroid fällt in die Sonne
shown-fall-aliens = { $aliens ->
    [0] Zu retten war dort niemand mehr.
    [one] Ein Alien war noch darauf.
   *[other] { $aliens } Aliens waren noch darauf.
  }
shown-election = Wahl { $number } von { $of }, bei Zeit { $time }
shown-nobody = niemand hat Sitze
shown-gained = Ratsmitglieder aus dieser Wahl
shown-last-election = Es war die letzte.
lot-corporations = Konzerne, Platz für Platz (nur bei zufälligem Aufbau)
lot-corporations-drawn = wie üblich

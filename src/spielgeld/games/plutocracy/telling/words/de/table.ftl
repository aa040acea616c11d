### Plutocracy am Tisch

title = Plutocracy

corporation-imperial = Imperial
corporation-galactica = Galactica
corporation-cosmos = Cosmos
corporation-horizon = Horizon

body-mars = Mars
    .on = auf dem Mars
    .to = zum Mars
    .empty = zu einem leeren Feld der Marsbahn
body-jupiter = Jupiter
    .on = auf dem Jupiter
    .to = zum Jupiter
    .empty = zu einem leeren Feld der Jupiterbahn
body-saturn = Saturn
    .on = auf dem Saturn
    .to = zum Saturn
    .empty = zu einem leeren Feld der Saturnbahn
body-uranus = Uranus
    .on = auf dem Uranus
    .to = zum Uranus
    .empty = zu einem leeren Feld der Uranusbahn
body-neptune = Neptun
    .on = auf dem Neptun
    .to = zum Neptun
    .empty = zu einem leeren Feld der Neptunbahn
body-earth = Erde
    .on = auf der Erde
    .to = zur Erde
    .empty = zu einem leeren Feld der Erdbahn
body-asteroid = Asteroid
    .on = auf dem Asteroiden
    .to = zum Asteroiden
    .empty = zu einem leeren Feld der Asteroidenbahn
sun = Sonne

resource-oxygen = Sauerstoff
    .short = SAU
resource-uranium = Uran
    .short = URA
resource-carbon = Carbon
    .short = CAR
resource-plants = Pflanzen
    .short = PFL
resource-water = Wasser
    .short = WAS

society-high = High-Society
    .wants = 25 S€
society-scientist = Scientist-Society
    .wants = ein Alien
society-influencer = Influencer-Society
    .wants = 4 Planeten
society-merchant = Merchant-Society
    .wants = 3 Ressourcen

of-councillors = { $councillors ->
    [one] { $councillors } Ratsmitglied
   *[other] { $councillors } Ratsmitglieder
  }

marker-rotate = ROTATE
marker-prices = PRICES
marker-elect = ELECT
marker-the_end = THE END

done-sell = verkauft
done-buy = gekauft
done-seats = Sitze gekauft

## Events

bid-made = { $outbid ->
    [none] { $seat } bietet { $bid } für Startposition { $position }.
   *[other] { $seat } bietet { $bid } für Startposition { $position }; { $outbid } muss neu bieten.
  }
auction-ended = Alle Startpositionen sind vergeben. Planeten wählen { $order }, in dieser Reihenfolge; persönliches THE END: { $ends }.
start-chosen = { $seat } startet { $planet_on }.
turn-began = { $body ->
    [none] Zeit { $time }: { $seat } ist am Zug, im leeren Raum.
   *[other] Zeit { $time }: { $seat } ist am Zug, { $body_on }.
  }
resources-sold = { $units ->
    [one] { $seat } verkauft { $planet_on } eine Einheit { $resource } für { $price } S€; der Nachfragepreis ist jetzt { $demand }.
   *[other] { $seat } verkauft { $planet_on } { $units } { $resource } für je { $price } S€; der Nachfragepreis ist jetzt { $demand }.
  }
resources-bought = { $units ->
    [one] { $seat } kauft { $planet_on } eine Einheit { $resource } für { $price } S€; der Angebotspreis ist jetzt { $supply }.
   *[other] { $seat } kauft { $planet_on } { $units } { $resource } für je { $price } S€; der Angebotspreis ist jetzt { $supply }.
  }
seats-bought = { $seats ->
    [one] { $seat } kauft { $planet_on } einen Sitz für { $cost } S€.
   *[other] { $seat } kauft { $planet_on } { $seats } Sitze für { $cost } S€.
  }
alien-rescued = { $left ->
    [0] { $seat } rettet das letzte Alien.
   *[other] { $seat } rettet ein Alien; noch { $left } übrig.
  }
society-joined = { $seat } tritt der { $society } bei: { of-councillors }.
ship-flew = { $waited ->
    [0] { $seat } fliegt { $distance } { $distance ->
        [one] Hexfeld
       *[other] Hexfelder
      } weit { $to } und ist bei Zeit { $time } da.
   *[other] { $seat } fliegt { $distance } { $distance ->
        [one] Hexfeld
       *[other] Hexfelder
      } weit { $to }, wartet { $waited } und ist bei Zeit { $time } am Zug.
  }
player-retired = { $seat } passt bei Zeit { $time }.
time-ran-out = { $seat } hat zu lange gebraucht: Das persönliche THE END rückt zurück auf { $end }.
player-went-out = { $cause ->
    [asteroid] { $seat } war auf dem Asteroiden und scheidet aus.
   *[time] { $seat } hat keine Zeit mehr und scheidet aus.
  }
bodies-rotated = { $next ->
    [none] Zeit { $time }: Rotation { $number }, die letzte.
   *[other] Zeit { $time }: Rotation { $number }; die nächste kommt bei { $next }.
  }
body-reached = { $seat } war am rechten Ort und ist jetzt { $body_on }.
asteroid-fell = { $aliens ->
    [0] Der Asteroid fällt in die Sonne.
    [one] Der Asteroid fällt in die Sonne, mit einem Alien darauf.
   *[other] Der Asteroid fällt in die Sonne, mit { $aliens } Aliens darauf.
  }
prices-changed = { $next ->
    [none] Zeit { $time }: Nachfragepreise steigen, Angebotspreise fallen, zum letzten Mal.
   *[other] Zeit { $time }: Nachfragepreise steigen, Angebotspreise fallen; wieder bei { $next }.
  }
election-held = { $sent_count ->
    [0] Zeit { $time }: Wahl { $number }. Niemand hat Sitze, niemand wird entsandt.
   *[other] Zeit { $time }: Wahl { $number }. Ratsmitglieder: { $sent }.
  }
sent-to-council = { $seat } +{ $councillors } ({ $planet })
game-ended = { $winners_count ->
    [0] THE END: Alle sind ausgeschieden, niemand gewinnt.
   *[other] THE END: { $winners } gewinnt.
  }

## What a turn comes to

sum-visit = { $seat } { $place }: { $done }.
sum-sold = { $number ->
    [one] verkauft eine Einheit { $resource } für { $money } S€
   *[other] verkauft { $number } { $resource } für { $money } S€
  }
sum-bought = { $number ->
    [one] kauft eine Einheit { $resource } für { $money } S€
   *[other] kauft { $number } { $resource } für { $money } S€
  }
sum-seats = { $number ->
    [one] kauft einen Sitz für { $money } S€
   *[other] kauft { $number } Sitze für { $money } S€
  }
sum-rescued = { $number ->
    [one] rettet ein Alien
   *[other] rettet { $number } Aliens
  }
sum-joined = tritt der { $society } bei ({ of-councillors })

## Questions

ask-auction = Biete Zeit für eine Startposition, also wann du deinen Planeten wählst: eine Position und ein Gebot ab 0, zum Beispiel { $example }.
ask-start = Wähle den Planeten, auf dem du startest, zum Beispiel { $example }.
ask-turn = { $body ->
    [none] Zeit { $time }: Dein Raumschiff ist im leeren Raum. Du kannst eingeben:
   *[other] Zeit { $time }: Dein Raumschiff ist { $body_on }. Du kannst eingeben:
  }
offer-sell = { $high ->
    [one] deine Einheit { $resource } für { $price } S€
   *[other] 1 bis { $high } { $resource } für je { $price } S€
  }
offer-buy = { $high ->
    [one] eine Einheit { $resource } für { $price } S€
   *[other] 1 bis { $high } { $resource } für je { $price } S€
  }
offer-seats = { $high ->
    [one] einen Sitz für { $price } S€
   *[other] 1 bis { $high } Sitze, der erste für { $price } S€, alle für { $cost } S€
  }
offer-rescue = ein Alien retten
offer-join = möglich: { $societies }
offer-fly = auch zu einem Feld: { $space }
offer-retire = endgültig; deine Sitze zählen weiter
offer-retire-only = ein Flug ist nicht mehr möglich

## What can be typed: the first word is the one shown

command-sell = verkaufe verkaufen verkauf
command-buy = kaufe kaufen kauf
command-seats = sitze sitz
command-rescue = rette retten alien
command-join = beitreten tritt beitritt
command-fly = fliege fliegen flieg flug
command-retire = passe passen ruhestand
command-start = starte start starten
command-bid = biete gebot bieten
command-place = position startposition platz
command-wait = warte warten verbummle verbummeln
command-time = zeit
command-meet = treffen
command-all = alle alles
command-fillers = nach zu zum zur auf der die den dem und für bei an

type-turn = Gib eins davon ein: { $commands }.
type-number = Wie viele? Zum Beispiel { $example }.
type-resource = Hier geht es um { $resource }.
type-society = Welche Society? Zum Beispiel { $example }.
type-target = Wohin? Ein Himmelskörper oder die zwei Zahlen eines Feldes, zum Beispiel { $example }.
type-planet = Gib einen Planeten ein: { $planets }.
type-bid = Gib eine Position von 1 bis { $last } und ein Gebot ein, zum Beispiel { $example }.
type-no-meeting = Kein Flug erreicht diesen Himmelskörper in der verbleibenden Zeit. Zu einem seiner Felder fliegst du mit den Zahlen, zum Beispiel { $example }.
type-not-then = Nach einem so langen Flug ist der Himmelskörper nicht dort. Wähle eine andere Länge oder gib die Zahlen des Feldes ein, zum Beispiel { $example }.
type-fallen = Der Asteroid ist in die Sonne gefallen. Zu einem Feld seiner Bahn fliegst du mit den Zahlen, zum Beispiel { $example }.

## Refusals

PL-12-no-planet = Verkaufen kannst du nur auf einem Planeten
PL-12-order = Du hast schon { $done }: In diesem Zug wird nicht mehr verkauft
PL-12-low = Verkaufe mindestens { $low }
PL-12-on-board = { $units ->
    [0] { $resource } hast du nicht geladen
   *[other] Du hast nur { $units } { $resource } geladen
  }
PL-13-no-planet = Kaufen kannst du nur auf einem Planeten
PL-13-order = Du hast schon { $done }: In diesem Zug wird nicht mehr gekauft
PL-13-low = Kaufe mindestens { $low }
PL-13-hold = { $units ->
    [0] Du kannst höchstens { $limit } { $resource } laden
   *[other] Du kannst höchstens { $limit } { $resource } laden und hast schon { $units }
  }
PL-13-money = Das kostet { $cost } S€, und du hast { $money } S€
PL-14-no-planet = Sitze gibt es nur auf Planeten
PL-14-order = Du hast schon { $done }: In diesem Zug gibt es keine Sitze mehr
PL-14-low = Kaufe mindestens { $low }
PL-14-free = { $free ->
    [0] Hier ist kein Sitz mehr frei
    [one] Hier ist nur noch ein Sitz frei
   *[other] Hier sind nur noch { $free } Sitze frei
  }
PL-14-money = Das kostet { $cost } S€, und du hast { $money } S€
PL-15-no-asteroid = Dein Raumschiff ist nicht auf dem Asteroiden
PL-15-once = Du hast schon ein Alien gerettet
PL-16-no-earth = Societies trittst du auf der Erde bei
PL-16-member = Du bist schon Mitglied: { $society }
PL-16-full = Kein Platz mehr frei: { $society }
PL-16-high = Die High-Society will { $needed } S€ sehen; du hast { $money } S€
PL-16-scientist = Die Scientist-Society will ein gerettetes Alien sehen
PL-16-influencer = Die Influencer-Society will Abgeordnete auf { $needed } Planeten sehen; du hast welche auf { $planets }
PL-16-merchant = Die Merchant-Society will { $needed } verschiedene geladene Ressourcen sehen; du hast { $resources }
PL-17-sun = { $q } { $r } liegt in der Sonne
PL-17-no-space = { $q } { $r } ist kein Feld einer Bahn
PL-17-same-space = Dein Raumschiff ist schon dort; auf der Stelle warten geht nicht
PL-17-short = Die Distanz ist { $distance }: Der Flug dauert mindestens { $shortest }
PL-17-end = Du wärst bei { $arrival } dort, nach THE END bei { $end }
PL-24-personal-end = Du wärst bei { $arrival } dort, nach deinem persönlichen THE END bei { $end }
PL-21-pick = Du startest auf einem Planeten; Erde und Asteroid sind keine
PL-22-position = Startpositionen gibt es von 1 bis { $last }
PL-22-low = Ein Gebot kann nicht unter { $low } liegen
PL-22-overbid = Für Startposition { $position } sind { $bid } geboten; biete mehr
PL-22-high = Ein Gebot kann höchstens { $high } sein

## The table

map-legend = Große Buchstaben: Himmelskörper. Kleine: Felder ihrer Bahnen. **: die Sonne. Dahinter Raumschiffe ({ $ships }; + für mehrere).
track-title = Zeitleiste
track-time = Zeit
track-pieces = Oberstes zuerst
track-retired = { $name } (gepasst)
asteroid-falls = Der Asteroid fällt bei { $time }; { $aliens ->
    [0] kein Alien mehr da.
    [one] noch ein Alien da.
   *[other] noch { $aliens } Aliens da.
  }
elections-held = Wahlen bisher: { $number } von 3.
column-body = Körper
column-place = Feld
column-demand = Nachfrage
column-supply = Angebot
column-seats = Sitze
column-next-seat = ab
column-ships = Schiffe
flights-title = Flüge: { $name }
column-to = Nach
column-hexes = Felder
column-time = Zeit
column-arrival = Ankunft
column-way = Unterwegs
body-here = { $body } (hier)
way-gone = In der Sonne.
way-no-meeting = Nicht mehr zu erreichen.
way-there = Bleibt dort, bis du da bist.
way-rotations = { $rotations ->
    [one] 1 Rotation: wird dann dort sein.
   *[other] { $rotations } Rotationen: wird dann dort sein.
  }
way-wait = { $rotations ->
    [one] { $wait } warten, 1 Rotation: dann dort.
   *[other] { $wait } warten, { $rotations } Rotationen: dann dort.
  }
column-player = Name
column-council = Rat
column-money = S€
column-hold = Frachtraum
column-societies = Societies
column-used = Zeit
column-ship = Schiff
player-end = { $time } von { $end }
player-retired-short = gepasst
player-out-short = ausgeschieden
player-alien = Alien
column-society = Society
column-wants = Verlangt
column-first = 3
column-second = 2
auction-title = Startauktion
column-position = Startposition
column-bidder = Geboten von
column-bid = Gebot

## The final sheet

scoring-sheet = Endstand
score-place = Platz
score-councillors = Ratsmitglieder
score-time = Zeit
score-end = Persönliches THE END
score-seats = Sitze
score-societies = Societies
score-money = S€
score-out = ausgeschieden

## The map as a picture

picture-title = Das Spielbrett von Plutocracy
picture-about = In der Mitte die Sonne, darum die Bahnen der Erde und der fünf Planeten und die Bahn des Asteroiden.
space-here = { $body }, jetzige Position
space-ahead = { $body }, { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
  } voraus
space-left = { $body }, ein schon verlassenes Feld
picture-body = { $body }: { $steps ->
    [0] auf dem Stern
    [one] 1 Feld nach dem Stern
   *[other] { $steps } Felder nach dem Stern
  }

## Options

option-setup = standard (für ein erstes Spiel; Startpositionen und ihre Reihenfolge sind rekonstruiert: Das Regelheft zeigt sie nur im Bild) oder random (Preise, Orte und Angebot gelost; du wählst deinen Startplaneten).
option-auction = Um die Reihenfolge beim Wählen der Startplaneten wird mit Zeit geboten (nur bei zufälligem Aufbau). Für Runden, die das Spiel kennen und noch über Starts streiten.
option-pressure = Ein Zug hat ein Zeitlimit; wer zu langsam ist, verliert am Ende Zeit. Für Runden, in denen immer gewinnt, wer am längsten überlegt.
option-gap = Bei Gleichstand mit persönlichem THE END: Vorn liegt, wer den kleineren (smaller) oder den größeren (larger) Abstand hat.
option-turn_seconds = Sekunden pro Zug bei Zeitdruck.

version-2 = Mit persönlichem THE END liegt bei Gleichstand der größere Abstand vorn, wenn der Tisch nichts anderes sagt (PL-24). Vorher war es der kleinere.
version-3 = Scheidet ein Mitglied einer Society aus, bleibt sein Platz verbraucht: Insgesamt können nur zwei beitreten (PL-30). Vorher konnte er neu besetzt werden.

## Why it ended so

points-of = { $points ->
    [one] { $points } Ratsmitglied
   *[other] { $points } Ratsmitgliedern
  }
ending-all-out = Alle sind ausgeschieden, also gewinnt niemand.
ending-alone-you = Du gewinnst: Alle anderen sind ausgeschieden.
ending-alone = { $winner } gewinnt: Alle anderen sind ausgeschieden.
ending-out = Du bist ausgeschieden und jetzt für die Getränke zuständig; { $winner } gewinnt mit { points-of }.
ending-won-you = Du gewinnst: Du hast die meisten Ratsmitglieder entsandt, { $points }.
ending-level-you = Gleichstand bei { points-of }; { $decided_by ->
    [gap-larger] du hattest bis zu deinem eigenen THE END mehr Zeit übrig
    [gap-smaller] du hattest bis zu deinem eigenen THE END weniger Zeit übrig
    [disc] deine Zeitscheibe liegt höher
   *[time] du hast weniger Zeit verbraucht
  }.
ending-shared = Gleichstand in allem: { $winner } gewinnen gemeinsam.
ending-level = Gleichstand bei { points-of }; { $decided_by ->
    [gap-larger] { $winner } hatte bis zum eigenen THE END mehr Zeit übrig
    [gap-smaller] { $winner } hatte bis zum eigenen THE END weniger Zeit übrig
    [disc] die Zeitscheibe von { $winner } liegt höher
   *[time] { $winner } hat weniger Zeit verbraucht
  }.
ending-won = { $winner } hat die meisten Ratsmitglieder entsandt: { $points }.
ending-won-other = { $winner } hat die meisten Ratsmitglieder entsandt, { $points }; du { $mine }.

### All games, at the table and at the terminal

seat-name = Platz { $number }
yes = ja
no = nein
type-yes-or-no = Gib ja oder nein ein.
type-notation = Gib die Art deiner Entscheidung und ihren Wert ein, zum Beispiel: bid 25.

decision-taken-back = { $seat } nimmt die letzte Entscheidung zurück.

## Refusals

refused-not-asked = Du bist jetzt nicht gefragt
refused-decided = Du hast dich schon entschieden
refused-stale = Das Spiel ist inzwischen weiter: Das war Frage { $step }, jetzt läuft { $now }
refused-kind = Diese Art von Entscheidung ist jetzt nicht gefragt, oder sie ist unlesbar
refused-clock = Dass die Zeit um ist, kann nur die Uhr sagen
refused-shape = Diese Entscheidung ist nicht zu lesen
refused-entry = Eine Entscheidung im Protokoll hat die Form [Platz, Entscheidung]
refused-over = Das Spiel ist zu Ende
refused-low = Es muss mindestens { $low } sein
refused-high = Es kann höchstens { $high } sein
refused-barred = Es kann nicht { $barred } sein
refused-long = Die Zahl ist zu lang: An diesem Tisch sind höchstens { $digits } Stellen erlaubt
refused-pick = { $pick } geht jetzt nicht
refused-game = Ein Spiel namens { $game } gibt es nicht; es gibt { $allowed }
refused-players = Zu { $players } geht das nicht; möglich sind { $allowed }
refused-rules = Regeln { $rules } gibt es bei diesem Spiel nicht; es gibt { $allowed }
refused-options = Optionen sind ein Objekt aus Namen und Werten
refused-option = Die Option { $option } kann nicht { $value } sein; möglich sind { $allowed }
refused-unknown-option = Eine Option { $option } gibt es nicht; es gibt { $allowed }
refused-unknown-lot = Bei diesem Spiel wählt der Tisch { $allowed }, nicht { $name }
refused-lots = Was der Tisch wählt, muss ein Objekt sein
refused-option-json = Die Datei für { $option } ist ab Zeile { $line }, Spalte { $column } nicht zu lesen.
refused-deal = Die Auslosung muss ein Objekt sein
refused-deal-keys = Die Auslosung muss genau diese Teile haben: { $keys }
refused-deal-first = Der erste Platz der Auslosung muss eine Zahl von 0 bis { $last } sein
refused-deal-number = Der Teil { $key } der Auslosung muss eine Liste von { $number } sein
refused-deal-word = Im Teil { $key } der Auslosung ist Eintrag { $position } unbekannt oder doppelt: { $word }
refused-deal-stack = In Stapel { $number } der Auslosung kommt eine Sparte doppelt vor
refused-deal-empty = Zum Standardaufbau gehört eine leere Auslosung
refused-deal-planets = Der Teil { $key } der Auslosung muss diese Namen je einmal enthalten: { $planets }
refused-deal-resource = In der Auslosung bietet { $planet } etwas Unbekanntes an: { $resource }
refused-deal-resource-twice = In der Auslosung wird { $resource } doppelt angeboten, das zweite Mal von { $planet }
refused-deal-own-resource = In der Auslosung bietet { $planet } an, was dort nachgefragt wird: { $resource }
refused-deal-die = In der Auslosung muss der Würfel für { $planet } 1 bis { $sides } zeigen, nicht { $die }
refused-auction-setup = Eine Startauktion gibt es nur bei zufälligem Aufbau (setup=random)
refused-deal-market = Der Teil market der Auslosung muss die Plättchen { $tokens } enthalten, in beliebiger Reihenfolge
refused-deal-governments = Der Teil governments der Auslosung muss genau diese Staaten nennen: { $states }
refused-deal-government = Die Regierung von { $state } in der Auslosung muss aus zwei verschiedenen Parteien bestehen
refused-board-json = Diese Datei ist kein Spielplan.
refused-board-schema = Der Spielplan ist falsch bei { $path }: { fault-board-schema }
refused-board-missing = Der Spielplan ist falsch bei { $path }: { fault-board-missing }
refused-board-type = Der Spielplan ist falsch bei { $path }: { fault-board-type }
refused-board-count = Der Spielplan ist falsch bei { $path }: { fault-board-count }
refused-board-space = Der Spielplan ist falsch bei { $path }: { fault-board-space }
refused-board-nameless = Der Spielplan ist falsch bei { $path }: { fault-board-nameless }
refused-board-range = Der Spielplan ist falsch bei { $path }: { fault-board-range }
refused-board-each-once = Der Spielplan ist falsch bei { $path }: { fault-board-each-once }
refused-board-unknown = Der Spielplan ist falsch bei { $path }: { fault-board-unknown }
refused-board-order = Der Spielplan ist falsch bei { $path }: { fault-board-order }
refused-board-cards = Der Spielplan ist falsch bei { $path }: { fault-board-cards }
refused-board-twice = Der Spielplan ist falsch bei { $path }: { fault-board-twice }
refused-board-row = Der Spielplan ist falsch bei { $path }: { fault-board-row }
refused-board-black = Der Spielplan ist falsch bei { $path }: { fault-board-black }
refused-board-column = Der Spielplan ist falsch bei { $path }: { fault-board-column }
refused-board-first-loans = Der Spielplan ist falsch bei { $path }: { fault-board-first-loans }
refused-board-debt-start = Der Spielplan ist falsch bei { $path }: { fault-board-debt-start }
refused-board-quick-start = Dem Spielplan fehlt der Teil quick_start_4p, also gibt es keinen Schnellstart

fault-board-schema = { $detail }
fault-board-missing = Es fehlt: { $parts }
fault-board-type = { $kind ->
    [integer] Hier muss eine ganze Zahl stehen
    [string] Hier muss ein Text stehen
    [array] Hier muss eine Liste stehen
   *[other] Hier muss ein Objekt mit Teilen stehen
  }
fault-board-count = { $low ->
    [3] Es müssen 3 Einträge sein
    [4] Es müssen 4 Einträge sein
   *[other] Es müssen { $low } bis { $high } Einträge sein
  }
fault-board-space = Auf einem Feld steht eine Zahl von 0 bis 100, nichts oder das €
fault-board-nameless = Es fehlt ein Name
fault-board-range = Erlaubt ist { $low } bis { $high }
fault-board-each-once = Jedes davon muss einmal da sein: { $allowed }
fault-board-unknown = { $word } gehört nicht zu { $allowed }
fault-board-order = Zu niedrig nach dem, was davor steht
fault-board-cards = Es müssen mindestens { $number } Karten sein
fault-board-twice = { $name } kommt zweimal vor
fault-board-row = Die Zeile ist länger als die oberste
fault-board-black = Das € (EURO) steht am Ende der obersten Zeile und sonst nirgends
fault-board-column = In Spalte { $column } steht keine Zahl
fault-board-first-loans = Genau eine Zeile muss 4 und dann 5 zeigen
fault-board-debt-start = Die Schulden können nicht auf dem €-Feld beginnen

## Files that are no records

broken-json = Diese Datei ist nicht zu lesen: Zeile { $line }, Spalte { $column }: { $detail }.
broken-nested = Diese Datei ist nicht zu lesen: Ihre Teile sind zu tief verschachtelt.
broken-object = Diese Datei ist keine Aufzeichnung eines Spiels.
broken-format = Das Format eines Protokolls muss { $expected } sein, nicht { $format }.
broken-missing = Dem Protokoll fehlt der Teil { $key }.
broken-game = Der Name des Spiels muss ein Text sein.
broken-decisions = Die Entscheidungen eines Protokolls müssen eine Liste sein.
broken-twice = Ein Teil des Protokolls steht zweimal da.
broken-unreadable = { $file } lässt sich nicht lesen: { $detail }.
broken-text = { $file } ist kein UTF-8-Text: Byte { $byte }.
broken-empty = { $file } enthält kein Protokoll.
in-file = { $file }: { $message }

## Replaying

on-line = Zeile { $line }: { $message }
illegal-decision = Entscheidung { $index } von Platz { $seat } wird abgelehnt: { $reason }
illegal-entry = Entscheidung { $index } wird abgelehnt: { $reason }
replay-header = { $game } zu { $players }
replay-result = { $header }: { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
  }; { $result }
result-open = noch gefragt: { $names }
result-nobody = niemand gewinnt
result-winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
  }
replay-position = Nach { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
  }; noch gefragt: { $names }.
replay-at = In diesem Protokoll { $decisions ->
    [one] steht nur 1 Entscheidung
   *[other] stehen nur { $decisions } Entscheidungen
  }.
replay-seat = Platz { $seat } gibt es nicht; die Plätze zählen von 0 bis { $last }.

## Playing at a terminal

play-welcome = { $game }. Du bist { $names }.
play-welcome-many = { $game }. An diesem Bildschirm: { $names }.
play-bots = Bots: { $bots }.
play-commands = Mit ? bekommst du Hilfe, mit quit hörst du auf.
play-help = ? diese Hilfe; story: was geschah; board: noch einmal der Tisch; tipp: was der Profi-Bot täte, und warum; rules: alle Regeln; rules { $rule } (jede Nummer): eine Regel; undo: letzte Entscheidung zurücknehmen; quit: aufhören.
play-sure = { $said }: Ist das wirklich so gemeint? (ja/nein)
play-more = -- Weiter mit Enter --
play-nothing-to-undo = Da ist nichts zurückzunehmen: Andere wurden inzwischen gefragt oder haben etwas erfahren.
play-unknown-rule = Eine Regel { $rule } gibt es nicht.
play-pass = Gib den Bildschirm an { $name }. Dann drücke Enter.
play-sealed = Versiegelt.
play-stopped = Nach { $decisions ->
    [one] einer Entscheidung
   *[other] { $decisions } Entscheidungen
  } aufgehört.
play-saved = Das Protokoll steht in { $file }; weiter geht es mit: spielgeld play --resume { $file }
play-unsaved = { $file } lässt sich nicht schreiben: { $detail }.
play-too-many-people = { $people } Leute, aber nur { $players } Plätze.
play-no-seat = Platz { $seat } gibt es nicht; Plätze zählen von 0 bis { $last }, jeder einmal.
unknown-bot = Einen Bot { $name } gibt es nicht; es gibt { $known }.
unknown-game = Ein Spiel { $name } gibt es nicht; es gibt { $known }.
bad-option = Eine Option hat die Form Name=Wert, nicht { $text }.
bad-choose = Eine Wahl schreibt man name=wert, nicht { $text }.

## Learning a game

learn-enter = Weiter mit Enter.
learn-type = Du bist am Zug. Gib ein: { $typed }
learn-free = Du bist am Zug und hast die Wahl. Zum Beispiel: { $typed }
learn-other = Geht auch. Die Lektion geht hier einen anderen Weg, damit du siehst, was daraus wird.
learn-answer = Gib { $letters } ein.
learn-title = Lektion
learn-progress = { $number } von { $all }
learn-go-on = Weiter
learn-out = raus
learn-play-on = Hier weiterspielen
learn-first-game = Spiel dein erstes richtiges Spiel
learn-tactics = Zweite Lektion: was sich lohnt ({ $minutes } Minuten)
learn-as-well = Das geht genauso gut.
learn-show-me = Zeig es mir
learn-done = Die Lektion ist zu Ende. Der Tisch gehört dir: Spiel hier weiter, oder spiel dein erstes richtiges Spiel.
learn-move = Ausführen: { $said }
learn-choice = Zum Beispiel: { $said }
learn-start = In { $minutes } Minuten lernen
learn-no-lesson = Für { $game } gibt es noch kein angeleitetes erstes Spiel; es gibt eins für: { $known }. Du kannst so beginnen: spielgeld play { $name }
learn-no-role = Es gibt keine Rolle { $role }; es gibt { $known }.

## The list of games

games-players = zu { $counts }
games-rules = Regeln { $rules }
games-changed = seit Regeln { $rules }: { $changed }
games-facts = { $reconstructed } der { $number } Werte aus der Schachtel sind rekonstruiert{ $inferred ->
    [0] {""}
   *[other] , { $inferred } erschlossen
 }: Die Regelseite sagt, welche.
games-default = Standard: { $value }
games-bots = Bots: { $bots }
games-lots = Der Tisch kann wählen: { $lots }

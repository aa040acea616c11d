### The server: what it can't do, and its pages

## What the server refuses

problem-no-table = Diesen Tisch gibt es nicht.
problem-no-page = Diese Seite gibt es nicht.
problem-no-move = Dieser Link wurde schon benutzt oder ist zu alt. Erstell auf dem anderen Gerät einen neuen.
problem-not-yours = Das ist nicht dein Platz.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-no-spectators = An diesem Tisch darf niemand zuschauen.
problem-bad-invitation = Diese Einladung gilt nicht.
problem-cross-site = Das kam von der Seite eines anderen Servers und wurde nicht ausgeführt.
problem-wrong-host = So heißt dieser Server nicht. Wer ihn betreibt, kann sagen, unter welchem Namen er zu erreichen ist: --site oder --allow-host.
problem-taken = Dieser Platz ist besetzt.
problem-no-open-chair = Es ist kein Platz mehr frei.
problem-no-chair = Diesen Platz gibt es nicht; dieser Tisch hat { $seats }.
problem-not-running = Das Spiel hat noch nicht begonnen.
problem-not-ready = Es sind noch Plätze frei.
problem-not-over = Das geht, wenn das Spiel zu Ende ist.
problem-not-closed = Schließ den Tisch zuerst: Vielleicht spielt noch jemand.
problem-started = Das Spiel hat schon begonnen.
problem-closed = Dieser Tisch ist geschlossen.
problem-busy = An diesem Tisch geschieht zu viel auf einmal. Bitte versuch es noch einmal.
problem-full-table = Dieser Tisch ist voll: An ihm kann nichts mehr geschehen.
problem-lesson-wrong = Nicht ganz. Sieh noch einmal hin.
problem-read-first = Lies erst weiter: Drücke auf Weiter.
problem-nothing-to-undo = Da ist nichts zurückzunehmen: Andere wissen inzwischen davon.
problem-too-large = Das ist zu groß.
problem-too-slow = Diese Anfrage kam zu langsam an.
problem-too-fast = Zu viele Anfragen. Bitte warte einen Moment.
problem-too-many = Es schauen zu viele zu. Bitte versuch es später.
problem-broken-table = Dieser Tisch lässt sich nicht mehr lesen: Eintrag { $number } passt nicht zu den Regeln.
problem-newer-table = Diesen Tisch hat eine neuere Version des Servers geschrieben: Eintrag { $number } ist von der Art „{ $kind }“, die diese nicht kennt.
problem-bad-settings = Die Einstellung { $name } ist so nicht möglich.
problem-bad-name = Bitte gib einen Namen mit 1 bis { $longest } Zeichen an.
problem-bad-chat = Eine Nachricht hat 1 bis { $longest } Zeichen.
problem-bad-notes = Notizen haben höchstens { $longest } Zeichen.
problem-bad-address = Das ist keine E-Mail-Adresse, an die man schreiben kann, wie name@example.org.
problem-no-mail = Dieser Tisch verschickt keine Mails.
problem-no-address = Dieser Link gilt nicht mehr: Die Adresse, an die er ging, bekommt keine Mails mehr.
problem-no-bot = Einen Bot { $name } gibt es nicht; es gibt { $known }.
problem-bad-form = Diese Anfrage ist nicht lesbar.
problem-bots-alone = An { $most } deiner Tische spielen schon Bots allein. Warte, bis ein Spiel zu Ende ist, oder setz dich dazu.
problem-bad-luck = Das ist nicht die versprochene Zahl: Sie braucht 64 Ziffern von 0 bis f, die zum Hash passen.
problem-not-drawing = Von diesem Platz wird jetzt keine Zahl erwartet.
problem-used-key = Das kam mit einem Schlüssel, der inzwischen für etwas anderes steht; nichts wurde entschieden.
problem-full-chat = An diesem Tisch ist so viel gesagt worden, dass nichts mehr hinzukommen kann. Das Spiel geht weiter.
problem-bad-text = Darin sind Zeichen, die sich nicht aufbewahren lassen.
problem-long-number = Darin ist eine Zahl mit mehr als { $digits } Stellen.
problem-overfull = Der Server hat zu viel aufzuschreiben. Bitte versuch es gleich noch einmal.
problem-cant-read = Der Server kann gerade nichts nachschlagen. Bitte versuch es bald noch einmal.
problem-cant-write = Der Server kann gerade nichts aufschreiben. Bitte versuch es bald noch einmal.
problem-failed = Auf diesem Server ist etwas schiefgegangen. Das Spiel ist sicher; bitte lade die Seite neu.

## Starting the server

serve-address = Spielgeld läuft unter { $address } – Ende mit Strg+C.
serve-in-front = Andere können diesen Server erreichen. Setze einen Webserver mit HTTPS davor (etwa Caddy oder nginx, der Host und X-Forwarded-For weitergibt): Ohne ihn reisen Namen, Gebote und Links unverschlüsselt.
serve-not-here = { $option } braucht Linux oder macOS.
serve-database-listen = Die eigene Adresse von PostgreSQL muss eine URL sein wie postgresql://benutzer@host/spiele.
serve-in-use = Ein anderer Server hat { $file } offen. Jeder behielte Tische im Speicher, die der andere nicht sieht: Halte jenen zuerst an oder nimm PostgreSQL.
serve-folder = In den Ordner { $folder } lässt sich nicht schreiben ({ $reason }): Gib --database sqlite:///datei an.
serve-port = { $host }, Port { $port } ist nicht nutzbar ({ $reason }): Versuche einen anderen --host oder --port.
serve-smtp = Der Mailserver muss eine URL sein, etwa smtp://name:passwort@mail.example.org:587 oder smtps://mail.example.org.
serve-sender = Mails brauchen einen Absender: --sender spiele@example.org angeben.
serve-site = Die öffentliche Adresse dieses Servers muss mit https:// oder http:// beginnen.

## Mail

mail-turn = Hallo { $name },

    du bist dran bei { $game } (Tisch { $badge }):
    { $link }

    Der Link öffnet den Tisch in dem Browser, in dem du Platz genommen hast. Auf einem anderen Gerät hilft der private Link zu deinem Platz.

    Keine Mails mehr zu diesem Tisch: { $stop }
    .subject = Du bist dran: { $game }, Tisch { $badge }
mail-until = Du hast Zeit bis { $when }.
mail-confirm = Hallo { $name },

    jemand an einem Tisch von { $game } ({ $badge }) möchte an diese Adresse eine Mail bekommen, sobald es etwas zu entscheiden gibt. Warst du das, dann sag hier Ja:
    { $link }

    Wenn nicht, tu nichts: Dann folgt daraus nichts.
    .subject = Dürfen wir dir schreiben? { $game }, Tisch { $badge }

mailing-title = Mails zu diesem Tisch
mailing-ask = Möchtest du eine Mail, wenn du an diesem Tisch dran und nicht da bist?
mailing-on = Du bekommst eine Mail, wenn du an diesem Tisch dran und nicht da bist.
mailing-off = Du bekommst keine Mails mehr zu diesem Tisch.
mailing-confirm = Ja, schreibt mir
mailing-stop = Bitte keine Mails
mailing-table = Zum Tisch

## Die Tische eines Servers

tables-table = Tisch
tables-game = Spiel
tables-state = Zustand
tables-created = Eröffnet
tables-last = Letzter Zug
tables-state-open = offen
tables-state-running = läuft
tables-state-over = beendet
tables-state-closed = geschlossen
tables-in-use = Ein Server läuft mit { $file } und hat die Tische im Speicher: Halte ihn an, bevor du hier löschst. Wer einen Tisch eröffnet hat, kann ihn jederzeit auf seiner Seite löschen.
restore-in-use = Ein Server läuft mit { $file }: Halte ihn zuerst an.
tables-sure = { $number ->
    [one] Diesen Tisch endgültig löschen?
   *[other] Diese { $number } Tische endgültig löschen?
  }
tables-deleted = { $number ->
    [one] Ein Tisch gelöscht.
   *[other] { $number } Tische gelöscht.
  }
problem-forgets = Dieser Tisch spielt ohne Gedächtnishilfe. Zurückblicken kannst du, wenn das Spiel vorbei ist.

## Looking for leaks

canary-cant = Am Server { $url } lässt sich nicht spielen: { $reason }
canary-leak = { $door } verriet { $reader } ein Gebot von Platz { $seat }.
canary-spectator = einer zuschauenden Person
canary-seat = Platz { $seat }
canary-found = { $leaks ->
    [one] Ein Leck in { $asked } Antworten.
   *[other] { $leaks } Lecks in { $asked } Antworten.
  }
canary-none = { $asked } Antworten wurden gelesen, und in keiner stand ein verdecktes Gebot.

problem-not-shared = Dieses Spiel ist noch nicht zu Ende, oder der Link ist nicht vollständig.
problem-over-there = Dort war das Spiel zu Ende. Wähl einen früheren Schritt.
problem-no-push = Den Push-Dienst deines Browsers kennt dieser Server nicht.
serve-ask-network = Dürfen andere in deinem Netz mitspielen, etwa ein Handy im selben Raum?
serve-network-warning = Andere in deinem Netz erreichen es unter { $address } – alle dort können es öffnen, und Namen, Gebote und Links reisen im Klartext. Mach das nur in einem Netz, dem du vertraust.
serve-network-none = Dieser Rechner scheint in keinem Netz zu sein: Nur du kannst hier spielen.
push-turn = { $game }, Tisch { $badge }
push-ask = Auf diesem Gerät Bescheid geben
push-help = Wenn du dran und nicht da bist, auch wenn diese Seite zu ist.
push-on = Dieses Gerät bekommt Bescheid, wenn du dran bist.
push-failed = Dieser Browser erlaubt es nicht oder war nicht erreichbar.

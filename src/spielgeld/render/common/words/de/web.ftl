### The server: what it can't do, and its pages

## What the server refuses

problem-no-table = Diesen Tisch gibt es nicht.
problem-no-page = Diese Seite gibt es nicht.
problem-not-yours = Das ist nicht dein Platz.
problem-not-host = Das darf nur, wer den Tisch eröffnet hat.
problem-no-spectators = An diesem Tisch schaut niemand zu.
problem-bad-invitation = Diese Einladung gilt nicht.
problem-cross-site = Das kam von der Seite eines anderen Servers und wurde nicht ausgeführt.
problem-taken = Dieser Platz ist besetzt.
problem-no-open-chair = Es ist kein Platz mehr frei.
problem-no-chair = Diesen Platz gibt es nicht; dieser Tisch hat { $seats }.
problem-not-running = Das Spiel hat noch nicht begonnen.
problem-not-ready = Es sind noch Plätze frei.
problem-not-over = Das geht, wenn das Spiel zu Ende ist.
problem-started = Das Spiel hat schon begonnen.
problem-closed = Dieser Tisch ist geschlossen.
problem-busy = An diesem Tisch geschieht zu viel auf einmal. Bitte versuche es noch einmal.
problem-full-table = Dieser Tisch ist voll: An ihm kann nichts mehr geschehen.
problem-nothing-to-undo = Da ist nichts zurückzunehmen: Andere wissen inzwischen davon.
problem-too-large = Das ist zu groß.
problem-too-fast = Zu viele Anfragen. Bitte warte einen Moment.
problem-too-many = Es schauen zu viele zu. Bitte versuche es später.
problem-broken-table = Dieser Tisch lässt sich nicht mehr lesen: Eintrag { $number } passt nicht zu den Regeln.
problem-bad-settings = Die Einstellung { $name } kann so nicht sein.
problem-bad-name = Bitte gib einen Namen mit 1 bis { $longest } Zeichen an.
problem-bad-chat = Eine Nachricht hat 1 bis { $longest } Zeichen.
problem-no-bot = Einen Bot { $name } gibt es nicht; es gibt { $known }.
problem-bad-form = Diese Anfrage ist nicht lesbar.
problem-failed = Auf diesem Server ist etwas schiefgegangen. Das Spiel ist sicher; bitte lade die Seite neu.

## Starting the server

serve-address = Spielgeld läuft unter { $address } - Ende mit Strg+C.
serve-in-front = Andere können diesen Server erreichen. Setze einen Webserver mit HTTPS davor (etwa Caddy oder nginx, der Host und X-Forwarded-For weitergibt): Ohne ihn reisen Namen, Gebote und Links unverschlüsselt.
serve-workers = Mehrere Prozesse brauchen PostgreSQL: Gib --database postgresql://... an.
serve-folder = In den Ordner { $folder } lässt sich nicht schreiben ({ $reason }): Gib --database sqlite:///datei an.
serve-port = { $host }, Port { $port } ist nicht nutzbar ({ $reason }): Versuche einen anderen --port.

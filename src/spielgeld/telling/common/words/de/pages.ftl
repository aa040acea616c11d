### What stands on every page

page-skip = Zum Inhalt springen
page-tools = Einstellungen
page-language = Sprache
page-theme = Hell oder dunkel
page-theme-auto = Farben deines Geräts benutzen
page-theme-light = Helle Farben benutzen
page-theme-dark = Dunkle Farben benutzen
page-rules = Regeln
page-read-rule = Regel { $rule } lesen
page-colon = {": "}
page-you = du
page-bot = Bot, { $level }
level-random = leicht
level-rookie = mittel
level-banker = schwer
level-quant = Profi
page-thinking = überlegt
page-away = nicht da, zuletzt gesehen
page-players = Mitspielende
page-story = Verlauf
page-chat = Chat
page-chat-empty = Noch hat niemand etwas gesagt. Verschwiegenheit ist eine Tugend.
page-chat-say = Sag etwas
page-chat-send = Senden
page-notes = Notizen für dich
page-notes-keep = Behalten
page-mail = Schreib mir, wenn ich dran bin
page-mail-address = Deine E-Mail-Adresse
page-mail-keep = Merken
page-mail-help = Niemand sonst sieht sie. Zuerst kommt eine Mail, die fragt, ob du das möchtest.
page-mail-asked = Eine Mail an { $address } ist unterwegs. Öffne den Link darin, um Ja zu sagen.
page-mail-on = { $address } bekommt eine Mail, wenn du dran bist und nicht am Tisch sitzt.
page-mail-remove = Adresse entfernen
page-only-you = Das wissen nicht alle
page-unknown = dir nicht bekannt
page-reload = Neu laden
page-rematch = Noch einmal spielen
new-name-of = Name auf { $chair }
new-here-word = ihr reicht ihn herum; was geheim ist, wird dazwischen verdeckt
new-here = Alle an diesem Bildschirm
page-more = Mehr
page-rules-older = Dieses Spiel läuft nach Regeln { $rules }. Neue Spiele, auch das nächste hier, laufen nach Regeln { $newest }:
page-look-back = Zurückblicken
page-step = Zurückblicken auf Schritt { $step }
page-record = Protokoll herunterladen
page-notify = Sag mir, wenn ich dran bin
page-offline = Verbindung verloren. Neuer Versuch …

## Now

now-your-turn = Du bist dran
now-not-your-turn = Du bist nicht dran
now-sealed = Versiegelt
now-waiting = Warten
now-over = Das Spiel ist zu Ende
now-closed = Der Tisch ist geschlossen
now-closed-help = Hier geschieht nichts mehr
now-thinking = { $name } überlegt
now-deadline = Noch Zeit:
now-meanwhile = Solange: Notizen, Verlauf, Regeln.
now-decision = Deine Entscheidung
now-decide = Entscheiden
now-undo = Zurücknehmen
now-preview = Das sind { $number }.

## The lobby and a new table

lobby-title = Geld drucken. Mit Maß.
lobby-lead = Brettspiele über Geld, mit Leuten, die du kennst, auf ihren eigenen Geräten oder mit Bots. Ohne Konto, ohne Kosten: Das Geld ist nicht echt.
lobby-yours = Deine Tische
lobby-games = Spiele
lobby-new = Mit Freunden spielen
lobby-players = { $least } bis { $most } Personen
table-of-lesson = Lektion, { $day }
table-day = Tisch vom { $day }
table-name = Tisch von { $name }, { $day }
lobby-all = Alle meine Tische
lobby-time = etwa { $minutes } Minuten
lobby-play = Jetzt gegen Bots spielen
lobby-unofficial = Inoffiziell, von Leuten, die diese Spiele mögen. Auf den Regelseiten steht, wer sie erfunden und verlegt hat.
lobby-state-open = noch nicht begonnen
lobby-state-running = läuft
lobby-state-over = beendet

new-title = Ein neuer Tisch: { $game }
new-lead = Ein Name, wie viele ihr seid und gegen wen. Alles andere ist sinnvoll eingestellt.
new-who = Wer spielt
new-name = Dein Name
new-name-help = Plätze mit „ich“ gehören dir, an diesem Bildschirm.
new-players = Personen
new-chairs = Plätze
new-chair = Platz { $number }
new-me = ich
new-open = frei, mit Einladung
new-bot = Bot: { $level }
new-pace = Tempo
new-pace-live = live, alle sind da
new-pace-days = { $days ->
    [one] ein Tag für jede Entscheidung
   *[other] { $days } Tage für jede Entscheidung
  }
new-clock = Uhr
new-clock-none = keine Uhr
new-clock-minutes = { $minutes ->
    [one] eine Minute für jede Entscheidung
   *[other] { $minutes } Minuten für jede Entscheidung
  }
new-timeout = Ist die Zeit um
new-timeout-bot = entscheidet ein Bot
new-timeout-wait = warten alle weiter
new-spectators = Andere dürfen zuschauen
new-example = Eine Datei zum Anfangen
new-make = Tisch eröffnen

## The room before the game

room-title = Dein Tisch: { $game }
room-invited = Du bist eingeladen: { $game }
room-invited-lead = Such dir einen Platz aus und sag, wie du heißt, dann bist du dabei.
room-free = { $number ->
    [one] Ein Platz ist noch frei: Wen rufst du?
   *[other] { $number } Plätze sind noch frei: Wen rufst du?
  }
room-ready = Alle sind da. Fang an, wann du magst.
room-host-starts = Alle sind da. { $name } fängt gleich an.
room-rules-newer = Das letzte Spiel lief nach Regeln { $before }. Dieses läuft nach Regeln { $rules }:
room-chairs = Plätze
room-open = frei
room-seat-bot = Bot hinsetzen
room-open-again = Den Platz von { $name } wieder frei machen
room-take = Platz nehmen
room-any-chair = irgendeinen Platz
room-which-chair = Platz
room-take-help = Du spielst in diesem Browser. Für ein anderes Gerät gibt es am Tisch einen eigenen Link.
room-start = Spiel beginnen
room-invite = Einladen
room-invite-help = Schick diesen Link deinen Freunden. Wer ihn öffnet, sucht sich einen freien Platz aus.
room-qr = Der Einladungslink als QR-Code
room-link = Einladungslink
room-copy = Kopieren
room-copied = Kopiert
room-own-link = Dein eigener Platz auf einem anderen Gerät
room-own-link-help = Nicht für andere: Wer diesen Link öffnet, spielt für dich.
room-renew = Neuer Link, der alte gilt nicht mehr

## The host during the game

host-title = Tisch verwalten
host-watch = Ein Link für alle, die zuschauen wollen
host-level = Welcher Bot
host-bot = Für { $name } einen Bot spielen lassen
host-give-back = Den Platz an { $name } zurückgeben
host-close = Tisch schließen
host-delete = Tisch löschen
host-delete-help = Er ist dann für alle weg, mit Verlauf, Chat und Protokoll.
host-delete-sure = Endgültig löschen

## One screen for all

curtain-title = Gib den Bildschirm weiter an { $name }
curtain-lead = Was jetzt kommt, ist nicht für alle.
curtain-lift = Ich bin { $name }

## Looking back

back-title = Rückblick
back-step = Schritt { $step } von { $steps }
back-first = Erster Schritt
back-previous = Ein Schritt zurück
back-next = Ein Schritt weiter
back-last = Letzter Schritt
back-slider = Schritt
back-as = Gesehen von
back-as-watching = Zuschauenden
back-go = Dorthin
back-now = Zur Gegenwart

## Rules

rules-title = Regeln von { $game }
rules-contents = Inhalt
rules-how = So geht das Spiel
rules-all = Alle Regeln
rules-ruling = Unsere Auslegung
rules-ruling-lead = Wo das Regelheft schweigt oder zweierlei sagt, mussten wir entscheiden. Solche Regeln sind markiert, mit dem Grund.
rules-common = An jedem Tisch
rules-versions = Versionen
rules-versions-lead = Das ist Version { $rules } der Regeln. Ein begonnenes Spiel wird bis zum Ende nach der Version gespielt, mit der es begann.
rules-version = Regeln { $rules }
rules-version-first = Die erste Version.
rules-asides = Kleingedrucktes
rules-asides-lead = Nichts davon ist eine Regel. Es musste nur gesagt werden.
rules-unofficial = Inoffiziell
rules-unofficial-lead = Das ist eine inoffizielle Umsetzung von Leuten, die das Spiel mögen. Wer es erfunden und verlegt hat, hat nichts damit zu tun und hat sie nicht gutgeheißen. Die Regeln sind mit eigenen Worten erzählt, und kein Bild stammt aus der Schachtel. Kauf das Spiel: Es lohnt sich.

## When something goes wrong

error-home = Zur Startseite
error-table = Zurück zum Tisch
error-400 = Diese Anfrage ließ sich nicht lesen.
    .title = Nicht verstanden
error-403 = Du hast keinen Schlüssel zu dieser Seite. Der Link zu einem Platz öffnet sie.
    .title = Nicht für dich
error-404 = Unter dieser Adresse ist nichts. Vielleicht ist der Tisch geschlossen.
    .title = Hier ist nichts
error-405 = So lässt sich diese Adresse nicht benutzen.
    .title = So nicht
error-409 = Das Spiel ist weitergegangen. Geh zurück zum Tisch und sieh nach.
    .title = Zu spät
error-413 = Das war mehr, als dieser Server annimmt.
    .title = Zu viel
error-429 = Zu viele Anfragen. Warte ein wenig und versuch es noch einmal.
    .title = Langsam
error-500 = Der Server hat einen Fehler gemacht. Dein Spiel ist gespeichert; versuch es noch einmal.
    .title = Unser Fehler
error-503 = Der Server ist beschäftigt. Dein Spiel ist gespeichert; versuch es bald noch einmal.
    .title = Beschäftigt
new-drawn = wird gelost

# The end, unless a game says it in its own words.
now-you-win = Du gewinnst
now-they-win = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } gewinnen gemeinsam
}
scoring-sheet = Wertungsblatt
sheet-winner = gewinnt
now-until = bis { $at }
now-thinking-for = { $name } überlegt schon { $time }
now-fold = Frage
now-to-question = Zur Frage an dich
time-was-up = Die Zeit von { $name } war um; ein Bot hat entschieden.
page-not-sent = Nicht gesendet, versuch es noch einmal. Was du getippt hast, ist noch da.
page-menu = Sprache und Farben
page-said = Neu im Chat: { $number }
page-rematch-open = Am neuen Tisch geht es gleich weiter.
page-rematch-follow = Mitspielen
page-rematch-look = Zum neuen Tisch
lobby-state-closed = vor dem Ende geschlossen
host-close-help = Das Spiel endet hier für alle und niemand gewinnt.
host-close-sure = Für alle schließen
new-more = Mehr Optionen
new-fill = Die anderen Plätze
level-random-word = überlässt es den Würfeln
level-rookie-word = spielt mit Verstand
level-banker-word = rechnet und plant
level-quant-word = rechnet durch, was kommen kann
level-scholar = selbst gelernt
level-scholar-word = hat aus vielen Spielen gegen sich selbst gelernt
new-friends = Leute, die du kennst
new-friends-word = du bekommst einen Link zum Verschicken
new-bots = Bots: { $level }
new-as-above = wie oben
mine-tables = Meine Tische
mine-search = Name, Spiel, Nummer
mine-find = Suchen
mine-running = Läuft gerade
mine-waiting = Noch nicht begonnen
mine-finished = Zu Ende
mine-none = Kein Tisch hier.
mine-name = Dein Name
mine-name-help = Wird auf diesem Gerät an neuen Tischen eingesetzt. Lass das Feld leer, damit er vergessen wird.
mine-move = Auf ein anderes Gerät mitnehmen
mine-move-help = Ein Link bringt deine Tische dorthin. Er gilt einmal und zehn Minuten lang.
mine-move-make = Link erstellen
mine-move-made = Öffne dort innerhalb von zehn Minuten diesen Link oder halt die Kamera auf den Code; er gilt einmal. Behalt ihn für dich: Wer ihn öffnet, spielt für dich.
move-title = Diese Tische mitnehmen?
move-lead = Wer diesen Link erstellt hat, spielt an diesen Tischen, und dieses Gerät dann auch. Mach nur weiter, wenn du das selbst warst. Tische, die schon auf diesem Gerät sind, bleiben, wie sie sind.
move-as = Du spielst für { $names }.
move-host = Du hast den Tisch eröffnet.
move-do = Mitnehmen
record-open = Ein Protokoll öffnen
record-open-help = Ein Spiel aus einer Datei, hier heruntergeladen oder von Hand geschrieben: Sieh es durch, spiel ab jedem Schritt gegen Bots weiter oder lass es analysieren.
record-file = Datei
record-open-press = Öffnen
go-on = Ab hier gegen Bots weiterspielen
go-on-seat = Auf diesem Platz
room-share = Teilen
room-only-here = Dieser Link geht nur auf diesem Rechner. Damit andere in deinem Netz mitspielen, halt den Server an und starte ihn mit:
mine-spectator-over = Jetzt liegt alles offen: Du kannst von jedem Platz auf das Spiel zurückblicken.
share-title = Dieses Spiel zeigen
share-help = Wer diesen Link hat, kann von jedem Platz auf das Spiel zurückblicken und nichts ändern.
card-invites = { $name } lädt dich ein: { $game }
card-full = Alle Plätze sind besetzt.
card-over = Ein beendetes Spiel: Sieh es dir von jedem Platz an.
card-running = Ein Spiel, das gerade läuft.
